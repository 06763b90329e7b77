/* leaf-differences.h: what differs between two versions of a story: its sentences, and the order of its rulebooks. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_DIFFERENCE_NONE = 0,
  /* of the text: a heading, a sentence, a statement of a body or a row of a table */
  LEAF_DIFFERENCE_ADDED,    /* `now` */
  LEAF_DIFFERENCE_REMOVED,  /* `before` */
  LEAF_DIFFERENCE_REWORDED, /* both; the same words if only their nesting differs */
  /* of `rulebook` */
  LEAF_DIFFERENCE_RULE_ADDED,     /* `rule` stands above `other`, or is the last */
  LEAF_DIFFERENCE_RULE_REMOVED,   /* `rule` is in it no more */
  LEAF_DIFFERENCE_RULE_RAISED,    /* `rule` was below `other`, and is above it */
  LEAF_DIFFERENCE_RULE_LOWERED,   /* `rule` was above `other`, and is below it */
  LEAF_DIFFERENCE_RULE_BLOCKED,   /* `rule` can never run, because `other`, above it, always stops */
  LEAF_DIFFERENCE_RULE_UNBLOCKED, /* `rule` could never run, and can */
} LeafDifferenceSort;

typedef struct {
  LeafDifferenceSort sort;
  LeafPlace          place;     /* of the words, or of the rule's preamble */
  gboolean           is_before; /* `place`, `rulebook` and `rule` are of the program before */
  char              *before, *now; /* the words, with one space between them; NULL: none */
  guint32            rulebook, rule, other; /* 0: none; `other` is of the program now */
  /* why `rule` and `other` are in that order: where there are both, but not for BLOCKED */
  LeafNeighbours     order;
  LeafLaw            law;       /* where `order` is MORE_SPECIFIC */
} LeafDifference;

/* In the order of the text first (what was removed stands where it was), then by rulebook. Only the story and its parts
 * are compared as texts, without comments; in rulebooks, rules of the library and of extensions too. A rule is the same
 * if it has the same name, or the same words, or if the sentence that it is was reworded. *n becomes their number. Free
 * with leaf_differences_free. Any thread. */
LeafDifference *leaf_programs_differences (const LeafProgram *before, const LeafProgram *now, guint32 *n);
void            leaf_differences_free     (LeafDifference *differences, guint32 n);
/* One about a rule in words: "'Instead of jumping' now comes before the stand rule, by Law I.1". `translate` (NULL:
 * English) is called like gettext. NULL for one about the text. Free with g_free. */
char           *leaf_difference_dup_words (const LeafProgram *before, const LeafProgram *now,
                                           const LeafDifference *difference, GTranslateFunc translate, gpointer data);

G_END_DECLS
