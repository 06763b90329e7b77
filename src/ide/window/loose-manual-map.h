/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map of an example, as a small picture: in the manual, and beside the examples of an empty window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes the picture, at most as wide and high as given, in pixels. The story is compiled when the picture becomes
 * visible. `source` must outlive the widget. */
GtkWidget *loose_manual_map_new (const char *source, double widest, double highest);

G_END_DECLS
