/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button whose label has a key in it tells its label with the underline as its own name, and has the label's text as a name besides, so that "_Open Open"
 * is read out.  Its own is taken away as soon as it is on the screen; what is left is the text.  So for the title of a page that says itself what it is. */
#include "config.h"

#include "loose-a11y.h"

#include "loose-accelerators.h"

#include <glib/gi18n.h>
#include <string.h>

static void
follow_label (GtkWidget *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
name_by_its_text (GtkWidget *button)
{
  if (!gtk_button_get_use_underline (GTK_BUTTON (button)) || gtk_button_get_label (GTK_BUTTON (button)) == NULL)
    return;
  follow_label (button);
  g_signal_connect_after (button, "notify::label", G_CALLBACK (follow_label), NULL);
}

/* A menu button tells nothing of the label that is put into it. */
static void
name_menu_button (GtkMenuButton *button)
{
  const char *label = gtk_menu_button_get_label (button);
  g_auto (GStrv) parts = label != NULL ? g_strsplit (label, "_", -1) : NULL;
  g_autofree char *name = parts != NULL ? g_strjoinv ("", parts) : NULL;

  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* "Show the Library’s Rules (Shift+Ctrl+L)": the table of keys is the only place where a key is said. */
static void
add_key (GtkWidget *widget)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), *tip = gtk_widget_get_tooltip_text (widget);
  const char *keys = action != NULL ? loose_accelerators_get_key (action) : NULL;
  GdkModifierType modifiers;
  g_autofree char *name = NULL, *whole = NULL;
  guint key;

  if (tip == NULL || keys == NULL || !gtk_accelerator_parse (keys, &key, &modifiers))
    return;
  name = gtk_accelerator_get_label (key, modifiers);
  if (strstr (tip, name) != NULL) /* it comes to the screen once more */
    return;
  /* translators: what a button does, and its key */
  whole = g_strdup_printf (C_ ("tooltip", "%s (%s)"), tip, name);
  gtk_widget_set_tooltip_text (widget, whole);
}

static gboolean
realized_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    name_by_its_text (widget);
  if (GTK_IS_MENU_BUTTON (widget))
    name_menu_button (GTK_MENU_BUTTON (widget));
  if (GTK_IS_ACTIONABLE (widget))
    add_key (widget);
  return TRUE;
}

void
loose_a11y_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* its signals are there once its class is */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}

void
loose_a11y_announce (GtkWidget *widget, const char *text)
{
  static gboolean odd; /* the same text again is news too: it ends in a space each other time */
  g_autofree char *news = g_strconcat (text, odd ? " " : "", NULL);

  odd = !odd;
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
}

void
loose_a11y_announce_at_focus (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  if (GTK_IS_TEXT_VIEW (focus) || GTK_IS_ENTRY (focus))
    loose_a11y_announce (focus, text);
}
