/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The timer of a story. The engine has no clock: a tick is an input from the window, stored and replayed like any
 * other. */
#include "config.h"

#include "loose-player-private.h"

/* There are no ticks while the story is paused or catches up, nor while later commands are kept after going back: a
 * tick would discard them. */
static gboolean
tick_cb (gpointer data)
{
  LoosePlayer *self = LOOSE_PLAYER (data);

  if (self->state == LOOSE_PLAY_WAITING && !self->catching_up && self->future->len == 0 && self->going_back == NULL)
    loose_player_command (self, "[tick]");
  return G_SOURCE_CONTINUE;
}

void
loose_player_update_timer (LoosePlayer *self)
{
  guint tick = self->play != NULL && self->state != LOOSE_PLAY_NONE && self->state != LOOSE_PLAY_FINISHED
                   ? self->stop.tick
                   : 0;

  if (tick == self->tick)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  self->tick = tick;
  if (tick != 0)
    self->timer = g_timeout_add (tick, tick_cb, self);
}
