/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-dap-requests.c: what a debugger's client asks, answered by a play: there is one thread, and a frame of the protocol is a frame of
 * the play.  While the story wants a command it is stopped; what is typed to be evaluated is then given to the story.
 */
#include "leaf-cli-dap.h"

enum { THREAD = 1, SLICE = 1000000, SLICES = 400, GLOBALS = 1, FRAMES = 2 /* references of variables: FRAMES + depth */ };

void
leaf_dap_clear (LeafDap *dap)
{
  g_clear_pointer (&dap->play, leaf_play_free);
  g_clear_pointer (&dap->program, leaf_program_unref);
  g_clear_pointer (&dap->story, g_free);
  g_clear_pointer (&dap->commands, g_ptr_array_unref);
  g_clear_pointer (&dap->lines, g_array_unref);
  g_clear_pointer (&dap->others, g_array_unref);
}

/* --- what is told ------------------------------------------------------------------------------------------------------------------- */

/* {"name", "path"}, or a number to ask for its text by, where it is no file. */
static void
add_source (LeafDap *dap, JsonBuilder *builder, guint32 source)
{
  json_builder_set_member_name (builder, "source");
  json_builder_begin_object (builder);
  leaf_cli_json_string (builder, "name", leaf_program_source_name (dap->program, source));
  if (source == leaf_program_story_source (dap->program))
    leaf_cli_json_string (builder, "path", dap->story);
  else
    leaf_cli_json_number (builder, "sourceReference", source);
  json_builder_end_object (builder);
}

static void
add_place (LeafDap *dap, JsonBuilder *builder, LeafPlace place)
{
  guint32 line = 0, column = 0;

  if (place.source != 0) {
    leaf_program_line (dap->program, place.source, place.start, &line, &column);
    add_source (dap, builder, place.source);
  }
  leaf_cli_json_number (builder, "line", line);
  leaf_cli_json_number (builder, "column", column);
}

static void
tell_output (LeafDap *dap, const char *category, const char *text, LeafPlace place)
{
  g_autoptr (JsonBuilder) body = json_builder_new ();

  json_builder_begin_object (body);
  leaf_cli_json_string (body, "category", category);
  leaf_cli_json_string (body, "output", text);
  if (place.source != 0)
    add_place (dap, body, place);
  json_builder_end_object (body);
  leaf_dap_event (dap, "output", body);
}

static void
tell_events (LeafDap *dap)
{
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (dap->play, &n);

  for (guint32 i = 0; i < n; i++)
    switch (events[i].sort) {
    case LEAF_EVENT_TEXT: tell_output (dap, "stdout", events[i].text, events[i].place); break;
    case LEAF_EVENT_PROMPT: tell_output (dap, "stdout", events[i].text, (LeafPlace) { 0 }); break;
    case LEAF_EVENT_FAULT: tell_output (dap, "stderr", events[i].text, events[i].place); break;
    case LEAF_EVENT_NOTICE: tell_output (dap, "console", events[i].text, events[i].place); break;
    case LEAF_EVENT_LOG: {
      g_autofree char *line = g_strconcat (events[i].text, "\n", NULL);

      tell_output (dap, "console", line, events[i].place);
      break;
    }
    default: break;
    }
}

static void
tell_stop (LeafDap *dap, const char *reason, const char *description)
{
  g_autoptr (JsonBuilder) body = json_builder_new ();
  guint32 halt = leaf_play_halted_at (dap->play, NULL);

  json_builder_begin_object (body);
  leaf_cli_json_string (body, "reason", reason);
  if (description != NULL)
    leaf_cli_json_string (body, "description", description);
  leaf_cli_json_number (body, "threadId", THREAD);
  leaf_cli_json_truth (body, "allThreadsStopped", TRUE);
  if (halt != 0) {
    json_builder_set_member_name (body, "hitBreakpointIds");
    json_builder_begin_array (body);
    json_builder_add_int_value (body, halt);
    json_builder_end_array (body);
  }
  json_builder_end_object (body);
  leaf_dap_event (dap, "stopped", body);
}

