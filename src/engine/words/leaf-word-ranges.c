/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-word-ranges.c: queries about a phrase, a pair of word numbers. Words are compared with C strings in lower case,
 * using the interned spelling of each word; no text is built. Searches skip round brackets and braces, whose contents
 * are not part of the sentence proper. */

#include "leaf-words.h"

#include "english/leaf-english.h"

#include <stdlib.h>
#include <string.h>

static const char *
spelling (const LeafBuild *build, const LeafWord *word)
{
  return leaf_vocabulary_text (build->vocabulary, word->vocab);
}

gboolean
leaf_word_is_spelled (const LeafBuild *build, guint32 number, const char *text)
{
  const LeafWord *word = leaf_word (build, number);

  return word->initial != '\0' && strcmp (spelling (build, word), text) == 0;
}

/* Compares one word with the first word of `text`, and moves `text` past it and a space. */
static gboolean
take_word (const LeafBuild *build, guint32 number, const char **text)
{
  const LeafWord *word = leaf_word (build, number);
  const char *spelled;
  gsize length;

  if (word->initial != (*text)[0])
    return FALSE;
  spelled = spelling (build, word);
  length = strlen (spelled);
  if (strncmp (spelled, *text, length) != 0 || ((*text)[length] != ' ' && (*text)[length] != '\0'))
    return FALSE;
  *text += length;
  if (**text == ' ')
    (*text)++;
  return TRUE;
}

/* The number of words of w from `from` on that spell the whole of `text`; 0 if they do not. */
static guint32
match_length (const LeafBuild *build, LeafWording w, guint32 from, const char *text)
{
  guint32 at = from;

  while (*text != '\0') {
    if (at >= w.end || !take_word (build, at, &text))
      return 0;
    at++;
  }
  return at - from;
}

guint32
leaf_n_words (const char *text)
{
  guint32 n = *text == '\0' ? 0 : 1;

  for (; *text != '\0'; text++)
    n += *text == ' ';
  return n;
}

gboolean
leaf_wording_is (const LeafBuild *build, LeafWording w, const char *text)
{
  return !leaf_wording_empty (w) && leaf_word (build, w.first)->initial == *text
         && match_length (build, w, w.first, text) == leaf_wording_length (w);
}

gboolean
leaf_wording_begins_so (const LeafBuild *build, LeafWording w, const char *text)
{
  return *text == '\0' || match_length (build, w, w.first, text) > 0;
}

gboolean
leaf_wording_ends (const LeafBuild *build, LeafWording w, const char *text)
{
  const char *last = strrchr (text, ' ');
  guint32 n;

  if (leaf_wording_empty (w) || leaf_word (build, w.end - 1)->initial != (last != NULL ? last[1] : text[0]))
    return FALSE;
  n = leaf_n_words (text);
  return leaf_wording_length (w) >= n && match_length (build, w, w.end - n, text) == n;
}

/* Are these the same words, in any case? Quotations are equal if their texts are. */
gboolean
leaf_wording_same (const LeafBuild *build, LeafWording a, LeafWording b)
{
  if (leaf_wording_length (a) != leaf_wording_length (b))
    return FALSE;
  for (guint32 i = 0; i < leaf_wording_length (a); i++) {
    const LeafWord *one = leaf_word (build, a.first + i);
    const LeafWord *other = leaf_word (build, b.first + i);

    if (one->sort != other->sort || !LEAF_SAME (one->vocab, other->vocab))
      return FALSE;
    if (one->sort == LEAF_WORD_TEXT) {
      g_autofree char *text = leaf_words_text_dup (build, a.first + i);
      g_autofree char *other_text = leaf_words_text_dup (build, b.first + i);

      if (strcmp (text, other_text) != 0)
        return FALSE;
    }
  }
  return TRUE;
}

guint32
leaf_wording_find_from (const LeafBuild *build, LeafWording w, guint32 from, const char *text)
{
  const LeafWord *word = from < w.end ? leaf_word (build, from) : NULL;
  guint32 depth = 0;

  /* Usually no word even begins like it, and then brackets need not be checked. */
  for (guint32 i = from; word != NULL && word->initial != text[0]; word++)
    if (++i == w.end)
      return w.end;
  word = from < w.end ? leaf_word (build, from) : NULL;
  for (guint32 i = from; i < w.end; i++, word++) {
    if (word->initial == text[0] && depth == 0 && match_length (build, w, i, text) > 0)
      return i;
    depth = leaf_bracket_depth (depth, word);
  }
  return w.end;
}

guint32
leaf_wording_find (const LeafBuild *build, LeafWording w, const char *text)
{
  return leaf_wording_find_from (build, w, w.first, text);
}

