/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-shorten.h: `leaf explore --shorten`, which shortens the play in a file. */
#pragma once

#include "leaf-exploration.h"

G_BEGIN_DECLS

/* Reads a command from each line, except blank lines at the end of the file. NULL, with a message, on failure. Free
 * with g_strfreev. */
char **leaf_cli_explore_read_commands (const char *file);
/* Prints fewer commands that lead to the same end as those in the file. Returns the exit code. */
int leaf_cli_explore_shorten (LeafProgram *program, const LeafExplorationOptions *options, const char *file,
                              char **goals, int seconds);

G_END_DECLS
