/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-listing.c: sentences about rules: "The X rule is listed before the Y rule in the B rules", "The X rule does
 * nothing if C", "The Y rule substitutes for the X rule unless C". They are applied strictly in the order of the text;
 * later ones override earlier ones. */
#include "leaf-rules-private.h"

/* The rule that the words name; 0 after reporting a problem. */
static LeafRuleId
rule_or_problem (LeafBuild *build, LeafWording w, LeafHeadingId near)
{
  LeafRuleId rule = leaf_rule_named (build, w, near);
  g_autoptr (LeafMessageFragment) suggestion = NULL;

  if (LEAF_IS (rule))
    return rule;
  if (leaf_wording_find (build, w, "and") < w.end || leaf_wording_find (build, w, ",") < w.end)
    leaf_problem_at (build, LEAF_PROBLEM_RULE_ONE_AT_A_TIME, w, NULL, NULL);
  else {
    suggestion = leaf_names_perhaps (build, w, LEAF_NAMES (RULE));
    leaf_problem_at (build, LEAF_PROBLEM_RULE_UNKNOWN, w, suggestion, NULL);
  }
  return rule;
}

/* --- listing ------------------------------------------------------------------------------------------------------ */

typedef struct {
  LeafBuild *build;
  LeafHeadingId near;
  LeafSentenceId sentence;
  LeafWording whole;
  LeafRuleId rule;
  gboolean is_not;
} Listing;

gboolean
leaf_rule_fits_rulebook (const LeafBuild *build, LeafRuleId rule, LeafRulebookId to)
{
  const LeafRule *row = LEAF_RULE (build, rule);
  const LeafRulebook *book = LEAF_RULEBOOK (build, to), *first;

  if (!LEAF_IS (row->first_book))
    return TRUE;
  first = LEAF_RULEBOOK (build, row->first_book);
  if (!LEAF_SAME (first->product, book->product))
    return FALSE;
  if (LEAF_SAME (first->basis, book->basis))
    return TRUE;
  if (first->basis.ix == LEAF_KIND_NOTHING || book->basis.ix == LEAF_KIND_NOTHING)
    return first->basis.ix == LEAF_KIND_ANY_ACTION || book->basis.ix == LEAF_KIND_ANY_ACTION;
  if (first->basis.ix == LEAF_KIND_ANY_ACTION || book->basis.ix == LEAF_KIND_ANY_ACTION)
    return FALSE;
  return leaf_kind_compatible (build, first->basis, book->basis);
}

/* "the grade rulebook (number based, producing text)" */
static LeafMessageFragment *
rulebook_with_kinds (const LeafBuild *build, LeafRulebookId id)
{
  const LeafRulebook *book = LEAF_RULEBOOK (build, id);
  const char *basis = book->basis.ix == LEAF_KIND_ANY_ACTION ? "action" : leaf_kind_name (build, book->basis);

  if (LEAF_IS (book->product))
    return leaf_message_fragment (N_ ("the %1 rulebook (%2 based, producing %3)"), book->name, basis,
                                  leaf_kind_name (build, book->product), NULL);
  return leaf_message_fragment (N_ ("the %1 rulebook (%2 based)"), book->name, basis, NULL);
}

static void
report_kinds (LeafBuild *build, LeafProblemCode code, LeafWording w, LeafRulebookId one, LeafRulebookId other)
{
  g_autoptr (LeafMessageFragment) first = rulebook_with_kinds (build, one);
  g_autoptr (LeafMessageFragment) second
      = LEAF_IS (other) ? rulebook_with_kinds (build, other) : leaf_message_fragment (N_ ("no rulebook"), NULL);

  leaf_problem_at (build, code, w, first, second);
}

static gboolean
obey (Listing *listing, LeafRulebookId book, LeafPlaceHow how, LeafRuleId reference)
{
  LeafListing row = { .rule = listing->rule,
                      .reference = reference,
                      .rulebook = book,
                      .sentence = listing->sentence,
                      .how = how,
                      .is_not = listing->is_not };

  if (listing->build->is_library)
    leaf_table_push (&listing->build->rules->listings, &row);
  return leaf_rules_obey (listing->build, &row);
}

static void
list_it (Listing *listing, LeafRulebookId book, LeafPlaceHow how, LeafRuleId reference)
{
  LeafBuild *build = listing->build;

  if (LEAF_RULE (build, listing->rule)->is_faulty)
    return;
  if (!leaf_rule_fits_rulebook (build, listing->rule, book))
    report_kinds (build, LEAF_PROBLEM_LISTING_KINDS, listing->whole, book,
                  LEAF_RULE (build, listing->rule)->first_book);
  else if (!obey (listing, book, how, reference))
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_VERY, listing->whole, LEAF_RULEBOOK (build, book)->name, NULL);
}

