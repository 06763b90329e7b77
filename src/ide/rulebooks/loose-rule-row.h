/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widget of a row of the Rules panel: a heading, a rule with the mark between it and the next rule, or a
 * response. */
#pragma once

#include <gtk/gtk.h>

#include "loose-rule-item.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULE_ROW (loose_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleRow, loose_rule_row, LOOSE, RULE_ROW, GtkWidget)

GtkWidget *loose_rule_row_new (void);
void loose_rule_row_bind (LooseRuleRow *self, LooseRuleItem *item); /* NULL: shows nothing */

/* Signals: "toggled": the arrow was pressed. "change": the author wants to change the response. "dropped"
 * (LooseRuleItem *rule, gboolean below): a rule was dropped above or below this one. */

G_END_DECLS
