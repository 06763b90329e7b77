/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's report, as the published page makes it. It is pasted or read from a file, and its commands are played with
 * its seed. It is untrusted, so leaf_storage_report_read() checks it, and its words are shown as plain text. */
#include "config.h"

#include "loose-window-private.h"
#include "loose-window-testing.h"

#include "loose-file-chooser.h"

#include "leaf-storage-report.h"
#include "loose-files-pane.h"
#include "loose-report-check.h"

#include <glib/gi18n.h>
#include <string.h>

#define FIRST_LINE "Looseleaf report "

/* A report, while a worker compares its replay with what the player saw. */
typedef struct {
  LooseWindow *window;
  LeafProgram *program;
  LeafStorageReport *report;
} Reading;

static void
reading_free (Reading *reading)
{
  leaf_program_unref (reading->program);
  leaf_storage_report_free (reading->report);
  g_object_unref (reading->window);
  g_free (reading);
}

static void
append_note (GString *notes, const char *note)
{
  g_string_append_printf (notes, "\n\n%s", note);
}

/* Adds where the replay differs from what the player saw. */
static void
append_divergence (GString *notes, const LeafStorageReport *report, const LooseReportCheck *check)
{
  g_autofree char *note = NULL;

  if (check->parts && check->turn == 0)
    append_note (notes, _ ("The beginning differs from what the player saw."));
  else if (check->parts) {
    note = g_strdup_printf (_ ("From command %u (“%s”) on, the answers differ from what the player saw."), check->turn,
                            (const char *) report->commands->pdata[check->turn - 1]);
    append_note (notes, note);
  }
  if (!check->is_whole) {
    g_autofree char *over
        = g_strdup_printf (ngettext ("The story took %u of the report’s %u command.",
                                     "The story took %u of the report’s %u commands.", report->commands->len),
                           check->n_played, report->commands->len);

    append_note (notes, over);
  }
}

/* The player's words, and how the replay differs from what the player saw. Free with g_free. */
static char *
make_notes (const Reading *reading, const LooseReportCheck *check)
{
  const LeafStorageReport *report = reading->report;
  g_autofree char *fingerprint
      = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", leaf_program_fingerprint (reading->program));
  GString *notes = g_string_new (report->words);

  if (!g_str_equal (fingerprint, report->fingerprint))
    append_note (notes, _ ("The report is about another version of the story."));
  append_divergence (notes, report, check);
  if (check->unrestored != NULL) {
    g_autofree char *unrestored
        = g_strdup_printf (_ ("The player’s saved game cannot be restored: %s."), _ (check->unrestored));

    append_note (notes, unrestored);
  }
  if (check->n_unreadable > 0)
    append_note (notes, _ ("The report has files that the story cannot read."));
  return g_strstrip (g_string_free (notes, FALSE));
}

static void
refuse (LooseWindow *self, const char *reason)
{
  loose_window_show_message (self, _ ("Could Not Open Report"), reason);
}

static void
show_response_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  guint turn = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "turn"));

  if (g_str_equal (response, "show") && !loose_story_view_mark_turn (loose_story_pane_get_view (self->story), turn))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
show_notes (LooseWindow *self, const char *notes, const LooseReportCheck *check)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, _ ("The Player Says"), notes);

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  if (check->parts) {
    g_object_set_data (G_OBJECT (dialog), "turn", GUINT_TO_POINTER (check->turn));
    adw_message_dialog_add_response (dialog, "show", _ ("_Show Where It Differs"));
    adw_message_dialog_set_default_response (dialog, "show");
  }
  g_signal_connect_object (dialog, "response", G_CALLBACK (show_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;
  LooseReportCheck check;

  if (loose_report_check_finish (result, &check)) {
    g_autofree char *notes = make_notes (reading, &check);

    if (*notes != '\0')
      show_notes (reading->window, notes, &check);
  }
  reading_free (reading);
}

void
loose_window_play_report (LooseWindow *self, const char *text, gsize length)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  LeafProgram *program = loose_session_get_program (self->session);
  const char *unused;
  LeafStorageReport *report = leaf_storage_report_read (text, length, &unused);
  Reading *reading;

  if (report == NULL) {
    refuse (
        self,
        _ ("This report is not complete. Copy the text that the player's page made, from its first line to “end”."));
    return;
  }
  if (program == NULL) {
    leaf_storage_report_free (report);
    refuse (self, _ ("The story is being compiled. Try again in a moment."));
    return;
  }
  loose_session_play_report (self->session, report);
  reading = g_new0 (Reading, 1);
  reading->window = g_object_ref (self);
  reading->program = leaf_program_ref (program);
  reading->report = report;
  loose_report_check_run (program, loose_session_get_storage (self->session), report, self->cancellable, checked_cb,
                          reading);
}

