/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-css-class.h"

void
loose_css_class_set (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
