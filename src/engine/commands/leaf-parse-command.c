/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-command.c: the native of the parse command rule: reads commands until one is understood.
 *
 * A native cannot wait on the C stack, so this is a list of phases: each does one thing, names the next phase, and
 * either continues or pushes frames, after which it is visited again. The order is:
 *
 *   reading a command (before, for: the line itself, after) -> parse -> questions answered by rules, and parse again
 *     -> understood: what was inferred is said, and the results are put where rules find them
 *     -> several fit, or something is missing: the player is asked, the answer joins the command, and parse again
 *     -> an error: told, and back to reading
 */

#include "leaf-parse-driver.h"
#include "leaf-activities.h"
#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-marks.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-properties.h"
#include "leaf-rulebook-exec.h"
#include "leaf-say.h"
#include "leaf-values.h"
#include "play/state/leaf-turn-record.h"

#include <string.h>

typedef enum {
  PHASE_START = 0,
  PHASE_RETYPE,
  PHASE_READ_FOR,
  PHASE_READ_DECIDE,
  PHASE_READ_GOT,
  PHASE_READ_END,
  PHASE_READ_DONE,
  PHASE_COMMAND_RULES_DONE,
  PHASE_ASKING,
  PHASE_PARSE_FRESH,
  PHASE_PARSE,
  PHASE_QUESTION,
  PHASE_NOT_AGAIN,
  PHASE_NOT_AGAIN_DONE,
  PHASE_WHICH,
  PHASE_WHICH_FOR,
  PHASE_WHICH_SAY,
  PHASE_WHICH_LIST,
  PHASE_WHICH_END,
  PHASE_WHICH_ENDED,
  PHASE_WHICH_GOT,
  PHASE_WHICH_ONE,
  PHASE_WHICH_ONE_SAID,
  PHASE_INCOMPLETE,
  PHASE_INCOMPLETE_ASK,
  PHASE_INCOMPLETE_GOT,
  PHASE_AFTER_READING,
  PHASE_ERROR,
  PHASE_ERROR_FOR,
  PHASE_ERROR_SAY,
  PHASE_ERROR_MORE,
  PHASE_ERROR_END,
  PHASE_INFER,
  PHASE_INFER_FOR,
  PHASE_INFER_SAY,
  PHASE_INFER_MORE,
  PHASE_INFER_END,
  PHASE_SUCCESS,
} Phase;

typedef struct {
  LeafMachine *m;
  LeafParserState *s;
  Phase next;
} Driver;

/* The result of a phase. GO_ON: continue with the next phase; CALLED: frames were pushed, visit again when they have
 * ended; WAITS: a line is needed; SPENT: visit again in the next slice; FINISHED: a command was understood. */
typedef enum { GO_ON, CALLED, WAITS, SPENT, FINISHED } Went;

/* --- the line ----------------------------------------------------------------------------------------------------- */

/* "i. again": repeats the command before the full stop, followed by what comes after "again". */
static void
repair_again (LeafParserState *s, guint32 rest_from)
{
  const LeafTypedWord *word = leaf_parser_word (s, rest_from), *then = leaf_parser_word (s, rest_from - 1),
                      *rest = leaf_parser_word (s, rest_from + 1);

  if (word == NULL || word->key != LEAF_KEY_AGAIN)
    return;
  g_free (s->again);
  s->again = g_strdup_printf ("%.*s %s", (int) then->start, s->command.text,
                              rest != NULL ? s->command.text + rest->start : "");
}

/* The rest of a line is stored as the number of its first word. If a line was understood but had no effect ("take all.
 * drop all", with nothing there), the number of its "then" remains for the next understood command. If that command has
 * a "then" or comma at this position, it ends there. If another word is there, the command is only partly understood
 * (FALSE). */
static gboolean
keep_rest (LeafParserState *s)
{
  const LeafParsed *parsed = &s->parsed;
  guint32 n_words = s->command.words->len;
  gboolean is_understood = parsed->sort == LEAF_PARSED_ACTION || parsed->sort == LEAF_PARSED_MISTAKE;
  const LeafTypedWord *then;

  if (parsed->rest_from != 0) {
    s->rest_from = parsed->rest_follows ? parsed->rest_from : parsed->rest_from - 1;
    s->has_rest = s->rest_from <= n_words;
  } else if (s->has_rest && is_understood && s->rest_from <= n_words) {
    then = leaf_parser_word (s, s->rest_from);
    if (then->key != LEAF_KEY_THEN && then->key != LEAF_KEY_COMMA)
      return FALSE;
    s->has_rest = ++s->rest_from <= n_words;
  }
  if (s->has_rest && s->rest_from <= n_words)
    s->rest_start = leaf_parser_word (s, s->rest_from)->start;
  return TRUE;
}

