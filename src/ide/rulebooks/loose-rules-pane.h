/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rulebooks with their rules, and below the list the reason: why the selected rule is above the next one, or how
 * two selected rules compare. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULES_PANE (loose_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseRulesPane, loose_rules_pane, LOOSE, RULES_PANE, LoosePane)

void loose_rules_pane_focus_search (LooseRulesPane *self);
/* Marks rule warnings: rules whose order only the source decides, and rules that never run. */
void loose_rules_pane_set_marks_rule_warnings (LooseRulesPane *self, gboolean marks);
/* The selected rule if the keyboard focus is in the list; otherwise the rule at the cursor, or if there is none, the
 * selected one. 0: none. */
guint32 loose_rules_pane_get_rule (LooseRulesPane *self);
/* Toggles the breakpoint of the selected row, if the keyboard focus is in the list. Returns what to announce (free with
 * g_free); NULL if the focus is elsewhere. */
char *loose_rules_pane_toggle_breakpoint (LooseRulesPane *self);

G_END_DECLS