gboolean
leaf_word_is_library (const LeafBuild *build, guint32 word)
{
  return LEAF_ROW (&build->words->sources, LeafSource, leaf_word (build, word)->source)->is_library;
}

/* Two articles are a typing error ("the the box", "a the box"), but in "the A road" the second one begins the name. */
LeafWording
leaf_wording_past_articles (const LeafBuild *build, LeafWording w)
{
  LeafVocabId first = leaf_word (build, w.first)->vocab;
  guint32 past = w.first + 1;

  for (; past + 1 < w.end; past++) {
    LeafVocabId next = leaf_word (build, past)->vocab;

    if (!LEAF_SAME (next, first) && next.ix != LEAF_VOCAB_THE)
      break;
  }
  return leaf_wording_from (w, past);
}

guint32
leaf_wording_past_bracket (const LeafBuild *build, LeafWording w, guint32 open)
{
  guint32 depth = 0;

  for (guint32 i = open; i < w.end; i++) {
    guint32 before = depth;

    depth = leaf_bracket_depth (depth, leaf_word (build, i));
    if (depth < before && depth == 0)
      return i + 1;
  }
  return w.end;
}

LeafWording
leaf_wording_unbracket (const LeafBuild *build, LeafWording w)
{
  guint32 n = 0;

  /* How many brackets open at the start; each is tried from the innermost, so that "(((a)" needs only one pass. */
  while (w.first + 2 * n + 1 < w.end && leaf_word_is (build, w.first + n, "(")
         && leaf_word_is (build, w.end - 1 - n, ")"))
    n++;
  if (n > 0) {
    /* Outer brackets match as long as the words between them do not close more than they open. */
    gint64 depth = 0, least = 0;

    for (guint32 i = w.first + n; i < w.end - n; i++) {
      depth += leaf_bracket_step (leaf_word (build, i));
      least = MIN (least, depth);
    }
    if (depth == 0 && -least < (gint64) n)
      n -= (guint32) -least;
    else
      n = 0;
  }
  return leaf_wording (w.first + n, w.end - n);
}

LeafSpan
leaf_wording_span (const LeafBuild *build, LeafWording w)
{
  const LeafWord *first, *last;

  if (leaf_wording_empty (w) || w.first == 0 || w.end > build->words->words.n)
    return (LeafSpan) { 0, 0, 0 };
  first = leaf_word (build, w.first);
  last = leaf_word (build, w.end - 1);
  if (last->source != first->source || last->end < first->start)
    last = first;
  return (LeafSpan) { first->source, first->start, last->end };
}

/* Appends the bytes of a word; a text's line breaks become spaces. */
static void
append_word (const LeafBuild *build, GString *text, const LeafWord *word)
{
  const char *bytes = LEAF_ROW (&build->words->sources, LeafSource, word->source)->text;
  gboolean in_space = FALSE;

  if (word->sort != LEAF_WORD_TEXT && word->sort != LEAF_WORD_NATIVE) {
    leaf_words_append_read (text, bytes + word->start, word->end - word->start);
    return;
  }
  for (guint32 i = word->start; i < word->end; i++) {
    gboolean space = g_ascii_isspace (bytes[i]);

    if (!space)
      g_string_append_c (text, bytes[i]);
    else if (!in_space)
      g_string_append_c (text, ' ');
    in_space = space;
  }
}

typedef enum { SPACES_AS_WRITTEN, SPACES_BETWEEN_ALL, SPACES_SET } Spaces;

/* Is the word printed without a space before it? Braces have spaces. */
static gboolean
leans (const LeafBuild *build, guint32 word, guint32 before)
{
  static const char marks[] = ",;:.?!)";

  return leaf_word_is (build, before, "(")
         || (leaf_word (build, word)->sort == LEAF_WORD_PUNCTUATION
             && strchr (marks, leaf_word (build, word)->initial) != NULL);
}

static gboolean
has_space (const LeafBuild *build, guint32 word, guint32 before, Spaces spaces)
{
  switch (spaces) {
  case SPACES_BETWEEN_ALL: return TRUE;
  case SPACES_SET: return !leans (build, word, before);
  case SPACES_AS_WRITTEN: break;
  }
  return (leaf_word (build, word)->flags & LEAF_WORD_TOUCHES) == 0;
}

/* Like dup_words, if all bytes stand for themselves, as in nearly all names; otherwise, and if the words are in several
 * sources, NULL. */
