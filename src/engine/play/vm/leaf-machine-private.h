/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-machine-private.h: shared by the files of the machine; natives do not need it. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* leaf-arithmetic.c: values of these kinds are stored as floats: real numbers, and units with a decimal point. */
float leaf_as_float (const LeafMachine *machine, LeafValue value);
LeafValue leaf_real_value (guint32 kind, float number);
LeafValue leaf_arithmetic (LeafMachine *machine, guint32 operation, guint32 kind, LeafValue a, LeafValue b);

/* leaf-run.c */
gboolean leaf_comparison_holds (guint32 comparison, int order);

/* leaf-rulebook-exec.c: the row of a named outcome whose sense counts for a rule. */
guint32 leaf_outcome_in_force (const LeafMachine *machine, guint32 rule, guint32 outcome);
gboolean leaf_is_rulebook_value (const LeafMachine *machine, LeafValue value);

void leaf_push_parameter (LeafMachine *machine, LeafValue parameter); /* three cells of the frame just pushed */
void leaf_pop_parameter (LeafMachine *machine, const LeafFrame *frame);
/* the paragraph, unless the frame is quiet */
void leaf_divide_before_rule (LeafMachine *machine, const LeafFrame *frame);
/* What is followed for a value, or for the value that it produces, may stand in the middle of a text. */
gboolean leaf_is_followed_quietly (LeafValue parameter, LeafEntry entry);
LeafOutcome leaf_outcome_of_ending (const LeafMachine *machine, gboolean decided);
/* undecided, without a result */
void leaf_undecided (LeafMachine *machine);
/* Without regard to rule changes in force. Pushes nothing for an empty rulebook or a rule without a body. */
void leaf_enter_rulebook (LeafMachine *machine, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet);
void leaf_enter_single (LeafMachine *machine, guint32 rule, LeafValue parameter, LeafEntry entry);
void leaf_begin_rule (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry);

/* leaf-procedural.c. The first two return TRUE if it is finished or pushed, and FALSE if it runs unchanged. */
gboolean leaf_follow_changed (LeafMachine *machine, LeafValue what, LeafValue parameter, LeafEntry entry,
    gboolean quiet);
gboolean leaf_run_rule_changed (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry, gboolean quiet);

/* leaf-procedural-format.c; in leaf-play.c: which frames of the machine are shown */
LeafRuleFrameInfo leaf_rule_frame_info (const LeafMachine *machine, guint32 depth);
LeafRuleChangeInfo leaf_rule_change_info (const LeafMachine *machine, guint32 depth, guint32 number);
gboolean leaf_frame_is_shown (const LeafFrame *frame);

/* leaf-action-exec.c */
LeafValue leaf_action_noun (const LeafMachine *machine,
                            guint32 number); /* 0 the noun, 1 the second; objects as the variables have them */
gboolean leaf_stored_action (const LeafMachine *machine, LeafValue stored, LeafActionState *action);
char *leaf_action_to_string (const LeafMachine *machine, const LeafActionState *action);
/* the current action: "taking the cup", "asking Bob to try jumping" */
char *leaf_action_words (const LeafMachine *machine);
LeafValue leaf_store_action (LeafMachine *machine, const LeafActionState *action);

/* leaf-values.c */
guint32 leaf_instance_in (const LeafMachine *machine, LeafValue value); /* of an object or named value; 0 */
guint32 leaf_list_entry_kind (const LeafMachine *machine, guint32 kind);
/* TRUE for lists and stored actions, whose values are blocks on the heap that are compared by their contents. */
gboolean leaf_kind_is_block (const LeafMachine *machine, guint32 kind);
gboolean leaf_value_is_of_kind (const LeafMachine *machine, LeafValue value, guint32 kind);
LeafValue leaf_value_of_variable (const LeafMachine *machine, guint32 variable);
guint32 leaf_cell_of_variable (const LeafMachine *machine, guint32 variable);
guint32 leaf_cell_of_extra (const LeafMachine *machine, guint32 extra);
void leaf_assign_variable (LeafMachine *machine, guint32 variable, LeafValue value);
void leaf_fault_property (LeafMachine *machine, LeafValue owner, guint32 property);