static void
unlist_from (Listing *listing, LeafRulebookId book)
{
  LeafBuild *build = listing->build;
  guint32 at = leaf_rulebook_find (build, book, listing->rule);
  LeafSection section;

  if (at == 0)
    return;
  section = LEAF_ROW (&build->rules->rulebook_entries, LeafRulebookEntry, at)->section;
  if (section == LEAF_SECTION_VERY_FIRST || section == LEAF_SECTION_VERY_LAST)
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_VERY, listing->whole, LEAF_RULEBOOK (build, book)->name, NULL);
  else
    obey (listing, book, LEAF_PLACE_IN, LEAF_ID (LeafRuleId, 0));
}

/* The rulebook that the words name; 0 after reporting a problem. */
static LeafRulebookId
rulebook_or_problem (Listing *listing, LeafWording w)
{
  LeafBuild *build = listing->build;
  LeafRulebookId book = leaf_rulebook_named (build, w, listing->near);

  if (LEAF_IS (book))
    return book;
  if (leaf_wording_empty (w)) { /* "is listed in" */
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_NO_RULEBOOK, listing->whole, NULL, NULL);
  } else {
    g_autoptr (LeafMessageFragment) suggestion = leaf_names_perhaps (build, w, LEAF_NAMES (RULEBOOK));

    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_UNKNOWN, w, suggestion, NULL);
  }
  return book;
}

/* "before the Y rule in B": the first "in" between a rule and a rulebook. */
static void
list_beside (Listing *listing, LeafWording w, LeafPlaceHow how)
{
  LeafBuild *build = listing->build;
  LeafRuleId reference = { 0 };
  LeafRulebookId book = { 0 };
  guint32 in, named = w.end;

  for (in = leaf_wording_find (build, w, "in"); in < w.end; in = leaf_wording_find_from (build, w, in + 1, "in")) {
    named = in;
    reference = leaf_rule_named (build, leaf_wording_up_to (w, in), listing->near);
    book = leaf_rulebook_named (build, leaf_wording_from (w, in + 1), listing->near);
    if (LEAF_IS (reference) && LEAF_IS (book))
      break;
  }
  if (named >= w.end) {
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_NO_RULEBOOK, listing->whole, NULL, NULL);
    return;
  }
  if (named == w.first) { /* "is listed before in the check taking rules" */
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, listing->whole, NULL, NULL);
    return;
  }
  if (!LEAF_IS (reference))
    reference = rule_or_problem (build, leaf_wording_up_to (w, named), listing->near);
  if (LEAF_IS (reference) && !LEAF_IS (book))
    book = rulebook_or_problem (listing, leaf_wording_from (w, named + 1));
  if (!LEAF_IS (reference) || !LEAF_IS (book))
    return;
  if (LEAF_SAME (reference, listing->rule) && how != LEAF_PLACE_INSTEAD_OF)
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_BESIDE_ITSELF, listing->whole, NULL, NULL);
  else if (leaf_rulebook_find (build, book, reference) == 0)
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_NOT_THERE, leaf_wording_up_to (w, named),
                     LEAF_RULEBOOK (build, book)->name, NULL);
  else
    list_it (listing, book, how, reference);
}

static void
list_in (Listing *listing, LeafWording name, LeafPlaceHow how)
{
  LeafRulebookId book = rulebook_or_problem (listing, name);

  if (!LEAF_IS (book))
    return;
  if (listing->is_not)
    unlist_from (listing, book);
  else
    list_it (listing, book, how, LEAF_ID (LeafRuleId, 0));
}

