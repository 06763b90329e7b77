/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp.c: the server. It stores the editor's texts as documents, and looks up requests in a table of handlers.
 *
 * There is one thread, but for completion in test scripts. A change only marks a document. The document is compiled
 * when the editor pauses, and its problems are published then, or when a request needs the program. So no answer is
 * about a text that the editor has replaced.
 *
 * The streams of jsonrpc-glib frame the messages and parse the JSON. JsonrpcServer is not used, because it rejects
 * requests without parameters, and some editors send `shutdown` without. */
#include "leaf-json-guard.h"
#include "leaf-lsp.h"
#include "leaf-lsp-answers.h"
#include "leaf-lsp-explored.h"
#include "leaf-lsp-json.h"
#include "leaf-lsp-scripts.h"

#include <jsonrpc-glib.h>

enum { PAUSE_MS = 150, SYNC_INCREMENTAL = 2 };
/* error codes of the protocol and of JSON-RPC */
enum {
  ERROR_PARSE = -32700,
  ERROR_REQUEST = -32600,
  ERROR_NO_METHOD = -32601,
  ERROR_PARAMS = -32602,
  ERROR_FAILED = -32803,
  ERROR_BEFORE_INITIALIZE = -32002
};

typedef struct {
  GMainLoop *loop;
  JsonrpcInputStream *in;
  JsonrpcOutputStream *out;
  GHashTable *documents; /* uri -> LeafLspDocument */
  GHashTable *changed;   /* set of uri: documents to compile in the next pause */
  GHashTable *explored;  /* uri -> LeafLspExplored, for documents that have not changed since */
  LeafLspScripts *scripts;
  int explore_seconds; /* 0: stories are not explored */
  guint pause;         /* id of the timeout source; 0: none */
  gboolean is_initialized, is_shut_down;
  gboolean creates_files; /* the editor accepts edits that create files */
} Server;

/* --- capabilities ------------------------------------------------------------------------------------------------- */

static const struct {
  const char *method;
  LeafLspAnswer answer;
} answers[] = {
  { "textDocument/definition", leaf_lsp_definition },
  { "textDocument/references", leaf_lsp_references },
  { "textDocument/documentHighlight", leaf_lsp_highlight },
  { "textDocument/hover", leaf_lsp_hover },
  { "textDocument/completion", leaf_lsp_completion },
  { "textDocument/signatureHelp", leaf_lsp_signature },
  { "textDocument/prepareRename", leaf_lsp_prepare_rename },
  { "textDocument/rename", leaf_lsp_rename },
  { "textDocument/documentSymbol", leaf_lsp_symbols },
  { "textDocument/foldingRange", leaf_lsp_folding },
  { "textDocument/semanticTokens/full", leaf_lsp_tokens },
  { "textDocument/codeAction", leaf_lsp_code_actions },
  { "textDocument/semanticTokens/range", leaf_lsp_tokens_in_range },
};

static GVariant *
yes (void)
{
  return g_variant_new_boolean (TRUE);
}

/* A slash begins the next command of a test script. */
static GVariant *
script_triggers (void)
{
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  leaf_lsp_array_add (&array, leaf_lsp_text ("/"));
  return leaf_lsp_array_end (&array);
}

static GVariant *
capabilities (void)
{
  LeafLspArray modifiers;
  GVariant *legend;

  leaf_lsp_array_begin (&modifiers);
  legend = leaf_lsp_object ("tokenTypes", leaf_lsp_token_legend (), "tokenModifiers", leaf_lsp_array_end (&modifiers),
                            NULL);
  return leaf_lsp_object (
      "textDocumentSync", leaf_lsp_object ("openClose", yes (), "change", leaf_lsp_number (SYNC_INCREMENTAL), NULL),
      "definitionProvider", yes (), "referencesProvider", yes (), "documentHighlightProvider", yes (), "hoverProvider",
      yes (), "completionProvider",
      leaf_lsp_object ("resolveProvider", g_variant_new_boolean (FALSE), "triggerCharacters", script_triggers (), NULL),
      "signatureHelpProvider", leaf_lsp_object ("resolveProvider", g_variant_new_boolean (FALSE), NULL),
      "renameProvider", leaf_lsp_object ("prepareProvider", yes (), NULL), "documentSymbolProvider", yes (),
      "foldingRangeProvider", yes (), "codeActionProvider", yes (), "semanticTokensProvider",
      leaf_lsp_object ("legend", legend, "full", yes (), "range", yes (), NULL), "workspaceSymbolProvider", yes (),
      NULL);
}

