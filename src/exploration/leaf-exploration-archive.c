/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-archive.c: the archive of distinct moments. It decides which moment is continued next and which are
 * held in memory, and merges the steps that threads have run. */

#include "leaf-exploration-private.h"

#include <string.h>

enum { MOST_EDGES = 40 * 1000 * 1000, REMEMBERED_ROUNDS = 24, MANY = 10000 /* moments */ };
enum { BYTES_OF_COMMAND = 72 /* its entries in the tables, and the allocator's overhead */ };
enum { BYTES_TO_INDEX_NODE = 18, BYTES_TO_INDEX_EDGE = 4 }; /* for leaf_exploration_dead_ends */

guint32
leaf_exploration_command_id (LeafExploration *exploration, const char *command)
{
  gpointer id;
  char *own;

  if (g_hash_table_lookup_extended (exploration->command_ids, command, NULL, &id))
    return GPOINTER_TO_UINT (id);
  own = g_strdup (command);
  exploration->command_bytes += strlen (own) + BYTES_OF_COMMAND;
  g_ptr_array_add (exploration->commands, own);
  g_hash_table_insert (exploration->command_ids, own, GUINT_TO_POINTER (exploration->commands->len - 1));
  return exploration->commands->len - 1;
}

/* --- heaps -------------------------------------------------------------------------------------------------------- */

static void
heap_push (GArray *heap, LeafHeapEntry entry)
{
  guint at = heap->len;
  LeafHeapEntry *rows;

  g_array_append_val (heap, entry);
  rows = (LeafHeapEntry *) (gpointer) heap->data;
  while (at > 0 && rows[(at - 1) / 2].key > entry.key) {
    rows[at] = rows[(at - 1) / 2];
    at = (at - 1) / 2;
  }
  rows[at] = entry;
}

static guint32
heap_pop (GArray *heap)
{
  LeafHeapEntry *rows = (LeafHeapEntry *) (gpointer) heap->data, last = rows[heap->len - 1];
  guint32 node = rows[0].node;
  guint at = 0, n = heap->len - 1;

  while (at * 2 + 1 < n) {
    guint child = at * 2 + 1;

    child += child + 1 < n && rows[child + 1].key < rows[child].key;
    if (rows[child].key >= last.key)
      break;
    rows[at] = rows[child];
    at = child;
  }
  rows[at] = last;
  g_array_set_size (heap, n);
  return node;
}

/* The sort key of a moment in a heap, which returns the smallest key first. */
static guint64
key_of (const LeafExplored *node, guint32 id, LeafExploredHeap heap)
{
  guint64 dull = 1000 - MIN (node->promise, 1000);

  switch (heap) {
  case LEAF_HEAP_SCORE:
    return (guint64) (2 - node->novelty) << 60 | dull / 100 << 56 | (guint64) MIN (node->depth, 0xFFFFF) << 32 | id;
  case LEAF_HEAP_NEW: return dull / 200 << 56 | (guint64) MIN (node->depth, 0xFFFFF) << 32 | id;
  case LEAF_HEAP_REST: break;
  }
  return dull / 250 << 56 | (guint64) MIN (node->depth, 0xFFFFF) << 32 | id;
}

LeafScoreLevel *
leaf_exploration_level (LeafExploration *exploration, gint32 score)
{
  LeafScoreLevel fresh = { .score = score };
  guint at = 0;

  while (at < exploration->levels->len && g_array_index (exploration->levels, LeafScoreLevel, at).score > score)
    at++;
  if (at == exploration->levels->len || g_array_index (exploration->levels, LeafScoreLevel, at).score != score) {
    fresh.heap = g_array_new (FALSE, FALSE, sizeof (LeafHeapEntry));
    for (guint i = 0; i < LEAF_CELL_SORTS; i++)
      fresh.cells[i] = g_array_new (FALSE, FALSE, sizeof (guint32));
    g_array_insert_val (exploration->levels, at, fresh);
  }
  return &g_array_index (exploration->levels, LeafScoreLevel, at);
}

/* Every second turn takes the highest score, every second of the other turns the next score, and so on. Taking only the
 * highest score would fail, because a play may have got it in a dead end. Returns NULL if there are no moments. */
static GArray *
next_level (LeafExploration *exploration)
{
  guint32 turn = ++exploration->level_turn;
  GArray *last = NULL;

  for (guint i = 0; i < exploration->levels->len; i++) {
    GArray *heap = g_array_index (exploration->levels, LeafScoreLevel, i).heap;

    if (heap->len == 0)
      continue;
    last = heap;
    if (turn & 1)
      return heap;
    turn >>= 1;
  }
  return last;
}

