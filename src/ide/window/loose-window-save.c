/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves the story to its file, and asks before work would be lost. */
#include "config.h"

#include "loose-window-private.h"
#include "loose-window-testing.h"

#include "loose-application.h"
#include "loose-file-chooser.h"

#include "leaf-storage-project.h"
#include "leaf-storage.h"
#include "loose-entry-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- saving ------------------------------------------------------------------------------------------------------- */

/* A page being saved. */
typedef struct {
  LooseWindow *window;
  LoosePage *page;
  LooseProject *project; /* its destination */
  char *materials;       /* the materials of the story before it is saved */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_object_unref (saving->page);
  g_object_unref (saving->project);
  g_free (saving->materials);
  g_free (saving);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void save (LooseWindow *self, LoosePage *page, LooseProject *project, gboolean force);

static void
give_up_closing (LooseWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  g_clear_pointer (&self->closing, g_ptr_array_unref);
  g_clear_object (&self->closing_page);
  if (LOOSE_IS_APPLICATION (application))
    loose_application_stop_quitting (LOOSE_APPLICATION (application));
}

static void
overwrite_cb (AdwMessageDialog *dialog, const char *response, LoosePage *page)
{
  LooseWindow *self = LOOSE_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (g_str_equal (response, "overwrite"))
    save (self, page, loose_page_get_project (page), TRUE);
  else
    give_up_closing (self);
}

static void
ask_to_overwrite (LooseWindow *self, LoosePage *page, const char *body)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, _ ("File Changed"), body);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "overwrite", _ ("_Save Anyway"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (overwrite_cb), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
remove_page (LooseWindow *self, LoosePage *page)
{
  loose_window_keep_place (self, page);
  loose_session_remove_page (self->session, page);
}

/* Opens the parts of the story at their new place if saving the story elsewhere has moved them. */
static void
move_parts (LooseWindow *self, const Saving *saving)
{
  const char *materials = loose_project_get_materials (loose_session_get_project (self->session));

  if (loose_page_is_story (saving->page) && saving->materials != NULL && g_strcmp0 (saving->materials, materials) != 0)
    loose_window_move_pages (self, saving->materials, materials);
}

/* Closes the tab if it was waiting for this save. Asks again if the author typed meanwhile. */
static void
finish_closing_page (LooseWindow *self, LoosePage *page)
{
  if (self->closing_page != page)
    return;
  g_clear_object (&self->closing_page);
  loose_window_close_page (self, page);
}

/* Closes the window if it waits for no other page. Asks again if the author typed meanwhile. */
static void
finish_closing (LooseWindow *self, LoosePage *page)
{
  g_ptr_array_remove (self->closing, page);
  if (self->closing->len > 0)
    return;
  g_clear_pointer (&self->closing, g_ptr_array_unref);
  gtk_window_close (GTK_WINDOW (self));
}

static void
after_saving (LooseWindow *self, const Saving *saving)
{
  loose_window_look_at_file (self);
  move_parts (self, saving);
  finish_closing_page (self, saving->page);
  if (self->closing != NULL)
    finish_closing (self, saving->page);
  else if (!loose_page_is_modified (saving->page))
    loose_window_say (self, _ ("Saved"));
}

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  g_autoptr (Saving) saving = data;
  LooseWindow *self = saving->window;
  g_autoptr (GError) error = NULL;

  if (loose_page_save_finish (saving->page, result, &error)) {
    if (self->session != NULL)
      after_saving (self, saving);
    return;
  }
  if (self->session == NULL)
    return;
  if (g_error_matches (error, LOOSE_PROJECT_ERROR, LOOSE_PROJECT_ERROR_CHANGED)) {
    ask_to_overwrite (self, saving->page, error->message);
    return;
  }
  give_up_closing (self);
  loose_window_show_message (self, _ ("Could Not Save File"), error->message);
}

