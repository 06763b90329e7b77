/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-testing.c: testing commands: test, showme, purloin, scope and others.
 *
 * They are built in: they have no grammar lines or actions and take no turn. A verb of the story with the same word
 * takes precedence, except that "test X" is a test if there is a script of that name, and that "!showme" is always the
 * testing command. */

#include "play/vm/leaf-action-exec.h"
#include "play/state/leaf-events.h"
#include "play/state/leaf-frames.h"
#include "play/state/leaf-memory.h"
#include "play/vm/leaf-natives-time.h"
#include "play/state/leaf-paragraph.h"
#include "play/state/leaf-print.h"
#include "play/state/leaf-properties.h"
#include "play/state/leaf-rng.h"
#include "play/vm/leaf-say.h"
#include "play/state/leaf-stored-actions.h"
#include "play/state/leaf-value-format.h"
#include "play/state/leaf-values.h"
#include "leaf-parse-driver.h"

#include <string.h>

/* --- running a script --------------------------------------------------------------------------------------------- */

static void
say (LeafMachine *m, const char *text)
{
  leaf_print (m, text);
  leaf_print_line (m);
  m->paragraph.pending = TRUE;
}

static const char *
name_of (const LeafMachine *m, guint32 object)
{
  return LEAF_IMAGE_INSTANCE (m->image, object)->name;
}

static guint32
given (const LeafMachine *m, guint32 number)
{
  const LeafParsed *parsed = &m->parser->parsed;

  return number < parsed->n_given ? parsed->given[number].object : 0;
}

static gboolean
is_thing (const LeafMachine *m, guint32 object)
{
  return leaf_is_kind (m, object, LEAF_KIND_THING);
}

/* May the object go there? If it is a part, is not a thing, or would contain itself, prints this as the reason why
 * not. */
static gboolean
may_move (LeafMachine *m, guint32 object, guint32 to)
{
  const char *why = NULL;

  if (!is_thing (m, object))
    why = "it is not a thing";
  else if (m->tree[object].held == LEAF_HELD_PART)
    why = "it is part of something";
  for (guint32 at = to; why == NULL && at != 0; at = m->tree[at].parent)
    if (at == object)
      why = "it would hold itself";
  if (why != NULL) {
    leaf_print_format (m, "[%s cannot be moved: %s.]", name_of (m, object), why);
    say (m, "");
  }
  return why == NULL;
}

static LeafHoldingRelation
held_by (const LeafMachine *m, guint32 holder)
{
  if (leaf_is_kind (m, holder, LEAF_KIND_PERSON))
    return LEAF_HELD_CARRIED;
  return leaf_is_kind (m, holder, LEAF_KIND_SUPPORTER) ? LEAF_HELD_ON : LEAF_HELD_IN;
}

static void
move_to (LeafMachine *m, guint32 object, guint32 to, const char *done)
{
  if (!may_move (m, object, to))
    return;
  leaf_tree_move (m, object, to, held_by (m, to));
  say (m, done);
}

/* One thing, or each of several. */
static void
purloin (LeafMachine *m)
{
  const LeafParsed *parsed = &m->parser->parsed;

  if (parsed->n_several < 2)
    move_to (m, given (m, 0), leaf_player (m), "[Purloined.]");
  else
    for (guint32 i = 0; i < parsed->n_several; i++)
      move_to (m, parsed->several[i], leaf_player (m), "[Purloined.]");
}

static void
show_me (LeafMachine *m)
{
  guint32 object = given (m, 0);

  if (object == 0)
    object = (guint32) leaf_variable (m, m->facts->location_cell).bits;
  if (object == 0)
    return;
  leaf_testing_show_tree (m, object, 0);
  if (given (m, 0) != 0)
    leaf_testing_show (m, object);
  m->paragraph.pending = TRUE;
}

static void
show_world (LeafMachine *m)
{
  guint32 object = given (m, 0);

  if (object != 0)
    leaf_testing_show_tree (m, object, 0);
  else
    for (guint32 i = 1; i < m->facts->n_instances; i++)
      if ((leaf_is_kind (m, i, LEAF_KIND_ROOM) || is_thing (m, i)) && m->tree[i].parent == 0)
        leaf_testing_show_tree (m, i, 0);
  m->paragraph.pending = TRUE;
}

