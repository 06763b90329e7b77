/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-scrolling.h"

GObject *
loose_scrolling_follow (GtkTextView *view, GCallback callback, gpointer owner)
{
  GSignalGroup *group = g_signal_group_new (GTK_TYPE_ADJUSTMENT);

  g_signal_group_connect_object (group, "value-changed", callback, owner, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (group, "changed", callback, owner, G_CONNECT_SWAPPED);
  g_object_bind_property (view, "vadjustment", group, "target", G_BINDING_SYNC_CREATE);
  return G_OBJECT (group);
}
