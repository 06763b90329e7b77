/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-ops-rules.c: instructions of rules: clauses, results, following. */

#include "leaf-ops.h"
#include "leaf-activities.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-rulebook-enter.h"
#include "leaf-rulebook-exec.h"
#include "leaf-values.h"

static void
follow (LeafMachine *m, LeafFrame *frame, guint32 entry, gboolean with_parameter)
{
  LeafValue parameter = with_parameter ? POP () : LEAF_NO_VALUE;
  LeafValue what = POP ();

  if (entry == LEAF_ENTRY_ABIDED)
    frame->after = LEAF_AFTER_ABIDE;
  else if (entry == LEAF_ENTRY_ABIDED_ANONYMOUSLY)
    frame->after = LEAF_AFTER_ABIDE_ANONYMOUSLY;
  leaf_call_follow (m, what, parameter, (LeafEntry) entry);
}

/* The default outcome of the rule's own rulebook, with its default named outcome if it has one. */
static void
fall_off (LeafMachine *m, const LeafFrame *frame)
{
  const LeafImageRule *rule = LEAF_ROW (&m->image->rules, LeafImageRule, frame->rule);
  const LeafImageRulebook *home = LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rule->home.ix);

  if (rule->home.ix == 0 || home->default_outcome == LEAF_DEFAULT_NONE) {
    leaf_end_rule (m, FALSE);
    return;
  }
  m->latest = (LeafLatestResult) { home->default_outcome == LEAF_DEFAULT_SUCCESS ? LEAF_OUTCOME_SUCCESS
                                                                                 : LEAF_OUTCOME_FAILURE,
                                   FALSE, LEAF_NO_VALUE };
  if (LEAF_IS (home->default_named)) {
    m->latest.has_value = TRUE;
    m->latest.value = LEAF_VALUE (RULEBOOK_OUTCOME,
                                  LEAF_ROW (&m->image->outcomes, LeafImageOutcome, home->default_named.ix)->value);
  }
  leaf_end_rule (m, TRUE);
}

static void
decide (LeafMachine *m, guint32 outcome, gboolean has_value)
{
  LeafValue value = has_value ? POP () : LEAF_NO_VALUE;

  switch ((LeafOutcome) outcome) {
  case LEAF_OUTCOME_SUCCESS:
  case LEAF_OUTCOME_FAILURE:
    m->latest = (LeafLatestResult) { outcome, (guint32) has_value, value };
    leaf_end_rule (m, TRUE);
    break;
  case LEAF_OUTCOME_STOPPED: leaf_end_rule (m, TRUE); break;
  case LEAF_OUTCOME_NONE: leaf_end_rule (m, FALSE); break;
  }
}

static void
decide_named (LeafMachine *m, const LeafFrame *frame, guint32 outcome_id)
{
  guint32 row = leaf_outcome_in_force (m, frame->rule, outcome_id);
  const LeafImageOutcome *outcome = LEAF_ROW (&m->image->outcomes, LeafImageOutcome, row);

  if (outcome->sense == LEAF_DEFAULT_NONE) {
    leaf_end_rule (m, FALSE);
    return;
  }
  m->latest = (LeafLatestResult) { outcome->sense == LEAF_DEFAULT_SUCCESS ? LEAF_OUTCOME_SUCCESS : LEAF_OUTCOME_FAILURE,
                                   TRUE, LEAF_VALUE (RULEBOOK_OUTCOME, outcome->value) };
  leaf_end_rule (m, TRUE);
}

/* A clause of the preamble was tested. TRUE if the frame has ended. */
static gboolean
test_clause (LeafMachine *m, const LeafFrame *frame, guint32 number, gboolean holds)
{
  if (frame->flags & LEAF_FLAG_PROBE) {
    if (number < m->n_probe && m->probe != NULL)
      m->probe[number].holds = holds;
    if (!holds)
      leaf_leave_frame (m, LEAF_NO_VALUE); /* the following code is not reached */
    return !holds;
  }
  if (holds)
    return FALSE;
  leaf_mark (m, frame->at - 1);
  leaf_end_rule (m, FALSE);
  return TRUE;
}

