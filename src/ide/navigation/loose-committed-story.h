/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program of the story in its last commit, if it is in a Git repository, made from its parts as committed and the
 * extensions that are installed now. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

typedef enum {
  LOOSE_COMMITTED_UNKNOWN, /* not asked yet */
  LOOSE_COMMITTED_NOT,     /* no repository, or the story is not in its last commit */
  LOOSE_COMMITTED_READY,
} LooseCommittedState;

#define LOOSE_TYPE_COMMITTED_STORY (loose_committed_story_get_type ())
G_DECLARE_FINAL_TYPE (LooseCommittedStory, loose_committed_story, LOOSE, COMMITTED_STORY, GObject)

/* Signal "changed": the state or the program, after loose_committed_story_ask(). The session must outlive it. */
LooseCommittedStory *loose_committed_story_new (LooseSession *session);
/* Asks Git again. Returns at once; the answer comes later. */
void loose_committed_story_ask (LooseCommittedStory *self);
LooseCommittedState loose_committed_story_get_state (LooseCommittedStory *self);
LeafProgram *loose_committed_story_get_program (LooseCommittedStory *self); /* borrowed; NULL unless READY */

G_END_DECLS
