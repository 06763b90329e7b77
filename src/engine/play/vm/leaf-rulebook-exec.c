/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebook-exec.c: following rulebooks and rules, and the order of a play.
 *
 * One record, the latest result, contains the outcome of the rule or rulebook that was followed last. It is not cleared
 * when something is followed. If a rule ends undecided, it is cleared before the next rule runs; a rule that only stops
 * does not change it. So an outcome can leak from one rulebook to another: that is the language's behaviour, and
 * stories rely on it.
 *
 *   decided by            the latest result becomes
 *   success, failure      that, with its value or none
 *   stop, instead         what it was
 *   (undecided)           none, before the next rule; none, when the following ends
 */

#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-rulebook-enter.h"
#include "leaf-rulebook-exec.h"
#include "leaf-values.h"

static const LeafLatestResult no_result = { LEAF_OUTCOME_NONE, FALSE, { 0, 0 } };

/* --- rules -------------------------------------------------------------------------------------------------------- */

static gboolean
replaces_another (const LeafMachine *m, guint32 rule, guint32 rulebook)
{
  const LeafTable *rulebook_entries = &m->image->rulebook_entries;

  for (guint32 i = LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rulebook)->first_rulebook_entry; i != 0;
       i = LEAF_ROW (rulebook_entries, LeafImageRulebookEntry, i)->next)
    if (LEAF_ROW (rulebook_entries, LeafImageRulebookEntry, i)->rule.ix == rule)
      return TRUE;
  return FALSE;
}

/* A name may be an outcome of several rulebooks, with different meanings. The meaning in the earliest rulebook that
 * contains the rule counts; if the rule is in none of them, the meaning in the latest one. */
guint32
leaf_outcome_in_force (const LeafMachine *m, guint32 rule, guint32 outcome)
{
  const LeafTable *outcomes = &m->image->outcomes;
  guint32 value = LEAF_ROW (outcomes, LeafImageOutcome, outcome)->value;
  guint32 first = 0, last = 0;

  LEAF_EACH (outcomes, i) {
    const LeafImageOutcome *row = LEAF_ROW (outcomes, LeafImageOutcome, i);

    if (i != outcome && (value == 0 || row->value != value))
      continue;
    if (last == 0 || row->rulebook.ix > LEAF_ROW (outcomes, LeafImageOutcome, last)->rulebook.ix)
      last = i;
    if (rule != 0 && replaces_another (m, rule, row->rulebook.ix)
        && (first == 0 || row->rulebook.ix < LEAF_ROW (outcomes, LeafImageOutcome, first)->rulebook.ix))
      first = i;
  }
  return first != 0 ? first : last;
}

/* --- following one rule ------------------------------------------------------------------------------------------- */

enum { CELL_PARAMETER = 2 }; /* leaf_push_parameter */

static void
follow_rule (LeafMachine *m, guint32 rule, LeafValue parameter, LeafEntry entry)
{
  m->decided = FALSE;
  if (!leaf_table_has_row (&m->image->rules, rule)) {
    m->latest = no_result;
    return;
  }
  if (!m->facts->changes_rules
      || !leaf_follow_with_rule_changes (m, LEAF_VALUE (RULE, rule), parameter, entry,
                                         leaf_is_followed_quietly (parameter, entry)))
    leaf_enter_single (m, rule, parameter, entry);
}

/* A rule in the frame of a rulebook, or in that of a rule that is followed by itself. */
static void
run_rule (LeafMachine *m, const LeafFrame *frame, guint32 rule, guint32 rulebook)
{
  LeafEntry entry = (LeafEntry) frame->entry;

  if (!m->facts->changes_rules
      || !leaf_run_with_rule_changes (m, rule, rulebook, entry, (frame->flags & LEAF_FLAG_QUIET) != 0))
    leaf_begin_rule (m, rule, rulebook, entry);
}

void
leaf_advance_single (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);

  if (frame->phase == 0) {
    frame->phase = 1;
    run_rule (m, frame, frame->of, 0);
    return;
  }
  if (!m->decided)
    m->latest = no_result;
  leaf_pop_parameter (m, frame);
  leaf_leave_frame (m, LEAF_NO_VALUE);
}

void
leaf_call_rule (LeafMachine *m, guint32 rule, LeafEntry entry)
{
  follow_rule (m, rule, LEAF_NO_VALUE, entry);
}

/* The stages of an action divide paragraphs in their own rulebooks, not between each other; the accessibility rules
 * do so although they are followed for a value. */
static gboolean
rulebook_is_quiet (const LeafMachine *m, guint32 rulebook, LeafValue parameter, LeafEntry entry)
{
  const LeafFacts *facts = m->facts;

  if (rulebook == facts->reaching_inside || rulebook == facts->reaching_outside)
    return FALSE;
  return leaf_is_followed_quietly (parameter, entry) || rulebook == facts->specific_action_processing
         || rulebook == facts->accessibility;
}

void
leaf_call_follow (LeafMachine *m, LeafValue what, LeafValue parameter, LeafEntry entry)
{
  guint32 id = (guint32) what.bits;

  if (leaf_is_rulebook_value (m, what))
    leaf_call_rulebook (m, id, parameter, entry, rulebook_is_quiet (m, id, parameter, entry));
  else
    follow_rule (m, id, parameter, entry);
}

/* --- rulebooks ---------------------------------------------------------------------------------------------------- */

void
leaf_call_rulebook (LeafMachine *m, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet)
{
  if (m->facts->changes_rules && rulebook != 0
      && leaf_follow_with_rule_changes (m, LEAF_VALUE (RULEBOOK, rulebook), parameter, entry, quiet))
    return;
  leaf_enter_rulebook (m, rulebook, parameter, entry, quiet);
}

