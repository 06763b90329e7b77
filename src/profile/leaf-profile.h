/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-profile.h: how often each rule, rulebook and phrase ran in a set of plays, and what they cost.
 *
 * A play runs in slices of some hundred instructions, and each slice is put down to the rule, the rulebook and the
 * phrase in which it ended.  Statements are counted, so that they are the same each time and on every machine; times
 * are the processor's for the thread that runs the play, in microseconds: what else the machine does in the meantime
 * is not the story's. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

enum { LEAF_PROFILE_SLICE = 400 }; /* instructions that leaf_profile_run() runs at the most */

typedef struct _LeafProfile LeafProfile;

typedef struct {
  guint64 considered;  /* of a rule: its preamble was looked at, at least as often as it ran */
  guint64 ran;         /* a rule, a phrase; a rulebook: how often it was gone through */
  guint64 statements;  /* of a rule: its own, and those of the phrases that it uses */
  gint64 microseconds; /* of a rulebook: not in another that it led to */
} LeafCost;

LeafProfile *leaf_profile_new  (LeafProgram *program);
void         leaf_profile_free (LeafProfile *profile);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProfile, leaf_profile_free)

/* Before a play of the program first runs: it is to tell what is counted here, and no more. */
void     leaf_profile_begin (LeafProfile *profile, LeafPlay *play);
/* Runs the play for one slice and takes what it tells; it has ended, or wants a command, as by leaf_play_run. */
LeafStop leaf_profile_run   (LeafProfile *profile, LeafPlay *play);

/* Microseconds that this thread has worked, whatever else the machine does meanwhile. */
gint64 leaf_profile_clock (void);

LeafProgram *leaf_profile_program  (const LeafProfile *profile); /* borrowed */
LeafCost     leaf_profile_rule     (const LeafProfile *profile, guint32 rule); /* 0: what ran outside all rules */
LeafCost     leaf_profile_rulebook (const LeafProfile *profile, guint32 rulebook);
LeafCost     leaf_profile_phrase   (const LeafProfile *profile, guint32 phrase);
gint64       leaf_profile_time     (const LeafProfile *profile); /* of all of it */

G_END_DECLS
