/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-recent-list.h"

#include "loose-project.h"

#include <glib/gi18n.h>

#define MOST_STORIES 6

struct _LooseRecentList {
  GtkWidget parent_instance;

  GtkWidget *title;
};

G_DEFINE_FINAL_TYPE (LooseRecentList, loose_recent_list, GTK_TYPE_WIDGET)

static int
compare_visits (gconstpointer a, gconstpointer b)
{
  return -g_date_time_compare (gtk_recent_info_get_visited ((GtkRecentInfo *) a),
                               gtk_recent_info_get_visited ((GtkRecentInfo *) b));
}

/* Opened here, and still there. */
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
  GtkWidget *button = gtk_button_new_with_label (loose_project_get_title (project));

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, folder);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-uri");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", gtk_recent_info_get_uri (info));
  gtk_widget_set_parent (button, GTK_WIDGET (self));
}

static void
clear (LooseRecentList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_last_child (GTK_WIDGET (self))) != NULL && child != self->title)
    gtk_widget_unparent (child);
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
  LooseRecentList *self = LOOSE_RECENT_LIST (object);

  clear (self);
  g_clear_pointer (&self->title, gtk_widget_unparent);
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
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  self->title = gtk_label_new (_ ("Opened last:"));
  gtk_widget_add_css_class (self->title, "dim-label");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
}
