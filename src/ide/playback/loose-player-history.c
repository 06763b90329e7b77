/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-player-history.c: goes to other moments of a play. A worker replays a copy up to the moment, and the copy
 * becomes the play. */
#include "config.h"

#include "loose-player-private.h"

/* What the worker owns. The player keeps the play itself. */
typedef struct {
  LeafPlay *copy;
  LeafBack how;       /* 0: go to `moment` */
  LooseMoment moment; /* a turn's end, where the play waits for a command */
  LooseBackTo to;     /* go to the last time of this instead; LOOSE_BACK_TO_NONE: do not */
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

/* The copy has arrived only if its hash is equal. */
static gboolean
go_to_moment (Travel *travel)
{
  if (!leaf_play_seek (travel->copy, travel->moment.event))
    return FALSE;
  while (leaf_play_stop (travel->copy).cause != LEAF_STOP_WANTS_COMMAND)
    if (leaf_play_run (travel->copy, LOOSE_PLAYER_BUDGET).event > travel->moment.event)
      return FALSE;
  return leaf_play_hash (travel->copy) == travel->moment.hash;
}

static gboolean
go_to_last_time (Travel *travel)
{
  static const LeafBreakpointSort sorts[] = { [LOOSE_BACK_TO_RULE] = LEAF_BREAKPOINT_RULE,
                                              [LOOSE_BACK_TO_VALUE] = LEAF_BREAKPOINT_CHANGE,
                                              [LOOSE_BACK_TO_TEXT] = LEAF_BREAKPOINT_TEXT };
  LeafBreakpointSpec request = { .sort = sorts[travel->to], .id = travel->id, .words = travel->words };

  return leaf_play_add_breakpoint (travel->copy, &request, NULL) != 0
         && leaf_play_step_back (travel->copy, LEAF_BACK_BREAKPOINT);
}

static void
travel_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Travel *travel = data;
  gboolean found = travel->to != LOOSE_BACK_TO_NONE ? go_to_last_time (travel)
                   : travel->how != 0               ? leaf_play_step_back (travel->copy, travel->how)
                                                    : go_to_moment (travel);

  g_task_return_boolean (task, found);
}

/* Keeps the later commands, which can be given again as long as the author gives no others. */
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

/* Makes the copy, which has arrived, the play. */
static void
stand_there (LoosePlayer *self, Travel *travel)
{
  gboolean waits = leaf_play_stop (travel->copy).cause == LEAF_STOP_WANTS_COMMAND;

  keep_future (self, travel->copy);
  g_clear_pointer (&self->play, loose_play_free);
  self->play = g_steal_pointer (&travel->copy);
  self->awaits_save = FALSE;
  self->n_plays++;
  leaf_play_clear_breakpoints (self->play);
  g_ptr_array_set_size (self->by_number, 0);
  loose_player_want_events (self);
  loose_player_apply_breaks (self);
  g_array_set_size (self->turns, MIN (self->turns->len, leaf_play_n_turns (self->play) - !waits));
  self->stop = leaf_play_stop (self->play);
  loose_player_forget_done_after (self, self->stop.event);
  g_signal_emit_by_name (self, "went-back");
  loose_player_set_state (self, waits ? LOOSE_PLAY_WAITING : LOOSE_PLAY_PAUSED);
}

void
loose_player_rest (LoosePlayer *self)
{
  switch (self->stop.cause) {
  case LEAF_STOP_WANTS_COMMAND: loose_player_set_state (self, LOOSE_PLAY_WAITING); break;
  case LEAF_STOP_FINISHED:
  case LEAF_STOP_FAULT: loose_player_set_state (self, LOOSE_PLAY_FINISHED); break;
  case LEAF_STOP_NONE:
  case LEAF_STOP_BREAKPOINT:
  case LEAF_STOP_STEP_DONE:
  case LEAF_STOP_OUT_OF_BUDGET:
  case LEAF_STOP_SAVES: loose_player_set_state (self, LOOSE_PLAY_PAUSED);
  }
}

static void
gone_back_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LoosePlayer *self = LOOSE_PLAYER (object);
  gboolean found = g_task_propagate_boolean (G_TASK (result), NULL);

  if (self->going_back != G_TASK (result))
    return; /* stopped or restarted since */
  self->going_back = NULL;
  self->paused_again = FALSE;
  if (found) {
    stand_there (self, g_task_get_task_data (G_TASK (result)));
    return;
  }
  loose_player_rest (self);
  g_signal_emit_by_name (self, "not-found");
}

/* A replay takes as long as the play did, so a worker does it on a copy. Meanwhile the window shows the story as
 * running. Pausing it leaves the play where it was; it can also be stopped. */
static void
travel (LoosePlayer *self, Travel *travel)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, gone_back_cb, NULL);

  travel->copy = leaf_play_copy (self->play);
  leaf_play_clear_breakpoints (travel->copy);
  if (travel->how == LEAF_BACK_BREAKPOINT)
    loose_player_apply_breaks_to (self, travel->copy, FALSE);
  g_task_set_task_data (task, travel, travel_free);
  self->going_back = task;
  g_task_run_in_thread (task, travel_in_thread);
  loose_player_set_state (self, LOOSE_PLAY_RUNNING);
}

gboolean
loose_player_go_back (LoosePlayer *self, LeafBack how)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
  Travel *where;

  if (!loose_player_can_go_back (self))
    return FALSE;
  where = g_new0 (Travel, 1);
  where->how = self->passes_library && how != LEAF_BACK_TURN && how != LEAF_BACK_BREAKPOINT ? how | LEAF_BACK_OWN : how;
  travel (self, where);
  return TRUE;
}

gboolean
loose_player_go_back_to (LoosePlayer *self, LooseBackTo to, guint32 id, const char *words)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
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
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), 0);
  return self->play != NULL ? leaf_play_n_turns (self->play) : 0;
}

const char *
loose_player_get_turn_command (LoosePlayer *self, guint turn)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), NULL);
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
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), 0);
  return self->future->len;
}

/* Going forward plays the same commands again. */
static void
go_forward (LoosePlayer *self, guint turn)
{
  guint n = turn + 1 - loose_player_get_n_turns (self);

  for (guint i = 0; i < n; i++)
    g_queue_push_tail (&self->waiting, g_strdup (g_ptr_array_index (self->future, i)));
  if (self->state == LOOSE_PLAY_WAITING && loose_player_give_waiting_command (self))
    loose_player_run (self);
}

gboolean
loose_player_go_to_turn (LoosePlayer *self, guint turn)
{
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), FALSE);
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
  g_return_val_if_fail (LOOSE_IS_PLAYER (self), 0);
  return loose_player_get_n_turns (self) > 0 ? loose_player_get_n_turns (self) - 1 : 0;
}
