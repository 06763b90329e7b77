/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the Rules panel, and its texts.
 *
 * The model keeps one item for a row, across programs, as long as somebody holds a reference. The signal "changed" is
 * emitted when its texts change. The caller frees the results of the functions called dup with g_free. */
#pragma once

#include <gio/gio.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  /* The heading above the rulebooks and groups that have no rule of the story. */
  LOOSE_ROW_LIBRARY,
  LOOSE_ROW_GROUP, /* an action, an activity or a scene, with its rulebooks; or the rules in no rulebook */
  LOOSE_ROW_RULEBOOK,
  LOOSE_ROW_RULE,
  LOOSE_ROW_RESPONSE, /* a lettered text of the rule above */
  LOOSE_ROW_HIDDEN,   /* rules of the library that are hidden */
  /* The place where the rule that is being typed would be. Its numbers are of the program that contains that rule. */
  LOOSE_ROW_WOULD_BE,
} LooseRowSort;

typedef struct {
  LooseRowSort sort;
  guint32 level;     /* indentation, from 0 */
  guint32 rulebook;  /* for a group: its first rulebook; 0: the rules in no rulebook */
  guint32 rule;      /* LOOSE_ROW_RULE, LOOSE_ROW_RESPONSE */
  guint32 position;  /* of the rule in its rulebook, from 0 */
  guint32 next_rule; /* the rule shown below it in the same rulebook; 0: none */
  guint32 next_position;
  guint32 response; /* the number of the response, from 0 */
  guint32 n_hidden; /* LOOSE_ROW_HIDDEN */
  gboolean unfolds; /* it has rows below it, shown or not */
  gboolean expanded;
  gboolean breaks;    /* the rule or rulebook has a breakpoint */
  gboolean is_chance; /* rule warnings are shown, and only the source decides the order of this rule and the next */
  guint32 never_by;   /* rule warnings are shown, and this rule, which always stops, makes it unreachable; 0: none */
  /* How the paused play overrides the rule or rulebook, or how often it ran; NULL: nothing. Borrowed from the model. */
  const char *note;
  guint64 key; /* identifies what the row represents, in every program; unique in a model */
} LooseRow;

/* Returns TRUE for a rule, and for the rule that is being typed. */
gboolean loose_row_is_rule (const LooseRow *row);

#define LOOSE_TYPE_RULE_ITEM (loose_rule_item_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleItem, loose_rule_item, LOOSE, RULE_ITEM, GObject)

LooseRuleItem *loose_rule_item_new (LeafProgram *program, const LooseRow *row);
/* Assigns the item to the same row of another program. */
void loose_rule_item_update (LooseRuleItem *self, LeafProgram *program, const LooseRow *row);
const LooseRow *loose_rule_item_get_row (LooseRuleItem *self);
LeafProgram *loose_rule_item_get_program (LooseRuleItem *self); /* the program whose numbers the row has */
char *loose_rule_item_dup_title (LooseRuleItem *self);
char *loose_rule_item_dup_subtitle (LooseRuleItem *self); /* NULL: none */
/* "rule 2 of 4"; NULL: the row is not a rule of a rulebook. Free with g_free. */
char *loose_rule_item_dup_place (LooseRuleItem *self);
/* The remarks about the row: how it is overridden, how often it ran, that it never runs. NULL if there are none. Free
 * with g_free. */
char *loose_rule_item_dup_note (LooseRuleItem *self);
/* The mark between this rule and the one below. Returns FALSE if there is none. `short_text` "III.3.2", `words` "Thing
 * acted on"; free both with g_free. */
gboolean loose_rule_item_get_mark (LooseRuleItem *self, LeafNeighbours *sort, char **short_text, char **words);
/* The whole reason, with Law and quoted words, for the tooltip of the mark. Free with g_free. */
char *loose_rule_item_dup_reason (LooseRuleItem *self);
/* Everything known about the row in sentences, shown below the list when it is selected. NULL: nothing. Free with
 * g_free. */
char *loose_rule_item_dup_about (LooseRuleItem *self);
/* Identifies what a row represents, in every program. Free with g_free. */
char *loose_row_dup_key (LeafProgram *program, const LooseRow *row);
/* The same as a number; unnamed rules with the same words have the same key. */
guint64 loose_row_key (LeafProgram *program, const LooseRow *row);

G_END_DECLS
