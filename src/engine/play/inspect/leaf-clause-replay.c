/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-clause-replay.c: evaluates the clauses of a rule at an earlier moment, and explains why one was false.
 *
 * The question is about that moment, not the present: the play is replayed to the event at which the rule was
 * considered, and its clauses run there, on a copy, until one is false. */

#include "leaf-command-input.h"
#include "leaf-frames.h"
#include "leaf-run.h"
#include "leaf-snapshot.h"
#include "leaf-value-words.h"
#include "leaf-play-private.h"

#include <string.h>

/* --- testing clauses ---------------------------------------------------------------------------------------------- */

enum { PROBE_BUDGET = 200000 };

static void
fill_clauses (const LeafMachine *m, guint32 chunk, LeafClauseState *states, guint32 n)
{
  const LeafImage *code = m->image;

  for (guint32 i = 0; i < n; i++) {
    guint32 row = leaf_index_find (code->chunk_clauses, (guint64) chunk << 16 | (i + 1));
    const LeafChunkClause *clause = LEAF_ROW (&code->clauses, LeafChunkClause, row);
    LeafSpan span = leaf_image_span (m->image, clause->wording);

    states[i]
        = (LeafClauseState) { .holds = -1, .unsaid = clause->unsaid, .place = { span.source, span.start, span.end } };
  }
}

LeafClauseState *
leaf_machine_test_clauses (const LeafMachine *machine, guint32 rule_id)
{
  const LeafImageRule *rule;
  const LeafImageChunk *chunk;
  LeafClauseState *states;
  LeafMachine *copy;
  guint32 depth;

  if (!leaf_table_has_row (&machine->image->rules, rule_id))
    return g_new0 (LeafClauseState, 1);
  rule = LEAF_ROW (&machine->image->rules, LeafImageRule, rule_id);
  if (!LEAF_IS (rule->chunk))
    return g_new0 (LeafClauseState, 1);
  chunk = LEAF_ROW (&machine->image->chunks, LeafImageChunk, rule->chunk.ix);
  states = g_new0 (LeafClauseState, chunk->n_clauses + 1);
  fill_clauses (machine, rule->chunk.ix, states, chunk->n_clauses);
  copy = leaf_machine_copy (machine);
  leaf_machine_quieten (copy);
  copy->probe = states;
  copy->n_probe = chunk->n_clauses;
  depth = copy->n_frames;
  leaf_enter_chunk (copy, rule->chunk.ix, 0, LEAF_FLAG_PROBE, LEAF_ENTRY_MACHINE);
  for (guint i = 0; i < PROBE_BUDGET && copy->n_frames > depth && !copy->is_over; i++)
    if (leaf_machine_step (copy).cause == LEAF_STOP_WANTS_COMMAND)
      break;
  leaf_machine_free (copy);
  return states;
}

LeafClauseState *
leaf_play_why_not (const LeafPlay *play, guint32 rule)
{
  g_return_val_if_fail (play != NULL, NULL);
  return leaf_machine_test_clauses (play->machine, rule);
}

/* --- clauses at a moment ------------------------------------------------------------------------------------------ */

/* Runs `m` up to the event. *given counts the commands of the play that it has been given. */
void
leaf_play_go_on_to (const LeafPlay *play, LeafMachine *m, guint *given, guint64 event)
{
  m->target = event;
  leaf_machine_refresh_watch (m);
  while (m->n_events < event)
    if (!leaf_play_go_on_again (play, m, given, G_MAXUINT))
      break;
  m->target = 0;
  leaf_machine_refresh_watch (m);
}

LeafClauseState *
leaf_play_clauses_then (const LeafMachine *then, GHashTable *asked, guint64 event, guint32 rule)
{
  LeafClauseState *states
      = then->n_events >= event ? leaf_machine_test_clauses (then, rule) : g_new0 (LeafClauseState, 1);

  return leaf_clause_values_add (asked, states, then, rule);
}

void
leaf_play_clauses_at_each (const LeafPlay *play, const guint64 *events, const guint32 *rules, guint32 n,
                           LeafClauseState **states)
{
  g_autoptr (GHashTable) asked = leaf_clause_values_new ();
  LeafMachine *then;
  guint given = 0;

  g_return_if_fail (play != NULL && (n == 0 || (events != NULL && rules != NULL && states != NULL)));
  then = leaf_play_begin_again (play);
  for (guint32 i = 0; i < n; i++) {
    leaf_play_go_on_to (play, then, &given, events[i]);
    states[i] = leaf_play_clauses_then (then, asked, events[i], rules[i]);
  }
  leaf_machine_free (then);
}

LeafClauseState *
leaf_play_clauses_at (const LeafPlay *play, guint64 event, guint32 rule)
{
  LeafClauseState *states = NULL;

  g_return_val_if_fail (play != NULL, NULL);
  leaf_play_clauses_at_each (play, &event, &rule, 1, &states);
  return states;
}
