/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-provenance.c: the reasons for a rule's place, read from what the placement recorded.
 *
 * Of two rules of a rulebook the one placed later was put above or below the other, which was there already; nothing
 * after that changed their order, or one of them would have been placed again. So the later entry decided, and records
 * how: by a section, a sentence, or the sort with the entry before which it stopped. Nothing is derived from the
 * present positions, because a Law that would give the same order as a sentence is not the reason for it.
 *
 * Comparing neighbours by the Laws after the sort was rejected: it is wrong if a sentence, or a rule that was between
 * the two at that time, affected the order. */
#include "leaf-rules-private.h"

static const LeafRulebookEntry *
entry_at (const LeafBuild *build, guint32 at)
{
  return LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at);
}

static const LeafListing *
listing_at (const LeafBuild *build, guint32 at)
{
  return LEAF_ROW (&build->rules->obeyed, LeafListing, at);
}

/* --- superseded sentences ----------------------------------------------------------------------------------------- */

static gboolean
concerns (const LeafListing *listing, LeafRulebookId rulebook, LeafRuleId rule)
{
  return LEAF_SAME (listing->rule, rule) && (!LEAF_IS (listing->rulebook) || LEAF_SAME (listing->rulebook, rulebook));
}

/* Returns TRUE if the sentence placed the rule again or removed it. "Listed in" has no effect on a rule that is there
 * already. */
static gboolean
did_something (const LeafListing *listing)
{
  return listing->is_not || listing->rulebook_entry != 0 || listing->how == LEAF_PLACE_INSTEAD_OF;
}

/* Returns TRUE if the sentence lists another rule in place of this one: "the Y rule is listed instead of it". */
static gboolean
displaces (const LeafListing *listing, LeafRulebookId rulebook, LeafRuleId rule)
{
  return listing->how == LEAF_PLACE_INSTEAD_OF && LEAF_SAME (listing->rulebook, rulebook)
         && LEAF_SAME (listing->reference, rule);
}

/* The next sentence after `at` that placed the rule again or removed it; 0 if none did. */
static guint32
next_about (const LeafBuild *build, guint32 at, LeafRulebookId rulebook, LeafRuleId rule)
{
  for (guint32 i = at + 1; i < build->rules->obeyed.n; i++) {
    const LeafListing *listing = listing_at (build, i);

    if ((concerns (listing, rulebook, rule) && did_something (listing)) || displaces (listing, rulebook, rule))
      return i;
  }
  return 0;
}

/* A later sentence that lists another rule at the same end: it comes before one "listed first". */
static guint32
next_at_that_end (const LeafBuild *build, guint32 at, const LeafListing *ours)
{
  for (guint32 i = at + 1; i < build->rules->obeyed.n; i++) {
    const LeafListing *listing = listing_at (build, i);

    if (!listing->is_not && listing->how == ours->how && LEAF_SAME (listing->rulebook, ours->rulebook))
      return i;
  }
  return 0;
}

/* The later sentence that overrides this one; 0 if none does. */
static guint32
overtaking (const LeafBuild *build, guint32 at, LeafRulebookId rulebook)
{
  const LeafListing *listing = listing_at (build, at);
  guint32 by = next_about (build, at, rulebook, listing->rule);

  if (by != 0 || listing->is_not)
    return by;
  switch ((LeafPlaceHow) listing->how) {
  case LEAF_PLACE_FIRST:
  case LEAF_PLACE_LAST: return next_at_that_end (build, at, listing);
  case LEAF_PLACE_BEFORE:
  case LEAF_PLACE_AFTER:
  case LEAF_PLACE_INSTEAD_OF: return next_about (build, at, rulebook, listing->reference);
  case LEAF_PLACE_IN:
  case LEAF_PLACE_VERY_FIRST:
  case LEAF_PLACE_VERY_LAST: break;
  }
  return 0;
}

/* --- reasons ------------------------------------------------------------------------------------------------------ */

