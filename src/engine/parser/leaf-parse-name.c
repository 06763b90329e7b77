/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-name.c: counts the words that can refer to an object.
 *
 * The words of its name match in any order; lines ("key of [something related by unlocking]") and properties that can
 * be seen ("green" of a green jar) are tried in three passes, since a name's word may also begin a line:
 *
 *   1  words, properties, words, lines, words
 *   2  properties, lines, words
 *   3  lines, words
 *
 * and the longest counts. A property alone is enough only if it was declared to describe the object.
 */

#include "leaf-parse.h"

/* --- words of names ----------------------------------------------------------------------------------------------- */

static gboolean
is_private (const LeafParse *p, guint32 object)
{
  guint32 cell = leaf_image_property_cell (p->image, object, p->facts->privately_named);

  return cell != 0 && p->image->layout->cells[cell].bits != 0;
}

static const LeafObjectWords *
words_of (const LeafParse *p, guint32 object)
{
  const LeafTable *rows = &p->image->grammar->object_words;

  return LEAF_ROW (rows, LeafObjectWords, object < rows->n ? object : 0);
}

gboolean
leaf_parse_is_named (const LeafParse *p, guint32 object, guint32 word)
{
  const LeafGrammar *grammar = p->image->grammar;
  const LeafObjectWords *words = words_of (p, object);

  for (guint32 i = 0; i < words->n; i++)
    if (LEAF_ROW (&grammar->words, LeafObjectWord, words->first + i)->word.ix == word
        && (i >= words->n_named || !is_private (p, object)))
      return TRUE;
  return FALSE;
}

/* Is one of the words from there a plural? */
static gboolean
has_plural_word (const LeafParse *p, gint32 from, gint32 n)
{
  for (gint32 i = from; i < from + n; i++)
    if (g_hash_table_contains (p->image->plurals, GUINT_TO_POINTER (leaf_parse_word_id (p, i))))
      return TRUE;
  return FALSE;
}

/* --- the passes --------------------------------------------------------------------------------------------------- */

static gint32
match_words (LeafParse *p, guint32 object)
{
  gint32 n = 0;

  while (leaf_parse_is_named (p, object, leaf_parse_word_id (p, p->cursor))) {
    p->cursor++;
    n++;
  }
  return n;
}

/* Most lines begin with a word that does not match: this test of the first word is cheap, and counts as no step. */
static gboolean
may_begin (LeafParse *p, const LeafGrammarLine *line, gint32 from)
{
  const LeafToken *first = line->n_tokens > 0 ? &line->tokens[0] : NULL;

  return first == NULL || first->sort != LEAF_TOKEN_WORD || first->optional || leaf_parse_is_word_of (p, from, first);
}

static gboolean
match_book (LeafParse *p, LeafBookSort sort, guint32 key, guint32 object, gint32 from)
{
  for (guint32 at = leaf_grammar_first_line (p->image->grammar, sort, key); at != 0 && !p->stopped;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, at);
    LeafTokenResult result = { 0 };

    if (line->is_word)
      continue;
    p->cursor = from;
    if (!may_begin (p, line, from)) {
      leaf_parse_log_words (p, at, from, 0, FALSE);
      continue;
    }
    if (!leaf_parse_line_words (p, at, object, &result) || p->cursor == from)
      continue;
    p->is_plural_name |= line->is_plural;
    return TRUE;
  }
  p->cursor = from;
  return FALSE;
}

/* Matches one line of the object or of its kinds, from the narrowest to the widest. */
static gboolean
match_lines (LeafParse *p, guint32 object)
{
  LeafKindId kind = LEAF_IMAGE_INSTANCE (p->image, object)->kind;
  gint32 from = p->cursor;

  if (match_book (p, LEAF_BOOK_INSTANCE, object, object, from))
    return TRUE;
  for (; LEAF_IS (kind) && !p->stopped; kind = leaf_image_kind (p->image, kind)->parent)
    if (match_book (p, LEAF_BOOK_KIND, kind.ix, object, from))
      return TRUE;
  p->cursor = from;
  return FALSE;
}

static gint32
match_pass (LeafParse *p, guint32 object, gint32 from, gint32 pass)
{
  gboolean enough = FALSE;
  gint32 tried, n;

  p->cursor = from;
  for (;;) {
    if (pass == 1 && match_words (p, object) > 0)
      enough = TRUE;
    if (pass <= 2)
      leaf_parse_properties (p, object, &enough);
    if (pass == 1 && match_words (p, object) > 0)
      enough = TRUE;
    tried = p->cursor;
    if (p->stopped || !match_lines (p, object))
      break;
    enough = TRUE;
  }
  p->cursor = tried;
  n = match_words (p, object);
  return enough || n > 0 ? n + tried - from : 0;
}

static gboolean
has_visible_properties (LeafParse *p, guint32 object)
{
  LEAF_EACH (&p->image->grammar->visible, i) {
    if (leaf_parse_property_applies (p, LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i), object))
      return TRUE;
  }
  return FALSE;
}

