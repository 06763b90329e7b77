/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading stories into the window: files, projects, examples. */
#include "config.h"

#include "loose-window-private.h"

#include "loose-memory.h"
#include "loose-new-project-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- opening -------------------------------------------------------------------------------------------------------------------------- */

static gboolean
is_same_file (LooseWindow *self, LooseProject *project)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));

  return file != NULL && g_file_equal (file, loose_project_get_file (project));
}

static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = loose_project_load_finish (project, result, &error);
  g_autofree char *uri = NULL;

  if (self->session == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (text == NULL) {
    loose_window_show_message (self, _ ("Not Opened"), error->message);
    return;
  }
  if (is_same_file (self, project)) /* read again: one stays where one was */
    loose_memory_keep (self->session, loose_source_view_get_folding (loose_source_pane_get_view (self->source)));
  loose_session_set_text (self->session, project, text);
  loose_memory_recall (self->session, loose_source_view_get_folding (loose_source_pane_get_view (self->source)));
  loose_source_pane_reveal_cursor (self->source);
  uri = g_file_get_uri (loose_project_get_file (project));
  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
  loose_source_pane_focus (self->source);
  loose_window_offer_text_of_file (self);
}

static gboolean
is_untouched (LooseWindow *self)
{
  return loose_project_get_file (loose_session_get_project (self->session)) == NULL && !loose_session_is_modified (self->session)
         && gtk_text_buffer_get_char_count (GTK_TEXT_BUFFER (loose_session_get_buffer (self->session))) == 0;
}

LooseWindow *
loose_window_get_empty (LooseWindow *self, gboolean is_wanted)
{
  LooseWindow *window;

  if (is_wanted || is_untouched (self))
    return self;
  window = loose_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->settings);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

void
loose_window_load (LooseWindow *self, GFile *file)
{
  g_autoptr (LooseProject) project = loose_project_new (file);

  loose_project_load_async (project, self->cancellable, loaded_cb, g_object_ref (self));
}

void
loose_window_open_file (LooseWindow *self, GFile *file)
{
  loose_window_load (loose_window_get_empty (self, FALSE), file);
}

void
loose_window_add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) stories = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  const char *const patterns[] = { "*.ni", "*.i7", "*.i7x", "*.inform", "*.txt" };

  gtk_file_filter_set_name (stories, _ ("Stories"));
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    gtk_file_filter_add_pattern (stories, patterns[i]);
  gtk_file_filter_set_name (all, _ ("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, stories);
  gtk_file_chooser_add_filter (chooser, all);
}

static void
open_response_cb (LooseWindow *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL)
    loose_window_open_file (self, file);
  g_object_unref (chooser);
}

static void
choose (LooseWindow *self, const char *title, GtkFileChooserAction action)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, _ ("_Open"), _ ("_Cancel"));

  if (action == GTK_FILE_CHOOSER_ACTION_OPEN)
    loose_window_add_filters (GTK_FILE_CHOOSER (chooser));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LOOSE_WINDOW (widget), _ ("Open a Story"), GTK_FILE_CHOOSER_ACTION_OPEN);
}

/* An .inform project is a folder, which the toolkit's chooser opens only when asked for folders. */
static void
open_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (LOOSE_WINDOW (widget), _ ("Open a Project Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER);
}

static char *
dup_cursor_line (LooseWindow *self)
{
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_session_get_buffer (self->session));
  GtkTextIter start, end;

  gtk_text_buffer_get_iter_at_mark (buffer, &start, gtk_text_buffer_get_insert (buffer));
  gtk_text_iter_set_line_offset (&start, 0);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

/* The file that the heading on the cursor's line names; NULL: none does. */
static char *
dup_path_at_cursor (LooseWindow *self)
{
  LeafProgram *program = loose_session_get_program (self->session);
  g_autofree char *line = dup_cursor_line (self);

  for (guint32 i = 1; program != NULL && i <= leaf_program_n_sources (program); i++) {
    const char *part = leaf_program_source_part (program, i);
    g_autofree char *named = part != NULL ? g_strdup_printf ("\"%s\"", part) : NULL;

    if (named != NULL && strstr (line, named) != NULL)
      return loose_session_dup_path (self->session, program, i);
  }
  return NULL;
}

/* The file that is shown, or else the one that is named where the cursor is, in a window of its own: a part is compiled there with the story that it is
 * of. */
static void
edit_part_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autofree char *shown = loose_source_pane_dup_path (self->source);
  g_autofree char *path = shown != NULL ? g_steal_pointer (&shown) : dup_path_at_cursor (self);
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;

  if (file != NULL)
    loose_window_open_file (self, file);
  else
    loose_window_say (self, _ ("No other file of the story is shown or named here"));
}

static void
made_cb (LooseWindow *self, GFile *project)
{
  loose_window_open_file (self, project);
}

static void
new_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  LooseNewProjectDialog *dialog = loose_new_project_dialog_new (GTK_WINDOW (self), self->settings);

  g_signal_connect_object (dialog, "made", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_uri_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  loose_window_open_file (LOOSE_WINDOW (widget), file);
}

/* An example is opened as a text of one's own, without a file: nothing that is changed in it is lost or spoilt. */
static void
open_example_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  g_autofree char *path = g_strdup_printf ("/org/looseleaf/Looseleaf/examples/%s.ni", g_variant_get_string (parameter, NULL));
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (LooseProject) project = loose_project_new (NULL);

  if (bytes == NULL)
    return;
  self = loose_window_get_empty (self, FALSE);
  loose_session_set_text (self->session, project, g_bytes_get_data (bytes, NULL));
  loose_source_pane_focus (self->source);
}

static void
reload_response_cb (LooseWindow *self, const char *response)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));

  if (g_str_equal (response, "reload"))
    loose_window_load (self, file);
}

static void
reload_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog;

  if (!loose_session_is_modified (self->session)) {
    reload_response_cb (self, "reload");
    return;
  }
  dialog = loose_window_make_dialog (self, _ ("Read the File Again?"), _ ("What you changed since you last saved will be lost."));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "reload", _ ("_Read Again"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "reload", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reload_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
loose_window_install_open_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.open", NULL, open_action);
  gtk_widget_class_install_action (klass, "win.open-project", NULL, open_project_action);
  gtk_widget_class_install_action (klass, "win.open-example", "s", open_example_action);
  gtk_widget_class_install_action (klass, "win.new-project", NULL, new_project_action);
  gtk_widget_class_install_action (klass, "win.open-uri", "s", open_uri_action);
  gtk_widget_class_install_action (klass, "win.edit-part", NULL, edit_part_action);
  gtk_widget_class_install_action (klass, "win.reload", NULL, reload_action);
}