static char *
dup_plain_words (const LeafBuild *build, LeafWording w, Spaces spaces, gsize room)
{
  g_autofree char *text = g_malloc (room + 1);
  guint32 before = 0;
  gsize n = 0;

  for (guint32 i = w.first; i < w.end; i++) {
    const LeafWord *word = leaf_word (build, i);
    const char *bytes = LEAF_ROW (&build->words->sources, LeafSource, word->source)->text;

    if (word->sort == LEAF_WORD_PARAGRAPH || (word->flags & LEAF_WORD_IMPLIED))
      continue;
    if (word->sort == LEAF_WORD_TEXT || word->sort == LEAF_WORD_NATIVE || n + 1 + word->end - word->start > room)
      return NULL;
    if (n > 0 && has_space (build, i, before, spaces))
      text[n++] = ' ';
    for (guint32 at = word->start; at < word->end; at++) {
      if ((guchar) bytes[at] >= 0x80)
        return NULL;
      text[n++] = bytes[at];
    }
    before = i;
  }
  text[n] = '\0';
  return g_steal_pointer (&text);
}

static char *
dup_words (const LeafBuild *build, LeafWording w, Spaces spaces)
{
  guint32 before = 0;
  LeafSpan span = leaf_wording_span (build, w);
  gsize room = span.end - span.start + leaf_wording_length (w) + 1;
  char *plain = dup_plain_words (build, w, spaces, room);
  GString *text;

  if (plain != NULL)
    return plain;
  text = g_string_sized_new (room);
  for (guint32 i = w.first; i < w.end; i++) {
    const LeafWord *word = leaf_word (build, i);

    if (word->sort == LEAF_WORD_PARAGRAPH || (word->flags & LEAF_WORD_IMPLIED))
      continue;
    if (text->len > 0 && has_space (build, i, before, spaces))
      g_string_append_c (text, ' ');
    append_word (build, text, word);
    before = i;
  }
  return g_string_free (text, FALSE);
}

char *
leaf_wording_dup (const LeafBuild *build, LeafWording w)
{
  return dup_words (build, w, SPACES_AS_WRITTEN);
}

char *
leaf_wording_dup_quoted (const LeafBuild *build, LeafWording w)
{
  enum { MOST_WORDS = 512 }; /* longer than a message allows, so that the message marks it as shortened */

  return leaf_wording_dup (build, leaf_wording_up_to (w, MIN (w.end, w.first + MOST_WORDS)));
}

char *
leaf_wording_dup_spaced (const LeafBuild *build, LeafWording w)
{
  return dup_words (build, w, SPACES_BETWEEN_ALL);
}

char *
leaf_wording_dup_set (const LeafBuild *build, LeafWording w)
{
  return dup_words (build, w, SPACES_SET);
}

char *
leaf_words_text_dup (const LeafBuild *build, guint32 number)
{
  const LeafWord *word = leaf_word (build, number);
  LeafSpan inside = leaf_words_inside_text (build, number);
  GString *text = g_string_sized_new (inside.end - inside.start);

  leaf_words_append_read (text, LEAF_ROW (&build->words->sources, LeafSource, word->source)->text + inside.start,
                          inside.end - inside.start);
  return g_string_free (text, FALSE);
}

LeafNative
leaf_wording_native (const LeafBuild *build, LeafWording w)
{
  const LeafWord *word = leaf_wording_empty (w) ? NULL : leaf_word (build, w.first);
  const char *start, *end;
  LeafNative native;

  if (word == NULL || word->sort != LEAF_WORD_NATIVE || word->end - word->start < 4)
    return LEAF_NATIVE_NONE;
  start = LEAF_ROW (&build->words->sources, LeafSource, word->source)->text + word->start + 2;
  end = start + (word->end - word->start) - 4;
  while (start < end && g_ascii_isspace (*start))
    start++;
  while (start < end && g_ascii_isspace (end[-1]))
    end--;
  native = leaf_native_find (start, (gsize) (end - start));
  if (native == LEAF_NATIVE_NONE)
    g_warning ("the library names a native that nobody wrote: %.*s", (int) (end - start), start);
  return native;
}

/* A letter of ASCII, or an accented one of Latin-1: those between which an apostrophe is recognized. */
static gboolean
is_letter (gunichar c)
{
  static const char unmarked[] = "\xC6\xD0\xDE\xE6\xF0\xF7"; /* Latin-1, so one byte each */

  return c < 0x80 ? g_ascii_isalpha ((char) c) : c >= 0xC0 && c <= 0xFD && strchr (unmarked, (char) c) == NULL;
}

