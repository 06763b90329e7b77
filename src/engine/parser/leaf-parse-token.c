/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-token.c: matches one item of a line: a preposition, a topic, or a token for objects and values. */

#include "leaf-parse.h"

gboolean
leaf_parse_is_word_of (const LeafParse *p, gint32 number, const LeafToken *token)
{
  guint32 word = leaf_parse_word_id (p, number);

  for (guint32 i = 0; i < token->n_words; i++)
    if (token->words[i].ix == word)
      return TRUE;
  return FALSE;
}

gboolean
leaf_parse_is_preposition (const LeafParse *p, gint32 number)
{
  return g_hash_table_contains (p->image->prepositions, GUINT_TO_POINTER (leaf_parse_word_id (p, number)));
}

static LeafTokenResult
parse_topic (LeafParse *p, gint32 number)
{
  const LeafItem *next = number >= 0 ? &p->items[number + 1] : NULL;
  LeafTokenResult result = { 0 };

  p->topic_from = p->cursor;
  while (p->cursor <= p->n_words
         && !(next != NULL && next->sort == LEAF_ITEM_WORD && leaf_parse_is_word_of (p, p->cursor, next->token)))
    p->cursor++;
  p->topic_words = p->cursor - p->topic_from;
  if (p->topic_words == 0)
    return result;
  result.value = LEAF_VALUE (SNIPPET, leaf_snippet_bits (p->topic_from, p->topic_words));
  result.sort = LEAF_RESULT_WORDS;
  if (p->action == p->facts->asking_about || p->action == p->facts->answering || p->action == p->facts->telling_about)
    result.sort = LEAF_RESULT_VALUE;
  else if (p->cursor > p->n_words && next != NULL && next->sort == LEAF_ITEM_WORD)
    result.sort = LEAF_RESULT_FAIL;
  return result;
}

static LeafTokenResult
parse_preposition (LeafParse *p, const LeafItem *item)
{
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };

  if (p->cursor > p->n_words) {
    if (p->inferred_from == 0 && p->n_nouns < p->nouns_wanted)
      p->inferred_from = p->items_begun;
    if (p->inferred_from == 0)
      result.sort = LEAF_RESULT_FAIL;
    else
      p->readings[p->items_begun] = (LeafReading) { LEAF_READING_WORD, item->token->words[0].ix };
    return result;
  }
  p->readings[p->items_begun] = (LeafReading) { LEAF_READING_WORD, leaf_parse_word_id (p, p->cursor) };
  if (!leaf_parse_is_word_of (p, p->cursor, item->token))
    result.sort = LEAF_RESULT_FAIL;
  p->cursor++;
  return result;
}

/* --- one item ----------------------------------------------------------------------------------------------------- */

static LeafTokenResult
parse_noun (LeafParse *p, const LeafItem *item)
{
  LeafNounContext context = item->token->context;

  if (item->sort == LEAF_ITEM_SCOPE)
    p->scope_token = item->token;
  else if (item->sort == LEAF_ITEM_FILTER)
    p->filter = item->token;
  else if (context == LEAF_NOUN_ANIMATE
           && (p->action == p->facts->answering || p->action == p->facts->asking_about
               || p->action == p->facts->asking_for || p->action == p->facts->telling_about))
    p->is_talking = TRUE;
  return leaf_parse_list (p, context);
}

static LeafTokenResult
parse_item (LeafParse *p, const LeafItem *item, gint32 number)
{
  p->filter = NULL;
  switch (item->sort) {
  case LEAF_ITEM_TOPIC: return parse_topic (p, number);
  case LEAF_ITEM_WORD: return parse_preposition (p, item);
  case LEAF_ITEM_PLAIN: return leaf_parse_plain_token (p, item->token);
  case LEAF_ITEM_TESTING: p->scope_is_everything = TRUE; return leaf_parse_list (p, LEAF_NOUN_SEVERAL);
  case LEAF_ITEM_NOUN:
  case LEAF_ITEM_FILTER:
  case LEAF_ITEM_SCOPE: return parse_noun (p, item);
  case LEAF_ITEM_END: break;
  }
  g_return_val_if_reached ((LeafTokenResult) { 0 });
}

/* Matches the token of an item against the words at p->cursor, and moves past the matched words. A noun within the name
 * of another (by relation, or in a named token) restores the outer search. */
LeafTokenResult
leaf_parse_token (LeafParse *p, const LeafItem *item, gint32 number)
{
  LeafMatches *matches = p->nesting > 0 ? g_memdup2 (&p->matches, sizeof p->matches) : NULL;
  const LeafToken *filter = p->filter;
  gint32 oops = p->suspect_word;
  LeafTokenResult result;

  if (p->nesting > 8) {
    g_free (matches);
    return (LeafTokenResult) { 0 };
  }
  p->nesting++;
  result = parse_item (p, item, number);
  p->nesting--;
  if (matches != NULL) {
    p->matches = *matches;
    p->filter = filter;
    p->suspect_word = oops;
    g_free (matches);
  }
  return result;
}
