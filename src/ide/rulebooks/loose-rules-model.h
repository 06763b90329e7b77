/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of rules as a flat list: each rulebook, under it its rules in their final order, under a rule its
 * responses.  The rulebooks of one action, activity or scene stand under a row for that.
 *
 * Rows are numbers into the program's tables; an item with its texts is made when a row comes on the screen.  A new
 * program comes with every few keys, and nearly all of its index is as before: each row carries a key of what it
 * stands for, and only the stretch between the first and the last row that stand for something else is announced as
 * changed.  Within that stretch a row that only moved keeps its item, by which a list view knows its widget again;
 * and a row that stands where it did but says something else, as all numbers below a rule that is gone, tells so
 * through its item.  So the list keeps its place, and no widget is made for what was there before.
 */
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
/* What is being done to rules and rulebooks where the play is paused: id -> interned words; either NULL: nothing.
 * Taken. */
void loose_rules_model_set_notes (LooseRulesModel *self, GHashTable *of_rules, GHashTable *of_rulebooks);
/* The ids of rules and rulebooks of `program` at which a play stops; it may be the program that is set next.  Taken. */
void loose_rules_model_set_breaks (LooseRulesModel *self, LeafProgram *program, GHashTable *rules,
    GHashTable *rulebooks);
/* Whether rules whose order the source alone decides, and such as never run, are marked. */
void loose_rules_model_set_marks_hazards (LooseRulesModel *self, gboolean marks);
/* A rule whose preamble is being typed, in a program that has it: its place is shown.  NULL: there is none. */
void loose_rules_model_set_would_be (LooseRulesModel *self, LeafProgram *program, guint32 rule);
guint loose_rules_model_find_would_be (LooseRulesModel *self);                  /* its row, or G_MAXUINT */
const LooseRow *loose_rules_model_get_row (LooseRulesModel *self, guint index); /* NULL beyond the end */
void loose_rules_model_set_expanded (LooseRulesModel *self, guint index, gboolean expanded);
/* Row of a rule; opens what is closed above it.  G_MAXUINT: it is not in the index. */
guint loose_rules_model_find_rule (LooseRulesModel *self, guint32 rule);
/* Row of what a row of another program stood for: loose_row_dup_key(). */
guint loose_rules_model_find_key (LooseRulesModel *self, const char *key);

G_END_DECLS
