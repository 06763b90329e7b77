/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-sentences.c: sentences without a known verb. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

LeafMessageFragment *
leaf_hint_in_sentence (const LeafBuild *build, LeafWording w)
{
  LeafMessageFragment *hint = leaf_hint_in_condition (build, w);

  if (hint == NULL)
    hint = leaf_hint_for_comment (build, w);
  if (hint == NULL)
    hint = leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_SENTENCE, w);
  if (hint == NULL && leaf_pattern_fits (build, w, "... by ..."))
    hint = leaf_message_fragment (N_ (" Put the title in quotation marks: '\"The Long Night\" by Ada Example'."), NULL);
  if (hint != NULL)
    return hint;
  for (guint32 at = w.first + 1; at < w.end; at++)
    if ((leaf_word_is (build, at, "say") && at + 1 < w.end && leaf_word (build, at + 1)->sort == LEAF_WORD_TEXT)
        || (leaf_hint_begins_line (build, at) && leaf_word (build, at)->indent > leaf_word (build, w.first)->indent))
      return leaf_hint_for_missing_mark (
          build, leaf_hint_begins_line (build, at) ? LEAF_HINT_COLON : LEAF_HINT_COLON_OR_COMMA, at);
  return NULL;
}
