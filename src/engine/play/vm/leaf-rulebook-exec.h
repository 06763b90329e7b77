/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebook-exec.h: follows rulebooks and rules, with the rule changes in force. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

void leaf_advance_play (LeafMachine *machine);
void leaf_advance_rulebook (LeafMachine *machine);
void leaf_advance_single (LeafMachine *machine);
void leaf_advance_following (LeafMachine *machine);
void leaf_advance_changed (LeafMachine *machine);
/* then read m->decided, m->latest */
void leaf_call_rulebook (LeafMachine *machine, guint32 rulebook, LeafValue parameter, LeafEntry entry, gboolean quiet);
void leaf_call_rule (LeafMachine *machine, guint32 rule, LeafEntry entry);
void leaf_call_follow (LeafMachine *machine, LeafValue rule_or_rulebook, LeafValue parameter, LeafEntry entry);
/* A name may be an outcome of several rulebooks, with different meanings. Returns the row that applies to this rule. */
guint32 leaf_outcome_in_force (const LeafMachine *machine, guint32 rule, guint32 outcome);
/* Both return TRUE if it is finished or pushed, and FALSE if it runs unchanged. */
gboolean leaf_follow_with_rule_changes (LeafMachine *machine, LeafValue what, LeafValue parameter, LeafEntry entry,
                                        gboolean quiet);
gboolean leaf_run_with_rule_changes (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry,
                                     gboolean quiet);

G_END_DECLS
