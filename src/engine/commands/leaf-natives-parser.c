/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-parser.c: gives the library access to the parser: the understood command, scope, pronouns. */

#include "leaf-parse-driver.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-say.h"
#include "leaf-stored-actions.h"
#include "leaf-values.h"

#include <string.h>

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

static LeafValue
truth (gboolean holds)
{
  return LEAF_VALUE (TRUTH_STATE, holds ? 1 : 0);
}

static guint32
variable_cell (const LeafMachine *m, const char *name)
{
  LEAF_EACH (&m->image->variables, i) {
    const LeafImageVariable *variable = LEAF_ROW (&m->image->variables, LeafImageVariable, i);

    if (variable->owner == LEAF_OWNER_GLOBAL && variable->name != NULL && strcmp (variable->name, name) == 0)
      return variable->cell;
  }
  return 0;
}

/* --- pronouns ----------------------------------------------------------------------------------------------------- */

/* Sets it, him, her or them as if a command had named the object. */
void
leaf_parser_name_object (LeafMachine *m, guint32 object)
{
  LeafParserView view = leaf_parser_view (m);

  leaf_parser_notice (&view, object, m->parser->pronouns);
}

/* --- results ------------------------------------------------------------------------------------------------------ */

static void
set_multiple (LeafMachine *m, const guint32 *objects, guint32 n)
{
  LeafValue list = leaf_list_new (m, LEAF_KIND_OBJECT, n);

  for (guint32 i = 0; i < n; i++)
    leaf_block_set (&m->heap, (guint32) list.bits, i, leaf_object (objects[i]));
  m->multiple = list;
}

/* "Bob, tell me about X" asks Bob about X. */
static void
turn_telling_round (LeafMachine *m, LeafParsed *parsed)
{
  const LeafFacts *f = m->parser->facts;
  guint32 player = leaf_player (m);

  if (parsed->action != f->telling_about || parsed->actor == player || parsed->given[0].object != player)
    return;
  parsed->action = f->asking_about;
  parsed->given[0].object = parsed->actor;
  parsed->actor = player;
}

/* "wait for ten minutes" is a period of time; the library's "time understood" gets it too, as a time. */
static void
keep_value_understood (LeafMachine *m, LeafValue value)
{
  const guint32 *cells = m->parser->facts->understood_cell;

  leaf_set_variable (m, cells[value.kind], value);
  if (value.kind == LEAF_KIND_TIME_PERIOD)
    leaf_set_variable (m, cells[LEAF_KIND_TIME], LEAF_VALUE (TIME, value.bits));
}

static void
keep_understood (LeafMachine *m, const LeafParsed *parsed)
{
  const LeafFacts *f = m->parser->facts;

  if (parsed->topic_words > 0)
    leaf_set_variable (
        m, f->topic_understood_cell,
        LEAF_VALUE (SNIPPET, leaf_snippet_bits ((gint32) parsed->topic_from, (gint32) parsed->topic_words)));
  for (guint32 i = parsed->n_understood; i-- > 0;) {
    LeafValue value = parsed->understood[i];

    if (value.kind != LEAF_KIND_SNIPPET)
      keep_value_understood (m, value);
  }
}

void
leaf_parser_keep_results (LeafMachine *m)
{
  LeafParsed *parsed = &m->parser->parsed;

  turn_telling_round (m, parsed);
  keep_understood (m, parsed);
  m->multiple = LEAF_NO_VALUE; /* from an earlier command */
  if (parsed->is_several)
    set_multiple (m, parsed->several, parsed->n_several);
  m->several = FALSE;
}

/* --- the parsed command ------------------------------------------------------------------------------------------- */

/* The argument at a position, from 0. In a mistake a text has no position, so "shout [text] at [someone]" has the
 * person at 0. */
