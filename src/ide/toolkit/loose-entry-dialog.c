/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-entry-dialog.h"

#include <glib/gi18n.h>

GtkEntry *
loose_entry_dialog_present (AdwMessageDialog *dialog, const char *label, const char *text, const char *response,
                            const char *action)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), text != NULL ? text : "");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), response, action, NULL);
  adw_message_dialog_set_default_response (dialog, response);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
  return GTK_ENTRY (entry);
}

const char *
loose_entry_dialog_get_text (AdwMessageDialog *dialog)
{
  return gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog)));
}
