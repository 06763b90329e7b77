/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-line.c: matches one line of grammar against the words of a command. A line is a row of items: words,
 * nouns, topics, conditions. Each is matched in turn at the cursor, and no words may be left. Then the whole line is
 * checked again, since "all but the box" depends on a second noun that is known only then. */

#include "leaf-parse.h"

#include <string.h>

/* --- lines as items ----------------------------------------------------------------------------------------------- */

LeafItem
leaf_item_of (const LeafToken *token)
{
  LeafItem item = { LEAF_ITEM_PLAIN, token, 0 };

  switch (token->sort) {
  case LEAF_TOKEN_WORD:
    if (!token->optional)
      item.sort = LEAF_ITEM_WORD;
    break;
  case LEAF_TOKEN_NOUN:
    item.sort = token->is_any ? LEAF_ITEM_SCOPE : token->is_filtered ? LEAF_ITEM_FILTER : LEAF_ITEM_NOUN;
    break;
  case LEAF_TOKEN_TEXT: item.sort = LEAF_ITEM_TOPIC; break;
  case LEAF_TOKEN_VALUE:
  case LEAF_TOKEN_NAMED:
  case LEAF_TOKEN_RELATED: break;
  }
  return item;
}

/* Conditions and mistakes are items too: they come first, match no words, and may fail. */
static void
unpack_line (LeafParse *p, const LeafGrammarLine *line, gboolean has_verb)
{
  gint32 n = 0;

  p->nouns_wanted = 0;
  if (line->condition != 0)
    p->items[n++] = (LeafItem) { LEAF_ITEM_PLAIN, NULL, line->condition };
  if (line->sort == LEAF_LINE_MISTAKE)
    p->items[n++] = (LeafItem) { LEAF_ITEM_PLAIN, NULL, 0 };
  for (guint32 i = has_verb ? 1 : 0; i < line->n_tokens && n < LEAF_READINGS_ROOM - 2; i++)
    p->items[n++] = leaf_item_of (&line->tokens[i]);
  p->items[n] = (LeafItem) { 0 };
  for (gint32 i = 0; i < n; i++)
    p->nouns_wanted += p->items[i].sort != LEAF_ITEM_WORD;
  p->action = line->action.ix;
  p->is_reversed = line->reversed;
}

/* --- looking ahead ------------------------------------------------------------------------------------------------ */

/* The next preposition after which a name may follow, that is, before the last word; the number of the last word if
 * there is none. */
static gint32
next_preposition (const LeafParse *p, gint32 from)
{
  while (from < p->n_words && !leaf_parse_is_preposition (p, from))
    from++;
  return MIN (from, p->n_words);
}

/* Finds the word after the prepositions of the line that begin at `item`, which moves past them; other prepositions may
 * come before ("all in the hat on the shelf"). Returns 0 if they were not typed. */
static gint32
after_prepositions (const LeafParse *p, gint32 from, gint32 *item)
{
  gint32 at = from;

  while (p->items[*item].sort == LEAF_ITEM_WORD) {
    if (leaf_parse_is_word_of (p, at, p->items[*item].token)) {
      at++;
      (*item)++;
    } else if ((at = next_preposition (p, at + 1)) >= p->n_words)
      return 0;
  }
  return at;
}

/* Reads the second noun at the cursor while the first noun means several objects that are not known yet. */
static guint32
name_second (LeafParse *p)
{
  LeafGiven first = p->nouns[0];
  gint32 n = p->n_nouns;
  guint32 found;

  leaf_parse_descriptors (p);
  p->n_nouns = 1;
  p->nouns[0] = (LeafGiven) { LEAF_GIVEN_SEVERAL, 0, { 0 } };
  found = leaf_parse_name_among (p, p->actors_location, p->actor, LEAF_NOUN_ANY, TRUE);
  p->n_nouns = n;
  p->nouns[0] = first;
  return found;
}

/* "put all in box": what "all" includes depends on the box, which is named later, after a preposition. Returns FALSE,
 * and the line fails, if another preposition was typed, unless this one is at the end ("put down on", where "down" may
 * be the name). */
static gboolean
look_for_second (LeafParse *p, gint32 item)
{
  gint32 at = next_preposition (p, p->cursor);

  if (p->items[item].sort != LEAF_ITEM_WORD || at >= p->n_words)
    return TRUE;
  at = after_prepositions (p, at, &item);
  if (at == 0)
    return leaf_parse_is_word_of (p, p->n_words, p->items[item].token);
  if (at <= p->n_words && p->items[item].sort == LEAF_ITEM_NOUN && p->items[item].token->context == LEAF_NOUN_ANY) {
    p->cursor = at;
    p->second_ahead = name_second (p);
  }
  return TRUE;
}

