/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-new-project-dialog.h"
#include "loose-file-chooser.h"
#include "loose-template.h"

#include "leaf-storage-project.h"
#include "loose-dialog-header.h"

#include <errno.h>
#include <glib/gi18n.h>

struct _LooseNewProjectDialog {
  AdwWindow parent_instance;

  GSettings *settings;
  AdwEntryRow *name, *author, *room;
  AdwActionRow *folder_row;
  GtkLabel *complaint;
  GtkWidget *make;
  char *folder;
};

G_DEFINE_FINAL_TYPE (LooseNewProjectDialog, loose_new_project_dialog, ADW_TYPE_WINDOW)

enum { MADE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- the entries -------------------------------------------------------------------------------------------------- */

static char *
dup_typed (AdwEntryRow *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
}

static char *
dup_project (LooseNewProjectDialog *self)
{
  g_autofree char *name = dup_typed (self->name);
  g_autofree char *file = g_strconcat (g_strdelimit (name, "/\\:", '-'), ".inform", NULL);

  return g_build_filename (self->folder, file, NULL);
}

static char *
dup_story (LooseNewProjectDialog *self)
{
  g_autofree char *name = dup_typed (self->name), *author = dup_typed (self->author), *room = dup_typed (self->room);
  g_autofree char *byline
      = *author != '\0' ? g_strdup_printf (" by \"%s\"", g_strdelimit (author, "\"", '\'')) : g_strdup ("");

  return g_strdup_printf ("\"%s\"%s\n\n%s is a room. \"\"\n", g_strdelimit (name, "\"", '\''), byline,
                          *room != '\0' ? room : "The Beginning");
}

/* Why it cannot be created yet (may be empty); NULL if it can. */
static const char *
reason_against (LooseNewProjectDialog *self)
{
  g_autofree char *name = dup_typed (self->name), *room = dup_typed (self->room), *project = dup_project (self);

  if (*name == '\0')
    return "";
  if (*name == '.')
    return _ ("A name cannot begin with a full stop.");
  if (strpbrk (room, "\"[]().,:;") != NULL)
    return _ ("A room name cannot contain quotation marks, brackets, commas or full stops.");
  if (g_file_test (project, G_FILE_TEST_EXISTS))
    return _ ("The folder already has a project with this name.");
  return NULL;
}

static void
changed_cb (LooseNewProjectDialog *self)
{
  const char *reason = reason_against (self);

  gtk_label_set_text (self->complaint, reason != NULL ? reason : "");
  gtk_widget_set_sensitive (self->make, reason == NULL);
}

/* --- creating the project ----------------------------------------------------------------------------------------- */

static void
make_cb (LooseNewProjectDialog *self)
{
  g_autofree char *project = dup_project (self), *story = dup_story (self), *author = dup_typed (self->author);
  g_autoptr (GFile) file = g_file_new_for_path (project);
  g_autoptr (LooseNewProjectDialog) held = g_object_ref (self);
  int number;

  if (reason_against (self) != NULL)
    return;
  number = leaf_storage_project_create (project, story);
  if (number != 0) {
    g_autofree char *complaint = g_strdup_printf (_ ("The project could not be created: %s."), g_strerror (number));

    gtk_label_set_text (self->complaint, complaint);
    return;
  }
  g_settings_set_string (self->settings, "author", author);
  g_settings_set_string (self->settings, "projects-folder", self->folder);
  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[MADE], 0, file);
}

/* --- the folder --------------------------------------------------------------------------------------------------- */

static void
set_folder (LooseNewProjectDialog *self, char *folder)
{
  g_autofree char *shown = g_filename_display_name (folder), *plain = g_markup_escape_text (shown, -1);

  g_free (self->folder);
  self->folder = folder;
  adw_action_row_set_subtitle (self->folder_row, plain);
}

static void
folder_cb (gpointer owner, GtkFileChooser *chooser, GFile *folder)
{
  char *path = folder != NULL ? g_file_get_path (folder) : NULL;

  if (path == NULL)
    return;
  set_folder (owner, path);
  changed_cb (owner);
}

