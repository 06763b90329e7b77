/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rules-private.h: what the files of this stage share; nobody else includes this. */
#pragma once

#include "leaf-rules.h"

G_BEGIN_DECLS

/* --- rows and names (leaf-rules.c) ------------------------------------------------------------------------------------------ */

/* "N", "N rules", "N rulebook" name it from now on, however N is capitalised. */
LeafRulebookId leaf_rulebook_make (LeafBuild *build, const char *written, LeafKindId basis, LeafKindId product, LeafSentenceId sentence);
/* The rulebook that exactly these words name ("the check taking rules"), or none. */
LeafRulebookId leaf_rulebook_named (const LeafBuild *build, LeafWording w, LeafHeadingId near);
LeafRuleId     leaf_rule_named     (const LeafBuild *build, LeafWording w, LeafHeadingId near);
void           leaf_rule_name_it   (LeafBuild *build, LeafRuleId rule, LeafWording name);
/* Notes that the rule stands in the rulebook; TRUE when it never did before. */
gboolean       leaf_rule_shelve    (LeafBuild *build, LeafRuleId rule, LeafRulebookId rulebook);
void           leaf_rule_tell_kind (LeafBuild *build, LeafRuleId rule);

static inline const LeafSentence *
leaf_rules_sentence (const LeafBuild *build, LeafSentenceId sentence)
{
  return LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix);
}

/* Sentences of this compilation: the library's when it is the library, the story's otherwise. */
#define LEAF_EACH_NEW_SENTENCE(build, i)                                                                               \
  for (guint32 i = MAX ((build)->story_sentence, 1); i < (build)->sentences->sentences.n; i++)

/* --- leaf-rulebooks.c, leaf-rulebook-outcomes.c, leaf-kinds-of-action.c, leaf-rule-rows.c --------------------------------------- */

void leaf_rulebooks_read_sentence (LeafBuild *build, LeafSentenceId sentence); /* "X is a rulebook" */
void leaf_rulebook_give_outcomes (LeafBuild *build, LeafRulebookId book, LeafWording words, LeafSentenceId sentence); /* "default success" */
void leaf_rulebooks_read_outcomes (LeafBuild *build, LeafSentenceId sentence); /* "The X rules have ..." */
void leaf_rulebooks_read_variable (LeafBuild *build, LeafSentenceId sentence); /* "The X rulebook has a K called N" */
void leaf_rulebooks_of_activities (LeafBuild *build); /* those that have none yet */
void leaf_rulebooks_of_actions    (LeafBuild *build);
void leaf_rulebooks_of_scenes     (LeafBuild *build);
void leaf_rules_read_kinds_of_action_names (LeafBuild *build);
void leaf_rules_read_kinds_of_action (LeafBuild *build);

/* --- leaf-preamble.c ------------------------------------------------------------------------------------------------------------ */

/* A scope that sees what the rule sees: its called names, the variables of its rulebooks and of its action.  The caller frees the
 * array of locals, which the scope borrows, after the scope. */
GArray *leaf_rule_scope_init (LeafScope *scope, LeafBuild *build, LeafRuleId rule);

/* --- leaf-rules-occurrences.c ------------------------------------------------------------------------------------------------------ */

/* Writes down what the words of a rule were taken for: its preamble, the sentences that change it, its accepted body (or NULL). */
void leaf_rule_note (LeafBuild *build, LeafRuleId rule, const LeafNode *body);
void leaf_kind_of_action_note (LeafBuild *build, guint32 sentence, guint32 id, const LeafActionPattern *pattern, LeafWording name);

/* --- leaf-pattern-clauses.c ------------------------------------------------------------------------------------------------------- */

/* A node of a condition that no words were read as. */
LeafNode *leaf_rule_node (LeafBuild *build, LeafNodeOp op, LeafKindId kind, LeafWording w);

/* --- leaf-when-clauses.c -------------------------------------------------------------------------------------------------------------- */

/* The when/while outside a pattern; NULL when it is not understood.  *score: LAWS.md 3.2 step 3. */
LeafNode *leaf_context_read (LeafScope *scope, LeafWording w, gint32 *score);

