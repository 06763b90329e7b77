/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a transcript. It follows its end until the reader scrolls away, keeps pictures within its width, and
 * leads from each text to the phrase that printed it.
 *
 * Signal "link-followed" (guint link): a link of the story was activated. */
#pragma once

#include "loose-session.h"
#include "loose-transcript.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STORY_VIEW (loose_story_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseStoryView, loose_story_view, LOOSE, STORY_VIEW, GtkTextView)

void loose_story_view_set_session (LooseStoryView *self, LooseSession *session); /* once */
/* Shows the end of `transcript`, which is borrowed until another one is set. */
void loose_story_view_set_transcript (LooseStoryView *self, LooseTranscript *transcript);
/* Shows a picture that has been added to the transcript. */
void loose_story_view_add_figure (LooseStoryView *self, const LooseTranscriptFigure *figure);
/* Scrolls to the end as soon as the new lines have their heights, and stays there. */
void loose_story_view_scroll_to_end (LooseStoryView *self);
/* Call when something was printed. `is_answer`: it answers a command, and is scrolled to; what the story prints by
 * itself is followed only at the end. A selection is kept. */
void loose_story_view_follow (LooseStoryView *self, gboolean is_answer);
/* Scrolls to a turn, an index in the transcript's `turns`. */
void loose_story_view_scroll_to_turn (LooseStoryView *self, guint number);
/* Marks a turn of the play as changed and moves the cursor there. Returns FALSE if the transcript does not contain it
 * yet. */
gboolean loose_story_view_mark_turn (LooseStoryView *self, guint turn);
/* Gets the turn and the byte of its text at the cursor, or of the last text printed if the cursor is at the end.
 * Returns FALSE if the story did not print the text there. */
gboolean loose_story_view_get_cursor (LooseStoryView *self, guint *turn, guint *byte);
char *loose_story_view_dup_text (LooseStoryView *self);
char *loose_story_view_dup_selection (LooseStoryView *self); /* NULL: nothing is selected */

G_END_DECLS
