/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-texts.c: splits, joins and changes the case of texts.
 *
 * A text may be a closure that must run before it has characters, so each native first *expands* its texts, one per
 * visit, and then does its work. Words are separated by white space and punctuation. In punctuated words, each
 * punctuation mark is a word of its own; in unpunctuated words, marks are part of words. */

#include "leaf-natives-texts.h"
#include "leaf-regexp.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-references.h"
#include "leaf-values.h"

#include <string.h>

#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

/* --- expanding substitutions -------------------------------------------------------------------------------------- */

static LeafValue
argument (const LeafMachine *m, guint32 number)
{
  return m->stack[leaf_machine_frame (m)->slots + number];
}

gboolean
leaf_expand_arguments (LeafMachine *m, guint32 n, guint32 texts, guint32 place)
{
  guint32 at = leaf_native_phase (m);

  if (at > 0 && at <= n)
    *leaf_native_cell (m, at - 1) = m->returned;
  for (; at < n; at++) {
    LeafValue value = argument (m, at);

    if (place == at + 1)
      value = leaf_place_load (m, value);
    if ((texts & (1u << at)) == 0 || leaf_text_characters (m, value) != NULL) {
      *leaf_native_cell (m, at) = value;
      continue;
    }
    leaf_native_set_phase (m, at + 1);
    leaf_call_text (m, value);
    return FALSE;
  }
  leaf_native_set_phase (m, n + 1);
  return TRUE;
}

LeafValue
leaf_expanded_argument (LeafMachine *m, guint32 number)
{
  return *leaf_native_cell (m, number);
}

const char *
leaf_settled_text (LeafMachine *m, guint32 number)
{
  const char *characters = leaf_text_characters (m, leaf_expanded_argument (m, number));

  return characters != NULL ? characters : "";
}

enum { BYTES_A_UNIT = 4 /* bytes of a text that one unit of work visits */ };

static void
charge_text (LeafMachine *m, const char *text)
{
  leaf_charge (m, strlen (text) / BYTES_A_UNIT);
}

void
leaf_text_add (LeafMachine *m, guint32 cell, const char *characters, gsize length)
{
  guint32 block = (guint32) -leaf_native_cell (m, cell)->bits;

  if (block == 0) {
    block = leaf_heap_make_text (&m->heap, "", 0);
    *leaf_native_cell (m, cell) = LEAF_VALUE (TEXT, -(gint32) block);
  }
  if (leaf_block_length (&m->heap, block) + length > LEAF_MOST_TEXT)
    leaf_fault_turn (m, N_ ("a text would have more than %1 bytes"), LEAF_DIGITS (LEAF_MOST_TEXT), NULL);
  else if (leaf_has_memory (m, length))
    leaf_block_append (&m->heap, block, characters, length);
  leaf_charge (m, length / BYTES_A_UNIT);
}

LeafValue
leaf_text_made (LeafMachine *m, guint32 cell)
{
  LeafValue text = *leaf_native_cell (m, cell);

  return text.bits != 0 && leaf_block_length (&m->heap, (guint32) -text.bits) > 0 ? text : LEAF_VALUE (TEXT, 0);
}

#define SETTLE(n, texts)                                                                                               \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (!leaf_expand_arguments (m, n, texts, 0))                                                                       \
      return LEAF_NATIVE_CALLED;                                                                                       \
  }                                                                                                                    \
  G_STMT_END
#define SETTLE_PLACE(n, texts, place)                                                                                  \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    if (!leaf_expand_arguments (m, n, texts, place))                                                                   \
      return LEAF_NATIVE_CALLED;                                                                                       \
  }                                                                                                                    \
  G_STMT_END

/* --- pieces ------------------------------------------------------------------------------------------------------- */

