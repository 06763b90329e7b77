/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-running.c: on and back: requests that move the play, which is then told of where it stopped. */
#include "leaf-dap-answers.h"

enum { SLICE = 1000000, SLICES = 400 };

/* A watched value that changed is told of as such. */
static void
tell_break (LeafDap *dap)
{
  g_autofree char *words = leaf_play_halt_words (dap->play, leaf_play_halted_at (dap->play, NULL));

  leaf_dap_tell_stop (dap, *words != '\0' ? "data breakpoint" : "breakpoint", *words != '\0' ? words : NULL);
}

/* Runs on to the next stop, giving commands while there are any. */
void
leaf_dap_run_on (LeafDap *dap)
{
  for (guint slice = 0; slice < SLICES; slice++) {
    LeafStop stop = leaf_play_run (dap->play, SLICE);

    leaf_dap_tell_events (dap);
    switch (stop.cause) {
    case LEAF_STOP_WANTS_COMMAND:
      if (dap->given < dap->commands->len) {
        leaf_play_command (dap->play, dap->commands->pdata[dap->given++]);
        slice = 0;
        break;
      }
      leaf_dap_tell_stop (dap, "pause", "The story wants a command");
      return;
    case LEAF_STOP_BREAKPOINT: tell_break (dap); return;
    case LEAF_STOP_STEP_DONE: leaf_dap_tell_stop (dap, "step", NULL); return;
    case LEAF_STOP_FINISHED:
    case LEAF_STOP_FAULT: leaf_dap_tell_end (dap); return;
    default: break;
    }
  }
  leaf_dap_tell_stop (dap, "pause", "The story has been busy for long");
}

static gboolean
is_running (const LeafDap *dap, char **why)
{
  if (dap->play == NULL || dap->has_ended)
    *why = g_strdup (dap->play == NULL ? "no story was launched" : "the story is over");
  return dap->play != NULL && !dap->has_ended;
}

static gboolean
go (LeafDap *dap, LeafStep step, char **why)
{
  if (!is_running (dap, why))
    return FALSE;
  leaf_play_step (dap->play, step);
  return TRUE;
}

gboolean
leaf_dap_continue (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  leaf_json_add_truth (body, "allThreadsContinued", TRUE);
  return go (dap, LEAF_STEP_NONE, why);
}

gboolean
leaf_dap_next (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return go (dap, LEAF_STEP_OVER, why);
}

gboolean
leaf_dap_step_in (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return go (dap, LEAF_STEP_IN, why);
}

gboolean
leaf_dap_step_out (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return go (dap, LEAF_STEP_OUT, why);
}

/* The commands that were taken back are wanted again, and given again as they come. */
static gboolean
back (LeafDap *dap, LeafBack how, char **why)
{
  if (!is_running (dap, why))
    return FALSE;
  for (guint i = dap->given; leaf_play_commands (dap->play)[i] != NULL; i++)
    g_ptr_array_add (dap->commands, g_strdup (leaf_play_commands (dap->play)[i]));
  if (!leaf_play_back (dap->play, how)) {
    *why = g_strdup ("there is no earlier moment of that sort");
    return FALSE;
  }
  dap->given = g_strv_length ((char **) leaf_play_commands (dap->play));
  return TRUE;
}

gboolean
leaf_dap_step_back (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return back (dap, LEAF_BACK_STATEMENT, why);
}

gboolean
leaf_dap_reverse (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  return back (dap, LEAF_BACK_HALT, why);
}

void
leaf_dap_after_step_back (LeafDap *dap)
{
  leaf_dap_tell_stop (dap, "step", NULL);
}

void
leaf_dap_after_reverse (LeafDap *dap)
{
  leaf_dap_tell_stop (dap, "breakpoint", NULL);
}
