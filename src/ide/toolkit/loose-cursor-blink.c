/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-cursor-blink.h"

/* The delay after the last key: most pauses within a word or a sentence are shorter. */
#define STEADY_MILLISECONDS 1500

typedef struct {
  GtkTextView *view; /* its owner */
  GtkSettings *settings;
  guint timeout; /* 0: the desktop's setting applies */
} Steady;

/* Hides the cursor and shows it again: only then does GTK read the setting, and the cursor is drawn solid. */
static void
show_cursor_anew (GtkTextView *view)
{
  gtk_text_view_set_cursor_visible (view, FALSE);
  gtk_text_view_set_cursor_visible (view, TRUE);
}

static gboolean
blink_again_cb (gpointer data)
{
  Steady *steady = data;

  steady->timeout = 0;
  gtk_settings_reset_property (steady->settings, "gtk-cursor-blink");
  show_cursor_anew (steady->view);
  return G_SOURCE_REMOVE;
}

/* Restores the setting, so that the cursor of the widget that gets the focus blinks at once. */
static void
left_cb (GtkWidget *view)
{
  Steady *steady = g_object_get_data (G_OBJECT (view), "loose-cursor-blink");

  if (steady == NULL || steady->timeout == 0 || gtk_widget_has_focus (view))
    return;
  g_source_remove (steady->timeout);
  blink_again_cb (steady);
}

static gboolean
cursors_blink (GtkSettings *settings)
{
  gboolean blink;

  g_object_get (settings, "gtk-cursor-blink", &blink, NULL);
  return blink;
}

/* Changes the setting for all cursors of the process, because GTK has none for a single view. Only one cursor has the
 * focus. */
static void
typed_cb (GtkTextView *view)
{
  Steady *steady = g_object_get_data (G_OBJECT (view), "loose-cursor-blink");

  if (steady == NULL
      || (steady->timeout == 0 && (!gtk_widget_has_focus (GTK_WIDGET (view)) || !cursors_blink (steady->settings))))
    return;
  if (steady->timeout == 0) {
    show_cursor_anew (view);
    g_object_set (steady->settings, "gtk-cursor-blink", FALSE, NULL);
    show_cursor_anew (view);
  }
  g_clear_handle_id (&steady->timeout, g_source_remove);
  steady->timeout = g_timeout_add (STEADY_MILLISECONDS, blink_again_cb, steady);
}

static void
steady_free (gpointer data)
{
  Steady *steady = data;

  if (steady->timeout != 0)
    gtk_settings_reset_property (steady->settings, "gtk-cursor-blink");
  g_clear_handle_id (&steady->timeout, g_source_remove);
  g_free (steady);
}

void
loose_cursor_blink_pause_while_typing (GtkTextView *view)
{
  Steady *steady = g_new0 (Steady, 1);

  steady->view = view;
  steady->settings = gtk_widget_get_settings (GTK_WIDGET (view));
  g_object_set_data_full (G_OBJECT (view), "loose-cursor-blink", steady, steady_free);
  g_signal_connect_object (gtk_text_view_get_buffer (view), "changed", G_CALLBACK (typed_cb), view, G_CONNECT_SWAPPED);
  g_signal_connect (view, "notify::has-focus", G_CALLBACK (left_cb), NULL);
}
