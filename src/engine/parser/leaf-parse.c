/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse.c: a command, from its first word to an action.
 *
 * Is it "again"?  A direction by itself?  Spoken to somebody?  Otherwise its first word is a verb, and the lines of its book
 * are tried in turn; the first that fits is the command.  When none does, the error of the line that came nearest is told:
 * errors are numbered so that the more informative one is the larger.
 */

#include "leaf-parse-driver.h"

#include <string.h>

/* Steps that a command may cost: half a second of work, and some hundred times what the largest stories need. */
enum { MOST_WORK = 2 * 1000 * 1000 };

/* --- beginnings ---------------------------------------------------------------------------------------------------------------------- */

void
leaf_parse_begin (LeafParse *p, LeafMachine *machine, LeafParsed *parsed)
{
  guint32 work = machine->parser->answers->len > 0 ? parsed->work : 0; /* with answers, it is begun again */

  memset (p, 0, sizeof *p);
  memset (parsed, 0, sizeof *parsed);
  parsed->work = work;
  p->m = machine;
  p->image = machine->image;
  p->s = machine->parser;
  p->facts = machine->parser->facts;
  p->out = parsed;
  p->words = (const LeafTypedWord *) (gpointer) p->s->command.words->data;
  p->n_words = (gint32) p->s->command.words->len;
  p->cursor = 1;
  p->verb_at = 1;
  p->suspect_word = (gint32) p->s->suspect_word; /* a mistake stays the one to put right until a name is looked for */
  p->actor = leaf_player (machine);
  p->actors_location = leaf_sight_ceiling (machine, p->actor);
  p->plural_allowed = TRUE;
  p->number_found = 1;
  p->pronoun_object = LEAF_PRONOUN_UNSET;
  memcpy (p->pronouns, p->s->pronouns, sizeof p->pronouns);
  leaf_parse_reset_descriptors (p);
}

const LeafTypedWord *
leaf_parse_word (const LeafParse *p, gint32 number)
{
  return number >= 1 && number <= p->n_words ? &p->words[number - 1] : NULL;
}

const LeafAnswer *
leaf_parse_ask (LeafParse *p, LeafQuestion question)
{
  if (p->stopped)
    return NULL;
  if (p->n_asked < p->s->answers->len)
    return &g_array_index (p->s->answers, LeafAnswer, p->n_asked++);
  p->out->question = question;
  leaf_parse_stop (p, LEAF_PARSED_QUESTION);
  return NULL;
}

gboolean
leaf_parse_goes_on (LeafParse *p)
{
  if (p->stopped)
    return FALSE;
  if (++p->out->work <= MOST_WORK)
    return TRUE;
  leaf_parse_stop (p, LEAF_PARSED_ERROR);
  p->out->error = LEAF_ERROR_NOT_UNDERSTOOD;
  p->out->gave_up = TRUE;
  return FALSE;
}

static void
copy_readings (LeafParse *p, const LeafReading *readings, gint32 count)
{
  memcpy (p->out->readings, readings, sizeof p->out->readings);
  p->out->n_readings = (guint32) count;
}

/* The parse ends here; what is known so far goes out. */
void
leaf_parse_stop (LeafParse *p, LeafParsedSort sort)
{
  LeafParsed *out = p->out;

  p->stopped = TRUE;
  out->sort = sort;
  out->actor = p->actor;
  out->action = p->action;
  out->verb_word = p->verb_word;
  out->verb_at = (guint32) p->verb_at;
  out->inferred_from = (guint32) p->inferred_from;
  out->no_pronoun = p->choice_without_pronoun;
  memcpy (out->pronouns, p->pronouns, sizeof out->pronouns);
  copy_readings (p, p->readings, p->items_begun);
}

gboolean
leaf_parse_is_verb (const LeafParse *p, guint32 word)
{
  guint32 book = word != 0 ? leaf_grammar_book (p->image->grammar, LEAF_BOOK_COMMAND, word) : 0;

  return book != 0 && LEAF_GRAMMAR_BOOK (p->image, book)->first_line != 0;
}

/* --- pronouns ------------------------------------------------------------------------------------------------------------------------- */

static void
notice_as (LeafParse *p, guint32 object, gboolean is_plural)
{
  gboolean animate = leaf_is_kind (p->m, object, LEAF_KIND_PERSON);
  gboolean neuter = leaf_parse_has (p, object, p->facts->neuter);

  if (is_plural)
    p->pronouns[LEAF_PRONOUN_THEM] = object;
  else if (!animate || neuter)
    p->pronouns[LEAF_PRONOUN_IT] = object;
  else if (leaf_parse_has (p, object, p->facts->female))
    p->pronouns[LEAF_PRONOUN_HER] = object;
  else
    p->pronouns[LEAF_PRONOUN_HIM] = object;
}

