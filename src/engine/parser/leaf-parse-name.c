/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-name.c: how many words can refer to an object?
 *
 * The words of its name count in any order; lines ("key of [something related by unlocking]") and properties that can
 * be seen ("green" of a green jar) are tried in three passes, since a name's word may also begin a line:
 *
 *   1  words, properties, words, lines, words
 *   2  properties, lines, words
 *   3  lines, words
 *
 * and the longest counts.  A property alone is enough only if it was declared to describe the object.
 */

#include "leaf-parse.h"

#include <string.h>

/* --- words of names --------------------------------------------------------------------------------------------------------------- */

static gboolean
is_private (LeafParse *p, guint32 object)
{
  guint32 property = p->facts->privately_named;
  const LeafInitialState *layout = p->m->layout;
  const LeafImageInstance *instance = LEAF_IMAGE_INSTANCE (p->image, object);
  guint16 offset;

  if (property == 0 || layout->offsets == NULL)
    return FALSE;
  offset = layout->offsets[instance->layout * layout->n_properties + property];
  return offset != LEAF_NO_OFFSET && layout->cells[instance->base + offset].bits != 0;
}

static gboolean
word_refers (LeafParse *p, guint32 object, gint32 number)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);
  const LeafGrammar *grammar = p->image->grammar;
  const LeafObjectWords *words;

  if (word == NULL || word->id == 0 || object >= grammar->object_words.n)
    return FALSE;
  words = LEAF_ROW (&grammar->object_words, LeafObjectWords, object);
  for (guint32 i = is_private (p, object) ? words->n_named : 0; i < words->n; i++)
    if (LEAF_ROW (&grammar->words, LeafObjectWord, words->first + i)->word.ix == word->id)
      return TRUE;
  return FALSE;
}

static gboolean
is_plural_word (const LeafParse *p, gint32 number)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  return word != NULL && word->id != 0 && g_hash_table_contains (p->image->plurals, GUINT_TO_POINTER (word->id));
}

/* --- tokens of lines ---------------------------------------------------------------------------------------------------------------- */

gboolean
leaf_parse_is_word_of (const LeafParse *p, gint32 number, const LeafToken *token)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  for (guint32 i = 0; word != NULL && word->id != 0 && i < token->n_words; i++)
    if (token->words[i].ix == word->id)
      return TRUE;
  return FALSE;
}

static gboolean
match_word (LeafParse *p, const LeafToken *token)
{
  if (leaf_parse_is_word_of (p, p->cursor, token)) {
    p->cursor++;
    return TRUE;
  }
  return token->optional;
}

static gboolean
fits_side (LeafParse *p, LeafKindId side, guint32 object)
{
  return !LEAF_IS (side) || leaf_is_kind (p->m, object, side.ix);
}

static gint32 try_object (LeafParse *p, guint32 object, gboolean no_match);

/* A phrase decides; it is asked only when the words fit. */
static gboolean
is_related_by_phrase (LeafParse *p, const LeafToken *token, guint32 left, guint32 right)
{
  guint32 other = token->reversed ? left : right;
  gint32 from = p->cursor, n = try_object (p, other, TRUE);

  p->cursor = from;
  return n > 0 && leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_RELATED, token->relation.ix, left, right, 0 }));
}

static gboolean
is_related (LeafParse *p, const LeafToken *token, guint32 self, guint32 other)
{
  const LeafImageRelation *relation = LEAF_ROW (&p->image->relations, LeafImageRelation, token->relation.ix);
  guint32 left = token->reversed ? other : self, right = token->reversed ? self : other;

  if (!fits_side (p, relation->left, left) || !fits_side (p, relation->right, right))
    return FALSE;
  if (relation->sort != LEAF_RELATION_COMPUTED)
    return leaf_relation_test (p->m, token->relation.ix, leaf_object (left), leaf_object (right));
  return is_related_by_phrase (p, token, left, right);
}

