/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-player-private.h"

#include "leaf-live-edit.h"
#include "loose-compiler.h"
#include "loose-page.h"
#include "loose-format.h"

#include <gdk/gdk.h>

/* How long a slice may take before the main loop runs: a fraction of a frame. */
#define SLICE_MICROSECONDS 5000

/* The priority of redrawing, because sources of equal priority take turns. If drawing takes longer than a frame, as
 * with OpenGL in software, the spinner of a running story would keep a play of lower priority from running at all, and
 * a play of higher priority would keep frames from being drawn. */
#define SLICE_PRIORITY GDK_PRIORITY_REDRAW

/* After so many slices in a row the play rests, so that sources of lower priority run, such as those by which the
 * window answers a screen reader. */
#define SLICES_IN_A_ROW   8
#define REST_MILLISECONDS 1

G_DEFINE_FINAL_TYPE (LoosePlayer, loose_player, G_TYPE_OBJECT)

enum { BEGUN, EVENTS, STATE_CHANGED, CAUGHT_UP, WENT_BACK, NOT_FOUND, NOT_KEPT, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean slice_cb (gpointer data);

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

/* The mark is set before the play runs and cleared after it, so it stays if the program crashes in between. */
static void
mark (LoosePlayer *self, gboolean runs)
{
  if (runs == (self->marked != NULL))
    return;
  if (runs && self->claim != NULL) {
    self->marked = g_object_ref (self->claim);
    loose_recovery_lock_begin (self->marked, LOOSE_BUSY_PLAYING);
  } else if (!runs) {
    loose_recovery_lock_end (self->marked, LOOSE_BUSY_PLAYING);
    g_clear_object (&self->marked);
  }
}

void
loose_player_set_claim (LoosePlayer *self, LooseRecoveryLock *claim)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  g_set_object (&self->claim, claim);
}

void
loose_player_set_state (LoosePlayer *self, LoosePlayState state)
{
  self->state = state;
  mark (self, state == LOOSE_PLAY_RUNNING);
  if (state == LOOSE_PLAY_PAUSED)
    loose_local_history_update (self->locals, self->play);
  if (state != LOOSE_PLAY_RUNNING)
    loose_player_update_timer (self);
  g_signal_emit (self, signals[STATE_CHANGED], 0);
}

/* --- breakpoints -------------------------------------------------------------------------------------------------- */

/* The line of a breakpoint without a buffer is found in the program's own text, because the file may have changed while
 * it was not open. */
static guint32
apply_break (LoosePlayer *self, LeafPlay *play, guint i, char **problem)
{
  LooseBreakpoint *stop = g_ptr_array_index (self->breakpoints, i);
  LeafProgram *program = leaf_play_program (play);
  guint32 source, line = g_array_index (self->stop_lines, guint32, i);
  GtkSourceBuffer *buffer = loose_breakpoint_get_buffer (stop);
  LoosePage *page = buffer != NULL ? loose_page_of_buffer (GTK_TEXT_BUFFER (buffer)) : NULL;

  source = page != NULL ? loose_page_get_source (page, program)
                        : loose_program_find_source (program, loose_breakpoint_get_source (stop));
  if (loose_breakpoint_is_detached (stop))
    line = source != 0 ? (guint32) (loose_breakpoint_find_line (stop, leaf_program_source_text (program, source)) + 1)
                       : 0;
  return loose_breakpoint_apply (stop, play, source, line, problem);
}

void
loose_player_apply_breaks_to (LoosePlayer *self, LeafPlay *play, gboolean says)
{
  for (guint i = 0; i < self->breakpoints->len; i++) {
    LooseBreakpoint *stop = g_ptr_array_index (self->breakpoints, i);
    g_autofree char *problem = NULL;
    guint32 number;

    if (!loose_breakpoint_is_enabled (stop))
      continue;
    number = apply_break (self, play, i, &problem);
    if (!says)
      continue;
    loose_breakpoint_set_problem (stop, problem);
    if (number > 0)
      g_ptr_array_set_size (self->by_number, MAX ((int) self->by_number->len, (int) number));
    if (number > 0)
      self->by_number->pdata[number - 1] = stop;
  }
}

