/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-end.c: the result of a parse: an action with its arguments, or an error.
 *
 * If no line matches, the error is that of the line that came closest: errors are numbered so that a more informative
 * one is larger (LeafParserError). The whole parse then changes a few errors: a command without a verb cannot name
 * something unseen, and an order that is not understood is an answer to the addressee. */

#include "leaf-parse.h"

#include <string.h>

/* If "then", a comma or a full stop follows, the next command begins after it. FALSE if other words are left. */
gboolean
leaf_parse_look_for_more (LeafParse *p)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);

  if (word == NULL)
    return TRUE;
  if (word->key != LEAF_KEY_THEN && word->key != LEAF_KEY_COMMA)
    return FALSE;
  p->out->rest_from = (guint32) p->cursor + 1;
  p->out->rest_follows = TRUE;
  return TRUE;
}

void
leaf_parse_give_out (LeafParse *p)
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

void
leaf_parse_succeed (LeafParse *p, const LeafGrammarLine *line)
{
  LeafGiven first = p->is_reversed && p->n_nouns == 2 ? p->nouns[1] : p->nouns[0];

  if (p->n_nouns > 0 && first.sort == LEAF_GIVEN_OBJECT)
    leaf_parse_notice (p, first.object);
  leaf_parse_stop (p, line->sort == LEAF_LINE_MISTAKE ? LEAF_PARSED_MISTAKE : LEAF_PARSED_ACTION);
  p->out->line = p->line;
  p->out->suspect_word = 0;
  p->out->rest_follows = p->out->rest_from != 0;
  leaf_parse_give_out (p);
}

/* An error; but a command to another person is then an answer to that person. */
void
leaf_parse_give_error (LeafParse *p)
{
  LeafParsed *out = p->out;
  guint32 error = p->nearest_error;
  gint32 comma = 1;

  if (p->actor != leaf_view_player (p->view)) {
    guint32 listener = p->actor;

    while (leaf_parse_word (p, comma)->key != LEAF_KEY_COMMA)
      comma++;
    p->topic_from = comma + 1;
    p->topic_words = p->n_words - comma;
    p->action = p->facts->answering;
    p->actor = leaf_view_player (p->view);
    p->is_reversed = FALSE;
    p->n_nouns = p->n_given = 0;
    p->n_values = 0;
    leaf_parse_give (p, (LeafTokenResult) { LEAF_RESULT_OBJECT, listener, { 0 } }, TRUE);
    leaf_parse_give (p,
                     (LeafTokenResult) { LEAF_RESULT_VALUE, 0,
                                         LEAF_VALUE (SNIPPET, leaf_snippet_bits (p->topic_from, p->topic_words)) },
                     TRUE);
    p->inferred_from = 0;
    leaf_parse_stop (p, LEAF_PARSED_ACTION);
    p->out->suspect_word = (guint32) p->suspect_word;
    leaf_parse_give_out (p);
    return;
  }
  if (p->verb_at == 0 && error == LEAF_ERROR_NOT_SEEN)
    error = LEAF_ERROR_NO_VERB;
  leaf_parse_give_out (p);
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
  out->suspect_word = (guint32) p->suspect_word;
  if (error == LEAF_ERROR_NOT_UNDERSTOOD)
    out->suspect_word = 1;
  if (error == LEAF_ERROR_NOT_SEEN)
    out->suspect_word = (guint32) p->suspect_of_error;
  if (error == LEAF_ERROR_PARTLY_UNDERSTOOD)
    leaf_parse_give_readings (p, p->partial, p->n_partial);
}

void
leaf_parse_fail (LeafParse *p, guint32 error)
{
  p->nearest_error = error;
  leaf_parse_give_error (p);
}

/* The error of a line that does not match counts if no line came closer. */
void
leaf_parse_note_error (LeafParse *p)
{
  p->nearest_error = MAX (p->nearest_error, p->error);
}
