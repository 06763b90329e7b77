/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebook-enter.h: pushes and ends frames of rulebooks and rules, without regard to rule changes. */
#pragma once

#include "leaf-events.h"
#include "leaf-frames.h"

G_BEGIN_DECLS

void leaf_end_rule (LeafMachine *machine, gboolean decided); /* the rule whose frame is innermost */
gboolean leaf_is_rulebook_value (const LeafMachine *machine, LeafValue value);
/* sets three cells of the frame just pushed: the previous parameter, the previous self, and the parameter */
void leaf_push_parameter (LeafMachine *machine, LeafValue parameter);
void leaf_pop_parameter (LeafMachine *machine, const LeafFrame *frame);
/* divides paragraphs, unless the frame is quiet */
void leaf_divide_before_rule (LeafMachine *machine, const LeafFrame *frame);
/* A rulebook that is followed for a value, or for the value that it produces, may be followed in the middle of a text.
 * */
gboolean leaf_is_followed_quietly (LeafValue parameter, LeafEntry entry);
LeafOutcome leaf_outcome_of_ending (const LeafMachine *machine, gboolean decided);
/* makes the result undecided, without a value */
void leaf_undecided (LeafMachine *machine);
/* Pushes nothing for an empty rulebook or a rule without a body. */
void leaf_enter_rulebook (LeafMachine *machine, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet);
void leaf_enter_single (LeafMachine *machine, guint32 rule, LeafValue parameter, LeafEntry entry);

static inline void
leaf_begin_rule (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry)
{
  leaf_event_rule (machine, LEAF_EVENT_RULE_CONSIDERED, rule, rulebook, entry, LEAF_OUTCOME_NONE);
  leaf_enter_rule (machine, rule, rulebook, entry);
}

G_END_DECLS