static const LeafGiven *
given_at (const LeafParsed *parsed, guint32 number)
{
  guint32 at = 0;

  for (guint32 i = 0; i < parsed->n_given; i++) {
    const LeafGiven *given = &parsed->given[i];
    gboolean is_text = given->sort == LEAF_GIVEN_VALUE && given->value.kind == LEAF_KIND_SNIPPET;

    if (!(is_text && parsed->sort == LEAF_PARSED_MISTAKE) && at++ == number)
      return given;
  }
  return NULL;
}

static LeafValue
given_value (const LeafParsed *parsed, guint32 number, guint32 item)
{
  const LeafGiven *given = given_at (parsed, number);

  if (given == NULL)
    return leaf_object (0);
  switch (given->sort) {
  case LEAF_GIVEN_OBJECT: return leaf_object (given->object);
  case LEAF_GIVEN_VALUE: return given->value;
  case LEAF_GIVEN_SEVERAL:
  case LEAF_GIVEN_NONE: break;
  }
  return leaf_object (item);
}

static LeafActionState
action_of (const LeafMachine *m, guint32 item)
{
  const LeafParsed *parsed = &m->parser->parsed;
  LeafActionState action = { .action = parsed->action, .actor = leaf_object (parsed->actor) };

  action.noun = given_value (parsed, 0, item);
  action.second = given_value (parsed, 1, item);
  action.requester = leaf_object (parsed->actor != leaf_player (m) ? leaf_player (m) : 0);
  action.out_of_world = (guint32) LEAF_ROW (&m->image->actions, LeafImageAction, action.action)->out_of_world;
  return action;
}

static guint32
as_object (LeafValue value)
{
  return value.kind == LEAF_KIND_OBJECT ? (guint32) value.bits : 0;
}

static void
make_current (LeafMachine *m, const LeafActionState *action)
{
  m->action = *action;
  leaf_set_variable (m, m->facts->noun_cell, leaf_object (as_object (action->noun)));
  leaf_set_variable (m, m->facts->second_cell, leaf_object (as_object (action->second)));
  leaf_set_variable (m, m->facts->person_asked_cell, action->actor);
}

void
leaf_parser_make_current (LeafMachine *m, guint32 item)
{
  LeafActionState action = action_of (m, item);

  make_current (m, &action);
}

NATIVE (command_is_ready)
{
  gboolean ready = m->parser->is_ready && m->early;

  if (ready) {
    m->early = FALSE;
    leaf_parser_make_current (m, 0);
    m->several = m->parser->parsed.is_several;
  }
  *result = truth (ready);
  return LEAF_NATIVE_DONE;
}