static LeafRuleReason
reason_of_listing (const LeafBuild *build, guint32 at, LeafRulebookId rulebook)
{
  const LeafListing *listing = listing_at (build, at);

  return (LeafRuleReason) { .sort = LEAF_REASON_LISTING,
                            .rule = listing->rule,
                            .other = listing->reference,
                            .words = leaf_rules_sentence (build, listing->sentence)->wording,
                            .listing = at,
                            .overtaken = overtaking (build, at, rulebook) };
}

/* The words of a preamble that say first or last, before the name of the rulebook. */
static LeafWording
words_of_section (const LeafRule *rule)
{
  return leaf_wording_empty (rule->home_words) || rule->home_words.first <= rule->wording.first
             ? rule->wording
             : leaf_wording (rule->wording.first, rule->home_words.end);
}

/* What put a rule where it is: the sentence about it, or its preamble. */
static LeafRuleReason
reason_of_entry (const LeafBuild *build, const LeafRulebookEntry *rulebook_entry)
{
  if (rulebook_entry->listing != 0)
    return reason_of_listing (build, rulebook_entry->listing, rulebook_entry->rulebook);
  return (LeafRuleReason) { .sort = LEAF_REASON_SECTION,
                            .rule = rulebook_entry->rule,
                            .words = words_of_section (LEAF_RULE (build, rulebook_entry->rule)) };
}

/* Two equally specific rules, neither of them listed, are in the order of the text. */
static LeafReasonSort
sort_of_equals (const LeafBuild *build, LeafRuleId upper, LeafRuleId lower)
{
  return LEAF_RULE (build, upper)->is_library && !LEAF_RULE (build, lower)->is_library ? LEAF_REASON_LIBRARY
                                                                                       : LEAF_REASON_SOURCE;
}

static LeafRuleReason
reason_of_sort (const LeafBuild *build, LeafRuleId upper, LeafRuleId lower)
{
  LeafRuleVerdict verdict = leaf_rule_compare (build, upper, lower);

  return (LeafRuleReason) { .sort = verdict.order == 0 ? sort_of_equals (build, upper, lower) : LEAF_REASON_LAW,
                            .rule = upper,
                            .other = lower,
                            .verdict = verdict };
}

/* The later one was sorted below the earlier. */
static LeafRuleReason
reason_below (const LeafBuild *build, const LeafRulebookEntry *upper, const LeafRulebookEntry *later)
{
  const LeafListing *listing = later->listing != 0 ? listing_at (build, later->listing) : NULL;
  int order = leaf_rule_compare (build, upper->rule, later->rule).order;

  if (listing != NULL && listing->how == LEAF_PLACE_AFTER && (LEAF_SAME (listing->reference, upper->rule) || order < 0))
    return reason_of_listing (build, later->listing, later->rulebook);
  if (upper->section <= LEAF_SECTION_FIRST)
    return reason_of_entry (build, upper);
  if (order <= 0 && listing != NULL)
    return reason_of_listing (build, later->listing, later->rulebook);
  return reason_of_sort (build, upper->rule, later->rule);
}

/* The later one was sorted above the earlier. */
static LeafRuleReason
reason_above (const LeafBuild *build, const LeafRulebookEntry *later, const LeafRulebookEntry *lower)
{
  const LeafListing *listing = later->listing != 0 ? listing_at (build, later->listing) : NULL;
  const LeafRulebookEntry *stop = entry_at (build, later->stop);
  LeafRuleReason reason;

  if (listing != NULL && listing->how == LEAF_PLACE_BEFORE && LEAF_SAME (stop->rule, listing->reference))
    return reason_of_listing (build, later->listing, later->rulebook);
  if (lower->section >= LEAF_SECTION_LAST)
    return reason_of_entry (build, lower);
  reason = reason_of_sort (build, later->rule, lower->rule);
  if (reason.sort == LEAF_REASON_LAW && reason.verdict.order > 0)
    return reason;
  return (LeafRuleReason) { .sort = LEAF_REASON_BETWEEN,
                            .rule = later->rule,
                            .other = stop->rule,
                            .verdict = leaf_rule_compare (build, later->rule, stop->rule) };
}

