/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rules-private.h: shared by the files of this stage only. */
#pragma once

#include "leaf-rules.h"

G_BEGIN_DECLS

/* --- rows and names (leaf-rules.c) -------------------------------------------------------------------------------- */

/* Makes "N", "N rules" and "N rulebook" its names, in any case. */
LeafRulebookId leaf_rulebook_make (LeafBuild *build, const char *written, LeafKindId basis, LeafKindId product,
                                   LeafSentenceId sentence);
/* The rulebook that exactly these words name ("the check taking rules"), or none. */
LeafRulebookId leaf_rulebook_named (const LeafBuild *build, LeafWording w, LeafHeadingId near);
LeafRuleId leaf_rule_named (const LeafBuild *build, LeafWording w, LeafHeadingId near);
void leaf_rule_name_it (LeafBuild *build, LeafRuleId rule, LeafWording name);
/* Records that the rule is in the rulebook. Returns TRUE if it was not before. */
gboolean leaf_rule_shelve (LeafBuild *build, LeafRuleId rule, LeafRulebookId rulebook);
void leaf_rule_tell_kind (LeafBuild *build, LeafRuleId rule);

static inline const LeafSentence *
leaf_rules_sentence (const LeafBuild *build, LeafSentenceId sentence)
{
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix);
}

/* Returns the name of the routine into which the sentence translates a rule, and the words of the rule in *name; NULL
 * if it is another sentence. Free with g_free. */
char *leaf_rules_routine (const LeafBuild *build, const LeafSentence *sentence, LeafWording *name);

/* --- leaf-rulebooks.c, leaf-rulebook-outcomes.c, leaf-kinds-of-action.c, leaf-rule-rows.c ------------------------- */

void leaf_rulebooks_read_sentence (LeafBuild *build, LeafSentenceId sentence); /* "X is a rulebook" */
/* "default success" */
void leaf_rulebook_give_outcomes (LeafBuild *build, LeafRulebookId book, LeafWording words, LeafSentenceId sentence);
void leaf_rulebooks_read_outcomes (LeafBuild *build, LeafSentenceId sentence); /* "The X rules have ..." */
void leaf_rulebooks_read_variable (LeafBuild *build, LeafSentenceId sentence); /* "The X rulebook has a K called N" */
void leaf_rulebooks_of_activities (LeafBuild *build);                          /* those that have none yet */
void leaf_rulebooks_of_actions (LeafBuild *build);
void leaf_rulebooks_of_scenes (LeafBuild *build);
void leaf_rules_read_kinds_of_action_names (LeafBuild *build);
void leaf_rules_read_kinds_of_action (LeafBuild *build);

/* --- leaf-preamble.c ---------------------------------------------------------------------------------------------- */

/* A scope with everything that the rule sees: names introduced with "called", the variables of its rulebooks and of
 * its action. The caller frees the array of locals, which the scope borrows, after the scope. */
GArray *leaf_rule_scope_init (LeafScope *scope, LeafBuild *build, LeafRuleId rule);

/* --- leaf-rules-occurrences.c ------------------------------------------------------------------------------------- */

/* Records occurrences in a rule: its preamble, the sentences that change it, and its accepted body (or NULL). */
void leaf_rule_note (LeafBuild *build, LeafRuleId rule, const LeafNode *body);
void leaf_kind_of_action_note (LeafBuild *build, guint32 sentence, guint32 id, const LeafActionPattern *pattern,
                               LeafWording name);

/* --- leaf-pattern-clauses.c --------------------------------------------------------------------------------------- */

/* A node of a condition that was not read from words. */
LeafNode *leaf_rule_node (LeafBuild *build, LeafNodeOp op, LeafKindId kind, LeafWording w);

/* --- leaf-when-clauses.c ------------------------------------------------------------------------------------------ */

/* The when/while outside a pattern; NULL if it is not understood. *score: what the Laws count in it. */
LeafNode *leaf_context_read (LeafScope *scope, LeafWording w, gint32 *score);

/* --- leaf-specificity.c ------------------------------------------------------------------------------------------- */

