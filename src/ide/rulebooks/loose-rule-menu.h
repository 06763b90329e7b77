/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with a row of the index: the menu, and which of it is possible now.
 *
 * The menu is made for the row that it is opened on, since it names the rulebook and the responses; a sentence that the
 * engine would refuse stands in it greyed, under the reason. */
#pragma once

#include <gtk/gtk.h>

#include "loose-rule-item.h"

G_BEGIN_DECLS

/* The actions that the menu's items have, all but "rule.change-response" (u: the response's number) without a
 * parameter. */
typedef struct {
  const char *name; /* "rule.list-before" */
  LeafWriteSort sort;
  gboolean asks;   /* something must be chosen or typed first */
  gboolean words;  /* words are asked for */
  gboolean beside; /* it is about the rulebook that the row stands in */
} LooseRuleAction;

const LooseRuleAction *loose_rule_actions (guint *n);
const LooseRuleAction *loose_rule_action_named (const char *name);
/* Whether the engine could write some such sentence about the row's rule. */
gboolean loose_rule_action_is_possible (const LooseRuleAction *action, LeafProgram *program, const LooseRow *row);
/* What it would be asked for. */
LeafEditRequest loose_rule_action_wish (const LooseRuleAction *action, LeafProgram *program, const LooseRow *row);
/* NULL: there is nothing to be done with such a row. */
GMenuModel *loose_rule_menu_new (LeafProgram *program, const LooseRow *row);

G_END_DECLS