void
leaf_parse_notice (LeafParse *p, guint32 object)
{
  gboolean is_plural;

  if (object == 0 || object == leaf_player (p->m) || object >= p->m->facts->n_instances)
    return;
  is_plural = leaf_parse_has (p, object, p->facts->plural_named);
  notice_as (p, object, is_plural);
  if (leaf_parse_has (p, object, p->facts->ambiguously_plural))
    notice_as (p, object, !is_plural);
}

/* --- lines as items ----------------------------------------------------------------------------------------------------------------------- */

LeafItem
leaf_item_of (const LeafToken *token)
{
  LeafItem item = { LEAF_ITEM_PLAIN, token, 0 };

  switch (token->sort) {
  case LEAF_TOKEN_WORD:
    if (!token->optional)
      item.sort = LEAF_ITEM_WORD;
    break;
  case LEAF_TOKEN_NOUN: item.sort = token->is_any ? LEAF_ITEM_SCOPE : token->is_filtered ? LEAF_ITEM_FILTER : LEAF_ITEM_NOUN; break;
  case LEAF_TOKEN_TEXT: item.sort = LEAF_ITEM_TOPIC; break;
  case LEAF_TOKEN_VALUE:
  case LEAF_TOKEN_NAMED:
  case LEAF_TOKEN_RELATED:
  case LEAF_TOKEN_PROPERTY:
  default: break;
  }
  return item;
}

/* Conditions and mistakes are items too: they stand before the rest, match no words, and may fail. */
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

gboolean
leaf_parse_is_preposition (const LeafParse *p, gint32 number)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  return word != NULL && word->id != 0 && g_hash_table_contains (p->image->prepositions, GUINT_TO_POINTER (word->id));
}

/* --- looking ahead -------------------------------------------------------------------------------------------------------------------------- */

/* "put all in box": what "all" holds depends on the box, which is named later, after a preposition.  FALSE: no such
 * preposition was typed, and the line fails. */
static gboolean
look_ahead_from (LeafParse *p, gint32 item)
{
  LeafGiven first;

  if (p->items[item].sort != LEAF_ITEM_WORD)
    return TRUE;
  do
    p->cursor++;
  while (p->cursor <= p->n_words && !leaf_parse_is_preposition (p, p->cursor - 1));
  if (p->cursor <= p->n_words) {
    do {
      if (leaf_parse_is_word_of (p, p->cursor - 1, p->items[item].token))
        item++;
      else {
        do
          p->cursor++;
        while (p->cursor < p->n_words && !leaf_parse_is_preposition (p, p->cursor - 1));
        if (leaf_parse_is_preposition (p, p->cursor - 1))
          continue;
        return FALSE;
      }
      if (p->cursor <= p->n_words)
        p->cursor++;
    } while (p->items[item].sort == LEAF_ITEM_WORD);
    p->cursor--;
  } else {
    p->cursor--;
    return TRUE;
  }
  if (p->items[item].sort == LEAF_ITEM_NOUN && p->items[item].token->context == LEAF_NOUN_ANY) {
    guint32 found;
    gint32 n = p->n_nouns;

    leaf_parse_descriptors (p);
    first = p->nouns[0];
    p->n_nouns = 1;
    p->nouns[0] = (LeafGiven) { LEAF_GIVEN_SEVERAL, 0, { 0 } };
    found = leaf_parse_name_among (p, p->actors_location, p->actor, LEAF_NOUN_ANY, TRUE);
    p->n_nouns = n;
    p->nouns[0] = first;
    if (found != 0 && found != LEAF_LISTED)
      p->second_ahead = found;
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
    if (item->sort == LEAF_ITEM_NOUN && nouns == 1 && (context == LEAF_NOUN_SEVERAL_OTHER || context == LEAF_NOUN_SEVERAL_INSIDE)) {
      p->items_begun = i + 1;
      p->is_last_item = FALSE;
      goes_on = look_ahead_from (p, i + 1);
      break;
    }
  }
  p->take_all = lists && p->nouns_wanted == 1 && p->action == p->facts->taking ? LEAF_TAKE_THINGS : LEAF_TAKE_OTHERWISE;
  return goes_on;
}

