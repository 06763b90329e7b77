/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short messages at the foot of the window's content. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_TOAST (loose_toast_get_type ())
G_DECLARE_FINAL_TYPE (LooseToast, loose_toast, LOOSE, TOAST, GtkWidget)

/* Shows plain text for a moment, replacing an earlier one of this kind. Messages that are kept appear again
 * afterwards. */
void loose_toast_show (LooseToast *self, const char *text);
/* Shows a message until it is dismissed. It waits until earlier ones are dismissed, but replaces one with
 * the same `about`, unless the text is the same too. `button` (a label with a mnemonic) activates `action` and
 * dismisses the message; both NULL: no button. */
void loose_toast_keep (LooseToast *self, const char *about, const char *text, const char *button, const char *action);
/* Dismisses the message with this `about`, because it no longer applies. */
void loose_toast_dismiss_about (LooseToast *self, const char *about);
/* Dismisses the message that is shown. Returns FALSE if there is none. */
gboolean loose_toast_dismiss (LooseToast *self);

G_END_DECLS
