/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-dead-ends.c: the commands after which a story can no longer be brought to an end.
 *
 * While a search goes on, most moments from which no end was reached are just those that it has hardly continued. So a
 * command that is not proved to be a dead end is only suspected of it if many commands were tried after it. */

#include "leaf-exploration-private.h"

#include <string.h>

enum {
  MOST_DEAD_ENDS = 40,
  /* about as many as a search gives in eight moments: one moment that was tried thoroughly, or a look at several */
  LEAST_TRIED = 200,
  MOST_WALKED = 5000,  /* moments in which the tried commands are counted */
  MOST_COUNTED = 2000, /* suspicions for which they are counted */
  MOST_COMPARED = 200  /* suspicions that are compared with waiting */
};

/* --- edges -------------------------------------------------------------------------------------------------------- */

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

/* --- moments from which an end was reached ------------------------------------------------------------------------ */

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

/* --- dead ends ---------------------------------------------------------------------------------------------------- */

/* A dead end, and the moment after its command. */
typedef struct {
  LeafDeadEnd end;
  guint32 to;
} DeadRow;

/* Those that are proved come first, and then those after which most commands were tried. Of commands from the same
 * moment, the one that a person would rather type comes first. */
static int
by_worth (gconstpointer a, gconstpointer b)
{
  const LeafDeadEnd *one = &((const DeadRow *) a)->end, *other = &((const DeadRow *) b)->end;

  if (one->is_proved != other->is_proved)
    return one->is_proved ? -1 : 1;
  if (one->n_tried != other->n_tried)
    return one->n_tried > other->n_tried ? -1 : 1;
  if (one->n_commands != other->n_commands)
    return one->n_commands < other->n_commands ? -1 : 1;
  if (one->moment != other->moment)
    return one->moment < other->moment ? -1 : 1;
  if (leaf_command_oddity (one->command) != leaf_command_oddity (other->command))
    return leaf_command_oddity (one->command) < leaf_command_oddity (other->command) ? -1 : 1;
  return one->goal < other->goal ? -1 : one->goal > other->goal;
}

typedef struct {
  const LeafExploration *exploration;
  EdgeIndex by_end, by_start;
  guint8 *unsure;   /* by moment: not everything that can follow was tried */
  guint64 *lost;    /* by moment: bits of the goals that were not reached from it */
  GArray *ends;     /* of DeadRow */
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
  DeadRow fresh = { .to = edge->to,
                    .end = { .moment = edge->from,
                             .command = dead->exploration->commands->pdata[edge->command],
                             .is_proved = !dead->unsure[edge->to],
                             .goal = goal,
                             .n_commands = leaf_explored_at (dead->exploration, edge->from)->depth + 1,
                             .n_moments = 1,
                             .probability = 1 } };
  guint64 key = key_of_dead_end (dead->exploration, edge, goal);
  DeadRow *row;
  gpointer known;

  if (!g_hash_table_lookup_extended (dead->rows, &key, NULL, &known)) {
    g_hash_table_insert (dead->rows, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (dead->ends->len));
    g_array_append_val (dead->ends, fresh);
    return;
  }
  row = &g_array_index (dead->ends, DeadRow, GPOINTER_TO_UINT (known));
  fresh.end.n_moments = row->end.n_moments + 1;
  if (fresh.end.is_proved == row->end.is_proved ? fresh.end.n_commands < row->end.n_commands : fresh.end.is_proved)
    *row = fresh;
  else
    row->end.n_moments++;
}

