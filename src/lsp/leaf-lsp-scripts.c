/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-scripts.c: completion in the script of a test. The worker thread handles one request at a time. The last
 * answer is kept, because it is valid as long as only the command at the cursor changes. The worker plays the story
 * with the script cut before that command, so that the test runs as TEST runs it, from its room and with its things. */
#include "leaf-lsp-scripts.h"

#include "leaf-explore.h"
#include "leaf-lsp-answers.h"

#include <gio/gio.h>

enum { MOST_WORK = 50000000, MOST_COMMANDS = 400, ITEM_EVENT = 23 };

/* A request for completion, and what its answer depends on. */
typedef struct {
  GVariant *id, *range;
  char *uri, *text;     /* the document, and its text with the script cut before the command */
  LeafProgram *program; /* of that text; NULL: the answer is known */
  char *test;           /* the name of the test */
  gboolean is_old;      /* another document has changed since, so the answer must not be kept */
} Question;

struct _LeafLspScripts {
  LeafLspReply reply;
  gpointer data;
  char *uri, *text;       /* the document and the cut text of the last answer; NULL: there was none */
  GPtrArray *commands;    /* of char *: the last answer; NULL: it is out of date */
  Question *asked, *next; /* the request in the worker thread, and the waiting one; NULL: none */
  gboolean is_ended;
};

static void
question_free (Question *question)
{
  if (question == NULL)
    return;
  g_variant_unref (question->id);
  g_variant_unref (question->range);
  g_free (question->uri);
  g_free (question->text);
  g_free (question->test);
  g_clear_pointer (&question->program, leaf_program_unref);
  g_free (question);
}

LeafLspScripts *
leaf_lsp_scripts_new (LeafLspReply reply, gpointer data)
{
  LeafLspScripts *self = g_new0 (LeafLspScripts, 1);

  self->reply = reply;
  self->data = data;
  return self;
}

void
leaf_lsp_scripts_free (LeafLspScripts *self)
{
  self->is_ended = TRUE;
  while (self->asked != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_clear_pointer (&self->next, question_free);
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_free (self->uri);
  g_free (self->text);
  g_free (self);
}

/* --- the thread --------------------------------------------------------------------------------------------------- */

static void
find_commands (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  g_autoptr (GArray) choices = leaf_program_test_choices (question->program, question->test, MOST_WORK, MOST_COMMANDS);
  GPtrArray *commands = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < choices->len; i++)
    g_ptr_array_add (commands, g_strdup (g_array_index (choices, LeafPlayChoice, i).command));
  g_task_return_pointer (task, commands, (GDestroyNotify) g_ptr_array_unref);
}

/* --- answers ------------------------------------------------------------------------------------------------------ */

static void
answer (LeafLspScripts *self, const Question *question, const GPtrArray *commands)
{
  LeafLspArray array;

  leaf_lsp_array_begin (&array);
  for (guint i = 0; commands != NULL && i < commands->len; i++) {
    const char *command = commands->pdata[i];
    g_autofree char *written = leaf_test_script_dup_command (command);
    g_autofree char *order = g_strdup_printf ("%05u", i);

    leaf_lsp_array_add (
        &array,
        leaf_lsp_object ("label", leaf_lsp_text (command), "filterText", leaf_lsp_text (written), "sortText",
                         leaf_lsp_text (order), "kind", leaf_lsp_number (ITEM_EVENT), "detail",
                         leaf_lsp_text ("can be typed here"), "insertTextFormat", leaf_lsp_number (1), "textEdit",
                         leaf_lsp_object ("range", question->range, "newText", leaf_lsp_text (written), NULL), NULL));
  }
  self->reply (question->id, leaf_lsp_array_end (&array), self->data);
}

static gboolean
is_known (const LeafLspScripts *self, const char *uri, const char *text)
{
  return self->commands != NULL && g_str_equal (self->uri, uri) && g_str_equal (self->text, text);
}

static void ask_next (LeafLspScripts *self);

static void
found (GObject *source, GAsyncResult *result, gpointer data)
{
  LeafLspScripts *self = data;
  Question *question = g_steal_pointer (&self->asked);
  g_autoptr (GPtrArray) commands = g_task_propagate_pointer (G_TASK (result), NULL);

  if (self->is_ended) {
    question_free (question);
    return;
  }
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_free (self->uri);
  g_free (self->text);
  self->uri = g_steal_pointer (&question->uri);
  self->text = g_steal_pointer (&question->text);
  self->commands = question->is_old ? NULL : g_ptr_array_ref (commands);
  answer (self, question, commands);
  question_free (question);
  ask_next (self);
}

static void
ask_next (LeafLspScripts *self)
{
  g_autoptr (GTask) task = NULL;

  if (self->asked != NULL || self->next == NULL)
    return;
  self->asked = g_steal_pointer (&self->next);
  if (is_known (self, self->asked->uri, self->asked->text)) {
    answer (self, self->asked, self->commands);
    g_clear_pointer (&self->asked, question_free);
    return;
  }
  task = g_task_new (NULL, NULL, found, self);
  g_task_set_task_data (task, self->asked, NULL);
  g_task_run_in_thread (task, find_commands);
}

/* --- questions ---------------------------------------------------------------------------------------------------- */

static char *
text_without_command (const char *text, const LeafTestCursor *cursor)
{
  return g_strdup_printf ("%.*s%s%s", (int) cursor->before_end, text, cursor->is_closed ? "" : "\"",
                          text + cursor->script_end);
}

static LeafProgram *
program_without_command (LeafLspDocument *document, const LeafTestCursor *cursor)
{
  const LeafEdit edit = { .place = { leaf_lsp_document_source (document), cursor->before_end, cursor->script_end },
                          .text = (char *) (cursor->is_closed ? "" : "\"") };

  return leaf_lsp_document_try (document, &edit, 1);
}

gboolean
leaf_lsp_scripts_complete (LeafLspScripts *self, LeafLspDocument *document, GVariant *id, GVariant *params)
{
  const char *text = leaf_lsp_document_text (document);
  guint32 byte = leaf_lsp_asked_byte (document, params);
  g_auto (LeafTestCursor) cursor = { 0 };
  Question *question;

  if (self->is_ended || !leaf_test_cursor_find (text, byte, &cursor))
    return FALSE;
  question = g_new0 (Question, 1);
  question->id = g_variant_ref (id);
  question->range = g_variant_ref_sink (leaf_lsp_text_range (text, cursor.command, byte));
  question->uri = g_strdup (leaf_lsp_document_uri (document));
  question->text = text_without_command (text, &cursor);
  question->test = g_steal_pointer (&cursor.test);
  /* while a request is in progress, the known commands may be replaced before it is this one's turn */
  if (self->asked != NULL || !is_known (self, question->uri, question->text))
    question->program = program_without_command (document, &cursor);
  if (self->next != NULL)
    answer (self, self->next, NULL);
  question_free (self->next);
  self->next = question;
  ask_next (self);
  return TRUE;
}

void
leaf_lsp_scripts_note_change (LeafLspScripts *self, const char *uri)
{
  if (self->uri != NULL && !g_str_equal (self->uri, uri))
    g_clear_pointer (&self->commands, g_ptr_array_unref);
  if (self->asked != NULL && !g_str_equal (self->asked->uri, uri))
    self->asked->is_old = TRUE;
}