static void
save (LooseWindow *self, LoosePage *page, LooseProject *project, gboolean force)
{
  Saving *saving;

  if (loose_page_is_saving (page))
    return;
  saving = g_new0 (Saving, 1);
  saving->window = g_object_ref (self);
  saving->page = g_object_ref (page);
  saving->project = g_object_ref (project);
  saving->materials = g_strdup (loose_project_get_materials (loose_session_get_project (self->session)));
  loose_page_save_async (page, project, force, saved_cb, saving);
}

static gboolean
is_saving (LooseWindow *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  for (guint i = 0; i < pages->len; i++)
    if (loose_page_is_saving (g_ptr_array_index (pages, i)))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if a part has unsaved changes, which a copy of the project would not have: other files are copied as
 * they are on the disk. */
static gboolean
has_unsaved_parts (LooseWindow *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  for (guint i = 1; i < pages->len; i++)
    if (loose_page_is_modified (g_ptr_array_index (pages, i)))
      return TRUE;
  return FALSE;
}

/* Why the story cannot be put elsewhere now; NULL if it can. */
static const char *
why_not_moved (LooseWindow *self)
{
  if (is_saving (self))
    return _ ("The story is being saved. Try again when that is done.");
  return has_unsaved_parts (self) ? _ ("Save the other files of the story first.") : NULL;
}

/* Links to folders are not copied, because they may lead out of the project. Lists those that were left out. */
static void
tell_linked_folders (LooseWindow *self, const char *project)
{
  g_autofree char *list = loose_window_dup_linked_folders (project), *text = NULL;

  if (list == NULL)
    return;
  text = g_strdup_printf (_ ("Linked folders were not copied: %s"), list);
  loose_toast_keep (self->notice, "linked", text, NULL, NULL);
}

/* Saves a copy of the open project, including its parts, extensions, figures and skein; if there is none, creates a new
 * project. Returns 0, or an errno. */
static int
make_project (LooseWindow *self, const char *path)
{
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));
  g_autofree char *old = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *project = old != NULL ? leaf_storage_project (old) : NULL;
  int number;

  if (project == NULL)
    return leaf_storage_project_create (path, "");
  number = leaf_storage_project_copy (project, path);
  if (number == 0)
    tell_linked_folders (self, project);
  return number;
}

void
loose_window_save_in (LooseWindow *self, GFile *file)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  const char *path = g_file_peek_path (file), *why_not = why_not_moved (self);
  g_autoptr (LooseProject) project = NULL;
  int number = 0;

  if (why_not != NULL) {
    give_up_closing (self);
    loose_window_show_message (self, _ ("Could Not Save File"), why_not);
    return;
  }
  loose_skein_keep (loose_skein_pane_get_skein (loose_window_get_skein (self)));
  if (path != NULL && g_str_has_suffix (path, ".inform") && !g_file_test (path, G_FILE_TEST_EXISTS))
    number = make_project (self, path);
  if (number != 0) {
    g_autofree char *body = g_strdup_printf (_ ("The project could not be created: %s."), g_strerror (number));

    give_up_closing (self);
    loose_window_show_message (self, _ ("Could Not Save File"), body);
    return;
  }
  project = loose_project_new_at (file, loose_session_get_project (self->session));
  save (self, loose_session_get_story (self->session), project, TRUE);
}

static void
chosen_cb (gpointer owner, GtkFileChooser *chooser, GFile *file)
{
  if (file != NULL)
    loose_window_save_in (owner, file);
  else
    give_up_closing (owner);
}

static void
propose_name (LooseWindow *self, GtkFileChooser *chooser)
{
  g_autofree char *name = loose_window_dup_story_name (self);
  g_autofree char *file = g_strconcat (g_strdelimit (name, "/\\:", '-'), ".ni", NULL);

  gtk_file_chooser_set_current_name (chooser, file);
}

/* Proposes to save a project as a project, beside the original. */
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
  GtkFileChooser *chooser = loose_file_chooser_new (GTK_WIDGET (self), _ ("Save Story"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                    _ ("_Save"), chosen_cb);
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));

  loose_window_add_filters (chooser);
  if (loose_project_is_bundle (loose_session_get_project (self->session)))
    propose_copy (self, chooser);
  else if (file != NULL)
    gtk_file_chooser_set_file (chooser, file, NULL);
  else
    propose_name (self, chooser);
  loose_file_chooser_show (chooser);
}