/* Reads the words after "listed". */
static void
read_place (Listing *listing, LeafWording w)
{
  static const struct {
    const char *words;
    guint32 n;
    LeafPlaceHow how;
  } forms[] = {
    { "in", 1, LEAF_PLACE_IN },         { "first in", 2, LEAF_PLACE_FIRST },
    { "last in", 2, LEAF_PLACE_LAST },  { "instead of", 2, LEAF_PLACE_INSTEAD_OF },
    { "before", 1, LEAF_PLACE_BEFORE }, { "after", 1, LEAF_PLACE_AFTER },
  };
  LeafBuild *build = listing->build;

  if (leaf_wording_is (build, w, "in any rulebook") && listing->is_not) {
    obey (listing, LEAF_ID (LeafRulebookId, 0), LEAF_PLACE_IN, LEAF_ID (LeafRuleId, 0));
    return;
  }
  if (leaf_wording_begins (build, w, "very first") || leaf_wording_begins (build, w, "very last")) {
    leaf_problem_at (build, LEAF_PROBLEM_LISTING_VERY_ASKED, listing->whole, NULL, NULL);
    return;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++) {
    if (!leaf_wording_begins (build, w, forms[i].words))
      continue;
    if (listing->is_not && forms[i].how != LEAF_PLACE_IN)
      leaf_problem_at (build, LEAF_PROBLEM_LISTING_NOT_WITH_PLACE, listing->whole, NULL, NULL);
    else if (forms[i].how >= LEAF_PLACE_BEFORE)
      list_beside (listing, leaf_wording_from (w, w.first + forms[i].n), forms[i].how);
    else
      list_in (listing, leaf_wording_from (w, w.first + forms[i].n), forms[i].how);
    return;
  }
  leaf_problem_at (build, LEAF_PROBLEM_LISTING_NO_RULEBOOK, listing->whole, NULL, NULL);
}

