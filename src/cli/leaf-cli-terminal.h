/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-terminal.h: inputs of a play from a terminal: lines, single keys, and the ticks of its timer. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Is the standard input a terminal? */
gboolean leaf_cli_terminal_is (void);
/* The next input, as leaf_play_command takes it, for a play that stands at `stop`: a key where one is wanted, else a
 * line; or a tick, when its time has passed. NULL: there is no more. Free with g_free. */
char *leaf_cli_terminal_read (const LeafStop *stop);

G_END_DECLS
