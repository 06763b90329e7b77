/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The widget of a row of the index: a heading, a rule with the mark between it and the next rule, or a response. */
#pragma once

#include <gtk/gtk.h>

#include "loose-rule-item.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULE_ROW (loose_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleRow, loose_rule_row, LOOSE, RULE_ROW, GtkWidget)

GtkWidget *loose_rule_row_new (void);
void loose_rule_row_bind (LooseRuleRow *self, LooseRuleItem *item); /* NULL: nothing */

/* Signals: "toggled": the arrow was pressed. "change": the user wants to change the response. */

G_END_DECLS