static void
show_scope (LeafMachine *m)
{
  guint32 person = given (m, 0) != 0 ? given (m, 0) : leaf_player (m);
  LeafParserView view = leaf_parser_view (m);
  guint n = 0;

  for (guint32 i = 1; i < m->facts->n_instances; i++)
    if (is_thing (m, i) && leaf_scope_query_test (&view, i, person, NULL))
      leaf_print_format (m, "%u: %s\n", ++n, name_of (m, i));
  if (n == 0)
    leaf_print (m, "Nothing is in scope.\n");
  m->paragraph.pending = TRUE;
}

/* Current scenes with their times, and past ones. The library has one, so there are some. */
static void
show_scenes (LeafMachine *m)
{
  const guint32 *scenes = m->facts->enumerated[LEAF_KIND_SCENE];
  gint32 now = leaf_variable (m, m->facts->time_cell).bits, began;
  const char *how;

  for (guint32 i = 1; i <= scenes[0]; i++)
    if (leaf_scene_runs (m, (gint32) i, &began))
      leaf_print_format (m, "Scene '%s' playing (for %d mins now)\n", name_of (m, scenes[i]),
                         (now - began + 1440) % 1440);
    else if ((how = leaf_scene_ended (m, (gint32) i)) != NULL)
      leaf_print_format (m, "Scene '%s' ended%s%s\n", name_of (m, scenes[i]), *how != '\0' ? " " : "", how);
}

static const char *
state_name (guint32 state)
{
  return state == 3 ? "off" : state == 2 ? "on, for all" : "on";
}

static void
set_switch (LeafMachine *m, const char *what, guint32 *flag)
{
  guint32 state = m->parser->parsed.line;

  *flag = state == 3 ? 0 : MAX (state, 1);
  leaf_print_format (m, "%s %s.", what, state_name (state));
  say (m, "");
}

/* TRACE 3, TRACE (1), TRACE ALL (5), TRACE OFF. */
static void
set_trace (LeafMachine *m)
{
  LeafParserState *s = m->parser;
  const LeafTypedWord *word = leaf_parser_word (s, 2);
  gint level = word != NULL ? g_ascii_digit_value (s->command.text[word->start]) : -1;

  if (level < 0)
    level = s->parsed.line == 3 ? 0 : s->parsed.line == 2 ? LEAF_MOST_TRACE : 1;
  s->trace_parser = (guint32) MIN (level, LEAF_MOST_TRACE);
  if (level == 0)
    say (m, "Parser tracing off.");
  else {
    leaf_print_format (m, "Parser tracing on, level %u of %u.", s->trace_parser, LEAF_MOST_TRACE);
    say (m, "");
  }
}

/* Prints the responses of rules; ALL includes the library's. */
static void
show_responses (LeafMachine *m)
{
  gboolean with_library = m->parser->parsed.line == 2;
  guint n_left_out = 0;

  LEAF_EACH (&m->image->responses, i) {
    const LeafImageResponse *response = LEAF_ROW (&m->image->responses, LeafImageResponse, i);
    gboolean is_library = leaf_image_word_is_library (m->image, response->word);
    LeafValue now = leaf_variable (m, leaf_cell_of_extra (m, response->cell));
    g_autofree char *text = NULL;

    if (is_library && now.kind == 0 && !with_library) {
      n_left_out++;
      continue;
    }
    text = now.kind != 0 ? leaf_value_to_string (m, now) : leaf_image_quoted (m->image, response->word);
    leaf_print_format (m, "%s: \"%s\"%s\n", response->name, text, now.kind != 0 ? " (since it was changed)" : "");
  }
  if (n_left_out > 0)
    leaf_print_format (m, "(And %u of the library: RESPONSES ALL shows them.)\n", n_left_out);
  m->paragraph.pending = TRUE;
}

