/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-tooltip.h"

#define WIDTH_CHARACTERS 56

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
