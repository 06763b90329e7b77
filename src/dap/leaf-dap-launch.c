/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-launch.c: the session: capabilities, launching, restarting and ending a story. */
#include "leaf-dap-answers.h"

void
leaf_dap_clear (LeafDap *dap)
{
  g_clear_pointer (&dap->play, leaf_play_free);
  g_clear_pointer (&dap->program, leaf_program_unref);
  g_clear_pointer (&dap->files, g_ptr_array_unref);
  g_clear_pointer (&dap->problem, g_free);
  g_clear_pointer (&dap->commands, g_ptr_array_unref);
  g_clear_pointer (&dap->lines, g_array_unref);
  g_clear_pointer (&dap->others, g_array_unref);
  leaf_dap_forget_lists (dap);
}

gboolean
leaf_dap_has_play (const LeafDap *dap, char **why)
{
  if (dap->play == NULL)
    *why = g_strdup ("launch a story first");
  return dap->play != NULL;
}

/* The number of the first line or column: 1, unless the client says otherwise. */
static guint
counts_from (JsonObject *arguments, const char *name)
{
  return arguments != NULL && json_object_has_member (arguments, name) && leaf_json_get_number (arguments, name) == 0
             ? 0
             : 1;
}

gboolean
leaf_dap_initialize (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
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
                                     "supportsExceptionInfoRequest",
                                     "supportsSetVariable",
                                     "supportsSetExpression",
                                     "supportsLoadedSourcesRequest",
                                     "supportsBreakpointLocationsRequest",
                                     "supportsCompletionsRequest",
                                     "supportsTerminateRequest" };

  for (gsize i = 0; i < G_N_ELEMENTS (can); i++)
    leaf_json_add_truth (body, can[i], TRUE);
  json_builder_set_member_name (body, "exceptionBreakpointFilters");
  json_builder_begin_array (body);
  json_builder_begin_object (body);
  leaf_json_add_string (body, "filter", LEAF_DAP_PROBLEMS);
  leaf_json_add_string (body, "label", "Run-time problems");
  leaf_json_add_truth (body, "default", FALSE);
  json_builder_end_object (body);
  json_builder_end_array (body);
  dap->lines_from = counts_from (arguments, "linesStartAt1");
  dap->columns_from = counts_from (arguments, "columnsStartAt1");
  return TRUE;
}

void
leaf_dap_after_initialize (LeafDap *dap)
{
  leaf_dap_event (dap, "initialized", NULL);
}

/* Reads "commands" of the launch request: an array of commands, or the path of a file with one command in each line. */
static gboolean
read_commands (LeafDap *dap, JsonObject *arguments, char **why)
{
  JsonArray *array = leaf_json_get_array (arguments, "commands");
  const char *path = leaf_json_get_string (arguments, "commands");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_set_size (dap->commands, 0); /* a launch that failed may have left some */
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (json_node_get_value_type (json_array_get_element (array, i)) == G_TYPE_STRING)
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

gboolean
leaf_dap_launch (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *program = leaf_json_get_string (arguments, "program");

  if (program == NULL || dap->play != NULL) {
    *why = g_strdup (program == NULL ? "the launch request has no program: the path of a story"
                                     : "a story is already running");
    return FALSE;
  }
  if (!read_commands (dap, arguments, why))
    return FALSE;
  g_clear_pointer (&dap->files, g_ptr_array_unref);
  dap->files = g_ptr_array_new_with_free_func (g_free);
  dap->program = dap->open (program, dap->files);
  if (dap->program == NULL) {
    *why = g_strdup_printf ("the story '%s' cannot be read", program);
    return FALSE;
  }
  dap->seed = leaf_json_get_number (arguments, "seed") != 0 ? (guint32) leaf_json_get_number (arguments, "seed") : 1;
  dap->stops_at_entry = leaf_json_get_number (arguments, "stopOnEntry") != 0;
  dap->play = leaf_play_new (dap->program, dap->seed);
  for (guint32 i = 0; i < leaf_program_n_problems (dap->program); i++) {
    LeafProblem problem = leaf_program_problem (dap->program, i);
    g_autofree char *line = g_strconcat (problem.sentence, "\n", NULL);

    leaf_dap_send_output (dap, "stderr", line, problem.place);
  }
  return TRUE;
}

void
leaf_dap_begin_if_ready (LeafDap *dap)
{
  if (dap->play == NULL || !dap->is_configured)
    return;
  leaf_play_step (dap->play, dap->stops_at_entry ? LEAF_STEP_IN : LEAF_STEP_NONE);
  leaf_dap_run_on (dap);
}

gboolean
leaf_dap_configured (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  dap->is_configured = TRUE;
  return TRUE;
}

gboolean
leaf_dap_restart (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (dap->play == NULL) {
    *why = g_strdup ("no story is running");
    return FALSE;
  }
  if (!leaf_play_seek (dap->play, 0)) {
    *why = g_strdup ("the story cannot be restarted");
    return FALSE;
  }
  dap->given = 0;
  dap->has_ended = dap->pauses = FALSE;
  return TRUE;
}

gboolean
leaf_dap_leave (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  dap->is_over = TRUE;
  return TRUE;
}

/* Ends the story but not the session: the last requests of the client are still answered. */
gboolean
leaf_dap_terminate (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  dap->runs = FALSE;
  return TRUE;
}

gboolean
leaf_dap_threads (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  json_builder_set_member_name (body, "threads");
  json_builder_begin_array (body);
  json_builder_begin_object (body);
  leaf_json_add_number (body, "id", LEAF_DAP_THREAD);
  leaf_json_add_string (body, "name", "story");
  json_builder_end_object (body);
  json_builder_end_array (body);
  return TRUE;
}
