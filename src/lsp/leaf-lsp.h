/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp.h: a server for the Language Server Protocol, which editors speak. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Serves one editor until it sends `exit` or closes the stream. Blocks, and runs a main loop of the default context.
 * After a story was opened or changed, it is explored for `explore_seconds` to find rules that do not run; 0: never.
 * Returns the exit status that the protocol requires: 0 after `shutdown`, otherwise 1. */
int leaf_lsp_serve (GInputStream *in, GOutputStream *out, int explore_seconds);

G_END_DECLS
