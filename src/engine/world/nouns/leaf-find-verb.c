/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-find-verb.c: finds the verb of an assertion.
 *
 * A sentence may introduce the names that it uses, so the verb cannot be found by recognising the nouns. It is found by
 * rank: a form of "to be", then "has", then any other verb. Within a rank the leftmost wins, and a verb after which,
 * who or that is used only if there is no other. ("The Fisher-Price carry cot is a container": the verb is "is".) */

#include "leaf-assert.h"

gboolean
leaf_word_is_relative_pronoun (const LeafBuild *build, guint32 at)
{
  return leaf_word_is (build, at, "which") || leaf_word_is (build, at, "who") || leaf_word_is (build, at, "that");
}

static guint32
rank_of (const LeafBuild *build, const LeafVerbForm *form)
{
  const LeafVerb *verb;

  if (form->is_preposition || form->tense != LEAF_TENSE_PRESENT)
    return 0;
  if (form->is_copula)
    return 1;
  verb = LEAF_ROW (&build->world->verbs, LeafVerb, form->verb.ix);
  if (leaf_english_is_be (&verb->parts))
    return 0;
  if (leaf_english_is_have (&verb->parts) && verb->preposition == NULL)
    return 2;
  return 3;
}

const LeafVerbForm *
leaf_verb_form_of_rank (const LeafBuild *build, LeafWording w, guint32 at, guint32 rank)
{
  const LeafVerbForm *forms[LEAF_MOST_VERB_FORMS];
  guint32 n = leaf_verb_forms_at (build, w, at, forms, LEAF_MOST_VERB_FORMS);

  for (guint32 i = 0; i < n; i++)
    if (rank_of (build, forms[i]) == rank && at + forms[i]->n_words < w.end)
      return forms[i];
  return NULL;
}

/* Records the leftmost form of each rank, in the second row forms after who, which or that, and returns the best. */
static gboolean
find_best (const LeafBuild *build, LeafWording w, guint32 *place, LeafVerbForm *form)
{
  guint32 places[2][4] = { { 0 } };
  const LeafVerbForm *found[2][4] = { { NULL } };
  guint32 depth = 0;

  for (guint32 at = w.first; at < w.end; at++) {
    const LeafVerbForm *forms[LEAF_MOST_VERB_FORMS];
    guint32 n, row;

    if (leaf_word (build, at)->sort == LEAF_WORD_PUNCTUATION) {
      depth = leaf_bracket_depth (depth, leaf_word (build, at));
      continue;
    }
    if (depth > 0 || at == w.first)
      continue;
    n = leaf_verb_forms_at (build, w, at, forms, LEAF_MOST_VERB_FORMS);
    if (n == 0)
      continue;
    row = leaf_word_is_relative_pronoun (build, at - 1) ? 1 : 0;
    for (guint32 i = 0; i < n; i++) {
      guint32 rank = rank_of (build, forms[i]);

      if (rank != 0 && found[row][rank] == NULL && at + forms[i]->n_words < w.end) {
        found[row][rank] = forms[i];
        places[row][rank] = at;
      }
    }
    if (found[0][1] != NULL)
      break;
  }
  for (guint32 row = 0; row < 2; row++)
    for (guint32 rank = 1; rank <= 3; rank++)
      if (found[row][rank] != NULL) {
        *form = *found[row][rank];
        *place = places[row][rank];
        return TRUE;
      }
  return FALSE;
}

static const struct {
  const char *word;
  LeafCertainty certainty;
  gboolean is_initially;
} adverbs[] = {
  { "always", LEAF_CERTAIN, FALSE },   { "certainly", LEAF_CERTAIN, FALSE },       { "usually", LEAF_LIKELY, FALSE },
  { "normally", LEAF_LIKELY, FALSE },  { "rarely", LEAF_UNLIKELY, FALSE },         { "seldom", LEAF_UNLIKELY, FALSE },
  { "never", LEAF_IMPOSSIBLE, FALSE }, { "initially", LEAF_NONE_CERTAINTY, TRUE },
};

static gboolean
note_adverb (const LeafBuild *build, guint32 word, LeafVerbPlace *place)
{
  for (guint32 i = 0; i < G_N_ELEMENTS (adverbs); i++)
    if (leaf_word_is (build, word, adverbs[i].word)) {
      if (adverbs[i].is_initially)
        place->is_initially = TRUE;
      else
        place->certainty = adverbs[i].certainty;
      return TRUE;
    }
  return FALSE;
}

gboolean
leaf_begins_with_certainty (const LeafBuild *build, LeafWording w)
{
  LeafVerbPlace ignored = { 0 };

  return !leaf_wording_empty (w) && note_adverb (build, w.first, &ignored);
}

gboolean
leaf_sentence_find_verb (LeafAssertionPass *reading, LeafWording w, LeafVerbPlace *place)
{
  const LeafBuild *build = reading->build;
  guint32 at = 0;

  *place = (LeafVerbPlace) { 0 };
  if (!find_best (build, w, &at, &place->form))
    return FALSE;
  place->subject = leaf_wording_up_to (w, at);
  place->object = leaf_wording_from (w, at + place->form.n_words);
  if (leaf_wording_length (place->subject) > 1 && note_adverb (build, place->subject.end - 1, place))
    place->subject.end--;
  if (leaf_wording_length (place->object) > 1 && note_adverb (build, place->object.first, place))
    place->object.first++;
  place->is_existential = place->form.is_copula && leaf_wording_is (build, place->subject, "there");
  return TRUE;
}
