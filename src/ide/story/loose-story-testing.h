/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-figure.h"
#include "loose-sound-bar.h"
#include "loose-story-pane.h"
#include "loose-story-picture.h"
#include "loose-story-windows.h"
#include "loose-timeline.h"

G_BEGIN_DECLS

/* loose-figure.c */
GdkTexture *loose_figure_get_texture (LooseFigure *self); /* borrowed; NULL: not read yet, or unreadable */
/* why there is no picture; NULL: there is one, or it is being read */
const char *loose_figure_get_problem (LooseFigure *self);

/* loose-sound-bar.c */
GtkMediaStream *loose_sound_bar_get_stream (LooseSoundBar *self); /* borrowed; NULL: nothing plays */
/* why the last sound cannot be played; NULL: it can, or is being read */
const char *loose_sound_bar_get_problem (LooseSoundBar *self);

/* loose-story-pane.c */
char *loose_story_pane_dup_status (LooseStoryPane *self); /* left, tab, right; or with a centre; a line for each row */
LooseStoryWindows *loose_story_pane_get_windows (LooseStoryPane *self); /* borrowed */
LooseSoundBar *loose_story_pane_get_sound (LooseStoryPane *self);       /* borrowed */
guint loose_story_pane_get_n_changed (LooseStoryPane *self);            /* turns marked as changed */
/* Enters `command` as if it were typed. */
void loose_story_pane_enter (LooseStoryPane *self, const char *command);

/* loose-story-picture.c */
guint loose_story_picture_get_n_read (LooseStoryPicture *self); /* figures that can be drawn */

/* loose-story-view.c */
/* Acts like a click on the character. Returns FALSE if it is not part of a link of the story. */
gboolean loose_story_view_follow_link (LooseStoryView *self, guint offset);
/* The phrase that printed the character at an offset of the transcript; source 0: none. */
LeafPlace loose_story_view_get_place (LooseStoryView *self, guint offset);
gboolean loose_story_view_shows_end (LooseStoryView *self); /* the last line is visible */

/* loose-story-window.c */
char *loose_story_window_dup_text (LooseStoryWindow *self);
/* Acts like a click. Returns FALSE if the story does not receive it. */
gboolean loose_story_window_activate_at (LooseStoryWindow *self, guint column, guint row);

/* loose-story-windows.c */
guint loose_story_windows_get_n (LooseStoryWindows *self);
LooseStoryWindow *loose_story_windows_get (LooseStoryWindows *self, guint nth); /* borrowed */

/* loose-timeline.c */
GListModel *loose_timeline_get_turns (LooseTimeline *self); /* of LooseTimelineTurn */

G_END_DECLS
