/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window says in passing, at the foot of what it shows. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_TOAST (loose_toast_get_type ())
G_DECLARE_FINAL_TYPE (LooseToast, loose_toast, LOOSE, TOAST, GtkWidget)

/* For two seconds, in place of what was said last; plain text. */
void        loose_toast_show      (LooseToast *self, const char *text);
/* Until it is put away or settled, behind what was kept before, but for what was kept `about` the same thing, in
 * whose place it comes; does nothing while the same text is kept.  `button` with its mnemonic does `action`, and
 * puts it away; both NULL: no button. */
void        loose_toast_keep     (LooseToast *self, const char *about, const char *text, const char *button,
    const char *action);
/* Puts away what is kept about that, since it is so no more. */
void        loose_toast_settle   (LooseToast *self, const char *about);
/* Puts away what stands there; FALSE: nothing did. */
gboolean    loose_toast_dismiss  (LooseToast *self);

G_END_DECLS
