/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-cut.c: the story followed by the beginnings and the ends of its own sentences. Readers look a few words ahead
 * and behind, and this is where there are none. */
#include "golden-sections.h"

#include <string.h>

enum { MOST_WORDS = 16 };

/* What was between two marks, in words: a quoted text is one, brackets and commas are words. */
typedef struct {
  const char *words[MOST_WORDS];
  gsize lengths[MOST_WORDS];
  guint n;    /* more than MOST_WORDS: too long */
  char after; /* the mark that follows, or '\0' */
} Piece;

static void
add_word (Piece *piece, const char *word, gsize length)
{
  if (piece->n < MOST_WORDS) {
    piece->words[piece->n] = word;
    piece->lengths[piece->n] = length;
  }
  piece->n++;
}

/* The end of a text in quotes, or of a comment in brackets. */
static const char *
skip_to (const char *at, char close)
{
  const char *end = strchr (at + 1, close);

  return end != NULL ? end + 1 : at + strlen (at);
}

/* Reads the piece at `at`, and returns what is after it. */
static const char *
read_piece (const char *at, Piece *piece)
{
  static const char ends[] = ".;:\n";

  *piece = (Piece) { .n = 0 };
  while (*at != '\0' && strchr (ends, *at) == NULL) {
    const char *from = at;

    if (g_ascii_isspace (*at)) {
      at++;
      continue;
    }
    if (*at == '[') {
      at = skip_to (at, ']');
      continue;
    }
    if (*at == '"')
      at = skip_to (at, '"');
    else if (strchr (",(){}", *at) != NULL)
      at++;
    else
      while (*at != '\0' && !g_ascii_isspace (*at) && strchr (".;:,(){}[\"", *at) == NULL)
        at++;
    add_word (piece, from, (gsize) (at - from));
  }
  piece->after = *at;
  return *at != '\0' ? at + 1 : at;
}

/* Adds the words from `from` up to `to` as what they were: a preamble, a statement or an assertion. */
static void
add_cut (GString *out, GHashTable *seen, const Piece *piece, char before, guint from, guint to)
{
  g_autoptr (GString) cut = g_string_new (NULL);

  for (guint i = from; i < to; i++)
    g_string_append_printf (cut, "%s%.*s", i > from ? " " : "", (int) piece->lengths[i], piece->words[i]);
  if (!g_hash_table_add (seen, g_strdup (cut->str)))
    return;
  if (piece->after == ':' && before != ':' && before != ';')
    g_string_append_printf (out, "%s: say \"Cut.\".\n\n", cut->str);
  else if (before == ':' || before == ';')
    g_string_append_printf (out, "Every turn: %s.\n\n", cut->str);
  else
    g_string_append_printf (out, "%s.\n\n", cut->str);
}

/* Half of the cuts, since neighbours are alike; which half differs from sentence to sentence. */
static char *
with_cuts (const char *text)
{
  GString *out = g_string_new (text);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char before = '.';
  guint turn = 0;
  Piece piece;

  g_string_append (out, "\n\n");
  for (const char *at = text; *at != '\0';) {
    at = read_piece (at, &piece);
    if (piece.n >= 2 && piece.n <= MOST_WORDS) {
      for (guint to = 1 + turn % 2; to < piece.n; to += 2)
        add_cut (out, seen, &piece, before, 0, to);
      for (guint from = 1 + turn / 2 % 2; from < piece.n; from += 2)
        add_cut (out, seen, &piece, before, from, piece.n);
      turn++;
    }
    if (piece.n > 0 || piece.after != '\n')
      before = piece.after;
  }
  return g_string_free (out, FALSE);
}

/* The problems and results for such a source. */
void
say_cut (Golden *self)
{
  g_autofree char *text = with_cuts (self->text);

  say_made (self, "with beginnings and ends of its sentences", text);
}
