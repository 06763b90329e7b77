/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-activities.c: carries out activities: before, for, after, each followed for the activity's operand, without
 * paragraph breaks between their rules.
 *
 * A running activity is an owner of variables (leaf-frames.c), even if it has none: that list decides conditions such
 * as "while printing the name of something". An activity begun by a phrase stays in it until it is ended or
 * abandoned. */

#include "leaf-activities.h"
#include "leaf-events.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-rulebook-exec.h"
#include "leaf-values.h"

static const LeafImageActivity *
activity_row (const LeafMachine *m, guint32 activity)
{
  return LEAF_ROW (&m->image->activities, LeafImageActivity, activity);
}

static void
follow_stage (LeafMachine *m, guint32 rulebook, LeafValue operand)
{
  leaf_call_rulebook (m, rulebook, operand, LEAF_ENTRY_ACTIVITY, TRUE);
}

/* The default operand of an activity on numbers or the like. */
static LeafValue
operand_or_default (LeafMachine *m, guint32 activity, LeafValue operand)
{
  LeafKindId basis = activity_row (m, activity)->basis;

  return operand.kind == 0 && LEAF_IS (basis) && !leaf_is_object_kind (m, basis.ix) ? leaf_default_value (m, basis.ix)
                                                                                    : operand;
}

/* The number of owners below the innermost activity of this sort. FALSE if it is not running. */
static gboolean
innermost (const LeafMachine *m, guint32 activity, guint32 *n_owners)
{
  for (guint32 i = m->n_owners; i-- > 0;)
    if (m->owners[i].owner == LEAF_OWNER_ACTIVITY && m->owners[i].id == activity) {
      *n_owners = i;
      return TRUE;
    }
  return FALSE;
}

void
leaf_call_activity (LeafMachine *m, guint32 activity, LeafValue operand)
{
  LeafFrame *frame;

  m->handled = FALSE;
  if (!leaf_table_has_row (&m->image->activities, activity))
    return;
  frame = leaf_push_frame (m, LEAF_FRAME_ACTIVITY, LEAF_ENTRY_ACTIVITY);
  frame->of = activity;
  leaf_push_value (m, operand_or_default (m, activity, operand));
  if (G_UNLIKELY (m->wanted & LEAF_WANT_PHRASES))
    leaf_event_frame (m, LEAF_EVENT_ACTIVITY_BEGUN, 0, activity_row (m, activity)->name, leaf_place_now (m));
}

void
leaf_advance_activity (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);
  const LeafImageActivity *activity = activity_row (m, frame->of);
  LeafValue operand = m->stack[frame->slots];

  switch (frame->phase) {
  case 0:
    leaf_own_variables (m, LEAF_OWNER_ACTIVITY, frame->of, operand);
    frame->phase = 1;
    follow_stage (m, activity->before.ix, operand);
    return;
  case 1:
    frame->phase = 2;
    follow_stage (m, activity->during.ix, operand);
    return;
  case 2:
    frame->options = m->decided;
    frame->phase = 3;
    follow_stage (m, activity->after.ix, operand);
    return;
  default:
    m->handled = frame->options;
    leaf_drop_owned_variables (m, frame->owners);
    leaf_leave_frame (m, LEAF_NO_VALUE);
    return;
  }
}

/* Runs one stage by itself. Ending an activity follows the after rules first and then removes the activity from the
 * list. That needs a frame, so it uses an activity's frame that begins in its last phases. */
void
leaf_call_activity_stage (LeafMachine *m, LeafActivityStage stage, guint32 activity, LeafValue operand)
{
  guint32 n_owners = 0;
  LeafFrame *frame;

  if (stage != LEAF_ACTIVITY_CARRY_OUT && (!leaf_table_has_row (&m->image->activities, activity)))
    return;
  switch (stage) {
  case LEAF_ACTIVITY_CARRY_OUT: leaf_call_activity (m, activity, operand); return;
  case LEAF_ACTIVITY_BEGIN:
    operand = operand_or_default (m, activity, operand);
    leaf_own_variables (m, LEAF_OWNER_ACTIVITY, activity, operand);
    follow_stage (m, activity_row (m, activity)->before.ix, operand);
    return;
  case LEAF_ACTIVITY_HANDLE:
    operand = operand_or_default (m, activity, operand);
    leaf_call_native (m, LEAF_NATIVE_handle_activity, 2, (LeafValue[]) { LEAF_VALUE (NUMBER, activity), operand });
    leaf_machine_frame (m)->flags = 0;
    return;
  case LEAF_ACTIVITY_END:
  case LEAF_ACTIVITY_ABANDON:
    operand = operand_or_default (m, activity, operand);
    if (!innermost (m, activity, &n_owners)) {
      leaf_fault (m, N_ ("the activity \"%1\" cannot be ended, because it has not begun"),
                  activity_row (m, activity)->name, NULL);
      return;
    }
    if (stage == LEAF_ACTIVITY_ABANDON) {
      leaf_drop_owned_variables (m, n_owners);
      return;
    }
    frame = leaf_push_frame (m, LEAF_FRAME_ACTIVITY, LEAF_ENTRY_ACTIVITY);
    frame->of = activity;
    frame->phase = 3;
    frame->owners = n_owners;
    frame->options = m->handled;
    leaf_push_value (m, operand);
    follow_stage (m, activity_row (m, activity)->after.ix, operand);
    return;
  }
}

/* The for stage. Afterwards `decided` tells whether it was handled. */
LeafNativeStatus
leaf_native_handle_activity (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  guint32 activity = (guint32) args[0].bits;

  if (leaf_native_begins (m)) {
    follow_stage (m, activity_row (m, activity)->during.ix, args[1]);
    return LEAF_NATIVE_CALLED;
  }
  m->handled = m->decided;
  return LEAF_NATIVE_DONE;
}
