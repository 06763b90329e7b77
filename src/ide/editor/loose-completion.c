/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-completion.h"
#include "loose-editor-testing.h"

#include "loose-completion-item.h"
#include "loose-test-commands.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_PROPOSALS 60
/* The number of letters after which completion opens by itself. */
#define LEAST_LETTERS 3

struct _LooseCompletion {
  GObject parent_instance;
  LooseSession *session; /* weak: a worker may finish after the window is closed */
  LoosePage *page;       /* weak: the view may outlive its page */

  /* Owned */
  LooseTestCommands *commands;
};

/* --- commands of a test's script ---------------------------------------------------------------------------------- */

/* The number of characters before the cursor in which the beginning of a script is looked for. */
#define MOST_SCRIPT 4000

/* The text of the page, and the place of the cursor in the script of a test. */
typedef struct {
  char *text;
  guint32 byte;
  LeafTestCursor cursor;
} Script;

static void
script_clear (Script *script)
{
  g_free (script->text);
  leaf_test_cursor_clear (&script->cursor);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Script, script_clear)

/* Returns TRUE if the cursor is in a script. Copies the whole text only if the text near the cursor has a script,
 * because this runs at each key. */
static gboolean
find_script (LooseCompletion *self, const GtkTextIter *cursor, Script *script)
{
  GtkTextBuffer *buffer = gtk_text_iter_get_buffer (cursor);
  g_auto (LeafTestCursor) nearest = { 0 };
  g_autofree char *before = NULL, *start_to_cursor = NULL;
  GtkTextIter start = *cursor, end;

  gtk_text_iter_backward_chars (&start, MOST_SCRIPT);
  before = gtk_text_buffer_get_text (buffer, &start, cursor, TRUE);
  if (self->session == NULL || self->page == NULL
      || loose_page_get_source (self->page, loose_session_get_program (self->session)) == 0
      || !leaf_test_cursor_find (before, (guint32) strlen (before), &nearest))
    return FALSE;
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  start_to_cursor = gtk_text_buffer_get_text (buffer, &start, cursor, TRUE);
  script->text = gtk_text_buffer_get_text (buffer, &start, &end, TRUE);
  script->byte = (guint32) strlen (start_to_cursor);
  return leaf_test_cursor_find (script->text, script->byte, &script->cursor);
}

static gboolean
begins_with (const char *command, const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (command, -1), *wanted = g_utf8_casefold (typed, -1);

  return g_str_has_prefix (folded, wanted);
}

/* The commands that begin with what is typed; none until they are known. */
static GListModel *
propose_commands (LooseCompletion *self, const Script *script)
{
  GListStore *store = g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM);
  GPtrArray *commands = loose_test_commands_get (self->commands, script->text, &script->cursor);
  g_autofree char *typed = g_strndup (script->text + script->cursor.command, script->byte - script->cursor.command);

  for (guint i = 0; commands != NULL && i < commands->len; i++) {
    g_autofree char *written = leaf_test_script_dup_command (commands->pdata[i]);
    const LeafCompletion row = { .text = written, .detail = _ ("can be typed here") };
    g_autoptr (LooseCompletionItem) item = NULL;

    if (!begins_with (written, typed) || g_list_model_get_n_items (G_LIST_MODEL (store)) == MOST_PROPOSALS)
      continue;
    item = loose_completion_item_new (&row, (guint) g_utf8_strlen (typed, -1));
    g_list_store_append (store, item);
  }
  return G_LIST_MODEL (store);
}

/* --- other words -------------------------------------------------------------------------------------------------- */

/* Reads everything before the cursor, because whether the cursor is in a comment or a text depends on what was opened
 * before it. */
static GListModel *
propose_words (LooseCompletion *self, const GtkTextIter *cursor)
{
  GListStore *store = g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM);
  LeafProgram *program = self->session != NULL ? loose_session_get_program (self->session) : NULL;
  guint32 source = program != NULL && self->page != NULL ? loose_page_get_source (self->page, program) : 0, n = 0;
  g_autofree char *text = NULL;
  LeafCompletion *rows;
  GtkTextIter start;

  if (source == 0)
    return G_LIST_MODEL (store);
  gtk_text_buffer_get_start_iter (gtk_text_iter_get_buffer (cursor), &start);
  text = gtk_text_iter_get_text (&start, cursor);
  rows = leaf_program_completions (program, source, text, (guint32) strlen (text), MOST_PROPOSALS, &n);
  for (guint32 i = 0; i < n; i++) {
    g_autoptr (LooseCompletionItem) proposal
        = loose_completion_item_new (&rows[i], (guint) g_utf8_strlen (text + rows[i].start, -1));

    g_list_store_append (store, proposal);
  }
  leaf_completions_free (rows, n);
  return G_LIST_MODEL (store);
}

