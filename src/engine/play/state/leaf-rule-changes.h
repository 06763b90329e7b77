/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-changes.h: the rule changes in force, and what they do to a rule or rulebook. */
#pragma once

#include "leaf-events.h"

G_BEGIN_DECLS

/* Each is the number of a record, from 1; 0 if there is none. */
typedef struct {
  gboolean touched;
  guint32 ignored, moved, rejected, substituted;
} LeafRuleChanges;

gboolean leaf_is_same_rule (LeafValue a, LeafValue b); /* or rulebook */
/* the changes of the frame that ends before `end`: they follow its mark */
guint32 leaf_frame_first_change (const LeafMachine *machine, guint32 end);
LeafRuleChanges leaf_rule_changes_of (const LeafMachine *machine, LeafValue what);
LeafOverrideInfo leaf_override_info (const LeafMachine *machine, guint32 treated, guint32 record);
/* For the event of a rule or rulebook whose frame is innermost, or is about to be pushed. The frame below shows what
 * was changed. */
LeafOverrideInfo leaf_rule_override (const LeafMachine *machine, LeafEventSort sort, guint32 rule, guint32 rulebook);

G_END_DECLS