static void
tell_end (LeafDap *dap)
{
  g_autoptr (JsonBuilder) body = json_builder_new ();

  if (dap->has_ended)
    return;
  dap->has_ended = TRUE;
  json_builder_begin_object (body);
  leaf_cli_json_number (body, "exitCode", 0);
  json_builder_end_object (body);
  leaf_dap_event (dap, "exited", body);
  leaf_dap_event (dap, "terminated", NULL);
}

/* --- running ------------------------------------------------------------------------------------------------------------------------ */

/* A watched value that changed is told of as such. */
static void
tell_break (LeafDap *dap)
{
  g_autofree char *words = leaf_play_halt_words (dap->play, leaf_play_halted_at (dap->play, NULL));

  tell_stop (dap, *words != '\0' ? "data breakpoint" : "breakpoint", *words != '\0' ? words : NULL);
}

/* Runs on to the next stop, giving commands while there are any. */
static void
run_on (LeafDap *dap)
{
  for (guint slice = 0; slice < SLICES; slice++) {
    LeafStop stop = leaf_play_run (dap->play, SLICE);

    tell_events (dap);
    switch (stop.cause) {
    case LEAF_STOP_WANTS_COMMAND:
      if (dap->given < dap->commands->len) {
        leaf_play_command (dap->play, dap->commands->pdata[dap->given++]);
        slice = 0;
        break;
      }
      tell_stop (dap, "pause", "The story wants a command");
      return;
    case LEAF_STOP_BREAKPOINT: tell_break (dap); return;
    case LEAF_STOP_STEP_DONE: tell_stop (dap, "step", NULL); return;
    case LEAF_STOP_FINISHED:
    case LEAF_STOP_FAULT: tell_end (dap); return;
    default: break;
    }
  }
  tell_stop (dap, "pause", "The story has been busy for long");
}

static gboolean
is_running (const LeafDap *dap, char **why)
{
  if (dap->play == NULL || dap->has_ended)
    *why = g_strdup (dap->play == NULL ? "no story was launched" : "the story is over");
  return dap->play != NULL && !dap->has_ended;
}

static gboolean
go (LeafDap *dap, LeafStep step, char **why)
{
  if (!is_running (dap, why))
    return FALSE;
  leaf_play_step (dap->play, step);
  return TRUE;
}

static gboolean
answer_continue (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  leaf_cli_json_truth (body, "allThreadsContinued", TRUE);
  return go (dap, LEAF_STEP_NONE, why);
}

static gboolean
answer_next (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return go (dap, LEAF_STEP_OVER, why);
}

static gboolean
answer_step_in (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return go (dap, LEAF_STEP_IN, why);
}

static gboolean
answer_step_out (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return go (dap, LEAF_STEP_OUT, why);
}

/* The commands that were taken back are wanted again, and given again as they come. */
static gboolean
back (LeafDap *dap, LeafBack how, char **why)
{
  if (!is_running (dap, why))
    return FALSE;
  for (guint i = dap->given; leaf_play_commands (dap->play)[i] != NULL; i++)
    g_ptr_array_add (dap->commands, g_strdup (leaf_play_commands (dap->play)[i]));
  if (!leaf_play_back (dap->play, how)) {
    *why = g_strdup ("there is no earlier moment of that sort");
    return FALSE;
  }
  dap->given = g_strv_length ((char **) leaf_play_commands (dap->play));
  return TRUE;
}

static gboolean
answer_step_back (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return back (dap, LEAF_BACK_STATEMENT, why);
}

static gboolean
answer_reverse (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return back (dap, LEAF_BACK_HALT, why);
}

static void
after_step_back (LeafDap *dap)
{
  tell_stop (dap, "step", NULL);
}

static void
after_reverse (LeafDap *dap)
{
  tell_stop (dap, "breakpoint", NULL);
}

/* --- the session -------------------------------------------------------------------------------------------------------------------- */

static gboolean
answer_initialize (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  static const char *const can[] = { "supportsConfigurationDoneRequest",
                                     "supportsFunctionBreakpoints",
                                     "supportsConditionalBreakpoints",
                                     "supportsHitConditionalBreakpoints",
                                     "supportsEvaluateForHovers",
                                     "supportsStepBack",
                                     "supportsLogPoints",
                                     "supportsDataBreakpoints",
                                     "supportsRestartRequest",
                                     "supportsTerminateRequest" };

  for (gsize i = 0; i < G_N_ELEMENTS (can); i++)
    leaf_cli_json_truth (body, can[i], TRUE);
  return TRUE;
}

