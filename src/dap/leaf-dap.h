/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap.h: a server for the Debug Adapter Protocol, with which editors debug a story. */
#pragma once

#include "leaf.h"

#include <stdio.h>

G_BEGIN_DECLS

/* Compiles the story at a path, a file or a project. Returns a new program; NULL if it cannot be read. Adds the path of
 * the file of each source, in order, to `files`, which owns them; NULL for a source that is in no file. */
typedef LeafProgram *(*LeafDapOpen) (const char *path, GPtrArray *files);

/* Serves the client that writes to `in` and reads from `out`, until it disconnects or the input ends. Makes `in`
 * unbuffered. Nothing else may write to `out` meanwhile. Returns the exit code, 0. */
int leaf_dap_serve (FILE *in, FILE *out, LeafDapOpen open);

G_END_DECLS
