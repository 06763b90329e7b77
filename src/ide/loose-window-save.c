/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing the story to its file, and asking before work would be lost. */
#include "config.h"

#include "loose-window-private.h"

#include "leaf-shelf-project.h"
#include "leaf-shelf.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- saving --------------------------------------------------------------------------------------------------------------------------- */

static void save (LooseWindow *self, LooseProject *project, gboolean force);

static void
overwrite_cb (LooseWindow *self, const char *response)
{
  if (g_str_equal (response, "overwrite"))
    save (self, loose_session_get_project (self->session), TRUE);
  else
    self->closing = FALSE;
}

static void
ask_to_overwrite (LooseWindow *self, const char *body)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, _ ("The File Has Changed"), body);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "overwrite", _ ("_Save Anyway"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (overwrite_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProject *project = LOOSE_PROJECT (object);
  g_autoptr (LooseWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = g_steal_pointer (&self->saving);

  if (self->session == NULL)
    return;
  if (!loose_project_save_finish (project, result, &error)) {
    if (g_error_matches (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_CHANGED)) {
      ask_to_overwrite (self, error->message);
      return;
    }
    self->closing = FALSE;
    loose_window_show_message (self, _ ("Not Saved"), error->message);
    return;
  }
  loose_session_saved (self->session, project, saved);
  if (self->closing && !loose_session_is_modified (self->session))
    gtk_window_close (GTK_WINDOW (self));
  else if (!loose_session_is_modified (self->session))
    loose_window_say (self, _ ("Saved"));
}

static void
save (LooseWindow *self, LooseProject *project, gboolean force)
{
  if (self->saving != NULL)
    return;
  self->saving = loose_session_dup_text (self->session);
  loose_project_save_async (project, self->saving, force, saved_cb, g_object_ref (self));
}

/* A copy of the one that is open, whose parts, extensions, figures and skein would be missed; or, where none is, a new one. */
static int
make_project (LooseWindow *self, const char *path)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));
  g_autofree char *old = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *project = old != NULL ? leaf_shelf_project (old) : NULL;

  return project != NULL ? leaf_shelf_project_copy (project, path) : leaf_shelf_project_create (path, "");
}

/* A name that ends in .inform asks for a project. */
void
loose_window_save_in (LooseWindow *self, GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autoptr (LooseProject) project = NULL;
  int number = 0;

  loose_skein_keep (loose_skein_pane_get_skein (self->skein));
  if (path != NULL && g_str_has_suffix (path, ".inform") && !g_file_test (path, G_FILE_TEST_EXISTS))
    number = make_project (self, path);
  if (number != 0) {
    g_autofree char *body = g_strdup_printf (_ ("The project could not be made: %s."), g_strerror (number));

    self->closing = FALSE;
    loose_window_show_message (self, _ ("Not Saved"), body);
    return;
  }
  project = loose_project_new (file);
  save (self, project, TRUE);
}

static void
save_as_response_cb (LooseWindow *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL) {
    loose_window_save_in (self, file);
  } else {
    self->closing = FALSE;
  }
  g_object_unref (chooser);
}

static void
propose_name (LooseWindow *self, GtkFileChooser *chooser)
{
  g_autofree char *name = loose_window_dup_story_name (self);
  g_autofree char *file = g_strconcat (g_strdelimit (name, "/\\:", '-'), ".ni", NULL);

  gtk_file_chooser_set_current_name (chooser, file);
}

/* A project is saved as a project, beside the one that it is a copy of. */
static void
propose_copy (LooseWindow *self, GtkFileChooser *chooser)
{
  LooseProject *project = loose_session_get_project (self->session);
  g_autofree char *beside = loose_project_dup_beside (project), *name = NULL;
  g_autoptr (GFile) folder = g_file_new_for_path (beside);

  name = g_strdup_printf (_ ("Copy of %s.inform"), loose_project_get_title (project));
  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_file_chooser_set_current_name (chooser, name);
}

static void
save_as (LooseWindow *self)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Save the Story"), GTK_WINDOW (self),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));

  loose_window_add_filters (GTK_FILE_CHOOSER (chooser));
  if (loose_project_is_bundle (loose_session_get_project (self->session)))
    propose_copy (self, GTK_FILE_CHOOSER (chooser));
  else if (file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    propose_name (self, GTK_FILE_CHOOSER (chooser));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_as_response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
save_or_ask_where (LooseWindow *self)
{
  LooseProject *project = loose_session_get_project (self->session);

  if (loose_project_get_file (project) != NULL)
    save (self, project, FALSE);
  else
    save_as (self);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_or_ask_where (LOOSE_WINDOW (widget));
}

static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_as (LOOSE_WINDOW (widget));
}