/* Values on the heap. */
static void
show_heap (LeafMachine *m)
{
  static const char *const sorts[] = { NULL, "texts", "lists", "stored actions", "relations" };
  guint32 n[G_N_ELEMENTS (sorts)] = { 0 };
  gsize size[G_N_ELEMENTS (sorts)] = { 0 };

  leaf_collect_all_garbage (m);
  for (guint32 i = 1; i < m->heap.n; i++) {
    const LeafBlock *block = leaf_heap_block (&m->heap, i);

    if (block->sort == LEAF_BLOCK_FREE || block->sort >= G_N_ELEMENTS (sorts))
      continue;
    n[block->sort]++;
    size[block->sort] += block->contents->n * (block->sort == LEAF_BLOCK_TEXT ? 1 : sizeof (LeafValue));
  }
  for (guint i = 1; i < G_N_ELEMENTS (sorts); i++)
    leaf_print_format (m, "%s: %u, in %u bytes\n", sorts[i], n[i], (guint) size[i]);
  m->paragraph.pending = TRUE;
}

static void
show_verb (LeafMachine *m)
{
  const LeafParserState *s = m->parser;
  const LeafTypedWord *word = leaf_parser_word (s, 2);

  if (word == NULL || !leaf_grammar_is_verb (m->image->grammar, word->id)) {
    say (m, "Say which verb.");
    return;
  }
  for (guint32 at = leaf_grammar_first_line (m->image->grammar, LEAF_BOOK_COMMAND, word->id); at != 0;
       at = LEAF_GRAMMAR_LINE (m->image, at)->next) {
    const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (m->image, at);
    g_autofree char *text = leaf_image_words (m->image, line->text);

    leaf_print_format (m, "  %s -> %s\n", text,
                       line->action.ix != 0 ? LEAF_ROW (&m->image->actions, LeafImageAction, line->action.ix)->name
                                            : "a mistake");
  }
  m->paragraph.pending = TRUE;
}

/* --- scripts ------------------------------------------------------------------------------------------------------ */

static void
list_tests (LeafMachine *m)
{
  leaf_print (m, m->image->grammar->tests.n > 1 ? "These tests can be run:\n" : "This story has no tests.\n");
  LEAF_EACH (&m->image->grammar->tests, i)
    leaf_print_format (
        m, "    test %s\n",
        leaf_vocabulary_text (m->image->vocabulary, LEAF_ROW (&m->image->grammar->tests, LeafTestScript, i)->name));
  m->paragraph.pending = TRUE;
}

static void
hold_for_test (LeafMachine *m, const LeafTestScript *test)
{
  guint32 player = leaf_player (m);

  for (guint32 i = test->n_holding; i-- > 0;) { /* latest first, as in the reference */
    guint32 object = test->holding[i].ix;

    if (m->tree[object].parent == player && m->tree[object].held != LEAF_HELD_PART)
      continue;
    leaf_print_format (m, "(first acquiring %s%s)\n", LEAF_IMAGE_INSTANCE (m->image, object)->is_proper ? "" : "the ",
                       name_of (m, object));
    leaf_tree_move (m, object, player, LEAF_HELD_CARRIED);
  }
}

/* Phase 0 moves the player to the test's room, phase 1 gives the player what is to be held; then the script begins. */
static gboolean
begin_test (LeafMachine *m, guint32 phase)
{
  guint32 row = m->parser->parsed.line;
  const LeafTestScript *test;
  LeafScriptPlace place = { row, 0 };

  if (row == 0 || m->parser->scripts->len > 32) {
    list_tests (m);
    return FALSE;
  }
  test = LEAF_ROW (&m->image->grammar->tests, LeafTestScript, row);
  if (phase == 0 && LEAF_IS (test->place)
      && (guint32) leaf_variable (m, m->facts->location_cell).bits != test->place.ix) {
    LeafValue to = leaf_object (test->place.ix);

    leaf_print_format (m, "(first moving to %s)\n\n", name_of (m, test->place.ix));
    leaf_call_phrase (m, m->facts->move_player, 1, &to);
    return TRUE;
  }
  hold_for_test (m, test);
  say (m, "(Testing.)");
  if (test->script[0] != '\0')
    g_array_append_val (m->parser->scripts, place);
  return FALSE;
}

