/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-player.h"

#include "leaf-shelf-play.h"
#include "loose-compiler.h"
#include "loose-page.h"

#include <gio/gio.h>

/* Instructions asked for at once, and how long a slice may take before the main loop gets its turn: a third of a frame. */
#define BUDGET             2000
#define SLICE_MICROSECONDS 5000

struct _LoosePlayer {
  GObject parent_instance;

  LeafPlay *play;
  LoosePlayState state;
  LooseClaim *claim;    /* NULL: none */
  char *saves;          /* the file of SAVE; NULL: none */
  LeafShelfPlay *shelf; /* what the story writes; NULL: it is nowhere */
  gboolean saves_late;  /* it saved while catching up, which is not written at each step of the way */
  gboolean awaits_save; /* the play stands where it saves, until that is written */
  guint n_plays;        /* begun so far */
  GQueue keepings;      /* of Keeping: what is to be written; a worker writes the first */
  LooseClaim *marked;   /* that it runs; NULL: it does not */
  LeafStop stop;
  LooseLocals *locals;
  guint idle;

  GQueue waiting; /* of char *, commands to give again */
  gboolean catching_up;
  gboolean pause_last;
  gboolean breaks_sleep;
  gboolean passes_library; /* steps go through the library's rules without stopping */
  gboolean is_giving;      /* what is told just now is a command being handed over */
  gboolean paused_again;   /* the present pause was come to while catching up */

  GPtrArray *stops;   /* of LooseStop */
  GArray *stop_lines; /* guint32: the line of each when it was given, from 1 */
  GPtrArray *halts;   /* of LooseStop *, borrowed: by the numbers that they have in the play, from 1 */
  GTask *going_back;  /* borrowed, while a worker plays a copy to another moment; NULL: none */
  guint32 seed;
  GArray *turns;     /* of LooseMoment: where each turn ended, by its number */
  GPtrArray *future; /* of char *: commands that were given after the moment which was gone back to */
};

/* A moment, and what a play is there. */
typedef struct {
  guint64 event, hash;
} LooseMoment;

G_DEFINE_FINAL_TYPE (LoosePlayer, loose_player, G_TYPE_OBJECT)

enum { BEGUN, EVENTS, STATE_CHANGED, CAUGHT_UP, WENT_BACK, NOT_FOUND, NOT_KEPT, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean slice_cb (gpointer data);
static void run (LoosePlayer *self);
static void rest (LoosePlayer *self);

static void
free_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  leaf_play_free (data);
  g_task_return_boolean (task, TRUE);
}

void
loose_play_free (LeafPlay *play)
{
  g_autoptr (GTask) task = NULL;

  if (play == NULL)
    return;
  task = g_task_new (NULL, NULL, NULL, NULL);
  g_task_set_task_data (task, play, NULL);
  g_task_run_in_thread (task, free_in_thread);
}

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

static void
tell_trouble (LeafShelfTrouble trouble, const char *path, const char *why, gpointer data)
{
  /* What an older program saved is of no use to this one: the story says so when it is asked to restore. */
  if (trouble != LEAF_SHELF_UNRESTORED)
    g_signal_emit (data, signals[NOT_KEPT], 0, path, why);
}

void
loose_player_keep_at (LoosePlayer *self, const char *saves, const char *folder)
{
  if (g_strcmp0 (saves, self->saves) == 0)
    return;
  g_free (self->saves);
  self->saves = g_strdup (saves);
  g_clear_pointer (&self->shelf, leaf_shelf_play_unref);
  if (saves != NULL)
    self->shelf = leaf_shelf_play_new (saves, folder, tell_trouble, self);
}

/* What the story writes goes to the disk in a worker, since a disk may be slow. */
typedef struct {
  LeafShelfPlay *shelf;
  LeafShelfWrites *writes;
  gboolean saves;
  guint n_plays; /* the play's own number */
} Keeping;

/* The application does not end before what it was to write is written. */
static void
hold_application (void (*hold) (GApplication *))
{
  if (g_application_get_default () != NULL)
    hold (g_application_get_default ());
}