static gboolean
is_space (gunichar c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Dashes and dots in a row are one mark. */
static const char *
past_mark (const char *at)
{
  char mark = *at++;

  while ((mark == '-' || mark == '.') && *at == mark)
    at++;
  return at;
}

/* Finds the next piece at or after *at; sets *at and *end. FALSE if there is none. */
static gboolean
next_piece (LeafPieces sort, const char **at, const char **end)
{
  const char *p = *at;

  switch (sort) {
  case LEAF_PIECES_CHARACTERS: *end = *p != '\0' ? g_utf8_next_char (p) : p; return *p != '\0';
  case LEAF_PIECES_LINES:
  case LEAF_PIECES_PARAGRAPHS:
    while (is_space ((guchar) *p))
      p++;
    *at = *end = p;
    while (*p != '\0') { /* without the space at their ends */
      guint breaks = 0;

      for (; is_space ((guchar) *p); p++)
        breaks += *p == '\n';
      if (breaks >= (sort == LEAF_PIECES_PARAGRAPHS ? 2u : 1u) || *p == '\0')
        break;
      *end = ++p;
    }
    return *end > *at;
  case LEAF_PIECES_WORDS:
  case LEAF_PIECES_PUNCTUATED_WORDS:
  case LEAF_PIECES_UNPUNCTUATED_WORDS:
    while (is_space ((guchar) *p) || (sort == LEAF_PIECES_WORDS && leaf_is_punctuation ((guchar) *p)))
      p++;
    *at = p;
    if (sort == LEAF_PIECES_PUNCTUATED_WORDS && leaf_is_punctuation ((guchar) *p)) {
      *end = past_mark (p);
      return TRUE;
    }
    while (*p != '\0' && !is_space ((guchar) *p)
           && (sort == LEAF_PIECES_UNPUNCTUATED_WORDS || !leaf_is_punctuation ((guchar) *p)))
      p++;
    *end = p;
    return p > *at;
  }
  g_return_val_if_reached (FALSE);
}

static gint32
count_pieces (const char *text, LeafPieces sort)
{
  const char *end;
  gint32 n = 0;

  if (sort == LEAF_PIECES_CHARACTERS)
    return (gint32) g_utf8_strlen (text, -1);
  for (; next_piece (sort, &text, &end); text = end)
    n++;
  return n;
}

static gboolean
find_piece (const char *text, LeafPieces sort, gint32 number, const char **from, const char **to)
{
  for (gint32 n = 1; next_piece (sort, &text, to); n++, text = *to)
    if (n == number) {
      *from = text;
      return TRUE;
    }
  return FALSE;
}

#define COUNT(name, sort)                                                                                              \
  LEAF_NATIVE_OF_TEXT (name)                                                                                           \
  {                                                                                                                    \
    SETTLE (1, 1);                                                                                                     \
    charge_text (m, leaf_settled_text (m, 0));                                                                         \
    return GIVE_NUMBER (count_pieces (leaf_settled_text (m, 0), sort));                                                \
  }

COUNT (text_count_characters, LEAF_PIECES_CHARACTERS)
COUNT (text_count_words, LEAF_PIECES_WORDS)
COUNT (text_count_punctuated_words, LEAF_PIECES_PUNCTUATED_WORDS)
COUNT (text_count_unpunctuated_words, LEAF_PIECES_UNPUNCTUATED_WORDS)
COUNT (text_count_lines, LEAF_PIECES_LINES)
COUNT (text_count_paragraphs, LEAF_PIECES_PARAGRAPHS)

static LeafValue
piece_value (LeafMachine *m, LeafPieces sort)
{
  const char *from, *to;
  g_autofree char *piece = NULL;

  if (!find_piece (leaf_settled_text (m, 1), sort, leaf_expanded_argument (m, 0).bits, &from, &to)) {
    charge_text (m, leaf_settled_text (m, 1));
    return LEAF_VALUE (TEXT, 0);
  }
  leaf_charge (m, (gsize) (to - leaf_settled_text (m, 1)) / BYTES_A_UNIT);
  piece = g_strndup (from, (gsize) (to - from));
  return leaf_text_new (m, piece);
}

#define PIECE(name, sort)                                                                                              \
  LEAF_NATIVE_OF_TEXT (name)                                                                                           \
  {                                                                                                                    \
    SETTLE (2, 2);                                                                                                     \
    *result = piece_value (m, sort);                                                                                   \
    return LEAF_NATIVE_DONE;                                                                                           \
  }

PIECE (text_character, LEAF_PIECES_CHARACTERS)
PIECE (text_word, LEAF_PIECES_WORDS)
PIECE (text_punctuated_word, LEAF_PIECES_PUNCTUATED_WORDS)
PIECE (text_unpunctuated_word, LEAF_PIECES_UNPUNCTUATED_WORDS)
PIECE (text_line, LEAF_PIECES_LINES)
PIECE (text_paragraph, LEAF_PIECES_PARAGRAPHS)

/* --- replacing ---------------------------------------------------------------------------------------------------- */

/* "replace word number N in T with R". Arguments: N, the place of T, R. */
static LeafNativeStatus
replace_piece (LeafMachine *m, LeafPieces sort)
{
  const char *text, *from, *to;
  g_autoptr (GString) changed = NULL;

  text = leaf_settled_text (m, 1);
  charge_text (m, text);
  if (!find_piece (text, sort, leaf_expanded_argument (m, 0).bits, &from, &to))
    return LEAF_NATIVE_DONE;
  changed = g_string_new_len (text, from - text);
  g_string_append (changed, leaf_settled_text (m, 2));
  g_string_append (changed, to);
  leaf_place_store (m, argument (m, 1), leaf_text_new (m, changed->str));
  return LEAF_NATIVE_DONE;
}

#define REPLACE_NUMBER(name, sort)                                                                                     \
  LEAF_NATIVE_OF_TEXT (name)                                                                                           \
  {                                                                                                                    \
    SETTLE_PLACE (3, 6, 2);                                                                                            \
    return replace_piece (m, sort);                                                                                    \
  }

REPLACE_NUMBER (text_replace_character_number, LEAF_PIECES_CHARACTERS)
REPLACE_NUMBER (text_replace_word_number, LEAF_PIECES_WORDS)
REPLACE_NUMBER (text_replace_punctuated_word_number, LEAF_PIECES_PUNCTUATED_WORDS)
REPLACE_NUMBER (text_replace_unpunctuated_word_number, LEAF_PIECES_UNPUNCTUATED_WORDS)
REPLACE_NUMBER (text_replace_line_number, LEAF_PIECES_LINES)
REPLACE_NUMBER (text_replace_paragraph_number, LEAF_PIECES_PARAGRAPHS)

/* Is there a word boundary at `at`? */
static gboolean
is_edge (const char *at)
{
  return *at == '\0' || is_space ((guchar) *at) || leaf_is_punctuation ((guchar) *at);
}

static gboolean
has_marks (const char *text)
{
  for (; *text != '\0'; text++)
    if (leaf_is_punctuation ((guchar) *text))
      return TRUE;
  return FALSE;
}

/* Is `sought` at `at`? As a word it must begin and end at word boundaries. As a punctuated word it only has to end at
 * one ("do" in "undo" counts), as in the reference. */
static gboolean
stands_at (LeafPieces sort, const char *text, const char *at, const char *sought, gsize length)
{
  return strncmp (at, sought, length) == 0 && is_edge (at + length)
         && (sort == LEAF_PIECES_PUNCTUATED_WORDS || at == text || is_edge (at - 1));
}

/* "replace the word X in T with R": replaces all occurrences in the same case. X may be several words, but has no
 * punctuation. */
static LeafNativeStatus
replace_same_pieces (LeafMachine *m, LeafPieces sort)
{
  enum { CELL_AT = 3, CELL_COPIED, CELL_MADE, PIECE = 256 };
  const char *sought = leaf_settled_text (m, 0), *text = leaf_settled_text (m, 1), *with = leaf_settled_text (m, 2);
  const char *at, *copied;
  gsize length = strlen (sought);
  gboolean is_never = length == 0 || (sort == LEAF_PIECES_WORDS && has_marks (sought));

  for (;;) {
    LeafValue *cells = leaf_native_cell (m, CELL_MADE) - CELL_MADE;
    const char *end;

    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    at = text + cells[CELL_AT].bits;
    copied = text + cells[CELL_COPIED].bits;
    if (*at == '\0' || is_never || m->is_turn_over)
      break;
    for (end = at; *end != '\0' && end - at < PIECE && !stands_at (sort, text, end, sought, length);)
      end++;
    leaf_charge (m, 1 + (gsize) (end - at) / BYTES_A_UNIT);
    cells[CELL_AT] = LEAF_VALUE (NUMBER, end - text);
    if (*end == '\0' || !stands_at (sort, text, end, sought, length))
      continue;
    cells[CELL_AT] = cells[CELL_COPIED] = LEAF_VALUE (NUMBER, end - text + (gssize) length);
    leaf_text_add (m, CELL_MADE, copied, (gsize) (end - copied));
    leaf_text_add (m, CELL_MADE, with, strlen (with));
  }
  leaf_text_add (m, CELL_MADE, copied, strlen (copied));
  leaf_place_store (m, argument (m, 1), leaf_text_made (m, CELL_MADE));
  return LEAF_NATIVE_DONE;
}

LEAF_NATIVE_OF_TEXT (text_replace_word)
{
  SETTLE_PLACE (3, 7, 2);
  return replace_same_pieces (m, LEAF_PIECES_WORDS);
}

LEAF_NATIVE_OF_TEXT (text_replace_punctuated_word)
{
  SETTLE_PLACE (3, 7, 2);
  return replace_same_pieces (m, LEAF_PIECES_PUNCTUATED_WORDS);
}

/* --- case --------------------------------------------------------------------------------------------------------- */

typedef enum { CASE_LOWER, CASE_UPPER, CASE_TITLE, CASE_SENTENCE } Case;

/* Converts a piece of the text in each round. Cells: the position, the new text, and whether the position is inside a
 * word or sentence, not at its beginning. */
static LeafNativeStatus
in_case (LeafMachine *m, Case wanted, LeafValue *result)
{
  enum { CELL_AT = 1, CELL_MADE, CELL_IS_INSIDE, PIECE = 512 };
  const char *text = leaf_settled_text (m, 0), *at;

  for (at = text + leaf_native_cell (m, CELL_AT)->bits; *at != '\0' && !m->is_turn_over;) {
    char changed[PIECE * 6 + 1];
    gsize n = 0;
    gboolean begins = leaf_native_cell (m, CELL_IS_INSIDE)->bits == 0;

    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    for (guint i = 0; i < PIECE && *at != '\0'; i++, at = g_utf8_next_char (at)) {
      gunichar c = g_utf8_get_char (at);
      gboolean raise = wanted == CASE_UPPER || (wanted != CASE_LOWER && begins);

      n += (gsize) g_unichar_to_utf8 (raise ? g_unichar_toupper (c) : g_unichar_tolower (c), changed + n);
      if (wanted == CASE_TITLE)
        begins = is_space (c) || leaf_is_punctuation (c);
      else if (!is_space (c))
        begins = !begins && (c == '.' || c == '!' || c == '?');
    }
    leaf_text_add (m, CELL_MADE, changed, n);
    leaf_charge (m, n);
    *leaf_native_cell (m, CELL_AT) = LEAF_VALUE (NUMBER, at - text);
    *leaf_native_cell (m, CELL_IS_INSIDE) = LEAF_VALUE (NUMBER, !begins);
  }
  *result = leaf_text_made (m, CELL_MADE);
  return LEAF_NATIVE_DONE;
}

#define IN_CASE(name, wanted)                                                                                          \
  LEAF_NATIVE_OF_TEXT (name)                                                                                           \
  {                                                                                                                    \
    SETTLE (1, 1);                                                                                                     \
    return in_case (m, wanted, result);                                                                                \
  }

IN_CASE (text_lower, CASE_LOWER)
IN_CASE (text_upper, CASE_UPPER)
IN_CASE (text_title, CASE_TITLE)
IN_CASE (text_sentence, CASE_SENTENCE)

static gboolean
all_are (LeafMachine *m, gboolean (*test) (gunichar))
{
  const char *text = leaf_settled_text (m, 0);

  charge_text (m, text);
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!test (g_utf8_get_char (text)))
      return FALSE;
  return TRUE;
}

