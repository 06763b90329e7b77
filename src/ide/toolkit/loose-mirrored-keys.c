/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-mirrored-keys.h"

guint
loose_mirrored_key (GtkWidget *widget, guint key)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), key);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  switch (key) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left: return is_mirrored ? GDK_KEY_Right : GDK_KEY_Left;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right: return is_mirrored ? GDK_KEY_Left : GDK_KEY_Right;
  default: return key;
  }
}