void
loose_player_apply_breaks (LoosePlayer *self)
{
  if (self->play == NULL)
    return;
  for (guint i = 0; i < self->by_number->len; i++)
    if (self->by_number->pdata[i] != NULL)
      leaf_play_remove_breakpoint (self->play, i + 1);
  g_ptr_array_set_size (self->by_number, 0);
  if (!self->breaks_sleep)
    loose_player_apply_breaks_to (self, self->play, TRUE);
}

static void
wake_breaks (LoosePlayer *self)
{
  if (!self->breaks_sleep)
    return;
  self->breaks_sleep = FALSE;
  loose_player_apply_breaks (self);
}

void
loose_player_set_breakpoints (LoosePlayer *self, GListModel *stops)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->breakpoints);

  self->breakpoints = g_ptr_array_new_with_free_func (g_object_unref);
  g_array_set_size (self->stop_lines, 0);
  for (guint i = 0; i < g_list_model_get_n_items (stops); i++) {
    LooseBreakpoint *stop = g_list_model_get_item (stops, i);
    guint32 line = (guint32) (loose_breakpoint_get_line (stop) + 1);

    g_ptr_array_add (self->breakpoints, stop);
    g_array_append_val (self->stop_lines, line);
  }
  loose_player_apply_breaks (self);
}

LooseBreakpoint *
loose_player_get_breakpoint_hit (LoosePlayer *self, guint *hits)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  guint32 n = 0, number = self->play != NULL ? leaf_play_breakpoint_hit (self->play, &n) : 0;

  if (hits != NULL)
    *hits = n;
  return number > 0 && number <= self->by_number->len ? g_ptr_array_index (self->by_number, number - 1) : NULL;
}

/* --- running ------------------------------------------------------------------------------------------------------ */

static void
drain (LoosePlayer *self)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (self->play, &n);

  if (n > 0)
    g_signal_emit (self, signals[EVENTS], 0, (gpointer) events, n);
}

static void
queue_slice (LoosePlayer *self)
{
  if (++self->n_slices % SLICES_IN_A_ROW == 0)
    self->idle = g_timeout_add_full (SLICE_PRIORITY, REST_MILLISECONDS, slice_cb, self, NULL);
  else
    self->idle = g_idle_add_full (SLICE_PRIORITY, slice_cb, self, NULL);
}

void
loose_player_run (LoosePlayer *self)
{
  self->awaits_save = FALSE; /* without an answer the play continues as if the game had been saved */
  if (self->idle == 0)
    queue_slice (self);
  if (self->state != LOOSE_PLAY_RUNNING)
    loose_player_set_state (self, LOOSE_PLAY_RUNNING);
}

/* --- changes made by the author ----------------------------------------------------------------------------------- */

/* A play that begins again after an edit is another play, with events of its own. The author's changes to the earlier
 * play are repeated in the same turn, when the story asks for the command or pauses in the same place. A change that is
 * no longer possible is reported. */

static void
live_edit_free (gpointer data)
{
  LooseLiveEdit *edit = data;

  g_free (edit->title);
  g_free (edit->words);
  g_free (edit);
}

void
loose_player_forget_done_after (LoosePlayer *self, guint64 event)
{
  while (self->live_edits->len > 0
         && ((LooseLiveEdit *) g_ptr_array_index (self->live_edits, self->live_edits->len - 1))->event > event)
    g_ptr_array_set_size (self->live_edits, (int) self->live_edits->len - 1);
}

static char *
title_here (LoosePlayer *self)
{
  return leaf_play_n_frames (self->play) > 0
             ? g_strdup (leaf_play_frame (self->play, loose_player_get_depth (self)).title)
             : NULL;
}

static LooseLiveEdit *
live_edit_new (LoosePlayer *self, const char *words, gboolean waits)
{
  LooseLiveEdit *edit = g_new0 (LooseLiveEdit, 1);

  edit->turn = leaf_play_n_turns (self->play);
  edit->waits = waits;
  edit->title = waits ? NULL : title_here (self);
  edit->event = leaf_play_stop (self->play).event;
  edit->words = g_strdup (words);
  return edit;
}