static GVariant *
initialize_result (void)
{
  return leaf_lsp_object (
      "capabilities", capabilities (), "serverInfo",
      leaf_lsp_object ("name", leaf_lsp_text ("leaf"), "version", leaf_lsp_text (leaf_version ()), NULL), NULL);
}

/* `array` may be NULL, or another value. */
static gboolean
has_text (GVariant *array, const char *text)
{
  gboolean has = FALSE;

  for (gsize i = 0;
       array != NULL && g_variant_is_of_type (array, G_VARIANT_TYPE ("av")) && i < g_variant_n_children (array); i++) {
    g_autoptr (GVariant) boxed = g_variant_get_child_value (array, i), one = g_variant_get_variant (boxed);

    has |= g_variant_is_of_type (one, G_VARIANT_TYPE_STRING) && g_str_equal (g_variant_get_string (one, NULL), text);
  }
  return has;
}

/* Returns TRUE if the editor has said that it creates files. */
static gboolean
can_create_files (GVariant *params)
{
  g_autoptr (GVariant) all = leaf_lsp_member (params, "capabilities"), workspace = leaf_lsp_member (all, "workspace"),
                       edit = leaf_lsp_member (workspace, "workspaceEdit"),
                       operations = leaf_lsp_member (edit, "resourceOperations");

  return has_text (operations, "create");
}

/* --- messages ----------------------------------------------------------------------------------------------------- */

/* Errors are ignored: if the editor has disconnected, the next read detects it. */
static void
send (Server *server, GVariant *message)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (message);

  jsonrpc_output_stream_write_message (server->out, kept, NULL, NULL);
}

/* `result` may be NULL, for null. */
static void
reply (Server *server, GVariant *id, GVariant *result)
{
  if (result == NULL)
    result = leaf_lsp_null ();
  send (server, leaf_lsp_object ("jsonrpc", leaf_lsp_text ("2.0"), "id", id, "result", result, NULL));
}

static void
reply_later (GVariant *id, GVariant *result, gpointer data)
{
  reply (data, id, result);
}

/* `id` is NULL for a message that could not be read. */
static void
refuse (Server *server, GVariant *id, int code, const char *why)
{
  GVariant *error = leaf_lsp_object ("code", leaf_lsp_number (code), "message", leaf_lsp_text (why), NULL);

  if (id == NULL)
    id = leaf_lsp_null ();
  send (server, leaf_lsp_object ("jsonrpc", leaf_lsp_text ("2.0"), "id", id, "error", error, NULL));
}

/* --- diagnostics -------------------------------------------------------------------------------------------------- */

static void
publish (Server *server, const char *uri, GVariant *diagnostics)
{
  g_autoptr (GVariant) params
      = g_variant_ref_sink (leaf_lsp_object ("uri", leaf_lsp_text (uri), "diagnostics", diagnostics, NULL));

  send (server, leaf_lsp_object ("jsonrpc", leaf_lsp_text ("2.0"), "method",
                                 leaf_lsp_text ("textDocument/publishDiagnostics"), "params", params, NULL));
}

static void
publish_document (Server *server, const char *uri, LeafLspDocument *document)
{
  publish (server, uri, leaf_lsp_diagnostics (document, g_hash_table_lookup (server->explored, uri)));
}

static void
explored_cb (const char *uri, gpointer data)
{
  Server *server = data;
  LeafLspDocument *document = g_hash_table_lookup (server->documents, uri);

  if (document != NULL)
    publish_document (server, uri, document);
}

static void
explore (Server *server, const char *uri, LeafLspDocument *document)
{
  if (server->explore_seconds > 0 && leaf_program_n_problems (leaf_lsp_document_program (document)) == 0)
    g_hash_table_replace (server->explored, g_strdup (uri),
                          leaf_lsp_explored_new (document, server->explore_seconds, explored_cb, server));
}