static guint64
bit_of (guint32 goal)
{
  return (guint64) 1 << (goal != LEAF_NO_GOAL ? goal : 0);
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
  for (guint32 i = 0; i < exploration->nodes->len; i++)
    dead->lost[i] |= alive[i] ? 0 : bit_of (goal);
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

/* --- suspicions -------------------------------------------------------------------------------------------------- */

static guint32
n_tried (const LeafExplored *node)
{
  if (node->is_over || node->n_choices == 0)
    return 0;
  return node->promise == 0 ? node->n_choices : leaf_tried_count (&node->tried);
}

/* Counts the commands that were tried in the moment and in those that follow it. `walk` is the number of this walk, and
 * `walks` has for each moment the last walk that came there. */
static guint32
count_tried (const LeafExploration *exploration, const EdgeIndex *by_start, guint32 moment, guint32 walk,
             guint32 *walks)
{
  g_autoptr (GArray) reached = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 n = 0;

  g_array_append_val (reached, moment);
  walks[moment] = walk;
  for (guint at = 0; at < reached->len; at++) {
    guint32 from = g_array_index (reached, guint32, at);

    n += n_tried (leaf_explored_at (exploration, from));
    for (guint32 k = by_start->first[from]; k < by_start->first[from + 1] && reached->len < MOST_WALKED; k++) {
      guint32 to = g_array_index (exploration->edges, LeafExploredEdge, by_start->order[k]).to;

      if (walks[to] == walk)
        continue;
      walks[to] = walk;
      g_array_append_val (reached, to);
    }
  }
  return n;
}

static int
by_length (gconstpointer a, gconstpointer b)
{
  const DeadRow *one = a, *other = b;

  if (one->end.n_commands != other->end.n_commands)
    return one->end.n_commands < other->end.n_commands ? -1 : 1;
  return one->to < other->to ? -1 : one->to > other->to;
}

/* Counts what was tried after each suspicion; if there are too many, after the first ones in a play. */
static void
count_all_tried (const DeadEnds *dead)
{
  const LeafExploration *exploration = dead->exploration;
  GArray *rows = dead->ends;
  g_autofree guint32 *walks = g_new0 (guint32, exploration->nodes->len + 1);
  guint32 walk = 0;

  g_array_sort (rows, by_length);
  for (guint i = 0; i < rows->len && walk < MOST_COUNTED; i++) {
    DeadRow *row = &g_array_index (rows, DeadRow, i);

    if (!row->end.is_proved)
      row->end.n_tried = count_tried (exploration, &dead->by_start, row->to, ++walk, walks);
  }
}

/* Returns the moment after waiting as many times as there are lines in the command. NULL: the story is over before.
 * Free with leaf_moment_unref. */
static LeafMoment *
wait_instead (const LeafExploration *exploration, LeafMoment *now, const char *command)
{
  LeafMoment *waited = leaf_moment_ref (now);

  for (const char *line = command; line != NULL && waited != NULL; line = strchr (line + 1, '\n')) {
    LeafMoment *later = leaf_explored_follow (exploration, waited, "wait", NULL);

    leaf_moment_unref (waited);
    waited = later;
  }
  return waited;
}

/* Returns TRUE if the goal can still be reached after some command of the moment that does not end the story. */
static gboolean
can_go_on (const DeadEnds *dead, guint32 moment, guint32 goal)
{
  for (guint32 k = dead->by_start.first[moment]; k < dead->by_start.first[moment + 1]; k++) {
    guint32 to = g_array_index (dead->exploration->edges, LeafExploredEdge, dead->by_start.order[k]).to;

    if ((dead->lost[to] & bit_of (goal)) == 0 && !is_ended (leaf_explored_at (dead->exploration, to)))
      return TRUE;
  }
  return FALSE;
}

/* Returns TRUE if the command is not to blame, but time: waiting instead loses the end too, as far as is known, or does
 * the same except for records of what was done. */
static gboolean
is_like_waiting (const DeadEnds *dead, const LeafDeadEnd *end)
{
  const LeafExploration *exploration = dead->exploration;
  guint64 turns = 0;
  g_autoptr (LeafMoment) now = leaf_explored_moment (exploration, end->moment, &turns);
  g_autoptr (LeafMoment) next = now != NULL ? leaf_explored_follow (exploration, now, end->command, NULL) : NULL;
  g_autoptr (LeafMoment) waited = now != NULL ? wait_instead (exploration, now, end->command) : NULL;
  g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint32 node;

  if (next == NULL || waited == NULL)
    return FALSE;
  if (leaf_exploration_table_find (&exploration->by_hash, leaf_moment_hash (waited), &node))
    return (dead->lost[node] & bit_of (end->goal)) != 0;
  if (!can_go_on (dead, end->moment, end->goal))
    return TRUE;
  leaf_moment_facts (next, waited, facts);
  for (guint i = 0; i < facts->len; i++)
    if ((g_array_index (facts, guint64, i) & LEAF_FACT_SORT) != LEAF_FACT_HISTORY)
      return FALSE;
  return TRUE;
}

/* Returns TRUE if an earlier row is about the same two moments: the commands do the
 * same, so one of them is enough. */
static gboolean
is_listed_otherwise (const GArray *rows, guint at)
{
  const DeadRow *row = &g_array_index (rows, DeadRow, at);

  for (guint i = 0; i < at; i++) {
    const DeadRow *other = &g_array_index (rows, DeadRow, i);

    if (other->to == row->to && other->end.moment == row->end.moment && other->end.goal == row->end.goal)
      return TRUE;
  }
  return FALSE;
}

/* Returns the dead ends to be listed: those that are proved, and the suspicions that are worth reading. */
static GArray *
choose_listed (const DeadEnds *dead)
{
  const GArray *rows = dead->ends;
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (LeafDeadEnd));
  guint n_compared = 0;

  for (guint i = 0; i < rows->len && ends->len < MOST_DEAD_ENDS && n_compared < MOST_COMPARED; i++) {
    const LeafDeadEnd *end = &g_array_index (rows, DeadRow, i).end;

    if (!end->is_proved && end->n_tried < LEAST_TRIED)
      break;
    if (is_listed_otherwise (rows, i))
      continue;
    if (!end->is_proved && (n_compared++, is_like_waiting (dead, end)))
      continue;
    g_array_append_vals (ends, end, 1);
  }
  return ends;
}

GArray *
leaf_exploration_dead_ends (const LeafExploration *exploration)
{
  DeadEnds dead = { .exploration = exploration,
                    .by_end = index_edges (exploration, TRUE),
                    .lost = g_new0 (guint64, exploration->nodes->len + 1),
                    .ends = g_array_new (FALSE, FALSE, sizeof (DeadRow)),
                    .rows = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL) };
  GArray *ends;

  mark_unsure (&dead);
  for (guint32 goal = 0; goal < exploration->goals->len; goal++)
    add_dead_ends (&dead, goal);
  if (exploration->goals->len == 0)
    add_dead_ends (&dead, LEAF_NO_GOAL);
  edge_index_clear (&dead.by_end);
  g_free (dead.unsure);
  g_hash_table_unref (dead.rows);
  for (guint i = 0; i < dead.ends->len; i++) {
    LeafDeadEnd *end = &g_array_index (dead.ends, DeadRow, i).end;

    end->n_commands = leaf_exploration_n_commands (exploration, end->moment, end->command);
  }
  dead.by_start = index_edges (exploration, FALSE);
  count_all_tried (&dead);
  g_array_sort (dead.ends, by_worth);
  ends = choose_listed (&dead);
  g_free (dead.lost);
  edge_index_clear (&dead.by_start);
  g_array_unref (dead.ends);
  for (guint i = 0; i < ends->len; i++) {
    LeafDeadEnd *end = &g_array_index (ends, LeafDeadEnd, i);

    end->probability = leaf_exploration_probability_of (
        exploration, &(LeafFound) { .moment = end->moment, .command = end->command });
  }
  return ends;
}
