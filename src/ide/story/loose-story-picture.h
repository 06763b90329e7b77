/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture that a story draws: rectangles and figures, in the order of drawing, scaled to the available space. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STORY_PICTURE (loose_story_picture_get_type ())
G_DECLARE_FINAL_TYPE (LooseStoryPicture, loose_story_picture, LOOSE, STORY_PICTURE, GtkWidget)

/* Signal "clicked" (guint x, guint y): in pixels of the pane. */
GtkWidget *loose_story_picture_new (void);
/* `finder` and `root`: as for loose_story_window_update(). Figures are read in threads. */
void loose_story_picture_set_pieces (LooseStoryPicture *self, const LeafPane *pane, const LeafPanePiece *pieces,
                                     guint32 n, char *(*finder) (gpointer, guint32, char **), gpointer data,
                                     const char *root);

G_END_DECLS