static guint32
how_placed (const LeafBuild *build, const LeafRulebookEntry *rulebook_entry)
{
  return rulebook_entry->listing != 0
             ? listing_at (build, rulebook_entry->listing)->how
             : (guint32) leaf_place_of_section (LEAF_RULE (build, rulebook_entry->rule)->placement);
}

/* Finds the reason for the order of two rulebook entries, one of which is above the other. */
static LeafRuleReason
decide (const LeafBuild *build, guint32 upper, guint32 lower)
{
  const LeafRulebookEntry *above = entry_at (build, upper), *below = entry_at (build, lower);
  const LeafRulebookEntry *later = upper > lower ? above : below, *earlier = upper > lower ? below : above;
  LeafRuleReason reason = { 0 };

  switch ((LeafPlaceHow) how_placed (build, later)) {
  case LEAF_PLACE_FIRST:
  case LEAF_PLACE_VERY_FIRST: reason = reason_of_entry (build, later == above ? later : earlier); break;
  case LEAF_PLACE_LAST:
  case LEAF_PLACE_VERY_LAST: reason = reason_of_entry (build, later == below ? later : earlier); break;
  case LEAF_PLACE_INSTEAD_OF: reason = reason_of_entry (build, later); break;
  case LEAF_PLACE_IN:
  case LEAF_PLACE_BEFORE:
  case LEAF_PLACE_AFTER:
    reason = later == below ? reason_below (build, above, below) : reason_above (build, above, below);
    break;
  }
  reason.decides = TRUE;
  return reason;
}

/* Returns which of two entries of a rulebook is above the other: by their sections if these differ, otherwise by
 * following the chain. */
static gboolean
stands_above (const LeafBuild *build, guint32 one, guint32 another)
{
  if (entry_at (build, one)->section != entry_at (build, another)->section)
    return entry_at (build, one)->section < entry_at (build, another)->section;
  for (guint32 at = entry_at (build, one)->next; at != 0; at = entry_at (build, at)->next)
    if (at == another)
      return TRUE;
  return FALSE;
}

static void
order_pair (const LeafBuild *build, guint32 *upper, guint32 *lower)
{
  if (!stands_above (build, *upper, *lower)) {
    guint32 other = *upper;

    *upper = *lower;
    *lower = other;
  }
}

static gboolean
find_pair (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one, LeafRuleId another, guint32 *upper,
           guint32 *lower)
{
  *upper = leaf_rulebook_find (build, rulebook, one);
  *lower = leaf_rulebook_find (build, rulebook, another);
  if (*upper == 0 || *lower == 0 || *upper == *lower)
    return FALSE;
  order_pair (build, upper, lower);
  return TRUE;
}

LeafRuleReason
leaf_rules_deciding_reason (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one, LeafRuleId another)
{
  guint32 upper, lower;

  return find_pair (build, rulebook, one, another, &upper, &lower) ? decide (build, upper, lower)
                                                                   : (LeafRuleReason) { 0 };
}

/* --- all sentences involved --------------------------------------------------------------------------------------- */

static gboolean
is_at_home (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule)
{
  return LEAF_SAME (LEAF_RULE (build, rule)->home, rulebook)
         && LEAF_RULE (build, rule)->placement == LEAF_SECTION_MIDDLE;
}

/* The order of the two by themselves, when something else decides. */
static void
add_natural_order (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId upper, LeafRuleId lower,
                   const LeafRuleReason *deciding, GArray *out)
{
  LeafRuleVerdict verdict = leaf_rule_compare (build, upper, lower);
  gboolean is_upper_first = verdict.order != 0 ? verdict.order > 0 : upper.ix < lower.ix;
  LeafRuleReason reason;

  if (deciding->sort == LEAF_REASON_LAW || deciding->sort == LEAF_REASON_SOURCE || deciding->sort == LEAF_REASON_LIBRARY
      || !is_at_home (build, rulebook, upper) || !is_at_home (build, rulebook, lower))
    return;
  reason = is_upper_first ? reason_of_sort (build, upper, lower) : reason_of_sort (build, lower, upper);
  if (!is_upper_first && deciding->listing != 0)
    reason.overtaken = deciding->listing;
  g_array_append_val (out, reason);
}