static void
set_failed_live_edit (LoosePlayer *self, const LooseLiveEdit *edit)
{
  if (self->failed_live_edit == NULL)
    self->failed_live_edit = g_strdup (edit->words);
}

static gboolean
is_place_of (LoosePlayer *self, const LooseLiveEdit *edit, gboolean waits)
{
  g_autofree char *title = waits ? NULL : title_here (self);

  return edit->turn == leaf_play_n_turns (self->play) && edit->waits == waits
         && (waits || g_strcmp0 (edit->title, title) == 0);
}

/* Repeats the author's changes that belong to the current moment. */
static void
reapply_live_edits (LoosePlayer *self, gboolean waits)
{
  for (guint i = 0; i < self->pending_live_edits->len;) {
    const LooseLiveEdit *edit = g_ptr_array_index (self->pending_live_edits, i);
    g_auto (LeafEvaluation) refused = { 0 };

    if (!is_place_of (self, edit, waits)) {
      i++;
      continue;
    }
    if (leaf_play_live_edit (self->play, waits ? 0 : loose_player_get_depth (self), edit->words, &refused))
      g_ptr_array_add (self->live_edits, live_edit_new (self, edit->words, waits));
    else
      set_failed_live_edit (self, edit);
    g_ptr_array_remove_index (self->pending_live_edits, i);
  }
}

/* The changes in order: first those made, then those that are still to be repeated. */
GPtrArray *
loose_player_take_live_edits (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  GPtrArray *edits = g_steal_pointer (&self->live_edits);

  g_ptr_array_extend_and_steal (edits, g_steal_pointer (&self->pending_live_edits));
  self->live_edits = g_ptr_array_new_with_free_func (live_edit_free);
  self->pending_live_edits = g_ptr_array_new_with_free_func (live_edit_free);
  return edits;
}

void
loose_player_reapply_live_edits (LoosePlayer *self, GPtrArray *edits)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  g_ptr_array_unref (self->pending_live_edits);
  self->pending_live_edits = edits;
}

const char *
loose_player_get_failed_live_edit (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  return self->failed_live_edit;
}

static void
finish_catching_up (LoosePlayer *self)
{
  if (!self->catching_up)
    return;
  for (guint i = 0; i < self->pending_live_edits->len; i++)
    set_failed_live_edit (self, g_ptr_array_index (self->pending_live_edits, i));
  g_ptr_array_set_size (self->pending_live_edits, 0);
  self->catching_up = FALSE;
  wake_breaks (self);
  g_signal_emit (self, signals[CAUGHT_UP], 0);
}

/* Gives a command and emits its signal at once, to distinguish it from those that a test script of the story gives. */
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

/* Takes the next waiting command; returns FALSE if there is none. */
gboolean
loose_player_give_waiting_command (LoosePlayer *self)
{
  g_autofree char *command = g_queue_pop_head (&self->waiting);

  if (command == NULL)
    return FALSE;
  if (self->pause_last && g_queue_is_empty (&self->waiting))
    wake_breaks (self);
  return give (self, command);
}

/* The play stops at a breakpoint whose condition it cannot read. */
static void
note_condition (LoosePlayer *self)
{
  LooseBreakpoint *stop = loose_player_get_breakpoint_hit (self, NULL);
  g_autofree char *condition = NULL;
  g_auto (LeafEvaluation) found = { 0 };

  if (stop != NULL)
    g_object_get (stop, "condition", &condition, NULL);
  if (condition == NULL)
    return;
  found = leaf_play_evaluate (self->play, 0, leaf_breakpoint_condition (condition), FALSE);
  if (found.problem != NULL) {
    g_autofree char *problem = loose_format_evaluation (&found);

    loose_breakpoint_set_problem (stop, problem);
  }
}

static void
come_to_pause (LoosePlayer *self)
{
  self->paused_again = self->catching_up;
  reapply_live_edits (self, FALSE);
  finish_catching_up (self);
  loose_player_set_state (self, LOOSE_PLAY_PAUSED);
}