static gboolean
is_named_related (LeafParse *p, const LeafToken *token, guint32 self, guint32 other, gint32 from)
{
  gint32 n;

  if (!leaf_image_kind_is_object (p->image, LEAF_IMAGE_INSTANCE (p->image, other)->kind))
    return FALSE;
  p->cursor = from;
  if (!is_related (p, token, self, other))
    return FALSE;
  p->cursor = from;
  n = try_object (p, other, TRUE);
  p->cursor = from + MAX (n, 0);
  return n > 0;
}

/* [something related by R]: words that name an object to which `self` is so related. A relation that a phrase decides
   is looked at once only, or the name of each object would be sought through the names of all the others. */
static gboolean
match_related (LeafParse *p, const LeafToken *token, guint32 self)
{
  const LeafImageRelation *relation = LEAF_ROW (&p->image->relations, LeafImageRelation, token->relation.ix);
  gboolean computed = relation->sort == LEAF_RELATION_COMPUTED, found = FALSE;
  gint32 from;

  leaf_parse_articles (p);
  from = p->cursor;
  if (leaf_parse_word (p, from) == NULL || (computed && p->relating > 0))
    return FALSE;
  p->relating += computed;
  for (guint32 i = 1; i < p->m->facts->n_instances && !p->stopped && !found; i++)
    found = is_named_related (p, token, self, i, from);
  p->relating -= computed;
  if (!found)
    p->cursor = from;
  return found;
}

static gboolean
match_noun (LeafParse *p, const LeafToken *token, LeafTokenResult *result)
{
  LeafItem item = leaf_item_of (token);
  const LeafToken *scope = p->scope_token;
  LeafTokenResult found;

  if (leaf_parse_word (p, p->cursor) == NULL)
    return FALSE;
  found = leaf_parse_token (p, &item, -1);
  p->scope_token = scope;
  if (found.sort == LEAF_RESULT_FAIL)
    return FALSE;
  if (found.sort != LEAF_RESULT_WORDS)
    *result = found;
  return TRUE;
}

static gboolean
match_token (LeafParse *p, const LeafToken *token, guint32 self, LeafTokenResult *result)
{
  LeafTokenResult found;

  switch (token->sort) {
  case LEAF_TOKEN_WORD: return match_word (p, token);
  case LEAF_TOKEN_RELATED: return match_related (p, token, self);
  case LEAF_TOKEN_NOUN:
  case LEAF_TOKEN_TEXT: return match_noun (p, token, result);
  case LEAF_TOKEN_VALUE:
    result->sort = LEAF_RESULT_VALUE;
    return leaf_parse_value (p, token->kind, &result->value) && leaf_parse_value_passes (p, token, result->value);
  case LEAF_TOKEN_NAMED:
    found = leaf_parse_plain_token (p, token);
    if (found.sort > LEAF_RESULT_WORDS)
      *result = found;
    return found.sort != LEAF_RESULT_FAIL;
  case LEAF_TOKEN_PROPERTY:
  default: return FALSE;
  }
}

static gboolean
holds_for (LeafParse *p, const LeafGrammarLine *line, guint32 self)
{
  LeafToken as_token
      = { .is_filtered = TRUE, .kind = LEAF_KIND (OBJECT), .n_tests = line->n_tests, .tests = line->tests, .filter = line->filter };

  if ((line->n_tests > 0 || line->filter != 0) && !leaf_parse_passes (p, &as_token, self))
    return FALSE;
  return line->condition == 0
         || leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, line->condition, self, self != 0, 0 }));
}

/* All of a line's tokens at p->cursor, which moves past them.  On failure p->cursor is anywhere. */
gboolean
leaf_parse_line_words (LeafParse *p, const LeafGrammarLine *line, guint32 self, LeafTokenResult *result)
{
  if (!leaf_parse_goes_on (p))
    return FALSE;
  for (guint32 i = 0; i < line->n_tokens; i++)
    if (!match_token (p, &line->tokens[i], self, result) || p->stopped)
      return FALSE;
  return holds_for (p, line, self) && !p->stopped;
}

