/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's report, as the published page makes it: pasted or read from a file, its commands are played with its seed. It comes from a stranger, so
 * leaf_storage_report_read checks it, and its words are shown as plain text. */
#include "config.h"

#include "loose-window-private.h"

#include "leaf-storage-report.h"

#include <glib/gi18n.h>
#include <string.h>

/* What the player says, and in what the play may differ from the player's. */
static char *
make_notes (const LeafStorageReport *report, LeafProgram *program)
{
  g_autofree char *fingerprint = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", leaf_program_fingerprint (program));
  GString *notes = g_string_new (report->words);

  if (!g_str_equal (fingerprint, report->fingerprint))
    g_string_append_printf (notes, "\n\n%s", _ ("The report is about another version of the story, so the answers may differ."));
  if (report->saved != NULL || report->files->len > 0)
    g_string_append_printf (
        notes, "\n\n%s",
        _ ("The player had saved games or files of the story. They are not restored in this window: use “leaf play --report”."));
  return g_strstrip (g_string_free (notes, FALSE));
}

static void
refuse (LooseWindow *self, const char *reason)
{
  loose_window_show_message (self, _ ("Could Not Open Report"), reason);
}

void
loose_window_play_report (LooseWindow *self, const char *text, gsize length)
{
  LeafProgram *program = loose_session_get_program (self->session);
  const char *unused;
  g_autoptr (LeafStorageReport) report = leaf_storage_report_read (text, length, &unused);
  g_autofree char *notes = NULL;

  if (report == NULL) {
    refuse (self, _ ("This is not a whole report. Copy the text that the player's page made, from its first line to “end”."));
    return;
  }
  if (program == NULL)
    return;
  g_ptr_array_add (report->commands, NULL);
  loose_session_play_with_seed (self->session, report->seed, (const char *const *) report->commands->pdata);
  notes = make_notes (report, program);
  if (*notes != '\0')
    loose_window_show_message (self, _ ("The Player Says"), notes);
}

/* --- where it comes from ------------------------------------------------------------------------------------------------------- */

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_load_contents_finish (G_FILE (source), result, &text, &length, NULL, &error))
    loose_window_play_report (self, text, length);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    refuse (self, error->message);
}

static void
file_cb (LooseWindow *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL)
    g_file_load_contents_async (file, self->cancellable, read_cb, g_object_ref (self));
  g_object_unref (chooser);
}

static void
choose_file (LooseWindow *self)
{
  GtkFileChooserNative *chooser
      = gtk_file_chooser_native_new (_ ("Player's Report"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
response_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  GtkWidget *view = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (adw_message_dialog_get_extra_child (dialog)));
  g_autofree char *text = NULL;

  if (g_str_equal (response, "file"))
    choose_file (self);
  if (!g_str_equal (response, "play"))
    return;
  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "text", &text, NULL);
  loose_window_play_report (self, text, strlen (text));
}

static void
open_report_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog
      = loose_window_make_dialog (self, _ ("Player's Report"), _ ("Paste the text that the player sent you, or open its file."));
  GtkWidget *scrolled = gtk_scrolled_window_new (), *view = gtk_text_view_new ();

  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Player's Report"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 180);
  gtk_widget_add_css_class (scrolled, "frame");
  adw_message_dialog_set_extra_child (dialog, scrolled);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "file", _ ("_Open File…"), "play", _ ("_Play"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "play", ADW_RESPONSE_SUGGESTED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
loose_window_install_report_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.open-report", NULL, open_report_action);
}
