/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-compare.c: compares two texts by the longest common subsequence of their words, after skipping the equal
 * words at both ends. If what remains is very long, all of it counts as different, which bounds memory and time. */
#include "leaf-skein-compare.h"

#include <string.h>

#define MOST_CELLS 4000000

typedef struct {
  guint32 start, end; /* a word, or one or more line breaks */
} Word;

/* The length of the text without a prompt and white space at its end. */
static gsize
told_length (const char *text)
{
  gsize length = strlen (text);

  while (length > 0 && g_ascii_isspace (text[length - 1]))
    length--;
  if (length > 0 && text[length - 1] == '>' && (length == 1 || text[length - 2] == '\n')) {
    length--;
    while (length > 0 && g_ascii_isspace (text[length - 1]))
      length--;
  }
  return length;
}

static GArray *
words_of (const char *text)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));
  gsize length = told_length (text), at = 0;

  while (at < length && g_ascii_isspace (text[at]))
    at++;
  while (at < length) {
    Word word = { .start = (guint32) at };

    if (text[at] == '\n')
      while (at < length && g_ascii_isspace (text[at]))
        at++;
    else
      while (at < length && !g_ascii_isspace (text[at]))
        at++;
    word.end = (guint32) at;
    g_array_append_val (words, word);
    while (at < length && text[at] != '\n' && g_ascii_isspace (text[at]))
      at++;
  }
  return words;
}

typedef struct {
  const char *texts[2];
  GArray *words[2];
  guint first[2], last[2]; /* for each text: the words first .. last - 1 are between the equal ends */
  GArray *found;           /* of LeafSkeinWords */
} Comparison;

static guint
n_lines (const char *text, const Word *word)
{
  guint n = 0;

  for (guint32 i = word->start; i < word->end; i++)
    n += text[i] == '\n';
  return n;
}

static gboolean
same_word (const Comparison *self, guint a, guint b)
{
  const Word *first = &g_array_index (self->words[0], Word, a), *second = &g_array_index (self->words[1], Word, b);

  if (self->texts[0][first->start] == '\n' || self->texts[1][second->start] == '\n')
    return n_lines (self->texts[0], first) == n_lines (self->texts[1], second);
  return first->end - first->start == second->end - second->start
         && memcmp (self->texts[0] + first->start, self->texts[1] + second->start, first->end - first->start) == 0;
}

static void
tell (Comparison *self, LeafSkeinWordSort sort, guint word)
{
  const Word *row = &g_array_index (self->words[sort != LEAF_SKEIN_MISSING], Word, word);
  LeafSkeinWords *last
      = self->found->len > 0 ? &g_array_index (self->found, LeafSkeinWords, self->found->len - 1) : NULL;
  LeafSkeinWords run = { sort, row->start, row->end };

  if (last != NULL && last->sort == sort)
    last->end = row->end;
  else
    g_array_append_val (self->found, run);
}

static void
tell_all (Comparison *self, LeafSkeinWordSort sort)
{
  gboolean is_got = sort != LEAF_SKEIN_MISSING;

  for (guint i = self->first[is_got]; i < self->last[is_got]; i++)
    tell (self, sort, i);
}

/* LENGTH (a, b) is the length of the longest common subsequence of the words from a and from b on. */
static void
compare_middle (Comparison *self)
{
  guint n = self->last[0] - self->first[0], m = self->last[1] - self->first[1], a = 0, b = 0;
  g_autofree guint16 *lengths = NULL;

  if (n == 0 || m == 0 || (guint64) n * m > MOST_CELLS || MIN (n, m) > G_MAXUINT16) {
    tell_all (self, LEAF_SKEIN_MISSING);
    tell_all (self, LEAF_SKEIN_ADDED);
    return;
  }
#define LENGTH(a, b) lengths[(gsize) (a) * (m + 1) + (b)]
  lengths = g_new0 (guint16, (gsize) (n + 1) * (m + 1));
  for (guint i = n; i-- > 0;)
    for (guint j = m; j-- > 0;)
      LENGTH (i, j) = same_word (self, self->first[0] + i, self->first[1] + j)
                          ? LENGTH (i + 1, j + 1) + 1
                          : MAX (LENGTH (i + 1, j), LENGTH (i, j + 1));
  while (a < n || b < m) {
    if (a < n && b < m && same_word (self, self->first[0] + a, self->first[1] + b)) {
      tell (self, LEAF_SKEIN_SAME, self->first[1] + b);
      a++;
      b++;
    } else if (b == m || (a < n && LENGTH (a + 1, b) >= LENGTH (a, b + 1))) {
      tell (self, LEAF_SKEIN_MISSING, self->first[0] + a++);
    } else {
      tell (self, LEAF_SKEIN_ADDED, self->first[1] + b++);
    }
  }
#undef LENGTH
}

GArray *
leaf_skein_compare (const char *wanted, const char *got)
{
  Comparison self = { .texts = { wanted, got },
                      .words = { words_of (wanted), words_of (got) },
                      .found = g_array_new (FALSE, FALSE, sizeof (LeafSkeinWords)) };
  guint end[2] = { self.words[0]->len, self.words[1]->len }, start = 0;

  while (start < MIN (end[0], end[1]) && same_word (&self, start, start))
    tell (&self, LEAF_SKEIN_SAME, start++);
  self.first[0] = self.first[1] = start;
  self.last[0] = end[0];
  self.last[1] = end[1];
  while (self.last[0] > start && self.last[1] > start && same_word (&self, self.last[0] - 1, self.last[1] - 1)) {
    self.last[0]--;
    self.last[1]--;
  }
  compare_middle (&self);
  for (guint i = self.last[1]; i < end[1]; i++)
    tell (&self, LEAF_SKEIN_SAME, i);
  g_array_unref (self.words[0]);
  g_array_unref (self.words[1]);
  return self.found;
}

gboolean
leaf_skein_same (const char *wanted, const char *got)
{
  g_autoptr (GArray) one = words_of (wanted), other = words_of (got);
  const Comparison self = { .texts = { wanted, got }, .words = { one, other } };
  gboolean is_same = one->len == other->len;

  for (guint i = 0; is_same && i < one->len; i++)
    is_same = same_word (&self, i, i);
  return is_same;
}
