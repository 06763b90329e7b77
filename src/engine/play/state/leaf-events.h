/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-events.h: events, which are counted even if they are not recorded; and stopping before a statement. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* An event before it is drained, with its text as a range of event_text. */
typedef struct {
  LeafEvent event;
  guint32 text, length;
  guint32 instruction; /* that printed it */
} LeafRawEvent;

/* The effect of rule changes in force on the rule or rulebook of an event: fields of a LeafEvent. */
typedef struct {
  guint32 treated, other_rule, other_rulebook, by;
} LeafOverrideInfo;

enum { LEAF_WATCH_EVENTS = 1, LEAF_WATCH_MARKS = 2, LEAF_WATCH_STEP = 4, LEAF_WATCH_TARGET = 8, LEAF_WATCH_SETS = 16 };

/* These events cost nothing when they are not recorded; each is counted. */
void leaf_event_passed (LeafMachine *machine, LeafValue what, guint32 rulebook, LeafEntry entry,
                        LeafOverrideInfo treated);
void leaf_event_to_listeners (LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry,
                              LeafOutcome outcome);

/* Usually nothing is recorded, and only the count changes. */
static inline void
leaf_event_rule (LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook, LeafEntry entry,
                 LeafOutcome outcome)
{
#ifndef LEAF_WITHOUT_EVENTS
  machine->n_events++;
  if (G_UNLIKELY (machine->has_listeners))
    leaf_event_to_listeners (machine, sort, rule, rulebook, entry, outcome);
#endif
}

/* Recomputes `has_listeners`: when a slice begins, and after the player's settings, or the whole state, changed. */
void leaf_machine_update_listeners (LeafMachine *machine);
/* A frame that was just pushed, for traces; not counted. `phrase` is 0 if it is not that of a phrase. */
void leaf_event_frame (LeafMachine *machine, LeafEventSort sort, guint32 phrase, const char *title, LeafPlace place);
void leaf_event_input (LeafMachine *machine, LeafInputSort sort, const char *text); /* COMMAND */
void leaf_event_text (LeafMachine *machine, LeafEventSort sort, guint32 want, const char *text, LeafOutcome outcome);
/* A FAULT or NOTICE, with a copy of the message. */
void leaf_event_message (LeafMachine *machine, LeafEventSort sort, const LeafMessageFragment *message);
void leaf_events_init (LeafMachine *machine);
void leaf_events_clear (LeafMachine *machine); /* drops the events that were not drained */
/* called when a statement begins and there is something to watch */
gboolean leaf_statement_stops (LeafMachine *machine, LeafFrame *frame);
LeafPlace leaf_place_of_instruction (const LeafMachine *machine, guint32 instruction);
LeafPlace leaf_place_of_rule (const LeafMachine *machine, guint32 rule);
guint32 leaf_innermost_rule (const LeafMachine *machine);
LeafRawEvent *leaf_event_add (LeafMachine *machine, LeafEventSort sort); /* valid until the next */
/* for characters that are part of the story's text */
void leaf_event_printed (LeafMachine *machine, const char *characters, gsize length, guint32 effect);
guint32 leaf_innermost_story_instruction (const LeafMachine *machine);
LeafPlace leaf_place_now (const LeafMachine *machine); /* of the current instruction */
/* texts printed since then come from these words */
void leaf_events_place_texts (LeafMachine *machine, guint from, LeafWording words);

G_END_DECLS