GListModel *
loose_completion_propose (LooseCompletion *self, const GtkTextIter *cursor)
{
  g_return_val_if_fail (LOOSE_IS_COMPLETION (self), NULL);
  g_auto (Script) script = { 0 };

  return find_script (self, cursor, &script) ? propose_commands (self, &script) : propose_words (self, cursor);
}

/* If the author requests completion while a list is open, GtkSourceView only filters the list and reports the old
 * activation. So the request is recorded here, with the word it was for. */
#define ASKED     "loose-asked" /* data of the completion: the offset at which the word begins, plus one */
#define ASKED_NOW G_MAXUINT

static gboolean
is_asked (GtkSourceCompletionContext *context, const GtkTextIter *word)
{
  GObject *completion = G_OBJECT (gtk_source_completion_context_get_completion (context));
  guint asked = GPOINTER_TO_UINT (g_object_get_data (completion, ASKED)),
        here = (guint) gtk_text_iter_get_offset (word) + 1;

  if (asked == ASKED_NOW)
    g_object_set_data (completion, ASKED, GUINT_TO_POINTER (here));
  return asked == ASKED_NOW || asked == here;
}

void
loose_completion_ask (GtkSourceView *view)
{
  GtkSourceCompletion *completion = gtk_source_view_get_completion (view);

  gtk_widget_grab_focus (GTK_WIDGET (view));
  gtk_source_completion_hide (completion);
  g_object_set_data (G_OBJECT (completion), ASKED, GUINT_TO_POINTER (ASKED_NOW));
  g_signal_emit_by_name (view, "show-completion");
}

static GListModel *
propose_in_context (LooseCompletion *self, GtkSourceCompletionContext *context)
{
  GtkTextIter begin = { 0 }, end = { 0 };
  g_autofree char *word = gtk_source_completion_context_get_word (context);
  g_auto (Script) script = { 0 };
  gboolean is_wanted;

  if (!gtk_source_completion_context_get_bounds (context, &begin, &end))
    return G_LIST_MODEL (g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM));
  is_wanted = is_asked (context, &begin);
  if (find_script (self, &end, &script)) /* a single letter opens the list, because few commands begin with it */
    return is_wanted || script.byte > script.cursor.command
               ? propose_commands (self, &script)
               : G_LIST_MODEL (g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM));
  if (!is_wanted && (word == NULL || g_utf8_strlen (word, -1) < LEAST_LETTERS))
    return G_LIST_MODEL (g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM));
  return propose_words (self, &end);
}

void
loose_completion_find_async (LooseCompletion *self, const GtkTextIter *cursor, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (LOOSE_IS_COMPLETION (self));
  g_auto (Script) script = { 0 };
  g_autoptr (GTask) task = NULL;

  if (find_script (self, cursor, &script)) {
    loose_test_commands_find_async (self->commands, self->page, script.text, &script.cursor, cancellable, callback,
                                    data);
    return;
  }
  task = g_task_new (self->commands, cancellable, callback, data);
  g_task_return_boolean (task, TRUE);
}

static void
populated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  LooseCompletion *self = LOOSE_COMPLETION (g_task_get_source_object (task));
  GtkSourceCompletionContext *context = g_task_get_task_data (task);

  loose_test_commands_find_finish (self->commands, result);
  g_task_return_pointer (task, propose_in_context (self, context), g_object_unref);
}

static void
loose_completion_populate_async (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                                 GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  LooseCompletion *self = LOOSE_COMPLETION (provider);
  GTask *task = g_task_new (provider, cancellable, callback, data);
  GtkTextIter begin, end;

  g_task_set_task_data (task, g_object_ref (context), g_object_unref);
  if (gtk_source_completion_context_get_bounds (context, &begin, &end)) {
    loose_completion_find_async (self, &end, cancellable, populated_cb, task);
    return;
  }
  g_task_return_pointer (task, g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM), g_object_unref);
  g_object_unref (task);
}

static GListModel *
loose_completion_populate_finish (GtkSourceCompletionProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
show_anew (LooseCompletion *self, GtkSourceCompletionContext *context)
{
  g_autoptr (GListModel) fresh = propose_in_context (self, context);

  gtk_source_completion_context_set_proposals_for_provider (context, GTK_SOURCE_COMPLETION_PROVIDER (self), fresh);
}

static void
found_late_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  LooseCompletion *self = LOOSE_COMPLETION (g_task_get_source_object (task));

  if (loose_test_commands_find_finish (self->commands, result))
    show_anew (self, g_task_get_task_data (task));
}

