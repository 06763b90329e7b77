/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-conditions.c: contractions ("isn't") and powers of ten, in a condition or a sentence; large numbers. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

#include "kinds/leaf-notation.h"

/* "1.0e10", "2E5" */
static gboolean
has_exponent (const LeafBuild *build, guint32 word)
{
  const char *text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, word)->vocab);

  return g_ascii_isdigit (*text) && leaf_literal_has_exponent (text);
}

/* "isn't", "can't", "=": such words must be written out in a condition or a sentence. */
LeafMessageFragment *
leaf_hint_in_condition (const LeafBuild *build, LeafWording w)
{
  static const char *const negatives = N_ (" Write '%1' instead of '%2'.");
  static const char *const verbs[]
      = { "is", "are", "was", "were", "has", "have", "had", "does", "do", "did", "could", "would" };

  for (guint32 at = w.first; at < w.end; at++) {
    if (leaf_word_is (build, at, "can't"))
      return leaf_message_fragment (negatives, "cannot", "can't", NULL);
    if (leaf_word_is (build, at, "won't"))
      return leaf_message_fragment (negatives, "will not", "won't", NULL);
    if (has_exponent (build, at))
      return leaf_message_fragment (N_ (" Write a power of ten as '1.5 x 10^3', not as '1.5e3'."), NULL);
    for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
      g_autofree char *contracted = g_strconcat (verbs[i], "n't", NULL), *whole = g_strconcat (verbs[i], " not", NULL);

      if (leaf_word_is (build, at, contracted))
        return leaf_message_fragment (negatives, whole, contracted, NULL);
    }
  }
  return NULL;
}

LeafMessageFragment *
leaf_hint_for_large_number (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first; at < w.end; at++) {
    g_autofree char *number = NULL;

    if (leaf_word (build, at)->sort != LEAF_WORD_PLAIN || !leaf_word_exceeds_numbers (build, at))
      continue;
    number = leaf_wording_dup (build, leaf_wording (at, at + 1));
    return leaf_message_fragment (N_ (" '%1' is out of range: a number can be from -2147483648 to 2147483647."), number,
                                  NULL);
  }
  return NULL;
}
