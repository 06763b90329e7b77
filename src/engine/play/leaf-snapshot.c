/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-snapshot.c: a machine copied, compared, and taken back.
 *
 * All that a play can change is in flat arrays, so a copy of a moment is copies of them; the heap's contents are shared
 * until one side writes.  Who watches a play (events, breakpoints, steps) is no part of its state.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"
#include "leaf-files.h"
#include "leaf-saved.h"
#include "leaf-world-model.h"

#include <string.h>

enum { MOMENTS_KEPT = 32 };

static gpointer
copy_array (gconstpointer from, gsize size, guint32 n, guint32 *room)
{
  gpointer to;

  *room = MAX (n, 8);
  to = g_malloc (size * *room);
  if (n > 0)
    memcpy (to, from, size * n);
  return to;
}

static void
copy_state (LeafMachine *to, const LeafMachine *from)
{
  guint32 room;

  to->cells = copy_array (from->cells, sizeof (LeafValue), from->n_cells, &room);
  to->tree = copy_array (from->tree, sizeof (LeafTreeNode), from->facts->n_instances, &room);
  to->stack = copy_array (from->stack, sizeof (LeafValue), from->top, &to->stack_room);
  to->frames = copy_array (from->frames, sizeof (LeafFrame), from->n_frames, &to->frames_room);
  to->shared = copy_array (from->shared, sizeof (LeafValue), from->n_shared, &to->shared_room);
  to->owners = copy_array (from->owners, sizeof (LeafSharedOwner), from->n_owners, &to->owners_room);
  if (from->changes != NULL)
    to->changes = copy_array (from->changes, sizeof (LeafChangeRecord), from->n_changes, &to->changes_room);
  leaf_heap_copy (&to->heap, &from->heap);
  to->captured = g_string_new_len (from->captured->str, (gssize) from->captured->len);
  to->relations = copy_array (from->relations, sizeof (guint32), from->n_relations, &room);
  to->command = g_strdup (from->command);
  to->parser = leaf_parser_state_copy (from->parser);
  to->files = leaf_files_ref (from->files);
  to->inputs = leaf_input_ref (from->inputs);
  to->first_files = leaf_files_ref (from->first_files);
}

static void
clear_state (LeafMachine *m)
{
  g_free (m->cells);
  g_free (m->tree);
  g_free (m->stack);
  g_free (m->frames);
  g_free (m->shared);
  g_free (m->owners);
  g_free (m->changes);
  leaf_heap_clear (&m->heap);
  g_string_free (m->captured, TRUE);
  g_free (m->relations);
  g_free (m->command);
  leaf_parser_state_free (m->parser);
  leaf_files_unref (m->files);
  leaf_input_unref (m->inputs);
  leaf_files_unref (m->first_files);
}

static gpointer
copy_marks (gconstpointer marks, gsize size)
{
  return marks != NULL ? g_memdup2 (marks, size) : NULL;
}

static gsize
marks_size (const LeafMachine *m)
{
  return m->facts->n_code / 8 + 1;
}

static void
init_watchers (LeafMachine *m)
{
  m->events = g_array_new (FALSE, TRUE, sizeof (LeafRawEvent));
  m->event_text = g_string_new (NULL);
  m->undo = NULL;
  m->probe = NULL;
}

LeafMachine *
leaf_machine_new (LeafProgram *program, guint32 seed)
{
  LeafMachine *m = g_new0 (LeafMachine, 1);
  guint32 room;

  m->facts = leaf_facts_new (program);
  m->build = m->facts->build;
  m->layout = program->state;
  m->seed = seed;
  m->n_cells = m->facts->n_cells;
  m->cells = g_new0 (LeafValue, m->n_cells);
  memcpy (m->cells, m->layout->cells, sizeof (LeafValue) * m->layout->n_cells);
  m->tree = copy_array (m->layout->tree, sizeof (LeafTreeNode), m->facts->n_instances, &room);
  leaf_heap_init (&m->heap);
  m->captured = g_string_new (NULL);
  m->parser = leaf_parser_state_new (m->build);
  m->paragraph.pending = 1;
  m->wanted = LEAF_WANT_TEXT;
  init_watchers (m);
  leaf_chance_seed (m, seed);
  if (m->cells[m->facts->player_cell].bits == 0)
    m->cells[m->facts->player_cell] = leaf_object (m->build->world->player.ix);
  leaf_world_begin (m);
  leaf_relations_begin (m);
  leaf_give_blocks (m);
  leaf_time_begin (m);
  leaf_scenes_begin (m);
  m->action = (LeafActionState) { .action = m->facts->waiting, .actor = leaf_object (leaf_player (m)) };
  leaf_push_frame (m, LEAF_FRAME_PLAY, LEAF_ENTRY_MACHINE);
  return m;
}

