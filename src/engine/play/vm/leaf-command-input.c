/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-command-input.c: how a machine asks for a command and is given one, and for what it has to look out
 * meanwhile. */

#include "leaf-machine-private.h"
#include "leaf-saved.h"
#include "leaf-state-edits.h"

gboolean
leaf_machine_give_command (LeafMachine *m, const char *command)
{
  if (m->stop.cause != LEAF_STOP_WANTS_COMMAND || m->command != NULL)
    return FALSE;
  leaf_machine_apply_state_edits (m);
  if (!m->is_replay && !m->is_explored)
    leaf_machine_keep_moment (m);
  if (!m->is_explored)
    m->inputs = leaf_input_push (m->inputs, command);
  m->command = g_strdup (command);
  leaf_event_text (m, LEAF_EVENT_COMMAND, 0, command, LEAF_OUTCOME_NONE);
  return TRUE;
}

void
leaf_machine_ask (LeafMachine *m, const char *prompt)
{
  leaf_event_text (m, LEAF_EVENT_PROMPT, 0, prompt, LEAF_OUTCOME_NONE);
  m->stop.cause = LEAF_STOP_WANTS_COMMAND;
}

char *
leaf_machine_take_command (LeafMachine *m)
{
  if (m->command == NULL)
    m->stop.cause = LEAF_STOP_WANTS_COMMAND;
  else
    m->halted_before = FALSE;
  return g_steal_pointer (&m->command);
}

void
leaf_machine_quit (LeafMachine *m)
{
  m->is_over = TRUE;
  m->stop.cause = LEAF_STOP_FINISHED;
}

void
leaf_machine_refresh_watch (LeafMachine *m)
{
  m->watch = 0;
  if (m->wanted & LEAF_WANT_STATEMENTS)
    m->watch |= LEAF_WATCH_EVENTS;
  if (m->marks != NULL)
    m->watch |= LEAF_WATCH_MARKS;
  if (m->step != LEAF_STEP_NONE)
    m->watch |= LEAF_WATCH_STEP;
  if (m->target != 0)
    m->watch |= LEAF_WATCH_TARGET;
  if (m->sets != NULL)
    m->watch |= LEAF_WATCH_SETS;
  /* a place where the play has stopped must be passed over once, whoever watches */
  if (m->watch == 0 && m->stopped_in != 0)
    m->watch |= LEAF_WATCH_STEP;
}