static gboolean
look_ahead (LeafParse *p)
{
  gint32 nouns = 0;
  gboolean lists = FALSE, goes_on = TRUE;

  p->second_ahead = 0;
  p->descriptors.is_indefinite = FALSE;
  p->items_begun = 0;
  for (gint32 i = 0; p->items[i].sort != LEAF_ITEM_END; i++) {
    const LeafItem *item = &p->items[i];
    LeafNounContext context = item->sort == LEAF_ITEM_NOUN ? item->token->context : LEAF_NOUN_ANY;

    p->scope_token = NULL;
    nouns += item->sort != LEAF_ITEM_WORD;
    lists |= item->sort == LEAF_ITEM_NOUN && context == LEAF_NOUN_SEVERAL;
    if (item->sort == LEAF_ITEM_NOUN && nouns == 1
        && (context == LEAF_NOUN_SEVERAL_OTHER || context == LEAF_NOUN_SEVERAL_INSIDE)) {
      p->items_begun = i + 1;
      p->is_last_item = FALSE; /* of the line before */
      goes_on = look_for_second (p, i + 1);
      break;
    }
  }
  p->take_all = lists && p->nouns_wanted == 1 && p->action == p->facts->taking ? LEAF_TAKE_THINGS : LEAF_TAKE_OTHERWISE;
  return goes_on;
}

/* --- one line ----------------------------------------------------------------------------------------------------- */

/* A line that ends with a preposition fits only a command that ends with it. */
static gboolean
ends_rightly (const LeafParse *p)
{
  gint32 n = 0;

  while (p->items[n].sort != LEAF_ITEM_END)
    n++;
  if (n == 0 || p->items[n - 1].sort != LEAF_ITEM_WORD)
    return TRUE;
  if (p->n_words <= p->verb_at)
    return FALSE;
  return leaf_parse_is_word_of (p, p->n_words, p->items[n - 1].token);
}

static void
reset_line (LeafParse *p)
{
  p->inferred_from = 0;
  p->n_nouns = p->n_given = 0;
  p->n_several = 0;
  p->n_values = 0;
  p->error = LEAF_ERROR_NOT_UNDERSTOOD;
  p->number_found = 1;
  p->cursor = p->verb_at + 1;
  p->scope_token = NULL;
  p->scope_is_everything = FALSE;
  p->is_talking = FALSE;
}

void
leaf_parse_give (LeafParse *p, LeafTokenResult result, gboolean is_counted)
{
  LeafGiven given = { LEAF_GIVEN_OBJECT, result.object, result.value };

  if (result.sort == LEAF_RESULT_SEVERAL)
    given.sort = LEAF_GIVEN_SEVERAL;
  else if (result.sort != LEAF_RESULT_OBJECT)
    given.sort = LEAF_GIVEN_VALUE;
  if (given.sort == LEAF_GIVEN_VALUE && p->n_values < LEAF_VALUES_ROOM)
    p->values[p->n_values++] = result.value;
  if (p->n_given < LEAF_NOUNS_ROOM)
    p->given[p->n_given++] = given;
  if (is_counted && p->n_nouns < LEAF_NOUNS_ROOM) {
    p->latest_nouns[p->n_nouns] = given;
    p->nouns[p->n_nouns++] = given;
  }
}

static LeafReading
reading_of (LeafTokenResult result)
{
  switch (result.sort) {
  case LEAF_RESULT_OBJECT: return (LeafReading) { LEAF_READING_OBJECT, result.object };
  case LEAF_RESULT_SEVERAL: return (LeafReading) { LEAF_READING_SEVERAL, 0 };
  case LEAF_RESULT_VALUE:
  case LEAF_RESULT_WORDS:
  case LEAF_RESULT_FAIL: break;
  }
  return (LeafReading) { LEAF_READING_VALUE, 0 };
}

static gboolean
item_holds (LeafParse *p, const LeafItem *item)
{
  if (item->condition == 0)
    return p->actor == leaf_view_player (p->view); /* a mistake applies only if the actor is the player */
  return leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, item->condition, 0, 0, 0 }));
}

/* Matches one item. FALSE if the line fails, or if the parse has stopped. */
static gboolean
match_item (LeafParse *p, gint32 number)
{
  const LeafItem *item = &p->items[number];
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };
  gint32 from = p->cursor;

  if (!leaf_parse_goes_on (p))
    return FALSE;
  p->item_from = from;
  p->items_begun = number + 1;
  p->readings[p->items_begun] = (LeafReading) { 0 };
  p->scope_token = NULL;
  p->scope_is_everything = FALSE;
  p->is_filtered_out = FALSE;
  p->is_last_item = p->items[number + 1].sort == LEAF_ITEM_END;
  if (item->sort == LEAF_ITEM_PLAIN && item->token == NULL) {
    if (!item_holds (p, item))
      result.sort = LEAF_RESULT_FAIL;
  } else
    result = leaf_parse_token (p, item, number);
  p->is_talking = FALSE;
  leaf_parse_trace_item (p, number, from, result);
  if (p->stopped || result.sort == LEAF_RESULT_FAIL)
    return FALSE;
  if (result.sort == LEAF_RESULT_WORDS) {
    if (item->sort != LEAF_ITEM_WORD && item->sort != LEAF_ITEM_TOPIC)
      p->nouns_wanted--;
    if (item->sort == LEAF_ITEM_TOPIC)
      leaf_parse_give (p, result, FALSE);
    return TRUE;
  }
  leaf_parse_give (p, result, TRUE);
  p->readings[p->items_begun] = reading_of (result);
  return TRUE;
}