static void
save_or_ask_where (LooseWindow *self, LoosePage *page)
{
  LooseProject *project = loose_page_get_project (page);

  if (loose_project_get_file (project) != NULL)
    save (self, page, project, FALSE);
  else
    save_as (self);
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_or_ask_where (LOOSE_WINDOW (widget), loose_session_get_page (LOOSE_WINDOW (widget)->session));
}

static void
save_all (LooseWindow *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  for (guint i = 0; i < pages->len; i++)
    if (loose_page_is_modified (g_ptr_array_index (pages, i)))
      save_or_ask_where (self, g_ptr_array_index (pages, i));
}

static void
save_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_all (LOOSE_WINDOW (widget));
}

static void
save_as_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  save_as (LOOSE_WINDOW (widget));
}

/* --- renaming a project ------------------------------------------------------------------------------------------- */

/* Returns TRUE if another window has the project. It would still write to the old place after renaming. */
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
  g_autofree char *story = g_build_filename (project, "Source", "story.ni", NULL),
                  *uri = g_filename_to_uri (story, NULL, NULL);

  if (uri != NULL)
    gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

/* Why the project cannot be renamed; NULL if it can. Free with g_free. */
static char *
dup_why_not_renamed (LooseWindow *self, const char *name)
{
  if (*name == '\0' || *name == '.' || strpbrk (name, "/\\") != NULL)
    return g_strdup (_ ("A project name cannot be empty or contain slashes."));
  return g_strdup (why_not_moved (self));
}

/* Makes the open pages follow the renamed project, whether or not the story can be saved there. */
static void
follow_rename (LooseWindow *self, const char *project)
{
  LooseProject *former = loose_session_get_project (self->session);
  g_autofree char *materials = g_strdup (loose_project_get_materials (former));
  g_autoptr (GFile) file = g_file_new_for_path (project);
  g_autoptr (LooseProject) renamed = loose_project_new_at (file, former);

  loose_page_set_project (loose_session_get_story (self->session), renamed);
  loose_window_move_pages (self, materials, loose_project_get_materials (renamed));
}

static void
rename_project_cb (LooseWindow *self, const char *response, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (loose_entry_dialog_get_text (dialog)));

  if (g_str_equal (response, "name"))
    loose_window_rename_project (self, name);
}

static void
ask_for_project_name (LooseWindow *self, const char *heading, const char *body, const char *name)
{
  AdwMessageDialog *dialog = loose_window_ask_for_name (self, heading, body, name, _ ("_Rename"));

  g_signal_connect_object (dialog, "response", G_CALLBACK (rename_project_cb), self, G_CONNECT_SWAPPED);
}

/* If the name cannot be used, asks again, with the name that was typed. */
void
loose_window_rename_project (LooseWindow *self, const char *name)
{
  g_return_if_fail (LOOSE_IS_WINDOW (self));
  GFile *file = loose_project_get_file (loose_session_get_project (self->session));
  g_autofree char *from = leaf_storage_project (g_file_peek_path (file)), *folder = g_path_get_dirname (from),
                  *base = g_strconcat (name, ".inform", NULL), *path = g_build_filename (folder, base, NULL),
                  *why_not = dup_why_not_renamed (self, name);
  int number = 0;

  if (why_not == NULL) {
    loose_skein_keep (loose_skein_pane_get_skein (loose_window_get_skein (self)));
    number = leaf_storage_project_rename (from, path);
  }
  if (number != 0)
    why_not = g_strdup_printf (_ ("The project could not be renamed: %s."), g_strerror (number));
  if (why_not != NULL) {
    ask_for_project_name (self, _ ("Could Not Rename"), why_not, name);
    return;
  }
  forget_recent (from);
  follow_rename (self, path);
  save (self, loose_session_get_story (self->session), loose_session_get_project (self->session), FALSE);
}

