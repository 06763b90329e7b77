/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse.c: parses a command, from its first word to an action. Is it "again"? A direction by itself? Addressed to
 * somebody? Otherwise its first word is a verb, and the lines of its book are tried in turn; the first that matches is
 * the command. If none does, the error of the line that came closest is reported: errors are numbered so that the more
 * informative one is larger. */

#include "leaf-parse.h"

#include <string.h>

/* Limits the steps of a command, to about ten times what known stories need; the limit grows with the number of things
 * that can be named. A parse is not divided, so this also limits a slice. */
enum { MOST_STEPS = 80 * 1000, MOST_STEPS_A_THING = 12 };

/* --- the start of a command --------------------------------------------------------------------------------------- */

static const LeafAnswer *
assume (LeafParse *p, LeafQuestion question)
{
  LeafAssumedAnswers *assumed = p->view->assumed;
  LeafAnswer *answer = &assumed->answers[assumed->n++];

  *answer = assumed->assume (assumed->data, question);
  p->n_asked++;
  return answer;
}

void
leaf_parse_begin (LeafParse *p, const LeafParserView *view, LeafParsed *parsed)
{
  memset (p, 0, sizeof *p);
  memset (parsed, 0, sizeof *parsed);
  p->view = view;
  p->image = view->image;
  p->facts = &view->image->facts;
  p->out = parsed;
  p->most_work = MOST_STEPS + p->image->facts.n_instances * MOST_STEPS_A_THING;
  p->words = (const LeafTypedWord *) (gpointer) view->command->words->data;
  p->n_words = (gint32) view->command->words->len;
  p->verb_at = 1;
  p->suspect_word = (gint32) view->suspect_word; /* the word to correct stays the same until a name is searched for */
  p->actor = leaf_view_player (view);
  p->actors_location = leaf_scope_query_ceiling (view, p->actor);
  p->plural_allowed = TRUE;
  p->number_found = 1;
  p->pronoun_object = LEAF_PRONOUN_UNSET;
  memcpy (p->pronouns, view->pronouns, sizeof p->pronouns);
  leaf_parse_reset_descriptors (p);
}

const LeafTypedWord *
leaf_parse_word (const LeafParse *p, gint32 number)
{
  return number >= 1 && number <= p->n_words ? &p->words[number - 1] : NULL;
}

guint32
leaf_parse_word_id (const LeafParse *p, gint32 number)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  return word != NULL ? word->id : 0;
}

gboolean
leaf_parse_word_is (const LeafParse *p, gint32 number, const char *text)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);

  return word != NULL && word->length == strlen (text)
         && g_ascii_strncasecmp (p->view->command->text + word->start, text, word->length) == 0;
}

const LeafAnswer *
leaf_parse_ask (LeafParse *p, LeafQuestion question)
{
  LeafAssumedAnswers *assumed = p->view->assumed;

  if (p->stopped)
    return NULL;
  if (p->n_asked < p->view->n_answers)
    return &p->view->answers[p->n_asked++];
  if (assumed != NULL && assumed->n < LEAF_MOST_ASSUMED && question.sort != LEAF_ASK_TEXT)
    return assume (p, question);
  p->out->question = question;
  leaf_parse_stop (p, LEAF_PARSED_QUESTION);
  return NULL;
}

void
leaf_parse_ask_ahead (LeafParse *p, LeafAheadOf part, guint32 object)
{
  p->out->ahead_of = part;
  p->out->ahead[p->out->n_ahead++] = object;
}

gboolean
leaf_parse_goes_on (LeafParse *p)
{
  if (p->stopped)
    return FALSE;
  if (++p->out->work <= p->most_work)
    return TRUE;
  leaf_parse_stop (p, LEAF_PARSED_ERROR);
  p->out->error = LEAF_ERROR_NOT_UNDERSTOOD;
  p->out->gave_up = TRUE;
  return FALSE;
}