static gboolean
is_excluded (const LeafParse *p)
{
  guint32 first = p->nouns[0].object, second = p->nouns[1].object;

  if (p->nouns[0].sort != LEAF_GIVEN_OBJECT || p->nouns[1].sort != LEAF_GIVEN_OBJECT)
    return FALSE;
  if (p->several_context == LEAF_NOUN_SEVERAL_OTHER)
    return first == second;
  return p->several_context == LEAF_NOUN_SEVERAL_INSIDE && leaf_scope_query_parent (p->view, first) != second
         && leaf_scope_query_parent (p->view, second) != first;
}

/* All items have matched. Now checks the whole line. */
static LeafLineVerdict
check_line (LeafParse *p)
{
  LeafGiven none = { 0 };
  guint32 error = LEAF_ERROR_NONE;

  if (p->n_nouns >= 1 && p->nouns[0].sort == LEAF_GIVEN_SEVERAL)
    error = leaf_parse_revise_several (p, p->n_nouns >= 2 ? &p->nouns[1] : &none);
  if (error != LEAF_ERROR_NONE)
    p->nothing_action = p->action;
  if (error == LEAF_ERROR_NONE && p->n_nouns >= 2) {
    if (p->nouns[1].sort == LEAF_GIVEN_SEVERAL)
      error = leaf_parse_revise_several (p, &p->nouns[0]);
    else if (is_excluded (p)) {
      p->nearest_error = LEAF_ERROR_NOTHING_LEFT;
      p->nothing_action = p->action;
      return LEAF_LINE_IS_WRONG;
    }
  }
  if (error != LEAF_ERROR_NONE) {
    p->error = error;
    return LEAF_LINE_FAILS;
  }
  if (p->take_all == LEAF_TAKE_ALL && p->nouns[0].sort == LEAF_GIVEN_OBJECT && p->nouns[0].object == p->actor) {
    p->nearest_error = LEAF_ERROR_NOTHING_LEFT;
    return LEAF_LINE_IS_WRONG;
  }
  if (p->number_found > 1) {
    p->nearest_error = LEAF_ERROR_TOO_FEW;
    return LEAF_LINE_IS_WRONG;
  }
  return LEAF_LINE_FITS;
}

static LeafLineVerdict
match_line (LeafParse *p)
{
  gint32 i = 0;

  if (!ends_rightly (p))
    return LEAF_LINE_FAILS;
  for (; p->items[i].sort != LEAF_ITEM_END; i++)
    if (!match_item (p, i))
      return LEAF_LINE_FAILS;
  p->items_begun = i + 1;
  p->readings[p->items_begun] = (LeafReading) { 0 };
  if (p->cursor <= p->n_words) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

    if (word->key != LEAF_KEY_THEN && word->key != LEAF_KEY_COMMA) {
      memcpy (p->partial, p->readings, sizeof p->partial);
      p->n_partial = p->items_begun;
      p->error = LEAF_ERROR_PARTLY_UNDERSTOOD;
      return LEAF_LINE_FAILS;
    }
    p->out->rest_from = (guint32) p->cursor + 1; /* this remains set even if the line fails in another way */
  }
  return check_line (p);
}

static const char *const verdicts[] = { [LEAF_LINE_FITS] = "fits",
                                        [LEAF_LINE_FAILS] = "does not fit",
                                        [LEAF_LINE_IS_WRONG] = "fits, but wrongly",
                                        [LEAF_LINE_ASKS] = "does not fit" };

/* Matches one line of grammar against the command, with or without a verb before it. */
LeafLineVerdict
leaf_parse_line (LeafParse *p, guint32 number, gboolean has_verb)
{
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, number);
  LeafLineVerdict verdict;

  p->line = number;
  p->item_from = 0;
  unpack_line (p, line, has_verb);
  p->several_context = LEAF_NOUN_ANY;
  reset_line (p);
  p->number_found = 0;
  verdict = look_ahead (p) ? LEAF_LINE_FITS : LEAF_LINE_FAILS;
  if (verdict == LEAF_LINE_FITS && !p->stopped) {
    reset_line (p);
    verdict = match_line (p);
  }
  if (p->stopped)
    verdict = p->out->sort == LEAF_PARSED_WHICH || p->out->sort == LEAF_PARSED_INCOMPLETE ? LEAF_LINE_ASKS
                                                                                          : LEAF_LINE_FAILS;
  leaf_parse_trace_line (p, line, verdicts[verdict]);
  leaf_parse_log_line (p, verdict);
  return verdict;
}