static void
add_preamble (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule, GArray *out)
{
  const LeafRule *row = LEAF_RULE (build, rule);
  LeafRuleReason reason = { .sort = LEAF_REASON_SECTION, .rule = rule, .words = words_of_section (row) };

  if (!LEAF_SAME (row->home, rulebook) || row->placement == LEAF_SECTION_MIDDLE)
    return;
  reason.overtaken = next_about (build, 0, rulebook, rule);
  g_array_append_val (out, reason);
}

static gboolean
is_same_reason (const LeafRuleReason *a, const LeafRuleReason *b)
{
  return a->sort == b->sort && LEAF_SAME (a->rule, b->rule) && a->listing == b->listing;
}

/* Marks the deciding step; one that is not in the list yet comes last, but before the sentences if it is not one of
 * them. */
static void
mark_deciding (GArray *reasons, const LeafRuleReason *deciding)
{
  for (guint i = 0; i < reasons->len; i++) {
    LeafRuleReason *reason = &g_array_index (reasons, LeafRuleReason, i);

    if (!is_same_reason (reason, deciding))
      continue;
    reason->decides = TRUE;
    return;
  }
  g_array_append_val (reasons, *deciding);
}

GArray *
leaf_rules_reasons (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId one, LeafRuleId another)
{
  GArray *out = g_array_new (FALSE, TRUE, sizeof (LeafRuleReason));
  LeafRuleReason deciding;
  guint32 upper, lower;

  if (!find_pair (build, rulebook, one, another, &upper, &lower))
    return out;
  deciding = decide (build, upper, lower);
  one = entry_at (build, upper)->rule;
  another = entry_at (build, lower)->rule;
  add_natural_order (build, rulebook, one, another, &deciding, out);
  add_preamble (build, rulebook, one, out);
  add_preamble (build, rulebook, another, out);
  LEAF_EACH (&build->rules->obeyed, i)
    if (concerns (listing_at (build, i), rulebook, one) || concerns (listing_at (build, i), rulebook, another)) {
      LeafRuleReason reason = reason_of_listing (build, i, rulebook);
      g_array_append_val (out, reason);
    }
  mark_deciding (out, &deciding);
  return out;
}

GArray *
leaf_rules_listings_of (const LeafBuild *build, LeafRulebookId rulebook, LeafRuleId rule)
{
  GArray *out = g_array_new (FALSE, TRUE, sizeof (LeafRuleReason));

  LEAF_EACH (&build->rules->obeyed, i)
    if (concerns (listing_at (build, i), rulebook, rule) || displaces (listing_at (build, i), rulebook, rule)) {
      LeafRuleReason reason = reason_of_listing (build, i, rulebook);
      g_array_append_val (out, reason);
    }
  return out;
}

/* --- text for people ---------------------------------------------------------------------------------------------- */

/* "line 37" of the story, "the library", "Locks by Ann Smith, line 3" */
static void
put_where (const LeafBuild *build, GArray *out, guint part, LeafWording words)
{
  LeafSpan span = leaf_wording_span (build, words);
  guint32 line = 0, column = 0;

  if (LEAF_ROW (&build->words->sources, LeafSource, span.source)->is_library) {
    leaf_rules_put (out, part, LEAF_ANSWER_MESSAGE_IN_LIBRARY, NULL);
    return;
  }
  leaf_words_line (build->words, span.source, span.start, &line, &column);
  leaf_rules_put (out, part, LEAF_ANSWER_MESSAGE_IN_LINE, g_strdup_printf ("%u", line));
}

