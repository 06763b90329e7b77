/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-player.h"

#include "loose-compiler.h"

#include <gio/gio.h>

/* Instructions asked for at once, and how long a slice may take before the main loop gets its turn: a third of a frame. */
#define BUDGET             2000
#define SLICE_MICROSECONDS 5000

struct _LoosePlayer {
  GObject parent_instance;

  LeafPlay *play;
  LoosePlayState state;
  LooseClaim *claim;  /* NULL: none */
  char *part;         /* what the window shows; NULL: the story */
  LooseClaim *marked; /* that it runs; NULL: it does not */
  LeafStop stop;
  guint idle;

  GQueue waiting; /* of char *, commands to give again */
  gboolean catching_up;
  gboolean pause_last;
  gboolean breaks_sleep;
  gboolean passes_library; /* steps go through the library's rules without stopping */
  gboolean is_giving;      /* what is told just now is a command being handed over */
  gboolean paused_again;   /* the present pause was come to while catching up */

  GArray *break_lines;
  GPtrArray *break_rules, *break_books; /* of char * */
  GArray *pauses;                       /* guint64: the moments at which it was paused, the present one last */
  GTask *going_back;                    /* borrowed, while a worker plays a copy to an earlier moment; NULL: none */
};

G_DEFINE_FINAL_TYPE (LoosePlayer, loose_player, G_TYPE_OBJECT)

