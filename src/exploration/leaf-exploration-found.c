/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-found.c: what was found, the commands that lead to it, and the dead ends, which are the commands
 * after which a story can no longer be brought to an end. */

#include "leaf-exploration-private.h"

#include <string.h>

enum {
  MOST_FOUND = 200000,
  MOST_DEAD_ENDS = 40,
  BYTES_OF_FOUND = 112 /* the entry of its key, and the allocator's overhead */
};

static guint32
n_lines (const char *command)
{
  guint32 n = 1;

  while ((command = strchr (command, '\n')) != NULL) {
    command++;
    n++;
  }
  return n;
}

guint32
leaf_exploration_n_commands (const LeafExploration *exploration, guint32 moment, const char *command)
{
  guint32 n = command != NULL ? n_lines (command) : 0;

  for (; moment != 0 && moment != LEAF_NO_MOMENT; moment = leaf_explored_at (exploration, moment)->parent)
    n += n_lines (exploration->commands->pdata[leaf_explored_at (exploration, moment)->command]);
  return n;
}

/* --- recording ---------------------------------------------------------------------------------------------------- */

static char *
key_of (LeafFoundSort sort, guint32 id, const char *text, LeafPlace place)
{
  return g_strdup_printf ("%d %u %u.%u %s", sort, id, place.source, place.start,
                          sort == LEAF_FOUND_PROBLEM && text != NULL ? text : "");
}

/* See the depth of a moment. */
static guint32
depth_of (const LeafExploration *exploration, const LeafFound *found)
{
  return leaf_explored_at (exploration, found->moment)->depth + (found->command != NULL ? found->n_commands : 0);
}

/* Returns TRUE if the finding needs a random draw that differs from the seed's. */
static gboolean
is_drawn (const LeafExploration *exploration, const LeafFound *found)
{
  return leaf_explored_at (exploration, found->moment)->is_drawn || leaf_drawn_is (found->command);
}

static double
probability_of (const LeafExploration *exploration, const LeafFound *found)
{
  double probability = leaf_drawn_probability (found->command);

  if (!is_drawn (exploration, found))
    return 1;
  for (guint32 at = found->moment; at != 0 && at != LEAF_NO_MOMENT; at = leaf_explored_at (exploration, at)->parent)
    probability *= leaf_drawn_probability (exploration->commands->pdata[leaf_explored_at (exploration, at)->command]);
  return probability;
}

void
leaf_exploration_note (LeafExploration *exploration, LeafFoundSort sort, guint32 id, const char *text, LeafPlace place,
                       guint32 moment, const char *command, guint32 n_commands)
{
  g_autofree char *key = key_of (sort, id, text, place);
  LeafFound found = { sort, id, text, place, moment, command, n_commands, 1 };
  gpointer at;

  if (g_hash_table_lookup_extended (exploration->found_keys, key, NULL, &at)) {
    LeafFound *known = &g_array_index (exploration->found, LeafFound, GPOINTER_TO_UINT (at));

    if (is_drawn (exploration, &found) != is_drawn (exploration, known)
            ? is_drawn (exploration, &found)
            : depth_of (exploration, &found) >= depth_of (exploration, known))
      return;
    g_free ((char *) known->command);
    known->moment = moment;
    known->command = g_strdup (command);
    known->n_commands = n_commands;
    return;
  }
  if (exploration->found->len >= MOST_FOUND)
    return;
  found.text = g_strdup (text);
  found.command = g_strdup (command);
  exploration->found_bytes
      += BYTES_OF_FOUND + strlen (key) + (text != NULL ? strlen (text) : 0) + (command != NULL ? strlen (command) : 0);
  g_hash_table_insert (exploration->found_keys, g_steal_pointer (&key), GUINT_TO_POINTER (exploration->found->len));
  g_array_append_val (exploration->found, found);
}

