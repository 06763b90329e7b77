/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-statement-stops.c: decides where a play stops before a statement: at breakpoints, after steps, and at a moment
 * that is being sought. */

#include "leaf-events.h"
#include "leaf-state-edits.h"

static gboolean
step_is_done (const LeafMachine *m)
{
  switch (m->step) {
  case LEAF_STEP_IN: return TRUE;
  case LEAF_STEP_OVER: return m->n_frames <= m->step_frames;
  case LEAF_STEP_OUT: return m->n_frames < m->step_frames;
  case LEAF_STEP_NONE:
  case LEAF_STEP_NEXT_RULE: break;
  }
  return FALSE;
}

/* Called before a statement, which has been counted, if the play is watched. TRUE: stop here. A change that a person
 * made here is applied when the statement continues: at the stop, the state is as before. */
gboolean
leaf_statement_stops (LeafMachine *m, LeafFrame *frame)
{
  if (m->stopped_in == m->n_frames) {
    m->stopped_in = 0;
    m->n_events--; /* it was counted when the play stopped here */
    leaf_machine_apply_state_edits (m);
    return FALSE;
  }
  if (m->wanted & LEAF_WANT_STATEMENTS) {
    LeafRawEvent *raw = leaf_event_add (m, LEAF_EVENT_STATEMENT);

    raw->event.rule = leaf_innermost_rule (m);
    raw->event.place = leaf_place_of_instruction (m, frame->at);
  }
  if (m->marks != NULL && m->marks[frame->at / 8] & 1u << frame->at % 8)
    m->stop.cause = LEAF_STOP_BREAKPOINT;
  else if (step_is_done (m) || (m->target != 0 && m->n_events >= m->target))
    m->stop.cause = LEAF_STOP_STEP_DONE;
  else {
    leaf_machine_apply_state_edits (m);
    return FALSE;
  }
  if (m->target == 0 || m->stop.cause == LEAF_STOP_BREAKPOINT || step_is_done (m))
    m->step = LEAF_STEP_NONE;
  m->stopped_in = m->n_frames;
  m->place = leaf_place_of_instruction (m, frame->at);
  return TRUE;
}
