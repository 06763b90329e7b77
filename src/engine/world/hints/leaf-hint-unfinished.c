/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-unfinished.c: sentences, phrases and conditions that end in the middle. */
#include "leaf-hints.h"

static gboolean
is_one_of (const LeafBuild *build, guint32 word, const char *const *words)
{
  for (; *words != NULL; words++)
    if (leaf_word_is (build, word, *words))
      return TRUE;
  return FALSE;
}

/* "The box is in", but not "switch the lamp on" */
static gboolean
is_place (const LeafBuild *build, LeafWording w)
{
  static const char *const places[] = { "in", "on", "inside", "under", NULL };
  static const char *const before[] = { "is", "are", "be", "not", NULL };

  return leaf_wording_length (w) > 1 && is_one_of (build, w.end - 1, places) && is_one_of (build, w.end - 2, before);
}

LeafMessageFragment *
leaf_hint_for_unfinished (const LeafBuild *build, LeafWording w)
{
  static const char *const words[]
      = { "a",   "an",   "the", "some", "is",  "are",    "has",  "have", "be",      "of",     "to",    "from",
          "and", "with", "or",  "not",  "its", "called", "than", "into", "through", "saying", "least", NULL };
  g_autofree char *last = NULL;

  if (leaf_wording_empty (w) || !(is_one_of (build, w.end - 1, words) || is_place (build, w)))
    return NULL;
  last = leaf_wording_dup (build, leaf_wording (w.end - 1, w.end));
  return leaf_message_fragment (N_ (" Something is missing after '%1'."), last, NULL);
}
