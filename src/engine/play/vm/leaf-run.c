/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-run.c: the main loop: runs instructions until the innermost frame changes or the play stops.
 *
 * The instructions are in image/leaf-ops.def, each a function (leaf-ops.h), in files by subject. Those that make up
 * most code, variables and flow, are in this file, so that the compiler can inline them. An instruction that pushes a
 * frame returns to the outer loop (leaf_machine_run), which runs the new innermost frame; a frame stores its position
 * in `at`, before anything that may look at frames. */

#include "leaf-ops.h"
#include "leaf-resumable.h"
#include "leaf-action-exec.h"
#include "leaf-activities.h"
#include "leaf-arithmetic.h"
#include "leaf-condition-history.h"
#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-memory.h"
#include "leaf-paragraph.h"
#include "leaf-properties.h"
#include "leaf-references.h"
#include "leaf-rulebook-enter.h"
#include "leaf-rulebook-exec.h"
#include "leaf-run.h"
#include "leaf-tables.h"
#include "leaf-values.h"

#include <math.h>
#include <string.h>

/* --- constants and storage ---------------------------------------------------------------------------------------- */

static void
fault_of_code (LeafMachine *m, guint32 fault)
{
  switch ((LeafFault) fault) {
  case LEAF_FAULT_NO_ROW: leaf_fault (m, N_ ("there is no such row in the table"), NULL); break;
  case LEAF_FAULT_WRONG_KIND: leaf_fault (m, N_ ("a phrase was called with a value of the wrong kind"), NULL); break;
  case LEAF_FAULT_NOT_UNDERSTOOD: leaf_fault (m, N_ ("this statement was not understood"), NULL); break;
  }
}

static LeafValue
place_of_property (LeafMachine *m, LeafValue owner, guint32 property)
{
  guint32 cell = leaf_image_property_cell (m->image, leaf_instance_in (m, owner), property);

  if (cell == 0) {
    leaf_fault_property (m, owner, property);
    return leaf_place_nowhere ();
  }
  return leaf_place_cell (cell);
}

/* An either/or property of nothing is not set, without a fault: "now a random lit candle is unlit" may find none. */
static void
store_property (LeafMachine *m, LeafValue owner, guint32 property, LeafValue value)
{
  const LeafImageProperty *row = LEAF_ROW (&m->image->properties, LeafImageProperty, property);
  guint32 cell = leaf_image_property_cell (m->image, leaf_instance_in (m, owner), property);

  if (cell != 0)
    leaf_set_cell (m, cell, row->is_opposite ? TRUTH (!value.bits) : value);
  else if (owner.bits != 0 || !row->is_either_or)
    leaf_fault_property (m, owner, property);
}

PLAIN_OP (NOP)
{
}

PLAIN_OP (PUSH)
{
  PUSH (((LeafValue) { in->a, in->b }));
}

PLAIN_OP (PUSH_FRESH)
{
  PUSH (leaf_default_value (m, (guint32) in->b));
}

PLAIN_OP (POP)
{
  m->top--;
}

PLAIN_OP (DUP)
{
  LeafValue value = TOP;

  PUSH (value);
}

inline OP (COPY)
{
  if (leaf_is_long_list (m, TOP)) {
    leaf_enter_native (m, LEAF_NATIVE_copy_value, 1, LEAF_FLAG_GIVES);
    return FALSE;
  }
  TOP = leaf_copy_value (m, TOP);
  return TRUE;
}

PLAIN_OP (PUSH_SLOT)
{
  LeafValue value = m->stack[frame->slots + in->a];

  PUSH (value);
}

PLAIN_OP (STORE_SLOT)
{
  m->stack[frame->slots + in->a] = POP ();
}

PLAIN_OP (PUSH_CELL)
{
  PUSH (leaf_value_of_variable (m, (guint32) in->b));
}

PLAIN_OP (STORE_CELL)
{
  LeafValue value = POP ();

  leaf_assign_variable (m, (guint32) in->b, value);
}

PLAIN_OP (PUSH_EXTRA)
{
  PUSH (leaf_cell (m, leaf_cell_of_extra (m, (guint32) in->b)));
}

PLAIN_OP (NOTE_PAST)
{
  leaf_note_past (m, (guint32) in->b, TOP.bits != 0);
}

PLAIN_OP (PUSH_SHARED)
{
  LeafValue value = in->a != 0 ? leaf_shared_value (m, (guint32) in->b) : *leaf_shared_cell (m, (guint32) in->b);

  PUSH (value);
}