/* Compares two specifications; one that is present comes before an absent one (NULL). Returns 1, 0 or -1. */
int leaf_specificity_compare (const LeafBuild *build, LeafLawsView view, const LeafDescription *a,
                              const LeafDescription *b,
                              LeafLawSpecificity *by); /* *by: what decided, if the result is not 0 */

/* A sort key: a sum of numbers that are appended one by one. */
typedef struct {
  guint32 numbers[32];
  guint32 n;
  guint64 sum; /* of those before */
} LeafKey;

static inline guint64
leaf_key_sum (LeafKey *key)
{
  key->sum = leaf_hash (key->numbers, sizeof (guint32) * key->n, key->sum);
  key->n = 0;
  return key->sum;
}

static inline void
leaf_key_append (LeafKey *key, guint32 number)
{
  if (key->n == G_N_ELEMENTS (key->numbers))
    leaf_key_sum (key);
  key->numbers[key->n++] = number;
}

/* Appends everything that such a comparison uses. */
void leaf_specificity_key (const LeafBuild *build, const LeafDescription *description, LeafKey *out);

/* --- leaf-laws.c -------------------------------------------------------------------------------------------------- */

/* What a rule constrains, as counted by Law I: one for each, however many words say it. */
enum {
  LEAF_ASPECT_VALUE = 1 << 0,  /* the parameter of a value based rule */
  LEAF_ASPECT_THINGS = 1 << 1, /* actor ("an actor" too), nouns */
  LEAF_ASPECT_PLACE = 1 << 2,
  LEAF_ASPECT_COMPANY = 1 << 3,
  LEAF_ASPECT_TIME = 1 << 4,          /* a when inside the pattern, a history */
  LEAF_ASPECT_WAY = 1 << 5,           /* going through, by, with */
  LEAF_ASPECT_OWN_VARIABLES = 1 << 6, /* matched by an action other than going */
  LEAF_ASPECT_SCENE = 1 << 7,
  LEAF_ASPECT_CONTEXT = 1 << 8, /* a when or while outside the pattern */
};
guint32 leaf_rule_aspects (const LeafBuild *build, const LeafRule *rule);
guint32 leaf_rule_count_aspects (guint32 aspects);

/* A number, equal for two rules only if they compare the same with every rule. */
guint32 leaf_rule_shape (LeafBuild *build, LeafRuleId rule);

/* --- leaf-placement.c --------------------------------------------------------------------------------------------- */

typedef enum {
  LEAF_PLACE_IN = 0,
  LEAF_PLACE_FIRST,
  LEAF_PLACE_LAST,
  LEAF_PLACE_VERY_FIRST,
  LEAF_PLACE_VERY_LAST,
  LEAF_PLACE_BEFORE,
  LEAF_PLACE_AFTER,
  LEAF_PLACE_INSTEAD_OF
} LeafPlaceHow;

LeafPlaceHow leaf_place_of_section (LeafSection section); /* what a preamble asks for */
/* The rule's rulebook entry in the rulebook, or 0. */
guint32 leaf_rulebook_find (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule);
/* Applies a listing sentence and records that. Returns FALSE if a very first or very last rule prevents it. `reference`
 * only for BEFORE, AFTER, INSTEAD_OF, and must then be in the rulebook. */
gboolean leaf_rules_obey (LeafBuild *build, const LeafListing *listing);

/* --- leaf-rules-format.c ------------------------------------------------------------------------------------------ */

/* Words as they are written, on one line; free with g_free. */
char *leaf_rules_dup_quoted (const LeafBuild *build, LeafWording words);

/* --- leaf-listing.c, leaf-responses.c ----------------------------------------------------------------------------- */

void leaf_rules_read_listing (LeafBuild *build, LeafSentenceId sentence);
void leaf_rules_read_change (LeafBuild *build, LeafSentenceId sentence);
void leaf_rules_find_responses (LeafBuild *build, LeafRuleId rule);
void leaf_rules_refuse_responses (LeafBuild *build, LeafRuleId rule); /* of a rule without a name */
void leaf_rules_read_response (LeafBuild *build, LeafSentenceId sentence);
/* Call when the rule's body has been read: reads the texts that replace its own, which may use the body's names. */
void leaf_rules_read_replaced (LeafBuild *build, LeafRuleId rule);

G_END_DECLS
