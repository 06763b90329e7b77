/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One row of the index: a rulebook's heading, or a rule with the mark that stands between it and the next. */
#pragma once

#include <gtk/gtk.h>

#include "loose-rules-model.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULE_ROW (loose_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleRow, loose_rule_row, LOOSE, RULE_ROW, GtkWidget)

GtkWidget *loose_rule_row_new  (void);
void       loose_rule_row_bind (LooseRuleRow *self, LooseRuleItem *item); /* NULL: nothing */

/* Signal "toggled": the arrow of a rulebook was pressed. */

G_END_DECLS
