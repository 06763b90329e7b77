/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-histories.c: what was, has been, and for the how-manieth time.
 *
 * A condition whose past matters has four cells: how it stood when last tested, how it stood when the past was last settled
 * (before the action that goes on), how many times it became so, and for how many turns on end.  States are tested at the
 * end of a turn; actions are counted when they begin, and use the second cell for the turn in which they last happened.
 *
 * Testing runs code, so each native below goes through the rows, one a visit.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

enum { CELL_NOW = 0, CELL_BEFORE, CELL_TIMES, CELL_TURNS };

static const LeafHistoryRow *
history_row (const LeafMachine *m, guint32 at)
{
  return LEAF_ROW (&m->image->histories, LeafHistoryRow, at);
}

static LeafValue *
history_cell (LeafMachine *m, const LeafHistoryRow *row, guint32 which)
{
  return &m->cells[leaf_cell_of_extra (m, row->cell + which)];
}

static void
settle_past (LeafMachine *m)
{
  LEAF_EACH (&m->image->histories, i) {
    const LeafHistoryRow *row = history_row (m, i);

    if (!row->is_action)
      *history_cell (m, row, CELL_BEFORE) = LEAF_VALUE (TRUTH_STATE, history_cell (m, row, CELL_NOW)->bits != 0);
  }
}

NATIVE (note_action_begins)
{
  settle_past (m);
  return LEAF_NATIVE_DONE;
}

/* The next row of the sort after `at`; 0: none. */
static guint32
next_row (const LeafMachine *m, guint32 at, gboolean of_actions)
{
  for (at++; at < m->image->histories.n; at++)
    if ((history_row (m, at)->is_action != 0) == of_actions && LEAF_IS (history_row (m, at)->chunk))
      return at;
  return 0;
}

static void
note_state (LeafMachine *m, const LeafHistoryRow *row, gboolean holds)
{
  if (holds && history_cell (m, row, CELL_NOW)->bits == 0)
    history_cell (m, row, CELL_TIMES)->bits++;
  history_cell (m, row, CELL_TURNS)->bits
      = holds ? history_cell (m, row, CELL_TURNS)->bits + leaf_is_in_turn (m) : 0; /* the beginning is no turn */
  *history_cell (m, row, CELL_NOW) = LEAF_VALUE (TRUTH_STATE, holds);
}

NATIVE (update_chronology)
{
  guint32 at = leaf_native_phase (m);

  if (at != 0)
    note_state (m, history_row (m, at), m->returned.bits != 0);
  at = next_row (m, at, FALSE);
  if (at == 0) {
    settle_past (m);
    return LEAF_NATIVE_DONE;
  }
  leaf_native_set_phase (m, at);
  leaf_call_chunk (m, history_row (m, at)->chunk.ix, 0, NULL);
  return LEAF_NATIVE_CALLED;
}

/* Five turns are added so that a count never starts in the turn before the first.  An action that goes on silently counts as
 * having happened, but neither makes nor breaks a series of turns. */
static void
note_action (LeafMachine *m, const LeafHistoryRow *row, gboolean holds, gboolean is_over)
{
  gint32 turn = (gint32) m->turns + 5;

  if (!holds) {
    if (!m->action.out_of_world && !m->silent)
      history_cell (m, row, CELL_TURNS)->bits = 0;
    return;
  }
  if (is_over)
    return;
  history_cell (m, row, CELL_TIMES)->bits++;
  if (history_cell (m, row, CELL_BEFORE)->bits == turn)
    return;
  *history_cell (m, row, CELL_BEFORE) = LEAF_VALUE (NUMBER, turn);
  if (!m->silent)
    history_cell (m, row, CELL_TURNS)->bits++;
}

static LeafNativeStatus
note_actions (LeafMachine *m, gboolean is_over)
{
  guint32 at = leaf_native_phase (m);

  if (at != 0)
    note_action (m, history_row (m, at), m->returned.bits != 0, is_over);
  at = next_row (m, at, TRUE);
  if (at == 0)
    return LEAF_NATIVE_DONE;
  leaf_native_set_phase (m, at);
  leaf_call_chunk (m, history_row (m, at)->chunk.ix, 0, NULL);
  return LEAF_NATIVE_CALLED;
}

NATIVE (note_action_now)
{
  return note_actions (m, FALSE);
}
NATIVE (note_action_over)
{
  return note_actions (m, TRUE);
}
