/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-rules.c: runs the rules whose answers the parser needs, and appends each answer to the log that the parser
 * reads (leaf-parse.h). */

#include "leaf-parse-driver.h"
#include "leaf-activities.h"
#include "leaf-frames.h"
#include "leaf-properties.h"
#include "leaf-rulebook-exec.h"
#include "leaf-values.h"

/* While rules decide about a possible action, it is the current action, with its nouns and its actor. */
void
leaf_parser_pretend_action (LeafMachine *m, guint32 action, guint32 actor, guint32 noun, guint32 second)
{
  LeafParserState *s = m->parser;

  if (!s->has_saved_action) {
    s->saved_action = m->action;
    s->saved_noun = leaf_variable (m, m->facts->noun_cell);
    s->saved_second = leaf_variable (m, m->facts->second_cell);
    s->saved_reacher = leaf_variable (m, m->facts->person_reaching_cell);
    s->saved_asked = leaf_variable (m, m->facts->person_asked_cell);
    s->has_saved_action = TRUE;
  }
  m->action.action = action;
  m->action.actor = leaf_object (actor);
  m->action.noun = leaf_object (noun);
  m->action.second = leaf_object (second);
  leaf_set_variable (m, m->facts->noun_cell, leaf_object (noun));
  leaf_set_variable (m, m->facts->second_cell, leaf_object (second));
  leaf_set_variable (m, m->facts->person_reaching_cell, leaf_object (actor));
  leaf_set_variable (m, m->facts->person_asked_cell, leaf_object (actor));
}

void
leaf_parser_drop_action (LeafMachine *m)
{
  LeafParserState *s = m->parser;

  if (!s->has_saved_action)
    return;
  m->action = s->saved_action;
  leaf_set_variable (m, m->facts->noun_cell, s->saved_noun);
  leaf_set_variable (m, m->facts->second_cell, s->saved_second);
  leaf_set_variable (m, m->facts->person_reaching_cell, s->saved_reacher);
  leaf_set_variable (m, m->facts->person_asked_cell, s->saved_asked);
  s->has_saved_action = FALSE;
}

static void
add_answer (LeafMachine *m, gint32 value, const char *text)
{
  LeafParserState *s = m->parser;
  LeafAnswer answer = { .question = s->parsed.question, .answer = value, .text = g_strdup (text) };

  if (s->placed->len > 0) {
    answer.n_placed = s->placed->len;
    answer.placed = g_memdup2 (s->placed->data, s->placed->len * sizeof (LeafPlaced));
    g_array_set_size (s->placed, 0);
  }
  g_array_append_val (s->answers, answer);
  s->question_phase = 0;
  leaf_parser_drop_action (m);
}

static gint32
decided_how (const LeafMachine *m)
{
  if (!m->handled)
    return LEAF_ALL_UNDECIDED;
  return m->latest.outcome == LEAF_OUTCOME_SUCCESS ? LEAF_ALL_INCLUDES : LEAF_ALL_EXCLUDES;
}

static LeafReadStatus
ask_scope (LeafMachine *m, const LeafQuestion *question)
{
  LeafActivityStage stage = question->sort == LEAF_ASK_SCOPE_BEFORE ? LEAF_ACTIVITY_BEGIN
                            : question->sort == LEAF_ASK_SCOPE_FOR  ? LEAF_ACTIVITY_HANDLE
                                                                    : LEAF_ACTIVITY_END;

  if (m->parser->question_phase++ == 0) {
    g_array_set_size (m->parser->placed, 0);
    m->handled = FALSE;
    if (question->b != 0)
      leaf_parser_pretend_action (m, question->b, question->a, 0, 0);
    leaf_call_activity_stage (m, stage, m->parser->facts->deciding_scope, leaf_object (question->a));
    return LEAF_READ_CALLED;
  }
  add_answer (m, stage == LEAF_ACTIVITY_HANDLE && m->handled, NULL);
  return LEAF_READ_DONE;
}

/* The named outcomes of "does the player mean", from worst to best. */
static gint32
meant_how (const LeafMachine *m)
{
  static const char *const names[] = {
    [LEAF_MEANT_VERY_UNLIKELY] = "it is very unlikely", [LEAF_MEANT_UNLIKELY] = "it is unlikely",
    [LEAF_MEANT_POSSIBLE] = "it is possible",           [LEAF_MEANT_LIKELY] = "it is likely",
    [LEAF_MEANT_VERY_LIKELY] = "it is very likely",
  };
  const LeafTable *outcomes = &m->image->outcomes;
  const char *name;

  if (!m->decided || !m->latest.has_value || m->latest.value.kind != LEAF_KIND_RULEBOOK_OUTCOME)
    return LEAF_MEANT_POSSIBLE;
  name = LEAF_ROW (outcomes, LeafImageOutcome, (guint32) m->latest.value.bits)->name;
  for (gint32 n = 0; n < (gint32) G_N_ELEMENTS (names); n++)
    if (g_ascii_strcasecmp (name, names[n]) == 0)
      return n;
  return LEAF_MEANT_POSSIBLE;
}