static void
choose_folder_cb (LooseNewProjectDialog *self)
{
  loose_file_chooser_show (loose_file_chooser_new (GTK_WIDGET (self), _ ("Project Folder"),
                                                   GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Choose"), folder_cb));
}

static char *
first_folder (GSettings *settings)
{
  g_autofree char *last = g_settings_get_string (settings, "projects-folder");
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (*last != '\0' && g_file_test (last, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&last);
  return g_strdup (documents != NULL && g_file_test (documents, G_FILE_TEST_IS_DIR) ? documents : g_get_home_dir ());
}

/* --- the dialog --------------------------------------------------------------------------------------------------- */

static AdwEntryRow *
add_entry (LooseNewProjectDialog *self, GtkWidget *group, const char *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (make_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return ADW_ENTRY_ROW (row);
}

static void
add_folder (LooseNewProjectDialog *self, GtkWidget *group)
{
  GtkWidget *row = adw_action_row_new (), *button = loose_template_new_button (_ ("_Change…"));

  self->folder_row = ADW_ACTION_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Folder"));
  adw_action_row_set_subtitle_lines (self->folder_row, 1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_folder_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (self->folder_row, button);
  adw_action_row_set_activatable_widget (self->folder_row, button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static GtkWidget *
make_header (LooseNewProjectDialog *self)
{
  self->make = loose_template_new_button (_ ("C_reate"));
  g_signal_connect_object (self->make, "clicked", G_CALLBACK (make_cb), self, G_CONNECT_SWAPPED);
  return loose_dialog_header_new (loose_template_new_button (_ ("_Cancel")), self->make);
}

static GtkWidget *
make_group (LooseNewProjectDialog *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *author = g_settings_get_string (self->settings, "author");

  self->name = add_entry (self, group, _ ("Title"));
  self->author = add_entry (self, group, _ ("Author"));
  self->room = add_entry (self, group, _ ("First room"));
  add_folder (self, group);
  gtk_editable_set_text (GTK_EDITABLE (self->author), *author != '\0' ? author : g_get_real_name ());
  gtk_editable_set_text (GTK_EDITABLE (self->room), _ ("The Beginning"));
  set_folder (self, first_folder (self->settings));
  gtk_widget_set_margin_start (group, 18);
  gtk_widget_set_margin_end (group, 18);
  gtk_widget_set_margin_top (group, 12);
  return group;
}

LooseNewProjectDialog *
loose_new_project_dialog_new (GtkWindow *parent, GSettings *settings)
{
  LooseNewProjectDialog *self
      = g_object_new (LOOSE_TYPE_NEW_PROJECT_DIALOG, "transient-for", parent, "modal", TRUE, "title", _ ("New Project"),
                      "default-width", 460, "destroy-with-parent", TRUE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->settings = g_object_ref (settings);
  self->complaint = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->complaint, TRUE);
  gtk_widget_set_margin_top (GTK_WIDGET (self->complaint), 9);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->complaint), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self->complaint), "error");
  gtk_box_append (GTK_BOX (box), make_header (self));
  gtk_box_append (GTK_BOX (box), make_group (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->complaint));
  adw_window_set_content (ADW_WINDOW (self), box);
  changed_cb (self);
  /* Not before it is shown: its role for screen readers would be wrong. */
  g_signal_connect_object (self, "map", G_CALLBACK (gtk_widget_grab_focus), self->name,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}

static void
loose_new_project_dialog_finalize (GObject *object)
{
  LooseNewProjectDialog *self = LOOSE_NEW_PROJECT_DIALOG (object);

  g_clear_object (&self->settings);
  g_free (self->folder);
  G_OBJECT_CLASS (loose_new_project_dialog_parent_class)->finalize (object);
}

static void
loose_new_project_dialog_class_init (LooseNewProjectDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_new_project_dialog_finalize;
  signals[MADE] = g_signal_new ("made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_FILE);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
loose_new_project_dialog_init (LooseNewProjectDialog *self)
{
}
