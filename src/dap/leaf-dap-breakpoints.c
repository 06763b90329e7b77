/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-breakpoints.c: breakpoints on lines, by name, on data, and on run-time problems. */
#include "leaf-dap-answers.h"

/* Stands for a file that is not part of the story: a client sends the breakpoints of all its files. */
enum { NO_SOURCE = G_MAXINT32 };

static void
remove_all (LeafDap *dap, GArray *breakpoints, guint32 owner)
{
  for (guint i = breakpoints->len; i-- > 0;) {
    LeafDapBreakpoint *breakpoint = &g_array_index (breakpoints, LeafDapBreakpoint, i);

    if (breakpoint->owner != owner)
      continue;
    leaf_play_remove_breakpoint (dap->play, breakpoint->number);
    g_array_remove_index (breakpoints, i);
  }
}

/* Reads a hit condition: "3", ">= 3" and "> 2" mean from the third hit on. Returns FALSE for other forms, which the
 * engine cannot express. */
static gboolean
read_hits (JsonObject *given, guint32 *hits)
{
  const char *count = leaf_json_get_string (given, "hitCondition");
  guint more = 0;
  char *end;

  *hits = 0;
  while (count != NULL && g_ascii_isspace (*count))
    count++;
  if (count == NULL || *count == '\0')
    return TRUE;
  if (*count == '>') {
    more = count[1] != '=';
    count += more ? 1 : 2;
  }
  while (g_ascii_isspace (*count))
    count++;
  *hits = (guint32) MIN (g_ascii_strtoull (count, &end, 10), G_MAXINT32) + more;
  return end != count && *g_strchug (end) == '\0' && g_ascii_isdigit (*count);
}

/* Sets a breakpoint, and describes it to the client. Returns its number, or 0. */
static guint32
set_breakpoint (LeafDap *dap, JsonBuilder *body, LeafBreakpointSpec spec, JsonObject *given)
{
  g_autofree char *problem = NULL;
  guint32 number = 0;

  spec.condition = leaf_json_get_string (given, "condition");
  spec.log = leaf_json_get_string (given, "logMessage");
  if (!read_hits (given, &spec.hits))
    problem = g_strdup ("A hit condition is a number, or '>= 3' to pause from the third hit on.");
  else if (spec.sort != 0)
    number = leaf_play_add_breakpoint (dap->play, &spec, &problem);
  json_builder_begin_object (body);
  if (number != 0)
    leaf_json_add_number (body, "id", number);
  leaf_json_add_truth (body, "verified", number != 0);
  if (spec.line != 0)
    leaf_json_add_number (body, "line", spec.line - 1 + dap->lines_from);
  if (number == 0)
    leaf_json_add_string (body, "message",
                          problem != NULL            ? problem
                          : spec.source == NO_SOURCE ? "This file is not part of the story."
                                                     : "Nothing here has this name.");
  json_builder_end_object (body);
  return number;
}

guint32
leaf_dap_find_source (const LeafDap *dap, JsonObject *source)
{
  gint64 number = leaf_json_get_number (source, "sourceReference");
  const char *path = leaf_json_get_string (source, "path");
  g_autofree char *whole = path != NULL ? g_canonicalize_filename (path, NULL) : NULL;

  if (number > 0 && number <= leaf_program_n_sources (dap->program))
    return (guint32) number;
  if (whole == NULL)
    return leaf_program_story_source (dap->program);
  for (guint32 i = 1; i <= leaf_program_n_sources (dap->program); i++)
    if (g_strcmp0 (whole, leaf_dap_path (dap, i)) == 0)
      return i;
  return 0;
}

/* Makes a breakpoint from an element of "breakpoints" in a request. `owner` is what the request lists breakpoints
 * of. */
typedef LeafBreakpointSpec (*ReadSpec) (const LeafDap *dap, JsonObject *given, guint32 owner);

