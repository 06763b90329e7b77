/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inserts closing quotation marks automatically.
 *
 * An opening mark alone would turn everything up to the next mark into text, and the rules in it would disappear from
 * the index until the text is closed. So the closing mark is inserted with the opening one; typing it moves past it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Active while the setting "close-quotes" is on. */
void loose_quote_pairing_install (GtkTextView *view, GSettings *settings);

/* Handles a key that was pressed at the cursor of the view. Returns FALSE if it should have its usual effect. */
gboolean loose_quote_pairing_press (GtkTextView *view, guint key);

G_END_DECLS