enum { BEGUN, EVENTS, STATE_CHANGED, CAUGHT_UP, WENT_BACK, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean slice_cb (gpointer data);

/* From before it runs until after: if the program ends in between, the mark stays. */
static void
mark (LoosePlayer *self, gboolean runs)
{
  if (runs == (self->marked != NULL))
    return;
  if (runs && self->claim != NULL) {
    self->marked = g_object_ref (self->claim);
    loose_claim_begin (self->marked, LOOSE_BUSY_PLAYING);
  } else if (!runs) {
    loose_claim_end (self->marked, LOOSE_BUSY_PLAYING);
    g_clear_object (&self->marked);
  }
}

void
loose_player_set_part (LoosePlayer *self, const char *part)
{
  g_free (self->part);
  self->part = g_strdup (part);
}

void
loose_player_set_claim (LoosePlayer *self, LooseClaim *claim)
{
  g_set_object (&self->claim, claim);
}

static void
set_state (LoosePlayer *self, LoosePlayState state)
{
  self->state = state;
  mark (self, state == LOOSE_PLAY_RUNNING);
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

/* --- breakpoints --------------------------------------------------------------------------------------------------------- */

/* A line that holds only a rule's preamble has no statement of its own: the break is on the rule. */
static void
break_on_line (LoosePlayer *self, guint32 line)
{
  LeafProgram *program = leaf_play_program (self->play);
  guint32 source = loose_program_own_source (program, self->part);
  g_autofree char *words = NULL;
  guint32 rule;

  if (leaf_play_break_on_line (self->play, source, line, TRUE))
    return;
  words = g_strdup_printf ("line:%u", line);
  rule = leaf_program_find_rule (program, words);
  if (rule != 0)
    leaf_play_break_on_rule (self->play, rule, TRUE);
}

static void
apply_breaks (LoosePlayer *self)
{
  LeafProgram *program = self->play != NULL ? leaf_play_program (self->play) : NULL;

  if (program == NULL)
    return;
  leaf_play_clear_breaks (self->play);
  if (self->breaks_sleep)
    return;
  for (guint i = 0; i < self->break_lines->len; i++)
    break_on_line (self, g_array_index (self->break_lines, guint32, i));
  for (guint i = 0; i < self->break_rules->len; i++)
    leaf_play_break_on_rule (self->play, leaf_program_find_rule (program, g_ptr_array_index (self->break_rules, i)), TRUE);
  for (guint i = 0; i < self->break_books->len; i++)
    leaf_play_break_on_rulebook (self->play, leaf_program_find_rulebook (program, g_ptr_array_index (self->break_books, i)), TRUE);
}

static void
wake_breaks (LoosePlayer *self)
{
  if (!self->breaks_sleep)
    return;
  self->breaks_sleep = FALSE;
  apply_breaks (self);
}

static void
copy_names (GPtrArray *to, GPtrArray *from)
{
  g_ptr_array_set_size (to, 0);
  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (to, g_strdup (g_ptr_array_index (from, i)));
}

void
loose_player_set_breaks (LoosePlayer *self, GArray *lines, GPtrArray *rules, GPtrArray *rulebooks)
{
  g_array_set_size (self->break_lines, 0);
  g_array_append_vals (self->break_lines, lines->data, lines->len);
  copy_names (self->break_rules, rules);
  copy_names (self->break_books, rulebooks);
  apply_breaks (self);
}

/* --- running ------------------------------------------------------------------------------------------------------------- */

static void
drain (LoosePlayer *self)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (self->play, &n);

  if (n > 0)
    g_signal_emit (self, signals[EVENTS], 0, (gpointer) events, n);
}

static void
run (LoosePlayer *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (slice_cb, self);
  if (self->state != LOOSE_PLAY_RUNNING)
    set_state (self, LOOSE_PLAY_RUNNING);
}

static void
finish_catching_up (LoosePlayer *self)
{
  if (!self->catching_up)
    return;
  self->catching_up = FALSE;
  wake_breaks (self);
  g_signal_emit (self, signals[CAUGHT_UP], 0);
}

/* Hands over a command and tells of it at once, so that it can be told from those that a script of the story gives itself. */
static gboolean
give (LoosePlayer *self, const char *command)
{
  if (!leaf_play_command (self->play, command))
    return FALSE;
  self->is_giving = TRUE;
  drain (self);
  self->is_giving = FALSE;
  return TRUE;
}

/* The next of the commands that wait; FALSE when none does. */
static gboolean
give_waiting_command (LoosePlayer *self)
{
  g_autofree char *command = g_queue_pop_head (&self->waiting);

  if (command == NULL)
    return FALSE;
  if (self->pause_last && g_queue_is_empty (&self->waiting))
    wake_breaks (self);
  return give (self, command);
}

static void
come_to_pause (LoosePlayer *self)
{
  guint64 moment = self->stop.event;

  if (self->pauses->len == 0 || g_array_index (self->pauses, guint64, self->pauses->len - 1) != moment)
    g_array_append_val (self->pauses, moment);
  self->paused_again = self->catching_up;
  finish_catching_up (self);
  set_state (self, LOOSE_PLAY_PAUSED);
}

static gboolean
is_in_library (LoosePlayer *self)
{
  guint32 source = self->stop.place.source;

  return source == 0 || leaf_program_source_is_library (leaf_play_program (self->play), source);
}

/* Acts on where the machine stopped; TRUE: it is to run on. */
static gboolean
act_on_stop (LoosePlayer *self)
{
  switch (self->stop.cause) {
  case LEAF_STOP_WANTS_COMMAND:
    if (give_waiting_command (self))
      return TRUE;
    g_array_set_size (self->pauses, 0);
    finish_catching_up (self);
    set_state (self, LOOSE_PLAY_WAITING);
    return FALSE;
  case LEAF_STOP_STEP_DONE:
    if (self->passes_library && is_in_library (self)) {
      leaf_play_step (self->play, LEAF_STEP_IN);
      return TRUE;
    }
    come_to_pause (self);
    return FALSE;
  case LEAF_STOP_BREAKPOINT: come_to_pause (self); return FALSE;
  case LEAF_STOP_FAULT:
  case LEAF_STOP_FINISHED:
    g_queue_clear_full (&self->waiting, g_free);
    finish_catching_up (self);
    set_state (self, LOOSE_PLAY_FINISHED);
    return FALSE;
  case LEAF_STOP_NONE:
  case LEAF_STOP_SAVES: /* never wanted: here SAVE is kept with the play */
  case LEAF_STOP_OUT_OF_BUDGET: return TRUE;
  }
  return FALSE;
}

static gboolean
slice_cb (gpointer data)
{
  g_autoptr (LoosePlayer) self = g_object_ref (data);
  gint64 until = g_get_monotonic_time () + SLICE_MICROSECONDS;
  guint source = self->idle;
  LeafPlay *play = self->play;

  do {
    self->stop = leaf_play_run (self->play, BUDGET);
    drain (self);
    if (self->play != play || self->idle != source)
      return G_SOURCE_REMOVE; /* a listener stopped it or began another */
    if (!act_on_stop (self)) {
      if (self->idle == source)
        self->idle = 0;
      return G_SOURCE_REMOVE;
    }
  } while (g_get_monotonic_time () < until);
  return G_SOURCE_CONTINUE;
}

static void
halt (LoosePlayer *self)
{
  self->going_back = NULL; /* its answer is not waited for any more */
  g_clear_handle_id (&self->idle, g_source_remove);
}

static void
drop_play (LoosePlayer *self)
{
  halt (self);
  g_clear_pointer (&self->play, leaf_play_free);
  g_queue_clear_full (&self->waiting, g_free);
  g_array_set_size (self->pauses, 0);
  self->stop = (LeafStop) { 0 };
  self->catching_up = FALSE;
}

static void
want_events (LoosePlayer *self)
{
  leaf_play_set_wanted (self->play, LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS);
}

void
loose_player_start (LoosePlayer *self, LeafProgram *program, guint32 seed, const char *const *commands, gboolean pause_last)
{
  gboolean again = commands != NULL && commands[0] != NULL;

  g_return_if_fail (LOOSE_IS_PLAYER (self) && program != NULL);
  drop_play (self);
  for (guint i = 0; again && commands[i] != NULL; i++)
    g_queue_push_tail (&self->waiting, g_strdup (commands[i]));
  self->play = leaf_play_new (program, seed);
  self->catching_up = again;
  self->pause_last = pause_last;
  self->breaks_sleep = again;
  want_events (self);
  apply_breaks (self);
  g_signal_emit (self, signals[BEGUN], 0, again);
  run (self);
}

void
loose_player_stop (LoosePlayer *self)
{
  if (self->play == NULL)
    return;
  drop_play (self);
  set_state (self, LOOSE_PLAY_NONE);
}

void
loose_player_pause (LoosePlayer *self)
{
  if (self->state != LOOSE_PLAY_RUNNING)
    return;
  halt (self);
  g_queue_clear_full (&self->waiting, g_free);
  self->stop = leaf_play_stop (self->play);
  come_to_pause (self);
}

void
loose_player_go_on (LoosePlayer *self, LeafStep step)
{
  if (self->state != LOOSE_PLAY_PAUSED)
    return;
  leaf_play_step (self->play, step);
  run (self);
}

gboolean
loose_player_can_step_back (LoosePlayer *self)
{
  return self->state == LOOSE_PLAY_PAUSED && self->pauses->len > 1;
}

/* --- going back --------------------------------------------------------------------------------------------------------- */

/* What the worker has to itself: the play goes on belonging to the main loop. */
typedef struct {
  LeafPlay *copy;
  guint64 moment;
} Seek;

static void
seek_free (Seek *seek)
{
  g_clear_pointer (&seek->copy, leaf_play_free);
  g_free (seek);
}

static void
seek_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Seek *seek = data;

