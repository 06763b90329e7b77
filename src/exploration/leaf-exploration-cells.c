/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-cells.c: chooses the moment from which a chain begins.
 *
 * Moments with the same score and the same room, or the same possessions of the player, share a cell. Cells are chosen
 * first and moments within them, and cells with few visits are preferred. So neither a room with many moments nor one
 * with many ways to put things down takes all the work. */

#include "leaf-exploration-private.h"

enum { COMPARED = 6, MOST_TRIES = 8 };

static guint64
key_of (LeafExplored *node, guint sort, guint64 what)
{
  guint64 state = ((guint64) (guint32) node->score << 2 | sort) ^ what * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);

  return leaf_explored_random (&state);
}

static void
put (LeafExploration *exploration, guint32 id, guint sort, guint64 what)
{
  LeafExplored *node = leaf_explored_at (exploration, id);
  guint32 at = exploration->cells->len;
  LeafExploredCell *cell;
  guint64 key = key_of (node, sort, what);

  if (leaf_exploration_table_add (&exploration->cells_by_key, key, at)) {
    g_array_set_size (exploration->cells, at + 1);
    g_array_append_val (leaf_exploration_level (exploration, node->score)->cells[sort], at);
  } else {
    leaf_exploration_table_find (&exploration->cells_by_key, key, &at);
  }
  cell = &g_array_index (exploration->cells, LeafExploredCell, at);
  cell->nodes[cell->n++ % LEAF_CELL_NODES] = id;
}

void
leaf_exploration_put_in_cells (LeafExploration *exploration, guint32 id, const LeafExploredStep *step)
{
  guint64 room = (guint64) leaf_explored_at (exploration, id)->room << 1 | (step->is_dark != FALSE);

  put (exploration, id, LEAF_CELLS_OF_ROOM, room);
  put (exploration, id, LEAF_CELLS_OF_POSSESSIONS, step->possessions);
}

/* Takes the highest score half of the time, the next one half of the remaining time, and so on. */
static const LeafScoreLevel *
choose_level (LeafExploration *exploration)
{
  guint64 turn = leaf_explored_random (&exploration->random);

  for (guint i = 0; i < exploration->levels->len; i++, turn >>= 1)
    if (turn & 1 || i + 1 == exploration->levels->len)
      return &g_array_index (exploration->levels, LeafScoreLevel, i);
  return NULL;
}

/* Of a few random cells, returns the one with the fewest visits. */
static LeafExploredCell *
choose_cell (LeafExploration *exploration, const GArray *among)
{
  LeafExploredCell *best = NULL;

  for (guint i = 0; i < COMPARED; i++) {
    guint32 at = (guint32) (leaf_explored_random (&exploration->random) % among->len);
    LeafExploredCell *cell = &g_array_index (exploration->cells, LeafExploredCell, g_array_index (among, guint32, at));

    if (best == NULL || cell->visits < best->visits)
      best = cell;
  }
  return best;
}

gboolean
leaf_exploration_take_from_cells (LeafExploration *exploration, guint32 *id)
{
  for (guint i = 0; i < MOST_TRIES; i++) {
    guint32 turn = exploration->cell_turn++;
    const LeafScoreLevel *level
        = turn & 2 ? choose_level (exploration)
                   : &g_array_index (exploration->levels, LeafScoreLevel,
                                     leaf_explored_random (&exploration->random) % exploration->levels->len);
    const GArray *among = level->cells[turn & 1];
    LeafExploredCell *cell = among->len > 0 ? choose_cell (exploration, among) : NULL;

    if (cell == NULL)
      continue;
    *id = cell->nodes[leaf_explored_random (&exploration->random) % MIN (cell->n, LEAF_CELL_NODES)];
    cell->visits++;
    if (!leaf_explored_at (exploration, *id)->is_in_batch && !leaf_explored_at (exploration, *id)->is_lost)
      return TRUE;
  }
  return FALSE;
}
