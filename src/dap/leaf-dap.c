/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap.c: the Debug Adapter Protocol: its messages, and which request is answered by what. */
#include "leaf-dap.h"
#include "leaf-dap-answers.h"
#include "leaf-json-depth.h"

#include <glib/gprintf.h>
#include <string.h>

enum { MOST_BYTES = 16 << 20 }; /* of one message */

static void
send (LeafDap *dap, JsonBuilder *message)
{
  g_autofree char *text = leaf_json_to_text (message, FALSE);

  g_fprintf (dap->out, "Content-Length: %" G_GSIZE_FORMAT "\r\n\r\n%s", strlen (text), text);
  fflush (dap->out);
}

static void
add_body (JsonBuilder *message, JsonBuilder *body)
{
  if (body == NULL)
    return;
  json_builder_set_member_name (message, "body");
  json_builder_add_value (message, json_builder_get_root (body));
}

void
leaf_dap_event (LeafDap *dap, const char *event, JsonBuilder *body)
{
  g_autoptr (JsonBuilder) message = json_builder_new ();

  json_builder_begin_object (message);
  leaf_json_add_number (message, "seq", ++dap->sequence);
  leaf_json_add_string (message, "type", "event");
  leaf_json_add_string (message, "event", event);
  add_body (message, body);
  json_builder_end_object (message);
  send (dap, message);
}

/* A request: what answers it, and what is done once the answer is sent. */
static const struct {
  const char *command;
  LeafDapAnswer answer;
  void (*afterwards) (LeafDap *dap); /* NULL */
} requests[] = {
  { "initialize", leaf_dap_initialize, NULL },
  { "launch", leaf_dap_launch, leaf_dap_after_initialize },
  { "setBreakpoints", leaf_dap_breakpoints, NULL },
  { "setFunctionBreakpoints", leaf_dap_function_breakpoints, NULL },
  { "dataBreakpointInfo", leaf_dap_data_info, NULL },
  { "setDataBreakpoints", leaf_dap_data_breakpoints, NULL },
  { "setExceptionBreakpoints", leaf_dap_nothing, NULL },
  { "configurationDone", leaf_dap_configured, leaf_dap_begin_if_ready },
  { "threads", leaf_dap_threads, NULL },
  { "stackTrace", leaf_dap_stack, NULL },
  { "scopes", leaf_dap_scopes, NULL },
  { "variables", leaf_dap_variables, NULL },
  { "evaluate", leaf_dap_evaluate, leaf_dap_after_evaluate },
  { "source", leaf_dap_source, NULL },
  { "continue", leaf_dap_continue, leaf_dap_run_on },
  { "next", leaf_dap_next, leaf_dap_run_on },
  { "stepIn", leaf_dap_step_in, leaf_dap_run_on },
  { "stepOut", leaf_dap_step_out, leaf_dap_run_on },
  { "stepBack", leaf_dap_step_back, leaf_dap_after_step_back },
  { "reverseContinue", leaf_dap_reverse, leaf_dap_after_reverse },
  { "restart", leaf_dap_restart, leaf_dap_run_on },
  { "terminate", leaf_dap_leave, leaf_dap_tell_end },
  { "disconnect", leaf_dap_leave, NULL },
};

static void
answer (LeafDap *dap, JsonObject *request)
{
  const char *command = leaf_json_get_string (request, "command");
  gsize row = 0;
  g_autoptr (JsonBuilder) body = json_builder_new (), message = json_builder_new ();
  g_autofree char *why = NULL;
  gboolean is_done = FALSE;

  while (row < G_N_ELEMENTS (requests) && g_strcmp0 (requests[row].command, command) != 0)
    row++;
  json_builder_begin_object (body);
  if (row < G_N_ELEMENTS (requests))
    is_done = requests[row].answer (dap, leaf_json_get_object (request, "arguments"), body, &why);
  else
    why = g_strdup_printf ("there is no request '%s' here", command != NULL ? command : "");
  json_builder_end_object (body);
  json_builder_begin_object (message);
  leaf_json_add_number (message, "seq", ++dap->sequence);
  leaf_json_add_string (message, "type", "response");
  leaf_json_add_number (message, "request_seq", leaf_json_get_number (request, "seq"));
  leaf_json_add_truth (message, "success", is_done);
  leaf_json_add_string (message, "command", command != NULL ? command : "");
  if (is_done)
    add_body (message, body);
  else
    leaf_json_add_string (message, "message", why != NULL ? why : "that cannot be done now");
  json_builder_end_object (message);
  send (dap, message);
  if (is_done && requests[row].afterwards != NULL)
    requests[row].afterwards (dap);
}

/* The next message, for g_free; NULL: there are no more, or it makes no sense. */
static char *
read_message (FILE *in)
{
  char line[256];
  guint64 length = 0;
  char *text;

  while (fgets (line, sizeof line, in) != NULL && line[0] != '\r' && line[0] != '\n')
    if (g_ascii_strncasecmp (line, "Content-Length:", 15) == 0)
      length = g_ascii_strtoull (line + 15, NULL, 10);
  if (length == 0 || length > MOST_BYTES || feof (in))
    return NULL;
  text = g_try_malloc (length + 1);
  if (text == NULL)
    return NULL;
  if (fread (text, 1, length, in) != length) {
    g_free (text);
    return NULL;
  }
  text[length] = '\0';
  return text;
}

int
leaf_dap_serve (FILE *in, FILE *out, LeafDapOpen open)
{
  LeafDap dap = { .in = in, .out = out, .open = open };
  char *text;

  dap.lines = g_array_new (FALSE, TRUE, sizeof (LeafDapHalt));
  dap.others = g_array_new (FALSE, TRUE, sizeof (LeafDapHalt));
  dap.commands = g_ptr_array_new_with_free_func (g_free);
  while (!dap.is_over && (text = read_message (dap.in)) != NULL) {
    g_autoptr (JsonParser) parser = json_parser_new ();
    g_autofree char *owned = text;
    LeafJsonDepth depth = { 0 };
    JsonNode *root;

    if (!leaf_json_depth_add (&depth, owned, strlen (owned)) || !json_parser_load_from_data (parser, owned, -1, NULL))
      continue;
    root = json_parser_get_root (parser);
    if (root != NULL && JSON_NODE_HOLDS_OBJECT (root)
        && g_strcmp0 (leaf_json_get_string (json_node_get_object (root), "type"), "request") == 0)
      answer (&dap, json_node_get_object (root));
  }
  leaf_dap_clear (&dap);
  return 0;
}