static gboolean
is_in_library (LoosePlayer *self)
{
  guint32 source = self->stop.place.source;

  return source == 0 || leaf_program_source_is_library (leaf_play_program (self->play), source);
}

/* Records where the turn ends, so that the author can go back to it. */
static void
note_turn (LoosePlayer *self)
{
  LooseMoment moment = { self->stop.event, leaf_play_hash (self->play) };
  guint turn = leaf_play_n_turns (self->play) - 1;

  g_array_set_size (self->turns, turn);
  g_array_append_val (self->turns, moment);
}

/* Handles the stop of the machine; returns TRUE if it should continue. */
static gboolean
act_on_stop (LoosePlayer *self)
{
  switch (self->stop.cause) {
  case LEAF_STOP_WANTS_COMMAND:
    reapply_live_edits (self, TRUE);
    note_turn (self);
    if (loose_player_give_waiting_command (self))
      return TRUE;
    finish_catching_up (self);
    loose_player_keep_what_is_written (self);
    loose_player_set_state (self, LOOSE_PLAY_WAITING);
    return FALSE;
  case LEAF_STOP_STEP_DONE:
    if (self->passes_library && is_in_library (self)) {
      leaf_play_step (self->play, LEAF_STEP_IN);
      return TRUE;
    }
    come_to_pause (self);
    return FALSE;
  case LEAF_STOP_BREAKPOINT:
    note_condition (self);
    come_to_pause (self);
    return FALSE;
  case LEAF_STOP_FAULT:
  case LEAF_STOP_FINISHED:
    g_queue_clear_full (&self->waiting, g_free);
    finish_catching_up (self);
    loose_player_keep_what_is_written (self);
    loose_player_set_state (self, LOOSE_PLAY_FINISHED);
    return FALSE;
  case LEAF_STOP_SAVES: return loose_player_save_on_disk (self);
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
    self->stop = leaf_play_run (self->play, LOOSE_PLAYER_BUDGET);
    drain (self);
    if (self->play != play || self->idle != source)
      return G_SOURCE_REMOVE; /* a handler stopped it or began another */
    if (!act_on_stop (self)) {
      if (self->idle == source)
        self->idle = 0;
      return G_SOURCE_REMOVE;
    }
  } while (g_get_monotonic_time () < until);
  queue_slice (self);
  return G_SOURCE_REMOVE;
}

static void
leave_off (LoosePlayer *self)
{
  self->going_back = NULL; /* its result is no longer wanted */
  g_clear_handle_id (&self->idle, g_source_remove);
}

static void
drop_play (LoosePlayer *self)
{
  leave_off (self);
  g_clear_pointer (&self->play, loose_play_free);
  g_ptr_array_set_size (self->by_number, 0);
  g_queue_clear_full (&self->waiting, g_free);
  g_array_set_size (self->turns, 0);
  g_ptr_array_set_size (self->future, 0);
  g_ptr_array_set_size (self->live_edits, 0);
  g_ptr_array_set_size (self->pending_live_edits, 0);
  g_clear_pointer (&self->failed_live_edit, g_free);
  self->stop = (LeafStop) { 0 };
  loose_local_history_forget (self->locals);
  self->catching_up = FALSE;
  self->saves_late = self->awaits_save = FALSE;
  self->n_plays++;
  loose_player_update_timer (self);
}

void
loose_player_want_events (LoosePlayer *self)
{
  leaf_play_set_wanted (self->play, LEAF_WANT_TEXT | LEAF_WANT_RULES | LEAF_WANT_ACTIONS
                                        | (loose_player_get_files (self) != NULL ? LEAF_WANT_SAVES : 0));
}

/* Gives a play the files of the player's report, or those on the disk. */
static void
give_files_to (LoosePlayer *self, LeafPlay *play)
{
  LeafPlayFiles *files = loose_player_get_files (self);

  if (files != NULL)
    leaf_play_files_give (files, play);
}