static void
rename_project_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  LooseWindow *self = LOOSE_WINDOW (widget);

  if (is_open_elsewhere (self)) {
    loose_window_show_message (self, _ ("Could Not Rename"), _ ("Close the other windows of the project first."));
    return;
  }
  ask_for_project_name (self, _ ("Rename Project"),
                        _ ("The project folder and its materials folder are renamed, and the story is saved."),
                        loose_project_get_title (loose_session_get_project (self->session)));
}

/* --- closing ------------------------------------------------------------------------------------------------------ */

static gboolean
close_cb (gpointer window)
{
  gtk_window_close (GTK_WINDOW (window));
  return G_SOURCE_REMOVE;
}

/* Closes the window when the dialog, which uses it even after its response, has released it. */
static void
close_after_dialog (LooseWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (self), g_object_unref);
}

static void
save_and_close (LooseWindow *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);

  g_clear_pointer (&self->closing, g_ptr_array_unref);
  if (!loose_session_is_modified (self->session)) { /* saved while the dialog was open */
    close_after_dialog (self);
    return;
  }
  self->closing = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < pages->len; i++)
    if (loose_page_is_modified (g_ptr_array_index (pages, i)))
      g_ptr_array_add (self->closing, g_object_ref (g_ptr_array_index (pages, i)));
  save_all (self);
}

static void
close_response_cb (LooseWindow *self, const char *response)
{
  if (g_str_equal (response, "save")) {
    save_and_close (self);
  } else if (g_str_equal (response, "discard")) {
    self->may_close = TRUE;
    close_after_dialog (self);
  } else {
    give_up_closing (self);
  }
}

static AdwMessageDialog *
make_save_dialog (LooseWindow *self, const char *body)
{
  AdwMessageDialog *dialog = loose_window_make_dialog (self, _ ("Save Changes?"), body);

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), "save", _ ("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  return dialog;
}

/* The names of the files with unsaved changes, such as “Tale”, “woods.i7”. */
static char *
dup_unsaved_names (LooseWindow *self)
{
  GPtrArray *pages = loose_session_get_pages (self->session);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < pages->len; i++) {
    LoosePage *page = g_ptr_array_index (pages, i);
    g_autofree char *name
        = loose_page_is_story (page) ? loose_window_dup_story_name (self) : loose_page_dup_name (page),
        *quoted = g_strdup_printf (_ ("“%s”"), name);

    if (loose_page_is_modified (page))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", quoted);
  }
  return g_strdup (names->str);
}

static void
ask_to_save (LooseWindow *self)
{
  g_autofree char *names = dup_unsaved_names (self);
  /* translators: %s is one name, or several, in quotation marks */
  g_autofree char *body
      = g_strdup_printf (_ ("If you close the window without saving, changes in %s are lost."), names);
  AdwMessageDialog *dialog = make_save_dialog (self, body);

  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
close_page_response_cb (AdwMessageDialog *dialog, const char *response, LoosePage *page)
{
  LooseWindow *self = LOOSE_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (g_str_equal (response, "save")) {
    g_set_object (&self->closing_page, page);
    save_or_ask_where (self, page);
  } else if (g_str_equal (response, "discard")) {
    remove_page (self, page);
  }
}

void
loose_window_close_page (LooseWindow *self, LoosePage *page)
{
  g_autofree char *name = loose_page_dup_name (page), *body = NULL;
  AdwMessageDialog *dialog;

  if (loose_page_is_story (page)) {
    gtk_window_close (GTK_WINDOW (self));
    return;
  }
  if (!loose_page_is_modified (page)) {
    remove_page (self, page);
    return;
  }
  body = g_strdup_printf (_ ("If you close “%s” without saving, your changes are lost."), name);
  dialog = make_save_dialog (self, body);
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_page_response_cb), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
close_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  loose_window_close_page (LOOSE_WINDOW (widget), loose_session_get_page (LOOSE_WINDOW (widget)->session));
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
  gtk_widget_class_install_action (klass, "win.save-all", NULL, save_all_action);
  gtk_widget_class_install_action (klass, "win.close-page", NULL, close_page_action);
  gtk_widget_class_install_action (klass, "win.save-as", NULL, save_as_action);
  gtk_widget_class_install_action (klass, "win.rename-project", NULL, rename_project_action);
}