void
leaf_exploration_note_covered (LeafExploration *exploration, guint32 moment, const char *command, guint32 n_commands)
{
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  for (guint32 i = 0; i < n; i++) {
    if (exploration->is_covered[i] || !leaf_coverage_has (&exploration->coverage, rows[i].bit))
      continue;
    exploration->is_covered[i] = TRUE;
    leaf_exploration_note (exploration, LEAF_FOUND_COVERED, i, rows[i].name, rows[i].place, moment, command,
                           n_commands);
  }
}

guint32
leaf_exploration_n_found (const LeafExploration *exploration)
{
  return exploration->found->len;
}

LeafFound
leaf_exploration_found (const LeafExploration *exploration, guint32 number)
{
  LeafFound found;

  g_return_val_if_fail (number < exploration->found->len, ((LeafFound) { 0 }));
  found = g_array_index (exploration->found, LeafFound, number);
  found.n_commands = leaf_exploration_n_commands (exploration, found.moment, found.command);
  found.probability = probability_of (exploration, &found);
  return found;
}

/* --- paths -------------------------------------------------------------------------------------------------------- */

char **
leaf_exploration_dup_path (const LeafExploration *exploration, guint32 moment, const char *command)
{
  char **path = leaf_exploration_dup_drawn_path (exploration, moment, command);

  for (char **line = path; *line != NULL; line++) {
    char *shown = leaf_drawn_dup_shown (*line);

    g_free (*line);
    *line = shown;
  }
  return path;
}

char **
leaf_exploration_dup_drawn_path (const LeafExploration *exploration, guint32 moment, const char *command)
{
  g_autoptr (GPtrArray) backwards = g_ptr_array_new ();
  GStrvBuilder *path = g_strv_builder_new ();
  char **lines;

  for (; moment != 0 && moment != LEAF_NO_MOMENT; moment = leaf_explored_at (exploration, moment)->parent)
    g_ptr_array_add (backwards, exploration->commands->pdata[leaf_explored_at (exploration, moment)->command]);
  for (guint i = backwards->len; i-- > 0;) {
    g_auto (GStrv) parts = g_strsplit (backwards->pdata[i], "\n", -1);

    g_strv_builder_addv (path, (const char **) parts);
  }
  if (command != NULL) {
    g_auto (GStrv) parts = g_strsplit (command, "\n", -1);

    g_strv_builder_addv (path, (const char **) parts);
  }
  lines = g_strv_builder_end (path);
  g_strv_builder_unref (path);
  return lines;
}

/* --- dead ends ---------------------------------------------------------------------------------------------------- */

/* Edges grouped by one of their nodes: the edges of a node are order[first[node]] up to, but not including,
 * order[first[node + 1]]. */
typedef struct {
  guint32 *first, *order;
} EdgeIndex;

static EdgeIndex
index_edges (const LeafExploration *exploration, gboolean by_end)
{
  guint32 n = exploration->nodes->len, n_edges = exploration->edges->len;
  EdgeIndex index = { g_new0 (guint32, n + 2), g_new (guint32, n_edges + 1) };
  g_autofree guint32 *at = NULL;

  for (guint32 i = 0; i < n_edges; i++) {
    const LeafExploredEdge *edge = &g_array_index (exploration->edges, LeafExploredEdge, i);

    index.first[(by_end ? edge->to : edge->from) + 1]++;
  }
  for (guint32 i = 0; i < n; i++)
    index.first[i + 1] += index.first[i];
  at = g_memdup2 (index.first, sizeof (guint32) * (n + 1));
  for (guint32 i = 0; i < n_edges; i++) {
    const LeafExploredEdge *edge = &g_array_index (exploration->edges, LeafExploredEdge, i);

    index.order[at[by_end ? edge->to : edge->from]++] = i;
  }
  return index;
}

static void
edge_index_clear (EdgeIndex *index)
{
  g_free (index->first);
  g_free (index->order);
}

