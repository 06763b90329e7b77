/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-words.c: lines of grammar that other lines use: names of things ("key of [something related by
 * unlocking]"), values, and named tokens. Their tokens are matched directly at the cursor, without backtracking. */

#include "leaf-parse.h"

#include <string.h>

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
  return !LEAF_IS (side) || leaf_view_is_kind (p->view, object, side.ix);
}

/* A phrase decides; it is run only if the words match. */
static gboolean
is_related_by_phrase (LeafParse *p, const LeafToken *token, guint32 left, guint32 right)
{
  guint32 other = token->reversed ? left : right;
  gint32 from = p->cursor, n = leaf_parse_try_object (p, other, TRUE);

  p->cursor = from;
  return n > 0
         && leaf_answer_is (
             leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_RELATED, token->relation.ix, left, right, 0 }));
}

static gboolean
is_related (LeafParse *p, const LeafToken *token, guint32 self, guint32 other)
{
  const LeafImageRelation *relation = LEAF_ROW (&p->image->relations, LeafImageRelation, token->relation.ix);
  guint32 left = token->reversed ? other : self, right = token->reversed ? self : other;

  if (!fits_side (p, relation->left, left) || !fits_side (p, relation->right, right))
    return FALSE;
  if (relation->sort != LEAF_RELATION_COMPUTED)
    return p->view->asks->are_related (p->view->play, token->relation.ix, left, right);
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
  n = leaf_parse_try_object (p, other, TRUE);
  p->cursor = from + MAX (n, 0);
  return n > 0;
}

/* If the relation determines the object, it is looked up, since a story may have thousands of objects, and each may be
 * tried at each word. */
static gboolean
is_any_named_related (LeafParse *p, const LeafToken *token, guint32 self, gint32 from)
{
  guint32 only = 0;
  gboolean found = FALSE;

  if (token->reversed && p->view->asks->only_left (p->view->play, token->relation.ix, self, &only))
    return leaf_facts_has_instance (p->facts, only) && leaf_parse_goes_on (p)
           && is_named_related (p, token, self, only, from);
  for (guint32 i = 1; i < p->facts->n_instances && !found && leaf_parse_goes_on (p); i++)
    found = is_named_related (p, token, self, i, from);
  return found;
}

/* [something related by R]: words that name an object to which `self` is related. A relation that a phrase decides is
 * followed only once, because otherwise matching each name would try the names of all other objects. */
static gboolean
match_related (LeafParse *p, const LeafToken *token, guint32 self)
{
  const LeafImageRelation *relation = LEAF_ROW (&p->image->relations, LeafImageRelation, token->relation.ix);
  gboolean computed = relation->sort == LEAF_RELATION_COMPUTED, found;
  gint32 from;

  leaf_parse_articles (p);
  from = p->cursor;
  if (leaf_parse_word (p, from) == NULL || (computed && p->relating > 0))
    return FALSE;
  p->relating += computed;
  found = is_any_named_related (p, token, self, from);
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

/* A word that is not a number where one is expected; not the end of the command, nor too many digits. */
static gboolean
is_no_number (const LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

  return word != NULL && strspn (p->view->command->text + word->start, "0123456789") < word->length;
}

/* A value at p->cursor. If a number is expected and something else is there, this is the error of the command. */
static gboolean
match_value (LeafParse *p, const LeafToken *token, LeafValue *value)
{
  if (leaf_parse_value (p, token->kind, value) && leaf_parse_value_passes (p, token, *value))
    return TRUE;
  if (LEAF_SAME (token->kind, LEAF_KIND (NUMBER)) && is_no_number (p))
    p->error = LEAF_ERROR_NO_NUMBER;
  return FALSE;
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
    if (p->depth > 0) /* in a named token; the names of things do not report a missing number */
      return match_value (p, token, &result->value);
    return leaf_parse_value (p, token->kind, &result->value) && leaf_parse_value_passes (p, token, result->value);
  case LEAF_TOKEN_NAMED:
    found = leaf_parse_plain_token (p, token);
    if (found.sort > LEAF_RESULT_WORDS)
      *result = found;
    return found.sort != LEAF_RESULT_FAIL;
  }
  g_return_val_if_reached (FALSE);
}

static gboolean
holds_for (LeafParse *p, const LeafGrammarLine *line, guint32 self)
{
  if (!leaf_parse_line_passes (p, line, self))
    return FALSE;
  return line->condition == 0
         || leaf_answer_is (
             leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, line->condition, self, self != 0, 0 }));
}

/* Matches all of a line's tokens at p->cursor, which moves past them. On failure p->cursor is undefined. */
gboolean
leaf_parse_line_words (LeafParse *p, guint32 number, guint32 self, LeafTokenResult *result)
{
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, number);
  gint32 from = p->cursor;
  gboolean fits;

  if (!leaf_parse_goes_on (p))
    return FALSE;
  for (guint32 i = 0; i < line->n_tokens; i++) {
    gint32 at = p->cursor;

    if (match_token (p, &line->tokens[i], self, result))
      continue;
    p->cursor = at;
    leaf_parse_log_words (p, number, from, i, FALSE);
    return FALSE;
  }
  fits = holds_for (p, line, self);
  leaf_parse_log_words (p, number, from, line->n_tokens, fits);
  return fits;
}

/* A named token: matches the first of its lines that can be matched. */
static LeafTokenResult
match_named (LeafParse *p, guint32 named)
{
  LeafTokenResult failed = { 0 };
  gint32 from = p->cursor;

  if (p->depth > 16)
    return failed;
  p->depth++;
  for (guint32 at = leaf_grammar_first_line (p->image->grammar, LEAF_BOOK_NAMED, named); at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };

    p->cursor = from;
    if (leaf_parse_line_words (p, at, 0, &result)) {
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

/* Everything except nouns and topics: optional words, values, named tokens. */
LeafTokenResult
leaf_parse_plain_token (LeafParse *p, const LeafToken *token)
{
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };

  switch (token->sort) {
  case LEAF_TOKEN_WORD: match_word (p, token); return result; /* an optional word */
  case LEAF_TOKEN_VALUE:
    result.sort = match_value (p, token, &result.value) ? LEAF_RESULT_VALUE : LEAF_RESULT_FAIL;
    return result;
  case LEAF_TOKEN_NAMED: return match_named (p, token->named);
  case LEAF_TOKEN_NOUN:
  case LEAF_TOKEN_TEXT:
  case LEAF_TOKEN_RELATED: break;
  }
  result.sort = LEAF_RESULT_FAIL;
  return result;
}

guint32
leaf_parser_match_topic (const LeafParserView *view, guint32 line, guint32 at, guint32 *n_asked,
                         LeafTokenResult *result, LeafParsed *need)
{
  g_autofree LeafParse *p = g_new (LeafParse, 1);
  gboolean found;

  leaf_parse_begin (p, view, need);
  p->n_asked = *n_asked;
  p->cursor = (gint32) at;
  found = leaf_parse_line_words (p, line, 0, result) && p->cursor > (gint32) at;
  *n_asked = p->n_asked;
  return found ? (guint32) p->cursor - at : 0;
}
