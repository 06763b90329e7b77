/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-profile.c: sums the events of plays, and processor time, by row of the program. */
#include "leaf-profile.h"

#include <time.h>

typedef enum { RULES, RULEBOOKS, PHRASES, N_SORTS } Sort;

struct _LeafProfile {
  LeafProgram *program;
  GArray *costs[N_SORTS]; /* of LeafCost, by id; row 0 is for what is in no row of the program */
  gint64 microseconds;
};

static LeafCost *
cost_of (const LeafProfile *profile, Sort sort, guint32 id)
{
  return &g_array_index (profile->costs[sort], LeafCost, id);
}

gint64
leaf_profile_clock (void)
{
  struct timespec now = { 0 };

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
take_events (LeafProfile *profile, LeafPlay *play)
{
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (play, &n);

  for (guint32 i = 0; i < n; i++)
    switch (events[i].sort) {
    case LEAF_EVENT_RULE_CONSIDERED: cost_of (profile, RULES, events[i].rule)->considered++; break;
    case LEAF_EVENT_RULE_BEGUN: cost_of (profile, RULES, events[i].rule)->ran++; break;
    case LEAF_EVENT_STATEMENT: cost_of (profile, RULES, events[i].rule)->statements++; break;
    case LEAF_EVENT_RULEBOOK_BEGUN: cost_of (profile, RULEBOOKS, events[i].rulebook)->ran++; break;
    case LEAF_EVENT_PHRASE_BEGUN: cost_of (profile, PHRASES, events[i].phrase)->ran++; break;
    case LEAF_EVENT_TEXT:
    case LEAF_EVENT_RULE_ENDED:
    case LEAF_EVENT_RULEBOOK_ENDED:
    case LEAF_EVENT_ACTION_BEGUN:
    case LEAF_EVENT_ACTION_ENDED:
    case LEAF_EVENT_COMMAND:
    case LEAF_EVENT_PROMPT:
    case LEAF_EVENT_STATUS:
    case LEAF_EVENT_FAULT:
    case LEAF_EVENT_NOTICE:
    case LEAF_EVENT_RULE_PASSED:
    case LEAF_EVENT_LOG:
    case LEAF_EVENT_ACTIVITY_BEGUN: break;
    }
}

/* Adds the time to the innermost rule and rulebook, and to the phrase that is running. */
static void
add_time (LeafProfile *profile, const LeafPlay *play, LeafStop stop, gint64 microseconds)
{
  guint32 n = leaf_play_n_frames (play);

  profile->microseconds += microseconds;
  cost_of (profile, RULES, stop.rule)->microseconds += microseconds;
  for (guint32 i = 0; i < n; i++) {
    LeafFrameInfo frame = leaf_play_frame (play, i);

    if (i == 0)
      cost_of (profile, PHRASES, frame.phrase)->microseconds += microseconds;
    if (frame.rulebook == 0 || frame.rule != 0)
      continue;
    cost_of (profile, RULEBOOKS, frame.rulebook)->microseconds += microseconds;
    return;
  }
}

LeafProfile *
leaf_profile_new (LeafProgram *program)
{
  LeafProfile *profile;
  guint32 n[N_SORTS];

  g_return_val_if_fail (program != NULL, NULL);
  n[RULES] = leaf_program_n_rules (program);
  n[RULEBOOKS] = leaf_program_n_rulebooks (program);
  n[PHRASES] = leaf_program_n_phrases (program);
  profile = g_new0 (LeafProfile, 1);
  profile->program = leaf_program_ref (program);
  for (guint sort = 0; sort < N_SORTS; sort++) {
    profile->costs[sort] = g_array_new (FALSE, TRUE, sizeof (LeafCost));
    g_array_set_size (profile->costs[sort], n[sort] + 1);
  }
  return profile;
}

void
leaf_profile_free (LeafProfile *profile)
{
  if (profile == NULL)
    return;
  for (guint sort = 0; sort < N_SORTS; sort++)
    g_array_unref (profile->costs[sort]);
  leaf_program_unref (profile->program);
  g_free (profile);
}

void
leaf_profile_begin (LeafProfile *profile, LeafPlay *play)
{
  g_return_if_fail (profile != NULL && play != NULL && leaf_play_program (play) == profile->program);
  leaf_play_set_wanted (play, LEAF_WANT_RULES | LEAF_WANT_STATEMENTS | LEAF_WANT_PHRASES);
}

LeafStop
leaf_profile_run (LeafProfile *profile, LeafPlay *play)
{
  gint64 begun = leaf_profile_clock ();
  LeafStop stop = leaf_play_run (play, LEAF_PROFILE_SLICE);

  add_time (profile, play, stop, leaf_profile_clock () - begun);
  take_events (profile, play);
  return stop;
}

LeafProgram *
leaf_profile_program (const LeafProfile *profile)
{
  return profile->program;
}

static LeafCost
read_cost (const LeafProfile *profile, Sort sort, guint32 id)
{
  LeafCost cost = { 0 };

  if (id < profile->costs[sort]->len)
    cost = *cost_of (profile, sort, id);
  cost.considered = MAX (cost.considered, cost.ran);
  return cost;
}

LeafCost
leaf_profile_rule (const LeafProfile *profile, guint32 rule)
{
  return read_cost (profile, RULES, rule);
}

LeafCost
leaf_profile_rulebook (const LeafProfile *profile, guint32 rulebook)
{
  return read_cost (profile, RULEBOOKS, rulebook);
}

LeafCost
leaf_profile_phrase (const LeafProfile *profile, guint32 phrase)
{
  return read_cost (profile, PHRASES, phrase);
}

gint64
leaf_profile_time (const LeafProfile *profile)
{
  return profile->microseconds;
}