void
loose_player_start (LoosePlayer *self, LeafProgram *program, guint32 seed, const char *const *commands,
                    gboolean pause_last)
{
  gboolean again = commands != NULL && commands[0] != NULL;
  g_auto (GStrv) former = loose_player_dup_commands (self);
  gboolean is_repeated = again && g_strv_equal (commands, (const char *const *) former);

  g_return_if_fail (LOOSE_IS_PLAYER (self) && program != NULL);
  drop_play (self);
  for (guint i = 0; again && commands[i] != NULL; i++)
    g_queue_push_tail (&self->waiting, g_strdup (commands[i]));
  self->seed = seed;
  self->play = leaf_play_new (program, seed);
  self->catching_up = again;
  self->pause_last = pause_last;
  self->breaks_sleep = again;
  if (self->storage != NULL && !again)
    leaf_play_files_forget (self->storage);
  give_files_to (self, self->play);
  loose_player_want_events (self);
  loose_player_apply_breaks (self);
  g_signal_emit (self, signals[BEGUN], 0, is_repeated);
  loose_player_run (self);
}

void
loose_player_stop (LoosePlayer *self)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  if (self->play == NULL)
    return;
  drop_play (self);
  loose_player_set_state (self, LOOSE_PLAY_NONE);
}

void
loose_player_pause (LoosePlayer *self)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  if (self->state != LOOSE_PLAY_RUNNING)
    return;
  if (self->going_back != NULL) {
    leave_off (self);
    loose_player_rest (self);
    return;
  }
  leave_off (self);
  g_queue_clear_full (&self->waiting, g_free);
  self->stop = leaf_play_stop (self->play);
  come_to_pause (self);
}

void
loose_player_go_on (LoosePlayer *self, LeafStep step)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  if (self->state != LOOSE_PLAY_PAUSED)
    return;
  leaf_play_step (self->play, step);
  loose_player_run (self);
}

gboolean
loose_player_has_breaks (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  for (guint i = 0; i < self->breakpoints->len; i++)
    if (loose_breakpoint_is_enabled (g_ptr_array_index (self->breakpoints, i)))
      return TRUE;
  return FALSE;
}

gboolean
loose_player_can_go_back (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  return self->state == LOOSE_PLAY_PAUSED || self->state == LOOSE_PLAY_WAITING || self->state == LOOSE_PLAY_FINISHED;
}

/* --- other plays of the same story; commands and changes ---------------------------------------------------------- */

LeafPlay *
loose_player_begin_again (LoosePlayer *self, gboolean with_stops)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  LeafPlay *again;

  if (self->play == NULL)
    return NULL;
  again = leaf_play_again (self->play);
  if (with_stops)
    loose_player_apply_breaks_to (self, again, FALSE);
  return again;
}

LeafPlay *
loose_player_begin_under (LoosePlayer *self, LeafProgram *program)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  LeafPlay *play = leaf_play_new (program, self->seed);

  give_files_to (self, play);
  return play;
}

void
loose_player_set_passes_library (LoosePlayer *self, gboolean passes)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  self->passes_library = passes;
}

gboolean
loose_player_command (LoosePlayer *self, const char *command)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  if (self->state != LOOSE_PLAY_WAITING || !give (self, command))
    return FALSE;
  loose_player_run (self);
  return TRUE;
}

gboolean
loose_player_do (LoosePlayer *self, const char *words, char **problem)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  g_auto (LeafEvaluation) refused = { 0 };

  if (!loose_player_can_go_back (self)
      || !leaf_play_live_edit (self->play, loose_player_get_depth (self), words, &refused)) {
    *problem = loose_format_evaluation (&refused);
    return FALSE;
  }
  g_ptr_array_add (self->live_edits, live_edit_new (self, words, self->state == LOOSE_PLAY_WAITING));
  if (self->state == LOOSE_PLAY_WAITING)
    note_turn (self); /* it ends at another moment than before */
  loose_player_set_state (self, self->state);
  return TRUE;
}

char **
loose_player_dup_commands (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
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
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), (LoosePlayState) 0);
  return self->state;
}

LeafPlay *
loose_player_get_play (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  return self->play;
}

LeafProgram *
loose_player_get_program (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  return self->play != NULL ? leaf_play_program (self->play) : NULL;
}