static GArray *
heap_to_push (LeafExploration *exploration, LeafExploredHeap heap, gint32 score)
{
  return heap == LEAF_HEAP_SCORE ? leaf_exploration_level (exploration, score)->heap : exploration->heaps[heap];
}

void
leaf_exploration_queue (LeafExploration *exploration, guint32 id)
{
  LeafExplored *node = leaf_explored_at (exploration, id);

  for (guint heap = 0; heap < LEAF_EXPLORED_HEAPS && node->promise > 0; heap++) {
    gboolean fits = heap == LEAF_HEAP_REST
                    || (node->promise >= LEAF_WORTH_A_LOOK && node->novelty >= (heap == LEAF_HEAP_NEW ? 2 : 1));

    if (!fits || (node->queued & 1u << heap) != 0)
      continue;
    node->queued |= (guint8) (1u << heap);
    heap_push (heap_to_push (exploration, (LeafExploredHeap) heap, node->score),
               (LeafHeapEntry) { key_of (node, id, (LeafExploredHeap) heap), id });
  }
}

gboolean
leaf_exploration_take (LeafExploration *exploration, LeafExploredHeap sort, guint32 *id)
{
  GArray *heap;

  while ((heap = sort == LEAF_HEAP_SCORE ? next_level (exploration) : exploration->heaps[sort]) != NULL
         && heap->len > 0) {
    LeafExplored *node;

    *id = heap_pop (heap);
    node = leaf_explored_at (exploration, *id);
    node->queued &= (guint8) ~(1u << sort);
    if (node->promise > 0 && !node->is_in_batch && (sort == LEAF_HEAP_REST || node->promise >= LEAF_WORTH_A_LOOK))
      return TRUE;
  }
  return FALSE;
}

/* --- moments ------------------------------------------------------------------------------------------------------ */

enum { MOST_PAIRED = 64 };

static gboolean
note_fact (LeafExploration *exploration, guint64 fact, gint32 score)
{
  if (!leaf_exploration_is_new_fact (exploration, fact, score))
    return FALSE;
  leaf_exploration_table_set (&exploration->facts, fact, (guint32) score);
  return TRUE;
}

static void
add_if_new (const LeafExploration *exploration, guint64 fact, gint32 score, GArray **news)
{
  if (!leaf_exploration_is_new_fact (exploration, fact, score))
    return;
  if (*news == NULL)
    *news = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_array_append_val (*news, fact);
}

static gboolean
is_among (const GArray *facts, guint64 fact)
{
  for (guint i = 0; i < facts->len; i++)
    if (g_array_index (facts, guint64, i) == fact)
      return TRUE;
  return FALSE;
}

/* A fact that is not new does not become new later, so threads can leave out most facts before the steps are merged. A
 * pair of two facts that the moment before had is not new either, if the score of that moment was as high; `changes`
 * are the facts that it did not have (NULL: any pair may be new). */
void
leaf_exploration_find_news (const LeafExploration *exploration, const GArray *facts, const GArray *changes,
                            LeafExploredStep *step)
{
  guint64 paired[MOST_PAIRED];
  gboolean is_old[MOST_PAIRED];
  guint n = 0;

  for (guint i = 0; i < facts->len; i++)
    leaf_exploration_table_fetch (&exploration->facts, g_array_index (facts, guint64, i));
  for (guint i = 0; i < facts->len; i++) {
    guint64 fact = g_array_index (facts, guint64, i);

    add_if_new (exploration, fact, step->score, &step->facts);
    if (exploration->is_full || (fact & LEAF_FACT_SORT) != LEAF_FACT_OTHER || n == MOST_PAIRED)
      continue;
    is_old[n] = changes != NULL && !is_among (changes, fact);
    paired[n++] = fact;
  }
  for (guint i = 0; i < n; i++) {
    guint64 pairs[MOST_PAIRED];
    guint n_pairs = 0;

    for (guint k = 0; k < i; k++)
      if (!is_old[i] || !is_old[k]) {
        pairs[n_pairs] = (paired[i] + paired[k]) * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
        leaf_exploration_table_fetch (&exploration->facts, pairs[n_pairs++]);
      }
    for (guint k = 0; k < n_pairs; k++)
      add_if_new (exploration, pairs[k], step->score, &step->pairs);
  }
}

