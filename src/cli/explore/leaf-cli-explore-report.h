/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-report.h: what the report of `leaf explore` in words and the one as JSON share. */
#pragma once

#include "leaf-exploration.h"

G_BEGIN_DECLS

typedef struct {
  LeafProgram *program;
  LeafExploration *exploration;
  gboolean is_all;       /* --all */
  gboolean tries_chance; /* --chance */
  guint n_unproved;      /* findings that did not occur again when their commands were played */
} LeafCliExploreReport;

/* Returns " (line 7)", or an empty text if the place is not in the story's own file. Free with g_free. */
char *leaf_cli_explore_dup_line (const LeafCliExploreReport *report, LeafPlace place);
/* Returns the name of a finding, with its line. Free with g_free. */
char *leaf_cli_explore_dup_what (const LeafCliExploreReport *report, const LeafFound *found);
/* Counts the items of a sort that can be covered, and those that were. */
void leaf_cli_explore_count_covered (const LeafCliExploreReport *report, LeafCoveredSort sort, guint *n_covered,
                                     guint *n_all);
/* Returns the name of what can be covered, or the words of a phrase. Free with g_free. */
char *leaf_cli_explore_dup_covered_name (const LeafCliExploreReport *report, const LeafCoverable *row);
/* Returns TRUE if something that was not reached is to be listed. A scene that did not begin could not end either. */
gboolean leaf_cli_explore_is_missed (const LeafCliExploreReport *report, const LeafCoverable *rows, guint32 n,
                                     guint32 at);

/* Receives the name and the place of something that was not reached. */
typedef void LeafCliMissedFunc (const char *name, LeafPlace place, gpointer data);

/* Lists the phrases that end the story and did not run, and the rooms that were not reached. */
void leaf_cli_explore_each_ending_missed (const LeafCliExploreReport *report, LeafCliMissedFunc *missed, gpointer data);
void leaf_cli_explore_each_room_missed (const LeafCliExploreReport *report, LeafCliMissedFunc *missed, gpointer data);

/* Returns how a room that was not reached lies to one that was: "east from Yard, through iron gate"; NULL if it is not
 * beside one. Free with g_free. */
char *leaf_cli_explore_dup_way_to (const LeafCliExploreReport *report, const char *room);
/* How cruel the story is, of a search that can tell; otherwise NULL. */
const char *leaf_cli_explore_cruelty (const LeafCliExploreReport *report, gboolean has_dead_ends);
/* Returns TRUE if the score rose in some play, with the highest score. */
gboolean leaf_cli_explore_has_score (const LeafCliExploreReport *report, gint32 *highest);
/* Returns TRUE if the story has a final ending, reached or not. */
gboolean leaf_cli_explore_has_final_phrase (const LeafCliExploreReport *report);
/* Returns TRUE if some command takes a value of a kind that has too many to try all. */
gboolean leaf_cli_explore_takes_any_value (const LeafCliExploreReport *report);
/* The name of what is left out of comparisons, by its number, from 0, and the reason. FALSE: there is none. */
gboolean leaf_cli_explore_left_out (const LeafCliExploreReport *report, guint32 number, const char **what,
                                    const char **why);

G_END_DECLS
