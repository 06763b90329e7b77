/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-meaning-explain.c: when nothing could be read: the best account of why.
 *
 * The problem's sentence quotes the words and ends in a slot that this file fills: with the nearest known name when one is
 * near, or with the first of the words that no name, phrase or keyword has, and the known word nearest to that. */
#include "leaf-reading.h"

#include "../image/leaf-character-names.h"

/* Is the word part of any name or phrase at all? */
static gboolean
word_is_known (const LeafBuild *build, guint32 word)
{
  const LeafWord *row = leaf_word (build, word);
  gint32 number;

  if (row->sort != LEAF_WORD_PLAIN || leaf_kw (build, word) != 0 || leaf_word_number (build, word, &number))
    return TRUE;
  if (leaf_index_find (&build->world->names->by_word, row->vocab.ix) != 0
      || leaf_index_find (&build->world->names->by_first, row->vocab.ix) != 0)
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

/* The nearest single word of any name, phrase or built-in phrase. */
static char *
nearest_word (const LeafBuild *build, const char *asked)
{
  const LeafNames *tables = build->world->names;
  LeafNearest nearest;

  leaf_nearest_init (&nearest, asked);
  LEAF_EACH (&tables->names, i) {
    const LeafName *name = LEAF_ROW (&tables->names, LeafName, i);
    for (guint32 k = 0; k < name->n_words; k++)
      leaf_nearest_try (&nearest, leaf_vocabulary_text (build->vocabulary, name->words[k]));
  }
  for (guint32 i = 1; i < build->phrases->phrases.n; i++) {
    const LeafPhraseRow *phrase = LEAF_PHRASE (build, LEAF_ID (LeafPhraseId, i));
    for (guint32 j = 0; j < phrase->n_parts; j++)
      for (guint32 k = 0; k < phrase->parts[j].n_words; k++)
        leaf_nearest_try (&nearest, leaf_vocabulary_text (build->vocabulary, phrase->parts[j].words[k]));
  }
  for (LeafKeyword keyword = 1; keyword < LEAF_KW_COUNT; keyword++)
    leaf_nearest_try (&nearest, leaf_kw_spelling (keyword));
  return leaf_nearest_end (&nearest);
}

/* Of "unicode grek small letter alpha": the first word that is part of no character's name, and the nearest that is. */
static char *
account_of_character (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    g_autofree char *word = leaf_wording_dup (build, leaf_wording (at, at + 1));
    g_autofree char *best = NULL;
    LeafNearest nearest;

    if (leaf_character_names_have (word))
      continue;
    leaf_nearest_init (&nearest, word);
    for (guint32 i = 0; i < leaf_n_character_words; i++)
      leaf_nearest_try (&nearest, leaf_character_words[i]);
    best = leaf_nearest_end (&nearest);
    if (best == NULL)
      return g_strdup_printf (" No character has '%s' in its name.", word);
    return g_strdup_printf (" No character has '%s' in its name; perhaps '%s' was meant.", word, best);
  }
  return g_strdup (" Its words are in the names of characters, but no character has just this name.");
}

char *
leaf_meaning_account (const LeafBuild *build, LeafWording w)
{
  char *perhaps = leaf_wording_empty (w) ? NULL : leaf_names_perhaps (build, w, LEAF_NAMES_ANY);

  if (perhaps == NULL && leaf_wording_length (w) > 1 && leaf_word_is (build, w.first, "unicode"))
    perhaps = account_of_character (build, w);
  if (perhaps != NULL)
    return perhaps;
  for (guint32 at = w.first; at < w.end; at++)
    if (!word_is_known (build, at)) {
      g_autofree char *word = leaf_wording_dup (build, leaf_wording (at, at + 1));
      g_autofree char *nearest = nearest_word (build, word);

      if (nearest != NULL)
        return g_strdup_printf (" Nothing here is called '%s'; perhaps '%s' was meant.", word, nearest);
      return g_strdup_printf (" Nothing here is called '%s'.", word);
    }
  return NULL;
}

void
leaf_meaning_explain (LeafScope *scope, LeafWording w, LeafProblemCode code)
{
  g_autofree char *account = leaf_meaning_account (scope->build, w);
  leaf_problem_at (scope->build, code, w, account, NULL);
}