/* A named token: the first of its lines that fits. */
static LeafTokenResult
match_named (LeafParse *p, guint32 named)
{
  guint32 book = leaf_grammar_book (p->image->grammar, LEAF_BOOK_NAMED, named);
  LeafTokenResult failed = { 0 };
  gint32 from = p->cursor;

  if (book == 0 || p->depth > 16)
    return failed;
  p->depth++;
  for (guint32 at = LEAF_GRAMMAR_BOOK (p->image, book)->first_line; at != 0; at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };

    p->cursor = from;
    if (leaf_parse_line_words (p, LEAF_GRAMMAR_LINE (p->image, at), 0, &result)) {
      p->depth--;
      return result;
    }
    if (p->stopped)
      break;
  }
  p->depth--;
  p->cursor = from;
  return failed;
}

/* A word that stands where a number is wanted and is none: not the end of the command, nor digits that are too many. */
static gboolean
is_no_number (const LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

  return word != NULL && strspn (p->s->command.text + word->start, "0123456789") < word->length;
}

/* Whatever is not a noun or a topic: words that may be missing, values, named tokens. */
LeafTokenResult
leaf_parse_plain_token (LeafParse *p, const LeafToken *token)
{
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };

  if (token == NULL)
    return result;
  switch (token->sort) {
  case LEAF_TOKEN_WORD:
    if (!match_word (p, token))
      result.sort = LEAF_RESULT_FAIL;
    return result;
  case LEAF_TOKEN_VALUE:
    result.sort = leaf_parse_value (p, token->kind, &result.value) && leaf_parse_value_passes (p, token, result.value)
                      ? LEAF_RESULT_VALUE
                      : LEAF_RESULT_FAIL;
    if (result.sort == LEAF_RESULT_FAIL && LEAF_SAME (token->kind, LEAF_KIND (NUMBER)) && is_no_number (p))
      p->error = LEAF_ERROR_NO_NUMBER;
    return result;
  case LEAF_TOKEN_NAMED: return match_named (p, token->named);
  case LEAF_TOKEN_NOUN:
  case LEAF_TOKEN_TEXT:
  case LEAF_TOKEN_RELATED:
  case LEAF_TOKEN_PROPERTY:
  default: result.sort = LEAF_RESULT_FAIL; return result;
  }
}

/* --- properties that can be seen ------------------------------------------------------------------------------------------------------ */

static gboolean
applies_to (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  return LEAF_IS (visible->instance) ? visible->instance.ix == object : leaf_is_kind (p->m, object, visible->kind.ix);
}

static gboolean
match_name_of_property (LeafParse *p, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  gint32 from = p->cursor;

  for (guint i = 0; words[i] != NULL; i++) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor);
    LeafVocabId wanted = leaf_grammar_find_word (p->image->vocabulary, words[i], strlen (words[i]));

    if (word == NULL || word->id == 0 || word->id != wanted.ix) {
      p->cursor = from;
      return FALSE;
    }
    p->cursor++;
  }
  return words[0] != NULL;
}

static gboolean
match_property_lines (LeafParse *p, guint32 property)
{
  guint32 book = leaf_grammar_book (p->image->grammar, LEAF_BOOK_PROPERTY, property);
  gint32 from = p->cursor;

  for (guint32 at = book != 0 ? LEAF_GRAMMAR_BOOK (p->image, book)->first_line : 0; at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    LeafTokenResult result = { 0 };

    p->cursor = from;
    if (leaf_parse_line_words (p, LEAF_GRAMMAR_LINE (p->image, at), 0, &result))
      return TRUE;
  }
  p->cursor = from;
  return FALSE;
}

static gboolean
match_either_or (LeafParse *p, guint32 object, guint32 property)
{
  const LeafImageProperty *row = LEAF_ROW (&p->image->properties, LeafImageProperty, property);

  return leaf_has (p->m, object, property) && (match_name_of_property (p, row->name) || match_property_lines (p, property));
}