static void
keeping_free (Keeping *keeping)
{
  g_clear_pointer (&keeping->writes, leaf_shelf_writes_free);
  leaf_shelf_play_unref (keeping->shelf);
  g_free (keeping);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  leaf_shelf_writes_write (((Keeping *) data)->writes);
  g_task_return_boolean (task, TRUE);
}

static void
answer_save (LoosePlayer *self, gboolean is_kept)
{
  self->awaits_save = FALSE;
  leaf_play_answer_save (self->play, is_kept);
  if (self->state == LOOSE_PLAY_RUNNING)
    run (self);
}

static void write_next (LoosePlayer *self);

static void
written_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LoosePlayer *self = LOOSE_PLAYER (object);
  Keeping *keeping = g_queue_pop_head (&self->keepings);
  gboolean is_kept = leaf_shelf_play_written (keeping->shelf, g_steal_pointer (&keeping->writes));

  hold_application (g_application_release);
  write_next (self);
  if (keeping->saves && self->awaits_save && keeping->n_plays == self->n_plays)
    answer_save (self, is_kept);
  keeping_free (keeping);
}

static void
write_next (LoosePlayer *self)
{
  Keeping *keeping = g_queue_peek_head (&self->keepings);
  g_autoptr (GTask) task = NULL;

  if (keeping == NULL)
    return;
  task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_task_data (task, keeping, NULL);
  g_task_run_in_thread (task, write_in_thread);
}

/* What has changed, and where `saves` what SAVE saved.  FALSE: nothing has. */
static gboolean
keep_on_disk (LoosePlayer *self, gboolean saves)
{
  LeafShelfWrites *writes = self->shelf != NULL ? leaf_shelf_play_changed (self->shelf, self->play, saves) : NULL;
  Keeping *keeping;

  if (writes == NULL)
    return FALSE;
  keeping = g_new0 (Keeping, 1);
  *keeping = (Keeping) { leaf_shelf_play_ref (self->shelf), writes, saves, self->n_plays };
  g_queue_push_tail (&self->keepings, keeping);
  hold_application (g_application_hold);
  if (self->keepings.length == 1)
    write_next (self);
  return TRUE;
}

/* Once the story waits, or is over. */
static void
keep_what_is_written (LoosePlayer *self)
{
  keep_on_disk (self, self->saves_late);
  self->saves_late = FALSE;
}

/* TRUE: it is to run on; else it waits for the answer. */
static gboolean
save_on_disk (LoosePlayer *self)
{
  if (self->catching_up || self->shelf == NULL) {
    self->saves_late = self->shelf != NULL;
    return TRUE;
  }
  self->awaits_save = keep_on_disk (self, TRUE);
  return !self->awaits_save;
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
  if (state == LOOSE_PLAY_PAUSED)
    loose_locals_stand (self->locals, self->play);
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

/* --- breakpoints --------------------------------------------------------------------------------------------------------- */

/* `says`: to each why it cannot be met. */
static void
apply_breaks_to (LoosePlayer *self, LeafPlay *play, gboolean says)
{
  guint32 story = leaf_program_story_source (leaf_play_program (play));

  for (guint i = 0; i < self->stops->len; i++) {
    LooseStop *stop = g_ptr_array_index (self->stops, i);
    g_autofree char *problem = NULL;
    GtkSourceBuffer *buffer = loose_stop_get_buffer (stop);
    LoosePage *page = buffer != NULL ? loose_page_of_buffer (GTK_TEXT_BUFFER (buffer)) : NULL;
    guint32 number, source = page != NULL ? loose_page_get_source (page, leaf_play_program (play)) : story;

    if (!loose_stop_is_enabled (stop))
      continue;
    number = loose_stop_apply (stop, play, source, g_array_index (self->stop_lines, guint32, i), &problem);
    if (!says)
      continue;
    loose_stop_set_problem (stop, number == 0 ? problem : NULL);
    if (number > 0)
      g_ptr_array_set_size (self->halts, MAX ((int) self->halts->len, (int) number));
    if (number > 0)
      self->halts->pdata[number - 1] = stop;
  }
}

static void
apply_breaks (LoosePlayer *self)
{
  if (self->play == NULL)
    return;
  for (guint i = 0; i < self->halts->len; i++)
    if (self->halts->pdata[i] != NULL)
      leaf_play_remove_halt (self->play, i + 1);
  g_ptr_array_set_size (self->halts, 0);
  if (!self->breaks_sleep)
    apply_breaks_to (self, self->play, TRUE);
}

static void
wake_breaks (LoosePlayer *self)
{
  if (!self->breaks_sleep)
    return;
  self->breaks_sleep = FALSE;
  apply_breaks (self);
}

void
loose_player_set_stops (LoosePlayer *self, GListModel *stops)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->stops);

  self->stops = g_ptr_array_new_with_free_func (g_object_unref);
  g_array_set_size (self->stop_lines, 0);
  for (guint i = 0; i < g_list_model_get_n_items (stops); i++) {
    LooseStop *stop = g_list_model_get_item (stops, i);
    guint32 line = (guint32) (loose_stop_get_line (stop) + 1);

    g_ptr_array_add (self->stops, stop);
    g_array_append_val (self->stop_lines, line);
  }
  apply_breaks (self);
}

