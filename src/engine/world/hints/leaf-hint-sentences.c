/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-sentences.c: sentences without a known verb. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

/* "The Hall is a room. 'A hall.'", "The cup is here. "He says "hello" to you."" */
static LeafMessageFragment *
hint_for_quotation (const LeafBuild *build, LeafWording w)
{
  if (leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first)->vocab)[0] == '\'')
    return leaf_message_fragment (N_ (" Write a text in double quotation marks."), NULL);
  if (leaf_word (build, w.first)->sort != LEAF_WORD_TEXT)
    return NULL;
  for (guint32 at = w.first + 2; at < w.end && !leaf_hint_begins_line (build, at); at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return leaf_message_fragment (
          N_ (" The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead."),
          NULL);
  return NULL;
}

LeafMessageFragment *
leaf_hint_in_sentence (const LeafBuild *build, LeafWording w)
{
  LeafMessageFragment *hint = leaf_hint_in_condition (build, w);

  if (hint == NULL)
    hint = leaf_hint_for_comment (build, w);
  if (hint == NULL)
    hint = hint_for_quotation (build, w);
  if (hint == NULL)
    hint = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_SENTENCE, w);
  if (hint == NULL && leaf_pattern_fits (build, w, "... by ..."))
    hint = leaf_message_fragment (N_ (" Put the title in quotation marks: '\"The Long Night\" by Ada Example'."), NULL);
  return hint != NULL ? hint : leaf_hint_for_missing_colon (build, w);
}
