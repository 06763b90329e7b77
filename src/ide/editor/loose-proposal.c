/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-proposal.h"
#include "loose-words.h"

struct _LooseProposal {
  GObject parent_instance;

  char *text;
  char *insert; /* NULL: the text itself */
  char *detail;
  guint n_typed;
};

static char *
loose_proposal_get_typed_text (GtkSourceCompletionProposal *proposal)
{
  return g_strdup (LOOSE_PROPOSAL (proposal)->text);
}

static void
loose_proposal_iface_init (GtkSourceCompletionProposalInterface *iface)
{
  iface->get_typed_text = loose_proposal_get_typed_text;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseProposal, loose_proposal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GTK_SOURCE_TYPE_COMPLETION_PROPOSAL, loose_proposal_iface_init))

const char *
loose_proposal_get_text (LooseProposal *self)
{
  return self->text;
}

const char *
loose_proposal_get_detail (LooseProposal *self)
{
  return self->detail;
}

void
loose_proposal_insert (LooseProposal *self, GtkSourceView *view)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_autoptr (GtkSourceSnippet) snippet = self->insert != NULL ? gtk_source_snippet_new_parsed (self->insert, NULL) : NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_mark (buffer, &end, gtk_text_buffer_get_insert (buffer));
  start = end;
  gtk_text_iter_backward_chars (&start, (int) self->n_typed);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &start, &end);
  if (snippet == NULL)
    gtk_text_buffer_insert (buffer, &start, self->text, -1);
  gtk_text_buffer_end_user_action (buffer);
  if (snippet != NULL)
    gtk_source_view_push_snippet (view, snippet, &start);
}

static void
loose_proposal_finalize (GObject *object)
{
  LooseProposal *self = LOOSE_PROPOSAL (object);

  g_free (self->text);
  g_free (self->insert);
  g_free (self->detail);
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

LooseProposal *
loose_proposal_new (const LeafCompletion *completion, guint n_typed)
{
  LooseProposal *self = g_object_new (LOOSE_TYPE_PROPOSAL, NULL);

  self->text = g_strdup (completion->text);
  self->insert = g_strdup (completion->insert);
  self->detail = g_strdup (loose_words_of_completion (completion));
  self->n_typed = n_typed;
  return self;
}
