/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first turn that reads differently after an edit: before, now, and the rule that made the difference. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_REPLAY_DIFF (loose_replay_diff_get_type ())
G_DECLARE_FINAL_TYPE (LooseReplayDiff, loose_replay_diff, LOOSE, REPLAY_DIFF, GtkBox)

void loose_replay_diff_set_session (LooseReplayDiff *self, LooseSession *session); /* once */
/* `before` is the program of the earlier text; the other program is that of the current play. To find the rule, a
 * worker plays both up to the turn. */
void loose_replay_diff_show (LooseReplayDiff *self, LeafProgram *before, guint turn, const char *text_before,
                             const char *text_now);
void loose_replay_diff_hide (LooseReplayDiff *self);

G_END_DECLS
