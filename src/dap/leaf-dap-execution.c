/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-dap-execution.c: requests that run the play forwards and backwards, and reports of where it stopped. */
#include "leaf-dap-answers.h"

enum { SLICE = 1000000, MOST_SLICES = 400, MOST_SLICES_TO_PAUSE = 4 };

/* Reports a stop at a breakpoint. The protocol has separate reasons for run-time problems and for data that changed. */
static void
send_break (LeafDap *dap)
{
  guint32 number = leaf_play_breakpoint_hit (dap->play, NULL);
  g_autofree char *words = leaf_play_breakpoint_words (dap->play, number);

  if (number != 0 && number == dap->problems)
    leaf_dap_send_stop (dap, "exception", dap->problem);
  else
    leaf_dap_send_stop (dap, *words != '\0' ? "data breakpoint" : "breakpoint", *words != '\0' ? words : NULL);
}

void
leaf_dap_run_on (LeafDap *dap)
{
  dap->runs = TRUE;
  dap->slices = 0;
}

static void
stop (LeafDap *dap, const char *reason, const char *description)
{
  dap->runs = dap->pauses = FALSE;
  leaf_dap_send_stop (dap, reason, description);
}

static void
want_command (LeafDap *dap)
{
  if (dap->given >= dap->commands->len) {
    stop (dap, "pause", "The story is waiting for a command");
    return;
  }
  leaf_play_command (dap->play, dap->commands->pdata[dap->given++]);
  dap->slices = 0;
}

/* A busy story runs until the client pauses it. Then it stops at the next statement or, if it does not reach one soon,
 * where it is. Without a client that could pause it, it stops after a while. */
static void
be_busy (LeafDap *dap)
{
  dap->slices++;
  if (dap->pauses && dap->slices > MOST_SLICES_TO_PAUSE)
    stop (dap, "pause", NULL);
  else if (dap->has_no_more && dap->slices >= MOST_SLICES)
    stop (dap, "pause", "The story has been busy for a long time");
}

void
leaf_dap_run_slice (LeafDap *dap)
{
  LeafStop now = leaf_play_run (dap->play, SLICE);

  leaf_dap_send_events (dap);
  switch (now.cause) {
  case LEAF_STOP_WANTS_COMMAND: want_command (dap); return;
  case LEAF_STOP_BREAKPOINT:
    dap->runs = dap->pauses = FALSE;
    send_break (dap);
    return;
  case LEAF_STOP_STEP_DONE: stop (dap, dap->pauses ? "pause" : "step", NULL); return;
  case LEAF_STOP_FINISHED:
  case LEAF_STOP_FAULT:
    dap->runs = dap->pauses = FALSE;
    leaf_dap_send_end (dap);
    return;
  case LEAF_STOP_NONE:
  case LEAF_STOP_OUT_OF_BUDGET:
  case LEAF_STOP_SAVES: be_busy (dap); return;
  }
}

/* Pauses at the next statement: the play can go back to such a moment. */
gboolean
leaf_dap_pause (LeafDap *dap, JsonObject *arguments, JsonBuilder *body, char **why)
{
  if (!leaf_dap_has_play (dap, why))
    return FALSE;
  if (dap->runs) {
    leaf_play_step (dap->play, LEAF_STEP_IN);
    dap->pauses = TRUE;
    dap->slices = 0;
  }
  return TRUE;
}

static gboolean
is_running (const LeafDap *dap, char **why)
{
  if (dap->play == NULL || dap->has_ended)
    *why = g_strdup (dap->play == NULL ? "no story is running" : "the story has ended");
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

/* The commands after the new moment stay in `commands`, and are given again when the story needs them. */
static gboolean
back (LeafDap *dap, LeafBack how, char **why)
{
  if (!is_running (dap, why))
    return FALSE;
  if (!leaf_play_step_back (dap->play, how)) {
    *why = g_strdup ("there is no such earlier point");
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
  return back (dap, LEAF_BACK_BREAKPOINT, why);
}

void
leaf_dap_after_step_back (LeafDap *dap)
{
  leaf_dap_send_stop (dap, "step", NULL);
}

void
leaf_dap_after_reverse (LeafDap *dap)
{
  leaf_dap_send_stop (dap, "breakpoint", NULL);
}
