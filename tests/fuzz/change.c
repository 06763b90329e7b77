/* SPDX-License-Identifier: GPL-3.0-or-later */
/* change.c: drops, doubles and replaces bytes; swaps, drops, doubles and nests sentences, and splices them with those
 * of other texts.
 *
 * A sentence is the text between two marks that end one, whatever the format: in a JSON session it is a message or a
 * member. */
#include "change.h"

#include <string.h>

enum { LONGEST_TEXT = 65536, LONGEST_SENTENCE = 400, MOST_SENTENCES = 20000 };

/* Texts that may break readers: unbalanced marks, unusual bytes, words that open something. */
static const char *const breakers[] = {
  "\"",
  "[",
  "]",
  "(",
  ")",
  "(-",
  "-)",
  "{",
  ".",
  ";",
  ":",
  ",",
  "\n\n",
  "\n\t\t",
  "\xff",
  "\xe2\x80",
  "`",
  "--",
  "if ",
  "otherwise",
  "otherwise:",
  "end if",
  " begin;",
  "Table of ",
  "Section 1 ",
  "Instead of ",
  "Definition: ",
  " is a kind of ",
  "with 99 blank rows",
  "-- 1:",
  " or ",
  "\t",
  "\r",
  "2147483648",
  "specifies a weight",
  "Every turn:",
};

/* --- bytes -------------------------------------------------------------------------------------------------------- */

static gsize
any_place (const GString *text, GRand *random)
{
  return text->len == 0 ? 0 : (gsize) g_rand_int_range (random, 0, (gint32) text->len);
}