static gboolean
going_on (LeafMachine *m, guint32 activity, LeafValue *operand)
{
  for (guint32 i = m->n_owners; i-- > 0;)
    if (m->owners[i].owner == LEAF_OWNER_ACTIVITY && m->owners[i].id == activity) {
      *operand = m->owners[i].operand;
      return TRUE;
    }
  return FALSE;
}

OP (CLAUSE)
{
  LeafValue value = POP ();

  return !test_clause (m, frame, (guint32) in->a, value.bits != 0);
}

OP (APPLIES)
{
  if (frame->flags & LEAF_FLAG_PROBE) {
    leaf_leave_frame (m, LEAF_NO_VALUE);
    return FALSE;
  }
  frame->flags |= LEAF_FLAG_APPLIES;
  leaf_mark (m, frame->at - 1);
  leaf_event_rule (m, LEAF_EVENT_RULE_BEGUN, frame->rule, frame->rulebook, (LeafEntry) frame->entry, LEAF_OUTCOME_NONE);
  return TRUE;
}

OP (CHANGED)
{
  if (frame->flags & LEAF_FLAG_PROBE)
    return TRUE;
  frame->flags |= LEAF_FLAG_CHANGED;
  if (in->a == 0) {
    leaf_end_rule (m, FALSE);
  } else {
    frame->after = LEAF_AFTER_STAND_IN;
    if (!m->facts->changes_rules
        || !leaf_run_with_rule_changes (m, (guint32) in->b, frame->rulebook, LEAF_ENTRY_SUBSTITUTED, TRUE))
      leaf_enter_rule (m, (guint32) in->b, frame->rulebook, LEAF_ENTRY_SUBSTITUTED);
  }
  return FALSE;
}

OP (RULE_END)
{
  fall_off (m, frame);
  return FALSE;
}

OP (DECIDE)
{
  decide (m, in->a, in->b != 0);
  return FALSE;
}

OP (DECIDE_NAMED)
{
  decide_named (m, frame, (guint32) in->b);
  return FALSE;
}

OP (FOLLOW)
{
  follow (m, frame, in->a, in->b != 0);
  return FALSE;
}

PLAIN_OP (PRODUCED)
{
  PUSH (m->latest.outcome != LEAF_OUTCOME_NONE && m->latest.has_value ? m->latest.value
                                                                      : leaf_none_of (m, (guint32) in->b));
}

PLAIN_OP (OUTCOME)
{
  PUSH (m->latest.outcome != LEAF_OUTCOME_NONE && m->latest.has_value ? m->latest.value
                                                                      : LEAF_VALUE (RULEBOOK_OUTCOME, 0));
}

PLAIN_OP (SUCCEEDED)
{
  PUSH (TRUTH (m->latest.outcome
               == (guint32) (in->a == LEAF_RESULT_SUCCEEDED ? LEAF_OUTCOME_SUCCESS : LEAF_OUTCOME_FAILURE)));
}

PLAIN_OP (SELF_AGAIN)
{
  m->self = POP ();
}

PLAIN_OP (SELF)
{
  PUSH (m->self);
}

PLAIN_OP (PARAMETER)
{
  PUSH (m->parameter);
}

OP (ACTIVITY)
{
  LeafValue operand = in->b != 0 ? POP () : LEAF_NO_VALUE;
  LeafValue activity = POP ();
  guint32 depth = m->n_frames;

  leaf_call_activity_stage (m, in->a, (guint32) activity.bits, operand);
  return m->n_frames == depth;
}

PLAIN_OP (HANDLED)
{
  PUSH (TRUTH (m->handled));
}

PLAIN_OP (GOING_ON)
{
  LeafValue activity = POP (), operand = LEAF_NO_VALUE;
  gboolean is_going_on = going_on (m, (guint32) activity.bits, &operand);

  if (is_going_on && in->b != 0)
    PUSH (operand);
  PUSH (TRUTH (is_going_on));
}
