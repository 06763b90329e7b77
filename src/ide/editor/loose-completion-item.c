/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-completion-item.h"
#include "loose-format.h"

struct _LooseCompletionItem {
  GObject parent_instance;

  char *text;
  char *insert; /* NULL: the text itself */
  char *detail;
  guint n_typed;
};

static char *
loose_completion_item_get_typed_text (GtkSourceCompletionProposal *proposal)
{
  return g_strdup (LOOSE_COMPLETION_ITEM (proposal)->text);
}

static void
loose_completion_item_iface_init (GtkSourceCompletionProposalInterface *iface)
{
  iface->get_typed_text = loose_completion_item_get_typed_text;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseCompletionItem, loose_completion_item, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GTK_SOURCE_TYPE_COMPLETION_PROPOSAL,
                                                      loose_completion_item_iface_init))

const char *
loose_completion_item_get_text (LooseCompletionItem *self)
{
  g_return_val_if_fail (LOOSE_IS_COMPLETION_ITEM (self), NULL);
  return self->text;
}

const char *
loose_completion_item_get_detail (LooseCompletionItem *self)
{
  g_return_val_if_fail (LOOSE_IS_COMPLETION_ITEM (self), NULL);
  return self->detail;
}

void
loose_completion_item_insert (LooseCompletionItem *self, GtkSourceView *view)
{
  g_return_if_fail (LOOSE_IS_COMPLETION_ITEM (self));
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_autoptr (GtkSourceSnippet) snippet
      = self->insert != NULL ? gtk_source_snippet_new_parsed (self->insert, NULL) : NULL;
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
loose_completion_item_finalize (GObject *object)
{
  LooseCompletionItem *self = LOOSE_COMPLETION_ITEM (object);

  g_free (self->text);
  g_free (self->insert);
  g_free (self->detail);
  G_OBJECT_CLASS (loose_completion_item_parent_class)->finalize (object);
}

static void
loose_completion_item_class_init (LooseCompletionItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_completion_item_finalize;
}

static void
loose_completion_item_init (LooseCompletionItem *self)
{
}

LooseCompletionItem *
loose_completion_item_new (const LeafCompletion *completion, guint n_typed)
{
  LooseCompletionItem *self = g_object_new (LOOSE_TYPE_COMPLETION_ITEM, NULL);

  self->text = g_strdup (completion->text);
  self->insert = g_strdup (completion->insert);
  self->detail = g_strdup (loose_format_completion (completion));
  self->n_typed = n_typed;
  return self;
}
