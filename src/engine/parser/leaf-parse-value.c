/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-value.c: values in commands: numbers, times, units, named values. Lines of Understand sentences come first
 * ("brace" for 2), then the literals of the kind; among named values, the one with the longest name. */

#include "leaf-parse.h"

#include <string.h>

static gboolean
is_wanted (const LeafParse *p, LeafValue value)
{
  return p->wanted_value == NULL || p->wanted_value->bits == value.bits;
}

static gboolean
match_lines (LeafParse *p, LeafKindId kind, LeafValue *value)
{
  gint32 from = p->cursor;

  for (guint32 at = leaf_grammar_first_line (p->image->grammar, LEAF_BOOK_VALUE, kind.ix); at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, at);
    LeafTokenResult result = { 0 };

    p->cursor = from;
    if (!is_wanted (p, line->value) || !leaf_parse_line_words (p, at, 0, &result))
      continue;
    *value = line->value;
    return TRUE;
  }
  p->cursor = from;
  return FALSE;
}

/* The number of words at p->cursor that spell the whole name; 0 if they do not. */
static gint32
spells (const LeafParse *p, const char *name)
{
  gint32 n = 0;

  while (*name != '\0') {
    guint32 word = leaf_parse_word_id (p, p->cursor + n);
    gsize length = strcspn (name, " ");

    if (word == 0 || word != leaf_grammar_find_word (p->image->vocabulary, name, length).ix)
      return 0;
    n++;
    name += length;
    name += strspn (name, " ");
  }
  return n;
}

static gboolean
match_named (LeafParse *p, LeafKindId kind, LeafValue *value)
{
  const guint32 *values = p->facts->enumerated[kind.ix];
  gint32 best = 0;

  for (guint32 i = 1; values != NULL && i <= values[0]; i++) {
    const LeafImageInstance *instance = LEAF_IMAGE_INSTANCE (p->image, values[i]);
    LeafValue one = LEAF_VALUE (NONE, instance->number);
    gint32 n;

    one.kind = kind.ix;
    if (!is_wanted (p, one))
      continue;
    n = spells (p, instance->name);
    if (n > best) {
      best = n;
      *value = one;
    }
  }
  p->cursor += best;
  return best > 0;
}

/* Moves p->cursor to the word that begins at or after the byte. FALSE if the byte is within a word. */
static gboolean
move_to_byte (LeafParse *p, gsize byte)
{
  gint32 at = p->cursor;

  while (at <= p->n_words && leaf_parse_word (p, at)->start < byte) {
    const LeafTypedWord *word = leaf_parse_word (p, at);

    if (word->start + word->length > byte)
      return FALSE;
    at++;
  }
  if (at == p->cursor)
    return FALSE;
  p->cursor = at;
  return TRUE;
}

/* Words are recognized up to the last number word. Higher numbers need digits, although a source may spell them. */
static gboolean
may_be_spelled (const LeafParse *p, LeafKindId kind, const LeafTypedWord *word)
{
  return !(LEAF_SAME (kind, LEAF_KIND (NUMBER)) || LEAF_SAME (kind, LEAF_KIND (REAL)))
         || !g_ascii_isalpha (p->view->command->text[word->start]);
}

/* Reads a value as typed, or with its first words joined, since "5 kg" means "5kg". */
static gboolean
match_joined (LeafParse *p, LeafKindId kind, LeafValue *value)
{
  enum { MOST_JOINED = 6 };
  const char *text = p->view->command->text;
  g_autoptr (GString) joined = g_string_new (NULL);

  for (gint32 n = 0; n < MOST_JOINED && leaf_parse_word (p, p->cursor + n) != NULL; n++) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor + n);
    gsize length;

    g_string_append_len (joined, text + word->start, word->length);
    length = n > 0 ? leaf_literal_read_text (p->image->kinds, joined->str, kind, value) : 0;
    if (length == joined->len) {
      p->cursor += n + 1;
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean
match_literal (LeafParse *p, LeafKindId kind, LeafValue *value)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);
  gsize n;

  if (LEAF_SAME (kind, LEAF_KIND (TIME)))
    return leaf_parse_time (p, value);
  if (LEAF_SAME (kind, LEAF_KIND (NUMBER)) && word->number > 0 && word->number < 10000) {
    *value = LEAF_VALUE (NUMBER, word->number);
    p->cursor++;
    return TRUE;
  }
  if (!may_be_spelled (p, kind, word))
    return FALSE;
  n = leaf_literal_read_text (p->image->kinds, p->view->command->text + word->start, kind, value);
  if (n > 0 && move_to_byte (p, word->start + n))
    return TRUE;
  return leaf_image_kind (p->image, kind)->representation == LEAF_REPRESENTATION_UNIT && match_joined (p, kind, value);
}

/* Reads a value of the kind at p->cursor, and moves past it. */
gboolean
leaf_parse_value (LeafParse *p, LeafKindId kind, LeafValue *value)
{
  if (leaf_parse_word (p, p->cursor) == NULL)
    return FALSE;
  if (match_lines (p, kind, value))
    return TRUE;
  if (p->stopped)
    return FALSE;
  if (leaf_image_kind (p->image, kind)->representation == LEAF_REPRESENTATION_ENUMERATED)
    return match_named (p, kind, value);
  return match_literal (p, kind, value);
}
