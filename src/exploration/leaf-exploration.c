/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration.c: the rounds of a search. A round chooses a batch of moments, lets threads run it, and merges the
 * results in the order of the batch. */

#include "leaf-exploration-private.h"

#include <string.h>

enum {
  BATCH = 12,
  CHAINS_FROM = 400 /* moments */,
  CHAINS_OF = 3 /* all items but one in three */,
  REPEATS_OF = 12,
  REFUSAL_AT = 10,
  REFUSALS_OF = 2
};

/* --- construction ------------------------------------------------------------------------------------------------- */

static void
clear_node (gpointer data)
{
  leaf_tried_clear (&((LeafExplored *) data)->tried);
}

static void
clear_found (gpointer data)
{
  g_free ((char *) ((LeafFound *) data)->text);
  g_free ((char *) ((LeafFound *) data)->command);
}

static void
clear_level (gpointer data)
{
  LeafScoreLevel *level = data;

  g_array_unref (level->heap);
  for (guint i = 0; i < LEAF_CELL_SORTS; i++)
    g_array_unref (level->cells[i]);
}

static GArray *
array_of (gsize size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  g_array_set_clear_func (array, clear);
  return array;
}

static LeafExploration *
exploration_blank (LeafProgram *program, const LeafExplorationOptions *options)
{
  LeafExploration *exploration = g_new0 (LeafExploration, 1);
  guint32 n;

  exploration->options = *options;
  exploration->options.threads = CLAMP (options->threads, 1, BATCH);
  exploration->explorer = leaf_explorer_new (program);
  exploration->known = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_choice_cache_free);
  for (guint i = 0; i < exploration->options.threads; i++)
    g_ptr_array_add (exploration->known,
                     leaf_choice_cache_new (options->memory / LEAF_SHARE_OF_KNOWN / exploration->options.threads));
  exploration->nodes = array_of (sizeof (LeafExplored), clear_node);
  leaf_exploration_store_init (&exploration->store);
  leaf_exploration_table_init (&exploration->by_hash, TRUE);
  leaf_exploration_table_init (&exploration->facts, TRUE);
  leaf_exploration_table_init (&exploration->records_by_name, TRUE);
  leaf_exploration_table_filter (&exploration->records_by_name);
  leaf_exploration_table_init (&exploration->records_by_context, TRUE);
  leaf_exploration_table_filter (&exploration->records_by_context);
  leaf_exploration_table_init (&exploration->scored_seconds, FALSE);
  exploration->noun_uses = g_new0 (guint32, leaf_explorer_n_instances (exploration->explorer));
  exploration->records = array_of (sizeof (LeafChoiceRecord), NULL);
  exploration->edges = array_of (sizeof (LeafExploredEdge), NULL);
  exploration->command_ids = g_hash_table_new (g_str_hash, g_str_equal);
  exploration->commands = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < LEAF_EXPLORED_HEAPS; i++)
    exploration->heaps[i] = array_of (sizeof (LeafHeapEntry), NULL);
  exploration->levels = array_of (sizeof (LeafScoreLevel), clear_level);
  exploration->cells = array_of (sizeof (LeafExploredCell), NULL);
  exploration->room_cells = array_of (sizeof (guint32), NULL);
  exploration->news_cells = array_of (sizeof (guint32), NULL);
  leaf_exploration_table_init (&exploration->cells_by_key, TRUE);
  exploration->random = (guint64) options->shard << 32 | options->seed;
  exploration->rises = array_of (sizeof (LeafScoreRise), NULL);
  leaf_exploration_table_init (&exploration->rises_by_key, TRUE);
  exploration->refusals = array_of (sizeof (LeafRefusal), NULL);
  exploration->ways = g_new0 (GArray *, leaf_explorer_n_instances (exploration->explorer));
  exploration->rooms = array_of (sizeof (guint32), NULL);
  exploration->scored_rooms = array_of (sizeof (guint32), NULL);
  exploration->room_visits = g_new0 (guint32, leaf_explorer_n_instances (exploration->explorer));
  leaf_coverage_init (exploration->explorer, &exploration->coverage);
  leaf_explorer_coverables (exploration->explorer, &n);
  exploration->is_covered = g_new0 (guint8, n + 1);
  exploration->found = array_of (sizeof (LeafFound), clear_found);
  exploration->shadows = g_array_new (FALSE, TRUE, sizeof (guint32));
  exploration->replayed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, leaf_replayed_free);
  exploration->found_keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  exploration->proofs = array_of (sizeof (LeafProof), leaf_exploration_proof_clear);
  exploration->goals = array_of (sizeof (LeafWantedThing), leaf_wanted_clear);
  exploration->nevers = array_of (sizeof (LeafWantedThing), leaf_wanted_clear);
  exploration->goal_moments = array_of (sizeof (LeafGoalMoment), NULL);
  return exploration;
}

