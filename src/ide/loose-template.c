/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-template.h"

void
loose_template_set (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n)
{
  g_autofree char *path = g_strdup_printf ("/org/looseleaf/Looseleaf/%s.ui", name);

  gtk_widget_class_set_template_from_resource (klass, path);
  for (guint i = 0; i < n; i++)
    gtk_widget_class_bind_template_child_full (klass, children[i].name, FALSE, children[i].offset);
}

void
loose_template_set_pane (GtkWidgetClass *klass, const char *name, const LooseChild *children, guint n)
{
  loose_template_set (klass, name, children, n);
  gtk_widget_class_set_layout_manager_type (klass, GTK_TYPE_BIN_LAYOUT);
}
