/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-bindings.c: checks of names given by "(called the target)".
 *
 * A reader may try the same words many times, so it reports nothing about them. Mistakes that the words alone show are
 * reported here, once: words that cannot be a name, and places where the name could never be used. */
#include "leaf-phrase-table.h"

static gboolean
is_number (const LeafBuild *build, LeafWording name)
{
  gint32 value;

  return leaf_wording_length (name) == 1 && leaf_word_number (build, name.first, &value);
}

static void
check_name (LeafBuild *build, LeafWording bracket)
{
  LeafWording name = leaf_wording_from (bracket, bracket.first + 1);

  /* "called A" may be */
  if (leaf_wording_length (name) == 1 && !(leaf_word (build, name.first)->flags & LEAF_WORD_CAPITAL)
      && (leaf_word_is (build, name.first, "the") || leaf_word_is (build, name.first, "a")
          || leaf_word_is (build, name.first, "an") || leaf_word_is (build, name.first, "some")))
    leaf_problem_at (build, LEAF_PROBLEM_CALLED_ARTICLE, bracket, NULL, NULL);
  else if (is_number (build, leaf_wording_skip_article (build, name)))
    leaf_problem_at (build, LEAF_PROBLEM_CALLED_NUMBER, bracket, NULL, NULL);
  else if (leaf_wording_find (build, name, "-") < name.end)
    leaf_problem_at (build, LEAF_PROBLEM_CALLED_DASH, bracket, NULL, NULL);
}

static void
check_words (LeafBuild *build, LeafWording w, LeafForm form)
{
  for (guint32 at = w.first; at + 2 < w.end; at++) {
    LeafWording bracket;

    if (!leaf_word_is (build, at, "(") || !leaf_word_is (build, at + 1, "called"))
      continue;
    bracket = leaf_wording (at + 1, leaf_wording_past_bracket (build, w, at) - 1);
    if (leaf_wording_length (bracket) < 2)
      continue;
    check_name (build, bracket);
    if (form == LEAF_FORM_SCENE)
      leaf_problem_at (build, LEAF_PROBLEM_CALLED_IN_SCENE, w, NULL, NULL);
  }
}

void
leaf_bindings_check (LeafBuild *build)
{
  const LeafTable *sentences = &build->sentences->sentences, *statements = &build->sentences->statements;

  for (guint32 i = MAX (build->story_sentence, 1); i < sentences->n; i++) {
    const LeafSentence *sentence = LEAF_ROW (sentences, LeafSentence, i);

    if (sentence->form != LEAF_FORM_TABLE)
      check_words (build, sentence->wording, sentence->form);
  }
  LEAF_EACH (statements, i) {
    const LeafStatement *statement = LEAF_ROW (statements, LeafStatement, i);

    if (!leaf_wording_empty (statement->wording) && !leaf_word_is_library (build, statement->wording.first))
      check_words (build, statement->wording, LEAF_FORM_NONE);
  }
}
