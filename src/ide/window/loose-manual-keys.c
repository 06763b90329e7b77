/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-keys.h"

#include <string.h>

static gboolean
has_links (GtkWidget *label)
{
  return strstr (gtk_label_get_label (GTK_LABEL (label)), "<a href") != NULL;
}

/* Returns TRUE if Tab stops at the widget: a control, a text with links, or the first of a row of buttons. */
static gboolean
is_stop (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_focusable (widget) || !gtk_widget_get_sensitive (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget))
    return has_links (widget);
  return !gtk_widget_has_css_class (parent, "manual-buttons") || gtk_widget_get_prev_sibling (widget) == NULL;
}

static gboolean
is_heading (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "manual-heading");
}

/* Collects the descendants of a widget in reading order: those that are wanted, and the one with the focus. */
static void
collect (GtkWidget *widget, gboolean (*is_wanted) (GtkWidget *widget), GtkWidget *focus, GPtrArray *all)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (is_wanted (child) || child == focus)
      g_ptr_array_add (all, child);
    collect (child, is_wanted, focus, all);
  }
}

/* The next or previous widget that is wanted; NULL if there is none. */
static GtkWidget *
find_next (GtkWidget *body, gboolean (*is_wanted) (GtkWidget *widget), int step)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (body));
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  guint at = 0;

  collect (body, is_wanted, focus, all);
  if (focus == NULL || !g_ptr_array_find (all, focus, &at))
    return NULL;
  for (at += (guint) step; at < all->len; at += (guint) step)
    if (is_wanted (g_ptr_array_index (all, at)))
      return g_ptr_array_index (all, at);
  return NULL;
}

static gboolean
key_cb (GtkWidget *body, guint key, guint code, GdkModifierType state)
{
  gboolean is_control = (state & GDK_CONTROL_MASK) != 0, is_tab = key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab;
  GtkWidget *next = NULL;

  if (is_tab && (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0)
    next = find_next (body, is_stop, key == GDK_KEY_ISO_Left_Tab || (state & GDK_SHIFT_MASK) != 0 ? -1 : 1);
  else if (is_control && (key == GDK_KEY_Down || key == GDK_KEY_Up))
    next = find_next (body, is_heading, key == GDK_KEY_Down ? 1 : -1);
  return next != NULL && gtk_widget_grab_focus (next);
}

void
loose_manual_keys_add (GtkWidget *body)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), body);
  gtk_widget_add_controller (body, keys);
}