void
leaf_parse_give_readings (LeafParse *p, const LeafReading *readings, gint32 count)
{
  memcpy (p->out->readings, readings, sizeof p->out->readings);
  p->out->n_readings = (guint32) count;
}

/* The parse ends here; returns what is known so far. */
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
  leaf_parse_give_readings (p, p->readings, p->items_begun);
}

/* --- the lines of a verb ------------------------------------------------------------------------------------------ */

static void
try_lines (LeafParse *p, guint32 book)
{
  gboolean has_verb = LEAF_GRAMMAR_BOOK (p->image, book)->key != 0;
  guint32 step = 0;

  p->nearest_error = LEAF_ERROR_NOT_UNDERSTOOD;
  leaf_parse_trace_book (p, book);
  leaf_parse_try_book (p, book);
  for (guint32 at = LEAF_GRAMMAR_BOOK (p->image, book)->first_line; at != 0;
       at = LEAF_GRAMMAR_LINE (p->image, at)->next) {
    LeafLineVerdict verdict;

    if (!leaf_parse_keep_line (p, ++step))
      continue;
    verdict = leaf_parse_line (p, at, has_verb);
    if (p->stopped)
      return;
    if (verdict == LEAF_LINE_FITS) {
      leaf_parse_succeed (p, LEAF_GRAMMAR_LINE (p->image, at));
      return;
    }
    if (verdict == LEAF_LINE_IS_WRONG)
      break;
    leaf_parse_note_error (p);
    if (p->take_all == LEAF_TAKE_ALL && p->error == LEAF_ERROR_NOTHING_LEFT)
      break;
  }
  leaf_parse_give_error (p);
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static void
parse_verb (LeafParse *p)
{
  const LeafGrammar *grammar = p->image->grammar;

  if (!leaf_grammar_is_verb (grammar, p->verb_word)) {
    if (leaf_grammar_first_line (grammar, LEAF_BOOK_COMMAND, 0) == 0) {
      leaf_parse_fail (p, LEAF_ERROR_NO_VERB);
      return;
    }
    p->verb_at = 0;
    p->verb_word = 0;
  }
  try_lines (p, leaf_grammar_book (grammar, LEAF_BOOK_COMMAND, p->verb_word));
}

static void
parse_command (LeafParse *p)
{
  while (leaf_parse_goes_on (p)) {
    const LeafTypedWord *word = leaf_parse_word (p, p->verb_at);
    gboolean addressed = FALSE;

    if (word == NULL) {
      leaf_parse_fail (p, LEAF_ERROR_NOT_UNDERSTOOD);
      return;
    }
    if (word->key == LEAF_KEY_COMMA) {
      leaf_parse_fail (p, LEAF_ERROR_COMMA_FIRST);
      return;
    }
    if (word->key == LEAF_KEY_AGAIN) {
      if (p->actor != leaf_view_player (p->view))
        leaf_parse_fail (p, LEAF_ERROR_AGAIN_TO_OTHERS);
      else
        leaf_parse_stop (p, p->view->has_earlier ? LEAF_PARSED_AGAIN : LEAF_PARSED_NOT_AGAIN);
      return;
    }
    p->verb_word = word->id;
    if (leaf_parse_testing (p))
      return;
    if (!leaf_grammar_is_verb (p->image->grammar, p->verb_word) && leaf_parse_direction (p))
      return;
    if (p->actor == leaf_view_player (p->view) && leaf_parse_addressee (p, &addressed))
      return;
    if (!addressed) {
      parse_verb (p);
      return;
    }
  }
}

void
leaf_parse (const LeafParserView *view, LeafParsed *parsed)
{
  g_autofree LeafParse *p = g_new (LeafParse, 1);

  leaf_parse_begin (p, view, parsed);
  leaf_parse_try_command (p);
  leaf_parse_keep_begin (p);
  parse_command (p);
  leaf_parse_keep_end (p);
}