/* The number of words that lines and properties match; 0 if none. Most objects have only words, and need a single
 * pass. */
static gint32
match_by_lines (LeafParse *p, guint32 object)
{
  const LeafObjectWords *words = words_of (p, object);
  gboolean is_plain = !words->has_lines && !has_visible_properties (p, object);
  gint32 from = p->cursor, best = 0;

  if (is_plain && !words->has_books)
    return 0;
  if (is_plain)
    best = match_words (p, object);
  for (gint32 pass = 1; pass <= 3 && !is_plain && !p->stopped; pass++)
    best = MAX (best, match_pass (p, object, from, pass));
  p->cursor = from;
  p->is_plural_name |= has_plural_word (p, from, best);
  return best;
}

static void
note_plural (LeafParse *p, gint32 *length)
{
  if (!p->is_plural_name)
    return;
  if (!p->plural_allowed) {
    *length = 0;
    return;
  }
  if (!p->descriptors.is_indefinite) {
    p->descriptors.is_indefinite = TRUE;
    p->descriptors.flags = 0;
    p->descriptors.how_many = 0;
  }
  p->descriptors.flags |= LEAF_DESCRIBED_PLURAL;
  if (p->descriptors.how_many == 0)
    p->descriptors.how_many = LEAF_AS_MANY_AS_FIT;
}

static gboolean
is_pronoun_for (const LeafParse *p, const LeafTypedWord *word, guint32 object)
{
  if (word->key == LEAF_KEY_ME && object == leaf_view_player (p->view))
    return TRUE;
  return word->pronoun != 0 && p->pronouns[word->pronoun] == object;
}

/* A name may contain the names of related things, whose names may contain it. At the same word this recursion would
 * never end. */
static gboolean
is_being_tried (const LeafParse *p, guint32 object)
{
  for (guint32 i = 0; i < p->n_tried; i++)
    if (p->tried[i].object == object && p->tried[i].at == p->cursor)
      return TRUE;
  return p->n_tried == LEAF_TRIED_ROOM;
}

static void
make_match (LeafParse *p, guint32 object, gint32 quality)
{
  LeafMatches *found = &p->matches;

  if (p->filter != NULL && !leaf_parse_passes (p, p->filter, object))
    return;
  if (quality < (gint32) found->length)
    return;
  if (quality > (gint32) found->length) {
    found->length = (guint32) quality;
    found->n = 0;
  }
  if (found->n == LEAF_MATCHES_ROOM) /* when thousands of things are visible, nearly all return here */
    return;
  for (guint32 i = 0; i < found->n; i++)
    if (found->objects[i] == object)
      return;
  found->objects[found->n++] = object;
}

/* The number of words at p->cursor that can refer to the object. Records a match, unless `no_match`. */
gint32
leaf_parse_try_object (LeafParse *p, guint32 object, gboolean no_match)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);
  gint32 length, from = p->cursor;

  if (object == 0 || is_being_tried (p, object) || !leaf_parse_goes_on (p))
    return 0;
  p->is_plural_name = FALSE;
  if (word == NULL) {
    make_match (p, object, 0);
    return 1;
  }
  p->tried[p->n_tried++] = (LeafTried) { object, p->cursor };
  length = match_by_lines (p, object);
  p->n_tried--;
  if (p->stopped)
    return 0;
  if (length == 0) {
    if (is_pronoun_for (p, word, object))
      length = 1;
    else {
      length = match_words (p, object);
      p->is_plural_name |= has_plural_word (p, from, length);
    }
  }
  leaf_parse_log_object (p, object, from, length);
  if (length == 0 && !p->descriptors.is_indefinite)
    return 0;
  note_plural (p, &length);
  if (!no_match)
    make_match (p, object, length);
  return length;
}

/* Tries to match words at p->cursor, where a name is expected; also together with a number before them that was read as
 * a quantity. */
static void
match_object (LeafParse *p, guint32 object)
{
  const LeafTypedWord *word = leaf_parse_word (p, (gint32) p->matches.from);

  if (p->filter != NULL && !leaf_parse_passes (p, p->filter, object)) {
    leaf_parse_try_filtered (p, object);
    return;
  }
  if (word != NULL && is_pronoun_for (p, word, object))
    make_match (p, object, 1);
  p->cursor = (gint32) p->matches.from;
  if (leaf_parse_try_object (p, object, FALSE) <= 0)
    return;
  if (p->descriptors.number_word > 0) {
    p->cursor = p->descriptors.number_word;
    if (leaf_parse_try_object (p, object, FALSE) > 0) {
      p->matches.from = (guint32) p->descriptors.number_word;
      leaf_parse_reset_descriptors (p);
    }
    p->cursor = (gint32) p->matches.from;
  }
}

void
leaf_parse_match_object (LeafParse *p, guint32 object)
{
  match_object (p, object);
  leaf_parse_trace_object (p, object);
}
