/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure of the story as its player sees it: the picture, no wider than its room, or why there is none. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_FIGURE (loose_figure_get_type ())
G_DECLARE_FINAL_TYPE (LooseFigure, loose_figure, LOOSE, FIGURE, GtkWidget)

/* Reads the file in a thread. `root`: the materials that hold it; a link may not lead out of them. `words`: told by
 * screen readers. */
GtkWidget *loose_figure_new (const char *path, const char *root, const char *words);
/* How wide it may be, in pixels. */
void loose_figure_set_room (LooseFigure *self, int width);
/* How high it may be at most; 0: as high as its width makes it. */
void loose_figure_set_most_height (LooseFigure *self, int height);

G_END_DECLS