PLAIN_OP (STORE_SHARED)
{
  LeafValue value = POP ();

  *leaf_shared_cell (m, (guint32) in->b) = value;
}

PLAIN_OP (PUSH_PROPERTY)
{
  LeafValue owner = POP ();

  if (in->a != 0)
    m->self = owner;
  PUSH (leaf_property (m, owner, (guint32) in->b));
}

PLAIN_OP (STORE_PROPERTY)
{
  LeafValue value = POP (), owner = POP ();

  store_property (m, owner, (guint32) in->b, value);
}

PLAIN_OP (PROVIDES)
{
  TOP = TRUTH (leaf_property_cell (m, leaf_instance_in (m, TOP), (guint32) in->b) != NULL);
}

PLAIN_OP (TEST_EITHER)
{
  guint32 owner = leaf_instance_in (m, TOP);
  const LeafValue *cell = leaf_property_cell (m, owner, (guint32) in->b);

  /* An object that cannot be open is not open, and therefore "closed"; but "nothing" is neither. */
  TOP = TRUTH (owner != 0 && (cell == NULL || cell->bits == 0) == (in->a != 0));
}

PLAIN_OP (REF_SLOT)
{
  PUSH (leaf_place_slot (frame->slots + in->a));
}

PLAIN_OP (REF_CELL)
{
  PUSH (leaf_place_cell (leaf_cell_of_variable (m, (guint32) in->b)));
}

PLAIN_OP (REF_RESPONSE)
{
  PUSH (leaf_place_cell (
      leaf_cell_of_extra (m, LEAF_ROW (&m->image->responses, LeafImageResponse, (guint32) in->b)->cell)));
}

PLAIN_OP (REF_SHARED)
{
  LeafValue *cell = leaf_shared_cell (m, (guint32) in->b);

  PUSH (cell < m->shared || cell >= m->shared + m->n_shared ? leaf_place_nowhere ()
                                                            : leaf_place_shared ((guint32) (cell - m->shared)));
}

PLAIN_OP (REF_PROPERTY)
{
  TOP = place_of_property (m, TOP, (guint32) in->b);
}

PLAIN_OP (REF_ENTRY)
{
  LeafValue row = POP (), table = POP ();
  guint32 cell = leaf_table_cell (m, table, row.bits, (guint32) in->b);

  PUSH (cell != 0 ? leaf_place_in_table (table, cell) : leaf_place_nowhere ());
}

PLAIN_OP (REF_LIST_ENTRY)
{
  LeafValue index = POP (), list = POP ();

  PUSH (leaf_place_entry (list, index.bits));
}