NATIVE (command_is_multiple)
{
  *result = truth (m->several != 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (command_was_cut)
{
  *result = truth (m->parser->parsed.was_cut);
  return LEAF_NATIVE_DONE;
}

NATIVE (command_is_out_of_world)
{
  const LeafParsed *parsed = &m->parser->parsed;

  *result = truth (parsed->sort != LEAF_PARSED_ACTION
                   || (!m->takes_turn && LEAF_ROW (&m->image->actions, LeafImageAction, parsed->action)->out_of_world));
  return LEAF_NATIVE_DONE;
}

NATIVE (commanded_action)
{
  LeafActionState action = action_of (m, (guint32) args[0].bits);

  leaf_set_variable (m, variable_cell (m, "current item from the multiple object list"),
                     leaf_object ((guint32) args[0].bits));
  if (args[0].bits != 0)
    m->several = LEAF_SEVERAL_NEXT;
  *result = leaf_store_action (m, &action);
  return LEAF_NATIVE_DONE;
}

NATIVE (command_for_one)
{
  LeafParsed *parsed = &m->parser->parsed;
  LeafActionState action;

  for (guint32 i = 0; i < parsed->n_given; i++)
    if (parsed->given[i].sort == LEAF_GIVEN_SEVERAL)
      parsed->given[i] = (LeafGiven) { LEAF_GIVEN_OBJECT, (guint32) args[0].bits, { 0 } };
  parsed->is_several = FALSE;
  m->several = FALSE;
  action = action_of (m, 0);
  make_current (m, &action);
  return LEAF_NATIVE_DONE;
}

/* After an order the player waits; "the noun" is still that of the order. */
static void
wait_after_order (LeafMachine *m)
{
  LeafValue player = leaf_object (leaf_player (m));

  m->action = (LeafActionState) { .action = m->facts->waiting, .actor = player };
  leaf_set_variable (m, m->facts->person_asked_cell, player);
}

NATIVE (settle_command)
{
  m->parser->is_ready = FALSE;
  m->several = FALSE;
  m->takes_turn = FALSE;
  leaf_set_variable (m, variable_cell (m, "current item from the multiple object list"), leaf_object (0));
  if (m->parser->parsed.actor != leaf_player (m))
    wait_after_order (m);
  return LEAF_NATIVE_DONE;
}

/* "the written name of the parameter-object": the parameter of the current rulebook. */
NATIVE (parameter_object)
{
  *result = m->parameter.kind == LEAF_KIND_OBJECT ? m->parameter : leaf_object (0);
  return LEAF_NATIVE_DONE;
}

NATIVE (before_first_command)
{
  *result = truth (!m->parser->has_begun);
  return LEAF_NATIVE_DONE;
}

NATIVE (set_number_understood)
{
  leaf_parser_set_number_understood (m, args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* --- lists of several objects ------------------------------------------------------------------------------------- */

NATIVE (multiple_list)
{
  if (m->multiple.kind == 0)
    set_multiple (m, NULL, 0);
  *result = m->multiple;
  return LEAF_NATIVE_DONE;
}

NATIVE (set_multiple_list)
{
  guint32 n = 0, kept = 0;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) args[0].bits, &n);
  guint32 objects[LEAF_MATCHES_ROOM];

  for (guint32 i = 0; i < n && kept < LEAF_MATCHES_ROOM; i++)
    objects[kept++] = (guint32) values[i].bits;
  set_multiple (m, objects, kept);
  return LEAF_NATIVE_DONE;
}

/* --- pronouns ----------------------------------------------------------------------------------------------------- */

/* clang-format off */
NATIVE (set_pronouns) { leaf_parser_name_object (m, (guint32) args[0].bits); return LEAF_NATIVE_DONE; }
NATIVE (pronoun_count) { *result = LEAF_VALUE (NUMBER, LEAF_PRONOUNS); return LEAF_NATIVE_DONE; }
/* clang-format on */

/* The pronouns have the numbers from 1; the number after them stands for "me". */
static gboolean
is_me (LeafValue number)
{
  return number.bits == LEAF_PRONOUNS + 1;
}

NATIVE (say_pronoun)
{
  leaf_print (m, is_me (args[0]) ? "me" : leaf_pronoun_words[args[0].bits]);
  return LEAF_NATIVE_DONE;
}

NATIVE (pronoun_meaning)
{
  guint32 object = is_me (args[0]) ? leaf_player (m) : m->parser->pronouns[args[0].bits];

  *result = leaf_object (object == LEAF_PRONOUN_UNSET ? 0 : object);
  return LEAF_NATIVE_DONE;
}

NATIVE (say_pronoun_word)
{
  const LeafParserState *s = m->parser;
  const LeafTypedWord *word = leaf_parser_word (s, s->parsed.pronoun_word);

  if (word != NULL) {
    g_autofree char *text = g_strndup (s->command.text + word->start, word->length);

    leaf_print (m, text);
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (say_command_so_far)
{
  guint32 own = m->n_frames - 1;

  if (leaf_native_begins (m)) {
    m->parser->say_at = 0;
  }
  if (!leaf_parser_say_readings (m, 0))
    return LEAF_NATIVE_DONE;
  m->frames[own].at = 1;
  return LEAF_NATIVE_CALLED;
}

/* --- indistinguishable objects ------------------------------------------------------------------------------------ */

static gboolean
test_alike (LeafMachine *m, guint32 a, guint32 b, LeafParsed *need)
{
  LeafParserView view = leaf_parser_view (m);

  return leaf_parser_alike (&view, a, b, need);
}

/* Are there no words by which the player could distinguish them? */
NATIVE (are_alike)
{
  guint32 a = (guint32) args[0].bits, b = (guint32) args[1].bits;

  *result = truth (FALSE);
  if (!leaf_table_has_row (&m->image->instances, a) || !leaf_table_has_row (&m->image->instances, b))
    return LEAF_NATIVE_DONE;
  return leaf_parser_find_out (m, test_alike, a, b, result);
}

/* --- questions to the player that the library prints -------------------------------------------------------------- */

static void
take_answer (LeafMachine *m)
{
  leaf_parser_set_command (m, m->parser->answered);
}

NATIVE (read_final_answer)
{
  if (leaf_native_begins (m)) {
    m->parser->ask_phase = 0;
  }
  if (leaf_parser_read_plain (m) == LEAF_READ_WAITS)
    return LEAF_NATIVE_WAITS;
  take_answer (m);
  return LEAF_NATIVE_DONE;
}

/* The first word of the player's answer. */
static char *
first_word (const LeafParserState *s)
{
  g_autofree char *folded = g_utf8_strdown (s->answered, -1);

  g_strstrip (folded);
  folded[strcspn (folded, " \t,.")] = '\0';
  return g_steal_pointer (&folded);
}

typedef gboolean (*Judge) (const char *word, gint32 most, LeafValue *result);

/* Asks the player until `judge` accepts the answer. Phases: 0 ask, 1 wait, 2 the reply to a bad answer was printed.
 * `as_command`: with the command prompt. */
static LeafNativeStatus
ask_until (LeafMachine *m, Judge judge, gint32 most, guint32 rule, gboolean as_command, LeafValue *result)
{
  for (;;) {
    LeafReadStatus status;

    if (leaf_native_phase (m) == 2) {
      if (as_command) {
        leaf_print_line (m);
        leaf_paragraph_begin (m);
      } else
        leaf_print (m, "> ");
    }
    if (leaf_native_phase (m) != 1) {
      m->parser->ask_phase = 0;
      leaf_native_set_phase (m, 1);
    }
    status = as_command ? leaf_parser_read_answer (m) : leaf_parser_read_plain (m);
    if (status != LEAF_READ_DONE)
      return status == LEAF_READ_WAITS ? LEAF_NATIVE_WAITS : LEAF_NATIVE_CALLED;
    {
      g_autofree char *word = first_word (m->parser);

      if (judge (word, most, result))
        return LEAF_NATIVE_DONE;
    }
    leaf_native_set_phase (m, 2);
    leaf_parser_respond (m, rule, 'A');
    return LEAF_NATIVE_CALLED;
  }
}

static gboolean
judge_consent (const char *word, gint32 most, LeafValue *result)
{
  gboolean yes = strcmp (word, "y") == 0 || strcmp (word, "yes") == 0;

  *result = truth (yes);
  return yes || strcmp (word, "n") == 0 || strcmp (word, "no") == 0;
}

static gboolean
judge_number (const char *word, gint32 most, LeafValue *result)
{
  gint64 n = g_ascii_strtoll (word, NULL, 10);

  *result = LEAF_VALUE (NUMBER, (gint32) n);
  return n >= 1 && n <= most;
}

NATIVE (player_consents)
{
  return ask_until (m, judge_consent, 0, m->parser->facts->yes_no_responses, FALSE, result);
}

NATIVE (player_chooses)
{
  gint32 most = args[0].bits;

  if (most <= 0) {
    *result = LEAF_VALUE (NUMBER, 1);
    return LEAF_NATIVE_DONE;
  }
  return ask_until (m, judge_number, most, m->parser->facts->number_responses, TRUE, result);
}
