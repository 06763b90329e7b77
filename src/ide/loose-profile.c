/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-profile.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <time.h>

/* A slice is put down to the rule in which it ended, as `leaf profile` does it. */
#define SLICE        400
#define MOST_SECONDS 10

typedef struct {
  guint considered, ran;
  gint64 microseconds;
} Count;

typedef struct {
  LeafPlay *play;
  char **commands;
  GArray *counts; /* of Count, by rule */
} Counting;

struct _LooseProfile {
  GObject parent_instance;

  LoosePlayer *player; /* borrowed */
  gboolean is_on;
  GTask *counting; /* borrowed; NULL: none */
  LeafProgram *program;
  GArray *counts; /* NULL: none yet */
};

G_DEFINE_FINAL_TYPE (LooseProfile, loose_profile, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- counting ------------------------------------------------------------------------------------------------------------------ */

static void
counting_free (gpointer data)
{
  Counting *counting = data;

  leaf_play_free (counting->play);
  g_strfreev (counting->commands);
  g_array_unref (counting->counts);
  g_free (counting);
}

static void
take_events (Counting *counting)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (counting->play, &n);

  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_RULE_CONSIDERED)
      g_array_index (counting->counts, Count, events[i].rule).considered++;
    else if (events[i].sort == LEAF_EVENT_RULE_BEGUN)
      g_array_index (counting->counts, Count, events[i].rule).ran++;
}

/* Of the processor, in microseconds: what else the machine does in the meantime is not the story's. */
static gint64
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
count_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Counting *counting = data;
  gint64 until = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;
  gboolean goes_on = TRUE;

  leaf_play_set_wanted (counting->play, LEAF_WANT_RULES);
  for (guint given = 0; goes_on && g_get_monotonic_time () < until;) {
    gint64 begun = processor_time ();
    LeafStop stop = leaf_play_run (counting->play, SLICE);

    g_array_index (counting->counts, Count, stop.rule).microseconds += processor_time () - begun;
    take_events (counting);
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
  Counting *counting = g_task_get_task_data (G_TASK (result));

  if (self->counting != G_TASK (result))
    return;
  self->counting = NULL;
  g_clear_pointer (&self->counts, g_array_unref);
  g_clear_pointer (&self->program, leaf_program_unref);
  self->counts = g_array_ref (counting->counts);
  self->program = leaf_program_ref (leaf_play_program (counting->play));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
count (LooseProfile *self)
{
  LoosePlayState state = loose_player_get_state (self->player);
  LeafPlay *play = loose_player_get_play (self->player);
  g_autoptr (GTask) task = NULL;
  Counting *counting;

  if (!self->is_on || play == NULL || state == LOOSE_PLAY_RUNNING || loose_player_is_catching_up (self->player))
    return;
  counting = g_new0 (Counting, 1);
  counting->play = loose_player_begin_again (self->player, FALSE);
  counting->commands = g_strdupv ((char **) leaf_play_commands (play));
  counting->counts = g_array_new (FALSE, TRUE, sizeof (Count));
  g_array_set_size (counting->counts, leaf_program_n_rules (leaf_play_program (play)) + 1);
  task = g_task_new (self, NULL, counted_cb, NULL);
  g_task_set_task_data (task, counting, counting_free);
  self->counting = task;
  g_task_run_in_thread (task, count_in_thread);
}

/* --- what is known ---------------------------------------------------------------------------------------------------------------- */

gboolean
loose_profile_get_counts (LooseProfile *self, LeafProgram *program, guint32 rule, guint *considered, guint *ran)
{
  const Count *counted;

  if (!self->is_on || self->counts == NULL || program != self->program || rule == 0 || rule >= self->counts->len)
    return FALSE;
  counted = &g_array_index (self->counts, Count, rule);
  *considered = MAX (counted->considered, counted->ran);
  *ran = counted->ran;
  return TRUE;
}

char *
loose_profile_dup_words (LooseProfile *self, LeafProgram *program, guint32 rule)
{
  guint considered, ran;

  if (!loose_profile_get_counts (self, program, rule, &considered, &ran))
    return NULL;
  if (considered == 0)
    return g_strdup (_ ("never considered"));
  return ran > 0 ? g_strdup_printf (_ ("ran %u of %u times, %.1f ms"), ran, considered,
                                    (double) g_array_index (self->counts, Count, rule).microseconds / 1000)
                 : g_strdup_printf (_ ("never ran, considered %u times"), considered);
}

gboolean
loose_profile_is_on (LooseProfile *self)
{
  return self->is_on;
}

gboolean
loose_profile_is_busy (LooseProfile *self)
{
  return self->counting != NULL;
}

void
loose_profile_set_on (LooseProfile *self, gboolean on)
{
  if (self->is_on == on)
    return;
  self->is_on = on;
  self->counting = NULL;
  count (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- the object --------------------------------------------------------------------------------------------------------------------- */

static void
loose_profile_dispose (GObject *object)
{
  LooseProfile *self = LOOSE_PROFILE (object);

  self->counting = NULL;
  self->is_on = FALSE;
  g_clear_pointer (&self->counts, g_array_unref);
  g_clear_pointer (&self->program, leaf_program_unref);
  G_OBJECT_CLASS (loose_profile_parent_class)->dispose (object);
}

static void
loose_profile_class_init (LooseProfileClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_profile_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_profile_init (LooseProfile *self)
{
}

LooseProfile *
loose_profile_new (LoosePlayer *player)
{
  LooseProfile *self = g_object_new (LOOSE_TYPE_PROFILE, NULL);

  self->player = player;
  g_signal_connect_object (player, "state-changed", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  return self;
}