/* Takes the next command of the same line. The addressee does not change. */
static void
take_rest (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  const LeafTypedWord *verb = leaf_parser_word (s, MAX (s->verb_at, 1));
  gsize length = strlen (s->command.text), kept = verb != NULL ? verb->start : 0, from = MIN (s->rest_start, length);
  g_autofree char *text = NULL;

  s->has_rest = FALSE;
  repair_again (s, s->rest_from);
  if (kept > from)
    return;
  text = g_strdup_printf ("%.*s%s", (int) kept, s->command.text, s->command.text + from);
  leaf_parser_set_command (m, text);
}

static Went
start (Driver *d)
{
  if (!d->m->early)
    return FINISHED;
  d->s->is_ready = FALSE;
  d->s->has_begun = TRUE;
  d->next = PHASE_RETYPE;
  if (d->s->has_rest) {
    take_rest (d->m);
    d->next = PHASE_PARSE_FRESH;
  }
  return GO_ON;
}

static Went
activity (Driver *d, LeafActivityStage stage, guint32 which, LeafValue operand, Phase next)
{
  d->next = next;
  leaf_call_activity_stage (d->m, stage, which, operand);
  return CALLED;
}

static Went
ask (Driver *d, Phase back)
{
  d->s->ask_return = back;
  d->s->ask_phase = 0;
  d->next = PHASE_ASKING;
  return GO_ON;
}

static Went
asking (Driver *d)
{
  switch (leaf_parser_read_line (d->m)) {
  case LEAF_READ_DONE: d->next = d->s->ask_return; return GO_ON;
  case LEAF_READ_WAITS: return WAITS;
  case LEAF_READ_CALLED: break;
  }
  return CALLED;
}

static Went
read_done (Driver *d)
{
  d->next = d->m->decided ? PHASE_RETYPE : PHASE_PARSE_FRESH;
  if (d->m->decided || d->s->facts->command_rulebook == 0)
    return GO_ON;
  d->next = PHASE_COMMAND_RULES_DONE;
  leaf_call_rulebook (d->m, d->s->facts->command_rulebook, LEAF_NO_VALUE, LEAF_ENTRY_FOLLOWED, FALSE);
  return CALLED;
}

/* If these rules fail, the command is discarded and another one is read. */
static Went
command_rules_done (Driver *d)
{
  d->next = d->m->decided && d->m->latest.outcome == LEAF_OUTCOME_FAILURE ? PHASE_RETYPE : PHASE_PARSE_FRESH;
  return GO_ON;
}

/* --- parsing ------------------------------------------------------------------------------------------------------ */

/* The command is not "again" itself. If that is said to another person, it is an answer like others, and can be
 * repeated. */
static void
keep_for_again (LeafParserState *s)
{
  if (s->command.words->len == 0)
    return;
  g_free (s->again);
  s->again = g_strdup (s->command.text);
}

/* Is everything that a parse depends on the same in both machines? This is the tree and all cells except the player's
 * command, which grammar uses only through rules. */
static gboolean
is_state_of (const LeafMachine *m, const LeafMachine *other)
{
  if (memcmp (m->tree, other->tree, sizeof *m->tree * m->n_tree) != 0)
    return FALSE;
  for (guint32 page = 0; page < leaf_cells_n_pages (&m->cells); page++) {
    const LeafValue *now = m->cells.pages[page]->values, *then = other->cells.pages[page]->values;

    if (now == then)
      continue;
    for (guint32 i = leaf_cells_next_change (now, then, 0, LEAF_CELLS_A_PAGE); i < LEAF_CELLS_A_PAGE;
         i = leaf_cells_next_change (now, then, i + 1, LEAF_CELLS_A_PAGE))
      if (page * LEAF_CELLS_A_PAGE + i != m->facts->command_cell)
        return FALSE;
  }
  return TRUE;
}

/* Were the questions so far answered in the same way as when the words were parsed? */
static gboolean
is_answered_alike (const LeafParserState *s, const LeafKnownParse *known)
{
  if (s->answers->len > known->n_answers)
    return FALSE;
  for (guint i = 0; i < s->answers->len; i++) {
    const LeafAnswer *answer = &g_array_index (s->answers, LeafAnswer, i), *wanted = &known->answers[i];

    if (answer->answer != wanted->answer || answer->n_placed > 0 || answer->text != NULL
        || memcmp (&answer->question, &wanted->question, sizeof answer->question) != 0)
      return FALSE;
  }
  return TRUE;
}

static void
take_known_question (LeafParserState *s, const LeafKnownParse *known)
{
  s->parsed.sort = LEAF_PARSED_QUESTION;
  s->parsed.question = known->answers[s->answers->len].question;
  s->parsed.n_ahead = 0;
  s->parsed.until_sure = FALSE;
  s->parsed.gave_up = FALSE;
  s->parsed.work = known->parsed->work;
}

