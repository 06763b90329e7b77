/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-incremental.h"

#include <string.h>

/* How far the lexer looks ahead: a character, and a mark after it. */
#define LOOKED_AHEAD 8

static const LeafWord *
word_of (const LeafReusedWords *self, guint32 number)
{
  return leaf_word (self->from, number);
}

/* Eight bytes at a time, since the texts are nearly equal. */
static guint32
n_same_at_start (const char *a, const char *b, guint32 most)
{
  guint32 n = 0;

  while (n + 8 <= most && memcmp (a + n, b + n, 8) == 0)
    n += 8;
  while (n < most && a[n] == b[n])
    n++;
  return n;
}

static guint32
n_same_at_end (const char *a_end, const char *b_end, guint32 most)
{
  guint32 n = 0;

  while (n + 8 <= most && memcmp (a_end - n - 8, b_end - n - 8, 8) == 0)
    n += 8;
  while (n < most && a_end[-1 - (gint32) n] == b_end[-1 - (gint32) n])
    n++;
  return n;
}

static const LeafSource *
find_source (const LeafBuild *from, const LeafSource *like)
{
  for (guint32 i = from->first_source; i < from->words->sources.n; i++) {
    const LeafSource *row = LEAF_ROW (&from->words->sources, LeafSource, i);

    if (row->is_sound && !row->is_apart && row->is_library == like->is_library && strcmp (row->name, like->name) == 0)
      return row;
  }
  return NULL;
}

void
leaf_reused_words_find (LeafReusedWords *self, LeafBuild *build, guint32 number, const LeafSource *source)
{
  const LeafBuild *from = build->before;
  const LeafSource *row = from != NULL ? find_source (from, source) : NULL;
  guint32 shorter;

  *self = (LeafReusedWords) { .build = build, .number = number };
  if (row == NULL)
    return;
  shorter = MIN (row->length, source->length);
  self->from = from;
  self->source = row;
  self->same_start = n_same_at_start (row->text, source->text, shorter);
  self->tail = row->length - n_same_at_end (row->text + row->length, source->text + source->length, shorter);
  self->moved = (gint32) source->length - (gint32) row->length;
  self->next = row->first_word;
  self->known = g_new0 (guint32, leaf_vocabulary_n (from->vocabulary) + 1);
}

void
leaf_reused_words_clear (LeafReusedWords *self)
{
  g_clear_pointer (&self->known, g_free);
}

static LeafVocabId
spelling_of (LeafReusedWords *self, LeafVocabId id)
{
  guint32 *known = &self->known[id.ix];

  if (*known == 0)
    *known = leaf_vocabulary_adopt (self->build->vocabulary, self->from->vocabulary, id).ix;
  return LEAF_ID (LeafVocabId, *known);
}

static void
take (LeafReusedWords *self, guint32 end, gint32 moved, gint32 lines_moved)
{
  LeafTable *words = &self->build->words->words;

  leaf_table_reserve (words, end - self->next);
  for (; self->next < end; self->next++) {
    LeafWord word = *word_of (self, self->next);

    word.source = self->number;
    word.start += (guint32) moved;
    word.end += (guint32) moved;
    word.line += (guint32) lines_moved;
    word.vocab = spelling_of (self, word.vocab);
    LEAF_ADD (words, LeafWord, &word);
  }
}

gboolean
leaf_reused_words_take_head (LeafReusedWords *self)
{
  guint32 low, high;

  if (self->from == NULL)
    return FALSE;
  low = self->source->first_word;
  high = self->source->end_word; /* the first word that the edit may touch is in low .. high */
  while (low < high) {
    guint32 middle = low + (high - low) / 2;

    if (word_of (self, middle)->start + LOOKED_AHEAD > self->same_start)
      high = middle;
    else
      low = middle + 1;
  }
  while (low > self->source->first_word && word_of (self, low - 1)->sort != LEAF_WORD_PARAGRAPH)
    low--;
  take (self, low, 0, 0);
  return low > self->source->first_word;
}

gboolean
leaf_reused_words_take_tail (LeafReusedWords *self, guint32 byte)
{
  guint32 end;

  if (self->from == NULL || (gint64) byte < (gint64) self->tail + self->moved)
    return FALSE;
  byte -= (guint32) self->moved;
  end = self->source->end_word;
  while (self->next < end
         && (word_of (self, self->next)->start < byte
             || (word_of (self, self->next)->start == byte && word_of (self, self->next)->sort != LEAF_WORD_PARAGRAPH)))
    self->next++;
  if (self->next == end || word_of (self, self->next)->start != byte)
    return FALSE;
  self->next++;
  take (self, end, self->moved, self->lines_moved);
  return TRUE;
}