  g_task_return_boolean (task, leaf_play_seek (seek->copy, seek->moment));
}

/* The copy stands where it was to go: it is the play from now on. */
static void
stand_there (LoosePlayer *self, Seek *seek)
{
  g_clear_pointer (&self->play, leaf_play_free);
  self->play = g_steal_pointer (&seek->copy);
  want_events (self);
  apply_breaks (self);
  g_array_set_size (self->pauses, self->pauses->len - 1);
  self->stop = leaf_play_stop (self->play);
  g_signal_emit (self, signals[WENT_BACK], 0);
}

static void
gone_back_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LoosePlayer *self = LOOSE_PLAYER (object);
  gboolean found = g_task_propagate_boolean (G_TASK (result), NULL);

  if (self->going_back != G_TASK (result))
    return; /* stopped, or begun anew, since */
  self->going_back = NULL;
  if (found)
    stand_there (self, g_task_get_task_data (G_TASK (result)));
  self->paused_again = FALSE;
  set_state (self, LOOSE_PLAY_PAUSED);
}

/* Playing again takes as long as the play took, so a worker does it, with a copy; meanwhile the window says that the story
 * runs, and can pause it, which is to stay where it was, or stop it. */
gboolean
loose_player_step_back (LoosePlayer *self)
{
  g_autoptr (GTask) task = NULL;
  Seek *seek;

  if (!loose_player_can_step_back (self))
    return FALSE;
  seek = g_new0 (Seek, 1);
  seek->copy = leaf_play_copy (self->play);
  seek->moment = g_array_index (self->pauses, guint64, self->pauses->len - 2);
  task = g_task_new (self, NULL, gone_back_cb, NULL);
  g_task_set_task_data (task, seek, (GDestroyNotify) seek_free);
  self->going_back = task;
  g_task_run_in_thread (task, seek_in_thread);
  set_state (self, LOOSE_PLAY_RUNNING);
  return TRUE;
}

