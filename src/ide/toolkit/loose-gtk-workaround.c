/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loose-gtk-workaround.h"

#include <gtk/gtk.h>

static void (*tag_get_property) (GObject *object, guint id, GValue *value, GParamSpec *pspec);

static void
guarded_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (g_str_equal (pspec->name, "foreground-set") || g_str_equal (pspec->name, "background-set"))
    g_value_set_boolean (value, FALSE);
  else
    tag_get_property (object, id, value, pspec);
}

void
loose_gtk_workaround_install (void)
{
  GObjectClass *tag_class;

  if (tag_get_property != NULL)
    return;
  tag_class = g_type_class_ref (GTK_TYPE_TEXT_TAG); /* never released, because the class must not be created again */
  tag_get_property = tag_class->get_property;
  tag_class->get_property = guarded_get_property;
}
