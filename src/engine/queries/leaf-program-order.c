/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-program-order.c: compares two rules of a rulebook: which is more specific, and why one is above the other. */
#include "leaf-program-private.h"

#include <string.h>

/* --- comparing ---------------------------------------------------------------------------------------------------- */

static LeafVerdict
public_verdict (const LeafProgram *program, LeafRuleVerdict verdict)
{
  return (LeafVerdict) { verdict.order, verdict.law, leaf_program_place (program, verdict.first_words),
                         leaf_program_place (program, verdict.second_words) };
}

LeafVerdict
leaf_program_compare (const LeafProgram *program, guint32 first, guint32 second)
{
  g_return_val_if_fail (program != NULL, ((LeafVerdict) { 0 }));
  const LeafRule *one = leaf_program_rule_row (program, first), *other = leaf_program_rule_row (program, second);

  if (one == NULL || other == NULL || one->is_faulty || other->is_faulty)
    return (LeafVerdict) { 0 };
  return public_verdict (
      program, leaf_rule_compare (&program->build, LEAF_ID (LeafRuleId, first), LEAF_ID (LeafRuleId, second)));
}

/* --- why a rule is at its position -------------------------------------------------------------------------------- */

static LeafPlace
listing_place (const LeafProgram *program, guint32 listing)
{
  return listing == 0 ? (LeafPlace) { 0, 0, 0 }
                      : leaf_program_sentence_place (
                          program, LEAF_ROW (&program->build.rules->obeyed, LeafListing, listing)->sentence);
}

/* All words are stored after the array, in one block. */
static LeafReason *
public_reasons (const LeafProgram *program, GArray *found, guint32 *n)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  gsize size = sizeof (LeafReason) * MAX (found->len, 1);
  LeafReason *reasons;
  char *at;

  for (guint i = 0; i < found->len; i++) {
    g_autoptr (GArray) saids = leaf_rules_answer_sentences_new ();

    leaf_rules_say_reason (&program->build, saids, &g_array_index (found, LeafRuleReason, i));
    g_ptr_array_add (words, leaf_rules_answer_sentences_words (saids));
    size += strlen (words->pdata[i]) + 1;
  }
  reasons = g_malloc0 (size);
  at = (char *) (reasons + MAX (found->len, 1));
  for (guint i = 0; i < found->len; i++) {
    const LeafRuleReason *reason = &g_array_index (found, LeafRuleReason, i);

    reasons[i] = (LeafReason) { .sort = reason->sort,
                                .rule = reason->rule.ix,
                                .other = reason->other.ix,
                                .place = leaf_program_place (program, reason->words),
                                .verdict = public_verdict (program, reason->verdict),
                                .decides = reason->decides,
                                .overtaken_by = listing_place (program, reason->overtaken),
                                .words = at };
    at = g_stpcpy (at, words->pdata[i]) + 1;
  }
  *n = found->len;
  g_array_unref (found);
  return reasons;
}

static gboolean
are_rows (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another)
{
  return leaf_program_rulebook_row (program, rulebook) != NULL && leaf_program_rule_row (program, one) != NULL
         && leaf_program_rule_row (program, another) != NULL;
}

LeafReason *
leaf_program_reasons (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_return_val_if_fail (n != NULL, NULL);
  *n = 0;
  if (!are_rows (program, rulebook, one, another))
    return g_new0 (LeafReason, 1);
  return public_reasons (program,
                         leaf_rules_reasons (&program->build, LEAF_ID (LeafRulebookId, rulebook),
                                             LEAF_ID (LeafRuleId, one), LEAF_ID (LeafRuleId, another)),
                         n);
}

LeafReason *
leaf_program_listings (const LeafProgram *program, guint32 rulebook, guint32 rule, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_return_val_if_fail (n != NULL, NULL);
  *n = 0;
  if (!are_rows (program, rulebook, rule, rule))
    return g_new0 (LeafReason, 1);
  return public_reasons (
      program, leaf_rules_listings_of (&program->build, LEAF_ID (LeafRulebookId, rulebook), LEAF_ID (LeafRuleId, rule)),
      n);
}

void
leaf_reasons_free (LeafReason *reasons)
{
  g_free (reasons);
}

