/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button whose label has a key in it tells its label with the underline as its own name, and has the label's text as a name besides, so that "_Open Open"
 * is read out.  Its own is taken away as soon as it is on the screen; what is left is the text.  So for the title of a page that says itself what it is. */
#include "config.h"

#include <adwaita.h>

#include "loose-names.h"

static void
follow_label (GtkWidget *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
realized_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_BUTTON (widget) || !gtk_button_get_use_underline (GTK_BUTTON (widget))
      || gtk_button_get_label (GTK_BUTTON (widget)) == NULL)
    return TRUE;
  follow_label (widget);
  g_signal_connect_after (widget, "notify::label", G_CALLBACK (follow_label), NULL);
  return TRUE;
}

void
loose_names_follow (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* its signals are there once its class is */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
}

void
loose_names_say (GtkWidget *widget, const char *text)
{
  static gboolean odd; /* the same text again is news too: it ends in a space each other time */
  g_autofree char *news = g_strconcat (text, odd ? " " : "", NULL);

  odd = !odd;
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, news, -1);
}

void
loose_names_say_at_focus (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  if (GTK_IS_TEXT_VIEW (focus) || GTK_IS_ENTRY (focus))
    loose_names_say (focus, text);
}
