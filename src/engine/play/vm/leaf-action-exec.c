/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-action-exec.c: tries actions.
 *
 *   try -> the action and its nouns are set; the previous ones are stored in the frame
 *       -> a missing noun is supplied, or the action ends there
 *       -> the setting action variables rules
 *       -> in the world: the action-processing rules; out of world: directly the specific stage
 *       -> the previous action continues
 *
 * An action has succeeded exactly if the latest result is then a success. Objects among the nouns are in the library's
 * variables "noun" and "second noun", where rules may change them; values of other kinds are in m->action. */

#include "leaf-parser-state.h"
#include "leaf-action-exec.h"
#include "leaf-activities.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-rulebook-exec.h"
#include "leaf-say.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-topics.h"

enum { TRY_SILENTLY = 1 };

typedef enum {
  ACTION_BEGINS = 0,
  ACTION_NOUN,
  ACTION_SECOND,
  ACTION_VARIABLES,
  ACTION_HISTORY,
  ACTION_PROCESSES,
  ACTION_RUNS,
  ACTION_TOLD,
  ACTION_AFTERWARDS,
  ACTION_REFUSED,
  ACTION_ENDS
} ActionPhase;

enum {
  CELL_ACTION = 0,
  CELL_ACTOR,
  CELL_NOUN,
  CELL_SECOND,
  CELL_REQUESTER,
  CELL_NOUN_VARIABLE,
  CELL_SECOND_VARIABLE,
  CELL_SELF,
  CELL_PERSON_ASKED,
  CELL_ITEM,
  CELL_NOUN_UNDERSTOOD, /* the previous values of "the number understood" and the like */
  CELL_SECOND_UNDERSTOOD
};

static const LeafImageAction *
action_row (const LeafMachine *m)
{
  return LEAF_ROW (&m->image->actions, LeafImageAction, m->action.action);
}

static gboolean
takes_object (const LeafMachine *m, guint32 number)
{
  guint32 kind = action_row (m)->kinds[number].ix;

  return kind == 0 || leaf_is_object_kind (m, kind);
}

LeafValue
leaf_action_noun (const LeafMachine *m, guint32 number)
{
  LeafValue given = number == 0 ? m->action.noun : m->action.second;

  if (given.kind != 0 && given.kind != LEAF_KIND_OBJECT)
    return given;
  return leaf_variable (m, number == 0 ? m->facts->noun_cell : m->facts->second_cell);
}

/* --- beginning and ending ----------------------------------------------------------------------------------------- */

/* Rules refer to a value that is not an object by its kind: "the posture understood". 0: there is no such variable. */
static guint32
understood_cell (const LeafMachine *m, LeafValue value)
{
  return value.kind < m->facts->n_kinds && !m->facts->kind_is_object[value.kind] ? m->facts->understood_cell[value.kind]
                                                                                 : 0;
}

static LeafValue
understood_before (const LeafMachine *m, LeafValue value)
{
  guint32 cell = understood_cell (m, value);

  return cell != 0 ? leaf_cell (m, cell) : LEAF_NO_VALUE;
}

static void
note_value (LeafMachine *m, LeafValue value)
{
  guint32 cell = understood_cell (m, value);

  if (cell != 0)
    leaf_set_cell (m, cell, value);
}

static void
keep_action (LeafMachine *m, const LeafActionState *next)
{
  leaf_push_value (m, LEAF_VALUE (ACTION_NAME, m->action.action));
  leaf_push_value (m, m->action.actor);
  leaf_push_value (m, m->action.noun);
  leaf_push_value (m, m->action.second);
  leaf_push_value (m, m->action.requester);
  leaf_push_value (m, leaf_variable (m, m->facts->noun_cell));
  leaf_push_value (m, leaf_variable (m, m->facts->second_cell));
  leaf_push_value (m, m->self);
  leaf_push_value (m, leaf_variable (m, m->facts->person_asked_cell));
  leaf_push_value (m, leaf_variable (m, m->facts->current_item_cell));
  leaf_push_value (m, understood_before (m, next->noun));
  leaf_push_value (m, understood_before (m, next->second));
}

