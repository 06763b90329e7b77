/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-reference-differences.c: a sentence for each verdict that is affected by a difference between the reference and
 * Writing with Inform 19.16.
 *
 * The order is that of the reference; the sentence tells readers of the book if it gives another Law or another order.
 * There is a small test for each row of the table in docs/laws.md, which looks at the two rules and the verdict but
 * does not change it. */
#include "leaf-rules-private.h"

typedef struct {
  const LeafBuild *build;
  const LeafRule *a, *b;
  const LeafRuleVerdict *verdict;
} Pair;

static gboolean
law_is (const Pair *pair, LeafLaw law)
{
  return pair->verdict->order != 0 && pair->verdict->law == law;
}

static int
sign (gint64 n)
{
  return n > 0 ? 1 : n < 0 ? -1 : 0;
}

/* --- aspects ------------------------------------------------------------------------------------------------------ */

typedef guint32 (*Aspects) (const LeafBuild *build, const LeafRule *rule);

static gboolean
counts_otherwise (const Pair *pair, Aspects aspects_of_book)
{
  int here = sign ((gint64) leaf_rule_count_aspects (leaf_rule_aspects (pair->build, pair->a))
                   - leaf_rule_count_aspects (leaf_rule_aspects (pair->build, pair->b)));
  int book = sign ((gint64) leaf_rule_count_aspects (aspects_of_book (pair->build, pair->a))
                   - leaf_rule_count_aspects (aspects_of_book (pair->build, pair->b)));

  return here != book;
}

static guint32
without_any_actor (const LeafBuild *build, const LeafRule *rule)
{
  const LeafActionPattern *pattern = rule->pattern;
  guint32 aspects = leaf_rule_aspects (build, rule);

  return pattern != NULL && pattern->is_any_actor && pattern->noun == NULL && pattern->second == NULL
             ? aspects & ~LEAF_ASPECT_THINGS
             : aspects;
}

/* In the book, nowhere is among the things that an action involves. */
static guint32
with_nowhere_a_thing (const LeafBuild *build, const LeafRule *rule)
{
  const LeafActionPattern *pattern = rule->pattern;
  guint32 aspects = leaf_rule_aspects (build, rule);

  if (pattern == NULL || !pattern->to_nowhere)
    return aspects;
  if (pattern->place == NULL && pattern->from == NULL)
    aspects &= ~LEAF_ASPECT_PLACE;
  return aspects | LEAF_ASPECT_THINGS;
}

static guint32
without_own_variables (const LeafBuild *build, const LeafRule *rule)
{
  return leaf_rule_aspects (build, rule) & ~LEAF_ASPECT_OWN_VARIABLES;
}

static gboolean
any_actor_counts (const Pair *pair)
{
  return counts_otherwise (pair, without_any_actor);
}

static gboolean
own_variables_count (const Pair *pair)
{
  return counts_otherwise (pair, without_own_variables);
}

static gboolean
scenes_are_compared (const Pair *pair)
{
  return law_is (pair, LEAF_LAW_I) && pair->a->scene != NULL && pair->b->scene != NULL
         && leaf_rule_count_aspects (leaf_rule_aspects (pair->build, pair->a))
                == leaf_rule_count_aspects (leaf_rule_aspects (pair->build, pair->b));
}

/* --- "when" clauses ----------------------------------------------------------------------------------------------- */

static gboolean
has_condition (const LeafRule *rule)
{
  return rule->context != NULL || (rule->pattern != NULL && rule->pattern->when != NULL);
}

static gboolean
when_comes_late (const Pair *pair)
{
  return has_condition (pair->a) != has_condition (pair->b) && !law_is (pair, LEAF_LAW_I)
         && !law_is (pair, LEAF_LAW_II);
}

static gboolean
contexts_are_weighed (const Pair *pair)
{
  return law_is (pair, LEAF_LAW_II) && pair->a->context != NULL && pair->b->context != NULL;
}

