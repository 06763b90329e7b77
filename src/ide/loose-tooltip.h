/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows `text` in lines that can be read: the toolkit's own label runs across the screen.  NULL: no tooltip.  Returns what
 * a query-tooltip handler returns. */
gboolean loose_tooltip_show (GtkTooltip *tooltip, const char *text);