/* --- one line --------------------------------------------------------------------------------------------------------------------------------- */

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

static void
give (LeafParse *p, LeafTokenResult result, gboolean is_counted)
{
  LeafGiven given = { LEAF_GIVEN_OBJECT, result.object, result.value };

  if (result.sort == LEAF_RESULT_SEVERAL)
    given.sort = LEAF_GIVEN_SEVERAL;
  else if (result.sort != LEAF_RESULT_OBJECT)
    given.sort = LEAF_GIVEN_VALUE;
  if (given.sort == LEAF_GIVEN_VALUE && result.value.kind != 0 && p->n_values < LEAF_VALUES_ROOM)
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
  case LEAF_RESULT_FAIL:
  default: return (LeafReading) { LEAF_READING_VALUE, 0 };
  }
}

static gboolean
item_holds (LeafParse *p, const LeafItem *item)
{
  if (item->condition == 0)
    return p->actor == leaf_player (p->m); /* mistakes are the player's */
  return leaf_answer_is (leaf_parse_ask (p, (LeafQuestion) { LEAF_ASK_CONDITION, item->condition, 0, 0, 0 }));
}

/* One item against the words; FALSE: the line fails, or the parse is stopped. */
static gboolean
match_item (LeafParse *p, gint32 number)
{
  const LeafItem *item = &p->items[number];
  LeafTokenResult result = { LEAF_RESULT_WORDS, 0, { 0 } };
  gint32 from = p->cursor;

  if (!leaf_parse_goes_on (p))
    return FALSE;
  p->items_begun = number + 1;
  p->readings[p->items_begun] = (LeafReading) { 0 };
  p->scope_token = NULL;
  p->scope_is_everything = FALSE;
  p->is_talking = FALSE;
  p->is_last_item = p->items[number + 1].sort == LEAF_ITEM_END;
  if (item->sort == LEAF_ITEM_PLAIN && item->token == NULL) {
    if (!item_holds (p, item))
      result.sort = LEAF_RESULT_FAIL;
  } else
    result = leaf_parse_token (p, item, number);
  p->is_talking = FALSE;
  leaf_parse_tell_item (p, number, from, result);
  if (p->stopped || result.sort == LEAF_RESULT_FAIL)
    return FALSE;
  if (result.sort == LEAF_RESULT_WORDS) {
    if (item->sort != LEAF_ITEM_WORD && item->sort != LEAF_ITEM_TOPIC)
      p->nouns_wanted--;
    if (item->sort == LEAF_ITEM_TOPIC)
      give (p, result, FALSE);
    return TRUE;
  }
  give (p, result, TRUE);
  p->readings[p->items_begun] = reading_of (result);
  return TRUE;
}

/* All items have matched: is there anything wrong with the whole? */
typedef enum { LINE_FITS, LINE_FAILS, LINE_IS_ERROR } LineVerdict;

static gboolean
is_excluded (const LeafParse *p)
{
  guint32 first = p->nouns[0].object, second = p->nouns[1].object;

  if (p->nouns[0].sort != LEAF_GIVEN_OBJECT || p->nouns[1].sort != LEAF_GIVEN_OBJECT)
    return FALSE;
  if (p->several_context == LEAF_NOUN_SEVERAL_OTHER)
    return first == second;
  return p->several_context == LEAF_NOUN_SEVERAL_INSIDE && leaf_sight_parent (p->m, first) != second
         && leaf_sight_parent (p->m, second) != first;
}

static LineVerdict
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
      return LINE_IS_ERROR;
    }
  }
  if (error != LEAF_ERROR_NONE) {
    p->error = error;
    return LINE_FAILS;
  }
  if (p->take_all == LEAF_TAKE_ALL && p->n_nouns >= 1 && p->nouns[0].sort == LEAF_GIVEN_OBJECT && p->nouns[0].object == p->actor) {
    p->nearest_error = LEAF_ERROR_NOTHING_LEFT;
    return LINE_IS_ERROR;
  }
  if (p->number_found > 1) {
    p->nearest_error = LEAF_ERROR_TOO_FEW;
    return LINE_IS_ERROR;
  }
  return LINE_FITS;
}

