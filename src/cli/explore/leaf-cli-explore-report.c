/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-report.c: what the report in words and the report as JSON share. */
#include "leaf-cli-explore-report.h"

#include "leaf-cli.h"
#include "leaf-index.h"

#include <string.h>

char *
leaf_cli_explore_dup_line (const LeafCliExploreReport *report, LeafPlace place)
{
  guint32 line = leaf_cli_story_line (report->program, place);

  return line != 0 ? g_strdup_printf (" (line %u)", line) : g_strdup ("");
}

char *
leaf_cli_explore_dup_what (const LeafCliExploreReport *report, const LeafFound *found)
{
  g_autofree char *line = leaf_cli_explore_dup_line (report, found->place);
  g_autofree char *words = NULL;

  switch (found->sort) {
  case LEAF_FOUND_SCORE: return g_strdup_printf ("%d", (gint32) found->id);
  case LEAF_FOUND_ENDING:
    words = leaf_cli_words_at (report->program, found->place);
    return g_strdup_printf ("%s%s", words != NULL ? words : "the story ends", line);
  case LEAF_FOUND_ROOM:
  case LEAF_FOUND_PROBLEM:
  case LEAF_FOUND_GOAL:
  case LEAF_FOUND_BROKEN:
  case LEAF_FOUND_COVERED: break;
  }
  return g_strdup_printf ("%s%s", found->text, line);
}

void
leaf_cli_explore_count_covered (const LeafCliExploreReport *report, LeafCoveredSort sort, guint *n_covered,
                                guint *n_all)
{
  guint32 n;
  const LeafExplorer *explorer = leaf_exploration_explorer (report->exploration);
  const LeafCoverable *rows = leaf_explorer_coverables (explorer, &n);

  *n_covered = *n_all = 0;
  for (guint32 i = 0; i < n; i++) {
    *n_all += rows[i].sort == sort;
    *n_covered
        += rows[i].sort == sort && leaf_coverage_has (leaf_exploration_coverage (report->exploration), rows[i].bit);
  }
}

/* Returns the name of what can be covered, or the words of a phrase. Free with g_free. */
char *
leaf_cli_explore_dup_covered_name (const LeafCliExploreReport *report, const LeafCoverable *row)
{
  return row->sort == LEAF_COVERED_STATEMENT ? leaf_cli_words_at (report->program, row->place) : g_strdup (row->name);
}

/* Returns TRUE if something that was not reached is to be listed. A scene that did not begin could not end either. */
gboolean
leaf_cli_explore_is_missed (const LeafCliExploreReport *report, const LeafCoverable *rows, guint32 n, guint32 at)
{
  const LeafCoverage *coverage = leaf_exploration_coverage (report->exploration);

  if (leaf_coverage_has (coverage, rows[at].bit))
    return FALSE;
  for (guint32 i = 0; rows[at].sort == LEAF_COVERED_SCENE_END && i < n; i++)
    if (rows[i].sort == LEAF_COVERED_SCENE && rows[i].id == rows[at].id)
      return leaf_coverage_has (coverage, rows[i].bit);
  return TRUE;
}

/* Lists the phrases that end the story and did not run. */
void
leaf_cli_explore_each_ending_missed (const LeafCliExploreReport *report, LeafCliMissedFunc *missed, gpointer data)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (report->exploration), &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = NULL;

    if (rows[i].end == LEAF_END_NONE || !leaf_cli_explore_is_missed (report, rows, n, i))
      continue;
    words = leaf_cli_explore_dup_covered_name (report, &rows[i]);
    missed (words != NULL ? words : "the story ends", rows[i].place, data);
  }
}

/* Returns a set of the names (borrowed) of the rooms that were reached. */
static GHashTable *
list_reached (const LeafCliExploreReport *report)
{
  GHashTable *reached = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 0; i < leaf_exploration_n_found (report->exploration); i++) {
    LeafFound found = leaf_exploration_found (report->exploration, i);

    if (found.sort == LEAF_FOUND_ROOM)
      g_hash_table_add (reached, (gpointer) found.text);
  }
  return reached;
}

