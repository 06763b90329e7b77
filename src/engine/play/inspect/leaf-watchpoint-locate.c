/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-watchpoint-locate.c: finds the statement that changed a watched value.
 *
 * Between two events that a breakpoint examines, statements begin in several frames, and the last one to begin is not
 * always the one that changed the value: in "now the score is the bonus", the phrase that decides the bonus ends before
 * anything changes. So the play is replayed to the first of the two events, and from there instruction by instruction
 * until the value changes; the running frame then knows its statement. */

#include "leaf-command-input.h"
#include "leaf-events.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-play-private.h"
#include "leaf-state-edits.h"

enum { MOST_STEPS = 20000 };

/* The current statement of each frame, by its depth. */
static void
note_statements (LeafMachine *m, GArray *statements)
{
  for (guint i = 0; i < m->events->len; i++) {
    const LeafEvent *event = &g_array_index (m->events, LeafRawEvent, i).event;

    if (event->sort != LEAF_EVENT_STATEMENT)
      continue;
    g_array_set_size (statements, event->depth);
    g_array_append_vals (statements, event, 1);
  }
  leaf_events_clear (m);
}

/* A machine replayed to the event; NULL if this failed. */
static LeafMachine *
play_to (const LeafPlay *play, guint64 event, guint *given, GArray *statements)
{
  LeafMachine *m = leaf_play_begin_again (play);
  gboolean goes_on = TRUE;

  m->wanted |= LEAF_WANT_STATEMENTS;
  m->target = event;
  leaf_machine_refresh_watch (m);
  while (goes_on && m->n_events < event) {
    goes_on = leaf_play_go_on_again (play, m, given, G_MAXUINT);
    note_statements (m, statements);
  }
  m->target = 0;
  leaf_machine_refresh_watch (m);
  leaf_machine_apply_state_edits (m); /* a change by a person is made by no statement */
  if (m->n_events == event)
    return m;
  leaf_machine_free (m);
  return NULL;
}

static gboolean
step (const LeafPlay *play, LeafMachine *m, guint *given)
{
  if (m->stop.cause == LEAF_STOP_WANTS_COMMAND && m->command == NULL) {
    if (*given + 1 >= play->commands->len || !leaf_machine_give_command (m, play->commands->pdata[*given]))
      return FALSE;
    ++*given;
  }
  leaf_machine_run (m, 1);
  return !m->is_over && m->stop.cause != LEAF_STOP_SAVES;
}

gboolean
leaf_play_find_change (const LeafPlay *play, const LeafCompiledFragment *value, guint64 since, LeafEvent *statement)
{
  g_autoptr (GArray) statements = g_array_new (FALSE, TRUE, sizeof (LeafEvent));
  guint given = 0;
  LeafMachine *m = play_to (play, since, &given, statements);
  g_auto (LeafEvaluation) was = m != NULL ? leaf_compiled_fragment_run (value, m, G_MAXUINT32) : (LeafEvaluation) { 0 };
  gboolean found = FALSE;

  for (guint i = 0; m != NULL && !found && i < MOST_STEPS; i++) {
    guint32 frame = leaf_innermost_code (m);
    gboolean goes_on = step (play, m, &given);
    g_auto (LeafEvaluation) now = leaf_compiled_fragment_run (value, m, G_MAXUINT32);

    note_statements (m, statements);
    if (now.value != NULL && g_strcmp0 (now.value, was.value) != 0) {
      found = frame != G_MAXUINT32 && frame + 1 < statements->len
              && g_array_index (statements, LeafEvent, frame + 1).number != 0;
      if (found)
        *statement = g_array_index (statements, LeafEvent, frame + 1);
      break;
    }
    if (!goes_on)
      break;
  }
  if (m != NULL)
    leaf_machine_free (m);
  return found;
}