static LineVerdict
match_line (LeafParse *p)
{
  gint32 i = 0;

  if (!ends_rightly (p))
    return LINE_FAILS;
  p->cursor = p->verb_at + 1;
  for (; p->items[i].sort != LEAF_ITEM_END; i++)
    if (!match_item (p, i))
      return LINE_FAILS;
  p->items_begun = i + 1;
  p->readings[p->items_begun] = (LeafReading) { 0 };
  if (p->cursor <= p->n_words) {
    const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

    if (word->key != LEAF_KEY_THEN && word->key != LEAF_KEY_COMMA) {
      memcpy (p->partial, p->readings, sizeof p->partial);
      p->n_partial = p->items_begun;
      p->error = LEAF_ERROR_PARTLY_UNDERSTOOD;
      return LINE_FAILS;
    }
    p->out->rest_from = (guint32) p->cursor;
  }
  return check_line (p);
}

/* --- results ------------------------------------------------------------------------------------------------------------------------------------ */

/* What follows "then", a comma or a full stop is the next command; FALSE when other words are left. */
static gboolean
look_for_more (LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

  p->out->rest_from = 0;
  if (word == NULL)
    return TRUE;
  if (word->key != LEAF_KEY_THEN && word->key != LEAF_KEY_COMMA)
    return FALSE;
  if (p->cursor + 1 <= p->n_words)
    p->out->rest_from = (guint32) p->cursor + 1;
  return TRUE;
}

static void
give_out (LeafParse *p)
{
  LeafParsed *out = p->out;
  gint32 n = MIN (p->n_given, 2);
  gboolean swap = p->is_reversed && n == 2;

  out->n_given = (guint32) n;
  for (gint32 i = 0; i < n; i++) {
    out->given[i] = p->given[swap ? 1 - i : i];
    out->is_several |= out->given[i].sort == LEAF_GIVEN_SEVERAL;
  }
  out->was_cut = p->was_cut;
  out->n_several = p->n_several;
  memcpy (out->several, p->several, sizeof out->several);
  out->topic_from = (guint32) p->topic_from;
  out->topic_words = (guint32) p->topic_words;
  out->n_understood = p->n_values;
  memcpy (out->understood, p->values, sizeof out->understood);
}

static void
succeed (LeafParse *p, const LeafGrammarLine *line)
{
  LeafGiven first = p->is_reversed && p->n_nouns == 2 ? p->nouns[1] : p->nouns[0];

  if (p->n_nouns > 0 && first.sort == LEAF_GIVEN_OBJECT)
    leaf_parse_notice (p, first.object);
  leaf_parse_stop (p, line != NULL && line->sort == LEAF_LINE_MISTAKE ? LEAF_PARSED_MISTAKE : LEAF_PARSED_ACTION);
  p->out->line = p->line;
  p->out->suspect_word = 0;
  give_out (p);
  if (p->out->rest_from != 0)
    look_for_more (p);
}

/* An error; said to somebody else, whatever it was is an answer to them. */
static void
give_error (LeafParse *p)
{
  LeafParsed *out = p->out;
  guint32 error = p->nearest_error;
  gint32 comma = 1;

  if (p->actor != leaf_player (p->m)) {
    guint32 listener = p->actor;

    while (comma <= p->n_words && leaf_parse_word (p, comma)->key != LEAF_KEY_COMMA)
      comma++;
    p->topic_from = comma + 1;
    p->topic_words = p->n_words - comma;
    p->action = p->facts->answering;
    p->actor = leaf_player (p->m);
    p->is_reversed = FALSE;
    p->n_nouns = p->n_given = 0;
    p->n_values = 0;
    give (p, (LeafTokenResult) { LEAF_RESULT_OBJECT, listener, { 0 } }, TRUE);
    give (p, (LeafTokenResult) { LEAF_RESULT_VALUE, 0, LEAF_VALUE (SNIPPET, leaf_snippet_bits (p->topic_from, p->topic_words)) },
          TRUE);
    p->inferred_from = 0;
    leaf_parse_stop (p, LEAF_PARSED_ACTION);
    p->out->rest_from = 0;
    p->out->suspect_word = (guint32) p->suspect_word;
    give_out (p);
    return;
  }
  if (error == LEAF_ERROR_NOT_IN_SCOPE_TOKEN) {
    /* The token had its say; what else was wrong is told, or that the noun is out of place. */
    error = MAX (p->nearest_error_but_scope, LEAF_ERROR_NOT_IN_CONTEXT);
  }
  if (p->verb_at == 0 && error == LEAF_ERROR_NOT_SEEN)
    error = LEAF_ERROR_NO_VERB;
  give_out (p);
  leaf_parse_stop (p, LEAF_PARSED_ERROR);
  out->error = error;
  out->error_object = p->error_object;
  out->pronoun_word = p->error_pronoun_word;
  out->pronoun_object = p->error_pronoun_object;
  if (error == LEAF_ERROR_NOTHING_LEFT) {
    out->action = p->nothing_action;
    out->given[1] = p->latest_nouns[1];
    out->n_given = 2;
  }
  out->number_wanted = p->number_wanted;
  out->number_found = p->number_found;
  out->rest_from = 0;
  out->suspect_word = (guint32) p->suspect_word;
  if (error == LEAF_ERROR_NOT_UNDERSTOOD)
    out->suspect_word = 1;
  if (error == LEAF_ERROR_NOT_SEEN)
    out->suspect_word = (guint32) p->suspect_of_error;
  if (error == LEAF_ERROR_PARTLY_UNDERSTOOD)
    copy_readings (p, p->partial, p->n_partial);
}