LooseStop *
loose_player_get_halted (LoosePlayer *self, guint *hits)
{
  guint32 n = 0, number = self->play != NULL ? leaf_play_halted_at (self->play, &n) : 0;

  if (hits != NULL)
    *hits = n;
  return number > 0 && number <= self->halts->len ? g_ptr_array_index (self->halts, number - 1) : NULL;
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
  self->awaits_save = FALSE; /* whoever goes on without the answer takes it that the play is saved */
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
  if (self->future->len > 0 && g_str_equal (g_ptr_array_index (self->future, 0), command))
    g_ptr_array_remove_index (self->future, 0);
  else
    g_ptr_array_set_size (self->future, 0);
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

/* Where the turn that ends here ends, for who wants to come back to it. */
static void
note_turn (LoosePlayer *self)
{
  LooseMoment moment = { self->stop.event, leaf_play_hash (self->play) };
  guint turn = leaf_play_n_turns (self->play) - 1;

  g_array_set_size (self->turns, turn);
  g_array_append_val (self->turns, moment);
}

/* Acts on where the machine stopped; TRUE: it is to run on. */
static gboolean
act_on_stop (LoosePlayer *self)
{
  switch (self->stop.cause) {
  case LEAF_STOP_WANTS_COMMAND:
    note_turn (self);
    if (give_waiting_command (self))
      return TRUE;
    finish_catching_up (self);
    keep_what_is_written (self);
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
    keep_what_is_written (self);
    set_state (self, LOOSE_PLAY_FINISHED);
    return FALSE;
  case LEAF_STOP_SAVES: return save_on_disk (self);
  case LEAF_STOP_NONE:
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
  g_clear_pointer (&self->play, loose_play_free);
  g_ptr_array_set_size (self->halts, 0);
  g_queue_clear_full (&self->waiting, g_free);
  g_array_set_size (self->turns, 0);
  g_ptr_array_set_size (self->future, 0);
  self->stop = (LeafStop) { 0 };
  loose_locals_forget (self->locals);
  self->catching_up = FALSE;
  self->saves_late = self->awaits_save = FALSE;
  self->n_plays++;
}

static void
want_events (LoosePlayer *self)
{
  leaf_play_set_wanted (self->play,
                        LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS | (self->shelf != NULL ? LEAF_WANT_SAVES : 0));
}

/* A play that is to stand where another stood finds what that one found. */
static void
give_shelf (LoosePlayer *self, LeafPlay *play)
{
  if (self->shelf != NULL)
    leaf_shelf_play_give (self->shelf, play);
}

void
loose_player_start (LoosePlayer *self, LeafProgram *program, guint32 seed, const char *const *commands, gboolean pause_last)
{
  gboolean again = commands != NULL && commands[0] != NULL;

  g_return_if_fail (LOOSE_IS_PLAYER (self) && program != NULL);
  drop_play (self);
  for (guint i = 0; again && commands[i] != NULL; i++)
    g_queue_push_tail (&self->waiting, g_strdup (commands[i]));
  self->seed = seed;
  self->play = leaf_play_new (program, seed);
  self->catching_up = again;
  self->pause_last = pause_last;
  self->breaks_sleep = again;
  if (self->shelf != NULL && !again)
    leaf_shelf_play_forget (self->shelf);
  give_shelf (self, self->play);
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
  if (self->going_back != NULL) {
    halt (self);
    rest (self);
    return;
  }
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
loose_player_has_breaks (LoosePlayer *self)
{
  for (guint i = 0; i < self->stops->len; i++)
    if (loose_stop_is_enabled (g_ptr_array_index (self->stops, i)))
      return TRUE;
  return FALSE;
}

gboolean
loose_player_can_go_back (LoosePlayer *self)
{
  return self->state == LOOSE_PLAY_PAUSED || self->state == LOOSE_PLAY_WAITING || self->state == LOOSE_PLAY_FINISHED;
}

/* --- going back --------------------------------------------------------------------------------------------------------- */

/* What the worker has to itself: the play goes on belonging to the main loop. */
typedef struct {
  LeafPlay *copy;
  LeafBack how;       /* 0: to `moment` */
  LooseMoment moment; /* where it waits for a command */
  LooseBackTo to;     /* or the last time of this, its words ours; LOOSE_BACK_TO_NONE */
  guint32 id;
  char *words;
} Travel;

static void
travel_free (gpointer data)
{
  Travel *travel = data;

  g_clear_pointer (&travel->copy, loose_play_free);
  g_free (travel->words);
  g_free (travel);
}

/* Arriving is exact: the same hash, or it is not there. */
static gboolean
go_to_moment (Travel *travel)
{
  if (!leaf_play_seek (travel->copy, travel->moment.event))
    return FALSE;
  while (leaf_play_stop (travel->copy).cause != LEAF_STOP_WANTS_COMMAND)
    if (leaf_play_run (travel->copy, BUDGET).event > travel->moment.event)
      return FALSE;
  return leaf_play_hash (travel->copy) == travel->moment.hash;
}

static gboolean
go_to_last_time (Travel *travel)
{
  static const LeafHaltSort sorts[]
      = { [LOOSE_BACK_TO_RULE] = LEAF_HALT_RULE, [LOOSE_BACK_TO_VALUE] = LEAF_HALT_CHANGE, [LOOSE_BACK_TO_TEXT] = LEAF_HALT_TEXT };
  LeafHaltWish wish = { .sort = sorts[travel->to], .id = travel->id, .words = travel->words };

  return leaf_play_add_halt (travel->copy, &wish, NULL) != 0 && leaf_play_back (travel->copy, LEAF_BACK_HALT);
}

static void
travel_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Travel *travel = data;
  gboolean found = travel->to != LOOSE_BACK_TO_NONE ? go_to_last_time (travel)
                   : travel->how != 0               ? leaf_play_back (travel->copy, travel->how)
                                                    : go_to_moment (travel);

  g_task_return_boolean (task, found);
}

/* What was given since can be given again, as long as nothing else is. */
static void
keep_future (LoosePlayer *self, LeafPlay *there)
{
  const char *const *all = leaf_play_commands (self->play);
  g_autoptr (GPtrArray) future = g_ptr_array_new_with_free_func (g_free);

  for (guint i = leaf_play_n_turns (there) - 1; i + 1 < leaf_play_n_turns (self->play); i++)
    g_ptr_array_add (future, g_strdup (all[i]));
  g_ptr_array_extend_and_steal (future, g_steal_pointer (&self->future));
  self->future = g_steal_pointer (&future);
}

/* The copy stands where it was to go: it is the play from now on. */
static void
stand_there (LoosePlayer *self, Travel *travel)
{
  gboolean waits = leaf_play_stop (travel->copy).cause == LEAF_STOP_WANTS_COMMAND;

  keep_future (self, travel->copy);
  g_clear_pointer (&self->play, loose_play_free);
  self->play = g_steal_pointer (&travel->copy);
  self->awaits_save = FALSE;
  self->n_plays++;
  leaf_play_clear_breaks (self->play);
  g_ptr_array_set_size (self->halts, 0);
  want_events (self);
  apply_breaks (self);
  g_array_set_size (self->turns, MIN (self->turns->len, leaf_play_n_turns (self->play) - !waits));
  self->stop = leaf_play_stop (self->play);
  g_signal_emit (self, signals[WENT_BACK], 0);
  set_state (self, waits ? LOOSE_PLAY_WAITING : LOOSE_PLAY_PAUSED);
}

/* Where it stood before it was asked to go elsewhere. */
static void
rest (LoosePlayer *self)
{
  switch (self->stop.cause) {
  case LEAF_STOP_WANTS_COMMAND: set_state (self, LOOSE_PLAY_WAITING); break;
  case LEAF_STOP_FINISHED:
  case LEAF_STOP_FAULT: set_state (self, LOOSE_PLAY_FINISHED); break;
  default: set_state (self, LOOSE_PLAY_PAUSED);
  }
}

static void
gone_back_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LoosePlayer *self = LOOSE_PLAYER (object);
  gboolean found = g_task_propagate_boolean (G_TASK (result), NULL);

  if (self->going_back != G_TASK (result))
    return; /* stopped, or begun anew, since */
  self->going_back = NULL;
  self->paused_again = FALSE;
  if (found) {
    stand_there (self, g_task_get_task_data (G_TASK (result)));
    return;
  }
  rest (self);
  g_signal_emit (self, signals[NOT_FOUND], 0);
}

/* Playing again takes as long as the play took, so a worker does it, with a copy; meanwhile the window says that the story
 * runs, and can pause it, which is to stay where it was, or stop it. */
static void
travel (LoosePlayer *self, Travel *travel)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, gone_back_cb, NULL);

  travel->copy = leaf_play_copy (self->play);
  leaf_play_clear_breaks (travel->copy);
  if (travel->how == LEAF_BACK_HALT)
    apply_breaks_to (self, travel->copy, FALSE);
  g_task_set_task_data (task, travel, travel_free);
  self->going_back = task;
  g_task_run_in_thread (task, travel_in_thread);
  set_state (self, LOOSE_PLAY_RUNNING);
}