/* Handles a request that lists all breakpoints of its owner: it replaces those that were set. */
static void
set_all (LeafDap *dap, GArray *breakpoints, guint32 owner, ReadSpec spec, JsonObject *arguments, JsonBuilder *body)
{
  JsonArray *given = leaf_json_get_array (arguments, "breakpoints");

  remove_all (dap, breakpoints, owner);
  json_builder_set_member_name (body, "breakpoints");
  json_builder_begin_array (body);
  for (guint i = 0; given != NULL && i < json_array_get_length (given); i++) {
    JsonObject *one = json_array_get_object_element (given, i);
    LeafDapBreakpoint breakpoint = { set_breakpoint (dap, body, spec (dap, one, owner), one), owner };

    g_array_append_val (breakpoints, breakpoint);
  }
  json_builder_end_array (body);
}

static LeafBreakpointSpec
spec_on_line (const LeafDap *dap, JsonObject *given, guint32 source)
{
  guint32 line = leaf_json_get_count (given, "line") + 1 - dap->lines_from;

  return (
      LeafBreakpointSpec) { .sort = source != NO_SOURCE ? LEAF_BREAKPOINT_LINE : 0, .source = source, .line = line };
}

gboolean
leaf_dap_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  guint32 source;

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  source = leaf_dap_find_source (dap, leaf_json_get_object (arguments, "source"));
  set_all (dap, dap->lines, source != 0 ? source : NO_SOURCE, spec_on_line, arguments, body);
  return TRUE;
}

/* The name of a function breakpoint is anything that leaf_program_find_breakpoint understands. */
static LeafBreakpointSpec
spec_by_name (const LeafDap *dap, JsonObject *given, guint32 owner)
{
  const char *name = leaf_json_get_string (given, "name");
  LeafBreakpointSpec spec = { 0 };

  if (name == NULL || !leaf_program_find_breakpoint (dap->program, name, &spec))
    spec = (LeafBreakpointSpec) { 0 };
  return spec;
}

/* The owners in `others`: function breakpoints and data breakpoints have separate requests but share that list. */
enum { BY_NAME = 1, ON_DATA };

gboolean
leaf_dap_function_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  set_all (dap, dap->others, BY_NAME, spec_by_name, arguments, body);
  return TRUE;
}

gboolean
leaf_dap_data_info (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  const char *name = leaf_json_get_string (arguments, "name");
  g_auto (LeafEvaluation) found = { 0 };

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  if (name != NULL)
    found = leaf_play_evaluate (dap->play, G_MAXUINT32, name, FALSE);
  leaf_json_add_string (body, "dataId", found.value != NULL ? name : NULL);
  leaf_json_add_string (body, "description",
                        found.value != NULL     ? name
                        : found.problem != NULL ? found.problem
                                                : "there is no name");
  return TRUE;
}

static LeafBreakpointSpec
spec_on_data (const LeafDap *dap, JsonObject *given, guint32 owner)
{
  return (LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_CHANGE, .words = leaf_json_get_string (given, "dataId") };
}

gboolean
leaf_dap_data_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  set_all (dap, dap->others, ON_DATA, spec_on_data, arguments, body);
  return TRUE;
}

/* --- run-time problems -------------------------------------------------------------------------------------------- */

gboolean
leaf_dap_exception_breakpoints (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  JsonArray *filters = leaf_json_get_array (arguments, "filters");
  gboolean wants = FALSE;

  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  for (guint i = 0; filters != NULL && i < json_array_get_length (filters); i++) {
    JsonNode *filter = json_array_get_element (filters, i);

    wants = wants
            || (JSON_NODE_HOLDS_VALUE (filter) && g_strcmp0 (json_node_get_string (filter), LEAF_DAP_PROBLEMS) == 0);
  }
  if (dap->problems != 0)
    leaf_play_remove_breakpoint (dap->play, dap->problems);
  dap->problems
      = wants ? leaf_play_add_breakpoint (dap->play, &(LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_PROBLEM }, NULL)
              : 0;
  return TRUE;
}

gboolean
leaf_dap_exception_info (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (dap->problem == NULL) {
    *why = g_strdup ("there was no run-time problem");
    return FALSE;
  }
  leaf_json_add_string (body, "exceptionId", "run-time problem");
  leaf_json_add_string (body, "description", dap->problem);
  leaf_json_add_string (body, "breakMode", "always");
  return TRUE;
}