/* Marks every node from which a marked one can be reached. */
static void
spread (const LeafExploration *exploration, const EdgeIndex *by_end, guint8 *marked)
{
  g_autoptr (GArray) pending = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 i = 0; i < exploration->nodes->len; i++)
    if (marked[i])
      g_array_append_val (pending, i);
  while (pending->len > 0) {
    guint32 to = g_array_index (pending, guint32, pending->len - 1);

    g_array_set_size (pending, pending->len - 1);
    for (guint32 k = by_end->first[to]; k < by_end->first[to + 1]; k++) {
      guint32 from = g_array_index (exploration->edges, LeafExploredEdge, by_end->order[k]).from;

      if (marked[from])
        continue;
      marked[from] = TRUE;
      g_array_append_val (pending, from);
    }
  }
}

/* Marks the moments that a play is to reach: those in which the goal holds, if there are goals; otherwise the final
 * endings or, if there are none, all endings. Returns FALSE if nothing was marked. */
static gboolean
mark_ends (const LeafExploration *exploration, guint32 goal, guint8 *marked)
{
  gboolean any = FALSE, has_final = FALSE;

  for (guint i = 0; goal != LEAF_NO_GOAL && i < exploration->goal_moments->len; i++) {
    const LeafGoalMoment *row = &g_array_index (exploration->goal_moments, LeafGoalMoment, i);

    marked[row->node] = (row->goals >> goal & 1) != 0;
    any |= marked[row->node];
  }
  if (goal != LEAF_NO_GOAL)
    return any;
  for (guint32 i = 0; i < exploration->nodes->len; i++)
    has_final |= leaf_explored_at (exploration, i)->is_final;
  for (guint32 i = 0; i < exploration->nodes->len; i++) {
    const LeafExplored *node = leaf_explored_at (exploration, i);

    marked[i] = has_final ? node->is_final : node->is_over;
    any |= marked[i];
  }
  return any;
}

static int
by_way (gconstpointer a, gconstpointer b)
{
  const LeafDeadEnd *one = a, *other = b;

  if (one->n_commands != other->n_commands)
    return one->n_commands < other->n_commands ? -1 : 1;
  if (one->moment != other->moment)
    return one->moment < other->moment ? -1 : 1;
  return one->goal < other->goal ? -1 : one->goal > other->goal;
}

typedef struct {
  const LeafExploration *exploration;
  EdgeIndex by_end;
  guint8 *unsure;   /* by moment: not everything that can follow was tried */
  GArray *ends;     /* of LeafDeadEnd */
  GHashTable *rows; /* key_of_dead_end -> the index in `ends` */
} DeadEnds;

/* Dead ends with equal keys are taken for one: the same command between the same rooms, and the same goal. */
static guint64
key_of_dead_end (const LeafExploration *exploration, const LeafExploredEdge *edge, guint32 goal)
{
  const guint32 parts[] = { edge->command, leaf_explored_at (exploration, edge->from)->room,
                            leaf_explored_at (exploration, edge->to)->room, goal };
  guint64 key = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    key = (key ^ parts[i]) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15) ^ key >> 29;
  return key;
}

static void
add_dead_end (DeadEnds *dead, const LeafExploredEdge *edge, guint32 goal)
{
  LeafDeadEnd end = { .moment = edge->from,
                      .command = dead->exploration->commands->pdata[edge->command],
                      .is_proved = !dead->unsure[edge->to],
                      .goal = goal,
                      .n_commands = leaf_explored_at (dead->exploration, edge->from)->depth + 1,
                      .n_moments = 1,
                      .probability = 1 };
  guint64 key = key_of_dead_end (dead->exploration, edge, goal);
  LeafDeadEnd *row;
  gpointer known;

  if (!g_hash_table_lookup_extended (dead->rows, &key, NULL, &known)) {
    g_hash_table_insert (dead->rows, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (dead->ends->len));
    g_array_append_val (dead->ends, end);
    return;
  }
  row = &g_array_index (dead->ends, LeafDeadEnd, GPOINTER_TO_UINT (known));
  end.n_moments = row->n_moments + 1;
  if (end.is_proved == row->is_proved ? end.n_commands < row->n_commands : end.is_proved)
    *row = end;
  else
    row->n_moments++;
}

static gboolean
is_ended (const LeafExplored *node)
{
  return node->is_over || node->is_ending;
}

