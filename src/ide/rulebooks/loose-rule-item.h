/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the index of rules, and what it says.
 *
 * The model keeps one item for one row as long as anyone holds it, through every program in which the row is to be
 * found; the signal "changed" tells that it says something else now. */
#pragma once

#include <gio/gio.h>

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_ROW_LIBRARY, /* what follows is the library's alone: rulebooks and groups without a rule of the story's */
  LOOSE_ROW_GROUP,   /* an action, an activity or a scene, with its rulebooks; or the rules that stand in none */
  LOOSE_ROW_RULEBOOK,
  LOOSE_ROW_RULE,
  LOOSE_ROW_RESPONSE, /* a lettered text of the rule above */
  LOOSE_ROW_HIDDEN,   /* rules of the library that are not shown */
  /* where the rule would stand whose preamble is being typed; its numbers are of the program that has it */
  LOOSE_ROW_WOULD_BE,
} LooseRowSort;

typedef struct {
  LooseRowSort sort;
  guint32 level;     /* how far in, from 0 */
  guint32 rulebook;  /* of a group: its first; 0: the rules that stand in none */
  guint32 rule;      /* LOOSE_ROW_RULE, LOOSE_ROW_RESPONSE */
  guint32 position;  /* of the rule in its rulebook, from 0 */
  guint32 next_rule; /* the rule shown below it in the same rulebook; 0: none */
  guint32 next_position;
  guint32 response; /* its number, from 0 */
  guint32 n_hidden; /* LOOSE_ROW_HIDDEN */
  gboolean unfolds; /* there is something under it, shown or not */
  gboolean expanded;
  gboolean breaks;    /* a play stops at the rule or rulebook */
  gboolean is_chance; /* hazards are marked, and the order of the source alone puts the rule above the next */
  guint32 never_by;   /* hazards are marked, and the rule never runs since this one, above it, always stops; 0 */
  /* interned; NULL: none.  What is done to the rule or rulebook while the play is paused where it is */
  const char *note;
  guint64 key;        /* of what the row stands for, in every program the same; in one model no two rows have one */
} LooseRow;

/* A rule, or one that would be. */
gboolean loose_row_is_rule (const LooseRow *row);

#define LOOSE_TYPE_RULE_ITEM (loose_rule_item_get_type ())
G_DECLARE_FINAL_TYPE (LooseRuleItem, loose_rule_item, LOOSE, RULE_ITEM, GObject)

LooseRuleItem *loose_rule_item_new (LeafProgram *program, const LooseRow *row);
/* The same row in another program. */
void loose_rule_item_update (LooseRuleItem *self, LeafProgram *program, const LooseRow *row);
const LooseRow *loose_rule_item_get_row (LooseRuleItem *self);
char *loose_rule_item_dup_title (LooseRuleItem *self);
char *loose_rule_item_dup_subtitle (LooseRuleItem *self); /* NULL: none */
/* "rule 2 of 4"; NULL: the row is no rule of a rulebook. */
char *loose_rule_item_dup_place (LooseRuleItem *self);
/* What is marked about the row itself: what is being done to it, how often it ran, that it never runs.  NULL:
 * nothing. */
char *loose_rule_item_dup_note (LooseRuleItem *self);
/* The mark between this rule and the one below: FALSE where there is none.  `short_text` "III.3.2", `words` "Thing
 * acted on"; free both. */
gboolean loose_rule_item_get_mark (LooseRuleItem *self, LeafNeighbours *sort, char **short_text, char **words);
/* The whole reason, Law and quoted words: the tooltip of the mark. */
char *loose_rule_item_dup_reason (LooseRuleItem *self);
/* All that is known of the row, in sentences: what stands under the list when it is selected.  NULL: nothing. */
char *loose_rule_item_dup_about (LooseRuleItem *self);
/* What a row stands for, in every program the same; free it. */
char *loose_row_dup_key (LeafProgram *program, const LooseRow *row);
/* The same as a number: rules without a name that are written alike have one key. */
guint64 loose_row_key (LeafProgram *program, const LooseRow *row);

G_END_DECLS
