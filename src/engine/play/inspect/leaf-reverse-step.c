/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-reverse-step.c: steps back: replays the turn, records where a step would have stopped, and takes the play to the
 * last such place before this moment. */

#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-snapshot.h"
#include "leaf-play-private.h"

typedef struct {
  LeafBack how;
  const LeafProgram *program;
  gboolean is_own; /* only in the story's own code */
  guint64 now;
  guint32 frames; /* the number of stops so far */
  guint64 found;  /* 0: nothing yet */
} Search;

static gboolean
is_in_library (const LeafProgram *program, const LeafEvent *event)
{
  if (event->sort == LEAF_EVENT_RULE_BEGUN)
    return leaf_program_rule (program, event->rule).is_library;
  return event->place.source == 0 || leaf_program_source_is_library (program, event->place.source);
}

static void
consider (Search *search, const LeafEvent *event)
{
  gboolean counts = FALSE;

  if (event->number >= search->now || (search->is_own && is_in_library (search->program, event)))
    return;
  switch (search->how) {
  case LEAF_BACK_STATEMENT: counts = event->sort == LEAF_EVENT_STATEMENT; break;
  case LEAF_BACK_OVER: counts = event->sort == LEAF_EVENT_STATEMENT && event->depth <= search->frames; break;
  case LEAF_BACK_OUT: counts = event->sort == LEAF_EVENT_STATEMENT && event->depth < search->frames; break;
  case LEAF_BACK_RULE: counts = event->sort == LEAF_EVENT_RULE_BEGUN; break;
  case LEAF_BACK_TURN: counts = event->sort == LEAF_EVENT_PROMPT; break;
  case LEAF_BACK_BREAKPOINT:
  case LEAF_BACK_OWN: break;
  }
  if (counts)
    search->found = event->number;
}

/* Considers the events from that turn on. */
static void
search_from (const LeafPlay *play, guint32 turn, Search *search)
{
  LeafMachine *m = leaf_play_begin_again (play);
  guint given = 0;

  if (turn > 0)
    given = leaf_play_run_again (play, m, turn - 1, 0);
  leaf_events_clear (m);
  m->wanted |= LEAF_WANT_STATEMENTS | LEAF_WANT_RULES;
  m->target = search->now;
  leaf_machine_refresh_watch (m);
  for (gboolean goes_on = TRUE; goes_on && m->n_events < search->now;) {
    goes_on = leaf_play_go_on_again (play, m, &given, G_MAXUINT);
    for (guint i = 0; i < m->events->len; i++)
      consider (search, &g_array_index (m->events, LeafRawEvent, i).event);
    leaf_events_clear (m);
  }
  leaf_machine_free (m);
}

/* Replays with the same breakpoints. For a changed value, goes to the statement that changed it, not to the next
 * one. */
static void
search_breakpoints (LeafPlay *play, Search *search)
{
  g_autoptr (LeafPlay) again = leaf_play_again_with_breakpoints (play);
  const LeafCompiledFragment *value = NULL;
  gboolean is_change = FALSE;
  LeafEvent statement;
  guint64 since = 0;
  guint given = 0;

  while (again->machine->n_events < search->now) {
    LeafStop stop = leaf_play_run (again, 1000000);

    leaf_events_clear (again->machine);
    if (stop.cause == LEAF_STOP_BREAKPOINT && stop.event < search->now) {
      search->found = stop.event;
      is_change = leaf_breakpoints_saw_change (again, &value, &since);
    } else if (stop.cause == LEAF_STOP_SAVES)
      leaf_play_repeat_save_answer (play, again->machine);
    else if (stop.cause == LEAF_STOP_WANTS_COMMAND
             && (given + 1 >= play->commands->len || !leaf_play_command (again, play->commands->pdata[given++])))
      break;
    else if (stop.cause == LEAF_STOP_FINISHED || stop.cause == LEAF_STOP_FAULT)
      break;
  }
  if (search->found != 0 && is_change && leaf_play_find_change (play, value, since, &statement))
    search->found = statement.number;
}

gboolean
leaf_play_step_back (LeafPlay *play, LeafBack how)
{
  Search search = { .how = how & ~LEAF_BACK_OWN, .program = play->program, .is_own = (how & LEAF_BACK_OWN) != 0 };
  guint32 n;

  g_return_val_if_fail (play != NULL, FALSE);
  search.now = play->machine->n_events;
  search.frames = play->machine->n_frames;
  n = leaf_play_n_turns (play);
  if (search.how == LEAF_BACK_BREAKPOINT)
    search_breakpoints (play, &search);
  else
    search_from (play, n - 1, &search); /* the moment is nearly always in the last turn; otherwise from the beginning */
  if (search.how != LEAF_BACK_BREAKPOINT && search.found == 0 && n > 1)
    search_from (play, 0, &search);
  return search.found != 0 && leaf_play_seek (play, search.found);
}