/* The words of a text, in order. */
static gboolean
match_text (LeafParse *p, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n", -1);
  gint32 from = p->cursor;
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor);
    g_autofree char *folded = g_utf8_strdown (words[i], -1);

    if (folded[0] == '\0')
      continue;
    if (word == NULL || word->length != strlen (folded) || strncmp (p->s->command.text + word->start, folded, word->length) != 0) {
      p->cursor = from;
      return FALSE;
    }
    p->cursor++;
    n++;
  }
  return n > 0;
}

static gboolean
match_property_value (LeafParse *p, guint32 object, guint32 property)
{
  const LeafImageProperty *row = LEAF_ROW (&p->image->properties, LeafImageProperty, property);
  const LeafValue *cell = leaf_property_cell (p->m, object, property);
  LeafValue value;
  gint32 from = p->cursor;

  if (cell == NULL)
    return FALSE;
  if (LEAF_SAME (row->kind, LEAF_KIND (TEXT))) {
    const char *text = leaf_text_characters (p->m, *cell);

    if (text == NULL) {
      const LeafAnswer *answer = leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_TEXT, object, property, 0, 0 });

      text = answer != NULL ? answer->text : NULL;
    }
    return text != NULL && match_text (p, text);
  }
  p->wanted_value = leaf_image_kind (p->image, row->kind)->make == LEAF_MAKE_ENUMERATED ? cell : NULL;
  if (leaf_parse_value (p, row->kind, &value) && value.bits == cell->bits) {
    p->wanted_value = NULL;
    return TRUE;
  }
  p->wanted_value = NULL;
  p->cursor = from;
  return FALSE;
}

/* Properties that are seen "when ..." tell apart only while it is so. */
static gboolean
is_seen_now (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  return visible->condition == 0
         || leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, visible->condition, object, 1, 0 }));
}

static gboolean
match_visible (LeafParse *p, const LeafVisibleProperty *visible, guint32 object)
{
  const LeafImageProperty *row = LEAF_ROW (&p->image->properties, LeafImageProperty, visible->property.ix);
  gint32 from = p->cursor;
  guint32 error = p->error;
  gboolean found;

  if (row->is_either_or)
    found = match_either_or (p, object, visible->property.ix)
            || (LEAF_IS (row->opposite) && match_either_or (p, object, row->opposite.ix));
  else
    found = match_property_value (p, object, visible->property.ix);
  p->error = error;
  if (found && !is_seen_now (p, visible, object)) {
    p->cursor = from;
    return FALSE;
  }
  return found;
}

/* Any number of them; *enough when one describes the object by itself. */
static void
match_properties (LeafParse *p, guint32 object, gboolean *enough)
{
  gboolean more = TRUE;

  while (more && !p->stopped) {
    more = FALSE;
    LEAF_EACH (&p->image->grammar->visible, i) {
      const LeafVisibleProperty *visible = LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i);

      gint32 from = p->cursor;

      if (!leaf_parse_goes_on (p))
        return;
      if (!applies_to (p, visible, object) || !match_visible (p, visible, object) || p->cursor == from)
        continue;
      more = TRUE;
      *enough |= visible->is_describing;
    }
  }
}

/* --- the passes ------------------------------------------------------------------------------------------------------------------------- */

static gint32
match_words (LeafParse *p, guint32 object)
{
  gint32 n = 0;

  while (word_refers (p, object, p->cursor)) {
    p->cursor++;
    n++;
  }
  return n;
}

static gboolean
match_book (LeafParse *p, LeafBookSort sort, guint32 key, guint32 object, gint32 from)
{
  guint32 book = leaf_grammar_book (p->image->grammar, sort, key);

  for (guint32 at = book != 0 ? LEAF_GRAMMAR_BOOK (p->image, book)->first_line : 0; at != 0 && !p->stopped;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, at);
    LeafTokenResult result = { 0 };

    if (line->is_word)
      continue;
    p->cursor = from;
    if (!leaf_parse_line_words (p, line, object, &result) || p->cursor == from)
      continue;
    p->is_plural_name |= line->is_plural;
    return TRUE;
  }
  p->cursor = from;
  return FALSE;
}

