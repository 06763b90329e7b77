/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows `text` wrapped to readable lines, because GTK's own label does not wrap. NULL for no tooltip. Returns what a
 * query-tooltip handler returns. */
gboolean loose_tooltip_show (GtkTooltip *tooltip, const char *text);

/* Sets the tooltip of a widget; NULL for none. Use it in rows of lists, because GTK's own setter queries the display
 * for the pointer's position each time and waits for the answer, which makes lists slow to open and scroll. */
void loose_tooltip_set (GtkWidget *widget, const char *text);
