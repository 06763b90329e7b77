/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How often each rule was considered and ran in the play so far.  While it is switched on a worker plays it again after each turn and
 * counts; a play of its own records nothing for it. */
#pragma once

#include "loose-player.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROFILE (loose_profile_get_type ())
G_DECLARE_FINAL_TYPE (LooseProfile, loose_profile, LOOSE, PROFILE, GObject)

/* Signal "changed". */
LooseProfile *loose_profile_new        (LoosePlayer *player); /* which outlives it */
void          loose_profile_set_on     (LooseProfile *self, gboolean on);
gboolean      loose_profile_is_on      (LooseProfile *self);
gboolean      loose_profile_is_busy    (LooseProfile *self);
/* Of that program alone; FALSE: nothing is known of the rule. */
gboolean      loose_profile_get_counts (LooseProfile *self, LeafProgram *program, guint32 rule, guint *considered, guint *ran);
/* "ran 3 of 12 times, 0.4 ms", "never ran"; free; NULL: nothing is known. */
char         *loose_profile_dup_words  (LooseProfile *self, LeafProgram *program, guint32 rule);

G_END_DECLS
