/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the Rules panel as a flat list: each rulebook, below it its rules in their final order, below a rule its
 * responses. The rulebooks of an action, activity or scene are below a row for it.
 *
 * Rows are numbers into the program's tables; an item with texts is made when a row becomes visible. A new program
 * comes with every few keys, and nearly all of its rows are the same. Each row has a key that identifies what it
 * represents, and the model announces as changed only the range from the first to the last row whose key differs. In
 * that range a row that only moved keeps its item, by which a list view finds its widget again. If only the texts of a
 * row changed, such as the numbers below a removed rule, its item announces that. So the list keeps its scroll
 * position, and widgets are not created again. */
#pragma once

#include "loose-rule-item.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RULES_MODEL (loose_rules_model_get_type ())
G_DECLARE_FINAL_TYPE (LooseRulesModel, loose_rules_model, LOOSE, RULES_MODEL, GObject)

LooseRulesModel *loose_rules_model_new (void);
void loose_rules_model_set_program (LooseRulesModel *self, LeafProgram *program);
LeafProgram *loose_rules_model_get_program (LooseRulesModel *self);
void loose_rules_model_set_search (LooseRulesModel *self, const char *words);
void loose_rules_model_set_show_library (LooseRulesModel *self, gboolean show);
/* Sets the notes about rules and rulebooks of the current program: id -> words, which the table owns; each may be NULL.
 * Taken over. loose_rules_model_set_program() removes them. */
void loose_rules_model_set_notes (LooseRulesModel *self, GHashTable *of_rules, GHashTable *of_rulebooks);
/* The rules and rulebooks of `program` with breakpoints, by id. `program` may be the one that is set next. Taken
 * over. */
void loose_rules_model_set_breaks (LooseRulesModel *self, LeafProgram *program, GHashTable *rules,
                                   GHashTable *rulebooks);
/* Marks rules whose order only the source decides, and rules that never run. */
void loose_rules_model_set_marks_rule_warnings (LooseRulesModel *self, gboolean marks);
/* Shows the place of the rule that is being typed, which is in a program that contains it. NULL: none. */
void loose_rules_model_set_would_be (LooseRulesModel *self, LeafProgram *program, guint32 rule);
guint loose_rules_model_find_would_be (LooseRulesModel *self);                  /* G_MAXUINT: not shown */
const LooseRow *loose_rules_model_get_row (LooseRulesModel *self, guint index); /* NULL beyond the end */
void loose_rules_model_set_expanded (LooseRulesModel *self, guint index, gboolean expanded);
/* The row of a rule, whose parents are expanded; G_MAXUINT if it is not in the list. */
guint loose_rules_model_find_rule (LooseRulesModel *self, guint32 rule);
/* The row with the loose_row_dup_key() of a row of another program; G_MAXUINT if there is none. */
guint loose_rules_model_find_key (LooseRulesModel *self, const char *key);

G_END_DECLS
