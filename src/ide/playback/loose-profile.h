/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each rule, rulebook and phrase cost in the play so far.  While it is switched on a worker plays it again
 * after each turn and counts (leaf-profile.h); a play of its own records nothing for it. */
#pragma once

#include "leaf-profile.h"
#include "loose-player.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROFILE (loose_profile_get_type ())
G_DECLARE_FINAL_TYPE (LooseProfile, loose_profile, LOOSE, PROFILE, GObject)

/* Signal "changed". */
LooseProfile *loose_profile_new        (LoosePlayer *player); /* which outlives it */
void          loose_profile_set_on     (LooseProfile *self, gboolean on);
gboolean      loose_profile_is_on      (LooseProfile *self);
/* What was counted last, if it was for that program; borrowed until "changed"; NULL: nothing is known. */
const LeafProfile *loose_profile_get_counted (LooseProfile *self, LeafProgram *program);
/* "ran 3 of 12 times, 0.4 ms", "never considered"; free; NULL: nothing is known, or it is 0. */
char         *loose_profile_dup_rule_words     (LooseProfile *self, LeafProgram *program, guint32 rule);
/* "12 times, 0.4 ms"; likewise; NULL too where it was never gone through. */
char         *loose_profile_dup_rulebook_words (LooseProfile *self, LeafProgram *program, guint32 rulebook);
/* Likewise, but "0 times" where it never ran. */
char         *loose_profile_dup_phrase_words   (LooseProfile *self, LeafProgram *program, guint32 phrase);

G_END_DECLS
