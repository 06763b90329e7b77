/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-ask.c: gets a line from the player or from a test script. Blank lines are ignored, and "oops" and "undo"
 * are handled here. */

#include "leaf-parse-driver.h"
#include "leaf-activities.h"
#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-say.h"
#include "leaf-snapshot.h"
#include "leaf-values.h"

#include "leaf-panes.h"

#include <string.h>

void leaf_event_text (LeafMachine *machine, LeafEventSort sort, guint32 want, const char *text,
                      LeafOutcome outcome); /* play/state/leaf-events.c */

/* --- test scripts ------------------------------------------------------------------------------------------------- */

/* The next command of the innermost script, shown as typed. FALSE if no script is running. */
static gboolean
take_script_line (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  LeafScriptPlace *place;
  const char *script, *next;
  g_autofree char *number = NULL;

  if (s->scripts->len == 0) {
    s->script_count = 1;
    return FALSE;
  }
  place = &g_array_index (s->scripts, LeafScriptPlace, s->scripts->len - 1);
  script = LEAF_ROW (&m->image->grammar->tests, LeafTestScript, place->test)->script + place->at;
  next = script;
  g_free (s->answered);
  s->answered = leaf_test_script_take (&next);
  if (next != NULL)
    place->at += (guint32) (next - script);
  else
    g_array_set_size (s->scripts, s->scripts->len - 1);
  number = g_strdup_printf ("[%u] ", s->script_count++);
  leaf_print (m, number);
  leaf_style (m, LEAF_TEXT_BOLD);
  leaf_print (m, s->answered);
  leaf_style (m, LEAF_TEXT_ROMAN);
  leaf_print_line (m);
  leaf_event_text (m, LEAF_EVENT_COMMAND, 0, s->answered, LEAF_OUTCOME_NONE);
  return TRUE;
}

/* How far asking has got: the parser's `ask_phase`. */
typedef enum {
  ASK_PROMPT = 0,
  ASK_STATUS_MADE,
  ASK_QUOTATION_MADE,
  ASK_PROMPT_MADE,
  ASK_WAIT,
  ASK_GOT,
  ASK_BLANK,
  ASK_BLANK_FOR,
  ASK_BLANK_SAY,
  ASK_BLANK_LINE,
  ASK_BLANK_END,
  ASK_AGAIN_LINE,
  ASK_UNDONE,
  ASK_UNDONE_SAY,
} AskPhase;

static LeafReadStatus
respond (LeafMachine *m, guint32 rule, char letter)
{
  m->parser->ask_phase = ASK_AGAIN_LINE;
  leaf_parser_respond (m, rule, letter);
  return LEAF_READ_CALLED;
}

/* Expands the status line, before the prompt. Its text is an event of its own, not part of the story's text. */
static LeafReadStatus
make_status (LeafMachine *m)
{
  leaf_paragraph_before_prompt (m);
  m->parser->ask_phase = ASK_STATUS_MADE;
  m->parser->kept_named = (guint32) leaf_variable (m, m->facts->named_cell).bits;
  m->parser->kept_count = m->named_count;
  m->parser->kept_chance = m->chance;
  leaf_status_begin (m);
  if (m->is_explored && !m->has_lively_status)
    return LEAF_READ_CALLED; /* it is not displayed, and expanding it changes nothing */
  leaf_call_activity (m, m->facts->constructing_the_status_line, (LeafValue) { 0 });
  return LEAF_READ_CALLED;
}

/* The line that "oops" corrects: the last one that was a command. It may have been undone, or be an "oops" that
 * corrected nothing. */
static void
keep_before (LeafMachine *m)
{
  LeafParserState *s = m->parser;

  g_free (s->before);
  if (m->undone_line != NULL)
    s->before = g_steal_pointer (&m->undone_line);
  else if (s->failed_oops != NULL)
    s->before = g_steal_pointer (&s->failed_oops);
  else
    s->before = g_strdup (s->command.text);
}

static LeafReadStatus make_prompt (LeafMachine *m);

/* Expands a waiting boxed quotation, which is shown after the prompt. */
static LeafReadStatus
make_quotation (LeafMachine *m)
{
  leaf_status_end (m);
  m->chance = m->parser->kept_chance;
  leaf_regard (m, leaf_object (m->parser->kept_named),
               m->parser->kept_count); /* names printed there do not count as mentioned in the story */
  if (m->quotation.kind != LEAF_KIND_TEXT)
    return make_prompt (m);
  m->parser->ask_phase = ASK_QUOTATION_MADE;
  leaf_call_text (m, m->quotation);
  return LEAF_READ_CALLED;
}

static void
show_quotation (LeafMachine *m)
{
  const char *quotation = m->quotation.kind == LEAF_KIND_TEXT ? leaf_text_characters (m, m->quotation) : NULL;

  m->quotation = (LeafValue) { 0 };
  if (quotation == NULL)
    return;
  leaf_print (m, quotation);
  leaf_print_line (m);
  leaf_paragraph_clear (m);
}