static void
take_known_result (LeafParserState *s, const LeafKnownParse *known)
{
  memcpy (&s->parsed, known->parsed, sizeof s->parsed);
  for (guint i = 0; i < G_N_ELEMENTS (s->parsed.pronouns); i++)
    if (s->parsed.pronouns[i] == LEAF_PRONOUN_UNSET)
      s->parsed.pronouns[i] = s->pronouns[i];
}

/* An explorer parses a command to see which action it means before giving it. */
static gboolean
take_known_parse (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  const LeafMarks *marks = m->explored;

  if (marks->parsed == NULL || s->trace_parser != 0 || strcmp (s->command.text, marks->parsed->words) != 0
      || !is_answered_alike (s, marks->parsed) || !is_state_of (m, marks->parsed_in))
    return FALSE;
  if (s->answers->len < marks->parsed->n_answers)
    take_known_question (s, marks->parsed);
  else
    take_known_result (s, marks->parsed);
  return TRUE;
}

/* Also prints the output of TRACE and keeps records for diagnosis. */
static void
parse_and_tell (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  LeafParserView view = leaf_parser_view (m);

  if (s->answers->len == 0)
    g_clear_pointer (&s->kept, leaf_parse_kept_free);
  if (G_UNLIKELY (m->explored != NULL) && take_known_parse (m))
    return;
  view.kept = &s->kept;
  view.tried = m->record != NULL ? m->record->lines : NULL;
  view.asked_book = m->record != NULL ? m->record->book : 0;
  view.trace = s->trace_parser;
  view.trace_output = s->trace_parser > 0 ? g_string_new (NULL) : NULL;
  leaf_parse (&view, &s->parsed);
  if (view.trace_output == NULL)
    return;
  if (s->parsed.sort != LEAF_PARSED_QUESTION) /* otherwise the command is parsed again, and prints its trace then */
    leaf_print (m, view.trace_output->str);
  g_string_free (view.trace_output, TRUE);
}

/* A parse is never interrupted, but the slice may end between a parse that needs rules and the next parse. */
static Went
parse (Driver *d)
{
  LeafParserState *s = d->s;
  guint32 before = s->answers->len > 0 ? s->parsed.work : 0;

  if (leaf_is_spent (d->m))
    return SPENT;
  parse_and_tell (d->m);
  /* it may be less than before: if a remembered parse was reused, rules may then give other answers */
  leaf_charge (d->m, (gsize) (MAX (s->parsed.work, before) - before) * LEAF_UNITS_A_STEP);
  if (s->parsed.gave_up)
    leaf_fault (d->m, N_ ("this command was abandoned, because its words can be read in too many ways"), NULL);
  if (s->parsed.sort == LEAF_PARSED_QUESTION) {
    s->question_phase = 0;
    d->next = PHASE_QUESTION;
    return GO_ON;
  }
  if (s->parsed.sort == LEAF_PARSED_AGAIN) {
    g_autofree char *again = g_strdup (s->again);

    leaf_parser_set_command (d->m, again);
    d->next = PHASE_PARSE_FRESH;
    return GO_ON;
  }
  if (s->parsed.sort == LEAF_PARSED_NOT_AGAIN) {
    d->next = PHASE_NOT_AGAIN;
    return GO_ON;
  }
  keep_for_again (s);
  if (!keep_rest (s)) {
    s->parsed.sort = LEAF_PARSED_ERROR;
    s->parsed.error = LEAF_ERROR_PARTLY_UNDERSTOOD;
    s->parsed.n_readings = 0;
  }
  memcpy (s->pronouns, s->parsed.pronouns, sizeof s->pronouns);
  s->verb_at = s->parsed.verb_at;
  switch ((LeafParsedSort) s->parsed.sort) {
  case LEAF_PARSED_WHICH: d->next = PHASE_WHICH; break;
  case LEAF_PARSED_INCOMPLETE: d->next = PHASE_INCOMPLETE; break;
  case LEAF_PARSED_ERROR: d->next = PHASE_ERROR; break;
  case LEAF_PARSED_ACTION:
  case LEAF_PARSED_MISTAKE:
  case LEAF_PARSED_TESTING:
  case LEAF_PARSED_QUESTION:
  case LEAF_PARSED_NOT_AGAIN:
  case LEAF_PARSED_AGAIN: d->next = PHASE_INFER;
  }
  return GO_ON;
}

/* The question is answered: uses the next known answer, or parses again. */
static void
after_question (Driver *d)
{
  LeafParsed *parsed = &d->s->parsed;
  LeafQuestion *question = &parsed->question;
  gint32 answer = g_array_index (d->s->answers, LeafAnswer, d->s->answers->len - 1).answer;
  guint32 *const parts[]
      = { [LEAF_AHEAD_OF_A] = &question->a, [LEAF_AHEAD_OF_B] = &question->b, [LEAF_AHEAD_OF_C] = &question->c };

  if (parsed->n_ahead == 0 || (parsed->until_sure && answer == LEAF_MEANT_VERY_LIKELY)) {
    d->next = PHASE_PARSE;
    return;
  }
  *parts[parsed->ahead_of] = parsed->ahead[0];
  parsed->n_ahead--;
  memmove (parsed->ahead, parsed->ahead + 1, parsed->n_ahead * sizeof parsed->ahead[0]);
}

