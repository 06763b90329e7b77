/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-existential.c: "there is a box in the Yard". */

#include "leaf-assert-forms.h"
#include "leaf-names-private.h"

#include <string.h>

/* The word where "which likes Bob" begins, before `end`, in the object of "there is", or w.end. Also reads the
 * clause. */
static guint32
find_relative (LeafAssertionPass *reading, LeafWording w, guint32 end, LeafNoun **where)
{
  for (guint32 at = w.first + 1; at < end && leaf_word (reading->build, at - 1)->sort != LEAF_WORD_TEXT; at++) {
    *where = leaf_noun_read_relative (reading, leaf_wording_from (w, at));
    if (*where != NULL)
      return at;
  }
  return w.end;
}

/* The word where "in the Yard" begins, or w.end: the last phrase that could be a place, so that "There is a lamp on a
 * shelf in the Yard" makes a "lamp on a shelf". A final "here" or "nowhere" is part of the name: the reference makes a
 * "mug here" of "There is a mug here". */
static guint32
find_preposition (const LeafBuild *build, LeafWording w, guint32 end)
{
  const LeafVerbForm *forms[8];

  for (guint32 at = end - 1; at > w.first; at--) {
    guint32 n = leaf_verb_forms_at (build, w, at, forms, 8);

    if (leaf_word_is (build, at, "with") || leaf_word_is (build, at, "having"))
      continue;
    for (guint32 i = 0; i < n; i++)
      if (forms[i]->is_preposition && at + forms[i]->n_words < w.end)
        return at;
  }
  return w.end;
}

static guint32
find_where (LeafAssertionPass *reading, LeafWording w, LeafNoun **where)
{
  guint32 end = MIN (leaf_wording_find (reading->build, w, "called"), w.end);
  guint32 at = find_relative (reading, w, end, where);

  return *where != NULL ? at : find_preposition (reading->build, w, end);
}

/* "There is a box which is broken", "There is a man who is Bob": the clause can describe the thing, but not name it or
 * give its kind. */
static gboolean
is_equated (LeafAssertionPass *reading, LeafWording w)
{
  for (guint32 at = w.first + 1; at + 2 < w.end && !leaf_word_is (reading->build, at, "called"); at++) {
    const LeafVerbForm *is = leaf_word_is_relative_pronoun (reading->build, at)
                                 ? leaf_verb_form_of_rank (reading->build, w, at + 1, 1)
                                 : NULL;
    const LeafNoun *quality
        = is != NULL ? leaf_noun_read (reading, leaf_wording_from (w, at + 1 + is->n_words), FALSE) : NULL;

    if (quality != NULL)
      return quality->sort == LEAF_NOUN_KIND || quality->sort == LEAF_NOUN_NAME || quality->sort == LEAF_NOUN_INSTANCE;
  }
  return FALSE;
}

/* "There are three coins in the box": read as "three coins" and "in the box". */
void
leaf_existential_read (LeafAssertionPass *reading, LeafWording w, LeafNoun **what, LeafNoun **where)
{
  const LeafBuild *build = reading->build;
  guint32 at = find_where (reading, w, where);
  LeafWording thing = leaf_wording_up_to (w, at);
  guint32 n = leaf_wording_length (thing);

  if (is_equated (reading, thing)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_EXISTENCE_EQUATED, thing, NULL, NULL);
    *what = leaf_noun_new (reading, LEAF_NOUN_NONE, w);
    *where = NULL;
    return;
  }
  if (at == w.end) {
    *what = leaf_noun_read (reading, w, FALSE);
    return;
  }
  if (n > 2 && (leaf_word_is (build, thing.end - 1, "is") || leaf_word_is (build, thing.end - 1, "are"))
      && (leaf_word_is (build, thing.end - 2, "which") || leaf_word_is (build, thing.end - 2, "who")
          || leaf_word_is (build, thing.end - 2, "that")))
    thing.end -= 2;
  *what = leaf_noun_read (reading, thing, FALSE);
  if (*where == NULL)
    *where = leaf_noun_read (reading, leaf_wording_from (w, at), FALSE);
}

void
leaf_assert_exists (LeafAssertionPass *reading, LeafNoun *noun)
{
  if (reading->pass == 1 && noun->sort == LEAF_NOUN_KIND && !leaf_kind_is_object (reading->build, noun->kind)
      && leaf_wording_empty (noun->called)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_KIND_PLACED, noun->wording,
                     leaf_kind_name (reading->build, noun->kind), NULL);
    return;
  }
  if (reading->pass == 1 && noun->sort == LEAF_NOUN_VALUE && !leaf_wording_is (reading->build, noun->wording, "nothing")
      && leaf_noun_says_nothing (reading->build, noun->wording)) {
    leaf_problem_at (reading->build, LEAF_PROBLEM_QUANTITY_ASSERTED, noun->wording, NULL, NULL);
    return;
  }
  if (noun->sort == LEAF_NOUN_LIST) {
    for (LeafNoun *each = noun->first; each != NULL; each = each->next)
      leaf_assert_exists (reading, each);
    return;
  }
  leaf_noun_make (reading, noun, LEAF_KIND (OBJECT));
  leaf_noun_prepare (reading, noun);
  leaf_noun_describe (reading, noun);
}