/* Sets the library's two other names for the actor. */
static void
name_actor (LeafMachine *m)
{
  LeafValue actor = leaf_object ((guint32) m->action.actor.bits);

  leaf_set_variable (m, m->facts->person_asked_cell, actor);
  leaf_set_variable (m, m->facts->person_reaching_cell, actor);
}

static void
restore_action (LeafMachine *m, const LeafFrame *frame)
{
  const LeafValue *cells = m->stack + frame->slots;

  m->action = (LeafActionState) { (guint32) cells[CELL_ACTION].bits,
                                  cells[CELL_ACTOR],
                                  cells[CELL_NOUN],
                                  cells[CELL_SECOND],
                                  cells[CELL_REQUESTER],
                                  frame->captured };
  leaf_set_variable (m, m->facts->noun_cell, cells[CELL_NOUN_VARIABLE]);
  leaf_set_variable (m, m->facts->second_cell, cells[CELL_SECOND_VARIABLE]);
  name_actor (m);
  leaf_set_variable (m, m->facts->person_asked_cell, cells[CELL_PERSON_ASKED]);
  leaf_set_variable (m, m->facts->current_item_cell, cells[CELL_ITEM]);
  m->self = cells[CELL_SELF];
  note_value (m, cells[CELL_NOUN_UNDERSTOOD]);
  note_value (m, cells[CELL_SECOND_UNDERSTOOD]);
}

static LeafValue
object_or_nothing (const LeafMachine *m, LeafValue value)
{
  return leaf_is_object_kind (m, value.kind) ? leaf_object ((guint32) value.bits) : leaf_object (0);
}

static void
set_action (LeafMachine *m, const LeafActionState *action)
{
  m->action = *action;
  m->action.out_of_world = action_row (m)->out_of_world;
  if (m->action.actor.bits == 0)
    m->action.actor = leaf_object (leaf_player (m));
  name_actor (m);
  leaf_set_variable (m, m->facts->noun_cell, object_or_nothing (m, action->noun));
  leaf_set_variable (m, m->facts->second_cell, object_or_nothing (m, action->second));
  note_value (m, action->noun);
  note_value (m, action->second);
  m->self = object_or_nothing (m, action->noun);
}

static void
divide_around (LeafMachine *m)
{
  if (!m->silent && !m->several)
    leaf_paragraph_divide (m);
}

void
leaf_call_action (LeafMachine *m, const LeafActionState *given, guint32 flags)
{
  LeafActionState action = *given; /* it may be m->action itself */
  LeafFrame *frame = leaf_push_frame (m, LEAF_FRAME_ACTION, LEAF_ENTRY_TRIED);

  action.noun = leaf_topic_said (m, action.noun);
  action.second = leaf_topic_said (m, action.second);
  frame->of = action.action;
  frame->captured = m->action.out_of_world;
  if (flags == TRY_SILENTLY) {
    frame->flags |= LEAF_FLAG_RESTORES;
    frame->kept = leaf_paragraph_keep (m);
    leaf_paragraph_clear (m);
  } else if (flags & TRY_SILENTLY) { /* its text is separated from the text before it, but not from the text after it */
    frame->flags |= LEAF_FLAG_SILENCED;
    divide_around (m);
  }
  if (flags & TRY_SILENTLY) {
    frame->options = m->silent;
    m->silent = TRUE;
  }
  keep_action (m, &action);
  set_action (m, &action);
  if (m->several == LEAF_SEVERAL_NEXT)
    m->several = LEAF_SEVERAL;
  else /* an action tried along the way does not count as one of several */
    leaf_set_variable (m, m->facts->current_item_cell, leaf_object (0));
}

static void
own_action_variables (LeafMachine *m)
{
  leaf_own_variables (m, LEAF_OWNER_RULEBOOK, m->facts->action_processing, LEAF_NO_VALUE);
}

char *
leaf_action_words (const LeafMachine *m)
{
  LeafActionState now = m->action;

  now.noun = leaf_action_noun (m, 0);
  now.second = leaf_action_noun (m, 1);
  return leaf_action_to_string (m, &now);
}

