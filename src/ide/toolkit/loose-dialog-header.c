/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-dialog-header.h"

#include <adwaita.h>

GtkWidget *
loose_dialog_header_new (GtkWidget *cancel, GtkWidget *action)
{
  GtkWidget *header = adw_header_bar_new ();

  gtk_widget_add_css_class (action, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (cancel), "window.close");
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), action);
  return header;
}
