/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diagnose-grammar.c: explains why a grammar line did not match a command: at which word, and what the line needed
 * there.
 *
 * The turn is replayed with a parse that records each line that it tries, and how far the line matched, so the answer
 * is what the parser did. A parse starts again with each answer that rules give, and so do the records. */
#include "leaf-diagnose.h"
#include "leaf-turn-record.h"
#include "leaf-snapshot.h"

#include <string.h>

static gboolean
is_command (const LeafImage *image, guint32 line)
{
  LeafLineSort sort = LEAF_GRAMMAR_LINE (image, line)->sort;

  return sort == LEAF_LINE_ACTION || sort == LEAF_LINE_MISTAKE;
}

/* --- the answer --------------------------------------------------------------------------------------------------- */

/* What the line needed where it failed. */
static char *
dup_wanted (const LeafImage *image, const LeafToken *token)
{
  g_autofree char *inside = NULL;
  GString *out;

  if (token->sort != LEAF_TOKEN_WORD) {
    inside = leaf_image_words (image, token->wording);
    return g_strdup_printf ("[%s]", inside);
  }
  out = g_string_new (NULL);
  for (guint32 i = 0; i < token->n_words; i++) {
    const char *word = leaf_vocabulary_text (image->vocabulary, token->words[i]);

    g_string_append_printf (out, "%s'%s'", out->len == 0 ? "" : i + 1 < token->n_words ? ", " : " or ", word);
  }
  return g_string_free (out, FALSE);
}

/* Why a name did not match, if the parser's own error says more. */
static LeafAnswerMessage
form_of_error (LeafParserError error)
{
  switch (error) {
  case LEAF_ERROR_NOT_SEEN:
  case LEAF_ERROR_PRONOUN_NOT_SEEN: return LEAF_ANSWER_MESSAGE_NOT_SEEN;
  case LEAF_ERROR_NOT_ANIMATE: return LEAF_ANSWER_MESSAGE_NOT_ANIMATE;
  case LEAF_ERROR_ONLY_ONE: return LEAF_ANSWER_MESSAGE_ONLY_ONE;
  case LEAF_ERROR_PRONOUN_UNSET: return LEAF_ANSWER_MESSAGE_PRONOUN_UNSET;
  case LEAF_ERROR_NO_NUMBER: return LEAF_ANSWER_MESSAGE_NO_NUMBER;
  case LEAF_ERROR_TOO_FEW: return LEAF_ANSWER_MESSAGE_TOO_FEW;
  case LEAF_ERROR_NOTHING_LEFT: return LEAF_ANSWER_MESSAGE_NOTHING_LEFT;
  case LEAF_ERROR_NOT_IN_SCOPE_TOKEN: return LEAF_ANSWER_MESSAGE_NOT_NAMED_THERE;
  case LEAF_ERROR_NOT_IN_CONTEXT: return LEAF_ANSWER_MESSAGE_NOT_IN_CONTEXT;
  case LEAF_ERROR_NONE:
  case LEAF_ERROR_NOT_UNDERSTOOD:
  case LEAF_ERROR_PARTLY_UNDERSTOOD:
  case LEAF_ERROR_NO_VERB:
  case LEAF_ERROR_BLANK_LINE:
  case LEAF_ERROR_AGAIN_TO_OTHERS:
  case LEAF_ERROR_COMMA_FIRST:
  case LEAF_ERROR_NO_LISTENER:
  case LEAF_ERROR_LISTENER_NOT_ANIMATE:
  case LEAF_ERROR_LISTENER_UNCLEAR:
  case LEAF_ERROR_COUNT: break;
  }
  return LEAF_ANSWER_MESSAGE_NOT_FITTING;
}

static void
tell_failure (LeafDiagnosis *diagnosis, const LeafImage *image, const LeafLineTried *tried)
{
  g_autofree char *wanted = tried->token != NULL ? dup_wanted (image, tried->token) : NULL;
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, tried->line);
  gboolean has_tests = line->n_tests > 0 || line->filter != 0;
  LeafAnswerMessage form = tried->is_condition && has_tests               ? LEAF_ANSWER_MESSAGE_NOT_AS_DESCRIBED
                           : tried->is_condition                          ? LEAF_ANSWER_MESSAGE_CONDITION
                           : tried->error == LEAF_ERROR_PARTLY_UNDERSTOOD ? LEAF_ANSWER_MESSAGE_TOO_LONG
                           : tried->error == LEAF_ERROR_NOTHING_LEFT      ? LEAF_ANSWER_MESSAGE_CANNOT_BE_MEANT
                           : wanted == NULL                               ? LEAF_ANSWER_MESSAGE_NOT_ALL_TYPED
                           : *tried->word == '\0'                         ? LEAF_ANSWER_MESSAGE_NO_WORD_LEFT
                                                                          : form_of_error (tried->error);

  leaf_diagnosis_say (diagnosis, 1, form, tried->word, wanted)->holds = 0;
}

