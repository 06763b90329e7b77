/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-terminal.h: reads the inputs of a play from a terminal: lines, single keys, and ticks of its timer. */
#pragma once

#include "leaf.h"

#include <stdio.h>

G_BEGIN_DECLS

/* Returns TRUE if standard input is a terminal. */
gboolean leaf_cli_terminal_is (void);
/* Returns the next line without its line end; what is longer than the engine takes of a command is left out. NULL at
 * the end of input. Free with g_free. */
char *leaf_cli_read_line (FILE *in);
/* Waits for the next input of a play that is at `stop`, and returns it in its text form: a key if the play needs one,
 * otherwise a line; or a tick if the interval of the timer passes first. NULL at the end of input. Free with g_free. */
char *leaf_cli_terminal_read (const LeafStop *stop);

G_END_DECLS