/* The prompt, with its substitutions. */
static LeafReadStatus
make_prompt (LeafMachine *m)
{
  keep_before (m);
  m->parser->ask_phase = ASK_PROMPT_MADE;
  m->returned = (LeafValue) { 0 };
  leaf_call_text (m, leaf_variable (m, m->parser->facts->command_prompt_cell));
  return LEAF_READ_CALLED;
}

static LeafReadStatus
show_prompt (LeafMachine *m)
{
  const char *prompt = leaf_text_characters (m, m->returned);

  leaf_paragraph_clear (m);
  if (m->parser->scripts->len > 0) {
    leaf_print (m, prompt);
    show_quotation (m);
    take_script_line (m);
    m->parser->ask_phase = ASK_GOT;
    return LEAF_READ_DONE;
  }
  take_script_line (m);
  m->parser->ask_phase = ASK_WAIT;
  leaf_machine_ask (m, prompt);
  show_quotation (m);
  return LEAF_READ_WAITS;
}

/* "oops lamp": corrects the word that was not understood. */
static LeafReadStatus
oops (LeafMachine *m, const LeafCommandText *line)
{
  LeafParserState *s = m->parser;
  LeafCommandText old;
  const LeafTypedWord *wrong, *right;

  if (s->suspect_word == 0 || line->words->len != 2) {
    g_free (s->failed_oops);
    s->failed_oops = g_strdup (line->text);
    return respond (m, s->facts->command_responses, s->suspect_word == 0 ? 'A' : line->words->len == 1 ? 'B' : 'C');
  }
  leaf_command_text_init (&old);
  leaf_command_text_set (m->image, &old, s->before);
  right = &g_array_index (line->words, LeafTypedWord, 1);
  if (s->suspect_word <= old.words->len) {
    wrong = &g_array_index (old.words, LeafTypedWord, s->suspect_word - 1);
    g_free (s->answered);
    s->answered = g_strdup_printf ("%.*s%.*s%s", (int) wrong->start, old.text, (int) right->length,
                                   line->text + right->start, old.text + wrong->start + wrong->length);
  } else { /* a shorter command was understood in between: it has no such word, so it is repeated */
    g_free (s->answered);
    s->answered = g_strdup (old.text);
  }
  leaf_command_text_clear (&old);
  return LEAF_READ_DONE;
}

static LeafReadStatus
look_at_line (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  LeafCommandText line;
  LeafReadStatus status = LEAF_READ_DONE;
  guint8 key;

  leaf_command_text_init (&line);
  leaf_command_text_set (m->image, &line, s->answered);
  key = line.words->len > 0 ? g_array_index (line.words, LeafTypedWord, 0).key : LEAF_KEY_NONE;
  if (line.words->len == 0) {
    s->ask_phase = ASK_BLANK;
    status = LEAF_READ_CALLED;
  } else if (key == LEAF_KEY_OOPS)
    status = oops (m, &line);
  else if (key == LEAF_KEY_UNDO && line.words->len == 1) {
    status = LEAF_READ_CALLED;
    leaf_machine_forget_moment (m); /* of this command itself */
    if (m->facts->undo_prevention)
      respond (m, s->facts->undo_responses, 'A');
    else if (!s->has_understood || !leaf_machine_undo (m))
      respond (m, s->facts->undo_responses, 'B');
  }
  leaf_command_text_clear (&line);
  return status;
}

static void
call_error_stage (LeafMachine *m, LeafActivityStage stage, AskPhase next)
{
  m->parser->ask_phase = next;
  leaf_call_activity_stage (m, stage, m->parser->facts->parser_error, (LeafValue) { 0 });
}

/* Runs the rules that adapt to the windows and channels of the terminal, after an undo or a restore. */
static LeafReadStatus
look_at_terminal (LeafMachine *m)
{
  m->parser->ask_phase = ASK_UNDONE;
  leaf_call_phrase (m, m->facts->recover_terminal, 0, NULL);
  return LEAF_READ_CALLED;
}

/* Prints the room's name as a heading, after look_at_terminal. In the next phase a response says what happened. */
static LeafReadStatus
say_undone (LeafMachine *m)
{
  m->parser->ask_phase = ASK_UNDONE_SAY;
  leaf_style (m, LEAF_TEXT_BOLD);
  leaf_call_phrase (m, m->facts->print_surroundings, 0, NULL);
  return LEAF_READ_CALLED;
}

/* "Use command line echoing". */
static void
echo_line (LeafMachine *m, const char *line)
{
  if (!m->facts->echoes_commands)
    return;
  leaf_print (m, "** ");
  leaf_print (m, line);
  leaf_print_line (m);
}

