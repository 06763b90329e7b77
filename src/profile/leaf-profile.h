/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-profile.h: counts how often each rule, rulebook and phrase ran in a set of plays, and how long.
 *
 * Counts are exact, so they are the same on every machine. Times are samples: a play runs in short slices, and the time
 * of a slice is attributed to the rule, the rulebook and the phrase in which it ended. A time is the processor time of
 * the thread that runs the play, in microseconds, so other work of the machine does not count. One thread at a time. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

enum { LEAF_PROFILE_SLICE = 400 }; /* the budget of one leaf_profile_run(), in units of work (see leaf_play_run) */

typedef struct _LeafProfile LeafProfile;

typedef struct {
  guint64 considered;  /* of a rule: how often its preamble was tested; at least `ran` */
  guint64 ran;         /* how often a rule or phrase ran, or a rulebook was followed */
  guint64 statements;  /* of a rule: in its body and in the phrases that it calls */
  gint64 microseconds; /* of a rulebook: without the rulebooks that it follows */
} LeafCost;

LeafProfile *leaf_profile_new (LeafProgram *program); /* takes a reference */
void leaf_profile_free (LeafProfile *profile);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProfile, leaf_profile_free)

/* Call before a play of the program first runs. Makes the play record the events that are counted, and no others. */
void leaf_profile_begin (LeafProfile *profile, LeafPlay *play);
/* Runs the play for one slice, and drains and counts its events. Returns what leaf_play_run returns. */
LeafStop leaf_profile_run (LeafProfile *profile, LeafPlay *play);

/* The processor time of the calling thread in microseconds. */
gint64 leaf_profile_clock (void);

LeafProgram *leaf_profile_program (const LeafProfile *profile);        /* borrowed */
LeafCost leaf_profile_rule (const LeafProfile *profile, guint32 rule); /* 0: what ran outside all rules */
LeafCost leaf_profile_rulebook (const LeafProfile *profile, guint32 rulebook);
LeafCost leaf_profile_phrase (const LeafProfile *profile, guint32 phrase);
gint64 leaf_profile_time (const LeafProfile *profile); /* of all plays, in microseconds */

G_END_DECLS
