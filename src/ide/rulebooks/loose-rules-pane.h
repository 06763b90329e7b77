/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of rules, and under it the reason: why the rule that is selected stands above the next, or how two rules
 * selected together compare, wherever they stand. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULES_PANE (loose_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseRulesPane, loose_rules_pane, LOOSE, RULES_PANE, LoosePane)

void loose_rules_pane_focus_search (LooseRulesPane *self);
/* Whether hazards are marked: orders that the source alone decides, and rules that never run. */
void loose_rules_pane_set_marks_hazards (LooseRulesPane *self, gboolean marks);
/* Where the keyboard is in the list the rule that is selected; else that of the cursor, or where it is in none the
 * one selected; 0: none. */
guint32 loose_rules_pane_get_rule (LooseRulesPane *self);
/* Where the keyboard is in the list: sets or removes the breakpoint of the row that is chosen.  What is to be said
 * of that; NULL: the keyboard is elsewhere.  Free it. */
char *loose_rules_pane_toggle_breakpoint (LooseRulesPane *self);

G_END_DECLS
