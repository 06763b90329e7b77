/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-answers.c: the matrix of verbs and things: who answers each verb on each thing that was reached. */
#include "leaf-cli-explore-answers.h"
#include "leaf-cli-explore-json.h"

#include <string.h>

enum { MOST_TURNS = 60000, COLUMNS = 100 };

static const char letters[] = { ' ', '.', 'A', '-', '!' };
static const char *const by_names[] = { NULL, "library", "story", "nothing", "problem" };

/* --- as text ------------------------------------------------------------------------------------------------------ */

static int
by_number (gconstpointer a, gconstpointer b)
{
  guint32 x = *(const guint32 *) a, y = *(const guint32 *) b;

  return x < y ? -1 : x > y;
}

static GArray *
list_things (const GArray *answers)
{
  GArray *things = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;

  for (guint i = 0; i < answers->len; i++)
    g_array_append_val (things, g_array_index (answers, LeafExplorationAnswer, i).thing);
  g_array_sort (things, by_number);
  for (guint i = 0; i < things->len; i++)
    if (n == 0 || g_array_index (things, guint32, n - 1) != g_array_index (things, guint32, i))
      g_array_index (things, guint32, n++) = g_array_index (things, guint32, i);
  g_array_set_size (things, n);
  return things;
}

static guint
column_of (const GArray *things, guint32 thing)
{
  guint low = 0, high = things->len;

  while (low < high) {
    guint middle = (low + high) / 2;

    if (g_array_index (things, guint32, middle) < thing)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* Prints a block of the matrix: `n` things from `first` on, then a line for each verb that was tried on one of them,
 * with a column for each thing. */
static void
print_block (const LeafExplorer *explorer, const GArray *answers, const GArray *things, guint first, guint n)
{
  g_print ("\n");
  for (guint i = 0; i < n; i++)
    g_print ("%s%4u %s", i % 4 == 0 ? (i > 0 ? "\n" : "") : ",", first + i + 1,
             leaf_explorer_object_name (explorer, g_array_index (things, guint32, first + i)));
  g_print ("\n");
  for (guint i = 0; i < answers->len;) {
    guint32 action = g_array_index (answers, LeafExplorationAnswer, i).action;
    g_autofree char *line = g_strnfill (n, ' ');
    gboolean any = FALSE;

    for (; i < answers->len && g_array_index (answers, LeafExplorationAnswer, i).action == action; i++) {
      const LeafExplorationAnswer *row = &g_array_index (answers, LeafExplorationAnswer, i);
      guint column = column_of (things, row->thing);

      if (column < first || column >= first + n)
        continue;
      any = TRUE;
      line[column - first] = row->by == LEAF_ANSWERED_BY_LIBRARY && row->succeeded ? 'o' : letters[row->by];
    }
    if (any)
      g_print ("%-28.28s %s\n", leaf_explorer_action_name (explorer, action), line);
  }
}

static void
print_commands (const LeafExploration *exploration, const GArray *answers, LeafAnsweredBy by, const char *title)
{
  gboolean any = FALSE;

  for (guint i = 0; i < answers->len; i++) {
    const LeafExplorationAnswer *row = &g_array_index (answers, LeafExplorationAnswer, i);
    g_auto (GStrv) path = NULL;
    g_autofree char *commands = NULL;

    if (row->by != by)
      continue;
    path = leaf_exploration_dup_path (exploration, row->moment, row->command);
    commands = g_strjoinv (" / ", path);
    g_print ("%s  %s\n", any ? "" : title, commands);
    any = TRUE;
  }
}

static void
print_answers (const LeafExploration *exploration, const GArray *answers)
{
  g_autoptr (GArray) things = list_things (answers);
  guint counts[LEAF_ANSWERED_PROBLEM + 1] = { 0 };

  for (guint i = 0; i < answers->len; i++)
    counts[g_array_index (answers, LeafExplorationAnswer, i).by]++;
  g_print (
      "%u pairs of a verb and a thing were tried on %u things: %u answered by the story (A), %u by the library alone (o succeeded, . was "
      "refused), %u with nothing printed (-), %u with a run-time problem (!).\n",
      answers->len, things->len, counts[LEAF_ANSWERED_BY_STORY], counts[LEAF_ANSWERED_BY_LIBRARY],
      counts[LEAF_ANSWERED_NOTHING], counts[LEAF_ANSWERED_PROBLEM]);
  for (guint first = 0; first < things->len; first += COLUMNS)
    print_block (leaf_exploration_explorer (exploration), answers, things, first,
                 MIN (things->len - first, (guint) COLUMNS));
  print_commands (exploration, answers, LEAF_ANSWERED_PROBLEM, "\nRun-time problems:\n");
  print_commands (exploration, answers, LEAF_ANSWERED_NOTHING, "\nNothing was printed:\n");
}

/* --- as JSON ------------------------------------------------------------------------------------------------------ */

static void
print_json (const LeafExploration *exploration, const GArray *answers)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  const LeafExplorer *explorer = leaf_exploration_explorer (exploration);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "answers");
  json_builder_begin_array (builder);
  for (guint i = 0; i < answers->len; i++) {
    const LeafExplorationAnswer *row = &g_array_index (answers, LeafExplorationAnswer, i);
    g_auto (GStrv) path = NULL;

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "action", leaf_explorer_action_name (explorer, row->action));
    leaf_json_add_string (builder, "thing", leaf_explorer_object_name (explorer, row->thing));
    leaf_json_add_string (builder, "by", by_names[row->by]);
    leaf_json_add_truth (builder, "succeeded", row->succeeded);
    path = leaf_exploration_dup_path (exploration, row->moment, row->command);
    leaf_cli_explore_build_lines (builder, path);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

void
leaf_cli_explore_answers (const LeafExploration *exploration, gboolean is_json)
{
  g_autoptr (GArray) answers = leaf_exploration_answers (exploration, MOST_TURNS);

  if (is_json)
    print_json (exploration, answers);
  else
    print_answers (exploration, answers);
}
