/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-values.c: the stack, variables, and evaluation. A frame of the protocol is a frame of the play; its id is
 * the depth plus 1. */
#include "leaf-dap-answers.h"

#include "leaf-live-edit.h"

enum { GLOBALS = 1, FRAMES = 2 }; /* each a "variablesReference"; FRAMES + depth is that of a frame */

gboolean
leaf_dap_stack (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 n, first = leaf_json_get_count (arguments, "startFrame");
  guint32 levels = leaf_json_get_count (arguments, "levels");

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  n = leaf_play_n_frames (dap->play);
  json_builder_set_member_name (body, "stackFrames");
  json_builder_begin_array (body);
  for (guint32 i = first; i < n && (levels == 0 || i < first + levels); i++) {
    LeafFrameInfo frame = leaf_play_frame (dap->play, i);

    json_builder_begin_object (body);
    leaf_json_add_number (body, "id", i + 1);
    leaf_json_add_string (body, "name", frame.title);
    leaf_dap_add_place (dap, body, frame.place);
    if (frame.is_library)
      leaf_json_add_string (body, "presentationHint", "subtle");
    json_builder_end_object (body);
  }
  json_builder_end_array (body);
  leaf_json_add_number (body, "totalFrames", n);
  return TRUE;
}

static void
add_scope (JsonBuilder *body, const char *name, guint32 reference, gboolean is_much)
{
  json_builder_begin_object (body);
  leaf_json_add_string (body, "name", name);
  leaf_json_add_number (body, "variablesReference", reference);
  leaf_json_add_truth (body, "expensive", is_much); /* a client shows an expensive scope collapsed */
  json_builder_end_object (body);
}

gboolean
leaf_dap_scopes (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 frame = leaf_json_get_count (arguments, "frameId");

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  json_builder_set_member_name (body, "scopes");
  json_builder_begin_array (body);
  if (frame > 0)
    add_scope (body, "Here", FRAMES + frame - 1, FALSE);
  add_scope (body, "The story", GLOBALS, FALSE);
  add_scope (body, "The world", LEAF_DAP_WORLD, TRUE);
  json_builder_end_array (body);
  return TRUE;
}

static void
add_variable (LeafDap *dap, JsonBuilder *body, guint32 depth, LeafValueInfo info)
{
  if (info.name != NULL) {
    json_builder_begin_object (body);
    leaf_json_add_string (body, "name", info.name);
    leaf_json_add_string (body, "value", info.value);
    leaf_json_add_string (body, "type", info.kind);
    leaf_json_add_string (body, "evaluateName", info.name);
    leaf_dap_add_reference (dap, body, depth, info.name, info.kind);
    json_builder_end_object (body);
  }
  g_free (info.value);
}

/* the variables in the scope "The story": those that a user needs most often */
static const char *const globals[] = { "location",    "player",      "actor",
                                       "noun",        "second noun", "turn count",
                                       "time of day", "score",       "reason the action failed" };

gboolean
leaf_dap_variables (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 reference = leaf_json_get_count (arguments, "variablesReference");
  LeafDapPage page = { leaf_json_get_count (arguments, "start"), leaf_json_get_count (arguments, "count") };

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  json_builder_set_member_name (body, "variables");
  json_builder_begin_array (body);
  if (leaf_dap_is_list (reference))
    leaf_dap_add_entries (dap, reference, page, body);
  else if (reference >= LEAF_DAP_WORLD)
    leaf_dap_add_world (dap, reference - LEAF_DAP_WORLD, page, body);
  else if (reference == GLOBALS) {
    for (guint32 i = 0; i < G_N_ELEMENTS (globals); i++)
      if (leaf_dap_is_in_page (page, i))
        add_variable (dap, body, G_MAXUINT32, leaf_play_variable (dap->play, globals[i]));
  } else if (reference >= FRAMES)
    for (guint32 i = 0; i < leaf_play_frame (dap->play, reference - FRAMES).n_values; i++)
      if (leaf_dap_is_in_page (page, i))
        add_variable (dap, body, reference - FRAMES, leaf_play_frame_value (dap->play, reference - FRAMES, i));
  json_builder_end_array (body);
  return TRUE;
}

static gboolean
is_command (const LeafDap *dap, JsonObject *arguments)
{
  return g_strcmp0 (leaf_json_get_string (arguments, "context"), "repl") == 0
         && leaf_play_stop (dap->play).cause == LEAF_STOP_WANTS_COMMAND;
}

/* Answers the query that the words name for the last turn, one sentence in each line; NULL: they name nothing. Free
 * with g_free. */
static char *
dup_why_not (const LeafDap *dap, const char *words)
{
  g_autoptr (LeafTrace) trace = NULL;
  LeafQuery query;
  LeafFinding *findings;
  GString *out = g_string_new (NULL);
  guint32 n = 0;

  if (!leaf_program_find_query (dap->program, words, &query))
    return g_string_free (out, TRUE);
  trace = leaf_play_trace (dap->play, leaf_play_n_turns (dap->play) - 1);
  findings = leaf_play_query (dap->play, trace, &query, &n);
  for (guint32 i = 0; i < n; i++)
    g_string_append_printf (out, "%s%*s%s", i > 0 ? "\n" : "", (int) findings[i].level * 2, "", findings[i].words);
  leaf_findings_free (findings, n);
  return g_string_free (out, FALSE);
}

