/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp.h: a Language Server Protocol server over libleaf. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Serves one editor until it sends `exit` or closes the stream; runs its own main loop. `explore_seconds` is how long a
 * story that was opened or changed is explored to find rules that do not run; 0 to switch this off. Returns the exit
 * status of the protocol: 0 after `shutdown`, otherwise 1. */
int leaf_lsp_serve (GInputStream *in, GOutputStream *out, int explore_seconds);

G_END_DECLS