/* Adds the commands after which the goal (LEAF_NO_GOAL: an ending) cannot be reached. */
static void
add_dead_ends (DeadEnds *dead, guint32 goal)
{
  const LeafExploration *exploration = dead->exploration;
  g_autofree guint8 *alive = g_new0 (guint8, exploration->nodes->len + 1);

  if (!mark_ends (exploration, goal, alive))
    return;
  spread (exploration, &dead->by_end, alive);
  for (guint32 i = 0; i < exploration->edges->len; i++) {
    const LeafExploredEdge *edge = &g_array_index (exploration->edges, LeafExploredEdge, i);

    if (alive[edge->from] && !alive[edge->to]
        && (goal != LEAF_NO_GOAL || !is_ended (leaf_explored_at (exploration, edge->to))))
      add_dead_end (dead, edge, goal);
  }
}

static void
mark_unsure (DeadEnds *dead)
{
  guint32 n = dead->exploration->nodes->len;

  dead->unsure = g_new0 (guint8, n + 1);
  for (guint32 i = 0; i < n; i++) {
    const LeafExplored *node = leaf_explored_at (dead->exploration, i);

    dead->unsure[i] = node->promise > 0 || node->is_lost || node->is_cut;
  }
  spread (dead->exploration, &dead->by_end, dead->unsure);
}

GArray *
leaf_exploration_dead_ends (const LeafExploration *exploration)
{
  DeadEnds dead = { .exploration = exploration,
                    .by_end = index_edges (exploration, TRUE),
                    .ends = g_array_new (FALSE, FALSE, sizeof (LeafDeadEnd)),
                    .rows = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL) };

  mark_unsure (&dead);
  for (guint32 goal = 0; goal < exploration->goals->len; goal++)
    add_dead_ends (&dead, goal);
  if (exploration->goals->len == 0)
    add_dead_ends (&dead, LEAF_NO_GOAL);
  edge_index_clear (&dead.by_end);
  g_free (dead.unsure);
  g_hash_table_unref (dead.rows);
  for (guint i = 0; i < dead.ends->len; i++) {
    LeafDeadEnd *end = &g_array_index (dead.ends, LeafDeadEnd, i);

    end->n_commands = leaf_exploration_n_commands (exploration, end->moment, end->command);
  }
  g_array_sort (dead.ends, by_way);
  if (dead.ends->len > MOST_DEAD_ENDS)
    g_array_set_size (dead.ends, MOST_DEAD_ENDS);
  for (guint i = 0; i < dead.ends->len; i++) {
    LeafDeadEnd *end = &g_array_index (dead.ends, LeafDeadEnd, i);

    end->probability = probability_of (exploration, &(LeafFound) { .moment = end->moment, .command = end->command });
  }
  return dead.ends;
}

char *
leaf_exploration_dup_command_words (const char *command)
{
  g_auto (GStrv) lines = g_strsplit (command, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    char *shown = leaf_drawn_dup_shown (*line);

    g_free (*line);
    *line = shown;
  }
  return g_strjoinv (" / ", lines);
}

GPtrArray *
leaf_exploration_rules_of (const LeafExploration *exploration, guint32 moment, const char *command)
{
  GPtrArray *rules = g_ptr_array_new_with_free_func (g_free);
  guint64 turns = 0;
  g_autoptr (LeafMoment) now = leaf_explored_moment (exploration, moment, &turns);
  g_autoptr (LeafMoment) next = NULL;
  LeafCoverage coverage;
  guint32 n;
  const LeafCoverable *rows = leaf_explorer_coverables (exploration->explorer, &n);

  leaf_coverage_init (exploration->explorer, &coverage);
  if (now != NULL)
    next = leaf_explored_follow (exploration, now, command, &coverage);
  for (guint32 i = 0; i < n; i++)
    if (rows[i].sort == LEAF_COVERED_RULE && leaf_coverage_has (&coverage, rows[i].bit))
      g_ptr_array_add (rules, g_strdup (rows[i].name));
  leaf_coverage_clear (&coverage);
  return rules;
}
