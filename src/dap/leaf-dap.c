/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap.c: the server for the Debug Adapter Protocol: its messages, and the table of requests. */
#include "leaf-dap.h"
#include "leaf-dap-answers.h"
#include "leaf-json-guard.h"

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

/* the requests */
static const struct {
  const char *command;
  LeafDapAnswer answer;
  void (*afterwards) (LeafDap *dap); /* called after the response was sent; NULL: nothing */
  gboolean needs_stop;               /* it cannot be answered while the story runs */
} requests[] = {
  { "initialize", leaf_dap_initialize, NULL, FALSE },
  { "launch", leaf_dap_launch, leaf_dap_after_initialize, FALSE },
  { "setBreakpoints", leaf_dap_breakpoints, NULL, FALSE },
  { "setFunctionBreakpoints", leaf_dap_function_breakpoints, NULL, FALSE },
  { "dataBreakpointInfo", leaf_dap_data_info, NULL, FALSE },
  { "setDataBreakpoints", leaf_dap_data_breakpoints, NULL, FALSE },
  { "setExceptionBreakpoints", leaf_dap_exception_breakpoints, NULL, FALSE },
  { "configurationDone", leaf_dap_configured, leaf_dap_begin_if_ready, FALSE },
  { "threads", leaf_dap_threads, NULL, FALSE },
  { "stackTrace", leaf_dap_stack, NULL, TRUE },
  { "scopes", leaf_dap_scopes, NULL, TRUE },
  { "variables", leaf_dap_variables, NULL, TRUE },
  { "breakpointLocations", leaf_dap_locations, NULL, FALSE },
  { "completions", leaf_dap_completions, NULL, TRUE },
  { "evaluate", leaf_dap_evaluate, leaf_dap_after_evaluate, TRUE },
  { "setVariable", leaf_dap_set_variable, NULL, TRUE },
  { "setExpression", leaf_dap_set_expression, NULL, TRUE },
  { "source", leaf_dap_source, NULL, FALSE },
  { "loadedSources", leaf_dap_sources, NULL, FALSE },
  { "exceptionInfo", leaf_dap_exception_info, NULL, TRUE },
  { "pause", leaf_dap_pause, NULL, FALSE },
  { "continue", leaf_dap_continue, leaf_dap_run_on, TRUE },
  { "next", leaf_dap_next, leaf_dap_run_on, TRUE },
  { "stepIn", leaf_dap_step_in, leaf_dap_run_on, TRUE },
  { "stepOut", leaf_dap_step_out, leaf_dap_run_on, TRUE },
  { "stepBack", leaf_dap_step_back, leaf_dap_after_step_back, TRUE },
  { "reverseContinue", leaf_dap_reverse, leaf_dap_after_reverse, TRUE },
  { "restart", leaf_dap_restart, leaf_dap_begin_if_ready, FALSE },
  { "terminate", leaf_dap_terminate, leaf_dap_send_end, FALSE },
  { "disconnect", leaf_dap_leave, NULL, FALSE },
};

/* Adds the message of a failed request, in the form that a client shows. */
static void
add_error (JsonBuilder *message, const char *why)
{
  leaf_json_add_string (message, "message", why);
  json_builder_set_member_name (message, "body");
  json_builder_begin_object (message);
  json_builder_set_member_name (message, "error");
  json_builder_begin_object (message);
  leaf_json_add_number (message, "id", 1);
  /* braces in "format" are substitutions, and `why` may quote some from the source */
  leaf_json_add_string (message, "format", "{why}");
  json_builder_set_member_name (message, "variables");
  json_builder_begin_object (message);
  leaf_json_add_string (message, "why", why);
  json_builder_end_object (message);
  json_builder_end_object (message);
  json_builder_end_object (message);
}

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
  if (row < G_N_ELEMENTS (requests) && requests[row].needs_stop && dap->runs)
    why = g_strdup ("notStopped"); /* a constant of the protocol */
  else if (row < G_N_ELEMENTS (requests))
    is_done = requests[row].answer (dap, leaf_json_get_object (request, "arguments"), body, &why);
  else
    why = g_strdup_printf ("unknown request '%s'", command != NULL ? command : "");
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
    add_error (message, why != NULL ? why : "this is not possible now");
  json_builder_end_object (message);
  send (dap, message);
  if (is_done && requests[row].afterwards != NULL)
    requests[row].afterwards (dap);
}

/* The body of the next message; NULL if there is none, or its header is malformed or the body too long. Free with
 * g_free. */
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

/* Answers the next message. Returns FALSE if there are no more. */
static gboolean
answer_next (LeafDap *dap)
{
  g_autofree char *text = read_message (dap->in);
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonNode *root;

  if (text == NULL)
    return FALSE;
  if (!leaf_json_guard_text (text) || !json_parser_load_from_data (parser, text, -1, NULL)) {
    /* not a response, because the request's number is not known */
    leaf_dap_send_output (dap, "important", "A message was not read: it is not JSON, or nested too deeply.\n",
                          (LeafPlace) { 0 });
    return TRUE;
  }
  root = json_parser_get_root (parser);
  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root)
      && g_strcmp0 (leaf_json_get_string (json_node_get_object (root), "type"), "request") == 0)
    answer (dap, json_node_get_object (root));
  return TRUE;
}

/* Returns TRUE if the client has sent something, or has disconnected. The input must be unbuffered: polling does not
 * see what is in a buffer. */
static gboolean
is_asked (const LeafDap *dap)
{
  GPollFD in = { .fd = fileno (dap->in), .events = G_IO_IN | G_IO_HUP };

  return g_poll (&in, 1, 0) > 0;
}

/* While the story runs, all waiting requests are answered between two slices. But a request that starts the story is
 * followed by a slice at once, because later requests are about the next stop. After the end of the input the story
 * runs on to that stop. */
static void
serve (LeafDap *dap)
{
  while (!dap->is_over) {
    gboolean ran;

    if (dap->runs)
      leaf_dap_run_slice (dap);
    do {
      ran = dap->runs;
      if (dap->has_no_more || (dap->runs && !is_asked (dap)))
        break;
      dap->has_no_more = !answer_next (dap);
    } while (!dap->is_over && ran == dap->runs);
    dap->is_over |= dap->has_no_more && !dap->runs;
  }
}

int
leaf_dap_serve (FILE *in, FILE *out, LeafDapOpen open)
{
  LeafDap dap = { .in = in, .out = out, .open = open, .lines_from = 1, .columns_from = 1 };

  dap.lines = g_array_new (FALSE, TRUE, sizeof (LeafDapBreakpoint));
  dap.others = g_array_new (FALSE, TRUE, sizeof (LeafDapBreakpoint));
  dap.commands = g_ptr_array_new_with_free_func (g_free);
  dap.has_no_more = fileno (in) < 0;
  setvbuf (in, NULL, _IONBF, 0);
  serve (&dap);
  leaf_dap_clear (&dap);
  return 0;
}
