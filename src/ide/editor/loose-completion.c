/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-completion.h"
#include "loose-editor-testing.h"

#include "loose-completion-item.h"

#include <glib/gi18n.h>

#define MOST_PROPOSALS 60
/* Letters of a word after which completion opens by itself. */
#define LEAST_LETTERS 3

struct _LooseCompletion {
  GObject parent_instance;
  LooseSession *session; /* borrowed: the window's, which outlives its view */
  LoosePage *page;       /* weak: the view may outlive its page */
};

/* Reads everything before the cursor: whether it is in a comment or a text depends on what was opened before. */
GListModel *
loose_completion_propose (LooseCompletion *self, const GtkTextIter *cursor)
{
  g_return_val_if_fail (LOOSE_IS_COMPLETION (self), NULL);
  GListStore *store = g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM);
  LeafProgram *program = loose_session_get_program (self->session);
  GtkTextBuffer *buffer = self->page != NULL ? GTK_TEXT_BUFFER (loose_page_get_buffer (self->page)) : NULL;
  g_autofree char *text = NULL;
  LeafCompletion *rows;
  GtkTextIter start;
  guint32 n = 0, byte;

  if (buffer == NULL || loose_page_get_source (self->page, program) == 0)
    return G_LIST_MODEL (store);
  gtk_text_buffer_get_start_iter (buffer, &start);
  text = gtk_text_buffer_get_text (buffer, &start, cursor, TRUE);
  byte = (guint32) strlen (text);
  rows
      = leaf_program_completions (program, loose_page_get_source (self->page, program), text, byte, MOST_PROPOSALS, &n);
  for (guint32 i = 0; i < n; i++) {
    g_autoptr (LooseCompletionItem) proposal
        = loose_completion_item_new (&rows[i], (guint) g_utf8_strlen (text + rows[i].start, -1));

    g_list_store_append (store, proposal);
  }
  leaf_completions_free (rows, n);
  return G_LIST_MODEL (store);
}

/* When the author asks while a list is open, GtkSourceView only filters the list, and reports the old activation.
 * So the request is recorded here, for its word. */
#define ASKED     "loose-asked" /* on the completion: where the word begins, plus one */
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

  if (!gtk_source_completion_context_get_bounds (context, &begin, &end)
      || (!is_asked (context, &begin) && (word == NULL || g_utf8_strlen (word, -1) < LEAST_LETTERS)))
    return G_LIST_MODEL (g_list_store_new (LOOSE_TYPE_COMPLETION_ITEM));
  return loose_completion_propose (self, &end);
}

static void
loose_completion_populate_async (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                                 GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, data);

  g_task_return_pointer (task, propose_in_context (LOOSE_COMPLETION (provider), context), g_object_unref);
}

static GListModel *
loose_completion_populate_finish (GtkSourceCompletionProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
loose_completion_refilter (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                           GListModel *model)
{
  g_autoptr (GListModel) fresh = propose_in_context (LOOSE_COMPLETION (provider), context);

  gtk_source_completion_context_set_proposals_for_provider (context, provider, fresh);
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
  g_clear_weak_pointer (&LOOSE_COMPLETION (object)->page);
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

  self->session = session;
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
