/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rulebook-outcomes.c: "The visibility rules have default failure", "... have outcomes a, b (failure) and c
 * (success - the default)". Outcomes of the same name are one value in all rulebooks, but each rulebook can give it another
 * meaning (success, failure or neither). */
#include "leaf-rules-private.h"

/* A problem is at the start of its sentence, and quotes the words that are wrong. */
static void
report (LeafBuild *build, LeafProblemCode code, LeafSentenceId sentence, LeafWording words, const char *book)
{
  g_autofree char *quoted = leaf_wording_dup (build, words);

  leaf_build_problem (build, code, leaf_wording_span (build, leaf_rules_sentence (build, sentence)->wording), quoted,
                      book, NULL);
}

static gboolean
read_sense (const LeafBuild *build, LeafWording w, LeafDefaultOutcome *sense)
{
  if (leaf_wording_is (build, w, "success"))
    *sense = LEAF_DEFAULT_SUCCESS;
  else if (leaf_wording_is (build, w, "failure"))
    *sense = LEAF_DEFAULT_FAILURE;
  else if (leaf_wording_is (build, w, "no outcome"))
    *sense = LEAF_DEFAULT_NONE;
  else
    return FALSE;
  return TRUE;
}

static void
read_default (LeafBuild *build, LeafRulebookId book, LeafWording w, LeafSentenceId sentence)
{
  LeafDefaultOutcome sense;
  LeafRulebook *row = LEAF_RULEBOOK (build, book);

  if (!read_sense (build, w, &sense))
    report (build, LEAF_PROBLEM_OUTCOME_DEFAULT_UNKNOWN, sentence, w, NULL);
  else if (LEAF_IS (row->default_declared))
    report (build, LEAF_PROBLEM_OUTCOME_DEFAULT_TWICE, sentence, w, row->name);
  else {
    row->default_outcome = sense;
    row->default_declared = sentence;
  }
}

/* The value of the name: the row of the first outcome that has it, or the row that the next one will have. */
static guint32
value_of_name (LeafBuild *build, const char *name)
{
  LEAF_EACH (&build->rules->outcomes, i) {
    const LeafRulebookOutcome *other = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, i);

    if (strcmp (other->name, name) == 0)
      return other->value;
  }
  return build->rules->outcomes.n;
}

static gboolean
has_outcome (const LeafBuild *build, const LeafRulebook *book, const char *name)
{
  for (guint32 at = book->first_outcome; at != 0;
       at = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, at)->next)
    if (strcmp (LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, at)->name, name) == 0)
      return TRUE;
  return FALSE;
}

static void
append_outcome (LeafBuild *build, LeafRulebookId book, const LeafRulebookOutcome *outcome, LeafWording name)
{
  LeafTable *outcomes = &build->rules->outcomes;
  guint32 id = leaf_table_push (outcomes, outcome);
  LeafRulebook *row = LEAF_RULEBOOK (build, book);
  guint32 at = row->first_outcome;

  if (at == 0)
    row->first_outcome = id;
  else {
    while (LEAF_ROW (outcomes, LeafRulebookOutcome, at)->next != 0)
      at = LEAF_ROW (outcomes, LeafRulebookOutcome, at)->next;
    LEAF_ROW (outcomes, LeafRulebookOutcome, at)->next = id;
  }
  row->n_outcomes++;
  if (outcome->is_default) {
    row->default_named = LEAF_ID (LeafOutcomeId, id);
    row->default_outcome = outcome->sense;
    row->default_declared = row->sentence;
  }
  if (outcome->value == id)
    leaf_names_add (build, LEAF_NAME_OUTCOME, id, name);
}