static void
fail (LeafParse *p, guint32 error)
{
  p->nearest_error = error;
  give_error (p);
}

/* --- the lines of a verb ------------------------------------------------------------------------------------------------------------------------ */

static void
try_lines (LeafParse *p, guint32 book)
{
  gboolean has_verb = LEAF_GRAMMAR_BOOK (p->image, book)->key != 0;

  p->nearest_error = p->nearest_error_but_scope = LEAF_ERROR_NOT_UNDERSTOOD;
  p->several_were_allowed = FALSE;
  leaf_parse_tell_book (p, book);
  for (guint32 at = LEAF_GRAMMAR_BOOK (p->image, book)->first_line; at != 0 && !p->stopped;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (p->image, at);
    LineVerdict verdict;

    p->line = at;
    unpack_line (p, line, has_verb);
    p->several_context = LEAF_NOUN_ANY;
    reset_line (p);
    p->number_found = 0;
    verdict = look_ahead (p) ? LINE_FITS : LINE_FAILS;
    if (p->stopped)
      return;
    if (verdict == LINE_FITS) {
      p->out->rest_from = 0;
      reset_line (p);
      verdict = match_line (p);
    }
    leaf_parse_tell_line (p, line, verdict == LINE_FITS ? "fits" : verdict == LINE_FAILS ? "does not fit" : "fits, but wrongly");
    if (p->stopped)
      return;
    if (verdict == LINE_FITS) {
      succeed (p, line);
      return;
    }
    if (verdict == LINE_IS_ERROR) {
      give_error (p);
      return;
    }
    p->nearest_error = MAX (p->nearest_error, p->error);
    if (p->error != LEAF_ERROR_NOT_IN_SCOPE_TOKEN)
      p->nearest_error_but_scope = MAX (p->nearest_error_but_scope, p->error);
    if (p->take_all == LEAF_TAKE_ALL && p->error == LEAF_ERROR_NOTHING_LEFT)
      break;
  }
  if (!p->stopped)
    give_error (p);
}

/* --- directions and people ------------------------------------------------------------------------------------------------------------------------ */

/* "north": TRUE when the command is understood, or the parse has stopped. */
static gboolean
try_direction (LeafParse *p)
{
  guint32 action = p->action, actor = p->actor, found;

  p->cursor = p->verb_at;
  p->descriptors.is_indefinite = FALSE;
  p->n_nouns = 0;
  p->actor = leaf_player (p->m);
  p->action = p->facts->going;
  p->is_last_item = FALSE;
  p->items_begun = 0;
  found = leaf_parse_name_among (p, LEAF_COMPASS, 0, LEAF_NOUN_ANY, FALSE);
  p->action = action;
  p->actor = actor;
  if (p->stopped)
    return TRUE;
  if (found == 0 || found == LEAF_LISTED || !leaf_is_kind (p->m, found, LEAF_KIND_DIRECTION))
    return FALSE;
  p->action = p->facts->going;
  give (p, (LeafTokenResult) { LEAF_RESULT_OBJECT, found, { 0 } }, TRUE);
  if (look_for_more (p)) {
    guint32 rest = p->out->rest_from;

    p->inferred_from = 0;
    leaf_parse_stop (p, LEAF_PARSED_ACTION);
    give_out (p);
    p->out->rest_from = rest;
    p->out->suspect_word = (guint32) p->suspect_word;
    return TRUE;
  }
  p->out->is_direction = TRUE;
  fail (p, LEAF_ERROR_PARTLY_UNDERSTOOD);
  return TRUE;
}

