/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-differences.h: compares two versions of a story: their sentences, and the order of their rulebooks. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_DIFFERENCE_NONE = 0,
  /* about the text: a heading, a sentence, a statement of a body or a row of a table */
  LEAF_DIFFERENCE_ADDED,    /* `now` */
  LEAF_DIFFERENCE_REMOVED,  /* `before` */
  LEAF_DIFFERENCE_REWORDED, /* both; the same words if only their nesting differs */
  /* of `rulebook` */
  LEAF_DIFFERENCE_RULE_ADDED,     /* `rule` was added above `other`, or as the last rule (`other` is 0) */
  LEAF_DIFFERENCE_RULE_REMOVED,   /* `rule` is no longer in the rulebook */
  LEAF_DIFFERENCE_RULE_RAISED,    /* `rule` was below `other`, and is now above it */
  LEAF_DIFFERENCE_RULE_LOWERED,   /* `rule` was above `other`, and is now below it */
  LEAF_DIFFERENCE_RULE_BLOCKED,   /* `rule` can never run, because `other`, above it, always ends the rulebook */
  LEAF_DIFFERENCE_RULE_UNBLOCKED, /* `rule` could never run before, and now can */
} LeafDifferenceSort;

typedef struct {
  LeafDifferenceSort sort;
  LeafPlace place;               /* of the words, or of the rule's preamble */
  gboolean is_before;            /* `place`, `rulebook` and `rule` belong to the earlier program */
  char *before, *now;            /* the words in each program, with one space between them; NULL: none; owned */
  guint32 rulebook, rule, other; /* 0: none; `other` is of the later program */
  /* why `rule` and `other` are in that order, if both are given; not for BLOCKED */
  LeafNeighbours order;
  LeafLaw law; /* where `order` is MORE_SPECIFIC */
} LeafDifference;

/* Returns the differences of the text in its order (a removed sentence at its old place), then those of the rulebooks.
 * As text only the story and its parts are compared, without comments; rulebooks include rules of the library and of
 * extensions. Two rules are the same if they have the same name or the same words, or if one's sentence was reworded to
 * the other's. *n receives the number. Free with leaf_differences_free. Any thread. */
LeafDifference *leaf_programs_differences (const LeafProgram *before, const LeafProgram *now, guint32 *n);
void leaf_differences_free (LeafDifference *differences, guint32 n);
/* Returns a difference about a rule in words: "'Instead of jumping' now comes before the stand rule, by Law I.1", or
 * NULL for one about the text. `translate` is called like gettext; NULL: English. Free with g_free. */
char *leaf_difference_dup_words (const LeafProgram *before, const LeafProgram *now, const LeafDifference *difference,
                                 GTranslateFunc translate, gpointer data);

G_END_DECLS