static void
tell (LeafMachine *m, LeafEventSort sort, LeafOutcome outcome)
{
  g_autofree char *words = NULL;

  if (m->wanted & LEAF_WANT_ACTIONS)
    words = leaf_action_words (m);
  leaf_event_text (m, sort, LEAF_WANT_ACTIONS, words, outcome);
}

static void
begin_action (LeafMachine *m)
{
  own_action_variables (m);
  divide_around (m);
  leaf_set_variable (m, m->facts->reason_cell, (LeafValue) { LEAF_KIND_RULE, 0 });
  leaf_own_variables (m, LEAF_OWNER_ACTION, m->action.action, LEAF_NO_VALUE);
  leaf_mark (m, leaf_mark_first_action (m->image) + m->action.action);
  tell (m, LEAF_EVENT_ACTION_BEGUN, LEAF_OUTCOME_NONE);
}

static void
leave_action (LeafMachine *m)
{
  LeafFrame frame = *leaf_machine_frame (m);

  leaf_drop_owned_variables (m, frame.owners);
  /* no paragraph break if a noun was missing: the next text only begins a new line */
  if (!(frame.flags & LEAF_FLAG_CONVERTED))
    divide_around (m);
  restore_action (m, &frame);
  if (frame.flags & LEAF_FLAG_RESTORES) {
    leaf_paragraph_divide (m);
    leaf_paragraph_restore (m, frame.kept);
    leaf_paragraph_adjust (m);
  }
  if (frame.flags & (LEAF_FLAG_RESTORES | LEAF_FLAG_SILENCED))
    m->silent = frame.options;
  leaf_leave_frame (m, LEAF_NO_VALUE);
  if (m->image->histories.n > 1) {
    leaf_call_native (m, LEAF_NATIVE_note_action_over, 0, NULL);
    leaf_machine_frame (m)->flags = 0;
  }
}

/* --- nouns -------------------------------------------------------------------------------------------------------- */

static gboolean
lacks_noun (const LeafMachine *m, guint32 number)
{
  const LeafImageAction *action = action_row (m);

  if (number >= action->n_nouns || !takes_object (m, number) || action->out_of_world)
    return FALSE;
  return leaf_action_noun (m, number).bits == 0;
}

/* A grammar line may lack the number, or another value, that its action applies to; a topic may also be missing. */
static gboolean
lacks_value (const LeafMachine *m, guint32 number)
{
  const LeafImageAction *action = action_row (m);

  if (number >= action->n_nouns || takes_object (m, number) || action->kinds[number].ix == LEAF_KIND_TOPIC
      || action->out_of_world)
    return FALSE;
  return leaf_action_noun (m, number).kind == LEAF_KIND_OBJECT;
}

/* Ends the action; the library prints why. */
static void
refuse (LeafMachine *m, LeafFrame *frame, char letter)
{
  guint32 response = leaf_image_response (m->image, m->facts->action_responses, letter);

  frame->phase = ACTION_REFUSED;
  m->latest = (LeafLatestResult) { LEAF_OUTCOME_FAILURE, FALSE, LEAF_NO_VALUE };
  if (response != 0)
    leaf_call_response (m, response);
}

/* TRUE if the noun is there, or not needed. Otherwise the first visit runs the activity that supplies it, and the
 * second ends the action. */
static gboolean
has_noun (LeafMachine *m, LeafFrame *frame, guint32 number)
{
  guint32 activity = number == 0 ? m->facts->supplying_a_missing_noun : m->facts->supplying_a_missing_second_noun;
  gboolean was_asked = (frame->flags & LEAF_FLAG_CONVERTED) != 0;
  gboolean is_ours = m->action.actor.bits == (gint32) leaf_player (m);

  if (lacks_value (m, number)) {
    refuse (m, frame, !is_ours ? 'K' : number == 0 ? 'C' : 'G');
    return FALSE;
  }
  if (!lacks_noun (m, number)) {
    frame->flags &= (guint32) ~LEAF_FLAG_CONVERTED;
    return TRUE;
  }
  if (!was_asked && activity != 0) {
    frame->flags |= LEAF_FLAG_CONVERTED;
    leaf_call_activity (m, activity, LEAF_NO_VALUE);
    return FALSE;
  }
  if (!is_ours || !m->paragraph.pending) { /* a request to another person always gets an answer */
    refuse (m, frame, !is_ours ? 'K' : number == 0 ? 'D' : 'H');
    return FALSE;
  }
  m->latest = (LeafLatestResult) { LEAF_OUTCOME_FAILURE, FALSE, LEAF_NO_VALUE };
  tell (m, LEAF_EVENT_ACTION_ENDED, LEAF_OUTCOME_FAILURE);
  leave_action (m);
  return FALSE;
}