char *
leaf_cli_explore_dup_way_to (const LeafCliExploreReport *report, const char *room)
{
  g_autoptr (LeafMap) map = leaf_program_map (report->program);
  g_autoptr (GHashTable) reached = list_reached (report);

  for (guint32 i = 0; i < map->n_links; i++) {
    const LeafMapLink *link = &map->links[i];
    const char *from = map->rooms[link->from].name, *to = map->rooms[link->to].name;
    gboolean is_back = strcmp (from, room) == 0;
    const char *other = is_back ? to : from, *direction = is_back ? link->way_back : link->direction;

    if (strcmp (is_back ? from : to, room) != 0 || direction == NULL || !g_hash_table_contains (reached, other))
      continue;
    return link->door != NULL ? g_strdup_printf ("%s from %s, through %s", direction, other, link->door)
                              : g_strdup_printf ("%s from %s", direction, other);
  }
  return NULL;
}

void
leaf_cli_explore_each_room_missed (const LeafCliExploreReport *report, LeafCliMissedFunc *missed, gpointer data)
{
  g_autoptr (LeafMap) map = leaf_program_map (report->program);
  g_autoptr (GHashTable) reached = list_reached (report);

  for (guint32 i = 0; i < map->n_rooms; i++)
    if (!g_hash_table_contains (reached, map->rooms[i].name))
      missed (map->rooms[i].name, map->rooms[i].place, data);
}

/* Returns TRUE if some command takes a value of a kind that has too many to try all. */
gboolean
leaf_cli_explore_takes_any_value (const LeafCliExploreReport *report)
{
  const char *kind;
  guint32 n;

  return leaf_explorer_typed_kind (leaf_exploration_explorer (report->exploration), 0, &kind, &n);
}

/* Returns TRUE if the story has a final ending, reached or not. */
gboolean
leaf_cli_explore_has_final_phrase (const LeafCliExploreReport *report)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (leaf_exploration_explorer (report->exploration), &n);

  for (guint32 i = 0; i < n; i++)
    if (rows[i].end == LEAF_END_FINAL)
      return TRUE;
  return FALSE;
}

static const char chance_name[] = "the random number generator",
                  chance_reason[] = "moments count as one though chance may decide otherwise after them";

const char *
leaf_cli_explore_cruelty (const LeafCliExploreReport *report, gboolean has_dead_ends)
{
  LeafExplorationState state = leaf_exploration_state (report->exploration);

  if (!state.is_closed || state.n_endings == 0 || state.drew
      || (!state.has_final && leaf_cli_explore_has_final_phrase (report)))
    return NULL;
  return has_dead_ends ? "tough, nasty or cruel" : state.n_endings > 1 ? "polite or merciful" : "merciful";
}

gboolean
leaf_cli_explore_has_score (const LeafCliExploreReport *report, gint32 *highest)
{
  *highest = leaf_exploration_state (report->exploration).best_score;
  for (guint32 i = 0; i < leaf_exploration_n_found (report->exploration); i++)
    if (leaf_exploration_found (report->exploration, i).sort == LEAF_FOUND_SCORE)
      return TRUE;
  return FALSE;
}

gboolean
leaf_cli_explore_left_out (const LeafCliExploreReport *report, guint32 number, const char **what, const char **why)
{
  guint32 n = 0;

  if (leaf_explorer_left_out (leaf_exploration_explorer (report->exploration), number, what, why))
    return TRUE;
  if (!leaf_exploration_state (report->exploration).drew)
    return FALSE;
  while (leaf_explorer_left_out (leaf_exploration_explorer (report->exploration), n, what, why))
    n++;
  *what = chance_name;
  *why = chance_reason;
  return number == n;
}