/* Rates pairs below single facts, so that the archive grows by what is new rather than by every combination. */
guint8
leaf_exploration_novelty (LeafExploration *exploration, const LeafExploredStep *step)
{
  guint8 novelty = 0;

  for (guint i = 0; step->facts != NULL && i < step->facts->len; i++) {
    guint64 fact = g_array_index (step->facts, guint64, i);

    if (note_fact (exploration, fact, step->score))
      novelty = MAX (novelty, (fact & LEAF_FACT_SORT) == LEAF_FACT_LIES ? 1 : 2);
  }
  for (guint i = 0; step->pairs != NULL && i < step->pairs->len; i++)
    if (note_fact (exploration, g_array_index (step->pairs, guint64, i), step->score))
      novelty = MAX (novelty, 1);
  return novelty;
}

void
leaf_exploration_keep (LeafExploration *exploration, LeafExplored *node, LeafPackedMoment *packed)
{
  gsize size = leaf_packed_moment_size (packed);

  node->packed_size = (guint32) size;
  node->bytes = (guint32) (leaf_packed_moment_bytes (packed) - size + leaf_exploration_store_bytes (size));
  node->packed = leaf_exploration_store_put (&exploration->store, packed, size);
  g_free (packed);
  exploration->state.bytes += node->bytes;
  exploration->state.kept++;
}

void
leaf_exploration_drop (LeafExploration *exploration, LeafExplored *node)
{
  leaf_packed_moment_free (leaf_exploration_store_dup (&exploration->store, node->packed, leaf_packed_moment_head ()));
  leaf_exploration_store_drop (&exploration->store, node->packed);
  node->packed = 0;
  exploration->state.bytes -= MIN (exploration->state.bytes, node->bytes);
  exploration->state.kept--;
}

LeafMoment *
leaf_exploration_unpack (const LeafExploration *exploration, const LeafExplored *node)
{
  g_autofree LeafPackedMoment *packed
      = leaf_exploration_store_dup (&exploration->store, node->packed, node->packed_size);

  return leaf_packed_moment_unpack (packed, exploration->first);
}

guint32
leaf_exploration_add_node (LeafExploration *exploration, LeafExploredStep *step, guint32 parent, guint8 novelty)
{
  const LeafExplored *before = parent != LEAF_NO_MOMENT ? leaf_explored_at (exploration, parent) : NULL;
  guint32 id = exploration->nodes->len;
  gboolean has_scored;
  LeafExplored node = {
    .hash = step->hash,
    .chance = step->chance,
    .parent = parent,
    .command = step->command != NULL ? leaf_exploration_command_id (exploration, step->command) : 0,
    .depth = before != NULL ? before->depth + step->n_commands : 0,
    .used = (guint32) exploration->state.rounds,
    .score = step->score,
    .room = step->room,
    .is_over = step->is_over != FALSE,
    .is_ending = step->is_ending != FALSE,
    .is_drawn = (before != NULL && before->is_drawn) || leaf_drawn_is (step->command),
  };

  leaf_exploration_keep (exploration, &node, g_steal_pointer (&step->packed));
  has_scored = before != NULL && node.score > before->score;
  node.novelty = novelty;
  node.promise = node.is_over ? 0 : 1000;
  exploration->n_open += node.promise > 0;
  g_array_append_val (exploration->nodes, node);
  leaf_exploration_table_add (&exploration->by_hash, node.hash, id);
  leaf_exploration_queue (exploration, id);
  leaf_exploration_note_room (exploration, node.room, has_scored);
  if (!node.is_over)
    leaf_exploration_put_in_cells (exploration, id, step);
  return id;
}

void
leaf_exploration_close (LeafExploration *exploration, guint32 id)
{
  LeafExplored *node = leaf_explored_at (exploration, id);

  if (node->promise == 0)
    return;
  node->promise = 0;
  exploration->n_open--;
  exploration->tried_bytes -= leaf_tried_bytes (&node->tried);
  leaf_tried_clear (&node->tried);
}

void
leaf_exploration_note_tried (LeafExploration *exploration, guint32 id, guint32 choice, guint32 n_choices)
{
  LeafTriedChoices *tried = &leaf_explored_at (exploration, id)->tried;

  exploration->tried_bytes -= leaf_tried_bytes (tried);
  if (leaf_explored_at (exploration, id)->n_choices != n_choices)
    leaf_tried_clear (tried);
  leaf_tried_add (tried, choice, n_choices);
  leaf_explored_at (exploration, id)->n_choices = n_choices;
  exploration->tried_bytes += leaf_tried_bytes (tried);
}

