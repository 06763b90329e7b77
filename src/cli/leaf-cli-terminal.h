/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-terminal.h: reads a play's input from a terminal: lines, single keys, and the ticks of the story's timer. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

/* Returns TRUE if standard input is a terminal. */
gboolean leaf_cli_terminal_is (void);
/* Returns the next input for leaf_play_command: a key if the play waits for a key at `stop`, otherwise a line; or a
 * tick, if the timer's interval passes first. NULL at the end of input. Free with g_free. */
char *leaf_cli_terminal_read (const LeafStop *stop);

G_END_DECLS