LEAF_NATIVE_OF_TEXT (text_is_lower)
{
  SETTLE (1, 1);
  return GIVE_TRUTH (all_are (m, g_unichar_islower));
}

LEAF_NATIVE_OF_TEXT (text_is_upper)
{
  SETTLE (1, 1);
  return GIVE_TRUTH (all_are (m, g_unichar_isupper));
}

/* --- tests -------------------------------------------------------------------------------------------------------- */

/* A text with substitutions counts as non-empty, whatever they print, because it is not expanded for this. */
LEAF_NATIVE_OF_TEXT (text_is_empty)
{
  const char *characters = leaf_text_characters (m, args[0]);

  return GIVE_TRUTH (characters != NULL && *characters == '\0');
}

LEAF_NATIVE_OF_TEXT (text_is_substituted)
{
  return GIVE_TRUTH (leaf_text_characters (m, args[0]) != NULL);
}

LEAF_NATIVE_OF_TEXT (text_substituted)
{
  SETTLE (1, 1);
  *result = leaf_expanded_argument (m, 0);
  return LEAF_NATIVE_DONE;
}

LEAF_NATIVE_OF_TEXT (is_comparing_texts)
{
  return GIVE_TRUTH (m->comparing != 0);
}

LEAF_NATIVE_OF_TEXT (begins_with_vowel)
{
  const char *text;

  SETTLE (1, 1);
  text = leaf_settled_text (m, 0);
  return GIVE_TRUTH (*text != '\0' && strchr ("aeiouAEIOU", *text) != NULL);
}