/* --- merging ------------------------------------------------------------------------------------------------------ */

static void
note_one_record (LeafExploration *exploration, LeafExplorationTable *table, guint64 name, const LeafExploredStep *step,
                 gboolean drew, gboolean scored, guint novelty)
{
  gboolean changed = step->is_effective;
  LeafChoiceRecord *record;
  guint32 at = exploration->records->len;

  if (leaf_exploration_table_add (table, name, at))
    g_array_set_size (exploration->records, at + 1);
  else
    leaf_exploration_table_find (table, name, &at);
  record = &g_array_index (exploration->records, LeafChoiceRecord, at);
  if (drew && !changed)
    record->drawn++;
  else
    record->tried++;
  record->changed += changed != FALSE;
  record->news += novelty == 2;
  record->scored += scored != FALSE;
  record->dropped += step->is_dropping != FALSE;
}

static void
note_record (LeafExploration *exploration, const LeafExploredStep *step, gboolean scored, guint novelty)
{
  LeafExplorationTable *names = &exploration->records_by_name;

  if (step->name == 0)
    return;
  note_one_record (exploration, names, step->name, step, step->is_drawing, scored, novelty);
  if (step->context != 0)
    note_one_record (exploration, &exploration->records_by_context, step->context, step, step->is_drawing, scored,
                     novelty);
  note_one_record (exploration, names, leaf_explored_action_name (step->name), step, FALSE, scored, novelty);
  if (leaf_explored_second_name (step->name) != 0) {
    note_one_record (exploration, names, leaf_explored_first_name (step->name), step, FALSE, scored, novelty);
    note_one_record (exploration, names, leaf_explored_second_name (step->name), step, FALSE, scored, novelty);
  }
  if (leaf_explored_noun (step->name) < leaf_explorer_n_instances (exploration->explorer))
    exploration->noun_uses[leaf_explored_noun (step->name)]++;
  if (scored && leaf_explored_second_name (step->name) != 0)
    leaf_exploration_table_add (&exploration->scored_seconds, leaf_explored_second_name (step->name), 0);
}

/* Takes a shorter way to a known moment only if the state of the random generator is the same at its end: with another
 * state, the recorded commands after that moment might have other results. */
static void
shorten (LeafExploration *exploration, guint32 from, guint32 to, const LeafExploredStep *step, guint16 rise)
{
  LeafExplored *node = leaf_explored_at (exploration, to);
  guint32 depth = leaf_explored_at (exploration, from)->depth + step->n_commands;

  gboolean is_drawn = leaf_explored_at (exploration, from)->is_drawn || leaf_drawn_is (step->command);

  if (to == 0 || depth >= node->depth || node->chance != step->chance || is_drawn != node->is_drawn)
    return;
  node->depth = depth;
  node->parent = from;
  node->rise = rise;
  node->command = leaf_exploration_command_id (exploration, step->command);
}

/* Returns the phrase that ended the story. It may have run before the command: after it, the story goes on to the end
 * of the turn, and a command that is not understood takes no turn. */
static LeafPlace
place_of_ending (LeafExploration *exploration, guint32 from, const LeafStepResult *result)
{
  if (result->ended_at.source != 0 || !leaf_explored_at (exploration, from)->is_ending)
    return result->ended_at;
  if (exploration->ending_from != from)
    exploration->ending_at = leaf_exploration_ending_before (exploration, from);
  exploration->ending_from = from;
  return exploration->ending_at;
}

static void
note_what_was_found (LeafExploration *exploration, guint32 from, const LeafExploredStep *step)
{
  const LeafStepResult *result = &step->result;
  const char *room = leaf_explorer_room_name (exploration->explorer, step->room);

  exploration->state.drew |= result->drew;
  if (step->news.bits != NULL)
    leaf_exploration_note_refusal (exploration, from, step);
  if (step->news.bits != NULL && leaf_coverage_add (&exploration->coverage, &step->news)) {
    leaf_exploration_note_covered (exploration, from, step->command, step->n_commands);
    leaf_exploration_note_news (exploration, from);
    g_clear_pointer (&exploration->remaining, leaf_remaining_free);
  }
  if (room != NULL)
    leaf_exploration_note (exploration, LEAF_FOUND_ROOM, step->room, room, (LeafPlace) { 0 }, from, step->command,
                           step->n_commands);
  if (result->fault != NULL)
    leaf_exploration_note (exploration, LEAF_FOUND_PROBLEM, result->is_endless, result->fault, result->fault_place,
                           from, step->command, step->n_commands);
  if (result->state == LEAF_MOMENT_ENDED)
    leaf_exploration_note (exploration, LEAF_FOUND_ENDING, 0, NULL, place_of_ending (exploration, from, result), from,
                           step->command, step->n_commands);
  if (!exploration->has_best_score || step->score > exploration->best_score) {
    exploration->best_score = step->score;
    exploration->has_best_score = TRUE;
    leaf_exploration_note (exploration, LEAF_FOUND_SCORE, (guint32) step->score, NULL, (LeafPlace) { 0 }, from,
                           step->command, step->n_commands);
  }
}