gboolean
leaf_words_is_quotation (const char *text, gsize at, gsize length)
{
  if (text[at] != '\'')
    return FALSE;
  if (at == 0)
    return !(length > 1 && text[1] == 's' && (length == 2 || text[2] == ' '));
  return at + 1 >= length || !is_letter (g_utf8_get_char (g_utf8_prev_char (text + at)))
         || !is_letter (g_utf8_get_char (text + at + 1));
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

/* The number of words of the separator at `at`: "," "and" ", and". With a capital it is part of a name: "Salt And
 * Stone". */
static guint32
separator_length (const LeafBuild *build, LeafWording w, guint32 at, const char *word)
{
  guint32 n = 0;

  if (leaf_word_is (build, at, ","))
    n = 1;
  if (at + n < w.end && leaf_word_is (build, at + n, word) && !(leaf_word (build, at + n)->flags & LEAF_WORD_CAPITAL))
    n++;
  return n;
}

guint32
leaf_wording_split_list (LeafBuild *build, LeafWording w, const char *word, LeafWording **parts)
{
  g_autoptr (GArray) found = NULL;
  const char *divider = word == NULL ? "and" : word;
  LeafWording part = leaf_wording (w.first, w.first);
  guint32 depth = 0;
  guint32 i = w.first;

  while (i < w.end && separator_length (build, w, i, divider) == 0)
    i++;
  if (i == w.end) { /* the usual case */
    *parts = leaf_arena_copy (build->arena, &w, sizeof w);
    return leaf_wording_empty (w) ? 0 : 1;
  }
  found = g_array_new (FALSE, FALSE, sizeof (LeafWording));
  i = w.first;
  while (i < w.end) {
    guint32 n = depth == 0 ? separator_length (build, w, i, divider) : 0;

    if (n > 0) {
      part.end = i;
      if (!leaf_wording_empty (part))
        g_array_append_val (found, part);
      i += n;
      part.first = i;
      continue;
    }
    depth = leaf_bracket_depth (depth, leaf_word (build, i));
    i++;
  }
  part.end = w.end;
  if (!leaf_wording_empty (part))
    g_array_append_val (found, part);
  *parts = leaf_arena_copy (build->arena, found->data, sizeof (LeafWording) * found->len);
  return found->len;
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

#define READ_AS_WORDS 13 /* up to twelve; larger numbers in words are literals (kinds/leaf-literals.c) */

static const char *const ordinals[] = { "zeroth",  "first",  "second", "third", "fourth",   "fifth",  "sixth",
                                        "seventh", "eighth", "ninth",  "tenth", "eleventh", "twelfth" };

static gboolean
find_name (const char *const *names, guint n, const char *text, gint32 *value)
{
  for (guint i = 0; i < n; i++) {
    if (strcmp (names[i], text) == 0) {
      *value = (gint32) i;
      return TRUE;
    }
  }
  return FALSE;
}

gboolean
leaf_word_number (const LeafBuild *build, guint32 number, gint32 *value)
{
  const LeafWord *word = leaf_word (build, number);
  const char *text = spelling (build, word);
  gint64 parsed;

  if (word->sort != LEAF_WORD_PLAIN)
    return FALSE;
  if (text[0] == '0' && g_ascii_isdigit (text[1])) /* "007" is a name */
    return FALSE;
  if (g_ascii_isdigit (text[text[0] == '-'])) {
    if (!g_ascii_string_to_signed (text, 10, G_MININT32, G_MAXINT32, &parsed, NULL))
      return FALSE;
    *value = (gint32) parsed;
    return TRUE;
  }
  return find_name (leaf_small_numbers, READ_AS_WORDS, text, value);
}

gboolean
leaf_word_exceeds_numbers (const LeafBuild *build, guint32 number)
{
  const char *text = spelling (build, leaf_word (build, number));
  const char *digits = text + (text[0] == '-');
  gint32 value;

  return digits[0] != '\0' && digits[0] != '0' && digits[strspn (digits, "0123456789")] == '\0'
         && !leaf_word_number (build, number, &value);
}

/* "third", or "3rd"; the ending after digits is not checked. */
gboolean
leaf_word_ordinal (const LeafBuild *build, guint32 number, gint32 *value)
{
  const LeafWord *word = leaf_word (build, number);
  const char *text = spelling (build, word);
  gsize n_digits;

  if (word->sort != LEAF_WORD_PLAIN)
    return FALSE;
  n_digits = strspn (text, "0123456789");
  if (n_digits > 0 && n_digits < 10) {
    const char *ending = text + n_digits;

    *value = atoi (text);
    return strcmp (ending, "st") == 0 || strcmp (ending, "nd") == 0 || strcmp (ending, "rd") == 0
           || strcmp (ending, "th") == 0;
  }
  return find_name (ordinals, G_N_ELEMENTS (ordinals), text, value);
}