void
leaf_rules_read_listing (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording w = sentence.wording;
  Listing listing = { .build = build, .near = sentence.heading, .sentence = id, .whole = w };
  static const struct {
    const char *words;
    guint32 n;
    gboolean is_not;
  } verbs[] = {
    { "is listed", 2, FALSE },
    { "is not listed", 3, TRUE },
    { "are listed", 2, FALSE },
    { "are not listed", 3, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++) {
    guint32 verb = leaf_wording_find (build, w, verbs[i].words);

    if (verb >= w.end)
      continue;
    listing.is_not = verbs[i].is_not;
    listing.rule = rule_or_problem (build, leaf_wording_up_to (w, verb), listing.near);
    if (LEAF_IS (listing.rule))
      read_place (&listing, leaf_wording_from (w, verb + verbs[i].n));
    return;
  }
  leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
}

/* --- does nothing, substitutes for -------------------------------------------------------------------------------- */

static const char *
change_in_words (LeafBuild *build, const LeafRuleChange *change)
{
  g_autofree char *condition = change->condition != NULL ? leaf_wording_dup (build, change->wording) : NULL;
  const char *conjunction = condition == NULL   ? ""
                            : change->is_unless ? " unless "
                                                : " if ",
             *tail = condition != NULL ? condition : "";

  if (LEAF_IS (change->substitute))
    return leaf_arena_printf (build->arena, "The %s is run in its place%s%s.",
                              leaf_rule_title (build, change->substitute), conjunction, tail);
  return leaf_arena_printf (build->arena, "It does nothing%s%s.", conjunction, tail);
}

static void
append_change (LeafBuild *build, LeafRuleId rule, LeafRuleChange *change)
{
  LeafTable *changes = &build->rules->changes;
  LeafRule *row = LEAF_RULE (build, rule);
  guint32 at = row->first_change, id;

  change->text = change_in_words (build, change);
  id = leaf_table_push (changes, change);
  if (at == 0)
    row->first_change = id;
  else {
    while (LEAF_ROW (changes, LeafRuleChange, at)->next != 0)
      at = LEAF_ROW (changes, LeafRuleChange, at)->next;
    LEAF_ROW (changes, LeafRuleChange, at)->next = id;
  }
  if (row->is_library && !build->is_library)
    row->is_stale = TRUE;
}

/* Reads "if C", "when C", "unless C" or nothing. */
static gboolean
read_condition (LeafBuild *build, LeafRuleId rule, LeafWording w, LeafRuleChange *change)
{
  LeafScope scope;
  g_autoptr (GArray) locals = NULL;
  LeafWording condition;

  if (leaf_wording_empty (w))
    return TRUE;
  change->is_unless = leaf_word_is (build, w.first, "unless");
  condition = leaf_wording_from (w, w.first + 1);
  change->wording = condition;
  locals = leaf_rule_scope_init (&scope, build, rule);
  change->condition = leaf_meaning_condition (&scope, condition);
  change->n_slots = scope.n_slots;
  if (change->condition == NULL)
    leaf_meaning_explain (&scope, leaf_wording_empty (condition) ? w : condition, LEAF_PROBLEM_CHANGE_CONDITION_UNKNOWN,
                          LEAF_EXPECTED_CONDITION);
  leaf_scope_clear (&scope);
  return change->condition != NULL;
}

static gboolean
begins_condition (const LeafBuild *build, guint32 word)
{
  return leaf_word_is (build, word, "if") || leaf_word_is (build, word, "when") || leaf_word_is (build, word, "unless");
}

/* "the can't eat unless edible rule when C": the rule's name may contain such a word, so each is tried. */
static LeafRuleId
read_rule_and_tail (LeafBuild *build, LeafWording w, LeafHeadingId near, LeafWording *tail)
{
  LeafRuleId rule = leaf_rule_named (build, w, near);
  guint32 first = w.end;

  *tail = leaf_wording (w.end, w.end);
  if (LEAF_IS (rule))
    return rule;
  for (guint32 i = w.first; i < w.end; i++)
    if (begins_condition (build, i)) {
      first = MIN (first, i);
      rule = leaf_rule_named (build, leaf_wording_up_to (w, i), near);
      if (!LEAF_IS (rule))
        continue;
      *tail = leaf_wording_from (w, i);
      return rule;
    }
  return rule_or_problem (build, leaf_wording_up_to (w, first), near);
}

gboolean
leaf_rule_may_substitute (const LeafBuild *build, LeafRuleId substitute, LeafRuleId rule)
{
  LeafRulebookId own = LEAF_RULE (build, substitute)->first_book;

  if (!LEAF_IS (LEAF_RULE (build, substitute)->home) || !LEAF_IS (own))
    return TRUE;
  if (!LEAF_IS (LEAF_RULE (build, rule)->first_book))
    return FALSE;
  return leaf_rule_fits_rulebook (build, rule, own);
}

static void
read_substitution (LeafBuild *build, const LeafSentence *sentence, LeafSentenceId id, guint32 verb)
{
  LeafWording w = sentence->wording, tail;
  LeafRuleChange change = { .sentence = id };
  LeafRuleId rule;

  change.substitute = rule_or_problem (build, leaf_wording_up_to (w, verb), sentence->heading);
  if (!LEAF_IS (change.substitute))
    return;
  rule = read_rule_and_tail (build, leaf_wording_from (w, verb + 2), sentence->heading, &tail);
  if (!LEAF_IS (rule))
    return;
  if (!leaf_rule_may_substitute (build, change.substitute, rule))
    report_kinds (build, LEAF_PROBLEM_CHANGE_KINDS, w, LEAF_RULE (build, change.substitute)->first_book,
                  LEAF_RULE (build, rule)->first_book);
  else if (read_condition (build, rule, tail, &change))
    append_change (build, rule, &change);
}

static void
read_does_nothing (LeafBuild *build, const LeafSentence *sentence, LeafSentenceId id, guint32 verb)
{
  LeafWording w = sentence->wording, tail = leaf_wording_from (w, verb + 2);
  LeafRuleChange change = { .sentence = id };
  LeafRuleId rule = rule_or_problem (build, leaf_wording_up_to (w, verb), sentence->heading);

  if (!LEAF_IS (rule))
    return;
  if (!leaf_wording_empty (tail) && !begins_condition (build, tail.first))
    leaf_problem_at (build, LEAF_PROBLEM_CHANGE_TAIL, tail, NULL, NULL);
  else if (read_condition (build, rule, tail, &change))
    append_change (build, rule, &change);
}

void
leaf_rules_read_change (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording w = sentence.wording;
  guint32 substitutes = leaf_wording_find (build, w, "substitutes for");
  guint32 nothing = leaf_wording_find (build, w, "does nothing");

  if (nothing >= w.end)
    nothing = leaf_wording_find (build, w, "do nothing");
  if (substitutes >= w.end)
    substitutes = leaf_wording_find (build, w, "substitute for");
  if (substitutes < nothing)
    read_substitution (build, &sentence, id, substitutes);
  else if (nothing < w.end)
    read_does_nothing (build, &sentence, id, nothing);
  else
    leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, NULL, NULL);
}

/* --- text of the changes ------------------------------------------------------------------------------------------ */

guint32
leaf_rule_n_changes (const LeafBuild *build, LeafRuleId rule)
{
  guint32 n = 0;

  for (guint32 at = LEAF_RULE (build, rule)->first_change; at != 0;
       at = LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->next)
    n++;
  return n;
}

const char *
leaf_rule_change_text (const LeafBuild *build, LeafRuleId rule, guint32 number, LeafWording *wording)
{
  guint32 at = LEAF_RULE (build, rule)->first_change;
  const LeafRuleChange *change;

  while (at != 0 && number-- > 0)
    at = LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->next;
  if (at == 0)
    return NULL;
  change = LEAF_ROW (&build->rules->changes, LeafRuleChange, at);
  *wording = leaf_rules_sentence (build, change->sentence)->wording;
  return change->text;
}
