/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arrow keys where text runs from right to left. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The key as it is where text runs from left to right: Left and Right change places if it does not in this widget.
 * Those of the keypad become the others. */
guint loose_mirrored_key (GtkWidget *widget, guint key);

G_END_DECLS