static Went
question (Driver *d)
{
  switch (leaf_parser_ask_rules (d->m)) {
  case LEAF_READ_DONE: after_question (d); return GO_ON;
  case LEAF_READ_CALLED:
  case LEAF_READ_WAITS: break;
  }
  return CALLED;
}

static Went
say_response (Driver *d, guint32 rule, char letter, Phase next)
{
  d->next = next;
  leaf_parser_respond (d->m, rule, letter);
  return CALLED;
}

/* --- disambiguation ----------------------------------------------------------------------------------------------- */

/* The first match of a group, by its number from 1 to n_groups. *is_definite: it is the only one. */
static guint32
choice (const LeafParsed *parsed, guint32 group, gboolean *is_definite)
{
  guint32 i = 0;

  while (ABS (parsed->groups[i]) != (gint32) group)
    i++;
  *is_definite = parsed->groups[i] > 0;
  return parsed->matches[i];
}

static gboolean
all_are_people (Driver *d)
{
  gboolean definite;

  for (guint32 i = 1; i <= d->s->parsed.n_groups; i++)
    if (!leaf_is_kind (d->m, choice (&d->s->parsed, i, &definite), LEAF_KIND_PERSON))
      return FALSE;
  return TRUE;
}

/* "Rule for asking which do you mean while taking something": the action is known, its noun is not. */
static void
pretend_to_come (Driver *d)
{
  leaf_parser_pretend_action (d->m, d->s->parsed.action, d->s->parsed.actor, 0, 0);
}

/* Only the rules of the two activities know the coming action: where the parser itself prints names, there is none
 * yet. */
static void
pretend_nothing (Driver *d)
{
  leaf_parser_pretend_action (d->m, d->m->facts->waiting, d->s->parsed.actor, 0, 0);
}

static Went
begin_which (Driver *d)
{
  pretend_to_come (d);
  return activity (d, LEAF_ACTIVITY_BEGIN, d->s->facts->which_do_you_mean, LEAF_NO_VALUE, PHASE_WHICH_FOR);
}

static Went
which_say (Driver *d)
{
  d->s->say_at = 0;
  if (d->m->handled) {
    d->next = PHASE_WHICH_END;
    return GO_ON;
  }
  pretend_nothing (d);
  return say_response (d, d->s->facts->clarify_responses, all_are_people (d) ? 'A' : 'B', PHASE_WHICH_LIST);
}

/* Names and the words between them alternate: even steps are names. */
static Went
which_list (Driver *d)
{
  guint32 n = d->s->parsed.n_groups, step = d->s->say_at++, i = step / 2 + 1;
  gboolean definite;
  guint32 object;

  d->next = PHASE_WHICH_LIST;
  if (step % 2 == 0) {
    object = choice (&d->s->parsed, i, &definite);
    leaf_parser_say_name (d->m, object, definite);
    return CALLED;
  }
  if (i < n - 1) {
    leaf_print (d->m, ", ");
    return GO_ON;
  }
  if (i == n - 1) {
    if (n != 2 && d->m->facts->serial_comma)
      leaf_print (d->m, ",");
    return say_response (d, d->s->facts->clarify_responses, 'H', PHASE_WHICH_LIST);
  }
  leaf_print (d->m, "?");
  leaf_print_line (d->m);
  d->next = PHASE_WHICH_END;
  return GO_ON;
}

/* Is the answer, which has words, a new command: does it begin with a verb, or address somebody? */
static gboolean
is_new_command (LeafMachine *m, const LeafCommandText *answer)
{
  const LeafTypedWord *first = &g_array_index (answer->words, LeafTypedWord, 0);

  for (guint i = 0; i < answer->words->len; i++)
    if (g_array_index (answer->words, LeafTypedWord, i).key == LEAF_KEY_COMMA)
      return TRUE;
  if (first->key == LEAF_KEY_AGAIN)
    return FALSE;
  return (leaf_grammar_is_verb (m->image->grammar, first->id) && first->key != LEAF_KEY_MAY_BE_NAME)
         || leaf_parser_is_testing (m->image, answer->text);
}

static void
insert_answer (LeafMachine *m, const char *answer)
{
  LeafParserState *s = m->parser;
  const LeafTypedWord *at = leaf_parser_word (s, s->parsed.match_from);
  gsize start = at != NULL ? at->start : strlen (s->command.text);
  g_autofree char *text = g_strdup_printf ("%.*s %s %s", (int) start, s->command.text, answer, s->command.text + start);

  leaf_parser_set_command (m, text);
}