LeafExploration *
leaf_exploration_new (LeafProgram *program, const LeafExplorationOptions *options)
{
  LeafExploration *exploration;
  LeafMoment *first;
  LeafStepResult result = { 0 };
  LeafExploredStep step = { 0 };

  g_return_val_if_fail (program != NULL && options != NULL, NULL);
  exploration = exploration_blank (program, options);
  first = leaf_moment_begin (exploration->explorer, options->seed, options->budget, &exploration->coverage, &result);
  exploration->first = first;
  exploration->ending_from = LEAF_NO_MOMENT;
  leaf_explored_step_pack (exploration, first, NULL, &step);
  leaf_exploration_add_node (exploration, &step, LEAF_NO_MOMENT, leaf_exploration_novelty (exploration, &step));
  leaf_explored_step_clear (&step);
  exploration->state.drew = result.drew;
  exploration->state.is_stuck = result.state == LEAF_MOMENT_LOST;
  exploration->best_score = leaf_moment_score (first);
  exploration->has_best_score = TRUE;
  leaf_exploration_note_covered (exploration, 0, NULL, 0);
  leaf_exploration_note (exploration, LEAF_FOUND_ROOM, leaf_moment_room (first),
                         leaf_explorer_room_name (exploration->explorer, leaf_moment_room (first)), (LeafPlace) { 0 },
                         0, NULL, 0);
  if (result.fault != NULL)
    leaf_exploration_note (exploration, LEAF_FOUND_PROBLEM, result.is_endless, result.fault, result.fault_place, 0,
                           NULL, 0);
  leaf_step_result_clear (&result);
  return exploration;
}

void
leaf_exploration_free (LeafExploration *exploration)
{
  if (exploration == NULL)
    return;
  for (guint32 i = 0; i < exploration->nodes->len; i++)
    if (leaf_explored_at (exploration, i)->packed != 0)
      leaf_exploration_drop (exploration, leaf_explored_at (exploration, i));
  g_array_unref (exploration->nodes);
  leaf_exploration_store_clear (&exploration->store);
  leaf_moment_unref (exploration->first);
  leaf_exploration_table_clear (&exploration->by_hash);
  leaf_exploration_table_clear (&exploration->facts);
  leaf_exploration_table_clear (&exploration->records_by_name);
  leaf_exploration_table_clear (&exploration->records_by_context);
  leaf_exploration_table_clear (&exploration->scored_seconds);
  g_free (exploration->noun_uses);
  g_array_unref (exploration->records);
  g_array_unref (exploration->edges);
  g_hash_table_unref (exploration->command_ids);
  g_ptr_array_unref (exploration->commands);
  g_ptr_array_unref (exploration->known);
  for (guint i = 0; i < LEAF_EXPLORED_HEAPS; i++)
    g_array_unref (exploration->heaps[i]);
  g_array_unref (exploration->levels);
  g_array_unref (exploration->cells);
  g_array_unref (exploration->room_cells);
  g_array_unref (exploration->news_cells);
  leaf_exploration_table_clear (&exploration->cells_by_key);
  g_array_unref (exploration->rises);
  g_array_unref (exploration->refusals);
  leaf_exploration_table_clear (&exploration->rises_by_key);
  for (guint32 i = 0; i < leaf_explorer_n_instances (exploration->explorer); i++)
    g_clear_pointer (&exploration->ways[i], g_array_unref);
  g_free (exploration->ways);
  g_array_unref (exploration->rooms);
  g_array_unref (exploration->scored_rooms);
  g_free (exploration->room_visits);
  leaf_coverage_clear (&exploration->coverage);
  leaf_remaining_free (exploration->remaining);
  g_free (exploration->is_covered);
  g_array_unref (exploration->found);
  g_hash_table_unref (exploration->found_keys);
  g_array_unref (exploration->shadows);
  g_hash_table_unref (exploration->replayed);
  g_array_unref (exploration->proofs);
  g_array_unref (exploration->goals);
  g_array_unref (exploration->nevers);
  g_array_unref (exploration->goal_moments);
  leaf_explorer_free (exploration->explorer);
  g_free (exploration);
}

const LeafExplorer *
leaf_exploration_explorer (const LeafExploration *exploration)
{
  return exploration->explorer;
}

const LeafCoverage *
leaf_exploration_coverage (const LeafExploration *exploration)
{
  return &exploration->coverage;
}

/* --- given paths -------------------------------------------------------------------------------------------------- */