static void
note_wanted (LeafExploration *exploration, GArray *wanted, LeafFoundSort sort, guint64 bits, guint32 from,
             const LeafExploredStep *step)
{
  for (guint i = 0; i < wanted->len; i++) {
    LeafWantedThing *thing = &g_array_index (wanted, LeafWantedThing, i);
    gboolean is_so = thing->goal != NULL
                         ? i < 64 && (bits >> i & 1) != 0
                         : !thing->is_found && leaf_coverage_has (&exploration->coverage, thing->rule_bit);

    if (!is_so)
      continue;
    thing->is_found = TRUE;
    leaf_exploration_note (exploration, sort, i, thing->words, (LeafPlace) { 0 }, from, step->command,
                           step->n_commands);
  }
}

/* Returns TRUE if the archive is full (leaf_exploration_let_go) and the step has neither a new fact nor a higher score,
 * a goal or an ending, and ran nothing new. */
static gboolean
is_crowded_out (const LeafExploration *exploration, guint32 from, const LeafExploredStep *step, guint8 novelty)
{
  return exploration->is_full && step->news.bits == NULL && step->result.state == LEAF_MOMENT_GOES_ON
         && step->goals == 0 && step->score <= leaf_explored_at (exploration, from)->score && novelty < 2;
}

void
leaf_exploration_add_edge (LeafExploration *exploration, guint32 from, guint32 to, const char *command)
{
  LeafExploredEdge edge = { from, to, 0 };

  if (from == to)
    return;
  if (exploration->edges->len >= MOST_EDGES || exploration->is_full) {
    leaf_explored_at (exploration, from)->is_cut = TRUE;
    return;
  }
  edge.command = leaf_exploration_command_id (exploration, command);
  g_array_append_val (exploration->edges, edge);
}

guint32
leaf_exploration_merge (LeafExploration *exploration, guint32 from, LeafExploredStep *step)
{
  guint32 to = LEAF_NO_MOMENT;
  gboolean is_known;
  guint16 rise;
  guint novelty = step->news.bits != NULL ? 2 : 0;

  if (step->command == NULL || step->hash == 0) {
    note_record (exploration, step, FALSE, 0);
    return LEAF_NO_MOMENT;
  }
  rise = leaf_exploration_note_rise (exploration, from, step);
  note_what_was_found (exploration, from, step);
  note_wanted (exploration, exploration->goals, LEAF_FOUND_GOAL, step->goals, from, step);
  note_wanted (exploration, exploration->nevers, LEAF_FOUND_BROKEN, step->nevers, from, step);
  is_known = leaf_exploration_table_find (&exploration->by_hash, step->hash, &to);
  if (is_known) {
    shorten (exploration, from, to, step, rise);
  } else if (step->packed != NULL) {
    guint8 new_facts = leaf_exploration_novelty (exploration, step);

    if (is_crowded_out (exploration, from, step, new_facts)) {
      exploration->is_cut = TRUE;
      leaf_explored_at (exploration, from)->is_cut = TRUE;
      note_record (exploration, step, FALSE, 0);
      return LEAF_NO_MOMENT;
    }
    to = leaf_exploration_add_node (exploration, step, from, new_facts);
    leaf_explored_at (exploration, to)->rise = rise;
    leaf_exploration_note_goals (exploration, to, step->goals);
    leaf_explored_at (exploration, to)->is_final = step->result.is_final != FALSE;
    if (leaf_exploration_note_near (exploration, step->held, from, step->command, step->n_commands)) {
      leaf_explored_at (exploration, to)->novelty = 2;
      leaf_exploration_queue (exploration, to);
    }
    novelty = MAX (novelty, leaf_explored_at (exploration, to)->novelty);
  }
  note_record (exploration, step, step->score > leaf_explored_at (exploration, from)->score, novelty);
  if (step->n_commands == 1 && step->result.state == LEAF_MOMENT_GOES_ON)
    leaf_exploration_note_way (exploration, leaf_explored_at (exploration, from)->room, step->room, step->command);
  if (to != LEAF_NO_MOMENT)
    leaf_exploration_add_edge (exploration, from, to, step->command);
  return to;
}