/* The place of the sentence, and what it says. */
static void
put_sentence (const LeafBuild *build, GArray *out, LeafWording words)
{
  put_where (build, out, 2, words);
  leaf_rules_put (out, 3, LEAF_ANSWER_MESSAGE_QUOTED, leaf_rules_dup_quoted (build, words));
}

static void
say_overtaken (const LeafBuild *build, GArray *out, const LeafRuleReason *reason)
{
  if (reason->overtaken == 0)
    return;
  leaf_rules_say (out, reason->sort == LEAF_REASON_LISTING ? LEAF_ANSWER_MESSAGE_SENTENCE_OVERTAKEN
                                                           : LEAF_ANSWER_MESSAGE_OVERTAKEN);
  put_sentence (build, out, leaf_rules_sentence (build, listing_at (build, reason->overtaken)->sentence)->wording);
}

static void
say_of_two (const LeafBuild *build, GArray *out, LeafAnswerMessage form, const LeafRuleReason *reason)
{
  leaf_rules_say (out, form);
  leaf_rules_put_face (build, out, 1, reason->rule);
  leaf_rules_put_face (build, out, 2, reason->other);
}

static void
say_section (const LeafBuild *build, GArray *out, const LeafRuleReason *reason)
{
  static const LeafAnswerMessage forms[]
      = { LEAF_ANSWER_MESSAGE_NONE, LEAF_ANSWER_MESSAGE_STANDS_VERY_FIRST, LEAF_ANSWER_MESSAGE_STANDS_FIRST,
          LEAF_ANSWER_MESSAGE_NONE, LEAF_ANSWER_MESSAGE_STANDS_LAST,       LEAF_ANSWER_MESSAGE_STANDS_VERY_LAST };

  leaf_rules_say (out, forms[LEAF_RULE (build, reason->rule)->placement]);
  leaf_rules_put_face (build, out, 1, reason->rule);
  put_sentence (build, out, reason->words);
}

static void
say_listing (const LeafBuild *build, GArray *out, const LeafRuleReason *reason)
{
  const LeafListing *listing = listing_at (build, reason->listing);

  leaf_rules_say (out, listing->is_not ? LEAF_ANSWER_MESSAGE_LISTED_OUT : LEAF_ANSWER_MESSAGE_LISTED);
  leaf_rules_put_face (build, out, 1, reason->rule);
  put_sentence (build, out, reason->words);
  if (!did_something (listing))
    leaf_rules_say (out, LEAF_ANSWER_MESSAGE_STOOD_THERE);
}

void
leaf_rules_say_reason (const LeafBuild *build, GArray *out, const LeafRuleReason *reason)
{
  switch (reason->sort) {
  case LEAF_REASON_LAW:
    say_of_two (build, out, LEAF_ANSWER_MESSAGE_MORE_SPECIFIC, reason);
    leaf_rules_say_law (build, out, &reason->verdict, reason->rule, reason->other);
    break;
  case LEAF_REASON_SOURCE:
  case LEAF_REASON_LIBRARY:
    say_of_two (build, out,
                reason->sort == LEAF_REASON_LIBRARY ? LEAF_ANSWER_MESSAGE_EQUAL_LIBRARY
                                                    : LEAF_ANSWER_MESSAGE_EQUAL_SOURCE,
                reason);
    leaf_rules_say_reference_differences (build, out, reason->rule, reason->other, &reason->verdict);
    break;
  case LEAF_REASON_SECTION: say_section (build, out, reason); break;
  case LEAF_REASON_LISTING: say_listing (build, out, reason); break;
  case LEAF_REASON_BETWEEN:
    say_of_two (build, out, LEAF_ANSWER_MESSAGE_WENT_DOWN, reason);
    if (reason->verdict.order > 0)
      leaf_rules_say_law (build, out, &reason->verdict, reason->rule, reason->other);
    break;
  case LEAF_REASON_NONE: break;
  }
  say_overtaken (build, out, reason);
}