static void
after_initialize (LeafDap *dap)
{
  leaf_dap_event (dap, "initialized", NULL);
}

/* From an array of the launch's arguments, or a file that they name. */
static gboolean
read_commands (LeafDap *dap, JsonObject *arguments, char **why)
{
  JsonArray *array = leaf_dap_array (arguments, "commands");
  const char *path = leaf_dap_text (arguments, "commands");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (json_array_get_string_element (array, i) != NULL)
      g_ptr_array_add (dap->commands, g_strdup (json_array_get_string_element (array, i)));
  if (path == NULL)
    return TRUE;
  if (!g_file_get_contents (path, &text, NULL, &error)) {
    *why = g_strdup (error->message);
    return FALSE;
  }
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      g_ptr_array_add (dap->commands, g_strdup (g_strchomp (lines[i])));
  return TRUE;
}

static gboolean
answer_launch (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *program = leaf_dap_text (arguments, "program");

  if (program == NULL || dap->play != NULL) {
    *why = g_strdup (program == NULL ? "the launch names no program: the path of a story" : "a story was launched already");
    return FALSE;
  }
  if (!read_commands (dap, arguments, why))
    return FALSE;
  dap->program = leaf_cli_compile (program);
  if (dap->program == NULL) {
    *why = g_strdup_printf ("the story '%s' cannot be read", program);
    return FALSE;
  }
  dap->story = g_canonicalize_filename (program, NULL);
  dap->seed = leaf_dap_number (arguments, "seed") != 0 ? (guint32) leaf_dap_number (arguments, "seed") : 1;
  dap->stops_at_entry = leaf_dap_number (arguments, "stopOnEntry") != 0;
  dap->play = leaf_play_new (dap->program, dap->seed);
  for (guint32 i = 0; i < leaf_program_n_problems (dap->program); i++) {
    LeafProblem problem = leaf_program_problem (dap->program, i);
    g_autofree char *line = g_strconcat (problem.sentence, "\n", NULL);

    tell_output (dap, "stderr", line, problem.place);
  }
  return TRUE;
}

static void
begin_if_ready (LeafDap *dap)
{
  if (dap->play == NULL || !dap->is_configured)
    return;
  leaf_play_step (dap->play, dap->stops_at_entry ? LEAF_STEP_IN : LEAF_STEP_NONE);
  run_on (dap);
}

static gboolean
answer_configured (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  dap->is_configured = TRUE;
  return TRUE;
}

static gboolean
answer_restart (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (dap->play == NULL) {
    *why = g_strdup ("no story was launched");
    return FALSE;
  }
  if (!leaf_play_seek (dap->play, 0)) {
    *why = g_strdup ("the story cannot be begun again");
    return FALSE;
  }
  dap->given = 0;
  dap->has_ended = FALSE;
  return TRUE;
}

static gboolean
answer_leave (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  dap->is_over = TRUE;
  return TRUE;
}

static gboolean
answer_nothing (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return TRUE;
}

static gboolean
answer_threads (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  json_builder_set_member_name (body, "threads");
  json_builder_begin_array (body);
  json_builder_begin_object (body);
  leaf_cli_json_number (body, "id", THREAD);
  leaf_cli_json_string (body, "name", "story");
  json_builder_end_object (body);
  json_builder_end_array (body);
  return TRUE;
}

/* --- stops ---------------------------------------------------------------------------------------------------------------------------- */

static void
remove_all (LeafDap *dap, GArray *halts, guint32 source)
{
  for (guint i = halts->len; i-- > 0;) {
    LeafDapHalt *halt = &g_array_index (halts, LeafDapHalt, i);

    if (source != 0 && halt->source != source)
      continue;
    leaf_play_remove_halt (dap->play, halt->number);
    g_array_remove_index (halts, i);
  }
}

static guint
hits_of (JsonObject *given)
{
  const char *hits = leaf_dap_text (given, "hitCondition");

  while (hits != NULL && *hits != '\0' && !g_ascii_isdigit (*hits))
    hits++;
  return hits != NULL ? (guint) g_ascii_strtoull (hits, NULL, 10) : 0;
}