/* One line of the object or of one of its kinds, the nearest first. */
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
  gint32 tried = from, n;

  p->cursor = from;
  do {
    if (pass == 1 && match_words (p, object) > 0)
      enough = TRUE;
    if (pass <= 2)
      match_properties (p, object, &enough);
    if (pass == 1 && match_words (p, object) > 0)
      enough = TRUE;
    tried = p->cursor;
    if (p->stopped || !match_lines (p, object))
      break;
    tried = p->cursor;
    enough = TRUE;
  } while (!p->stopped);
  p->cursor = tried;
  n = match_words (p, object);
  return enough || n > 0 ? n + tried - from : 0;
}

static gboolean
has_lines (const LeafParse *p, guint32 object)
{
  const LeafGrammar *grammar = p->image->grammar;
  LeafKindId kind = LEAF_IMAGE_INSTANCE (p->image, object)->kind;

  if (leaf_grammar_book (grammar, LEAF_BOOK_INSTANCE, object) != 0)
    return TRUE;
  for (; LEAF_IS (kind); kind = leaf_image_kind (p->image, kind)->parent)
    if (leaf_grammar_book (grammar, LEAF_BOOK_KIND, kind.ix) != 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_visible_properties (LeafParse *p, guint32 object)
{
  LEAF_EACH (&p->image->grammar->visible, i) {
    if (applies_to (p, LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i), object))
      return TRUE;
  }
  return FALSE;
}

/* By lines and properties; 0 when none fits. */
static gint32
match_by_lines (LeafParse *p, guint32 object)
{
  gint32 from = p->cursor, best = 0;

  if (!has_lines (p, object) && !has_visible_properties (p, object))
    return 0;
  for (gint32 pass = 1; pass <= 3 && !p->stopped; pass++)
    best = MAX (best, match_pass (p, object, from, pass));
  p->cursor = from;
  for (gint32 i = 0; i < best; i++)
    p->is_plural_name |= is_plural_word (p, from + i);
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
  if (word->key == LEAF_KEY_ME && object == leaf_player (p->m))
    return TRUE;
  return word->pronoun != 0 && p->pronouns[word->pronoun] == object;
}

/* A name may hold the names of related things, and theirs may hold it: at the same word that has no end. */
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
  if (p->stopped || quality < (gint32) found->length)
    return;
  if (quality > (gint32) found->length) {
    found->length = (guint32) quality;
    found->n = 0;
  }
  for (guint32 i = 0; i < found->n; i++)
    if (found->objects[i] == object)
      return;
  if (found->n < LEAF_MATCHES_ROOM)
    found->objects[found->n++] = object;
}

/* How many words at p->cursor can refer to the object; 0 none.  Makes a match, unless `no_match`. */
static gint32
try_object (LeafParse *p, guint32 object, gboolean no_match)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);
  gint32 length;

  if (object == 0 || is_being_tried (p, object) || !leaf_parse_goes_on (p))
    return 0;
  p->is_plural_name = FALSE;
  if (word == NULL) {
    if (!no_match)
      make_match (p, object, 0);
    return no_match ? 0 : 1;
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
      gint32 from = p->cursor;

      length = match_words (p, object);
      for (gint32 i = 0; i < length; i++)
        p->is_plural_name |= is_plural_word (p, from + i);
      if (length == 0 && !p->descriptors.is_indefinite)
        return 0;
    }
  }
  note_plural (p, &length);
  if (!no_match)
    make_match (p, object, length);
  return length;
}