static GHashTable *
new_set_of_uris (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Writing a message runs the main loop, so documents may be changed and closed during this function. */
static gboolean
publish_changed (gpointer data)
{
  Server *server = data;
  g_autoptr (GHashTable) changed = g_steal_pointer (&server->changed);
  GHashTableIter each;
  gpointer uri;

  server->pause = 0;
  server->changed = new_set_of_uris ();
  g_hash_table_iter_init (&each, changed);
  while (g_hash_table_iter_next (&each, &uri, NULL)) {
    LeafLspDocument *document = g_hash_table_lookup (server->documents, uri);

    if (document == NULL)
      continue;
    explore (server, uri, document);
    publish_document (server, uri, document);
  }
  return G_SOURCE_REMOVE;
}

static void
note_change (Server *server, const char *uri)
{
  g_hash_table_add (server->changed, g_strdup (uri));
  g_hash_table_remove (server->explored, uri);
  g_clear_handle_id (&server->pause, g_source_remove);
  server->pause = g_timeout_add (PAUSE_MS, publish_changed, server);
}

/* Notes the change of a document, and of all documents whose programs contain it. */
static void
note_changes (Server *server, const char *uri)
{
  const LeafLspDocument *changed = g_hash_table_lookup (server->documents, uri);
  GHashTableIter each;
  gpointer other_uri, other;

  note_change (server, uri);
  leaf_lsp_scripts_note_change (server->scripts, uri);
  g_hash_table_iter_init (&each, server->documents);
  while (g_hash_table_iter_next (&each, &other_uri, &other))
    if (leaf_lsp_document_forget (other, changed))
      note_change (server, other_uri);
}

/* --- notifications ------------------------------------------------------------------------------------------------ */

static void
opened (Server *server, GVariant *params)
{
  g_autoptr (GVariant) item = leaf_lsp_member (params, "textDocument");
  g_autofree char *uri = leaf_lsp_member_text (item, "uri");
  g_autofree char *text = leaf_lsp_member_text (item, "text");

  if (uri == NULL || text == NULL)
    return;
  g_hash_table_replace (server->documents, g_strdup (uri),
                        leaf_lsp_document_new (uri, text, server->documents, server->creates_files));
  note_changes (server, uri);
}

static char *
uri_of (GVariant *params)
{
  g_autoptr (GVariant) item = leaf_lsp_member (params, "textDocument");

  return leaf_lsp_member_text (item, "uri");
}

static LeafLspDocument *
document_of (Server *server, const char *uri)
{
  return uri != NULL ? g_hash_table_lookup (server->documents, uri) : NULL;
}

static void
changed (Server *server, GVariant *params)
{
  g_autofree char *uri = uri_of (params);
  LeafLspDocument *document = document_of (server, uri);
  g_autoptr (GVariant) changes = leaf_lsp_member (params, "contentChanges");
  GVariantIter each;
  GVariant *change;

  if (document == NULL || changes == NULL || !g_variant_is_of_type (changes, G_VARIANT_TYPE ("av")))
    return;
  g_variant_iter_init (&each, changes);
  while (g_variant_iter_next (&each, "v", &change)) {
    leaf_lsp_document_change (document, change);
    g_variant_unref (change);
  }
  note_changes (server, uri);
}

static void
closed (Server *server, GVariant *params)
{
  g_autofree char *uri = uri_of (params);
  LeafLspArray none;

  if (document_of (server, uri) == NULL)
    return;
  note_changes (server, uri); /* programs that contain it use the file on the disk again */
  g_hash_table_remove (server->explored, uri);
  g_hash_table_remove (server->changed, uri);
  g_hash_table_remove (server->documents, uri);
  leaf_lsp_array_begin (&none);
  publish (server, uri, leaf_lsp_array_end (&none));
}

static void
exited (Server *server, GVariant *params)
{
  g_main_loop_quit (server->loop);
}

static const struct {
  const char *method;
  void (*hear) (Server *server, GVariant *params);
} news[] = {
  { "textDocument/didOpen", opened },
  { "textDocument/didChange", changed },
  { "textDocument/didClose", closed },
  { "exit", exited },
};

static void
hear (Server *server, const char *method, GVariant *params)
{
  for (guint i = 0; i < G_N_ELEMENTS (news); i++)
    if (g_str_equal (method, news[i].method) && (server->is_initialized || news[i].hear == exited))
      news[i].hear (server, params);
}

/* --- requests ----------------------------------------------------------------------------------------------------- */

static void
answer (Server *server, LeafLspAnswer ask, GVariant *id, GVariant *params)
{
  g_autofree char *uri = uri_of (params);
  g_autofree char *refused = NULL;
  LeafLspDocument *document = document_of (server, uri);
  g_autoptr (GVariant) result = NULL;

  if (document == NULL) {
    refuse (server, id, ERROR_PARAMS, "No such document is open.");
    return;
  }
  if (ask == leaf_lsp_completion && leaf_lsp_scripts_complete (server->scripts, document, id, params))
    return;
  result = ask (document, params, &refused);
  if (result != NULL)
    g_variant_ref_sink (result);
  if (refused != NULL)
    refuse (server, id, ERROR_FAILED, refused);
  else
    reply (server, id, result);
}

/* The symbols of all open stories. */
static GVariant *
find_symbols (Server *server, GVariant *params)
{
  g_autofree char *words = leaf_lsp_member_text (params, "query");
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter each;
  gpointer document;
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  g_hash_table_iter_init (&each, server->documents);
  while (g_hash_table_iter_next (&each, NULL, &document))
    leaf_lsp_add_symbols (document, words != NULL ? words : "", seen, &array);
  return leaf_lsp_array_end (&array);
}

static void
answer_call (Server *server, const char *method, GVariant *id, GVariant *params)
{
  if (server->is_shut_down) {
    refuse (server, id, ERROR_REQUEST, "The server is shut down.");
    return;
  }
  if (g_str_equal (method, "initialize") && server->is_initialized) {
    refuse (server, id, ERROR_REQUEST, "The server is initialized already.");
    return;
  }
  if (g_str_equal (method, "initialize")) {
    server->is_initialized = TRUE;
    server->creates_files = can_create_files (params);
    reply (server, id, initialize_result ());
    return;
  }
  if (!server->is_initialized) {
    refuse (server, id, ERROR_BEFORE_INITIALIZE, "The first request must be initialize.");
    return;
  }
  if (g_str_equal (method, "shutdown")) {
    server->is_shut_down = TRUE;
    reply (server, id, NULL);
    return;
  }
  if (g_str_equal (method, "workspace/symbol")) {
    reply (server, id, find_symbols (server, params));
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (g_str_equal (method, answers[i].method)) {
      answer (server, answers[i].answer, id, params);
      return;
    }
  refuse (server, id, ERROR_NO_METHOD, "Unknown request.");
}

/* --- the stream --------------------------------------------------------------------------------------------------- */

static void
on_message (GObject *stream, GAsyncResult *result, gpointer data)
{
  Server *server = data;
  g_autoptr (GVariant) message = NULL, id = NULL, params = NULL;
  g_autofree char *method = NULL;
  g_autoptr (GError) error = NULL;

  if (!jsonrpc_input_stream_read_message_finish (server->in, result, &message, &error)) {
    if (error->domain != JSON_PARSER_ERROR) {
      g_main_loop_quit (server->loop);
      return;
    }
    refuse (server, NULL, ERROR_PARSE, "The message is not valid JSON, or is too long or nested too deeply.");
  }
  method = leaf_lsp_member_text (message, "method");
  id = leaf_lsp_member (message, "id");
  params = leaf_lsp_member (message, "params");
  if (method != NULL && id != NULL)
    answer_call (server, method, id, params);
  else if (method != NULL)
    hear (server, method, params);
  if (g_main_loop_is_running (server->loop))
    jsonrpc_input_stream_read_message_async (server->in, NULL, on_message, server);
}

int
leaf_lsp_serve (GInputStream *in, GOutputStream *out, int explore_seconds)
{
  g_autoptr (GInputStream) counted = leaf_json_guard_stream (in);
  Server server
      = { .loop = g_main_loop_new (NULL, FALSE),
          .in = jsonrpc_input_stream_new (counted),
          .out = jsonrpc_output_stream_new (out),
          .documents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) leaf_lsp_document_free),
          .changed = new_set_of_uris (),
          .explored = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) leaf_lsp_explored_free),
          .explore_seconds = explore_seconds };

  server.scripts = leaf_lsp_scripts_new (reply_later, &server);
  jsonrpc_input_stream_read_message_async (server.in, NULL, on_message, &server);
  g_main_loop_run (server.loop);

  leaf_lsp_scripts_free (server.scripts);
  g_clear_handle_id (&server.pause, g_source_remove);
  g_hash_table_unref (server.explored); /* before the documents */
  g_hash_table_unref (server.changed);
  g_hash_table_unref (server.documents);
  g_object_unref (server.in);
  g_object_unref (server.out);
  g_main_loop_unref (server.loop);
  return server.is_shut_down ? 0 : 1;
}
