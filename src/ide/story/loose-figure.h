/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A figure of the story as the player sees it: the picture, no wider than the space for it, or why there is none. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_FIGURE (loose_figure_get_type ())
G_DECLARE_FINAL_TYPE (LooseFigure, loose_figure, LOOSE, FIGURE, GtkWidget)

/* Reads the file in a thread. `root` is the materials folder; symbolic links must not lead out of it. `words` is the
 * description for screen readers. */
GtkWidget *loose_figure_new (const char *path, const char *root, const char *words);
/* The same for callers that draw the figure themselves: reads the picture in a thread. */
void loose_figure_read_async (const char *path, const char *root, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data);
/* Returns the picture, or NULL with a sentence for the user in *error. */
GdkTexture *loose_figure_read_finish (GAsyncResult *result, GError **error);
/* The maximum width in pixels. */
void loose_figure_set_room (LooseFigure *self, int width);
/* The maximum height in pixels; 0: only the width limits it. */
void loose_figure_set_most_height (LooseFigure *self, int height);

G_END_DECLS
