/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-quote-pairing.h"
#include "loose-editor-testing.h"

/* The name of the mark that is set before an inserted closing quotation mark. */
#define CLOSING "loose-closing-quote"
/* The settings of a view. */
#define SETTINGS "loose-quote-pairing-settings"

/* Returns TRUE if a text may begin at the end of `text`, which is then neither in a text nor in a comment. */
static gboolean
is_outside (const char *text)
{
  gboolean in_text = FALSE;
  guint comments = 0;

  for (; *text != '\0'; text++) {
    if (*text == '"' && comments == 0)
      in_text = !in_text;
    else if (*text == '[' && !in_text)
      comments++;
    else if (*text == ']' && !in_text && comments > 0)
      comments--;
  }
  return !in_text && comments == 0;
}

static gboolean
may_open (GtkTextBuffer *buffer, const GtkTextIter *cursor)
{
  gunichar next = gtk_text_iter_get_char (cursor);
  g_autofree char *before = NULL;
  GtkTextIter start;

  if (next == '"' || g_unichar_isalnum (next))
    return FALSE;
  gtk_text_buffer_get_start_iter (buffer, &start);
  before = gtk_text_buffer_get_text (buffer, &start, cursor, TRUE);
  return is_outside (before);
}

static void
forget (GtkTextBuffer *buffer)
{
  GtkTextMark *mark = gtk_text_buffer_get_mark (buffer, CLOSING);

  if (mark != NULL)
    gtk_text_buffer_delete_mark (buffer, mark);
}

/* Returns TRUE if the cursor is before an inserted closing mark. */
static gboolean
at_closing (GtkTextBuffer *buffer, const GtkTextIter *cursor)
{
  GtkTextMark *mark = gtk_text_buffer_get_mark (buffer, CLOSING);
  GtkTextIter closing;

  if (mark == NULL || gtk_text_iter_get_char (cursor) != '"')
    return FALSE;
  gtk_text_buffer_get_iter_at_mark (buffer, &closing, mark);
  return gtk_text_iter_equal (&closing, cursor);
}

static void
open_text (GtkTextBuffer *buffer, GtkTextIter *cursor)
{
  forget (buffer);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_insert (buffer, cursor, "\"\"", -1);
  gtk_text_buffer_end_user_action (buffer);
  gtk_text_iter_backward_char (cursor);
  gtk_text_buffer_place_cursor (buffer, cursor);
  gtk_text_buffer_create_mark (buffer, CLOSING, cursor, FALSE);
}

static gboolean
erase_pair (GtkTextBuffer *buffer, GtkTextIter *cursor)
{
  GtkTextIter before = *cursor, after = *cursor;

  if (!gtk_text_iter_backward_char (&before) || gtk_text_iter_get_char (&before) != '"')
    return FALSE;
  gtk_text_iter_forward_char (&after); /* FALSE only means the end of the buffer */
  forget (buffer);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &before, &after);
  gtk_text_buffer_end_user_action (buffer);
  return TRUE;
}

gboolean
loose_quote_pairing_key (GtkTextBuffer *buffer, guint key)
{
  GtkTextIter cursor;

  gtk_text_buffer_get_iter_at_mark (buffer, &cursor, gtk_text_buffer_get_insert (buffer));
  if (gtk_text_buffer_get_has_selection (buffer))
    return FALSE;
  if (key == GDK_KEY_BackSpace)
    return at_closing (buffer, &cursor) && erase_pair (buffer, &cursor);
  if (key != GDK_KEY_quotedbl)
    return FALSE;
  if (at_closing (buffer, &cursor)) {
    forget (buffer);
    gtk_text_iter_forward_char (&cursor);
    gtk_text_buffer_place_cursor (buffer, &cursor);
    return TRUE;
  }
  if (!may_open (buffer, &cursor))
    return FALSE;
  open_text (buffer, &cursor);
  return TRUE;
}

gboolean
loose_quote_pairing_press (GtkTextView *view, guint key)
{
  g_return_val_if_fail (GTK_IS_TEXT_VIEW (view), FALSE);
  GSettings *settings = g_object_get_data (G_OBJECT (view), SETTINGS);

  return settings != NULL && g_settings_get_boolean (settings, "close-quotes")
         && loose_quote_pairing_key (gtk_text_view_get_buffer (view), key);
}

static gboolean
key_cb (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer data)
{
  GtkTextView *view = GTK_TEXT_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || !loose_quote_pairing_press (view, key))
    return GDK_EVENT_PROPAGATE;
  gtk_text_view_scroll_mark_onscreen (view, gtk_text_buffer_get_insert (gtk_text_view_get_buffer (view)));
  return GDK_EVENT_STOP;
}

void
loose_quote_pairing_install (GtkTextView *view, GSettings *settings)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set_data_full (G_OBJECT (view), SETTINGS, g_object_ref (settings), g_object_unref);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
}
