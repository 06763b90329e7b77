/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp.h: the Language Server Protocol over libleaf, so that any editor that speaks it knows what the window
 * knows. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Serves one editor until it says `exit` or closes the stream; runs a main loop of its own.  Returns the exit status
 * that the protocol asks for: 0 when the editor had said `shutdown` before, 1 otherwise. */
int leaf_lsp_serve (GInputStream *in, GOutputStream *out);

G_END_DECLS
