/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story's text, with the panes that the story has opened around it. */
#pragma once

#include "loose-story-window.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STORY_WINDOWS (loose_story_windows_get_type ())
G_DECLARE_FINAL_TYPE (LooseStoryWindows, loose_story_windows, LOOSE, STORY_WINDOWS, GtkWidget)

/* Signals: "followed" (guint link), "clicked" (guint pane, guint column, guint row). The story's text is its child. */

/* Shows the panes as they are in the play; NULL: none. */
void loose_story_windows_show (LooseStoryWindows *self, const LeafPlay *play, LooseFigureFinder finder, gpointer data,
                               const char *root);
void loose_story_windows_paint (LooseStoryWindows *self); /* updates the colours */

G_END_DECLS