/* Sets one, and says so among the "breakpoints". */
static void
set_halt (LeafDap *dap, JsonBuilder *body, GArray *halts, LeafHaltWish wish, JsonObject *given)
{
  g_autofree char *problem = NULL;
  LeafDapHalt halt = { .source = wish.source };

  wish.condition = leaf_dap_text (given, "condition");
  wish.log = leaf_dap_text (given, "logMessage");
  wish.hits = hits_of (given);
  halt.number = wish.sort != 0 ? leaf_play_add_halt (dap->play, &wish, &problem) : 0;
  g_array_append_val (halts, halt);
  json_builder_begin_object (body);
  if (halt.number != 0)
    leaf_cli_json_number (body, "id", halt.number);
  leaf_cli_json_truth (body, "verified", halt.number != 0);
  if (wish.line != 0)
    leaf_cli_json_number (body, "line", wish.line);
  if (halt.number == 0)
    leaf_cli_json_string (body, "message", problem != NULL ? problem : "Nothing here is called so.");
  json_builder_end_object (body);
}

/* The story, by its path, or what is carried or included, by its number. */
static guint32
find_source (const LeafDap *dap, JsonObject *source)
{
  guint32 number = (guint32) leaf_dap_number (source, "sourceReference");

  return number > 0 && number <= leaf_program_n_sources (dap->program) ? number : leaf_program_story_source (dap->program);
}

static gboolean
needs_play (const LeafDap *dap, char **why)
{
  if (dap->play == NULL)
    *why = g_strdup ("the story is to be launched first");
  return dap->play != NULL;
}

static gboolean
answer_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  JsonArray *given = leaf_dap_array (arguments, "breakpoints");
  guint32 source;

  if (!needs_play (dap, why))
    return FALSE;
  source = find_source (dap, leaf_dap_object (arguments, "source"));
  remove_all (dap, dap->lines, source);
  json_builder_set_member_name (body, "breakpoints");
  json_builder_begin_array (body);
  for (guint i = 0; given != NULL && i < json_array_get_length (given); i++) {
    JsonObject *one = json_array_get_object_element (given, i);

    set_halt (dap, body, dap->lines,
              (LeafHaltWish) { .sort = LEAF_HALT_LINE, .source = source, .line = (guint32) leaf_dap_number (one, "line") }, one);
  }
  json_builder_end_array (body);
  return TRUE;
}

/* A rule, a rulebook, or the beginning of a phrase's definition. */
static LeafHaltWish
wish_by_name (const LeafDap *dap, const char *name)
{
  guint32 rule = name != NULL ? leaf_program_find_rule (dap->program, name) : 0;
  guint32 book = name != NULL ? leaf_program_find_rulebook (dap->program, name) : 0;

  if (rule != 0)
    return (LeafHaltWish) { .sort = LEAF_HALT_RULE, .id = rule };
  if (book != 0)
    return (LeafHaltWish) { .sort = LEAF_HALT_RULEBOOK, .id = book };
  if (name != NULL && g_ascii_strncasecmp (name, "to ", 3) == 0)
    return (LeafHaltWish) { .sort = LEAF_HALT_PHRASE, .words = name };
  return (LeafHaltWish) { 0 };
}

/* Those by name and those on data are two requests, and one list: the one leaves the others of the other alone by their `source`. */
enum { BY_NAME = 1, ON_DATA };

static gboolean
answer_function_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  JsonArray *given = leaf_dap_array (arguments, "breakpoints");

  if (!needs_play (dap, why))
    return FALSE;
  remove_all (dap, dap->others, BY_NAME);
  json_builder_set_member_name (body, "breakpoints");
  json_builder_begin_array (body);
  for (guint i = 0; given != NULL && i < json_array_get_length (given); i++) {
    JsonObject *one = json_array_get_object_element (given, i);
    LeafHaltWish wish = wish_by_name (dap, leaf_dap_text (one, "name"));

    wish.source = BY_NAME;
    set_halt (dap, body, dap->others, wish, one);
  }
  json_builder_end_array (body);
  return TRUE;
}