void
loose_player_set_passes_library (LoosePlayer *self, gboolean passes)
{
  self->passes_library = passes;
}

guint
loose_player_get_n_pauses (LoosePlayer *self)
{
  return self->pauses->len;
}

gboolean
loose_player_command (LoosePlayer *self, const char *command)
{
  if (self->state != LOOSE_PLAY_WAITING || !give (self, command))
    return FALSE;
  run (self);
  return TRUE;
}

char **
loose_player_dup_commands (LoosePlayer *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (self->play != NULL)
    g_strv_builder_addv (builder, (const char **) leaf_play_commands (self->play));
  for (GList *each = self->waiting.head; each != NULL; each = each->next)
    g_strv_builder_add (builder, each->data);
  return g_strv_builder_end (builder);
}

LoosePlayState
loose_player_get_state (LoosePlayer *self)
{
  return self->state;
}

LeafPlay *
loose_player_get_play (LoosePlayer *self)
{
  return self->play;
}

LeafProgram *
loose_player_get_program (LoosePlayer *self)
{
  return self->play != NULL ? leaf_play_program (self->play) : NULL;
}

LeafStop
loose_player_get_stop (LoosePlayer *self)
{
  return self->stop;
}

gboolean
loose_player_is_giving (LoosePlayer *self)
{
  return self->is_giving;
}

gboolean
loose_player_has_paused_again (LoosePlayer *self)
{
  return self->state == LOOSE_PLAY_PAUSED && self->paused_again;
}

gboolean
loose_player_is_catching_up (LoosePlayer *self)
{
  return self->catching_up;
}

/* --- the object ------------------------------------------------------------------------------------------------------------ */

static void
loose_player_dispose (GObject *object)
{
  LoosePlayer *self = LOOSE_PLAYER (object);

  drop_play (self);
  mark (self, FALSE);
  g_clear_object (&self->claim);
  G_OBJECT_CLASS (loose_player_parent_class)->dispose (object);
}

static void
loose_player_finalize (GObject *object)
{
  LoosePlayer *self = LOOSE_PLAYER (object);

  g_free (self->part);
  g_array_unref (self->break_lines);
  g_ptr_array_unref (self->break_rules);
  g_ptr_array_unref (self->break_books);
  g_array_unref (self->pauses);
  G_OBJECT_CLASS (loose_player_parent_class)->finalize (object);
}

static void
loose_player_class_init (LoosePlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = loose_player_dispose;
  object_class->finalize = loose_player_finalize;
  signals[BEGUN]
      = g_signal_new ("begun", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[EVENTS] = g_signal_new ("events", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                  G_TYPE_POINTER, G_TYPE_UINT);
  signals[STATE_CHANGED]
      = g_signal_new ("state-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WENT_BACK]
      = g_signal_new ("went-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CAUGHT_UP]
      = g_signal_new ("caught-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_player_init (LoosePlayer *self)
{
  g_queue_init (&self->waiting);
  self->break_lines = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->break_rules = g_ptr_array_new_with_free_func (g_free);
  self->break_books = g_ptr_array_new_with_free_func (g_free);
  self->pauses = g_array_new (FALSE, FALSE, sizeof (guint64));
}

LoosePlayer *
loose_player_new (void)
{
  return g_object_new (LOOSE_TYPE_PLAYER, NULL);
}