gboolean
loose_player_go_back (LoosePlayer *self, LeafBack how)
{
  Travel *where;

  if (!loose_player_can_go_back (self))
    return FALSE;
  where = g_new0 (Travel, 1);
  where->how = self->passes_library && how != LEAF_BACK_TURN && how != LEAF_BACK_HALT ? how | LEAF_BACK_OWN : how;
  travel (self, where);
  return TRUE;
}

gboolean
loose_player_go_back_to (LoosePlayer *self, LooseBackTo to, guint32 id, const char *words)
{
  Travel *where;

  if (!loose_player_can_go_back (self) || to == LOOSE_BACK_TO_NONE)
    return FALSE;
  where = g_new0 (Travel, 1);
  where->to = to;
  where->id = id;
  where->words = g_strdup (words);
  travel (self, where);
  return TRUE;
}

guint
loose_player_get_n_turns (LoosePlayer *self)
{
  return self->play != NULL ? leaf_play_n_turns (self->play) : 0;
}

const char *
loose_player_get_turn_command (LoosePlayer *self, guint turn)
{
  guint n = loose_player_get_n_turns (self);

  if (turn == 0)
    return NULL;
  if (turn < n)
    return leaf_play_commands (self->play)[turn - 1];
  return turn - n < self->future->len ? g_ptr_array_index (self->future, turn - n) : NULL;
}

