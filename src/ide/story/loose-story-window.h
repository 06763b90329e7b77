/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One of the panes that a story opens beside its text: text, a grid of characters, or a picture. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STORY_WINDOW (loose_story_window_get_type ())
G_DECLARE_FINAL_TYPE (LooseStoryWindow, loose_story_window, LOOSE, STORY_WINDOW, GtkWidget)

/* Returns the file of a figure and, in *words, its alternative text; both are freed with g_free. NULL if it has
 * none. */
typedef char *(*LooseFigureFinder) (gpointer data, guint32 effect, char **words);

/* Signals: "followed" (guint link), "clicked" (guint column, guint row). */
GtkWidget *loose_story_window_new (LeafPaneSort sort);
/* Shows the pane as it is in the play. `root` is the materials folder; figures must not be outside it. */
void loose_story_window_update (LooseStoryWindow *self, const LeafPlay *play, const LeafPane *pane,
                                LooseFigureFinder finder, gpointer data, const char *root);
/* The length in pixels of `size` of its characters, with the margins; for a picture, `size` itself. */
int loose_story_window_get_extent (LooseStoryWindow *self, GtkOrientation orientation, guint size);
void loose_story_window_paint (LooseStoryWindow *self); /* updates the colours */

G_END_DECLS
