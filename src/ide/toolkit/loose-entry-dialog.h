/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Message dialogs that ask for a line of text. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Adds an entry, called `label` by screen readers, with this text (NULL: empty), and the answers "cancel" and
 * `response`, whose button is called `action`; then presents the dialog. Returns the entry. */
GtkEntry *loose_entry_dialog_present (AdwMessageDialog *dialog, const char *label, const char *text,
                                      const char *response, const char *action);
/* The text of its entry. */
const char *loose_entry_dialog_get_text (AdwMessageDialog *dialog);

G_END_DECLS