static gboolean
go_near (LeafMachine *m, guint32 phase)
{
  guint32 at = given (m, 0);
  LeafValue to;

  if (phase > 0)
    return FALSE;
  while (at != 0 && !leaf_is_kind (m, at, LEAF_KIND_ROOM))
    at = m->tree[at].parent;
  if (at == 0) {
    say (m, "That is nowhere.");
    return FALSE;
  }
  to = leaf_object (at);
  leaf_call_phrase (m, m->facts->bring_player, 1, &to);
  return TRUE;
}

/* Prints one relation per visit. The row of the last one is in the parser's `say_at`. FALSE if none is left. */
static gboolean
show_relations (LeafMachine *m, guint32 phase)
{
  guint32 relation = leaf_testing_next_relation (m, phase == 0 ? 1 : m->parser->say_at + 1);
  LeafValue value = LEAF_VALUE (RELATION, relation);

  if (relation == 0)
    return FALSE;
  m->parser->say_at = relation;
  leaf_call_native (m, LEAF_NATIVE_relation_show, 1, &value);
  return TRUE;
}

/* TRUE if a frame was pushed, and the native is visited again in the next phase. */
static gboolean
do_testing (LeafMachine *m, guint32 phase)
{
  LeafParserState *s = m->parser;

  if (phase == 0 && given (m, 0) != 0)
    leaf_parser_name_object (m, given (m, 0)); /* "purloin key then drop it" */
  switch ((LeafTesting) s->parsed.testing) {
  case LEAF_TESTING_TEST: return begin_test (m, phase);
  case LEAF_TESTING_GONEAR: return go_near (m, phase);
  case LEAF_TESTING_ACTIONS: set_switch (m, "Actions listing", &s->trace_actions); break;
  case LEAF_TESTING_RULES:
    set_switch (m, "Rules tracing", &s->trace_rules);
    leaf_machine_update_listeners (m);
    break;
  case LEAF_TESTING_SCENES:
    if (s->parsed.line != 3)
      show_scenes (m);
    set_switch (m, "Scenes listing", &s->trace_scenes);
    break;
  case LEAF_TESTING_TRACE: set_trace (m); break;
  case LEAF_TESTING_RANDOM:
    leaf_rng_seed (m, 100);
    say (m, "[From now on chance can be foretold.]");
    break;
  case LEAF_TESTING_SCOPE: show_scope (m); break;
  case LEAF_TESTING_SHOWME: show_me (m); break;
  case LEAF_TESTING_TREE: show_world (m); break;
  case LEAF_TESTING_PURLOIN: purloin (m); break;
  case LEAF_TESTING_ABSTRACT: move_to (m, given (m, 0), given (m, 1), "[Abstracted.]"); break;
  case LEAF_TESTING_BANISH: move_to (m, given (m, 0), 0, "[Banished.]"); break;
  case LEAF_TESTING_SHOWVERB: show_verb (m); break;
  case LEAF_TESTING_RELATIONS: return show_relations (m, phase);
  case LEAF_TESTING_RESPONSES: show_responses (m); break;
  case LEAF_TESTING_SHOWHEAP: show_heap (m); break;
  case LEAF_TESTING_NONE: break;
  }
  return FALSE;
}

/* --- reporting actions -------------------------------------------------------------------------------------------- */

/* The number of actions under way, not counting the innermost. */
static guint32
outer_actions (const LeafMachine *m)
{
  guint32 n = 0;

  for (guint32 i = 0; i < m->n_frames; i++)
    n += m->frames[i].sort == LEAF_FRAME_ACTION;
  return n - 1;
}

static void
print_outcome (LeafMachine *m, const LeafLatestResult *latest)
{
  LeafValue reason = leaf_variable (m, m->facts->reason_cell);

  if (latest->outcome == LEAF_OUTCOME_SUCCESS)
    leaf_print (m, " - succeeded");
  else if (latest->outcome == LEAF_OUTCOME_FAILURE) {
    leaf_print (m, " - failed");
    if (reason.bits > 0)
      leaf_print_format (m, " the %s", LEAF_IMAGE_RULE (m->image, (guint32) (reason.bits))->title);
  } else
    leaf_print (m, " - ended without result");
}

