/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-command-input.c: how a machine requests and gets a command, and what else it accepts while it waits. */

#include "leaf-inputs.h"
#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-paragraph.h"
#include "leaf-snapshot.h"
#include "leaf-saved.h"
#include "leaf-state-edits.h"

/* Rules for a link, click or tick run on top of the waiting native, which is visited again when they have ended, and
 * continues to wait. UNDO reverts a command, and the links, clicks and ticks after it. */
static void
begin_event (LeafMachine *m, LeafInputSort sort, guint32 link, LeafPaneClick click)
{
  const LeafFacts *facts = m->facts;

  m->followed = sort == LEAF_INPUT_LINK ? link : 0;
  m->clicked = click;
  m->stop.cause = LEAF_STOP_NONE;
  m->asked_paragraph = leaf_paragraph_keep (m);
  leaf_paragraph_clear (m);
  leaf_call_phrase (m,
                    sort == LEAF_INPUT_LINK    ? facts->handle_link
                    : sort == LEAF_INPUT_CLICK ? facts->handle_click
                                               : facts->handle_tick,
                    0, NULL);
}

gboolean
leaf_machine_give_command (LeafMachine *m, const char *command)
{
  LeafInputSort sort;
  LeafPaneClick click;
  gboolean is_event;
  guint32 link;

  if (m->stop.cause != LEAF_STOP_WANTS_COMMAND || m->command != NULL)
    return FALSE;
  leaf_machine_apply_state_edits (m);
  sort = leaf_input_sort (m, command, &link, &click);
  is_event = sort == LEAF_INPUT_LINK || sort == LEAF_INPUT_TICK || sort == LEAF_INPUT_CLICK;
  if (!m->is_replay && !m->is_explored && !is_event)
    leaf_machine_keep_moment (m);
  if (!m->is_explored)
    m->inputs = leaf_input_push (m->inputs, command);
  leaf_event_input (m, sort, command);
  if (is_event)
    begin_event (m, sort, link, click);
  else
    m->command = g_strdup (command);
  return TRUE;
}

static void
ask (LeafMachine *m, LeafInputSort sort, const char *prompt)
{
  m->asks = sort;
  g_free (m->prompt);
  m->prompt = g_strdup (prompt);
  leaf_event_text (m, LEAF_EVENT_PROMPT, 0, prompt, LEAF_OUTCOME_NONE);
  m->stop.cause = LEAF_STOP_WANTS_COMMAND;
}

void
leaf_machine_ask (LeafMachine *m, const char *prompt)
{
  ask (m, LEAF_INPUT_LINE, prompt);
}

void
leaf_machine_ask_key (LeafMachine *m)
{
  ask (m, LEAF_INPUT_KEY, "");
}

char *
leaf_machine_take_command (LeafMachine *m)
{
  if (m->command == NULL)
    m->stop.cause = LEAF_STOP_WANTS_COMMAND;
  else
    m->rules_were_stopped_before = FALSE;
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
  /* the place of a stop must be passed exactly once, with or without a watcher */
  if (m->watch == 0 && m->stopped_in != 0)
    m->watch |= LEAF_WATCH_STEP;
}