static gboolean
answer_data_info (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *name = leaf_dap_text (arguments, "name");
  g_auto (LeafEvaluation) found = { 0 };

  if (!needs_play (dap, why))
    return FALSE;
  if (name != NULL)
    found = leaf_play_evaluate (dap->play, G_MAXUINT32, name, FALSE);
  leaf_cli_json_string (body, "dataId", found.value != NULL ? name : NULL);
  leaf_cli_json_string (body, "description",
                        found.value != NULL     ? name
                        : found.problem != NULL ? found.problem
                                                : "there is no name");
  return TRUE;
}

static gboolean
answer_data_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  JsonArray *given = leaf_dap_array (arguments, "breakpoints");

  if (!needs_play (dap, why))
    return FALSE;
  remove_all (dap, dap->others, ON_DATA);
  json_builder_set_member_name (body, "breakpoints");
  json_builder_begin_array (body);
  for (guint i = 0; given != NULL && i < json_array_get_length (given); i++) {
    JsonObject *one = json_array_get_object_element (given, i);

    set_halt (dap, body, dap->others,
              (LeafHaltWish) { .sort = LEAF_HALT_CHANGE, .source = ON_DATA, .words = leaf_dap_text (one, "dataId") }, one);
  }
  json_builder_end_array (body);
  return TRUE;
}

/* --- looking --------------------------------------------------------------------------------------------------------------------------- */

static gboolean
answer_stack (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 n, first = (guint32) MAX (leaf_dap_number (arguments, "startFrame"), 0);
  guint32 levels = (guint32) leaf_dap_number (arguments, "levels");

  if (!needs_play (dap, why))
    return FALSE;
  n = leaf_play_n_frames (dap->play);
  json_builder_set_member_name (body, "stackFrames");
  json_builder_begin_array (body);
  for (guint32 i = first; i < n && (levels == 0 || i < first + levels); i++) {
    LeafFrameInfo frame = leaf_play_frame (dap->play, i);

    json_builder_begin_object (body);
    leaf_cli_json_number (body, "id", i + 1);
    leaf_cli_json_string (body, "name", frame.title);
    add_place (dap, body, frame.place);
    if (frame.is_library)
      leaf_cli_json_string (body, "presentationHint", "subtle");
    json_builder_end_object (body);
  }
  json_builder_end_array (body);
  leaf_cli_json_number (body, "totalFrames", n);
  return TRUE;
}

static void
add_scope (JsonBuilder *body, const char *name, guint32 reference)
{
  json_builder_begin_object (body);
  leaf_cli_json_string (body, "name", name);
  leaf_cli_json_number (body, "variablesReference", reference);
  leaf_cli_json_truth (body, "expensive", FALSE);
  json_builder_end_object (body);
}

static gboolean
answer_scopes (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 frame = (guint32) leaf_dap_number (arguments, "frameId");

  if (!needs_play (dap, why))
    return FALSE;
  json_builder_set_member_name (body, "scopes");
  json_builder_begin_array (body);
  if (frame > 0)
    add_scope (body, "Here", FRAMES + frame - 1);
  add_scope (body, "The story", GLOBALS);
  json_builder_end_array (body);
  return TRUE;
}

static void
add_variable (JsonBuilder *body, LeafValueInfo info)
{
  if (info.name != NULL) {
    json_builder_begin_object (body);
    leaf_cli_json_string (body, "name", info.name);
    leaf_cli_json_string (body, "value", info.value);
    leaf_cli_json_string (body, "type", info.kind);
    leaf_cli_json_number (body, "variablesReference", 0);
    leaf_cli_json_string (body, "evaluateName", info.name);
    json_builder_end_object (body);
  }
  g_free (info.value);
}

/* What a person asks for first. */
static const char *const globals[]
    = { "location", "player", "actor", "noun", "second noun", "turn count", "time of day", "score", "reason the action failed" };

static gboolean
answer_variables (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 reference = (guint32) leaf_dap_number (arguments, "variablesReference");

  if (!needs_play (dap, why))
    return FALSE;
  json_builder_set_member_name (body, "variables");
  json_builder_begin_array (body);
  if (reference == GLOBALS) {
    for (gsize i = 0; i < G_N_ELEMENTS (globals); i++)
      add_variable (body, leaf_play_variable (dap->play, globals[i]));
  } else if (reference >= FRAMES)
    for (guint32 i = 0; i < leaf_play_frame (dap->play, reference - FRAMES).n_values; i++)
      add_variable (body, leaf_play_frame_value (dap->play, reference - FRAMES, i));
  json_builder_end_array (body);
  return TRUE;
}