/* --- leaf-specificity.c ----------------------------------------------------------------------------------------------------------- */

/* Compares two specifications, an absent one (NULL) losing to a present one: 1, 0, -1.  LAWS.md 3.5. */
int leaf_specificity_compare (const LeafBuild *build, LeafLawsView view, const LeafDescription *a, const LeafDescription *b,
                              LeafLawSpecificity *by); /* *by: what decided, where it is not 0 */

/* A key: a sum of numbers that are appended one by one. */
typedef struct {
  guint32 numbers[32];
  guint32 n;
  guint64 sum; /* of those that were there before */
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

/* Appends all that such a comparison looks at. */
void leaf_specificity_key (const LeafBuild *build, const LeafDescription *description, LeafKey *out);

/* --- leaf-laws.c ------------------------------------------------------------------------------------------------------------------ */

/* What a rule pins down, as Law I counts: one for each, however many words say it. */
enum {
  LEAF_ASPECT_VALUE = 1 << 0,         /* the parameter of a value based rule */
  LEAF_ASPECT_THINGS = 1 << 1,        /* actor ("an actor" too), nouns */
  LEAF_ASPECT_PLACE = 1 << 2,
  LEAF_ASPECT_COMPANY = 1 << 3,
  LEAF_ASPECT_TIME = 1 << 4,          /* a when inside the pattern, a history */
  LEAF_ASPECT_WAY = 1 << 5,           /* going through, by, with */
  LEAF_ASPECT_OWN_VARIABLES = 1 << 6, /* matched by an action other than going */
  LEAF_ASPECT_SCENE = 1 << 7,
  LEAF_ASPECT_CONTEXT = 1 << 8,       /* a when or while outside the pattern */
};
guint32 leaf_rule_aspects (const LeafBuild *build, const LeafRule *rule);
guint32 leaf_rule_count_aspects (guint32 aspects);

/* A number, the same for two rules only if they compare alike with every rule. */
guint32 leaf_rule_shape (LeafBuild *build, LeafRuleId rule);

/* --- leaf-placement.c -------------------------------------------------------------------------------------------------------------- */

typedef enum { LEAF_PLACE_IN = 0, LEAF_PLACE_FIRST, LEAF_PLACE_LAST, LEAF_PLACE_VERY_FIRST, LEAF_PLACE_VERY_LAST, LEAF_PLACE_BEFORE,
  LEAF_PLACE_AFTER, LEAF_PLACE_INSTEAD_OF } LeafPlaceHow;

LeafPlaceHow leaf_place_of_section (LeafSection section); /* what a preamble asks for */
/* The rule's rulebook_entry in the rulebook, or 0. */
guint32  leaf_rulebook_find (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule);
/* Does what a listing sentence says, and keeps that it did; FALSE when a very first or very last rule is there already, or is in the
 * way.  `reference` only for BEFORE, AFTER, INSTEAD_OF, and then it stands in the rulebook. */
gboolean leaf_rules_obey (LeafBuild *build, const LeafListing *listing);

/* --- leaf-rules-format.c ------------------------------------------------------------------------------------------------------------ */

/* Words as they are written, on one line; free with g_free. */
char *leaf_rules_dup_quoted (const LeafBuild *build, LeafWording words);

/* --- leaf-listing.c, leaf-responses.c ------------------------------------------------------------------------------------------------ */

void leaf_rules_read_listing  (LeafBuild *build, LeafSentenceId sentence);
void leaf_rules_read_change   (LeafBuild *build, LeafSentenceId sentence);
void leaf_rules_find_responses (LeafBuild *build, LeafRuleId rule);
void leaf_rules_refuse_responses (LeafBuild *build, LeafRuleId rule); /* of a rule without a name */
void leaf_rules_read_response (LeafBuild *build, LeafSentenceId sentence);
/* The rule's body has been read: now so are the texts that replace its own, which may mention the body's names. */
void leaf_rules_read_replaced (LeafBuild *build, LeafRuleId rule);

G_END_DECLS
