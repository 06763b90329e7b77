/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule that is being typed.  While the cursor is in a line that is no rule yet, but would be one with a body,
 * the story is compiled with that body, by a worker; the text stays as it is. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULE_PREVIEW (loose_rule_preview_get_type ())
G_DECLARE_FINAL_TYPE (LooseRulePreview, loose_rule_preview, LOOSE, RULE_PREVIEW, GObject)

/* Signal "changed". */
LooseRulePreview *loose_rule_preview_new (LooseSession *session); /* borrows it */
/* The story with that rule, and the rule; NULL and 0: none is being typed.  Borrowed. */
LeafProgram *loose_rule_preview_get_program (LooseRulePreview *self);
guint32 loose_rule_preview_get_rule (LooseRulePreview *self);

G_END_DECLS