static Went
which_got (Driver *d)
{
  LeafParserState *s = d->s;
  LeafCommandText answer;
  gboolean all;

  leaf_command_text_init (&answer);
  leaf_command_text_set (d->m->image, &answer, s->answered);
  all = g_array_index (answer.words, LeafTypedWord, 0).key == LEAF_KEY_ALL;
  d->next = PHASE_AFTER_READING;
  if (all && !leaf_noun_takes_several ((LeafNounContext) s->parsed.context))
    d->next = PHASE_WHICH_ONE;
  else if (is_new_command (d->m, &answer))
    leaf_parser_set_command (d->m, answer.text);
  else
    insert_answer (d->m, all ? "all" : answer.text);
  leaf_command_text_clear (&answer);
  return GO_ON;
}

/* --- missing nouns ------------------------------------------------------------------------------------------------ */

static void
speak_of (LeafMachine *m, guint32 object)
{
  LeafParserState *s = m->parser;

  s->saved_noun = leaf_variable (m, m->facts->noun_cell);
  s->saved_asked = leaf_variable (m, m->facts->person_asked_cell);
  s->has_saved_noun = TRUE;
  leaf_set_variable (m, m->facts->noun_cell, leaf_object (object));
}

static void
speak_no_more (LeafMachine *m)
{
  if (m->parser->has_saved_noun) {
    leaf_set_variable (m, m->facts->noun_cell, m->parser->saved_noun);
    leaf_set_variable (m, m->facts->person_asked_cell, m->parser->saved_asked);
  }
  m->parser->has_saved_noun = FALSE;
}

static Went
incomplete (Driver *d)
{
  speak_of (d->m, d->s->parsed.actor);
  leaf_set_variable (d->m, d->m->facts->person_asked_cell, leaf_object (d->s->parsed.actor));
  d->s->say_at = 0;
  return say_response (d, d->s->facts->clarify_responses, d->s->parsed.context == LEAF_NOUN_ANIMATE ? 'D' : 'E',
                       PHASE_INCOMPLETE_ASK);
}

static Went
incomplete_ask (Driver *d)
{
  speak_no_more (d->m);
  leaf_print_line (d->m);
  leaf_paragraph_begin (d->m);
  return ask (d, PHASE_INCOMPLETE_GOT);
}

/* Appends the inferred words to the command: prepositions, and a pronoun for an object. The player's answer is appended
 * after them. */
static void
append_inferred (LeafMachine *m, GString *text)
{
  LeafParserState *s = m->parser;
  const LeafParsed *parsed = &s->parsed;

  for (guint32 i = parsed->inferred_from; i != 0 && i < parsed->n_readings; i++) {
    const LeafReading *part = &parsed->readings[i];

    if (part->sort == LEAF_READING_WORD)
      g_string_append_printf (text, " %s", leaf_vocabulary_text (m->image->vocabulary, (LeafVocabId) { part->what }));
    else if (part->sort == LEAF_READING_OBJECT && !parsed->no_pronoun) {
      leaf_parser_name_object (m, part->what);
      for (guint p = 1; p <= LEAF_PRONOUNS; p++)
        if (s->pronouns[p] == part->what) {
          g_string_append_printf (text, " %s", leaf_pronoun_words[p]);
          break;
        }
    }
  }
}

static Went
incomplete_got (Driver *d)
{
  LeafParserState *s = d->s;
  LeafCommandText answer;

  leaf_command_text_init (&answer);
  leaf_command_text_set (d->m->image, &answer, s->answered);
  if (is_new_command (d->m, &answer))
    leaf_parser_set_command (d->m, answer.text);
  else {
    g_autoptr (GString) text = g_string_new (s->command.text);

    append_inferred (d->m, text);
    g_string_append_printf (text, " %s", answer.text);
    leaf_parser_set_command (d->m, text->str);
  }
  leaf_command_text_clear (&answer);
  d->next = PHASE_AFTER_READING;
  return GO_ON;
}

static Went
after_reading (Driver *d)
{
  d->next = PHASE_PARSE_FRESH;
  leaf_call_rulebook (d->m, d->s->facts->after_reading, LEAF_NO_VALUE, LEAF_ENTRY_CONSIDERED, FALSE);
  return CALLED;
}

/* --- errors ------------------------------------------------------------------------------------------------------- */

static Went
begin_error (Driver *d)
{
  d->s->error = d->s->parsed.error;
  d->s->suspect_word = d->s->parsed.suspect_word;
  leaf_parser_set_error_variable (d->m, d->s->error);
  leaf_parser_set_command_variable (d->m);
  return activity (d, LEAF_ACTIVITY_BEGIN, d->s->facts->parser_error, LEAF_NO_VALUE, PHASE_ERROR_FOR);
}