/* The player was asked which of several objects is meant, or for something missing. The reply is a new command. */
static void
tell_asked (LeafDiagnosis *diagnosis, const LeafImage *image, const LeafLineTried *tried)
{
  g_autofree char *wanted = tried->token != NULL ? dup_wanted (image, tried->token) : NULL;

  leaf_diagnosis_say (diagnosis, 1,
                      *tried->word == '\0' ? LEAF_ANSWER_MESSAGE_ASKED_FOR : LEAF_ANSWER_MESSAGE_ASKED_WHICH,
                      tried->word, wanted);
}

static void
place_line (LeafDiagnosis *diagnosis, LeafFinding *finding, guint32 line)
{
  finding->place = leaf_query_place (diagnosis->play->program, &(LeafQuery) { LEAF_QUERY_GRAMMAR, line, 0 });
}

/* An earlier line of the same verb matched. */
static gboolean
tell_other (LeafDiagnosis *diagnosis, const LeafImage *image, const LeafLineTried *tried, guint n)
{
  for (guint i = 0; i < n && tried[i].line != 0; i++)
    if (tried[i].verdict == LEAF_LINE_FITS
        && LEAF_GRAMMAR_LINE (image, tried[i].line)->book == LEAF_GRAMMAR_LINE (image, diagnosis->about.id)->book) {
      g_autofree char *text = leaf_image_words (image, LEAF_GRAMMAR_LINE (image, tried[i].line)->text);

      place_line (diagnosis, leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_OTHER_LINE_FITTED, text, NULL),
                  tried[i].line);
      return TRUE;
    }
  return FALSE;
}

static const LeafLineTried *
find_line (const LeafLineTried *tried, guint n, guint32 line)
{
  for (guint i = 0; i < n && tried[i].line != 0; i++)
    if (tried[i].line == line)
      return &tried[i];
  return NULL;
}

static gboolean
replaces_another (const LeafImage *image, guint32 book, guint32 line)
{
  for (guint32 at = book != 0 ? LEAF_GRAMMAR_BOOK (image, book)->first_line : 0; at != 0;
       at = LEAF_GRAMMAR_LINE (image, at)->next)
    if (at == line)
      return TRUE;
  return FALSE;
}

static gboolean
stands_anywhere (const LeafImage *image, guint32 line)
{
  LEAF_EACH (&image->grammar->books, i)
    if (replaces_another (image, i, line))
      return TRUE;
  return FALSE;
}

/* A line that is not a command by itself, and was not tried: none of the lines that use it was tried. */
static void
tell_not_looked_for (LeafDiagnosis *diagnosis, LeafMachine *m, const LeafLineTried *command)
{
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (m->image, diagnosis->about.id);
  const LeafGrammarBook *book = line->book != 0 ? LEAF_GRAMMAR_BOOK (m->image, line->book) : NULL;

  if (line->sort != LEAF_LINE_NAME || book == NULL) {
    g_autofree char *wanted = line->sort == LEAF_LINE_NAMED_TOKEN
                                  ? g_strdup (*LEAF_ROW (&m->image->grammar->named, const char *, line->named))
                                  : NULL;

    leaf_diagnosis_say (diagnosis, 1,
                        wanted != NULL                     ? LEAF_ANSWER_MESSAGE_NO_PLACE_FOR_TOKEN
                        : line->sort == LEAF_LINE_VALUE    ? LEAF_ANSWER_MESSAGE_NO_PLACE_FOR_VALUE
                        : line->sort == LEAF_LINE_PROPERTY ? LEAF_ANSWER_MESSAGE_NO_PLACE_FOR_PROPERTY
                                                           : LEAF_ANSWER_MESSAGE_NO_COMMAND,
                        wanted, NULL);
  } else if (command->n_fitted == 0)
    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_NO_NAME_LOOKED_FOR, NULL, NULL);
  else {
    g_autofree char *name = book->sort == LEAF_BOOK_INSTANCE ? leaf_diagnosis_name (m, book->key) : NULL;
    LeafAnswerMessage form = name == NULL ? LEAF_ANSWER_MESSAGE_KIND_NOT_LOOKED_FOR
                             : leaf_diagnosis_was_in_scope (diagnosis, book->key) ? LEAF_ANSWER_MESSAGE_IT_NOT_WANTED
                                                                                  : LEAF_ANSWER_MESSAGE_IT_NOT_IN_SCOPE;

    leaf_diagnosis_say (diagnosis, 1, form, name, NULL);
  }
}

