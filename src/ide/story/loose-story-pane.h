/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story as the player reads it: its status line, its text and panes, and the line where commands are typed.
 *
 * When the play begins again with changed rules, the new transcript is written invisibly and shown when it has caught
 * up, so that nothing flickers. Turns that read differently are marked. */
#pragma once

#include "loose-session.h"
#include "loose-story-view.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STORY_PANE (loose_story_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseStoryPane, loose_story_pane, LOOSE, STORY_PANE, GtkWidget)

void loose_story_pane_set_session (LooseStoryPane *self, LooseSession *session); /* once */
void loose_story_pane_focus (LooseStoryPane *self);                              /* focuses the command line */
void loose_story_pane_show_choices (LooseStoryPane *self);                       /* lists what can be typed */
LooseStoryView *loose_story_pane_get_view (LooseStoryPane *self);                /* borrowed */

G_END_DECLS
