/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-quantifiers.c: "most rooms", "more than three people", "no doors": they say how many, but not which ones.
 *
 * An assertion can only be about things that it names. */

#include "leaf-assert.h"
#include "leaf-names-private.h"

static gboolean
begins (const LeafBuild *build, LeafWording w)
{
  static const char *const words[] = { "most",      "almost all", "almost no",      "none of",  "under half of",
                                       "more than", "fewer than", "less than half", "at least", "at most" };

  for (guint32 i = 0; i < G_N_ELEMENTS (words); i++)
    if (leaf_wording_begins (build, w, words[i]))
      return TRUE;
  return FALSE;
}

/* "Most Wanted" is a name. */
gboolean
leaf_sentence_begins_quantity (const LeafBuild *build, LeafWording w)
{
  return begins (build, w) && !(leaf_word (build, w.first + (leaf_wording_length (w) > 1))->flags & LEAF_WORD_CAPITAL);
}

/* "no doors"; but "No Exit" is a name, since it contains no kind. */
static gboolean
says_none_of_kind (LeafAssertionPass *reading, LeafWording w)
{
  const LeafNoun *noun = leaf_word_is (reading->build, w.first, "no") && leaf_wording_length (w) > 1
                             ? leaf_noun_read_description (reading, leaf_wording_from (w, w.first + 1))
                             : NULL;

  return noun != NULL && noun->sort == LEAF_NOUN_KIND;
}

gboolean
leaf_noun_says_quantity (LeafAssertionPass *reading, LeafWording w)
{
  return (begins (reading->build, w) && leaf_names_end (reading->build, w, LEAF_NAMES (KIND), reading->near).id != 0)
         || says_none_of_kind (reading, w);
}
