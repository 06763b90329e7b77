/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-signature-help.h"

/* The delay after the last key: the label is not read while typing. */
#define PAUSE_MILLISECONDS 120

typedef struct {
  GtkLabel *label;    /* borrowed: its owner */
  GtkWidget *instead; /* borrowed, of the same pane: hidden while the label is shown */
  LooseSession *session;
  guint timeout;
} Signature;

static void
signature_free (gpointer data)
{
  Signature *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_free (self);
}

static char *
markup (const char *words, guint32 start, guint32 end)
{
  g_autofree char *before = g_markup_escape_text (words, (gssize) start),
                  *after = g_markup_escape_text (words + end, -1);
  g_autofree char *parameter = g_markup_escape_text (words + start, (gssize) (end - start));

  return g_strconcat (before, "<b>", parameter, "</b>", after, NULL);
}

static gboolean
show_cb (gpointer data)
{
  Signature *self = data;
  LeafProgram *program = loose_session_get_program (self->session);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  g_autofree char *text = NULL, *words = NULL, *marked = NULL;
  GtkTextIter start, cursor;
  guint32 from = 0, to = 0;

  self->timeout = 0;
  gtk_text_buffer_get_start_iter (buffer, &start);
  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  text = gtk_text_buffer_get_text (buffer, &start, &cursor, TRUE);
  if (program != NULL)
    words = leaf_program_signature (program, text, (guint32) strlen (text), &from, &to);
  marked = words != NULL ? markup (words, from, to) : g_strdup ("");
  gtk_label_set_markup (self->label, marked);
  gtk_widget_set_visible (GTK_WIDGET (self->label), words != NULL);
  gtk_widget_set_visible (self->instead, words == NULL);
  return G_SOURCE_REMOVE;
}

static void
moved_cb (GtkLabel *label)
{
  Signature *self = g_object_get_data (G_OBJECT (label), "loose-signature-help");

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (PAUSE_MILLISECONDS, show_cb, self);
}

void
loose_signature_help_install (GtkLabel *label, GtkWidget *instead, LooseSession *session)
{
  Signature *self = g_new0 (Signature, 1);

  self->label = label;
  self->instead = instead;
  self->session = session;
  g_object_set_data_full (G_OBJECT (label), "loose-signature-help", self, signature_free);
  g_signal_connect_object (session, "cursor-moved", G_CALLBACK (moved_cb), label, G_CONNECT_SWAPPED);
}