LeafNeighbours
leaf_program_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another, LeafVerdict *verdict)
{
  g_return_val_if_fail (program != NULL, (LeafNeighbours) 0);
  LeafRuleReason reason = { 0 };

  if (are_rows (program, rulebook, one, another))
    reason = leaf_rules_deciding_reason (&program->build, LEAF_ID (LeafRulebookId, rulebook), LEAF_ID (LeafRuleId, one),
                                         LEAF_ID (LeafRuleId, another));
  if (verdict != NULL)
    *verdict = reason.sort == LEAF_REASON_LAW ? public_verdict (program, reason.verdict) : (LeafVerdict) { 0 };
  switch (reason.sort) {
  case LEAF_REASON_LAW: return LEAF_NEIGHBOURS_MORE_SPECIFIC;
  case LEAF_REASON_SOURCE:
  case LEAF_REASON_LIBRARY: return LEAF_NEIGHBOURS_EQUAL;
  case LEAF_REASON_SECTION: return LEAF_NEIGHBOURS_PLACED;
  case LEAF_REASON_LISTING: return LEAF_NEIGHBOURS_LISTED;
  case LEAF_REASON_BETWEEN: return LEAF_NEIGHBOURS_BETWEEN;
  case LEAF_REASON_NONE: break;
  }
  return 0;
}

LeafNeighbours
leaf_program_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position, LeafVerdict *verdict)
{
  g_return_val_if_fail (program != NULL, (LeafNeighbours) 0);
  return leaf_program_order (program, rulebook, leaf_program_rulebook_rule (program, rulebook, position),
                             position < G_MAXUINT32 ? leaf_program_rulebook_rule (program, rulebook, position + 1) : 0,
                             verdict);
}

/* The deciding step first, then the others that contributed. */
static GArray *
say_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another)
{
  GArray *out = leaf_rules_answer_sentences_new ();
  g_autoptr (GArray) reasons = NULL;

  if (!are_rows (program, rulebook, one, another))
    return out;
  reasons = leaf_rules_reasons (&program->build, LEAF_ID (LeafRulebookId, rulebook), LEAF_ID (LeafRuleId, one),
                                LEAF_ID (LeafRuleId, another));
  for (int decides = 1; decides >= 0; decides--)
    for (guint i = 0; i < reasons->len; i++) {
      const LeafRuleReason *reason = &g_array_index (reasons, LeafRuleReason, i);

      if (reason->decides == decides)
        leaf_rules_say_reason (&program->build, out, reason);
    }
  return out;
}

LeafAnswerSentence *
leaf_program_say_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *saids = say_order (program, rulebook, one, another);

  *n = saids->len;
  return (LeafAnswerSentence *) g_array_free (saids, FALSE);
}

char *
leaf_program_explain_order (const LeafProgram *program, guint32 rulebook, guint32 one, guint32 another)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_autoptr (GArray) saids = say_order (program, rulebook, one, another);

  return leaf_rules_answer_sentences_words (saids);
}

char *
leaf_program_explain_neighbours (const LeafProgram *program, guint32 rulebook, guint32 position)
{
  g_return_val_if_fail (program != NULL, NULL);
  return leaf_program_explain_order (
      program, rulebook, leaf_program_rulebook_rule (program, rulebook, position),
      position < G_MAXUINT32 ? leaf_program_rulebook_rule (program, rulebook, position + 1) : 0);
}

static GArray *
say_comparison (const LeafProgram *program, guint32 first, guint32 second)
{
  if (leaf_program_rule_row (program, first) == NULL || leaf_program_rule_row (program, second) == NULL)
    return leaf_rules_answer_sentences_new ();
  return leaf_rules_say_comparison (&program->build, LEAF_ID (LeafRuleId, first), LEAF_ID (LeafRuleId, second));
}

LeafAnswerSentence *
leaf_program_say_comparison (const LeafProgram *program, guint32 first, guint32 second, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *saids = say_comparison (program, first, second);

  *n = saids->len;
  return (LeafAnswerSentence *) g_array_free (saids, FALSE);
}

char *
leaf_program_explain (const LeafProgram *program, guint32 first, guint32 second)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_autoptr (GArray) saids = say_comparison (program, first, second);

  return leaf_rules_answer_sentences_words (saids);
}
