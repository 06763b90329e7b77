/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys in a page of the manual.  Tab goes from one thing that can be used to the next, and not through every
 * paragraph; a row of buttons is one stop, in which the arrows go on.  Ctrl+Down and Ctrl+Up go from heading to
 * heading. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `body` holds the blocks.  Headings have the style class "manual-heading", rows of buttons "manual-buttons". */
void loose_manual_keys_add (GtkWidget *body);

G_END_DECLS