LeafStop
loose_player_get_stop (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), ((LeafStop) { 0 }));
  return self->stop;
}

gboolean
loose_player_wants_key (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  return self->state == LOOSE_PLAY_WAITING && self->stop.wants == LEAF_INPUT_KEY;
}

LooseLocalHistory *
loose_player_get_locals (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
  return self->locals;
}

/* Values usually change in what the library does for a phrase of the story: if the library is skipped, the frame of
 * that phrase is shown. For a breakpoint in the library its own frame is shown. */
guint32
loose_player_get_depth (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), 0);
  LooseBreakpoint *stop = loose_player_get_breakpoint_hit (self, NULL);
  guint32 n = self->play != NULL && self->passes_library ? leaf_play_n_frames (self->play) : 0;

  if (n == 0 || !is_in_library (self)
      || (stop != NULL && loose_breakpoint_get_sort (stop) != LOOSE_BREAKPOINT_VALUE
          && loose_breakpoint_get_sort (stop) != LOOSE_BREAKPOINT_TEXT))
    return 0;
  for (guint32 i = 0; i < n; i++)
    if (!leaf_play_frame (self->play, i).is_library && leaf_play_frame (self->play, i).place.source != 0)
      return i;
  return 0;
}

LeafPlace
loose_player_get_place (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), ((LeafPlace) { 0 }));
  LeafPlace by = self->play != NULL
                     ? leaf_play_breakpoint_place (self->play, leaf_play_breakpoint_hit (self->play, NULL))
                     : (LeafPlace) { 0 },
            place = by.source != 0 ? by : self->stop.place;
  guint32 depth = loose_player_get_depth (self);

  return depth > 0 && leaf_program_source_is_library (leaf_play_program (self->play), place.source)
             ? leaf_play_frame (self->play, depth).place
             : place;
}

gboolean
loose_player_is_giving (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  return self->is_giving;
}

gboolean
loose_player_has_paused_again (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  return self->state == LOOSE_PLAY_PAUSED && self->paused_again;
}

gboolean
loose_player_is_catching_up (LoosePlayer *self)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  return self->catching_up;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

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
  g_clear_pointer (&self->storage, leaf_play_files_unref);
  g_clear_pointer (&self->report_files, leaf_play_files_unref);
  g_ptr_array_unref (self->breakpoints);
  g_array_unref (self->stop_lines);
  g_ptr_array_unref (self->by_number);
  loose_local_history_free (self->locals);
  g_array_unref (self->turns);
  g_ptr_array_unref (self->future);
  g_ptr_array_unref (self->live_edits);
  g_ptr_array_unref (self->pending_live_edits);
  g_free (self->failed_live_edit);
  G_OBJECT_CLASS (loose_player_parent_class)->finalize (object);
}

static void
loose_player_class_init (LoosePlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = loose_player_dispose;
  object_class->finalize = loose_player_finalize;
  signals[BEGUN] = g_signal_new ("begun", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[EVENTS] = g_signal_new ("events", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  signals[STATE_CHANGED] = g_signal_new ("state-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 0);
  signals[WENT_BACK]
      = g_signal_new ("went-back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOT_FOUND]
      = g_signal_new ("not-found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOT_KEPT] = g_signal_new ("not-kept", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[CAUGHT_UP]
      = g_signal_new ("caught-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
loose_player_init (LoosePlayer *self)
{
  g_queue_init (&self->waiting);
  self->breakpoints = g_ptr_array_new_with_free_func (g_object_unref);
  self->stop_lines = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->by_number = g_ptr_array_new ();
  self->locals = loose_local_history_new ();
  self->turns = g_array_new (FALSE, TRUE, sizeof (LooseMoment));
  self->future = g_ptr_array_new_with_free_func (g_free);
  self->live_edits = g_ptr_array_new_with_free_func (live_edit_free);
  self->pending_live_edits = g_ptr_array_new_with_free_func (live_edit_free);
}

LoosePlayer *
loose_player_new (void)
{
  return g_object_new (LOOSE_TYPE_PLAYER, NULL);
}