/* References, packed into a value: the top bit of the kind is set, and the kind says what the bits refer to. */
LeafValue leaf_place_nowhere (void);
LeafValue leaf_place_cell (guint32 cell);
LeafValue leaf_place_in_table (LeafValue table, guint32 cell);
LeafValue leaf_place_slot (guint32 slot);
LeafValue leaf_place_shared (guint32 at);
LeafValue leaf_place_entry (LeafValue list, gint32 index);

/* leaf-relations.c */
gboolean leaf_relation_has_company (LeafMachine *machine, guint32 relation);
gboolean leaf_next_related (LeafMachine *machine, guint32 relation, gboolean is_left, guint32 kind, LeafValue *value);
LeafValue leaf_related (LeafMachine *machine, guint32 relation, LeafValue value, gboolean right_given);
void leaf_relations_begin (LeafMachine *machine); /* leaf-relations-begin.c */
enum { LEAF_GROUP_MOST = 1, LEAF_GROUPS_BEGIN = 2 }; /* in a block of groups: the highest number; the first member */
/* For a relation stored as pairs: where the pairs of a left value begin, and the right value of the pair at a position.
 * Returns FALSE if there are no more. */
void leaf_relation_first_pair (const LeafMachine *machine, guint32 relation, LeafValue left, guint32 *at);
gboolean leaf_relation_pair (const LeafMachine *machine, guint32 relation, LeafValue left, guint32 at,
    LeafValue *right);

/* leaf-tables.c: rows from 1. */
/* 0: a fault was reported */
guint32 leaf_table_cell (LeafMachine *machine, LeafValue table, gint32 row, guint32 column);
LeafValue leaf_table_get (LeafMachine *machine, LeafValue table, gint32 row, guint32 column, gboolean zero_is_blank);
gboolean leaf_table_has (LeafMachine *machine, LeafValue table, gint32 row, guint32 column);
/* The first row with that value in the column; of several the first that has an entry in `filled`, too (0: any column);
 * 0: none. */
gint32 leaf_table_find (LeafMachine *machine, LeafValue table, LeafValue value, guint32 column, guint32 filled);
gint32 leaf_table_count (LeafMachine *machine, LeafValue table, LeafRowSort which);
gint32 leaf_table_blank_row (LeafMachine *machine, LeafValue table);
gint32 leaf_table_random_row (LeafMachine *machine, LeafValue table);
gint32 leaf_table_next_row (LeafMachine *machine, LeafValue table, gint32 row, guint32 column, gboolean reverse);
void leaf_table_clear_row (LeafMachine *machine, LeafValue table, gint32 row, guint32 column);

/* leaf-events.c */
LeafRawEvent *leaf_event_add (LeafMachine *machine, LeafEventSort sort); /* valid until the next */
/* characters that belong to the story's text */
void leaf_event_printed (LeafMachine *machine, const char *characters, gsize length, guint32 effect);
guint32 leaf_innermost_story_instruction (const LeafMachine *machine);
LeafPlace leaf_place_now (const LeafMachine *machine); /* of the instruction that runs */
/* texts printed since then come from these words */
void leaf_events_place_texts (LeafMachine *machine, guint from, LeafWording words);

/* leaf-say.c */
void leaf_call_captured_say (LeafMachine *machine, LeafValue value); /* m->returned: what saying it prints */
void leaf_say_conjugated (LeafMachine *machine, guint32 verb, guint32 governed, LeafTense tense, LeafPerson person,
                          gboolean negated);
void leaf_say_verb (LeafMachine *machine, guint32 verb, guint32 flags);
LeafTense leaf_tense_now (const LeafMachine *machine);
LeafPerson leaf_person_named (const LeafMachine *machine); /* of the noun that verbs agree with */

/* leaf-natives-time.c: at the beginning of a play. */
void leaf_time_begin (LeafMachine *machine);
void leaf_scenes_begin (LeafMachine *machine);

/* leaf-command-input.c: answers the prompt. Returns FALSE if no command is wanted. */
gboolean leaf_machine_give_command (LeafMachine *machine, const char *command);
void leaf_machine_refresh_watch (LeafMachine *machine); /* call when what it watches has changed */
/* leaf-run.c: one step of the outer loop. */
LeafStop leaf_machine_step (LeafMachine *machine);

/* leaf-values.c: lists in the initial state that have no block yet get one. */
void leaf_give_blocks (LeafMachine *machine);

/* leaf-snapshot.c */
void leaf_machine_keep_moment (LeafMachine *machine); /* for undo, as a command is given */

G_END_DECLS
