/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-cells.c: chooses the moment from which a chain begins.
 *
 * Moments with the same score and the same room, or the same possessions of the player, share a cell. Cells are chosen
 * first and moments within them, and cells with few visits are preferred. So neither a room with many moments nor one
 * with many ways to arrange things dominates the search. */

#include "leaf-exploration-private.h"

enum { COMPARED = 6, MOST_TRIES = 8, LATEST = 6 };

static void
put (LeafExploration *exploration, guint32 id, guint64 key, GArray *among)
{
  guint32 at = exploration->cells->len;
  LeafExploredCell *cell;

  if (leaf_exploration_table_add (&exploration->cells_by_key, key, at)) {
    g_array_set_size (exploration->cells, at + 1);
    g_array_append_val (among, at);
  } else {
    leaf_exploration_table_find (&exploration->cells_by_key, key, &at);
  }
  cell = &g_array_index (exploration->cells, LeafExploredCell, at);
  cell->nodes[cell->n++ % LEAF_CELL_NODES] = id;
}

static guint64
key_of (guint64 sort, guint64 what)
{
  guint64 state = sort ^ what * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);

  return leaf_explored_random (&state);
}

void
leaf_exploration_put_in_cells (LeafExploration *exploration, guint32 id, const LeafExploredStep *step)
{
  const LeafExplored *node = leaf_explored_at (exploration, id);
  LeafScoreLevel *level = leaf_exploration_level (exploration, node->score);
  guint64 room = (guint64) node->room << 1 | (step->is_dark != FALSE), score = (guint64) (guint32) node->score << 2;

  put (exploration, id, key_of (score | LEAF_CELLS_OF_ROOM, room), level->cells[LEAF_CELLS_OF_ROOM]);
  put (exploration, id, key_of (score | LEAF_CELLS_OF_POSSESSIONS, step->possessions),
       level->cells[LEAF_CELLS_OF_POSSESSIONS]);
  put (exploration, id, key_of (LEAF_CELL_SORTS, room), exploration->room_cells);
}

void
leaf_exploration_note_news (LeafExploration *exploration, guint32 id)
{
  put (exploration, id, key_of (LEAF_CELL_SORTS + 1, id), exploration->news_cells);
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

/* Returns the cell with the fewest visits among a few random ones. Of moments with news, only the latest are considered
 * half of the time. */
static LeafExploredCell *
choose_cell (LeafExploration *exploration, const GArray *among)
{
  LeafExploredCell *best = NULL;
  guint32 first = 0;

  if (among == exploration->news_cells && among->len > LATEST && (leaf_explored_random (&exploration->random) & 1) != 0)
    first = among->len - LATEST;
  for (guint i = 0; i < COMPARED; i++) {
    guint32 at = first + (guint32) (leaf_explored_random (&exploration->random) % (among->len - first));
    LeafExploredCell *cell = &g_array_index (exploration->cells, LeafExploredCell, g_array_index (among, guint32, at));

    if (best == NULL || cell->visits < best->visits)
      best = cell;
  }
  return best;
}

/* Takes turns: of eight turns, four choose among high scores, two among rooms at any score, one among moments with news
 * and one at any score. While few rooms are known, choosing one of them is of little use, so these turns too choose
 * among moments with news. */
static const GArray *
choose_among (LeafExploration *exploration, gboolean is_high)
{
  guint32 turn = exploration->cell_turn++;
  const LeafScoreLevel *level;

  if (turn % 2 == 1 && turn % 8 != 7 && !is_high)
    return (turn % 8 == 5 || exploration->room_cells->len < COMPARED) && exploration->news_cells->len > 0
               ? exploration->news_cells
               : exploration->room_cells;
  level = turn % 8 == 7 && !is_high
              ? &g_array_index (exploration->levels, LeafScoreLevel,
                                leaf_explored_random (&exploration->random) % exploration->levels->len)
              : choose_level (exploration);
  return level->cells[turn / (turn % 8 == 7 ? 8 : 2) % LEAF_CELL_SORTS];
}

/* Returns the one of two moments of a cell that has the higher score. */
static guint32
choose_moment (LeafExploration *exploration, const LeafExploredCell *cell)
{
  guint64 turn = leaf_explored_random (&exploration->random);
  guint n = MIN (cell->n, LEAF_CELL_NODES);
  guint32 one = cell->nodes[(turn & 0xFFFF) % n], other = cell->nodes[(turn >> 16 & 0xFFFF) % n];

  return leaf_explored_at (exploration, one)->score >= leaf_explored_at (exploration, other)->score ? one : other;
}

gboolean
leaf_exploration_take_from_cells (LeafExploration *exploration, gboolean is_high, guint32 *id)
{
  for (guint i = 0; i < MOST_TRIES; i++) {
    const GArray *among = choose_among (exploration, is_high);
    LeafExploredCell *cell = among->len > 0 ? choose_cell (exploration, among) : NULL;

    if (cell == NULL)
      continue;
    *id = choose_moment (exploration, cell);
    cell->visits++;
    if (!leaf_explored_at (exploration, *id)->is_in_batch && !leaf_explored_at (exploration, *id)->is_lost)
      return TRUE;
  }
  return FALSE;
}
