/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap.h: a story under the Debug Adapter Protocol. */
#pragma once

#include "leaf.h"

#include <stdio.h>

G_BEGIN_DECLS

/* Compiles the story at a path; NULL if it cannot be read. The program is owned by the caller. */
typedef LeafProgram *(*LeafDapOpen) (const char *path);

/* Serves the client that writes to `in`, with responses on `out`, until it disconnects or the input ends. Returns the
 * exit code. Nothing else may write to `out` meanwhile. */
int leaf_dap_serve (FILE *in, FILE *out, LeafDapOpen open);

G_END_DECLS