static void
change_bytes (GString *text, GRand *random)
{
  gsize at = any_place (text, random), wanted = (gsize) g_rand_int_range (random, 1, 40);
  gsize length = MIN (text->len - at, wanted);

  switch (g_rand_int_range (random, 0, 4)) {
  case 0: g_string_erase (text, (gssize) at, (gssize) length); break;
  case 1: {
    g_autofree char *piece = g_strndup (text->str + at, length);

    g_string_insert (text, (gssize) any_place (text, random), piece);
    break;
  }
  case 2:
    if (at < text->len)
      text->str[at] = (char) g_rand_int_range (random, 0, 256);
    break;
  default: g_string_insert (text, (gssize) at, breakers[g_rand_int_range (random, 0, G_N_ELEMENTS (breakers))]); break;
  }
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

typedef struct {
  gsize start, end; /* its mark with it */
} Piece;

static gboolean
is_end (char c)
{
  return strchr (".;:\n", c) != NULL && c != '\0';
}

static Piece
sentence_at (const char *bytes, gsize length, gsize at)
{
  Piece piece = { at, at };

  while (piece.start > 0 && !is_end (bytes[piece.start - 1]))
    piece.start--;
  while (piece.end < length && !is_end (bytes[piece.end]))
    piece.end++;
  piece.end += piece.end < length;
  return piece;
}

/* One to eight consecutive words within the piece. */
static Piece
words_in (const char *bytes, Piece sentence, GRand *random)
{
  gint32 n = g_rand_int_range (random, 1, 9);
  Piece words = { sentence.start, sentence.start };

  if (sentence.end > sentence.start)
    words.start = sentence.start + (gsize) g_rand_int_range (random, 0, (gint32) (sentence.end - sentence.start));
  while (words.start > sentence.start && bytes[words.start - 1] != ' ')
    words.start--;
  for (words.end = words.start; words.end < sentence.end && !is_end (bytes[words.end]); words.end++)
    if (bytes[words.end] == ' ' && words.end > words.start && --n == 0)
      break;
  return words;
}

static void
replace (GString *text, Piece piece, const char *with)
{
  g_string_erase (text, (gssize) piece.start, (gssize) (piece.end - piece.start));
  g_string_insert (text, (gssize) piece.start, with);
}

static char *
copy_of (const GString *text, Piece piece)
{
  return g_strndup (text->str + piece.start, piece.end - piece.start);
}

/* Nests a phrase in itself a few times: "in the box" -> "in the in the box box". */
static void
nest (GString *text, Piece piece, GRand *random)
{
  static const char *const between[][2] = {
    { " ", " " },        { " (", ") " }, { " which is ", " " }, { "\"[", "]\"" },
    { " and ", " or " }, { "{", "}" },   { " if ", ", " },
  };
  g_autofree char *inner = copy_of (text, piece);
  const char *const *marks = between[g_rand_int_range (random, 0, G_N_ELEMENTS (between))];
  g_autoptr (GString) all = g_string_new (inner);

  for (gint32 n = g_rand_int_range (random, 1, 12); n > 0; n--) {
    g_string_prepend (all, marks[0]);
    g_string_prepend (all, inner);
    g_string_append (all, marks[1]);
  }
  replace (text, piece, all->str);
}

/* The later of the two comes first, so that the earlier one stays in its place. */
static void
swap (GString *text, Piece a, Piece b)
{
  Piece first = a.start < b.start ? a : b, second = a.start < b.start ? b : a;
  g_autofree char *early = copy_of (text, first), *late = copy_of (text, second);

  if (first.end > second.start)
    return;
  replace (text, second, early);
  replace (text, first, late);
}

static void
change_sentences (GString *text, const FuzzDonors *donors, GRand *random)
{
  Piece here = sentence_at (text->str, text->len, any_place (text, random));
  Piece there = sentence_at (text->str, text->len, any_place (text, random)),
        words = words_in (text->str, here, random);
  const char *donor = donors->sentences->len == 0
                          ? ""
                          : donors->sentences->pdata[g_rand_int_range (random, 0, (gint32) donors->sentences->len)];
  Piece donated = words_in (donor, (Piece) { 0, strlen (donor) }, random);
  g_autofree char *given = g_strndup (donor + donated.start, donated.end - donated.start);
  g_autofree char *own = copy_of (text, words_in (text->str, there, random)), *whole = copy_of (text, here);

  switch (g_rand_int_range (random, 0, 9)) {
  case 0: swap (text, here, there); break;
  case 1: g_string_erase (text, (gssize) here.start, (gssize) (here.end - here.start)); break;
  case 2: g_string_insert (text, (gssize) here.end, whole); break;
  case 3: g_string_insert (text, (gssize) here.end, donor); break;
  case 4: replace (text, words, given); break;
  case 5: replace (text, words, own); break;
  case 6: g_string_insert (text, (gssize) words.end, given); break;
  case 7: swap (text, words, words_in (text->str, there, random)); break;
  default: nest (text, words, random); break;
  }
}

void
fuzz_change (GString *text, const FuzzDonors *donors, GRand *random)
{
  for (gint32 n = g_rand_int_range (random, 1, 7); n > 0 && text->len < LONGEST_TEXT; n--)
    if (g_rand_int_range (random, 0, 3) == 0)
      change_bytes (text, random);
    else
      change_sentences (text, donors, random);
  if (text->len > LONGEST_TEXT)
    g_string_truncate (text, LONGEST_TEXT);
}

/* --- donors ------------------------------------------------------------------------------------------------------- */

void
fuzz_donors_init (FuzzDonors *donors)
{
  donors->sentences = g_ptr_array_new_with_free_func (g_free);
}

void
fuzz_donors_add (FuzzDonors *donors, const char *bytes, gsize length)
{
  for (gsize at = 0; at < length && donors->sentences->len < MOST_SENTENCES;) {
    Piece piece = sentence_at (bytes, length, at);

    if (piece.end - at > 3 && piece.end - at < LONGEST_SENTENCE)
      g_ptr_array_add (donors->sentences, g_strndup (bytes + at, piece.end - at));
    at = MAX (piece.end, at + 1);
  }
}

void
fuzz_donors_clear (FuzzDonors *donors)
{
  g_clear_pointer (&donors->sentences, g_ptr_array_unref);
}
