/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keyboard navigation in a page of the manual. Tab goes to the next control, not through every paragraph. A row of
 * buttons is one stop, in which the arrow keys move. Ctrl+Down and Ctrl+Up go from heading to heading. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `body` contains the blocks. Headings have the style class "manual-heading", rows of buttons "manual-buttons". */
void loose_manual_keys_add (GtkWidget *body);

G_END_DECLS