static void
leave_rulebook (LeafMachine *m, gboolean decided)
{
  LeafFrame *frame = leaf_machine_frame (m);

  m->decided = decided;
  if (!decided) {
    m->latest = no_result;
    m->by_rule = 0;
  }
  leaf_pop_parameter (m, frame);
  leaf_drop_owned_variables (m, frame->owners);
  leaf_event_rule (m, LEAF_EVENT_RULEBOOK_ENDED, m->by_rule, frame->of, (LeafEntry) frame->entry,
                   leaf_outcome_of_ending (m, decided));
  leaf_leave_frame (m, LEAF_NO_VALUE);
}

static void
begin_rulebook (LeafMachine *m, LeafFrame *frame)
{
  frame->phase = 1;
  leaf_event_rule (m, LEAF_EVENT_RULEBOOK_BEGUN, 0, frame->of, (LeafEntry) frame->entry, LEAF_OUTCOME_NONE);
  /* the actor belongs to each action, not to each rulebook that is followed */
  if (frame->of != m->facts->action_processing)
    leaf_own_variables (m, LEAF_OWNER_RULEBOOK, frame->of, LEAF_NO_VALUE);
}

/* Skips rules for other actions without a trace, except for the paragraph. An action's own check, carry out and report
 * rules are not grouped in this way: rules that a sentence listed there run too. */
static gboolean
is_passed_over (const LeafMachine *m, const LeafImageRulebook *book, const LeafImageRulebookEntry *row)
{
  return LEAF_IS (row->required_action) && row->required_action.ix != m->action.action
         && book->basis.ix == LEAF_KIND_ANY_ACTION && book->action_stage == 0;
}

/* Runs the next rule, from `rulebook_entry` on, that is not skipped. FALSE if there is none, or if the story has ended
 * meanwhile. */
static gboolean
run_next_rule (LeafMachine *m, guint32 rulebook_entry)
{
  LeafFrame *frame = leaf_machine_frame (m);
  guint32 rulebook_id = frame->of, depth = m->n_frames;
  const LeafImageRulebook *book = LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rulebook_id);

  while (rulebook_entry != 0) {
    const LeafImageRulebookEntry *row = LEAF_ROW (&m->image->rulebook_entries, LeafImageRulebookEntry, rulebook_entry);

    if (is_passed_over (m, book, row)) {
      leaf_divide_before_rule (m, frame);
      rulebook_entry = row->next;
      continue;
    }
    if (m->ended != frame->options || m->rules_are_stopped)
      return FALSE;
    leaf_divide_before_rule (m, frame);
    m->parameter = m->stack[frame->slots + CELL_PARAMETER];
    frame->at = rulebook_entry;
    run_rule (m, frame, row->rule.ix, rulebook_id);
    if (m->n_frames != depth)
      return TRUE;
    m->latest = no_result; /* a rule without a body */
    rulebook_entry = row->next;
  }
  return FALSE;
}

void
leaf_advance_rulebook (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);
  gboolean goes_on;

  if (frame->phase == 0) {
    begin_rulebook (m, frame);
    goes_on = run_next_rule (m, LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, frame->of)->first_rulebook_entry);
  } else if (m->decided && !(frame->flags & LEAF_FLAG_REJECTS)) {
    leave_rulebook (m, TRUE);
    return;
  } else {
    m->latest = no_result;
    goes_on = run_next_rule (m, LEAF_ROW (&m->image->rulebook_entries, LeafImageRulebookEntry, frame->at)->next);
  }
  if (!goes_on)
    leave_rulebook (m, FALSE);
}

/* --- the play ----------------------------------------------------------------------------------------------------- */

typedef enum { PLAY_STARTS = 0, PLAY_STARTED, PLAY_TURN, PLAY_SHUTS_DOWN } PlayPhase;

static void
finish_play (LeafMachine *m)
{
  m->is_over = TRUE;
  m->stop.cause = LEAF_STOP_FINISHED;
}

static void
begin_turn (LeafMachine *m, LeafFrame *frame)
{
  frame->phase = PLAY_TURN;
  m->early = TRUE;
  m->action = (LeafActionState) { .action = m->facts->waiting, .actor = leaf_object (leaf_player (m)) };
  leaf_set_variable (m, m->facts->person_asked_cell, m->action.actor);
  leaf_set_variable (m, m->facts->noun_cell, leaf_object (0));
  leaf_set_variable (m, m->facts->second_cell, leaf_object (0));
  leaf_call_rulebook (m, m->facts->turn_sequence, LEAF_NO_VALUE, LEAF_ENTRY_MACHINE, FALSE);
}

void
leaf_advance_play (LeafMachine *m)
{
  LeafFrame *frame = leaf_machine_frame (m);

  switch ((PlayPhase) frame->phase) {
  case PLAY_STARTS:
    frame->phase = PLAY_STARTED;
    m->paragraph.bits |= LEAF_PARAGRAPH_NO_BOOK_BREAKS;
    leaf_call_rulebook (m, m->facts->startup, LEAF_NO_VALUE, LEAF_ENTRY_MACHINE, FALSE);
    return;
  case PLAY_STARTED: m->paragraph.bits &= (guint8) ~LEAF_PARAGRAPH_NO_BOOK_BREAKS; break;
  case PLAY_TURN: m->turns++; break;
  case PLAY_SHUTS_DOWN:
    if (!m->decided) {
      finish_play (m);
      return;
    }
    break;
  }
  if (m->ended == 0) {
    begin_turn (m, frame);
  } else {
    frame->phase = PLAY_SHUTS_DOWN;
    leaf_call_rulebook (m, m->facts->shutdown, LEAF_NO_VALUE, LEAF_ENTRY_MACHINE, FALSE);
  }
}