/* Tries the words at the place where a name is looked for; also with a number before them that was taken for how many. */
static void
match_object (LeafParse *p, guint32 object)
{
  const LeafTypedWord *word = leaf_parse_word (p, (gint32) p->matches.from);

  if (p->filter != NULL && !leaf_parse_passes (p, p->filter, object))
    return;
  if (p->stopped)
    return;
  if (word != NULL && is_pronoun_for (p, word, object))
    make_match (p, object, 1);
  p->cursor = (gint32) p->matches.from;
  if (try_object (p, object, FALSE) <= 0)
    return;
  if (p->descriptors.number_word > 0 && (gint32) p->matches.from != p->descriptors.number_word) {
    p->cursor = p->descriptors.number_word;
    if (try_object (p, object, FALSE) > 0) {
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
  leaf_parse_tell_object (p, object);
}

/* --- telling apart ----------------------------------------------------------------------------------------------------------------------- */

static gboolean
same_properties (LeafParse *p, guint32 a, guint32 b)
{
  LEAF_EACH (&p->image->grammar->visible, i) {
    const LeafVisibleProperty *visible = LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i);
    const LeafValue *x, *y;
    gboolean is_seen;

    if (!applies_to (p, visible, a) || !applies_to (p, visible, b))
      continue;
    is_seen = is_seen_now (p, visible, a);
    if (is_seen != is_seen_now (p, visible, b))
      return FALSE;
    if (!is_seen)
      continue;
    x = leaf_property_cell (p->m, a, visible->property.ix);
    y = leaf_property_cell (p->m, b, visible->property.ix);
    if (x == NULL || y == NULL)
      continue;
    if (x->kind == LEAF_KIND_TEXT && leaf_text_characters (p->m, *x) != NULL && leaf_text_characters (p->m, *y) != NULL) {
      if (leaf_value_compare (p->m, *x, *y) != 0)
        return FALSE;
    } else if (x->bits != y->bits)
      return FALSE;
  }
  return TRUE;
}

static gboolean
has_own_lines (const LeafParse *p, guint32 object)
{
  return leaf_grammar_book (p->image->grammar, LEAF_BOOK_INSTANCE, object) != 0;
}

static gboolean
has_word (LeafParse *p, guint32 object, LeafVocabId word)
{
  const LeafObjectWords *words = LEAF_ROW (&p->image->grammar->object_words, LeafObjectWords, object);

  for (guint32 i = is_private (p, object) ? words->n_named : 0; i < words->n; i++)
    if (LEAF_SAME (LEAF_ROW (&p->image->grammar->words, LeafObjectWord, words->first + i)->word, word))
      return TRUE;
  return FALSE;
}

static gboolean
has_all_words (LeafParse *p, guint32 a, guint32 b)
{
  const LeafObjectWords *words = LEAF_ROW (&p->image->grammar->object_words, LeafObjectWords, a);

  for (guint32 i = is_private (p, a) ? words->n_named : 0; i < words->n; i++)
    if (!has_word (p, b, LEAF_ROW (&p->image->grammar->words, LeafObjectWord, words->first + i)->word))
      return FALSE;
  return TRUE;
}

/* Which kind's grammar speaks for the object: the narrowest with any; 0. */
static guint32
kind_with_lines (LeafParse *p, guint32 object)
{
  LeafKindId kind = LEAF_IMAGE_INSTANCE (p->image, object)->kind;

  for (; LEAF_IS (kind); kind = leaf_image_kind (p->image, kind)->parent) {
    if (leaf_grammar_book (p->image->grammar, LEAF_BOOK_KIND, kind.ix) != 0)
      return kind.ix;
    LEAF_EACH (&p->image->grammar->visible, i) {
      if (LEAF_SAME (LEAF_ROW (&p->image->grammar->visible, LeafVisibleProperty, i)->kind, kind))
        return kind.ix;
    }
  }
  return 0;
}

/* Can nothing that the player may type tell them apart? */
gboolean
leaf_parse_alike (LeafParse *p, guint32 a, guint32 b)
{
  if (a == b)
    return TRUE;
  if (a == 0 || b == 0 || leaf_is_kind (p->m, a, LEAF_KIND_DIRECTION) || leaf_is_kind (p->m, b, LEAF_KIND_DIRECTION))
    return FALSE;
  if (has_own_lines (p, a) || has_own_lines (p, b) || kind_with_lines (p, a) != kind_with_lines (p, b))
    return FALSE;
  return same_properties (p, a, b) && has_all_words (p, a, b) && has_all_words (p, b, a);
}