static LeafReadStatus
ask_meant (LeafMachine *m, const LeafQuestion *question)
{
  if (m->parser->question_phase++ == 0) {
    leaf_parser_pretend_action (m, question->a, question->d, question->b, question->c);
    /* an order to another person is a request: "asking Bob to try taking the cup", not "Bob taking the cup" */
    m->action.requester = leaf_object (question->d != leaf_player (m) ? leaf_player (m) : 0);
    leaf_call_rulebook (m, m->parser->facts->does_the_player_mean, (LeafValue) { 0 }, LEAF_ENTRY_CONSIDERED, FALSE);
    return LEAF_READ_CALLED;
  }
  add_answer (m, meant_how (m), NULL);
  return LEAF_READ_DONE;
}

static LeafReadStatus
ask_all (LeafMachine *m, const LeafQuestion *question)
{
  static const LeafActivityStage stages[] = { LEAF_ACTIVITY_BEGIN, LEAF_ACTIVITY_HANDLE, LEAF_ACTIVITY_END };
  LeafParserState *s = m->parser;
  guint32 phase = s->question_phase++;

  if (phase == 0)
    leaf_parser_pretend_action (m, question->b, question->c, question->a, question->d);
  if (phase == 2)
    s->say_at = (guint32) decided_how (m);
  if (phase < G_N_ELEMENTS (stages)) {
    m->handled = FALSE;
    leaf_call_activity_stage (m, stages[phase], s->facts->all_includes, leaf_object (question->a));
    return LEAF_READ_CALLED;
  }
  add_answer (m, (gint32) s->say_at, NULL);
  return LEAF_READ_DONE;
}

static LeafReadStatus
ask_concealed (LeafMachine *m, const LeafQuestion *question)
{
  LeafParserState *s = m->parser;

  if (s->question_phase++ == 0) {
    leaf_set_variable (m, s->facts->particular_possession_cell, leaf_object (question->b));
    m->handled = FALSE;
    leaf_call_activity (m, s->facts->concealed, leaf_object (question->a));
    return LEAF_READ_CALLED;
  }
  add_answer (m, m->handled, NULL);
  return LEAF_READ_DONE;
}

static LeafReadStatus
ask_phrase (LeafMachine *m, guint32 phrase, guint32 n, const LeafValue *values)
{
  if (m->parser->question_phase++ == 0) {
    m->returned = (LeafValue) { 0 };
    leaf_call_phrase (m, phrase, n, values);
    return LEAF_READ_CALLED;
  }
  add_answer (m, m->returned.bits != 0, NULL);
  return LEAF_READ_DONE;
}

static LeafReadStatus
ask_text (LeafMachine *m, const LeafQuestion *question)
{
  if (m->parser->question_phase++ == 0) {
    m->self = leaf_object (question->a);
    leaf_call_text (m, leaf_property (m, leaf_object (question->a), question->b));
    return LEAF_READ_CALLED;
  }
  add_answer (m, 1, leaf_text_characters (m, m->returned));
  return LEAF_READ_DONE;
}

static LeafReadStatus
ask (LeafMachine *m)
{
  const LeafQuestion *question = &m->parser->parsed.question;
  LeafValue values[2];

  switch ((LeafQuestionSort) question->sort) {
  case LEAF_ASK_SCOPE_BEFORE:
  case LEAF_ASK_SCOPE_FOR:
  case LEAF_ASK_SCOPE_AFTER: return ask_scope (m, question);
  case LEAF_ASK_MEANT: return ask_meant (m, question);
  case LEAF_ASK_ALL: return ask_all (m, question);
  case LEAF_ASK_CONCEALED: return ask_concealed (m, question);
  case LEAF_ASK_CONDITION:
    values[0] = (LeafValue) { question->d != 0 ? question->d : LEAF_KIND_OBJECT, (gint32) question->b };
    return ask_phrase (m, question->a, question->c, values);
  case LEAF_ASK_RELATED:
    values[0] = leaf_object (question->b);
    values[1] = leaf_object (question->c);
    return ask_phrase (m, LEAF_ROW (&m->image->relations, LeafImageRelation, question->a)->phrase, 2, values);
  case LEAF_ASK_TEXT: return ask_text (m, question);
  }
  g_return_val_if_reached (LEAF_READ_DONE);
}

LeafReadStatus
leaf_parser_ask_rules (LeafMachine *m)
{
  for (;;) {
    guint32 frames = m->n_frames;
    LeafReadStatus status = ask (m);

    if (status == LEAF_READ_DONE || m->n_frames != frames)
      return status;
  }
}
