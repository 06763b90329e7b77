/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-slice.c: a slice of a play: runs its frames, or replays a saved play for RESTORE. */

#include "leaf-saved.h"
#include "leaf-command-input.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"

enum {
  REPLAY_SLICE = 20000,
  REPLAY_LIMIT = 200000000, /* instructions without a request for a command, the limit of `leaf play` */
};

static void
become_replayed (LeafMachine *m)
{
  LeafReplay *replay = g_steal_pointer (&m->replay);

  leaf_machine_become (m, replay->machine);
  m->undone = LEAF_UNDONE_RESTORED;
  leaf_replay_free (replay);
}

/* Gives the machine an input, and records it. */
static void
give_input (LeafMachine *m, const char *text)
{
  LeafRng chance;

  if (*text == LEAF_INPUT_COMMAND) {
    leaf_machine_give_command (m, text + 1);
  } else if (leaf_input_read_chance (text, &chance)) {
    m->inputs = leaf_input_push_rng (m->inputs, &chance);
    m->chance = chance;
  }
}

/* Answers a request to save as it was answered at that time. */
static void
answer_save (LeafReplay *replay)
{
  const char *text = replay->next < replay->inputs->len ? replay->inputs->pdata[replay->next] : "";
  gboolean is_kept = *text != LEAF_INPUT_UNSAVED;

  leaf_machine_answer_save (replay->machine, is_kept);
  if (!is_kept)
    replay->next++;
}

/* The native that requested the restore is visited again if the replay fails. */
static void
replay (LeafMachine *m, guint64 *budget)
{
  LeafReplay *to = m->replay;
  guint64 slice = MIN (*budget, REPLAY_SLICE);
  LeafStop stop = leaf_machine_run_frames (to->machine, slice);

  *budget -= slice;
  to->spent += slice;
  if (stop.cause == LEAF_STOP_WANTS_COMMAND) {
    to->spent = 0;
    if (to->next == to->inputs->len)
      become_replayed (m);
    else
      give_input (to->machine, to->inputs->pdata[to->next++]);
  } else if (stop.cause == LEAF_STOP_SAVES)
    answer_save (to);
  else if (stop.cause != LEAF_STOP_OUT_OF_BUDGET || to->spent > REPLAY_LIMIT)
    g_clear_pointer (&m->replay, leaf_replay_free);
}

LeafStop
leaf_machine_run (LeafMachine *m, guint64 budget)
{
  LeafStop stop = leaf_machine_run_frames (m, budget);

  while (m->replay != NULL && stop.cause == LEAF_STOP_NONE && !m->is_over) {
    replay (m, &m->budget);
    stop = leaf_machine_run_frames (m, m->budget);
  }
  return stop;
}