/* --- memory ------------------------------------------------------------------------------------------------------- */

/* The memory of an array. The space beyond its length does not count, because the system provides memory only for what
 * was written to. */
static gsize
bytes_of_array (const GArray *array)
{
  return (gsize) array->len * g_array_get_element_size ((GArray *) array);
}

static gsize
bytes_of_levels (const LeafExploration *exploration)
{
  gsize bytes = 0;

  for (guint i = 0; i < exploration->levels->len; i++) {
    const LeafScoreLevel *level = &g_array_index (exploration->levels, LeafScoreLevel, i);

    bytes += bytes_of_array (level->heap);
    for (guint k = 0; k < LEAF_CELL_SORTS; k++)
      bytes += bytes_of_array (level->cells[k]);
  }
  for (guint i = 0; i < LEAF_EXPLORED_HEAPS; i++)
    bytes += bytes_of_array (exploration->heaps[i]);
  return bytes;
}

/* The bytes of everything that grows with the search, except the moments, with the memory that
 * leaf_exploration_dead_ends will need. */
static gsize
bytes_of_tables (const LeafExploration *exploration)
{
  return bytes_of_array (exploration->nodes) + bytes_of_array (exploration->goal_moments)
         + bytes_of_array (exploration->edges) + bytes_of_array (exploration->cells)
         + bytes_of_array (exploration->records) + bytes_of_array (exploration->found) + bytes_of_levels (exploration)
         + exploration->nodes->len * (gsize) BYTES_TO_INDEX_NODE + exploration->edges->len * (gsize) BYTES_TO_INDEX_EDGE
         + leaf_exploration_table_bytes (&exploration->cells_by_key)
         + leaf_exploration_table_bytes (&exploration->by_hash) + leaf_exploration_table_bytes (&exploration->facts)
         + leaf_exploration_table_bytes (&exploration->records_by_name)
         + leaf_exploration_table_bytes (&exploration->records_by_context)
         + leaf_exploration_table_bytes (&exploration->scored_seconds) + exploration->tried_bytes
         + exploration->command_bytes + exploration->found_bytes + exploration->loading_bytes;
}

/* Returns the memory of freed moments to the system. */
static void
pack_store (LeafExploration *exploration)
{
  leaf_exploration_store_begin_packing (&exploration->store);
  for (guint32 i = 0; i < exploration->nodes->len; i++) {
    LeafExplored *node = leaf_explored_at (exploration, i);

    if (node->packed != 0)
      node->packed = leaf_exploration_store_move (&exploration->store, node->packed);
  }
  leaf_exploration_store_end_packing (&exploration->store);
}

/* Frees packed moments until the rest fits into the memory: in the order in which they were made, from where the last
 * call stopped, and from the beginning again after the last one. The first pass spares open moments that were continued
 * recently. The first two passes spare those at every sixteenth command, so that no moment takes long to replay. */
void
leaf_exploration_let_go (LeafExploration *exploration)
{
  gsize most = exploration->options.memory - exploration->options.memory / LEAF_SHARE_OF_KNOWN,
        tables = bytes_of_tables (exploration), least = most > tables + most / 4 ? most - tables - most / 8 : most / 8;
  guint32 n = exploration->nodes->len;

  exploration->state.table_bytes = tables;
  exploration->is_full = n > MANY && tables > most / 2;
  for (guint32 looked = 0; exploration->state.bytes > least && looked < n * 3; looked++) {
    guint32 id = exploration->hand++ % n;
    LeafExplored *node = leaf_explored_at (exploration, id);
    gboolean is_done = node->promise == 0, is_recent = node->used + REMEMBERED_ROUNDS > exploration->state.rounds;

    if (id == 0 || node->packed == 0 || (looked < n && !is_done && is_recent)
        || (looked < n * 2 && node->depth % 16 == 0))
      continue;
    leaf_exploration_drop (exploration, node);
  }
  if (leaf_exploration_store_is_sparse (&exploration->store))
    pack_store (exploration);
  exploration->state.held_bytes = tables + leaf_exploration_store_held (&exploration->store);
}
