/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-levels.h"

#include <glib/gi18n.h>

static const struct {
  const char *level, *title;
} levels[] = {
  { NULL, N_ ("All Levels") },
  { "first steps", N_ ("First Steps") },
  { "some practice", N_ ("Some Practice") },
  { "advanced", N_ ("Advanced") },
};

const char *
loose_manual_level_title (const char *level)
{
  for (guint i = 1; i < G_N_ELEMENTS (levels); i++)
    if (g_strcmp0 (level, levels[i].level) == 0)
      return _ (levels[i].title);
  return NULL;
}

GtkWidget *
loose_manual_level_label_new (const LeafManualBlock *heading)
{
  const char *title = heading->sort == LEAF_MANUAL_HEADING ? loose_manual_level_title (heading->argument) : NULL;
  GtkWidget *label = title != NULL ? gtk_label_new (title) : NULL;

  if (label == NULL)
    return NULL;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

void
loose_manual_level_mark (GtkWidget *widget, const char *level)
{
  g_object_set_data_full (G_OBJECT (widget), "level", g_strdup (level), g_free);
}

static void
toggled_cb (GtkToggleButton *button, const char *level)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button)), *body = gtk_widget_get_parent (row);

  if (!gtk_toggle_button_get_active (button))
    return;
  for (GtkWidget *each = gtk_widget_get_first_child (body); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    const char *of = g_object_get_data (G_OBJECT (each), "level");

    gtk_widget_set_visible (each, level == NULL || of == NULL || g_str_equal (of, level));
  }
}

static gboolean
has_levels (const LeafManualPage *page)
{
  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->sort == LEAF_MANUAL_HEADING && block->argument != NULL)
      return TRUE;
  }
  return FALSE;
}

GtkWidget *
loose_manual_levels_new (const LeafManualPage *page)
{
  GtkWidget *row = has_levels (page) ? gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0) : NULL;
  GtkToggleButton *first = NULL;

  for (guint i = 0; row != NULL && i < G_N_ELEMENTS (levels); i++) {
    GtkWidget *button = gtk_toggle_button_new (), *label = gtk_label_new (_ (levels[i].title));

    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END); /* must not widen a narrow window */
    gtk_button_set_child (GTK_BUTTON (button), label);
    if (first == NULL)
      first = GTK_TOGGLE_BUTTON (button);
    else
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == 0);
    g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), (gpointer) levels[i].level);
    gtk_box_append (GTK_BOX (row), button);
  }
  if (row != NULL) {
    gtk_widget_add_css_class (row, "linked");
    gtk_widget_set_halign (row, GTK_ALIGN_START);
    gtk_widget_add_css_class (row, "manual-buttons");
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Level"), -1);
  }
  return row;
}