guint
leaf_exploration_add_path (LeafExploration *exploration, const char *const *commands)
{
  guint32 at = 0;
  guint n = 0;
  g_autoptr (LeafMoment) now = leaf_explored_moment (exploration, 0, &exploration->state.turns);

  for (; commands[n] != NULL && now != NULL && !leaf_moment_is_over (now); n++) {
    LeafExploredStep step = { .name = g_str_hash (commands[n]) | (guint64) 1 << 62 };
    guint32 to;
    LeafMoment *next;

    leaf_explored_step_run (exploration, now, commands[n], NULL, FALSE, TRUE, &step);
    exploration->state.turns++;
    to = leaf_exploration_merge (exploration, at, &step);
    next = g_steal_pointer (&step.after);
    leaf_moment_unref (now);
    now = next;
    leaf_explored_step_clear (&step);
    if (to == LEAF_NO_MOMENT)
      break;
    at = to;
  }
  return n;
}

/* --- a round ------------------------------------------------------------------------------------------------------ */

typedef struct {
  const LeafExploration *exploration;
  LeafExploredItem items[BATCH];
  guint n;
  guint8 order[BATCH]; /* the order in which threads take the items: chains first, as they take longest */
  gint next, next_thread;
} Batch;

static gpointer
work (gpointer data)
{
  Batch *batch = data;
  LeafChoiceCache *known = batch->exploration->known->pdata[g_atomic_int_add (&batch->next_thread, 1)];

  for (guint at = (guint) g_atomic_int_add (&batch->next, 1); at < batch->n;
       at = (guint) g_atomic_int_add (&batch->next, 1))
    leaf_explored_item_run (batch->exploration, known, &batch->items[batch->order[at]]);
  return NULL;
}

/* Returns TRUE if the next item is to be a chain: most items are, in a large archive with much left to try. */
static gboolean
wants_chain (const LeafExploration *exploration, const Batch *batch)
{
  return exploration->nodes->len >= CHAINS_FROM && exploration->n_open > exploration->nodes->len / 4
         && batch->n % CHAINS_OF != 0;
}

/* One item of one batch in two, in place of a chain from the highest scores, tries to overcome a refusal. Such chains
 * repeat commands, and so find fewer moments than others. */
static gboolean
take_from_refusals (LeafExploration *exploration, const Batch *batch, LeafExploredItem *item)
{
  if (batch->n != REFUSAL_AT || exploration->state.rounds % REFUSALS_OF != 0)
    return FALSE;
  item->refusal = leaf_exploration_take_refusal (exploration);
  if (item->refusal == NULL)
    return FALSE;
  item->node = item->refusal->node;
  exploration->cell_turn++; /* so that the other chains keep their turns */
  return TRUE;
}

/* Fills the batch with chains and with moments from the three heaps in turn. If a heap has run out, the others fill the
 * batch. */
static void
choose (LeafExploration *exploration, Batch *batch)
{
  static const LeafExploredHeap turns[]
      = { LEAF_HEAP_SCORE, LEAF_HEAP_NEW, LEAF_HEAP_SCORE, LEAF_HEAP_NEW, LEAF_HEAP_REST };
  guint missed = 0;

  for (guint i = 0; batch->n < BATCH && missed < G_N_ELEMENTS (turns);) {
    LeafExploredItem *item = &batch->items[batch->n];

    item->is_repeat = exploration->rises->len > 0 && batch->n % REPEATS_OF == 1;
    item->is_chain = wants_chain (exploration, batch)
                     && (take_from_refusals (exploration, batch, item)
                         || leaf_exploration_take_from_cells (exploration, item->is_repeat, &item->node));
    if (item->is_chain)
      item->salt = leaf_explored_random (&exploration->random);
    else if (!leaf_exploration_take (exploration, turns[i++ % G_N_ELEMENTS (turns)], &item->node)) {
      missed++;
      continue;
    }
    missed = 0;
    leaf_explored_at (exploration, item->node)->is_in_batch = TRUE;
    batch->n++;
  }
}

static void
run_batch (const LeafExploration *exploration, Batch *batch)
{
  guint n_threads = exploration->options.threads - 1;
  g_autofree GThread **threads = g_new0 (GThread *, n_threads + 1);
  guint n = 0;

  for (gint is_chain = TRUE; is_chain >= FALSE; is_chain--)
    for (guint i = 0; i < batch->n; i++)
      if (batch->items[i].is_chain == is_chain)
        batch->order[n++] = (guint8) i;
  for (guint i = 0; i < n_threads; i++)
    threads[i] = g_thread_new ("explore", work, batch);
  work (batch);
  for (guint i = 0; i < n_threads; i++)
    g_thread_join (threads[i]);
}

