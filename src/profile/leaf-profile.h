/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-profile.h: counts how often each rule, rulebook and phrase ran in a set of plays, and what it cost.
 *
 * A play runs in slices of some hundred instructions, and each slice is attributed to the rule, the rulebook and the
 * phrase in which it ended. Statements are counted exactly, so the counts are the same on every machine. Times are
 * processor times of the thread that runs the play, in microseconds, so other work of the machine does not count. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

enum { LEAF_PROFILE_SLICE = 400 }; /* maximum instructions of one leaf_profile_run() */

typedef struct _LeafProfile LeafProfile;

typedef struct {
  guint64 considered;  /* of a rule: tests of its preamble, at least as many as it ran */
  guint64 ran;         /* of a rule or a phrase; of a rulebook: how often it was followed */
  guint64 statements;  /* of a rule: its own, and those of the phrases that it calls */
  gint64 microseconds; /* of a rulebook: without other rulebooks that it follows */
} LeafCost;

LeafProfile *leaf_profile_new (LeafProgram *program);
void leaf_profile_free (LeafProfile *profile);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProfile, leaf_profile_free)

/* Call before a play of the program first runs: makes it record the events that are counted, and no others. */
void leaf_profile_begin (LeafProfile *profile, LeafPlay *play);
/* Runs the play for one slice and counts its events. The result is as from leaf_play_run. */
LeafStop leaf_profile_run (LeafProfile *profile, LeafPlay *play);

/* The processor time of this thread in microseconds. */
gint64 leaf_profile_clock (void);

LeafProgram *leaf_profile_program (const LeafProfile *profile);        /* borrowed */
LeafCost leaf_profile_rule (const LeafProfile *profile, guint32 rule); /* 0: what ran outside all rules */
LeafCost leaf_profile_rulebook (const LeafProfile *profile, guint32 rulebook);
LeafCost leaf_profile_phrase (const LeafProfile *profile, guint32 phrase);
gint64 leaf_profile_time (const LeafProfile *profile); /* of all plays */

G_END_DECLS