/* --- the phases --------------------------------------------------------------------------------------------------- */

static void
process (LeafMachine *m)
{
  if (!m->action.out_of_world) {
    leaf_call_rulebook (m, m->facts->action_processing, LEAF_NO_VALUE, LEAF_ENTRY_MACHINE, FALSE);
    return;
  }
  leaf_call_rulebook (m, m->facts->specific_action_processing, LEAF_NO_VALUE, LEAF_ENTRY_STAGE, TRUE);
}

/* The command ACTIONS reports the beginning and end of each action. */
static void
tell_player (LeafMachine *m, gint32 stage)
{
  LeafValue value = LEAF_VALUE (NUMBER, stage);

  if (leaf_parser_reports (m, LEAF_REPORTED_ACTIONS))
    leaf_call_native (m, LEAF_NATIVE_tell_action, 1, &value);
}

void
leaf_advance_action (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);
  LeafOutcome outcome;

  switch ((ActionPhase) frame->phase) {
  case ACTION_BEGINS:
    frame->phase = ACTION_HISTORY;
    leaf_call_native (m, LEAF_NATIVE_note_action_begins, 0, NULL);
    return;
  case ACTION_HISTORY:
    frame->phase = ACTION_NOUN;
    begin_action (m);
    return;
  case ACTION_NOUN:
    if (has_noun (m, frame, 0))
      frame->phase = ACTION_SECOND;
    return;
  case ACTION_SECOND:
    if (!has_noun (m, frame, 1))
      return;
    frame->phase = ACTION_VARIABLES;
    leaf_call_rulebook (m, m->facts->setting_action_variables, LEAF_NO_VALUE, LEAF_ENTRY_MACHINE, FALSE);
    return;
  case ACTION_VARIABLES:
    frame->phase = ACTION_PROCESSES;
    leaf_call_native (m, LEAF_NATIVE_note_action_now, 0, NULL);
    return;
  case ACTION_PROCESSES:
    frame->phase = ACTION_RUNS;
    tell_player (m, 0);
    return;
  case ACTION_RUNS:
    frame->phase = ACTION_TOLD;
    if (m->action.out_of_world && m->action.actor.bits != (gint32) leaf_player (m))
      refuse (m, frame, 'A');
    else
      process (m);
    return;
  case ACTION_REFUSED:
    /* only the previous action reported its beginning */
    frame->phase = m->action.out_of_world ? ACTION_TOLD : ACTION_AFTERWARDS;
    leaf_paragraph_begin (m);
    leaf_print_line (m);
    m->latest = (LeafLatestResult) { LEAF_OUTCOME_FAILURE, FALSE, LEAF_NO_VALUE };
    return;
  case ACTION_TOLD:
    frame->phase = ACTION_AFTERWARDS;
    tell_player (m, 1);
    return;
  case ACTION_AFTERWARDS:
    frame->phase = ACTION_ENDS;
    outcome = (LeafOutcome) m->latest.outcome;
    tell (m, LEAF_EVENT_ACTION_ENDED,
          outcome == LEAF_OUTCOME_NONE ? LEAF_OUTCOME_STOPPED : outcome); /* while its frame is the innermost */
    if (m->image->histories.n > 1 && outcome == LEAF_OUTCOME_SUCCESS)
      leaf_call_native (m, LEAF_NATIVE_note_action_done, 0, NULL);
    return;
  case ACTION_ENDS: leave_action (m); return;
  }
}
