/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebook-enter.c: pushes frames of rulebooks and rules, and ends rules, without regard to rule changes. */

#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-rulebook-enter.h"
#include "leaf-values.h"

static const LeafLatestResult no_result = { LEAF_OUTCOME_NONE, FALSE, { 0, 0 } };

enum { CELL_PARAMETER_BEFORE = 0, CELL_SELF_BEFORE };

gboolean
leaf_is_rulebook_value (const LeafMachine *m, LeafValue value)
{
  return value.kind == LEAF_KIND_RULEBOOK || (leaf_constructor_of (m, value.kind) == LEAF_KIND_RULEBOOK);
}

LeafOutcome
leaf_outcome_of_ending (const LeafMachine *m, gboolean decided)
{
  if (!decided)
    return LEAF_OUTCOME_NONE;
  return m->latest.outcome == LEAF_OUTCOME_NONE ? LEAF_OUTCOME_STOPPED : (LeafOutcome) m->latest.outcome;
}

/* Outside a rule (in a phrase that says "rule succeeds"), the phrase ends. */
void
leaf_end_rule (LeafMachine *m, gboolean decided)
{
  const LeafFrame *frame = leaf_machine_frame (m);
  guint32 rule = frame->rule;

  m->decided = decided;
  if (rule != 0) {
    m->by_rule = decided ? rule : 0;
    leaf_event_rule (m, LEAF_EVENT_RULE_ENDED, rule, frame->rulebook, (LeafEntry) frame->entry,
                     leaf_outcome_of_ending (m, decided));
  }
  leaf_leave_frame (m, LEAF_NO_VALUE);
}

void
leaf_push_parameter (LeafMachine *m, LeafValue parameter)
{
  leaf_push_value (m, m->parameter);
  leaf_push_value (m, m->self);
  leaf_push_value (m, parameter);
  m->parameter = parameter;
  if (leaf_instance_in (m, parameter) != 0)
    m->self = parameter;
}

void
leaf_pop_parameter (LeafMachine *m, const LeafFrame *frame)
{
  m->parameter = m->stack[frame->slots + CELL_PARAMETER_BEFORE];
  m->self = m->stack[frame->slots + CELL_SELF_BEFORE];
}

void
leaf_divide_before_rule (LeafMachine *m, const LeafFrame *frame)
{
  if (m->paragraph.pending && !(frame->flags & LEAF_FLAG_QUIET) && !(m->paragraph.bits & LEAF_PARAGRAPH_NO_BOOK_BREAKS))
    leaf_paragraph_divide (m);
}

/* A rulebook that is followed for a value, or for the value that it produces, may be followed in the middle of a text.
 * */
gboolean
leaf_is_followed_quietly (LeafValue parameter, LeafEntry entry)
{
  return entry == LEAF_ENTRY_PRODUCED || parameter.kind != 0;
}

void
leaf_undecided (LeafMachine *m)
{
  m->decided = FALSE;
  m->by_rule = 0;
  m->latest = no_result;
}

void
leaf_enter_single (LeafMachine *m, guint32 rule, LeafValue parameter, LeafEntry entry)
{
  LeafFrame *frame = leaf_push_frame (m, LEAF_FRAME_SINGLE, entry);

  m->decided = FALSE;
  frame->of = rule;
  frame->flags = leaf_is_followed_quietly (parameter, entry) ? LEAF_FLAG_QUIET : 0;
  leaf_push_parameter (m, parameter);
  leaf_divide_before_rule (m, leaf_machine_frame (m));
}

void
leaf_enter_rulebook (LeafMachine *m, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet)
{
  LeafFrame *frame;

  m->decided = FALSE;
  m->by_rule = 0;
  if (!leaf_table_has_row (&m->image->rulebooks, rulebook)
      || LEAF_ROW (&m->image->rulebooks, LeafImageRulebook, rulebook)->first_rulebook_entry == 0) {
    m->latest = no_result;
    return;
  }
  frame = leaf_push_frame (m, LEAF_FRAME_RULEBOOK, entry);
  frame->of = frame->rulebook = rulebook;
  frame->flags = quiet ? LEAF_FLAG_QUIET : 0;
  frame->options = m->ended;
  leaf_push_parameter (m, parameter);
}