guint
loose_player_get_n_future (LoosePlayer *self)
{
  return self->future->len;
}

/* Forward is playing on with the same commands. */
static void
go_forward (LoosePlayer *self, guint turn)
{
  guint n = turn + 1 - loose_player_get_n_turns (self);

  for (guint i = 0; i < n; i++)
    g_queue_push_tail (&self->waiting, g_strdup (g_ptr_array_index (self->future, i)));
  if (self->state == LOOSE_PLAY_WAITING && give_waiting_command (self))
    run (self);
}

gboolean
loose_player_go_to_turn (LoosePlayer *self, guint turn)
{
  Travel *where;

  if (!loose_player_can_go_back (self))
    return FALSE;
  if (turn >= loose_player_get_n_turns (self) && turn < loose_player_get_n_turns (self) + self->future->len
      && self->state == LOOSE_PLAY_WAITING) {
    go_forward (self, turn);
    return TRUE;
  }
  if (turn >= self->turns->len || (self->state == LOOSE_PLAY_WAITING && turn + 1 == loose_player_get_n_turns (self)))
    return FALSE;
  where = g_new0 (Travel, 1);
  where->moment = g_array_index (self->turns, LooseMoment, turn);
  travel (self, where);
  return TRUE;
}

guint
loose_player_get_turn (LoosePlayer *self)
{
  return loose_player_get_n_turns (self) > 0 ? loose_player_get_n_turns (self) - 1 : 0;
}

