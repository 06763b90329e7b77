/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-recent-list.h"

#include "loose-project.h"

#include <glib/gi18n.h>

#define MOST_STORIES 4

struct _LooseRecentList {
  GtkWidget parent_instance;

  GtkWidget *title;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (LooseRecentList, loose_recent_list, GTK_TYPE_WIDGET)

static int
compare_visits (gconstpointer a, gconstpointer b)
{
  return -g_date_time_compare (gtk_recent_info_get_visited ((GtkRecentInfo *) a),
                               gtk_recent_info_get_visited ((GtkRecentInfo *) b));
}

/* Returns TRUE for a file that was opened by this application and still exists. */
static gboolean
is_story (GtkRecentInfo *info)
{
  return gtk_recent_info_is_local (info) && gtk_recent_info_has_application (info, g_get_application_name ())
         && gtk_recent_info_exists (info);
}

static void
add_story (LooseRecentList *self, GtkRecentInfo *info)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (LooseProject) project = loose_project_new (file);
  g_autofree char *folder = loose_project_dup_folder (project);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), loose_project_get_title (project));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), folder);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open-uri");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", gtk_recent_info_get_uri (info));
  gtk_list_box_append (self->rows, row);
}

static void
clear (LooseRecentList *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_list_box_remove (self->rows, row);
}

static void
fill (LooseRecentList *self)
{
  GList *all = g_list_sort (gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), compare_visits);
  guint n = 0;

  clear (self);
  for (GList *each = all; each != NULL && n < MOST_STORIES; each = each->next)
    if (is_story (each->data)) {
      add_story (self, each->data);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  g_list_free_full (all, (GDestroyNotify) gtk_recent_info_unref);
}

static void
loose_recent_list_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (loose_recent_list_parent_class)->dispose (object);
}

static void
loose_recent_list_class_init (LooseRecentListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_recent_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
loose_recent_list_init (LooseRecentList *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);
  gtk_widget_set_margin_top (GTK_WIDGET (self), 12);
  self->title = gtk_label_new (_ ("Recent"));
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  self->rows = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->rows, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->rows), "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Recent"), -1);
  gtk_widget_set_parent (GTK_WIDGET (self->rows), GTK_WIDGET (self));
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
}
