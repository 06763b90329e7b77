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
  return hint != NULL ? hint : leaf_hint_for_missing_colon (build, w);
}