/* Rules may have set an error that is none of a command: NONE or BLANK_LINE. */
static const char error_letters[LEAF_ERROR_COUNT] = {
  [LEAF_ERROR_NONE] = 'A',
  [LEAF_ERROR_NOT_UNDERSTOOD] = 'A',
  [LEAF_ERROR_NO_NUMBER] = 'D',
  [LEAF_ERROR_NOT_SEEN] = 'E',
  [LEAF_ERROR_ONLY_ONE] = 'H',
  [LEAF_ERROR_PRONOUN_UNSET] = 'J',
  [LEAF_ERROR_NOT_ANIMATE] = 'M',
  [LEAF_ERROR_NO_VERB] = 'N',
  [LEAF_ERROR_TOO_FEW] = 'Q',
  [LEAF_ERROR_NOT_IN_CONTEXT] = 'R',
  [LEAF_ERROR_BLANK_LINE] = 'A',
  [LEAF_ERROR_AGAIN_TO_OTHERS] = 'S',
  [LEAF_ERROR_COMMA_FIRST] = 'T',
  [LEAF_ERROR_NO_LISTENER] = 'U',
  [LEAF_ERROR_LISTENER_NOT_ANIMATE] = 'V',
  [LEAF_ERROR_LISTENER_UNCLEAR] = 'W',
};

/* For a count of 100 the reply is that there are none available; for other counts and "all", that there is nothing to
 * do. */
enum { WANTED_AS_MANY_AS_MAY_BE = 100 };

/* Parts do not count, because they are on the whole, not in it. */
static gboolean
holds_nothing (const LeafMachine *m, guint32 holder)
{
  for (guint32 at = m->tree[holder].child; at != 0; at = m->tree[at].sibling)
    if (m->tree[at].held != LEAF_HELD_PART)
      return FALSE;
  return TRUE;
}

/* "Take all from the box", when the box is empty. */
static Went
nothing_to_do (Driver *d)
{
  LeafMachine *m = d->m;
  const LeafFacts *f = d->s->facts;
  const LeafParsed *parsed = &d->s->parsed;
  guint32 holder = parsed->action == f->removing ? parsed->given[1].object : 0;
  char letter = parsed->number_wanted == WANTED_AS_MANY_AS_MAY_BE ? 'A' : 'B';

  if (holder != 0) {
    gboolean is_container = leaf_is_kind (m, holder, LEAF_KIND_CONTAINER);

    if (leaf_is_kind (m, holder, LEAF_KIND_PERSON))
      letter = 'C';
    else if (!is_container && !leaf_is_kind (m, holder, LEAF_KIND_SUPPORTER))
      letter = 'D';
    else if (is_container && !leaf_has (m, holder, f->open))
      letter = 'E';
    else if (holds_nothing (m, holder))
      letter = 'F';
    speak_of (m, holder);
  }
  return say_response (d, f->nothing_responses, letter, PHASE_ERROR_MORE);
}

static Went
say_error (Driver *d)
{
  const LeafFacts *f = d->s->facts;
  const LeafParsed *parsed = &d->s->parsed;

  d->s->say_at = 0;
  if (d->m->handled) {
    d->next = PHASE_ERROR_END;
    return GO_ON;
  }
  d->s->error = leaf_parser_error_variable (d->m, d->s->error); /* earlier rules may have changed it */
  /* no rule handled it, so the rules of the more general error are run */
  if (d->s->error == LEAF_ERROR_NOT_IN_SCOPE_TOKEN) {
    d->s->error = LEAF_ERROR_NOT_IN_CONTEXT;
    leaf_parser_set_error_variable (d->m, d->s->error);
    return activity (d, LEAF_ACTIVITY_HANDLE, f->parser_error, LEAF_NO_VALUE, PHASE_ERROR_SAY);
  }
  switch ((LeafParserError) d->s->error) {
  case LEAF_ERROR_PARTLY_UNDERSTOOD:
    return say_response (d, f->error_responses, parsed->is_direction ? 'C' : 'B', PHASE_ERROR_MORE);
  case LEAF_ERROR_PRONOUN_NOT_SEEN:
    if (parsed->pronoun_object == LEAF_PRONOUN_UNSET)
      return say_response (d, f->error_responses, 'J', PHASE_ERROR_MORE);
    speak_of (d->m, parsed->pronoun_object);
    return say_response (d, f->error_responses, 'K', PHASE_ERROR_MORE);
  case LEAF_ERROR_NOTHING_LEFT: return nothing_to_do (d);
  case LEAF_ERROR_LISTENER_NOT_ANIMATE: speak_of (d->m, parsed->error_object); break;
  case LEAF_ERROR_TOO_FEW: leaf_parser_set_number_understood (d->m, parsed->number_found); break;
  case LEAF_ERROR_NONE:
  case LEAF_ERROR_NOT_UNDERSTOOD:
  case LEAF_ERROR_NO_NUMBER:
  case LEAF_ERROR_NOT_ANIMATE:
  case LEAF_ERROR_NOT_SEEN:
  case LEAF_ERROR_ONLY_ONE:
  case LEAF_ERROR_PRONOUN_UNSET:
  case LEAF_ERROR_NO_VERB:
  case LEAF_ERROR_NOT_IN_SCOPE_TOKEN:
  case LEAF_ERROR_NOT_IN_CONTEXT:
  case LEAF_ERROR_BLANK_LINE:
  case LEAF_ERROR_AGAIN_TO_OTHERS:
  case LEAF_ERROR_COMMA_FIRST:
  case LEAF_ERROR_NO_LISTENER:
  case LEAF_ERROR_LISTENER_UNCLEAR:
  case LEAF_ERROR_COUNT: break;
  }
  return say_response (d, f->error_responses, error_letters[d->s->error], PHASE_ERROR_MORE);
}