PLAIN_OP (STORE)
{
  LeafValue value = POP (), place = POP ();

  leaf_place_store (m, place, value);
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

/* Is it a text that has no characters until its code has run? */
static gboolean
needs_run (const LeafMachine *m, LeafValue value)
{
  return value.kind == LEAF_KIND_TEXT && leaf_text_characters (m, value) == NULL;
}

/* Compares the two values on top of the stack. TRUE if a frame was pushed that will leave the answer there. */
static gboolean
compare_any (LeafMachine *m, guint32 comparison)
{
  LeafValue b = m->stack[m->top - 1], a = m->stack[m->top - 2];
  gboolean is_same = comparison == LEAF_COMPARE_EQUAL || comparison == LEAF_COMPARE_NOT_EQUAL;
  guint n_real = leaf_is_real_kind (m, a.kind) + leaf_is_real_kind (m, b.kind);

  /* a real number may be greater than a whole one, but never equals one: "1.0 is 1" is false */
  if (n_real == 2 || (n_real == 1 && !is_same)) {
    float x = leaf_as_float (m, a), y = leaf_as_float (m, b);
    gboolean holds = isnan (x) || isnan (y) ? comparison == LEAF_COMPARE_NOT_EQUAL
                                            : leaf_comparison_holds (comparison, x < y ? -1 : x > y);

    m->top -= 2;
    PUSH (TRUTH (holds));
    return FALSE;
  }
  if (a.kind == LEAF_KIND_TEXT && (needs_run (m, a) || needs_run (m, b))) {
    PUSH (LEAF_VALUE (NUMBER, comparison));
    leaf_enter_native (m, LEAF_NATIVE_compare_texts, 3, LEAF_FLAG_GIVES);
    return TRUE;
  }
  if (a.bits != b.bits && leaf_is_long_list (m, a) && leaf_is_long_list (m, b)) {
    PUSH (LEAF_VALUE (NUMBER, comparison));
    leaf_enter_native (m, LEAF_NATIVE_compare_lists, 3, LEAF_FLAG_GIVES);
    return TRUE;
  }
  m->top -= 2;
  PUSH (TRUTH (leaf_comparison_holds (comparison, leaf_value_compare (m, a, b))));
  return FALSE;
}

/* The same with fast paths: most values are two numbers, two truth states, or two objects that may be the same. */
static inline gboolean
compare (LeafMachine *m, guint32 comparison)
{
  LeafValue b = m->stack[m->top - 1], a = m->stack[m->top - 2];
  gboolean is_plain
      = a.kind == LEAF_KIND_NUMBER || a.kind == LEAF_KIND_TRUTH_STATE
        || (a.kind == LEAF_KIND_OBJECT
            && (a.bits == b.bits || comparison == LEAF_COMPARE_EQUAL || comparison == LEAF_COMPARE_NOT_EQUAL));

  if (a.kind != b.kind || !is_plain)
    return compare_any (m, comparison);
  m->stack[--m->top - 1] = TRUTH (leaf_comparison_holds (comparison, a.bits < b.bits ? -1 : a.bits > b.bits));
  return FALSE;
}

/* --- calls -------------------------------------------------------------------------------------------------------- */

/* Returns TRUE if a frame was pushed. */
static gboolean
run_native (LeafMachine *m, guint32 number, guint32 n, gboolean gives)
{
  const LeafNativeRow *row = leaf_native_row (m, number);
  LeafValue result = LEAF_NO_VALUE;

  if (row->function == NULL) {
    leaf_fault (m, N_ ("a phrase has no body that this machine knows"), NULL);
    m->top -= n;
    if (gives)
      PUSH (LEAF_NO_VALUE);
    return FALSE;
  }
  for (; n < row->n_args; n++)
    PUSH (LEAF_NO_VALUE);
  if (row->may_call) {
    leaf_enter_native (m, number, n, gives ? LEAF_FLAG_GIVES : 0);
    return TRUE;
  }
  if (m->natives_run != NULL)
    m->natives_run[number] = TRUE;
  row->function (m, m->stack + m->top - n, &result);
  m->top -= n;
  if (gives)
    PUSH (result);
  return FALSE;
}

static gboolean
run_phrase (LeafMachine *m, guint32 phrase_id, guint32 options)
{
  const LeafImagePhrase *phrase = LEAF_ROW (&m->image->phrases, LeafImagePhrase, phrase_id);
  gboolean gives = phrase->gives;
  guint32 n = phrase->n_parameters;

  if (phrase->is_say)
    leaf_paragraph_content (m);
  if (LEAF_IS (phrase->chunk)) {
    const LeafImageChunk *chunk = LEAF_ROW (&m->image->chunks, LeafImageChunk, phrase->chunk.ix);

    leaf_enter_chunk (m, phrase->chunk.ix, chunk->n_parameters, gives ? LEAF_FLAG_GIVES : 0, LEAF_ENTRY_CALLED);
    leaf_machine_frame (m)->options = options;
    return TRUE;
  }
  if (phrase->n_options > 0) {
    PUSH (LEAF_VALUE (NUMBER, options));
    n++;
  }
  return run_native (m, LEAF_ROW (&m->image->phrases, LeafImagePhrase, phrase_id)->native, n, gives);
}

static gboolean
run_phrase_value (LeafMachine *m, guint32 n, gboolean gives)
{
  LeafValue phrase = m->stack[m->top - n - 1];
  const LeafImagePhrase *row;
  gboolean entered;

  memmove (m->stack + m->top - n - 1, m->stack + m->top - n, sizeof (LeafValue) * n);
  m->top--;
  if (phrase.bits <= 0 || (guint32) phrase.bits >= m->image->phrases.n) {
    m->top -= n; /* a variable without a phrase does nothing */
    if (gives)
      PUSH (leaf_default_result (m, phrase));
    return FALSE;
  }
  row = LEAF_ROW (&m->image->phrases, LeafImagePhrase, (guint32) phrase.bits);
  entered = run_phrase (m, (guint32) phrase.bits, 0);
  if (!gives && !entered && row->gives)
    m->top--;
  if (entered && !gives)
    leaf_machine_frame (m)->flags &= (guint32) ~LEAF_FLAG_GIVES;
  return entered;
}

/* --- arithmetic, comparison, flow --------------------------------------------------------------------------------- */

PLAIN_OP (ARITHMETIC)
{
  LeafValue y = POP (), x = POP ();

  PUSH (leaf_arithmetic (m, in->a, (guint32) in->b, x, y));
}

PLAIN_OP (NEGATE)
{
  TOP = leaf_arithmetic (m, LEAF_ARITHMETIC_NEGATE, (guint32) in->b, TOP, LEAF_NO_VALUE);
}

inline OP (CONVERT)
{
  if (in->b == LEAF_KIND_REAL) {
    TOP = leaf_real_value (LEAF_KIND_REAL, leaf_as_float (m, TOP));
    return TRUE;
  }
  leaf_enter_native (m, TOP.kind == LEAF_KIND_RESPONSE ? LEAF_NATIVE_issue_response : LEAF_NATIVE_say_value, 1,
                     LEAF_FLAG_CAPTURES | LEAF_FLAG_GIVES);
  return FALSE;
}

inline OP (COMPARE)
{
  return !compare (m, in->a);
}

PLAIN_OP (NOT)
{
  TOP = TRUTH (TOP.bits == 0);
}

PLAIN_OP (JUMP)
{
  frame->at = frame->first + (guint32) in->b;
}

PLAIN_OP (JUMP_FALSE)
{
  LeafValue value = POP ();

  if (value.bits == 0)
    frame->at = frame->first + (guint32) in->b;
}

PLAIN_OP (JUMP_TRUE)
{
  LeafValue value = POP ();

  if (value.bits != 0)
    frame->at = frame->first + (guint32) in->b;
}

inline OP (CALL)
{
  return !run_phrase (m, (guint32) in->b, in->a);
}

inline OP (CALL_VALUE)
{
  return !run_phrase_value (m, in->a, in->b != 0);
}

inline OP (NATIVE)
{
  return !run_native (m, (guint32) in->b, in->a, leaf_native_row (m, (guint32) in->b)->gives != '-');
}

PLAIN_OP (OPTION)
{
  PUSH (TRUTH (frame->options >> in->b & 1));
}

inline OP (RETURN)
{
  leaf_leave_frame (m, LEAF_NO_VALUE);
  return FALSE;
}

inline OP (RETURN_VALUE)
{
  LeafValue value = POP ();

  leaf_leave_frame (m, value);
  return FALSE;
}

PLAIN_OP (FAULT)
{
  fault_of_code (m, (guint32) in->b);
}

/* --- the loop ----------------------------------------------------------------------------------------------------- */

/* Ends a frame from which a phrase in Inform 6 returned. Something returned from a rule ends its rulebook, with the
 * outcome of what was followed last. */
static void
return_from (LeafMachine *m, const LeafFrame *frame)
{
  const LeafImageChunk *chunk = LEAF_ROW (&m->image->chunks, LeafImageChunk, frame->of);
  gboolean is_asked
      = chunk->sort == LEAF_CHUNK_PHRASE
        && LEAF_ROW (&m->image->phrases, LeafImagePhrase, chunk->owner)->result.ix == LEAF_KIND_TRUTH_STATE;

  if (frame->rule != 0)
    leaf_end_rule (m, m->returned.bits != 0);
  else
    leaf_leave_frame (m, is_asked ? TRUTH (m->returned.bits != 0) : m->returned);
}

/* A rule that abides by another one ends if that one made a decision. TRUE if this frame has ended. */
static gboolean
after_call (LeafMachine *m, LeafFrame *frame)
{
  LeafReturnAction after = (LeafReturnAction) frame->after;

  frame->after = LEAF_AFTER_NOTHING;
  switch (after) {
  case LEAF_AFTER_ABIDE:
    if (!m->decided)
      return FALSE;
    m->by_rule = frame->rule;
    leaf_end_rule (m, TRUE);
    return TRUE;
  case LEAF_AFTER_ABIDE_ANONYMOUSLY: {
    guint32 held = m->by_rule;

    if (!m->decided)
      return FALSE;
    if (m->latest.outcome != LEAF_OUTCOME_SUCCESS)
      m->latest = (LeafLatestResult) { LEAF_OUTCOME_FAILURE, FALSE, LEAF_NO_VALUE };
    leaf_set_variable (m, m->facts->reason_cell, (LeafValue) { LEAF_KIND_RULE, (gint32) held });
    leaf_end_rule (m, TRUE);
    m->by_rule = held;
    return TRUE;
  }
  case LEAF_AFTER_STAND_IN: leaf_end_rule (m, m->decided); return TRUE;
  case LEAF_AFTER_RETURNED: return_from (m, frame); return TRUE;
  case LEAF_AFTER_NOTHING: break;
  }
  return FALSE;
}

/* Runs the innermost frame, which is code, as long as it is innermost. */
static void
run_code (LeafMachine *m, guint64 *budget)
{
  LeafFrame *frame = leaf_machine_frame (m);
  const LeafInstruction *code = m->image->code;

  if (frame->after != LEAF_AFTER_NOTHING && after_call (m, frame))
    return;
  while (*budget > 0) {
    const LeafInstruction *in = &code[frame->at];

    if (G_UNLIKELY (in->flags & LEAF_INSTRUCTION_STATEMENT)) {
      if (m->heap.made > m->heap.due && (!leaf_collect_garbage (m) || m->is_turn_over || *budget == 0))
        return;             /* the sweep may have used up the slice */
#ifndef LEAF_WITHOUT_EVENTS /* tests/bench/watched.py defines it to measure the cost of events */
      m->n_events++;
      leaf_mark (m, frame->at);
      if (m->watch != 0 && leaf_statement_stops (m, frame))
        return;
#endif
    }
    --*budget;
    frame->at++;
    switch ((LeafOp) in->op) {
#define LEAF_OP(name, ...)                                                                                             \
  case LEAF_OP_##name:                                                                                                 \
    if (!leaf_op_##name (m, frame, in))                                                                                \
      return;                                                                                                          \
    break;
#include "image/leaf-ops.def"
#undef LEAF_OP
    case LEAF_OP_NONE:
    case LEAF_OP_COUNT:
      leaf_fault_final (m, N_ ("there is an instruction that this machine does not know"), NULL);
      return;
    }
    if (G_UNLIKELY (m->is_over || m->stop.cause != LEAF_STOP_NONE))
      return;
  }
}

/* The place that is shown when the play stops: that of the next statement, or of the innermost code that has a
 * place. */
static void
note_place (LeafMachine *m)
{
  m->stop.rule = leaf_innermost_rule (m);
  m->stop.event = m->n_events;
  m->stop.wants = (LeafInputSort) m->asks;
  m->stop.tick = m->tick;
  if (m->stop.cause != LEAF_STOP_BREAKPOINT && m->stop.cause != LEAF_STOP_STEP_DONE)
    m->place = leaf_place_now (m);
  m->stop.place = m->place;
}

static void
advance (LeafMachine *m, guint64 *budget)
{
  switch ((LeafFrameSort) leaf_machine_frame (m)->sort) {
  case LEAF_FRAME_CODE: run_code (m, budget); return;
  case LEAF_FRAME_RULEBOOK: leaf_advance_rulebook (m); break;
  case LEAF_FRAME_SINGLE: leaf_advance_single (m); break;
  case LEAF_FRAME_ACTION: leaf_advance_action (m); break;
  case LEAF_FRAME_ACTIVITY: leaf_advance_activity (m); break;
  case LEAF_FRAME_NATIVE: leaf_advance_native (m); break;
  case LEAF_FRAME_PLAY: leaf_advance_play (m); break;
  case LEAF_FRAME_FOLLOWING: leaf_advance_following (m); break;
  case LEAF_FRAME_CHANGED: leaf_advance_changed (m); break;
  }
  leaf_charge (m, 1);
}

/* Runs the innermost frame once: a few instructions, or one step of another sort. */
LeafStop
leaf_machine_step (LeafMachine *m)
{
  m->budget = 1000;
  m->stop = (LeafStop) { 0 };
  leaf_machine_update_listeners (m);
  if (!m->is_over && m->n_frames > 0)
    advance (m, &m->budget);
  m->is_over |= m->is_turn_over;
  return m->stop;
}

LeafStop
leaf_machine_run_frames (LeafMachine *m, guint64 budget)
{
  if (m->is_over)
    return m->stop;
  m->stop = (LeafStop) { 0 };
  m->stopped_at_book = 0;
  m->budget = budget;
  leaf_machine_update_listeners (m);
  while (!m->is_over && m->stop.cause == LEAF_STOP_NONE && m->n_frames > 0) {
    if (m->budget == 0)
      m->stop.cause = LEAF_STOP_OUT_OF_BUDGET;
    else if (m->heap.dying != NULL)
      leaf_heap_let_go (&m->heap, &m->budget);
    else if (m->replay != NULL)
      break;
    else
      advance (m, &m->budget);
    if (G_UNLIKELY (m->is_turn_over))
      leaf_abandon_turn (m);
  }
  note_place (m);
  return m->stop;
}
