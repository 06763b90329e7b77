/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-search.h: lets a search of `leaf explore` run for a time, and ends it when a signal arrives. */
#pragma once

#include "leaf-cli-explore-kept.h"

G_BEGIN_DECLS

/* The first SIGINT or SIGTERM ends the search, and what was found is saved and printed. The second ends the process. */
void leaf_cli_explore_catch_signals (void);
/* Ends the process by the signal that stopped the search, as a shell expects of an interrupted command. */
void leaf_cli_explore_end_by_signal (void);
/* Explores for a number of turns or, if none is given, of seconds. Returns FALSE if the archive could not be saved at
 * the end. */
gboolean leaf_cli_explore_search (LeafExploration *exploration, LeafCliKept *kept, int seconds, gint64 turns,
                                  gboolean is_verbose);

G_END_DECLS