/* Stores the moment of an item that had to be replayed, because it is likely to be continued again. */
static void
keep_again (LeafExploration *exploration, LeafExploredItem *item)
{
  LeafExplored *node = leaf_explored_at (exploration, item->node);

  if (item->remade == NULL || node->packed != 0)
    return;
  leaf_exploration_keep (exploration, node, g_steal_pointer (&item->remade));
}

static void
note_promise (LeafExploration *exploration, guint32 id, guint16 promise)
{
  if (promise == 0)
    leaf_exploration_close (exploration, id);
  else
    leaf_explored_at (exploration, id)->promise = promise;
}

static void
merge_station (LeafExploration *exploration, guint32 id, LeafExploredStation *station)
{
  gboolean was_open = leaf_explored_at (exploration, id)->promise > 0;

  exploration->is_cut |= station->is_cut;
  leaf_explored_at (exploration, id)->is_cut |= station->is_cut != FALSE;
  for (guint i = 0; i < station->steps->len; i++) {
    LeafExploredStep *step = &g_array_index (station->steps, LeafExploredStep, i);
    guint32 to;

    step->to = LEAF_NO_MOMENT;
    if (station->n_choices > 0 && was_open)
      leaf_exploration_note_tried (exploration, id, step->choice, station->n_choices);
    to = leaf_exploration_merge (exploration, id, step);
    if (to != LEAF_NO_MOMENT && leaf_explored_at (exploration, to)->chance == step->chance)
      step->to = to;
  }
  leaf_explored_at (exploration, id)->used = (guint32) exploration->state.rounds;
  if (station->n_choices > 0 && was_open)
    note_promise (exploration, id, MIN (station->promise, leaf_explored_at (exploration, id)->promise));
  leaf_exploration_queue (exploration, id);
}

/* Returns the node of a station; LEAF_NO_MOMENT if its moment is not in the archive. */
static guint32
node_of_station (const LeafExploredItem *item, const LeafExploredStation *station)
{
  const LeafExploredStation *before;

  if (station->node != LEAF_NO_MOMENT)
    return station->node;
  before = &g_array_index (item->stations, LeafExploredStation, station->from);
  return before->is_merged ? g_array_index (before->steps, LeafExploredStep, station->via).to : LEAF_NO_MOMENT;
}

static void
merge_item (LeafExploration *exploration, LeafExploredItem *item)
{
  guint32 id = item->node;

  exploration->state.turns += item->turns;
  leaf_explored_at (exploration, id)->is_in_batch = FALSE;
  if (item->is_broken) {
    leaf_explored_at (exploration, id)->is_lost = TRUE;
    leaf_exploration_close (exploration, id);
    return;
  }
  keep_again (exploration, item);
  leaf_exploration_note_repeats (exploration, item->repeats);
  leaf_exploration_queue (exploration, id); /* leaf_exploration_take removes it from a heap while it is in the batch */
  for (guint i = 0; i < item->stations->len; i++) {
    LeafExploredStation *station = &g_array_index (item->stations, LeafExploredStation, i);

    id = node_of_station (item, station);
    station->is_merged = id != LEAF_NO_MOMENT;
    if (station->is_merged)
      merge_station (exploration, id, station);
  }
}

gboolean
leaf_exploration_round (LeafExploration *exploration)
{
  g_autofree Batch *batch = g_new0 (Batch, 1);

  batch->exploration = exploration;
  choose (exploration, batch);
  if (batch->n == 0)
    return FALSE;
  exploration->state.rounds++;
  if (exploration->remaining == NULL)
    exploration->remaining = leaf_remaining_new (exploration->explorer, &exploration->coverage);
  run_batch (exploration, batch);
  for (guint i = 0; i < batch->n; i++) {
    merge_item (exploration, &batch->items[i]);
    leaf_explored_item_clear (&batch->items[i]);
  }
  leaf_exploration_let_go (exploration);
  return TRUE;
}

LeafExplorationState
leaf_exploration_state (const LeafExploration *exploration)
{
  LeafExplorationState state = exploration->state;

  state.moments = exploration->nodes->len;
  state.best_score = exploration->best_score;
  state.open = exploration->n_open;
  state.is_closed = exploration->n_open == 0 && !exploration->is_cut && !state.is_stuck;
  for (guint32 i = 0; i < exploration->nodes->len && state.is_closed; i++)
    state.is_closed = !leaf_explored_at (exploration, i)->is_lost;
  for (guint32 i = 0; i < exploration->nodes->len && !state.has_final; i++)
    state.has_final = leaf_explored_at (exploration, i)->is_final;
  for (guint i = 0; i < exploration->found->len; i++)
    state.n_endings += g_array_index (exploration->found, LeafFound, i).sort == LEAF_FOUND_ENDING;
  return state;
}