/* Stores the latest result in cells, because printing names must not change it. */
LeafNativeStatus
leaf_native_tell_action (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  gint32 stage = args[0].bits;
  guint32 own = m->n_frames - 1;
  LeafActionState action = m->action;
  LeafValue stored;

  if (leaf_native_begins (m)) {
    guint32 depth = outer_actions (m);

    *leaf_native_cell (m, 0) = LEAF_VALUE (NUMBER, m->latest.outcome);
    *leaf_native_cell (m, 1) = LEAF_VALUE (NUMBER, m->latest.has_value);
    *leaf_native_cell (m, 2) = m->latest.value;
    leaf_print (m, "[");
    if (depth > 0)
      leaf_print_format (m, "(%u) ", depth);
    action.noun = leaf_action_noun (m, 0);
    action.second = leaf_action_noun (m, 1);
    stored = leaf_store_action (m, &action);
    leaf_call_native (m, LEAF_NATIVE_say_action, 1, &stored);
    m->frames[own].at = 1;
    return LEAF_NATIVE_CALLED;
  }
  m->latest.outcome = (guint32) leaf_native_cell (m, 0)->bits;
  m->latest.has_value = (guint32) leaf_native_cell (m, 1)->bits;
  m->latest.value = *leaf_native_cell (m, 2);
  if (m->silent)
    leaf_print (m, " - silently");
  if (stage == 1)
    print_outcome (m, &m->latest);
  leaf_print (m, "]\n");
  if (stage == 0)
    leaf_paragraph_clear (m);
  else
    m->paragraph.pending = TRUE;
  return LEAF_NATIVE_DONE;
}

/* Prints the reply, once for each thing if the command named several. TRUE if a frame was pushed that prints it. */
static gboolean
do_mistake (LeafMachine *m, guint32 phase)
{
  const LeafParsed *parsed = &m->parser->parsed;
  const LeafGrammarLine *line = LEAF_GRAMMAR_LINE (m->image, parsed->line);
  gboolean is_several = parsed->is_several;

  if (line->reply_value.kind == 0) {
    leaf_print (m, "\n");
    return FALSE;
  }
  if (phase > 0 && phase < parsed->n_several)
    leaf_paragraph_divide (m);
  if (phase < (is_several ? parsed->n_several : 1)) {
    leaf_parser_make_current (m, is_several ? parsed->several[phase] : 0); /* the reply may print the named objects */
    m->paragraph.pending = TRUE;
    m->paragraph.bits |= LEAF_PARAGRAPH_NO_BOOK_BREAKS;
    leaf_call_say (m, line->reply_value);
    return TRUE;
  }
  leaf_paragraph_divide (m);
  m->paragraph.bits = 0;
  m->paragraph.pending = TRUE;
  return FALSE;
}

/* Handles a mistake or a testing command. The result is whether the command was one of these. */
LeafNativeStatus
leaf_native_command_is_own (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  LeafParserState *s = m->parser;
  guint32 own = m->n_frames - 1, phase = leaf_native_phase (m);
  gboolean is_own = s->is_ready && (s->parsed.sort == LEAF_PARSED_MISTAKE || s->parsed.sort == LEAF_PARSED_TESTING);

  *result = LEAF_VALUE (TRUTH_STATE, is_own);
  if (!is_own || (phase == 0 && !m->early))
    return LEAF_NATIVE_DONE;
  m->early = FALSE;
  leaf_native_set_phase (m, phase + 1);
  if (s->parsed.sort == LEAF_PARSED_MISTAKE ? do_mistake (m, phase) : do_testing (m, phase)) {
    m->frames[own].at = phase + 1;
    return LEAF_NATIVE_CALLED;
  }
  s->is_ready = FALSE;
  return LEAF_NATIVE_DONE;
}

LeafNativeStatus
leaf_native_command_brought_player (LeafMachine *m, const LeafValue *args, LeafValue *result)
{
  *result = LEAF_VALUE (TRUTH_STATE, m->parser->parsed.sort == LEAF_PARSED_TESTING
                                         && m->parser->parsed.testing == LEAF_TESTING_GONEAR);
  return LEAF_NATIVE_DONE;
}