/* --- another name -------------------------------------------------------------------------------------------------------------------- */

/* A window that shows a part of the same project would write to where it was. */
static gboolean
is_open_elsewhere (LooseWindow *self)
{
  const char *materials = loose_project_get_materials (loose_session_get_project (self->session));
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) each = g_list_model_get_item (windows, i);
    LooseWindow *other = LOOSE_IS_WINDOW (each) && GTK_WINDOW (self) != each ? LOOSE_WINDOW (each) : NULL;

    if (other != NULL && other->session != NULL
        && g_strcmp0 (loose_project_get_materials (loose_session_get_project (other->session)), materials) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
forget_recent (const char *project)
{
  g_autofree char *story = g_build_filename (project, "Source", "story.ni", NULL), *uri = g_filename_to_uri (story, NULL, NULL);

  if (uri != NULL)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

void
loose_window_rename_project (LooseWindow *self, const char *name)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));
  g_autofree char *from = leaf_shelf_project (g_file_peek_path (file)), *folder = g_path_get_dirname (from),
                  *base = g_strconcat (name, ".inform", NULL), *path = g_build_filename (folder, base, NULL);
  g_autoptr (GFile) renamed = g_file_new_for_path (path);
  g_autoptr (LooseProject) project = NULL;
  int number;

  if (*name == '\0' || *name == '.' || strpbrk (name, "/\\") != NULL) {
    loose_window_show_message (self, _ ("Not Renamed"), _ ("A name of a project has letters, and no slashes."));
    return;
  }
  loose_skein_keep (loose_skein_pane_get_skein (self->skein));
  number = leaf_shelf_project_rename (from, path);
  if (number != 0) {
    g_autofree char *body = g_strdup_printf (_ ("The project could not be renamed: %s."), g_strerror (number));

    loose_window_show_message (self, _ ("Not Renamed"), body);
    return;
  }
  forget_recent (from);
  project = loose_project_new (renamed);
  save (self, project, TRUE);
}

static void
rename_project_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  GtkEditable *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  if (g_str_equal (response, "name"))
    loose_window_rename_project (self, name);
}

static void
rename_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);
  AdwMessageDialog *dialog;

  if (is_open_elsewhere (self)) {
    loose_window_show_message (self, _ ("Not Renamed"), _ ("Other files of the project are open: close their windows first."));
    return;
  }
  dialog = loose_window_ask_for_name (self, _ ("Rename the Project"),
                                      _ ("Its folder and that of its materials get the new name, and the story is saved."),
                                      loose_project_get_title (loose_session_get_project (self->session)), _ ("_Rename"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_project_cb), self, G_CONNECT_SWAPPED);
}

/* --- closing --------------------------------------------------------------------------------------------------------------------------- */

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (GTK_WINDOW (window));
  return G_SOURCE_REMOVE;
}

/* Once the dialog that was answered has let go of the window: it still looks at it after it told the answer. */
static void
close_after_dialog (LooseWindow *self)
{
  self->may_close = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (self), g_object_unref);
}

static void
close_response_cb (LooseWindow *self, const char *response)
{
  if (g_str_equal (response, "save")) {
    self->closing = TRUE;
    save_or_ask_where (self);
  } else if (g_str_equal (response, "discard")) {
    close_after_dialog (self);
  }
}

static void
ask_to_save (LooseWindow *self)
{
  g_autofree char *name = loose_window_dup_story_name (self);
  g_autofree char *body = NULL;
  AdwMessageDialog *dialog;

  body = g_strdup_printf (_ ("“%s” has changes that are not saved. If you close the window without saving they are lost."), name);
  dialog = loose_window_make_dialog (self, _ ("Save Changes?"), body);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
loose_window_may_close (LooseWindow *self)
{
  if (self->may_close || !loose_session_is_modified (self->session))
    return TRUE;
  ask_to_save (self);
  return FALSE;
}

void
loose_window_install_save_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.save", NULL, save_action);
  gtk_widget_class_install_action (klass, "win.save-as", NULL, save_as_action);
  gtk_widget_class_install_action (klass, "win.rename-project", NULL, rename_project_action);
}