/* --- pasted, chosen and dropped reports --------------------------------------------------------------------------- */

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

/* A file that was dropped on the window: a report is played, anything else is opened. */
typedef struct {
  LooseWindow *window;
  GFile *file;
} Dropped;

static void
dropped_free (Dropped *dropped)
{
  g_object_unref (dropped->window);
  g_object_unref (dropped->file);
  g_free (dropped);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Dropped, dropped_free)

static void
start_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Dropped) dropped = data;
  g_autoptr (GBytes) start = g_input_stream_read_bytes_finish (G_INPUT_STREAM (source), result, NULL);
  gsize length = 0;
  const char *bytes = start != NULL ? g_bytes_get_data (start, &length) : NULL;

  if (dropped->window->session == NULL) /* the window was closed */
    return;
  if (length == strlen (FIRST_LINE) && memcmp (bytes, FIRST_LINE, length) == 0)
    g_file_load_contents_async (dropped->file, dropped->window->cancellable, read_cb, g_object_ref (dropped->window));
  else
    loose_window_open_file (dropped->window, dropped->file);
}

static void
dropped_open_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GFileInputStream) stream = g_file_read_finish (G_FILE (source), result, NULL);
  Dropped *dropped;

  if (self->session == NULL) /* the window was closed */
    return;
  if (stream == NULL) { /* a project is a folder; an unreadable file is reported when it is opened */
    loose_window_open_file (self, G_FILE (source));
    return;
  }
  dropped = g_new (Dropped, 1);
  *dropped = (Dropped) { g_object_ref (self), g_object_ref (G_FILE (source)) };
  g_input_stream_read_bytes_async (G_INPUT_STREAM (stream), strlen (FIRST_LINE), G_PRIORITY_DEFAULT, self->cancellable,
                                   start_read_cb, dropped);
}

void
loose_window_take_dropped (LooseWindow *self, GFile *file)
{
  if (loose_files_pane_takes (file))
    loose_files_pane_add (LOOSE_WINDOW_PANE (self, FILES), file);
  else
    g_file_read_async (file, G_PRIORITY_DEFAULT, self->cancellable, dropped_open_cb, g_object_ref (self));
}

static void
chosen_cb (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  LooseWindow *self = owner;

  if (file != NULL)
    g_file_load_contents_async (file, self->cancellable, read_cb, g_object_ref (self));
}

static void
choose_file (LooseWindow *self)
{
  loose_file_chooser_show (
      loose_file_chooser_new (GTK_WIDGET (self), _ ("Player's Report"), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, chosen_cb));
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

/* Pastes the clipboard into the dialog if it has a report. */
static void
clipboard_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkTextBuffer) buffer = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text != NULL && g_str_has_prefix (text, FIRST_LINE) && gtk_text_buffer_get_char_count (buffer) == 0)
    gtk_text_buffer_set_text (buffer, text, -1);
}

static void
open_report_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog = loose_window_make_dialog (
      self, _ ("Player's Report"), _ ("Paste the text that the player sent you, or open its file."));
  GtkWidget *scrolled = gtk_scrolled_window_new (), *view = gtk_text_view_new ();

  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (view), FALSE);
  gtk_text_view_set_monospace (GTK_TEXT_VIEW (view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Player's Report"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 180);
  gtk_widget_add_css_class (scrolled, "frame");
  adw_message_dialog_set_extra_child (dialog, scrolled);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "file", _ ("_Open File…"), "play", _ ("_Play"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "play", ADW_RESPONSE_SUGGESTED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), self->cancellable, clipboard_cb,
                                 g_object_ref (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view))));
}

void
loose_window_install_report_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.open-report", NULL, open_report_action);
}