/* --- where stops would have stopped --------------------------------------------------------------------------------------- */

LeafPlay *
loose_player_begin_again (LoosePlayer *self, gboolean with_stops)
{
  LeafPlay *again;

  if (self->play == NULL)
    return NULL;
  again = leaf_play_new (leaf_play_program (self->play), self->seed);
  give_shelf (self, again);
  if (with_stops)
    apply_breaks_to (self, again, FALSE);
  return again;
}

LeafPlay *
loose_player_begin_under (LoosePlayer *self, LeafProgram *program)
{
  LeafPlay *play = leaf_play_new (program, self->seed);

  give_shelf (self, play);
  return play;
}

void
loose_player_set_passes_library (LoosePlayer *self, gboolean passes)
{
  self->passes_library = passes;
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

LooseLocals *
loose_player_get_locals (LoosePlayer *self)
{
  return self->locals;
}

/* A value changes in what the library does for a phrase of the story, mostly: who does not look at the library stands at that phrase.  A stop that was put
 * into the library is where it is. */
guint32
loose_player_get_depth (LoosePlayer *self)
{
  LooseStop *stop = loose_player_get_halted (self, NULL);
  guint32 n = self->play != NULL && self->passes_library ? leaf_play_n_frames (self->play) : 0;

  if (n == 0 || !is_in_library (self)
      || (stop != NULL && loose_stop_get_sort (stop) != LOOSE_STOP_VALUE && loose_stop_get_sort (stop) != LOOSE_STOP_TEXT))
    return 0;
  for (guint32 i = 0; i < n; i++)
    if (!leaf_play_frame (self->play, i).is_library && leaf_play_frame (self->play, i).place.source != 0)
      return i;
  return 0;
}

LeafPlace
loose_player_get_place (LoosePlayer *self)
{
  LeafPlace by = self->play != NULL ? leaf_play_halt_place (self->play, leaf_play_halted_at (self->play, NULL)) : (LeafPlace) { 0 },
            place = by.source != 0 ? by : self->stop.place;
  guint32 depth = loose_player_get_depth (self);

  return depth > 0 && leaf_program_source_is_library (leaf_play_program (self->play), place.source)
             ? leaf_play_frame (self->play, depth).place
             : place;
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

  g_free (self->saves);
  g_clear_pointer (&self->shelf, leaf_shelf_play_unref);
  g_ptr_array_unref (self->stops);
  g_array_unref (self->stop_lines);
  g_ptr_array_unref (self->halts);
  loose_locals_free (self->locals);
  g_array_unref (self->turns);
  g_ptr_array_unref (self->future);
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
  signals[NOT_FOUND]
      = g_signal_new ("not-found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOT_KEPT] = g_signal_new ("not-kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                    G_TYPE_STRING, G_TYPE_STRING);
  signals[CAUGHT_UP]
      = g_signal_new ("caught-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_player_init (LoosePlayer *self)
{
  g_queue_init (&self->waiting);
  self->stops = g_ptr_array_new_with_free_func (g_object_unref);
  self->stop_lines = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->halts = g_ptr_array_new ();
  self->locals = loose_locals_new ();
  self->turns = g_array_new (FALSE, TRUE, sizeof (LooseMoment));
  self->future = g_ptr_array_new_with_free_func (g_free);
}

LoosePlayer *
loose_player_new (void)
{
  return g_object_new (LOOSE_TYPE_PLAYER, NULL);
}