/* Prints the end of the line; for a partly understood command, first the part that was understood. */
static Went
more_of_error (Driver *d)
{
  speak_no_more (d->m);
  d->next = PHASE_ERROR_MORE;
  if (d->s->error == LEAF_ERROR_PARTLY_UNDERSTOOD) {
    if (d->s->parsed.is_direction) {
      if (d->s->say_at++ == 0) {
        leaf_call_say (d->m, leaf_object (d->s->parsed.given[0].object));
        return CALLED;
      }
    } else if (leaf_parser_say_readings (d->m, 0))
      return CALLED;
    leaf_print (d->m, ".");
  }
  leaf_print_line (d->m);
  d->next = PHASE_ERROR_END;
  return GO_ON;
}

static Went
end_error (Driver *d)
{
  leaf_paragraph_begin (d->m);
  return activity (d, LEAF_ACTIVITY_END, d->s->facts->parser_error, LEAF_NO_VALUE, PHASE_RETYPE);
}

/* --- inferred nouns ----------------------------------------------------------------------------------------------- */

static gboolean
is_single_inference (const LeafParsed *parsed)
{
  return parsed->inferred_from + 1 == parsed->n_readings
         && parsed->readings[parsed->inferred_from].sort == LEAF_READING_OBJECT;
}

static LeafValue
inferred (const LeafParsed *parsed)
{
  return leaf_object (parsed->readings[parsed->inferred_from].what);
}

static Went
begin_inference (Driver *d)
{
  const LeafParsed *parsed = &d->s->parsed;

  d->s->suspect_word = parsed->suspect_word;
  d->s->say_at = 0;
  if (parsed->inferred_from == 0 || parsed->sort == LEAF_PARSED_TESTING) {
    d->next = PHASE_SUCCESS;
    return GO_ON;
  }
  if (!is_single_inference (parsed)) {
    d->m->handled = FALSE;
    d->next = PHASE_INFER_SAY;
    return GO_ON;
  }
  pretend_to_come (d);
  return activity (d, LEAF_ACTIVITY_BEGIN, d->s->facts->clarifying, inferred (parsed), PHASE_INFER_FOR);
}

static Went
say_inference (Driver *d)
{
  d->next = PHASE_INFER_END;
  if (d->m->handled)
    return GO_ON;
  pretend_nothing (d);
  leaf_print (d->m, "(");
  d->next = PHASE_INFER_MORE;
  return GO_ON;
}

static Went
more_of_inference (Driver *d)
{
  d->next = PHASE_INFER_MORE;
  if (leaf_parser_say_readings (d->m, d->s->parsed.inferred_from))
    return CALLED;
  leaf_print (d->m, ")");
  leaf_print_line (d->m);
  d->next = PHASE_INFER_END;
  return GO_ON;
}

static Went
end_inference (Driver *d)
{
  d->next = PHASE_SUCCESS;
  if (!is_single_inference (&d->s->parsed))
    return GO_ON;
  pretend_to_come (d);
  return activity (d, LEAF_ACTIVITY_END, d->s->facts->clarifying, inferred (&d->s->parsed), PHASE_SUCCESS);
}

static Went
succeed (Driver *d)
{
  LeafParserState *s = d->s;

  leaf_parser_drop_action (d->m);
  if (s->parsed.inferred_from != 0)
    leaf_paragraph_clear (d->m);
  leaf_parser_keep_results (d->m);
  s->is_ready = TRUE;
  s->has_understood = TRUE;
  return FINISHED;
}

/* --- the phases --------------------------------------------------------------------------------------------------- */

