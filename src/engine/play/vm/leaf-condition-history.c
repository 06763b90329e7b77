/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-condition-history.c: the past of conditions: "was", "has been", "for the third time".
 *
 * A condition whose past is used has six cells: its value when last tested, how often it has become true, for how many
 * consecutive turns, and the same three when the current action began. It is tested at the end of a turn, and whenever
 * a condition uses it; turns are counted only at the end of a turn. Actions are counted when they begin, and recorded
 * when they succeed.
 *
 * A test runs code, so each native below visits the rows one at a time. */

#include "leaf-condition-history.h"
#include "leaf-frames.h"
#include "leaf-values.h"

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

static const LeafHistoryRow *
history_row (const LeafMachine *m, guint32 at)
{
  return LEAF_ROW (&m->image->histories, LeafHistoryRow, at);
}

static LeafValue *
history_cell (LeafMachine *m, const LeafHistoryRow *row, guint32 which)
{
  return leaf_own_cell (m, leaf_cell_of_extra (m, row->cell + which));
}

static void
settle_past (LeafMachine *m)
{
  LEAF_EACH (&m->image->histories, i) {
    const LeafHistoryRow *row = history_row (m, i);

    if (row->is_action)
      continue;
    *history_cell (m, row, LEAF_PAST_BEFORE)
        = LEAF_VALUE (TRUTH_STATE, history_cell (m, row, LEAF_PAST_NOW)->bits != 0);
    *history_cell (m, row, LEAF_PAST_TIMES_BEFORE) = *history_cell (m, row, LEAF_PAST_TIMES);
    *history_cell (m, row, LEAF_PAST_TURNS_BEFORE) = *history_cell (m, row, LEAF_PAST_TURNS);
  }
}

NATIVE (note_action_begins)
{
  settle_past (m);
  return LEAF_NATIVE_DONE;
}

/* The next row of the sort after `at`; 0 if there is none. */
static guint32
next_row (const LeafMachine *m, guint32 at, gboolean of_actions)
{
  for (at++; at < m->image->histories.n; at++)
    if ((history_row (m, at)->is_action != 0) == of_actions && LEAF_IS (history_row (m, at)->chunk))
      return at;
  return 0;
}

void
leaf_note_past (LeafMachine *m, guint32 first, gboolean holds)
{
  guint32 cell = leaf_cell_of_extra (m, first);

  if (holds && leaf_cell (m, cell + LEAF_PAST_NOW).bits == 0)
    leaf_own_cell (m, cell + LEAF_PAST_TIMES)->bits++;
  if (!holds)
    leaf_own_cell (m, cell + LEAF_PAST_TURNS)->bits = 0;
  *leaf_own_cell (m, cell + LEAF_PAST_NOW) = LEAF_VALUE (TRUTH_STATE, holds);
}

static void
note_turn (LeafMachine *m, const LeafHistoryRow *row, gboolean holds)
{
  leaf_note_past (m, row->cell, holds);
  history_cell (m, row, LEAF_PAST_TURNS)->bits += holds;
}

NATIVE (update_chronology)
{
  guint32 at = leaf_native_phase (m);

  if (at != 0)
    note_turn (m, history_row (m, at), m->returned.bits != 0);
  at = next_row (m, at, FALSE);
  if (at == 0) {
    settle_past (m);
    m->decided = FALSE; /* the test makes no decision for the rulebook that runs it */
    return LEAF_NATIVE_DONE;
  }
  leaf_native_set_phase (m, at);
  leaf_call_chunk (m, history_row (m, at)->chunk.ix, 0, NULL);
  return LEAF_NATIVE_CALLED;
}

typedef enum { EVENT_BEGINS, EVENT_SUCCEEDS, EVENT_IS_OVER } PastEvent;

/* Five turns are added, so that no turn has the number 0 of a cell that was never set. A silent action counts as having
 * happened, but neither starts nor breaks a series of turns. */
static void
note_action (LeafMachine *m, const LeafHistoryRow *row, gboolean holds, PastEvent event)
{
  gint32 turn = (gint32) m->turns + 5;

  if (event == EVENT_SUCCEEDS) {
    if (holds)
      *history_cell (m, row, LEAF_PAST_DONE) = LEAF_VALUE (TRUTH_STATE, TRUE);
    return;
  }
  if (!holds) {
    if (m->action.out_of_world)
      return;
    if (!m->silent)
      history_cell (m, row, LEAF_PAST_TURNS)->bits = 0;
    if (history_cell (m, row, LEAF_PAST_BEFORE)->bits != turn)
      *history_cell (m, row, LEAF_PAST_NOW) = LEAF_VALUE (TRUTH_STATE, FALSE);
    return;
  }
  if (event == EVENT_IS_OVER)
    return;
  history_cell (m, row, LEAF_PAST_TIMES)->bits++;
  if (history_cell (m, row, LEAF_PAST_BEFORE)->bits == turn)
    return;
  *history_cell (m, row, LEAF_PAST_BEFORE) = LEAF_VALUE (NUMBER, turn);
  *history_cell (m, row, LEAF_PAST_NOW) = LEAF_VALUE (TRUTH_STATE, TRUE);
  if (!m->silent)
    history_cell (m, row, LEAF_PAST_TURNS)->bits++;
}

/* Updates every row about actions, depending on what happens and whether its condition is true. */
static LeafNativeStatus
note_actions (LeafMachine *m, PastEvent event)
{
  guint32 at = leaf_native_phase (m);

  if (at != 0)
    note_action (m, history_row (m, at), m->returned.bits != 0, event);
  at = next_row (m, at, TRUE);
  if (at == 0)
    return LEAF_NATIVE_DONE;
  leaf_native_set_phase (m, at);
  leaf_call_chunk (m, history_row (m, at)->chunk.ix, 0, NULL);
  return LEAF_NATIVE_CALLED;
}

static gboolean
is_in_list (const LeafMachine *m, LeafValue list, LeafValue object)
{
  guint32 n = 0;
  const LeafValue *values = list.kind != 0 ? leaf_block_values (&m->heap, (guint32) list.bits, &n) : NULL;

  for (guint32 i = 0; i < n; i++)
    if (values[i].bits == object.bits)
      return TRUE;
  return FALSE;
}

/* The noun of an action is stored if some condition needs it ("we have taken it"). */
static void
note_nouns (LeafMachine *m)
{
  LEAF_EACH (&m->image->histories, i) {
    const LeafHistoryRow *row = history_row (m, i);
    LeafValue *list;

    if (row->done == 0 || row->done != m->action.action || m->action.noun.bits == 0)
      continue;
    list = history_cell (m, row, LEAF_PAST_DONE);
    if (list->kind != LEAF_KIND_LIST)
      *list = (LeafValue) { LEAF_KIND_LIST, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 0) };
    if (is_in_list (m, *list, m->action.noun))
      continue;
    leaf_block_push (&m->heap, (guint32) list->bits, m->action.noun);
  }
}

NATIVE (done_to)
{
  m->decided = is_in_list (m, args[0].kind == LEAF_KIND_LIST ? args[0] : (LeafValue) { 0 }, args[1]);
  *result = LEAF_VALUE (TRUTH_STATE, m->decided);
  return LEAF_NATIVE_DONE;
}

NATIVE (note_action_now)
{
  return note_actions (m, EVENT_BEGINS);
}
NATIVE (note_action_done)
{
  if (leaf_native_phase (m) == 0)
    note_nouns (m);
  return note_actions (m, EVENT_SUCCEEDS);
}
NATIVE (note_action_over)
{
  return note_actions (m, EVENT_IS_OVER);
}
