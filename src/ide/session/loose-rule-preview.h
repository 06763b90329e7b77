/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule preview: while the cursor is in a line that would be a rule if it had a body, a worker compiles the story
 * with such a body. The text is not changed. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULE_PREVIEW (loose_rule_preview_get_type ())
G_DECLARE_FINAL_TYPE (LooseRulePreview, loose_rule_preview, LOOSE, RULE_PREVIEW, GObject)

/* Signal "changed". */
LooseRulePreview *loose_rule_preview_new (LooseSession *session); /* the session outlives it */
/* The program with that rule, and the rule; NULL and 0 if none is being typed. Borrowed. */
LeafProgram *loose_rule_preview_get_program (LooseRulePreview *self);
guint32 loose_rule_preview_get_rule (LooseRulePreview *self);

G_END_DECLS
