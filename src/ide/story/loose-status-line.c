/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-status-line.h"

/* More rows than these would leave no room for the story. */
#define MOST_ROWS 12

struct _LooseStatusLine {
  GtkWidget parent_instance;

  /* Owned */
  GString *text;
};

G_DEFINE_FINAL_TYPE (LooseStatusLine, loose_status_line, GTK_TYPE_WIDGET)

static GtkWidget *
new_label (const char *text, float side, gboolean is_heading)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), side);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, is_heading ? "heading" : "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* Adds a row: "left\tright" or "left\tcentre\tright". */
static void
add_row (LooseStatusLine *self, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\t", 3);
  guint n = g_strv_length (parts);
  GtkWidget *row = gtk_center_box_new ();
  gboolean is_first = gtk_widget_get_first_child (GTK_WIDGET (self)) == NULL;

  for (guint i = 0; i < n; i++)
    g_strstrip (parts[i]);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (row), new_label (n > 0 ? parts[0] : "", 0, is_first));
  if (n == 3)
    gtk_center_box_set_center_widget (GTK_CENTER_BOX (row), new_label (parts[1], 0.5, FALSE));
  if (n > 1)
    gtk_center_box_set_end_widget (GTK_CENTER_BOX (row), new_label (parts[n - 1], 1, FALSE));
  gtk_widget_set_parent (row, GTK_WIDGET (self));
  g_string_append_printf (self->text, "%s%s", is_first ? "" : "\n", n > 0 ? parts[0] : "");
  for (guint i = 1; i < MAX (n, 2); i++)
    g_string_append_printf (self->text, "\t%s", i < n ? parts[i] : "");
}

static void
remove_rows (LooseStatusLine *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_string_truncate (self->text, 0);
}

void
loose_status_line_set_text (LooseStatusLine *self, const char *text)
{
  g_return_if_fail (LOOSE_IS_STATUS_LINE (self));
  g_auto (GStrv) rows = g_strsplit (text != NULL ? text : "", "\n", -1);

  remove_rows (self);
  for (guint i = 0; rows[i] != NULL && i < MOST_ROWS; i++)
    add_row (self, rows[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL && *text != '\0');
}

const char *
loose_status_line_get_text (LooseStatusLine *self)
{
  g_return_val_if_fail (LOOSE_IS_STATUS_LINE (self), NULL);
  return self->text->str;
}

static void
loose_status_line_dispose (GObject *object)
{
  remove_rows (LOOSE_STATUS_LINE (object));
  G_OBJECT_CLASS (loose_status_line_parent_class)->dispose (object);
}

static void
loose_status_line_finalize (GObject *object)
{
  g_string_free (LOOSE_STATUS_LINE (object)->text, TRUE);
  G_OBJECT_CLASS (loose_status_line_parent_class)->finalize (object);
}

static void
loose_status_line_class_init (LooseStatusLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_status_line_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_status_line_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
loose_status_line_init (LooseStatusLine *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->text = g_string_new (NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "story-status");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
