/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-tooltip.h"

#define WIDTH_CHARACTERS 56
#define TEXT_KEY         "loose-tooltip"

gboolean
loose_tooltip_show (GtkTooltip *tooltip, const char *text)
{
  GtkWidget *label;

  if (text == NULL || *text == '\0')
    return FALSE;
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARACTERS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_tooltip_set_custom (tooltip, label);
  return TRUE;
}

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  return loose_tooltip_show (tooltip, g_object_get_data (G_OBJECT (widget), TEXT_KEY));
}

void
loose_tooltip_set (GtkWidget *widget, const char *text)
{
  if (text != NULL && g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, query_cb, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
  g_object_set_data_full (G_OBJECT (widget), TEXT_KEY, g_strdup (text), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);
}
