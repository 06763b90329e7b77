/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of the index: a heading, a rule with the mark that stands between it and the next, or a response. */
#pragma once

#include <gtk/gtk.h>

#include "loose-rule-item.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULE_ROW (loose_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleRow, loose_rule_row, LOOSE, RULE_ROW, GtkWidget)

GtkWidget *loose_rule_row_new (void);
void loose_rule_row_bind (LooseRuleRow *self, LooseRuleItem *item); /* NULL: nothing */

/* Signals:
 *   "toggled": an arrow was pressed.
 *   "change": the response is to be changed. */

G_END_DECLS
