/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-dap.c: `leaf dap`: the Debug Adapter Protocol on standard input and output: its messages, and which request is answered by what. */
#include "leaf-cli-dap.h"

enum { MOST_BYTES = 16 << 20 }; /* of one message */

/* --- members ---------------------------------------------------------------------------------------------------------------------- */

static JsonNode *
member (JsonObject *object, const char *name)
{
  return object != NULL && json_object_has_member (object, name) ? json_object_get_member (object, name) : NULL;
}

const char *
leaf_dap_text (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
             ? json_node_get_string (node)
             : NULL;
}

gint64
leaf_dap_number (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_int (node) : 0;
}

JsonObject *
leaf_dap_object (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
leaf_dap_array (JsonObject *object, const char *name)
{
  JsonNode *node = member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* --- messages --------------------------------------------------------------------------------------------------------------------- */

static void
send (LeafDap *dap, JsonBuilder *message)
{
  g_autofree char *text = leaf_cli_json_text (message, FALSE);

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
  leaf_cli_json_number (message, "seq", ++dap->sequence);
  leaf_cli_json_string (message, "type", "event");
  leaf_cli_json_string (message, "event", event);
  add_body (message, body);
  json_builder_end_object (message);
  send (dap, message);
}

static void
answer (LeafDap *dap, JsonObject *request)
{
  const char *command = leaf_dap_text (request, "command");
  const LeafDapRequest *row = leaf_dap_requests;
  g_autoptr (JsonBuilder) body = json_builder_new (), message = json_builder_new ();
  g_autofree char *why = NULL;
  gboolean is_done = FALSE;

  while (row->command != NULL && g_strcmp0 (row->command, command) != 0)
    row++;
  json_builder_begin_object (body);
  if (row->command != NULL)
    is_done = row->answer (dap, leaf_dap_object (request, "arguments"), body, &why);
  else
    why = g_strdup_printf ("there is no request '%s' here", command != NULL ? command : "");
  json_builder_end_object (body);
  json_builder_begin_object (message);
  leaf_cli_json_number (message, "seq", ++dap->sequence);
  leaf_cli_json_string (message, "type", "response");
  leaf_cli_json_number (message, "request_seq", leaf_dap_number (request, "seq"));
  leaf_cli_json_truth (message, "success", is_done);
  leaf_cli_json_string (message, "command", command != NULL ? command : "");
  if (is_done)
    add_body (message, body);
  else
    leaf_cli_json_string (message, "message", why != NULL ? why : "that cannot be done now");
  json_builder_end_object (message);
  send (dap, message);
  if (is_done && row->afterwards != NULL)
    row->afterwards (dap);
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
  text = g_malloc (length + 1);
  if (fread (text, 1, length, in) != length) {
    g_free (text);
    return NULL;
  }
  text[length] = '\0';
  return text;
}

int
leaf_command_dap (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL, 0, 0, 0, NULL, NULL, NULL } };
  LeafDap dap = { .in = stdin, .out = stdout };
  char *text;

  if (!leaf_cli_parse ("dap", "", "Speaks the Debug Adapter Protocol, for an editor that starts it.", entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 1)
    return leaf_cli_usage ("dap", "the editor names the story, not the command line");
  dap.lines = g_array_new (FALSE, TRUE, sizeof (LeafDapHalt));
  dap.others = g_array_new (FALSE, TRUE, sizeof (LeafDapHalt));
  dap.commands = g_ptr_array_new_with_free_func (g_free);
  while (!dap.is_over && (text = read_message (dap.in)) != NULL) {
    g_autoptr (JsonParser) parser = json_parser_new ();
    g_autofree char *owned = text;
    JsonNode *root;

    if (!json_parser_load_from_data (parser, owned, -1, NULL))
      continue;
    root = json_parser_get_root (parser);
    if (root != NULL && JSON_NODE_HOLDS_OBJECT (root)
        && g_strcmp0 (leaf_dap_text (json_node_get_object (root), "type"), "request") == 0)
      answer (&dap, json_node_get_object (root));
  }
  leaf_dap_clear (&dap);
  return LEAF_EXIT_FINE;
}
