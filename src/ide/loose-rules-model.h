/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of rules as a flat list: each rulebook, and under it its rules in their final order.
 *
 * Rows are numbers into the program's tables; an item with its texts is made when a row comes on the screen.  A new program
 * comes with every few keys, and nearly all of its index is as before: each row carries a hash of all that it shows, and
 * only the stretch between the first and the last row that differ is announced as changed.  So the list keeps its place.
 * An item may therefore be of an older program than the model: what it shows is right, but its ids are not to be used.
 * Ids are asked of the model, by position.
 */
#pragma once

#include <gio/gio.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_ROW_RULEBOOK,
  LOOSE_ROW_RULE,
  LOOSE_ROW_HIDDEN, /* rules of the library that are not shown */
} LooseRowSort;

typedef struct {
  LooseRowSort sort;
  guint32      rulebook;
  guint32      rule;      /* LOOSE_ROW_RULE */
  guint32      position;  /* of the rule in its rulebook, from 0 */
  guint32      next_rule; /* the rule shown below it in the same rulebook; 0: none */
  guint32      next_position;
  guint32      n_hidden;  /* LOOSE_ROW_HIDDEN */
  gboolean     expanded;  /* LOOSE_ROW_RULEBOOK */
  guint64      hash;
} LooseRow;

#define LOOSE_TYPE_RULE_ITEM (loose_rule_item_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleItem, loose_rule_item, LOOSE, RULE_ITEM, GObject)

const LooseRow *loose_rule_item_get_row (LooseRuleItem *self);
LeafProgram    *loose_rule_item_get_program (LooseRuleItem *self);
char           *loose_rule_item_dup_title    (LooseRuleItem *self);
char           *loose_rule_item_dup_subtitle (LooseRuleItem *self); /* NULL: none */
/* The mark between this rule and the one below: FALSE where there is none.  `short_text` "III.3.2", `words` "Thing acted
 * on"; free both. */
gboolean        loose_rule_item_get_mark     (LooseRuleItem *self, LeafNeighbours *sort, char **short_text, char **words);
/* The whole reason, Law and quoted words: the tooltip of the mark. */
char           *loose_rule_item_dup_reason   (LooseRuleItem *self);

#define LOOSE_TYPE_RULES_MODEL (loose_rules_model_get_type ())
G_DECLARE_FINAL_TYPE (LooseRulesModel, loose_rules_model, LOOSE, RULES_MODEL, GObject)

LooseRulesModel *loose_rules_model_new         (void);
void             loose_rules_model_set_program (LooseRulesModel *self, LeafProgram *program);
LeafProgram     *loose_rules_model_get_program (LooseRulesModel *self);
void             loose_rules_model_set_search  (LooseRulesModel *self, const char *words);
void             loose_rules_model_set_show_library (LooseRulesModel *self, gboolean show);
const LooseRow  *loose_rules_model_get_row     (LooseRulesModel *self, guint index); /* NULL beyond the end */
void             loose_rules_model_set_expanded (LooseRulesModel *self, guint index, gboolean expanded);
/* Row of a rule; opens its rulebook if it is closed.  G_MAXUINT: it is not in the index. */
guint            loose_rules_model_find_rule   (LooseRulesModel *self, guint32 rule);
guint            loose_rules_model_find_rulebook (LooseRulesModel *self, guint32 rulebook);

G_END_DECLS