/* Answers "?coin rule" in the console: why the rule did not run. */
static gboolean
answer_why_not (const LeafDap *dap, const char *words, JsonBuilder *body, char **why)
{
  g_autofree char *about = g_strstrip (g_strdup (words + 1));
  g_autofree char *answer = dup_why_not (dap, about);

  if (answer == NULL) {
    *why = g_strdup_printf ("'%s' is not the name of a rule or of anything else that can be explained.", about);
    return FALSE;
  }
  leaf_json_add_string (body, "result", answer);
  leaf_json_add_number (body, "variablesReference", 0);
  return TRUE;
}

/* In the console, text after a question mark is a query, and other text is a command while the story needs one. Any
 * other text, and all text from hovers and watches, is a value, a condition or (in the console only) a phrase. */
gboolean
leaf_dap_evaluate (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *words = leaf_json_get_string (arguments, "expression");
  guint32 frame = leaf_json_get_count (arguments, "frameId");
  gboolean is_console = g_strcmp0 (leaf_json_get_string (arguments, "context"), "repl") == 0;
  g_auto (LeafEvaluation) found = { 0 };

  if (!leaf_dap_has_play (dap, why) || words == NULL)
    return FALSE;
  if (is_console && words[0] == '?')
    return answer_why_not (dap, words, body, why);
  if (is_command (dap, arguments)) {
    g_ptr_array_add (dap->commands, g_strdup (words));
    leaf_json_add_string (body, "result", "");
    leaf_json_add_number (body, "variablesReference", 0);
    dap->was_reported = TRUE;
    return TRUE;
  }
  found = leaf_play_evaluate (dap->play, frame > 0 ? frame - 1 : 0, words, is_console);
  if (found.problem != NULL) {
    *why = g_steal_pointer (&found.problem);
    return FALSE;
  }
  leaf_json_add_string (body, "result", found.value != NULL ? found.value : found.printed);
  if (found.kind != NULL)
    leaf_json_add_string (body, "type", found.kind);
  leaf_dap_add_reference (dap, body, frame > 0 ? frame - 1 : 0, words, found.value != NULL ? found.kind : NULL);
  return TRUE;
}

/* Sets the value in the play itself with a phrase of the language: "now the tally is 7". */
static gboolean
set_value (LeafDap *dap, guint32 depth, JsonObject *arguments, const char *what, JsonBuilder *body, char **why)
{
  const char *value = leaf_json_get_string (arguments, "value");
  g_autofree char *words = what != NULL && value != NULL ? g_strdup_printf ("now %s is %s", what, value) : NULL;
  g_auto (LeafEvaluation) found = { 0 }, refused = { 0 };

  if (!leaf_dap_has_play (dap, why) || words == NULL)
    return FALSE;
  if (!leaf_play_live_edit (dap->play, depth, words, &refused)) {
    *why = g_strdup (refused.problem);
    return FALSE;
  }
  found = leaf_play_evaluate (dap->play, depth, what, FALSE);
  leaf_json_add_string (body, "value", found.value != NULL ? found.value : value);
  if (found.kind != NULL)
    leaf_json_add_string (body, "type", found.kind);
  leaf_json_add_number (body, "variablesReference", 0);
  return TRUE;
}

gboolean
leaf_dap_set_variable (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 reference = leaf_json_get_count (arguments, "variablesReference");

  return set_value (dap, reference >= FRAMES && reference < LEAF_DAP_WORLD ? reference - FRAMES : G_MAXUINT32,
                    arguments, leaf_json_get_string (arguments, "name"), body, why);
}

/* The expression is anything that "now" can change, such as a property or the place of a thing. */
gboolean
leaf_dap_set_expression (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 frame = leaf_json_get_count (arguments, "frameId");

  return set_value (dap, frame > 0 ? frame - 1 : G_MAXUINT32, arguments, leaf_json_get_string (arguments, "expression"),
                    body, why);
}

void
leaf_dap_after_evaluate (LeafDap *dap)
{
  g_autoptr (JsonBuilder) body = NULL;

  if (!dap->was_reported)
    return;
  dap->was_reported = FALSE;
  body = json_builder_new ();
  json_builder_begin_object (body);
  leaf_json_add_number (body, "threadId", LEAF_DAP_THREAD);
  json_builder_end_object (body);
  leaf_dap_event (dap, "continued", body);
  leaf_dap_run_on (dap);
}

gboolean
leaf_dap_source (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *text;

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  text = leaf_program_source_text (dap->program, leaf_json_get_count (arguments, "sourceReference"));
  if (text == NULL) {
    *why = g_strdup ("unknown source");
    return FALSE;
  }
  leaf_json_add_string (body, "content", text);
  return TRUE;
}

gboolean
leaf_dap_sources (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  json_builder_set_member_name (body, "sources");
  json_builder_begin_array (body);
  for (guint32 i = 1; i <= leaf_program_n_sources (dap->program); i++) {
    if (leaf_program_source_name (dap->program, i) == NULL)
      continue;
    json_builder_begin_object (body);
    leaf_dap_fill_source (dap, body, i);
    json_builder_end_object (body);
  }
  json_builder_end_array (body);
  return TRUE;
}
