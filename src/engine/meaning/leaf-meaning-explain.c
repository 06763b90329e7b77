/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-meaning-explain.c: when nothing could be read: the best account of why.
 *
 * The problem's sentence quotes the words and ends in slot %2, which this file fills: with the nearest known name when one
 * is near, or with the first of the words that no name, phrase or keyword has. */
#include "leaf-reading.h"

/* Is the word part of any name or phrase at all? */
static gboolean
word_is_known (const LeafBuild *build, guint32 word)
{
  const LeafWord *row = leaf_word (build, word);
  gint32 number;

  if (row->sort != LEAF_WORD_PLAIN || leaf_kw (build, word) != 0 || leaf_word_number (build, word, &number))
    return TRUE;
  if (leaf_index_find (&build->world->names->by_word, row->vocab.ix) != 0 || leaf_index_find (&build->world->names->by_first, row->vocab.ix) != 0)
    return TRUE;
  for (guint32 i = 1; i < build->phrases->phrases.n; i++) {
    const LeafPhraseRow *phrase = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));
    for (guint32 j = 0; j < phrase->n_parts; j++)
      for (guint32 k = 0; k < phrase->parts[j].n_words; k++)
        if (LEAF_SAME (phrase->parts[j].words[k], row->vocab))
          return TRUE;
  }
  return FALSE;
}

static char *
account_of (LeafScope *scope, LeafWording w)
{
  const LeafBuild *build = scope->build;
  g_autofree char *near = leaf_names_suggest (build, w, LEAF_NAMES_ANY);

  if (near != NULL)
    return g_strdup_printf (" Perhaps '%s' was meant.", near);
  for (guint32 at = w.first; at < w.end; at++)
    if (!word_is_known (build, at)) {
      g_autofree char *word = leaf_wording_dup (build, leaf_wording (at, at + 1));
      g_autofree char *nearest = leaf_names_suggest (build, leaf_wording (at, at + 1), LEAF_NAMES_ANY);
      if (nearest != NULL)
        return g_strdup_printf (" Nothing here is called '%s'; perhaps '%s' was meant.", word, nearest);
      return g_strdup_printf (" Nothing here is called '%s'.", word);
    }
  return g_strdup ("");
}

void
leaf_meaning_explain (LeafScope *scope, LeafWording w, LeafProblemCode code)
{
  g_autofree char *account = leaf_wording_empty (w) ? g_strdup ("") : account_of (scope, w);
  leaf_problem_at (scope->build, code, w, account, NULL);
}