static Went
go (Driver *d, Phase phase)
{
  LeafParserState *s = d->s;
  const LeafFacts *f = s->facts;

  switch (phase) {
  case PHASE_START: return start (d);
  case PHASE_RETYPE: return activity (d, LEAF_ACTIVITY_BEGIN, f->reading_a_command, LEAF_NO_VALUE, PHASE_READ_FOR);
  case PHASE_READ_FOR:
    return activity (d, LEAF_ACTIVITY_HANDLE, f->reading_a_command, LEAF_NO_VALUE, PHASE_READ_DECIDE);
  case PHASE_READ_DECIDE:
    if (!d->m->handled)
      return ask (d, PHASE_READ_GOT);
    d->next = PHASE_READ_END;
    return GO_ON;
  case PHASE_READ_GOT:
    leaf_parser_set_command (d->m, s->answered);
    d->next = PHASE_READ_END;
    return GO_ON;
  case PHASE_READ_END:
    d->m->decided = FALSE;
    return activity (d, LEAF_ACTIVITY_END, f->reading_a_command, LEAF_NO_VALUE, PHASE_READ_DONE);
  case PHASE_READ_DONE: return read_done (d);
  case PHASE_COMMAND_RULES_DONE: return command_rules_done (d);
  case PHASE_ASKING: return asking (d);
  case PHASE_PARSE_FRESH:
    while (s->set_aside->len > 0)
      leaf_parser_take_up (s);
    g_array_set_size (s->answers, 0);
    leaf_parser_set_command_variable (d->m);
    d->next = PHASE_PARSE;
    return GO_ON;
  case PHASE_PARSE: return parse (d);
  case PHASE_QUESTION: return question (d);
  case PHASE_NOT_AGAIN: return say_response (d, f->command_responses, 'D', PHASE_NOT_AGAIN_DONE);
  case PHASE_NOT_AGAIN_DONE:
    leaf_print_line (d->m);
    leaf_paragraph_begin (d->m);
    d->next = PHASE_RETYPE;
    return GO_ON;
  case PHASE_WHICH: return begin_which (d);
  case PHASE_WHICH_FOR: return activity (d, LEAF_ACTIVITY_HANDLE, f->which_do_you_mean, LEAF_NO_VALUE, PHASE_WHICH_SAY);
  case PHASE_WHICH_SAY: return which_say (d);
  case PHASE_WHICH_LIST: return which_list (d);
  case PHASE_WHICH_END:
    pretend_to_come (d);
    s->ask_return = PHASE_WHICH_GOT;
    s->ask_phase = 0;
    return activity (d, LEAF_ACTIVITY_END, f->which_do_you_mean, LEAF_NO_VALUE, PHASE_WHICH_ENDED);
  case PHASE_WHICH_ENDED:
    leaf_parser_drop_action (d->m);
    d->next = PHASE_ASKING;
    return GO_ON;
  case PHASE_WHICH_GOT: return which_got (d);
  case PHASE_WHICH_ONE:
    s->ask_return = PHASE_WHICH_GOT;
    s->ask_phase = 0;
    return say_response (d, f->clarify_responses, 'C', PHASE_WHICH_ONE_SAID);
  case PHASE_WHICH_ONE_SAID:
    leaf_print_line (d->m);
    d->next = PHASE_ASKING;
    return GO_ON;
  case PHASE_INCOMPLETE: return incomplete (d);
  case PHASE_INCOMPLETE_ASK: return incomplete_ask (d);
  case PHASE_INCOMPLETE_GOT: return incomplete_got (d);
  case PHASE_AFTER_READING: return after_reading (d);
  case PHASE_ERROR: return begin_error (d);
  case PHASE_ERROR_FOR: return activity (d, LEAF_ACTIVITY_HANDLE, f->parser_error, LEAF_NO_VALUE, PHASE_ERROR_SAY);
  case PHASE_ERROR_SAY: return say_error (d);
  case PHASE_ERROR_MORE: return more_of_error (d);
  case PHASE_ERROR_END: return end_error (d);
  case PHASE_INFER: return begin_inference (d);
  case PHASE_INFER_FOR:
    return activity (d, LEAF_ACTIVITY_HANDLE, f->clarifying, inferred (&s->parsed), PHASE_INFER_SAY);
  case PHASE_INFER_SAY: return say_inference (d);
  case PHASE_INFER_MORE: return more_of_inference (d);
  case PHASE_INFER_END: return end_inference (d);
  case PHASE_SUCCESS: break;
  }
  return succeed (d);
}

LeafNativeStatus
leaf_native_parse_command (LeafMachine *machine, const LeafValue *args, LeafValue *result)
{
  Driver d = { machine, machine->parser, (Phase) leaf_native_phase (machine) };
  guint32 own = machine->n_frames - 1;

  for (;;) {
    Phase phase = d.next;
    Went went;

    d.s = machine->parser;
    went = go (&d, phase);
    if (went == FINISHED) {
      machine->decided = FALSE; /* those rules may have made a decision, but the rule of this native makes none */
      return LEAF_NATIVE_DONE;
    }
    if (went == GO_ON) {
      leaf_native_set_phase (machine, d.next);
      continue;
    }
    if (went == WAITS)
      return LEAF_NATIVE_WAITS;
    if (went == SPENT)
      return LEAF_NATIVE_SPENT;
    machine->frames[own].at = d.next; /* its own frame is no longer the innermost */
    return LEAF_NATIVE_CALLED;
  }
}