static guint32
count_clauses (const LeafNode *condition)
{
  return condition == NULL ? 0 : condition->op == LEAF_NODE_AND ? (guint32) condition->AND.n_conditions : 1;
}

static gboolean
atoms_are_counted (const Pair *pair)
{
  return law_is (pair, LEAF_LAW_III_5_2) && pair->a->pattern->when != NULL && pair->b->pattern->when != NULL
         && sign ((gint64) count_clauses (pair->a->pattern->when) - count_clauses (pair->b->pattern->when))
                != pair->verdict->order;
}

/* --- places and actions ------------------------------------------------------------------------------------------- */

static gboolean
nowhere_is_a_place (const Pair *pair)
{
  return counts_otherwise (pair, with_nowhere_a_thing)
         || (law_is (pair, LEAF_LAW_III_2_2) && pair->a->pattern->to_nowhere != pair->b->pattern->to_nowhere);
}

static gboolean
in_and_from_both_count (const Pair *pair)
{
  const LeafActionPattern *a = pair->a->pattern, *b = pair->b->pattern;

  return law_is (pair, LEAF_LAW_III_2_2)
         && ((a->place != NULL && a->from != NULL) || (b->place != NULL && b->from != NULL));
}

static gboolean
names_a_kind (const LeafActionPattern *pattern)
{
  for (guint32 i = 0; i < pattern->n_items; i++)
    if (pattern->items[i].kind_of_action != 0)
      return TRUE;
  return FALSE;
}

static gboolean
kinds_of_action_count_none (const Pair *pair)
{
  return law_is (pair, LEAF_LAW_III_4_1) && (names_a_kind (pair->a->pattern) || names_a_kind (pair->b->pattern));
}

static gboolean
one_kind_of_action_stays (const Pair *pair)
{
  return law_is (pair, LEAF_LAW_III_4_1) && (pair->a->pattern->drops_kinds || pair->b->pattern->drops_kinds);
}

static gboolean
names_do_not_count (const Pair *pair)
{
  return pair->verdict->order == 0 && (pair->a->name != NULL) != (pair->b->name != NULL);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static const struct {
  gboolean (*applies) (const Pair *pair);
  LeafAnswerMessage sentence;
} departures[] = {
  { any_actor_counts, LEAF_ANSWER_MESSAGE_BOOK_ANY_ACTOR },
  { own_variables_count, LEAF_ANSWER_MESSAGE_BOOK_OWN_VARIABLES },
  { scenes_are_compared, LEAF_ANSWER_MESSAGE_BOOK_SCENES },
  { when_comes_late, LEAF_ANSWER_MESSAGE_BOOK_WHEN },
  { contexts_are_weighed, LEAF_ANSWER_MESSAGE_BOOK_CONTEXTS },
  { atoms_are_counted, LEAF_ANSWER_MESSAGE_BOOK_CLAUSES },
  { nowhere_is_a_place, LEAF_ANSWER_MESSAGE_BOOK_NOWHERE },
  { in_and_from_both_count, LEAF_ANSWER_MESSAGE_BOOK_IN_AND_FROM },
  { kinds_of_action_count_none, LEAF_ANSWER_MESSAGE_BOOK_KINDS_OF_ACTION },
  { one_kind_of_action_stays, LEAF_ANSWER_MESSAGE_BOOK_ONE_KIND },
  { names_do_not_count, LEAF_ANSWER_MESSAGE_BOOK_NAMES },
};

void
leaf_rules_say_reference_differences (const LeafBuild *build, GArray *out, LeafRuleId first, LeafRuleId second,
                                      const LeafRuleVerdict *verdict)
{
  const Pair pair = { build, LEAF_RULE (build, first), LEAF_RULE (build, second), verdict };

  for (gsize i = 0; i < G_N_ELEMENTS (departures); i++)
    if (departures[i].applies (&pair)) {
      LeafAnswerSentence said = leaf_answer_sentence (departures[i].sentence, NULL, NULL);

      g_array_append_val (out, said);
    }
}