/* One of the list: "ringing", "cracked (failure)", "muffled (success - the default)". */
static void
read_outcome (LeafBuild *build, LeafRulebookId book, LeafWording w, LeafSentenceId sentence)
{
  LeafRulebookOutcome outcome = { .rulebook = book, .sense = LEAF_DEFAULT_SUCCESS };
  LeafWording name = w;
  guint32 open = w.first;
  g_autofree char *spaced = NULL, *lower = NULL;

  while (open < w.end && !leaf_word_is (build, open, "("))
    open++;
  if (open < w.end && leaf_word_is (build, w.end - 1, ")")) {
    LeafWording note = leaf_wording (open + 1, w.end - 1);

    name.end = open;
    if (leaf_wording_ends (build, note, "- the default"))
      note.end -= 3;
    else if (leaf_wording_ends (build, note, "- default"))
      note.end -= 2;
    outcome.is_default = note.end < w.end - 1;
    if (!read_sense (build, note, &outcome.sense)) {
      report (build, LEAF_PROBLEM_OUTCOME_SENSE, sentence, leaf_wording (open + 1, w.end - 1), NULL);
      return;
    }
  }
  if (leaf_wording_empty (name))
    return;
  spaced = leaf_wording_dup_spaced (build, name);
  lower = g_utf8_strdown (spaced, -1);
  outcome.name = leaf_arena_strdup (build->arena, lower);
  if (has_outcome (build, LEAF_RULEBOOK (build, book), lower))
    report (build, LEAF_PROBLEM_OUTCOME_TWICE, sentence, name, LEAF_RULEBOOK (build, book)->name);
  else if (outcome.is_default
           && (LEAF_IS (LEAF_RULEBOOK (build, book)->default_named)
               || LEAF_IS (LEAF_RULEBOOK (build, book)->default_declared)))
    report (build, LEAF_PROBLEM_OUTCOME_DEFAULT_TWICE, sentence, w, LEAF_RULEBOOK (build, book)->name);
  else {
    outcome.value = value_of_name (build, lower);
    append_outcome (build, book, &outcome, name);
  }
}

static void
read_list (LeafBuild *build, LeafRulebookId book, LeafWording w, LeafSentenceId sentence)
{
  LeafWording *parts;
  guint32 n = leaf_wording_split_list (build, w, "and", &parts);

  for (guint32 i = 0; i < n; i++) {
    LeafWording *inner;
    guint32 n_inner = leaf_wording_split_list (build, parts[i], "or", &inner);

    for (guint32 k = 0; k < n_inner; k++)
      read_outcome (build, book, inner[k], sentence);
  }
}

void
leaf_rulebook_give_outcomes (LeafBuild *build, LeafRulebookId book, LeafWording w, LeafSentenceId sentence)
{
  if (leaf_wording_begins (build, w, "the"))
    w.first++;
  if (leaf_wording_begins (build, w, "default"))
    read_default (build, book, leaf_wording_from (w, w.first + 1), sentence);
  else if (leaf_wording_begins (build, w, "outcome") || leaf_wording_begins (build, w, "outcomes"))
    read_list (build, book, leaf_wording_from (w, w.first + 1), sentence);
  else
    report (build, LEAF_PROBLEM_OUTCOME_ONLY, sentence, w, NULL);
}

void
leaf_rulebooks_read_outcomes (LeafBuild *build, LeafSentenceId id)
{
  LeafSentence sentence = *leaf_rules_sentence (build, id);
  LeafWording w = sentence.wording, subject;
  guint32 verb = MIN (leaf_wording_find (build, w, "have"), leaf_wording_find (build, w, "has"));
  LeafRulebookId book;

  subject = leaf_wording_up_to (w, verb);
  book = leaf_rulebook_named (build, subject, sentence.heading);
  if (!LEAF_IS (book)) {
    g_autoptr (LeafMessageFragment) perhaps = leaf_names_perhaps (build, subject, LEAF_NAMES (RULEBOOK));

    leaf_problem_at (build, LEAF_PROBLEM_RULEBOOK_UNKNOWN, subject, perhaps, NULL);
  } else
    leaf_rulebook_give_outcomes (build, book, leaf_wording_from (w, verb + 1), id);
}
