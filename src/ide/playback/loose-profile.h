/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cost of each rule, rulebook and phrase in the play so far. While profiling is on, a worker replays the play after
 * each turn and counts (leaf-profile.h); the play itself records nothing. */
#pragma once

#include "leaf-profile.h"
#include "loose-player.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROFILE (loose_profile_get_type ())
G_DECLARE_FINAL_TYPE (LooseProfile, loose_profile, LOOSE, PROFILE, GObject)

/* References neither; the player outlives it. Signal "changed": there are other counts, or profiling was switched. */
LooseProfile *loose_profile_new (LoosePlayer *player);
void loose_profile_set_on (LooseProfile *self, gboolean on);
gboolean loose_profile_is_on (LooseProfile *self);
/* The last counts, if they are for that program; NULL: none. Borrowed until "changed". */
const LeafProfile *loose_profile_get_counted (LooseProfile *self, LeafProgram *program);
/* "ran 3 of 12 times, 0.4 ms", "never considered"; NULL if it is not known, or `rule` is 0. Free with g_free. */
char *loose_profile_dup_rule_words (LooseProfile *self, LeafProgram *program, guint32 rule);
/* "12 times, 0.4 ms"; NULL also if it was never followed. Free with g_free. */
char *loose_profile_dup_rulebook_words (LooseProfile *self, LeafProgram *program, guint32 rulebook);
/* The same; "0 times" if it never ran. */
char *loose_profile_dup_phrase_words (LooseProfile *self, LeafProgram *program, guint32 phrase);

G_END_DECLS