LeafMachine *
leaf_machine_copy (const LeafMachine *from)
{
  LeafMachine *m = g_new (LeafMachine, 1);

  *m = *from;
  leaf_facts_ref (m->facts);
  copy_state (m, from);
  m->marks = copy_marks (from->marks, marks_size (from));
  m->rule_marks = copy_marks (from->rule_marks, from->build->rules->rules.n);
  m->book_marks = copy_marks (from->book_marks, from->build->rules->rulebooks.n);
  m->saved = from->saved != NULL ? g_ref_string_acquire (from->saved) : NULL;
  m->replay = leaf_replay_copy (from->replay);
  init_watchers (m);
  return m;
}

void
leaf_machine_free (LeafMachine *m)
{
  if (m == NULL)
    return;
  clear_state (m);
  g_free (m->marks);
  g_free (m->rule_marks);
  g_free (m->book_marks);
  g_clear_pointer (&m->saved, g_ref_string_release);
  leaf_replay_free (m->replay);
  g_array_unref (m->events);
  g_string_free (m->event_text, TRUE);
  g_clear_pointer (&m->undo, g_ptr_array_unref);
  leaf_facts_unref (m->facts);
  g_free (m);
}

void
leaf_machine_become (LeafMachine *m, const LeafMachine *from)
{
  LeafMachine watchers = *m;

  clear_state (m);
  *m = *from;
  copy_state (m, from);
  leaf_facts_ref (m->facts);
  leaf_facts_unref (watchers.facts);
  m->wanted = watchers.wanted;
  m->watch = watchers.watch;
  m->marks = watchers.marks;
  m->rule_marks = watchers.rule_marks;
  m->book_marks = watchers.book_marks;
  m->step = watchers.step;
  m->step_frames = watchers.step_frames;
  m->target = watchers.target;
  m->probe = watchers.probe;
  m->n_probe = watchers.n_probe;
  m->events = watchers.events;
  m->event_text = watchers.event_text;
  m->undo = watchers.undo;
  m->saved = watchers.saved;
  m->replay = watchers.replay;
  m->is_replay = watchers.is_replay;
}

/* --- taking back --------------------------------------------------------------------------------------------------------------------- */

void
leaf_machine_keep_moment (LeafMachine *m)
{
  if (m->undo == NULL)
    m->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) leaf_machine_free);
  if (m->undo->len >= MOMENTS_KEPT)
    g_ptr_array_remove_index (m->undo, 0);
  g_ptr_array_add (m->undo, leaf_machine_copy (m));
}

/* The newest moment kept is that of the command "undo" itself; the one before it is where the turn began.  What was counted
 * stays counted: events and turns told are not untold. */
gboolean
leaf_machine_undo (LeafMachine *m)
{
  guint64 n_events = m->n_events;
  LeafMachine *moment;

  if (m->undo == NULL || m->undo->len < 2)
    return FALSE;
  g_ptr_array_remove_index (m->undo, m->undo->len - 1);
  moment = g_ptr_array_steal_index (m->undo, m->undo->len - 1);
  leaf_machine_become (m, moment);
  leaf_machine_free (moment);
  m->n_events = n_events;
  m->undone = LEAF_UNDONE_TURN;
  m->stop = (LeafStop) { 0 };
  return TRUE;
}

/* --- comparing ------------------------------------------------------------------------------------------------------------------------- */

#define HASH(pointer, n, h) leaf_hash ((pointer), sizeof *(pointer) * (gsize) (n), (h))

guint64
leaf_machine_hash (const LeafMachine *m)
{
  guint64 h = HASH (m->cells, m->n_cells, 1);

  h = HASH (m->tree, m->facts->n_instances, h);
  h = HASH (m->stack, m->top, h);
  h = HASH (m->shared, m->n_shared, h);
  for (guint32 i = 0; i < m->n_frames; i++) {
    LeafFrame frame = m->frames[i];

    frame.flags &= (guint32) ~LEAF_FLAG_BREAKS;
    h = HASH (&frame, 1, h);
  }
  for (guint32 i = 0; i < m->n_owners; i++)
    h = leaf_hash (&m->owners[i].owner, sizeof (guint32) * 2, h);
  h = HASH (m->changes, m->n_changes, h);
  h = HASH (&m->rules_halted, 1, h);
  for (guint32 i = 1; i < m->heap.n; i++) {
    const LeafBlock *block = &m->heap.blocks[i];

    if (block->sort == LEAF_BLOCK_TEXT)
      h = leaf_hash (block->contents->characters, block->contents->n, h);
    else if (block->sort != LEAF_BLOCK_FREE && block->contents->n > 0)
      h = HASH (block->contents->values, block->contents->n, h);
  }
  h = HASH (&m->chance, 1, h);
  h = HASH (&m->turns, 1, h);
  h = HASH (&m->latest.outcome, 1, h);
  h = HASH (&m->paragraph, 1, h);
  h = leaf_hash (m->captured->str, m->captured->len, h);
  h = leaf_files_hash (m->files, h);
  if (m->saved != NULL)
    h = leaf_hash (m->saved, strlen (m->saved), h);
  if (m->replay != NULL)
    h ^= leaf_machine_hash (m->replay->machine);
  return leaf_parser_state_hash (m->parser, h);
}