static gboolean
is_command (const LeafDap *dap, JsonObject *arguments)
{
  return g_strcmp0 (leaf_dap_text (arguments, "context"), "repl") == 0
         && leaf_play_stop (dap->play).cause == LEAF_STOP_WANTS_COMMAND;
}

/* In the console, what is typed while the story wants a command is that command; elsewhere, and always in hovers and watches, it is a
 * value, a condition or (in the console) a phrase. */
static gboolean
answer_evaluate (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *words = leaf_dap_text (arguments, "expression");
  guint32 frame = (guint32) leaf_dap_number (arguments, "frameId");
  gboolean is_console = g_strcmp0 (leaf_dap_text (arguments, "context"), "repl") == 0;
  g_auto (LeafEvaluation) found = { 0 };

  if (!needs_play (dap, why) || words == NULL)
    return FALSE;
  if (is_command (dap, arguments)) {
    g_ptr_array_add (dap->commands, g_strdup (words));
    leaf_cli_json_string (body, "result", "");
    leaf_cli_json_number (body, "variablesReference", 0);
    dap->was_told = TRUE;
    return TRUE;
  }
  found = leaf_play_evaluate (dap->play, frame > 0 ? frame - 1 : 0, words, is_console);
  if (found.problem != NULL) {
    *why = g_steal_pointer (&found.problem);
    return FALSE;
  }
  leaf_cli_json_string (body, "result", found.value != NULL ? found.value : found.printed);
  if (found.kind != NULL)
    leaf_cli_json_string (body, "type", found.kind);
  leaf_cli_json_number (body, "variablesReference", 0);
  return TRUE;
}

static void
after_evaluate (LeafDap *dap)
{
  g_autoptr (JsonBuilder) body = NULL;

  if (!dap->was_told)
    return;
  dap->was_told = FALSE;
  body = json_builder_new ();
  json_builder_begin_object (body);
  leaf_cli_json_number (body, "threadId", THREAD);
  json_builder_end_object (body);
  leaf_dap_event (dap, "continued", body);
  run_on (dap);
}

static gboolean
answer_source (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *text;

  if (!needs_play (dap, why))
    return FALSE;
  text = leaf_program_source_text (dap->program, (guint32) leaf_dap_number (arguments, "sourceReference"));
  if (text == NULL) {
    *why = g_strdup ("there is no such source");
    return FALSE;
  }
  leaf_cli_json_string (body, "content", text);
  return TRUE;
}

/* --- all of them ---------------------------------------------------------------------------------------------------------------------- */

const LeafDapRequest leaf_dap_requests[] = {
  { "initialize", answer_initialize, NULL },
  { "launch", answer_launch, after_initialize },
  { "setBreakpoints", answer_breakpoints, NULL },
  { "setFunctionBreakpoints", answer_function_breakpoints, NULL },
  { "dataBreakpointInfo", answer_data_info, NULL },
  { "setDataBreakpoints", answer_data_breakpoints, NULL },
  { "setExceptionBreakpoints", answer_nothing, NULL },
  { "configurationDone", answer_configured, begin_if_ready },
  { "threads", answer_threads, NULL },
  { "stackTrace", answer_stack, NULL },
  { "scopes", answer_scopes, NULL },
  { "variables", answer_variables, NULL },
  { "evaluate", answer_evaluate, after_evaluate },
  { "source", answer_source, NULL },
  { "continue", answer_continue, run_on },
  { "next", answer_next, run_on },
  { "stepIn", answer_step_in, run_on },
  { "stepOut", answer_step_out, run_on },
  { "stepBack", answer_step_back, after_step_back },
  { "reverseContinue", answer_reverse, after_reverse },
  { "restart", answer_restart, run_on },
  { "terminate", answer_leave, tell_end },
  { "disconnect", answer_leave, NULL },
  { NULL, NULL, NULL },
};
