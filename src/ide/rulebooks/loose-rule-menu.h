/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The context menu of a row of the Rules panel.
 *
 * It is built for the row, because it names the rulebook and the responses. If the engine would refuse a sentence, its
 * item is insensitive, below a line with the reason. */
#pragma once

#include <gtk/gtk.h>

#include "loose-rule-item.h"

G_BEGIN_DECLS

/* The actions of the menu's items. Only "rule.change-response" has a parameter (u: the number of the response). */
typedef struct {
  const char *name; /* "rule.list-before" */
  LeafWriteSort sort;
  gboolean asks;   /* something must be chosen or typed first, so a dialog asks */
  gboolean words;  /* words must be typed */
  gboolean beside; /* the action is about the row's rulebook */
} LooseRuleAction;

const LooseRuleAction *loose_rule_actions (guint *n);
const LooseRuleAction *loose_rule_action_named (const char *name);
/* Returns TRUE if the engine can write such a sentence about the row's rule. */
gboolean loose_rule_action_is_possible (const LooseRuleAction *action, LeafProgram *program, const LooseRow *row);
/* The edit request of the action. */
LeafEditRequest loose_rule_action_request (const LooseRuleAction *action, LeafProgram *program, const LooseRow *row);
/* The menu; NULL if there are no actions for such a row. Unref it. */
GMenuModel *loose_rule_menu_new (LeafProgram *program, const LooseRow *row);

G_END_DECLS
