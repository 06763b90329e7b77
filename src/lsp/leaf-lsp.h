/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp.h: a Language Server Protocol server over libleaf. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Serves one editor until it sends `exit` or closes the stream; runs its own main loop. Returns the exit status of the
 * protocol: 0 after `shutdown`, otherwise 1. */
int leaf_lsp_serve (GInputStream *in, GOutputStream *out);

G_END_DECLS
