/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-completion.h"

#include <glib/gi18n.h>

#define MOST_PROPOSALS 60

/* --- one proposal ------------------------------------------------------------------------------------------------------------ */

#define LOOSE_TYPE_PROPOSAL (loose_proposal_get_type ())
G_DECLARE_FINAL_TYPE (LooseProposal, loose_proposal, LOOSE, PROPOSAL, GObject)

struct _LooseProposal {
  GObject parent_instance;
  char *name;
};

static char *
loose_proposal_get_typed_text (GtkSourceCompletionProposal *proposal)
{
  return g_strdup (LOOSE_PROPOSAL (proposal)->name);
}

static void
loose_proposal_iface_init (GtkSourceCompletionProposalInterface *iface)
{
  iface->get_typed_text = loose_proposal_get_typed_text;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseProposal, loose_proposal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GTK_SOURCE_TYPE_COMPLETION_PROPOSAL, loose_proposal_iface_init))

static void
loose_proposal_finalize (GObject *object)
{
  g_free (LOOSE_PROPOSAL (object)->name);
  G_OBJECT_CLASS (loose_proposal_parent_class)->finalize (object);
}

static void
loose_proposal_class_init (LooseProposalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_proposal_finalize;
}

static void
loose_proposal_init (LooseProposal *self)
{
}

/* --- the provider ------------------------------------------------------------------------------------------------------------ */

struct _LooseCompletion {
  GObject parent_instance;
  LooseSession *session; /* borrowed: the window's, which outlives its view */
};

static GListModel *
propose (LooseCompletion *self, GtkSourceCompletionContext *context, const char *prefix)
{
  GtkTextIter begin = { 0 }, end = { 0 };
  GListStore *store = g_list_store_new (LOOSE_TYPE_PROPOSAL);
  LeafProgram *program = loose_session_get_program (self->session);
  g_auto (GStrv) names = NULL;

  if (program != NULL && *prefix != '\0' && gtk_source_completion_context_get_bounds (context, &begin, &end))
    names = leaf_program_complete (program, loose_session_get_source (self->session, program),
                                   loose_session_get_byte (self->session, &begin), prefix, MOST_PROPOSALS);
  for (guint i = 0; names != NULL && names[i] != NULL; i++) {
    g_autoptr (LooseProposal) proposal = g_object_new (LOOSE_TYPE_PROPOSAL, NULL);
    proposal->name = g_strdup (names[i]);
    g_list_store_append (store, proposal);
  }
  return G_LIST_MODEL (store);
}

static gboolean
was_asked (GtkSourceCompletionContext *context)
{
  return gtk_source_completion_context_get_activation (context) == GTK_SOURCE_COMPLETION_ACTIVATION_USER_REQUESTED;
}

static void
loose_completion_populate_async (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                                 GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (provider, cancellable, callback, data);
  g_autofree char *word = gtk_source_completion_context_get_word (context);

  g_task_return_pointer (task, propose (LOOSE_COMPLETION (provider), context, was_asked (context) && word != NULL ? word : ""),
                         g_object_unref);
}

static GListModel *
loose_completion_populate_finish (GtkSourceCompletionProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
loose_completion_refilter (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context, GListModel *model)
{
  g_autofree char *word = gtk_source_completion_context_get_word (context);
  g_autoptr (GListModel) fresh = propose (LOOSE_COMPLETION (provider), context, was_asked (context) && word != NULL ? word : "");

  gtk_source_completion_context_set_proposals_for_provider (context, provider, fresh);
}

static void
loose_completion_display (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                          GtkSourceCompletionProposal *proposal, GtkSourceCompletionCell *cell)
{
  if (gtk_source_completion_cell_get_column (cell) == GTK_SOURCE_COMPLETION_COLUMN_TYPED_TEXT)
    gtk_source_completion_cell_set_text (cell, LOOSE_PROPOSAL (proposal)->name);
}

static void
loose_completion_activate (GtkSourceCompletionProvider *provider, GtkSourceCompletionContext *context,
                           GtkSourceCompletionProposal *proposal)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (gtk_source_completion_context_get_buffer (context));
  GtkTextIter start, end;

  if (!gtk_source_completion_context_get_bounds (context, &start, &end))
    return;
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &start, &end);
  gtk_text_buffer_insert (buffer, &start, LOOSE_PROPOSAL (proposal)->name, -1);
  gtk_text_buffer_end_user_action (buffer);
}

static char *
loose_completion_get_title (GtkSourceCompletionProvider *provider)
{
  return g_strdup (_ ("Names of the story"));
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
loose_completion_class_init (LooseCompletionClass *klass)
{
}

static void
loose_completion_init (LooseCompletion *self)
{
}

GtkSourceCompletionProvider *
loose_completion_new (LooseSession *session)
{
  LooseCompletion *self = g_object_new (LOOSE_TYPE_COMPLETION, NULL);

  self->session = session;
  return GTK_SOURCE_COMPLETION_PROVIDER (self);
}
