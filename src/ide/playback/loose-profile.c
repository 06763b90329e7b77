/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-profile.h"

#include "loose-latest-task.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#define MOST_SECONDS 10

typedef struct {
  LeafPlay *play;
  char **commands;
  LeafProfile *profile; /* NULL: counted_cb took it */
} Counting;

struct _LooseProfile {
  GObject parent_instance;

  LoosePlayer *player; /* borrowed */
  gboolean is_on;
  GCancellable *counting; /* NULL: none */
  LeafProfile *counted;   /* NULL: none yet */
};

G_DEFINE_FINAL_TYPE (LooseProfile, loose_profile, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- counting ----------------------------------------------------------------------------------------------------- */

static void
counting_free (gpointer data)
{
  Counting *counting = data;

  loose_play_free (counting->play);
  g_strfreev (counting->commands);
  leaf_profile_free (counting->profile);
  g_free (counting);
}

static void
count_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Counting *counting = data;
  gint64 until = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;
  gboolean goes_on = TRUE;

  leaf_profile_begin (counting->profile, counting->play);
  for (guint given = 0; goes_on && g_get_monotonic_time () < until && !g_cancellable_is_cancelled (cancellable);) {
    LeafStop stop = leaf_profile_run (counting->profile, counting->play);

    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      goes_on = counting->commands[given] != NULL && leaf_play_command (counting->play, counting->commands[given++]);
    else
      goes_on = stop.cause != LEAF_STOP_FINISHED && stop.cause != LEAF_STOP_FAULT;
  }
  g_task_return_boolean (task, TRUE);
}

static void
counted_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LooseProfile *self = LOOSE_PROFILE (object);
  Counting *counting = loose_latest_task_finish (&self->counting, result);

  if (counting == NULL)
    return;
  g_clear_pointer (&self->counted, leaf_profile_free);
  self->counted = g_steal_pointer (&counting->profile);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
count (LooseProfile *self)
{
  LoosePlayState state = loose_player_get_state (self->player);
  LeafPlay *play = loose_player_get_play (self->player);
  Counting *counting;

  if (!self->is_on || play == NULL || state == LOOSE_PLAY_RUNNING || loose_player_is_catching_up (self->player))
    return;
  counting = g_new0 (Counting, 1);
  counting->play = loose_player_begin_again (self->player, FALSE);
  counting->commands = g_strdupv ((char **) leaf_play_commands (play));
  counting->profile = leaf_profile_new (leaf_play_program (counting->play));
  loose_latest_task_start (&self->counting, self, counted_cb, counting, counting_free, count_in_thread);
}

/* --- results ------------------------------------------------------------------------------------------------------ */

const LeafProfile *
loose_profile_get_counted (LooseProfile *self, LeafProgram *program)
{
  g_return_val_if_fail (LOOSE_IS_PROFILE (self), NULL);
  return self->is_on && self->counted != NULL && leaf_profile_program (self->counted) == program ? self->counted : NULL;
}

/* The times are sampled, so a fast rule may have no samples and counts as short. */
static char *
dup_duration (guint64 microseconds)
{
  return microseconds < 100 ? g_strdup (_ ("under 0.1 ms"))
                            : g_strdup_printf (_ ("%.1f ms"), (double) microseconds / 1000);
}

char *
loose_profile_dup_rule_words (LooseProfile *self, LeafProgram *program, guint32 rule)
{
  g_return_val_if_fail (LOOSE_IS_PROFILE (self), NULL);
  const LeafProfile *counted = loose_profile_get_counted (self, program);
  LeafCost cost;
  g_autofree char *duration = NULL;

  if (counted == NULL || rule == 0)
    return NULL;
  cost = leaf_profile_rule (counted, rule);
  if (cost.considered == 0)
    return g_strdup (_ ("never considered"));
  duration = dup_duration (cost.microseconds);
  return cost.ran > 0
             ? g_strdup_printf (ngettext ("ran %u of %u time, %s", "ran %u of %u times, %s", (gulong) cost.considered),
                                (guint) cost.ran, (guint) cost.considered, duration)
             : g_strdup_printf (
                 ngettext ("never ran, considered %u time", "never ran, considered %u times", (gulong) cost.considered),
                 (guint) cost.considered);
}

static char *
dup_times_words (LeafCost cost)
{
  g_autofree char *duration = dup_duration (cost.microseconds);

  return g_strdup_printf (ngettext ("%u time, %s", "%u times, %s", (gulong) cost.ran), (guint) cost.ran, duration);
}

char *
loose_profile_dup_rulebook_words (LooseProfile *self, LeafProgram *program, guint32 rulebook)
{
  g_return_val_if_fail (LOOSE_IS_PROFILE (self), NULL);
  const LeafProfile *counted = loose_profile_get_counted (self, program);
  LeafCost cost = { 0 };

  if (counted != NULL)
    cost = leaf_profile_rulebook (counted, rulebook);
  return cost.ran > 0 ? dup_times_words (cost) : NULL;
}

char *
loose_profile_dup_phrase_words (LooseProfile *self, LeafProgram *program, guint32 phrase)
{
  g_return_val_if_fail (LOOSE_IS_PROFILE (self), NULL);
  const LeafProfile *counted = loose_profile_get_counted (self, program);

  return counted != NULL && phrase != 0 ? dup_times_words (leaf_profile_phrase (counted, phrase)) : NULL;
}

gboolean
loose_profile_is_on (LooseProfile *self)
{
  g_return_val_if_fail (LOOSE_IS_PROFILE (self), FALSE);
  return self->is_on;
}

void
loose_profile_set_on (LooseProfile *self, gboolean on)
{
  g_return_if_fail (LOOSE_IS_PROFILE (self));
  if (self->is_on == on)
    return;
  self->is_on = on;
  loose_latest_task_cancel (&self->counting);
  count (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_profile_dispose (GObject *object)
{
  LooseProfile *self = LOOSE_PROFILE (object);

  loose_latest_task_cancel (&self->counting);
  self->is_on = FALSE;
  g_clear_pointer (&self->counted, leaf_profile_free);
  G_OBJECT_CLASS (loose_profile_parent_class)->dispose (object);
}

static void
loose_profile_class_init (LooseProfileClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_profile_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_profile_init (LooseProfile *self)
{
}

LooseProfile *
loose_profile_new (LoosePlayer *player)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (player), NULL);
  LooseProfile *self = g_object_new (LOOSE_TYPE_PROFILE, NULL);

  self->player = player;
  g_signal_connect_object (player, "state-changed", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  return self;
}