/* The parser stopped after the last line that it tried. */
static void
tell_left_at (LeafDiagnosis *diagnosis, const LeafImage *image, const LeafLineTried *command, guint n)
{
  guint32 last = n > 1 ? command[n - 1].line : 0;
  g_autofree char *text = last != 0 ? leaf_image_words (image, LEAF_GRAMMAR_LINE (image, last)->text) : NULL;

  if (last == 0) {
    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_NOT_TRIED, NULL, NULL);
    return;
  }
  place_line (diagnosis, leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_LEFT_AT, text, NULL), last);
}

/* The line was not tried: only the lines of the typed verb were, or those without a verb. */
static void
tell_other_verb (LeafDiagnosis *diagnosis, LeafMachine *m, const LeafLineTried *command, guint n)
{
  const LeafImage *image = m->image;
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (image, diagnosis->about.id);

  if (!is_command (image, diagnosis->about.id))
    tell_not_looked_for (diagnosis, m, command);
  else if (!stands_anywhere (image, diagnosis->about.id))
    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_TAKEN_OUT, NULL, NULL);
  else if (replaces_another (image, command->book, diagnosis->about.id))
    tell_left_at (diagnosis, image, command, n);
  else if (line->n_tokens > 0 && line->tokens[0].sort == LEAF_TOKEN_WORD) {
    g_autofree char *wanted = dup_wanted (image, &line->tokens[0]);

    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_OTHER_VERB, command->word, wanted);
  } else
    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_NO_VERB, command->word, NULL);
}

/* `command` and the lines tried on it, which follow it; n is the number including `command`. */
static void
tell_command (LeafDiagnosis *diagnosis, LeafMachine *m, const LeafLineTried *command, guint n)
{
  const LeafImage *image = m->image;
  const LeafLineTried *tried = find_line (command + 1, n - 1, diagnosis->about.id);

  if (tried != NULL && tried->verdict == LEAF_LINE_FITS) {
    if (is_command (image, tried->line))
      leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_MATCHED, command->words, NULL)->holds = 1;
    else
      leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_MATCHED_WORDS, tried->words, command->words)->holds = 1;
    return;
  }
  leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_NOT_MATCHED, command->words, NULL)->holds = 0;
  if (tried != NULL && tried->verdict == LEAF_LINE_IS_WRONG)
    leaf_diagnosis_say (diagnosis, 1, LEAF_ANSWER_MESSAGE_CANNOT_BE_MEANT, NULL, NULL)->holds = 0;
  else if (tried != NULL && tried->verdict == LEAF_LINE_ASKS)
    tell_asked (diagnosis, image, tried);
  else if (tried != NULL)
    tell_failure (diagnosis, image, tried);
  else if (!tell_other (diagnosis, image, command + 1, n - 1))
    tell_other_verb (diagnosis, m, command, n);
}

/* A command that failed before its "then" leaves an empty one to the next. It is left out if there are others. */
static gboolean
says_nothing (const LeafLineTried *command)
{
  return command->words[strspn (command->words, " ")] == '\0';
}

void
leaf_diagnose_grammar (LeafDiagnosis *diagnosis)
{
  const LeafTraceNode *command = leaf_diagnosis_command (diagnosis);
  g_auto (LeafTurnRecord) record = leaf_turn_record ();
  const GArray *tried = record.lines;
  LeafMachine *m;

  if (command == NULL) {
    leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_NOTHING_TYPED, NULL, NULL);
    return;
  }
  if (!is_command (leaf_program_image (diagnosis->play->program), diagnosis->about.id))
    record.book = LEAF_GRAMMAR_LINE (leaf_program_image (diagnosis->play->program), diagnosis->about.id)->book;
  m = leaf_diagnosis_turn (diagnosis, &record);
  for (guint i = 0, next; i < tried->len; i = next) {
    for (next = i + 1; next < tried->len && g_array_index (tried, LeafLineTried, next).line != 0; next++)
      ;
    if (!says_nothing (&g_array_index (tried, LeafLineTried, i)) || tried->len == 1)
      tell_command (diagnosis, m, &g_array_index (tried, LeafLineTried, i), next - i);
  }
  if (tried->len == 0)
    leaf_diagnosis_say (diagnosis, 0, LEAF_ANSWER_MESSAGE_NO_GRAMMAR, NULL, NULL);
  leaf_machine_free (m);
}