/* "Bob, take the box": the actor is Bob, and the verb comes after the comma.  TRUE: ended, well or badly. */
static gboolean
try_addressee (LeafParse *p, gboolean *addressed)
{
  gint32 comma = p->verb_at + 1; /* one that was already found, as in "me, jump", is behind */
  guint32 found;

  *addressed = FALSE;
  while (comma <= p->n_words && leaf_parse_word (p, comma)->key != LEAF_KEY_COMMA)
    comma++;
  if (comma > p->n_words)
    return FALSE;
  p->cursor = 1;
  p->is_last_item = FALSE;
  p->is_talking = TRUE;
  p->filter = NULL;
  found = leaf_parse_name_among (p, leaf_player (p->m), p->actors_location, LEAF_NOUN_ANIMATE, FALSE);
  p->is_talking = FALSE;
  if (p->stopped)
    return TRUE;
  if (found == 0 || found == LEAF_LISTED) {
    if (leaf_parse_is_verb (p, p->verb_word))
      return FALSE;
    fail (p, LEAF_ERROR_NO_LISTENER);
    return TRUE;
  }
  if (!leaf_is_kind (p->m, found, LEAF_KIND_PERSON)) {
    p->error_object = found;
    fail (p, LEAF_ERROR_LISTENER_NOT_ANIMATE);
    return TRUE;
  }
  if (p->cursor != comma) {
    if (leaf_parse_is_verb (p, p->verb_word))
      return FALSE;
    fail (p, LEAF_ERROR_LISTENER_UNCLEAR);
    return TRUE;
  }
  leaf_parse_notice (p, found);
  p->verb_at = comma + 1;
  if (found == leaf_player (p->m)) {
    const LeafTypedWord *word = leaf_parse_word (p, p->verb_at);

    if (word != NULL && word->key == LEAF_KEY_AGAIN) {
      fail (p, LEAF_ERROR_AGAIN_TO_OTHERS);
      return TRUE;
    }
  }
  p->actor = found;
  p->actors_location = leaf_sight_ceiling (p->m, found);
  *addressed = TRUE;
  return FALSE;
}

/* --- the whole ------------------------------------------------------------------------------------------------------------------------------------------- */

static void
parse_verb (LeafParse *p)
{
  guint32 book = leaf_parse_is_verb (p, p->verb_word) ? leaf_grammar_book (p->image->grammar, LEAF_BOOK_COMMAND, p->verb_word) : 0;

  if (book == 0) {
    book = leaf_grammar_book (p->image->grammar, LEAF_BOOK_COMMAND, 0);
    if (book == 0 || LEAF_GRAMMAR_BOOK (p->image, book)->first_line == 0) {
      fail (p, LEAF_ERROR_NO_VERB);
      return;
    }
    p->verb_at = 0;
  }
  try_lines (p, book);
}

static void
parse_command (LeafParse *p)
{
  while (leaf_parse_goes_on (p)) {
    const LeafTypedWord *word = leaf_parse_word (p, p->verb_at);
    gboolean addressed = FALSE;

    p->cursor = p->verb_at + 1;
    if (word == NULL) {
      fail (p, LEAF_ERROR_NOT_UNDERSTOOD);
      return;
    }
    if (word->key == LEAF_KEY_COMMA) {
      fail (p, LEAF_ERROR_COMMA_FIRST);
      return;
    }
    if (word->key == LEAF_KEY_AGAIN) {
      if (p->actor != leaf_player (p->m))
        fail (p, LEAF_ERROR_AGAIN_TO_OTHERS);
      else
        leaf_parse_stop (p, p->s->again == NULL ? LEAF_PARSED_NOT_AGAIN : LEAF_PARSED_AGAIN);
      return;
    }
    p->verb_word = word->id;
    if (leaf_testing_parse (p))
      return;
    if (!leaf_parse_is_verb (p, p->verb_word) && try_direction (p))
      return;
    if (p->actor == leaf_player (p->m) && try_addressee (p, &addressed))
      return;
    if (!addressed) {
      parse_verb (p);
      return;
    }
  }
}

/* Parses the command of the machine's parser state, and changes nothing of the machine; TRACE prints. */
void
leaf_parse (LeafMachine *machine, LeafParsed *parsed)
{
  g_autofree LeafParse *p = g_new (LeafParse, 1);

  leaf_parse_begin (p, machine, parsed);
  if (p->s->trace_parser > 0)
    p->told = g_string_new (NULL);
  parse_command (p);
  if (p->told != NULL && parsed->sort != LEAF_PARSED_QUESTION)
    leaf_print (machine, p->told->str);
  if (p->told != NULL)
    g_string_free (p->told, TRUE);
}
