/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-index-sources.c: pages about the text itself: its headings, and the extensions that it includes. */
#include "leaf-index-rows.h"

#include <string.h>

static guint
count_words (const char *text, guint32 start, guint32 end)
{
  guint n = 0;
  gboolean within = FALSE;

  for (guint32 i = start; i < end; i++) {
    gboolean is_word = g_ascii_isalnum (text[i]) || (text[i] & 0x80) != 0 || (within && text[i] == '\'');

    n += is_word && !within;
    within = is_word;
  }
  return n;
}

/* The number of words up to the next heading that is not below it. */
static guint
words_under (const LeafIndexRows *self, const LeafOutlineEntry *entries, guint32 n, guint32 i)
{
  const char *text = leaf_program_source_text (self->program, entries[i].place.source);
  guint32 end = (guint32) strlen (text);

  for (guint32 k = i + 1; k < n; k++)
    if (entries[k].level <= entries[i].level && entries[k].place.source == entries[i].place.source) {
      end = entries[k].place.start;
      break;
    }
  return count_words (text, entries[i].place.end, end);
}

void
leaf_index_make_contents (LeafIndexRows *self)
{
  guint32 n, least = LEAF_OUTLINE_BELOW;
  g_autofree LeafOutlineEntry *entries = leaf_program_outline (self->program, FALSE, &n);

  for (guint32 i = 0; i < n; i++)
    least = MIN (least, entries[i].level);
  for (guint32 i = 0; i < n; i++) {
    guint words = words_under (self, entries, n, i);
    g_autofree char *number = g_strdup_printf ("%u", words);

    leaf_index_add_said (
        self, entries[i].level - least, g_strdup (entries[i].text),
        leaf_answer_sentence (words == 1 ? LEAF_ANSWER_MESSAGE_ONE_WORD : LEAF_ANSWER_MESSAGE_WORDS, number, NULL),
        entries[i].place);
  }
}

void
leaf_index_make_extensions (LeafIndexRows *self)
{
  for (guint32 source = 1; source <= leaf_program_n_sources (self->program); source++) {
    LeafWording version = LEAF_NO_WORDS, name = leaf_extension_name (self->build, source, &version);
    g_autofree char *number = NULL;
    LeafPlace place = { source, 0, 0 };

    if (leaf_program_source_credit (self->program, source, TRUE) == NULL || leaf_wording_empty (name))
      continue;
    if (!leaf_wording_empty (version))
      number = leaf_wording_dup (self->build, version);
    leaf_index_add_said (self, 0, leaf_wording_dup (self->build, name),
                         number != NULL ? leaf_answer_sentence (LEAF_ANSWER_MESSAGE_VERSION, number, NULL)
                                        : (LeafAnswerSentence) { 0 },
                         place);
    /* the story includes it, even if it comes with the library */
    g_array_index (self->rows, LeafIndexEntry, self->rows->len - 1).is_library = FALSE;
  }
}
