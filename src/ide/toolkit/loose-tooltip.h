/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows `text` in lines that can be read: the toolkit's own label runs across the screen.  NULL: no tooltip.
 * Returns what a query-tooltip handler returns. */
gboolean loose_tooltip_show (GtkTooltip *tooltip, const char *text);

/* What is to be read where the pointer rests on the widget; NULL: nothing.  For rows of lists: the toolkit's own
 * setter asks the display each time where the pointer is, and waits for the answer, which for a list that comes out
 * or scrolls was most of what its rows cost. */
void loose_tooltip_set (GtkWidget *widget, const char *text);