static LeafReadStatus
take_line (LeafMachine *m)
{
  char *line;

  if (m->undone)
    return look_at_terminal (m);
  line = leaf_machine_take_command (m);
  if (line == NULL)
    return LEAF_READ_WAITS;
  echo_line (m, line);
  g_free (m->parser->answered);
  m->parser->answered = line;
  m->parser->ask_phase = ASK_GOT;
  return LEAF_READ_DONE;
}

static LeafReadStatus
step (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  guint32 undone;

  switch ((AskPhase) s->ask_phase) {
  case ASK_PROMPT: return make_status (m);
  case ASK_STATUS_MADE: return make_quotation (m);
  case ASK_QUOTATION_MADE: m->quotation = m->returned; return make_prompt (m);
  case ASK_PROMPT_MADE: return show_prompt (m);
  case ASK_WAIT: return take_line (m);
  case ASK_BLANK:
    leaf_parser_set_error_variable (m, LEAF_ERROR_BLANK_LINE);
    call_error_stage (m, LEAF_ACTIVITY_BEGIN, ASK_BLANK_FOR);
    return LEAF_READ_CALLED;
  case ASK_BLANK_FOR:
    m->handled = FALSE;
    call_error_stage (m, LEAF_ACTIVITY_HANDLE, ASK_BLANK_SAY);
    return LEAF_READ_CALLED;
  case ASK_BLANK_SAY:
    s->ask_phase = m->handled ? ASK_BLANK_END : ASK_BLANK_LINE;
    if (!m->handled)
      leaf_parser_respond (m, s->facts->error_responses, 'X');
    return LEAF_READ_CALLED;
  case ASK_BLANK_LINE:
    leaf_print_line (m);
    leaf_paragraph_begin (m);
    s->ask_phase = ASK_BLANK_END;
    return LEAF_READ_CALLED;
  case ASK_BLANK_END: call_error_stage (m, LEAF_ACTIVITY_END, ASK_PROMPT); return LEAF_READ_CALLED;
  case ASK_AGAIN_LINE:
    leaf_print_line (m);
    leaf_paragraph_begin (m);
    s->ask_phase = ASK_PROMPT;
    return LEAF_READ_CALLED;
  case ASK_UNDONE: return say_undone (m);
  case ASK_UNDONE_SAY:
    leaf_style (m, LEAF_TEXT_ROMAN);
    leaf_print_line (m);
    undone = m->undone;
    m->undone = 0;
    m->parser->has_understood |= undone == LEAF_UNDONE_RESTORED; /* the command just read, so that it can be undone */
    return undone == LEAF_UNDONE_RESTORED ? respond (m, s->facts->restore_responses, 'B')
                                          : respond (m, s->facts->undo_responses, 'E');
  case ASK_GOT: break;
  }
  return LEAF_READ_DONE;
}

/* Visited until it is DONE. CALLED does not imply that a frame was pushed; without one the next visit follows at once.
 * After an UNDO the state of the machine is an earlier one, so the caller must read the state again (its address may be
 * the same). */
LeafReadStatus
leaf_parser_read_line (LeafMachine *m)
{
  for (;;) {
    guint32 frames = m->n_frames;
    LeafReadStatus status = step (m);

    if (status == LEAF_READ_WAITS)
      return status;
    if (status == LEAF_READ_DONE) {
      status = look_at_line (m);
      if (status == LEAF_READ_DONE) {
        m->parser->ask_phase = ASK_PROMPT;
        return status;
      }
    }
    if (m->n_frames != frames || m->undone != 0)
      return LEAF_READ_CALLED;
  }
}

/* A line after the command prompt, whatever it contains: "oops" and "undo" are not special in an answer. */
LeafReadStatus
leaf_parser_read_answer (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  guint32 frames = m->n_frames;

  while (s->ask_phase != ASK_GOT) {
    gboolean waited = s->ask_phase == ASK_WAIT;

    if (step (m) == LEAF_READ_WAITS)
      return LEAF_READ_WAITS;
    if (waited)
      leaf_machine_forget_moment (m); /* it begins no turn */
    if (m->n_frames != frames)
      return LEAF_READ_CALLED;
  }
  s->ask_phase = ASK_PROMPT;
  return LEAF_READ_DONE;
}

/* A line exactly as typed, for questions of the library. */
LeafReadStatus
leaf_parser_read_plain (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  char *line;

  if (s->ask_phase == ASK_PROMPT) {
    if (s->scripts->len > 0) {
      take_script_line (m);
      return LEAF_READ_DONE;
    }
    take_script_line (m);
    s->ask_phase = ASK_WAIT;
    leaf_machine_ask (m, "");
    return LEAF_READ_WAITS;
  }
  line = leaf_machine_take_command (m);
  if (line == NULL)
    return LEAF_READ_WAITS;
  leaf_machine_forget_moment (m); /* it begins no turn */
  echo_line (m, line);
  g_free (s->answered);
  s->answered = line;
  s->ask_phase = ASK_PROMPT;
  return LEAF_READ_DONE;
}
