/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows `text` wrapped to readable lines, as the toolkit's own label does not wrap. NULL: no tooltip. Returns what a
 * query-tooltip handler returns. */
gboolean loose_tooltip_show (GtkTooltip *tooltip, const char *text);

/* Sets the tooltip of a widget; NULL: none. For rows of lists: the toolkit's own setter asks the display for the
 * pointer's position each time and waits for the answer, which was most of the cost of rows in a list that opens or
 * scrolls. */
void loose_tooltip_set (GtkWidget *widget, const char *text);
