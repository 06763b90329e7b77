/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-non-prose.c: texts that are not prose: what a player types, names of files, patterns. The spelling checker
 * skips them. The others are what a proofreader reads. */
#include "leaf-compile.h"

/* Texts that are not prose because of the sentence that contains them. Text in brackets is prose even there: the reply
 * to a mistake, the alternative text of a picture. */
static gboolean
is_of_verbatim_form (LeafForm form)
{
  return form == LEAF_FORM_UNDERSTAND || form == LEAF_FORM_TEST || form == LEAF_FORM_RELEASE
         || form == LEAF_FORM_INDEX_MAP || form == LEAF_FORM_INCLUDE || form == LEAF_FORM_TRANSLATES
         || form == LEAF_FORM_NATIVE;
}

/* Texts that are not prose because of the words before them, in any sentence. */
static const char *const before_verbatim[]
    = { "regular expression", "regexp", "see", "file", "file called", "unicode" };

static gboolean
comes_after (const LeafBuild *build, guint32 first, guint32 at, const char *words)
{
  guint32 n = leaf_n_words (words);

  return at >= first + n && leaf_wording_begins (build, leaf_wording (at - n, at), words);
}

static gboolean
is_told_before (const LeafBuild *build, guint32 first, guint32 at)
{
  for (guint i = 0; i < G_N_ELEMENTS (before_verbatim); i++)
    if (comes_after (build, first, at, before_verbatim[i]))
      return TRUE;
  return FALSE;
}

/* A flag for each word of the source. */
static void
flag_sentences (const LeafBuild *build, const LeafSource *source, guint8 *flags)
{
  LEAF_EACH (&build->sentences->sentences, i) {
    const LeafSentence *sentence = LEAF_ROW (&build->sentences->sentences, LeafSentence, i);
    if (!is_of_verbatim_form (sentence->form))
      continue;
    for (guint32 word = MAX (sentence->wording.first, source->first_word);
         word < MIN (sentence->wording.end, source->end_word); word++)
      flags[word - source->first_word] = !comes_after (build, source->first_word, word, "(");
  }
}

/* Adds the texts of a source that are prose, or those that are not. */
static void
add_texts (GArray *places, const LeafProgram *program, guint32 source, gboolean prose)
{
  const LeafBuild *build = &program->build;
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  g_autofree guint8 *flags = g_malloc0 (row->end_word - row->first_word + 1);

  flag_sentences (build, row, flags);
  for (guint32 i = row->first_word; i < row->end_word; i++) {
    const LeafWord *word = leaf_word (build, i);
    LeafPlace place = { .source = source, .start = word->start, .end = word->end };

    if (word->sort == LEAF_WORD_TEXT
        && (flags[i - row->first_word] || is_told_before (build, row->first_word, i)) == !prose)
      g_array_append_val (places, place);
  }
}

LeafPlace *
leaf_program_non_prose_texts (const LeafProgram *program, guint32 source, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  g_return_val_if_fail (source <= leaf_program_n_sources (program), NULL);
  g_return_val_if_fail (n != NULL, NULL);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (LeafPlace));

  add_texts (places, program, source, FALSE);
  *n = places->len;
  return (LeafPlace *) g_array_free (places, FALSE);
}

/* Outside the brackets of substitutions. */
static gboolean
has_letters (const char *text, gsize length)
{
  guint depth = 0;

  for (const char *at = text; at < text + length; at = g_utf8_next_char (at)) {
    depth += *at == '[';
    if (depth == 0 && g_unichar_isalpha (g_utf8_get_char (at)))
      return TRUE;
    depth -= *at == ']' && depth > 0;
  }
  return FALSE;
}

LeafPlace *
leaf_program_prose_texts (const LeafProgram *program, guint32 *n)
{
  g_return_val_if_fail (program != NULL, NULL);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (LeafPlace));
  guint kept = 0;

  g_return_val_if_fail (n != NULL, NULL);
  for (guint32 source = 1; source <= leaf_program_n_sources (program); source++)
    if (leaf_program_source_is_story (program, source))
      add_texts (places, program, source, TRUE);
  for (guint i = 0; i < places->len; i++) {
    LeafPlace place = g_array_index (places, LeafPlace, i);

    if (has_letters (leaf_program_source_text (program, place.source) + place.start, place.end - place.start))
      g_array_index (places, LeafPlace, kept++) = place;
  }
  *n = kept;
  return (LeafPlace *) g_array_free (places, FALSE);
}