/* Shows what is known, and in a script whose commands are not known yet, asks for them. Anywhere else the task returns
 * at once. */
static void
loose_completion_refilter (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                           GListModel *model)
{
  LooseCompletion *self = LOOSE_COMPLETION (provider);
  gboolean was_empty = model == NULL || g_list_model_get_n_items (model) == 0;
  GtkTextIter begin, end;

  show_anew (self, context); /* frees the model, which the context owns */
  if (was_empty && gtk_source_completion_context_get_bounds (context, &begin, &end)) {
    GTask *task = g_task_new (self, NULL, NULL, NULL);

    g_task_set_task_data (task, g_object_ref (context), g_object_unref);
    loose_completion_find_async (self, &end, NULL, found_late_cb, task);
  }
}

static void
loose_completion_display (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                          GtkSourceCompletionProposal *proposal, GtkSourceCompletionCell *cell)
{
  LooseCompletionItem *row = LOOSE_COMPLETION_ITEM (proposal);

  switch (gtk_source_completion_cell_get_column (cell)) {
  case GTK_SOURCE_COMPLETION_COLUMN_TYPED_TEXT:
    gtk_source_completion_cell_set_text (cell, loose_completion_item_get_text (row));
    break;
  case GTK_SOURCE_COMPLETION_COLUMN_AFTER:
    gtk_source_completion_cell_set_text (cell, loose_completion_item_get_detail (row));
    break;
  default: gtk_source_completion_cell_set_text (cell, NULL); break;
  }
}

static void
loose_completion_activate (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                           GtkSourceCompletionProposal *proposal)
{
  loose_completion_item_insert (LOOSE_COMPLETION_ITEM (proposal), gtk_source_completion_context_get_view (context));
}

static char *
loose_completion_get_title (GtkSourceCompletionProvider *provider)
{
  return g_strdup (_ ("Completions"));
}

static void
loose_completion_iface_init (GtkSourceCompletionProviderInterface *iface)
{
  iface->get_title = loose_completion_get_title;
  iface->populate_async = loose_completion_populate_async;
  iface->populate_finish = loose_completion_populate_finish;
  iface->refilter = loose_completion_refilter;
  iface->display = loose_completion_display;
  iface->activate = loose_completion_activate;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseCompletion, loose_completion, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GTK_SOURCE_TYPE_COMPLETION_PROVIDER, loose_completion_iface_init))

static void
loose_completion_dispose (GObject *object)
{
  g_clear_weak_pointer (&LOOSE_COMPLETION (object)->session);
  g_clear_weak_pointer (&LOOSE_COMPLETION (object)->page);
  g_clear_object (&LOOSE_COMPLETION (object)->commands);
  G_OBJECT_CLASS (loose_completion_parent_class)->dispose (object);
}

static void
loose_completion_class_init (LooseCompletionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_completion_dispose;
}

static void
loose_completion_init (LooseCompletion *self)
{
}

GtkSourceCompletionProvider *
loose_completion_new (LooseSession *session, LoosePage *page)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseCompletion *self = g_object_new (LOOSE_TYPE_COMPLETION, NULL);

  g_set_weak_pointer (&self->session, session);
  self->commands = loose_test_commands_new (session);
  g_set_weak_pointer (&self->page, page);
  return GTK_SOURCE_COMPLETION_PROVIDER (self);
}

static void
follow_cb (GtkSourceView *view, const char *key, GSettings *settings)
{
  GtkSourceCompletion *completion = gtk_source_view_get_completion (view);
  gboolean blocked = g_object_get_data (G_OBJECT (view), "completion-blocked") != NULL;
  gboolean block = !g_settings_get_boolean (settings, "complete-as-you-type");

  if (block == blocked)
    return;
  if (block)
    gtk_source_completion_block_interactive (completion);
  else
    gtk_source_completion_unblock_interactive (completion);
  g_object_set_data (G_OBJECT (view), "completion-blocked", block ? completion : NULL);
}

void
loose_completion_follow (GtkSourceView *view, GSettings *settings)
{
  g_object_set (gtk_source_view_get_completion (view), "select-on-show", FALSE, NULL);
  g_signal_connect_object (settings, "changed::complete-as-you-type", G_CALLBACK (follow_cb), view, G_CONNECT_SWAPPED);
  follow_cb (view, NULL, settings);
}
