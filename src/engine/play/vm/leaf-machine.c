/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-machine.c: creates a machine at the beginning of a play. */

#include "leaf-events.h"
#include "leaf-frames.h"
#include "leaf-natives-time.h"
#include "leaf-relations.h"
#include "leaf-rng.h"
#include "leaf-values.h"
#include "leaf-parser-state.h"
#include "leaf-world-model.h"

/* The state of the world before the first turn. */
static void
lay_out (LeafMachine *m)
{
  leaf_cells_copy (&m->cells, leaf_image_cells (m->image));
  m->n_tree = m->tree_room = m->facts->n_instances;
  m->tree = g_memdup2 (m->layout->tree, sizeof (LeafTreeNode) * m->n_tree);
}

LeafMachine *
leaf_machine_new (LeafProgram *program, guint32 seed, const LeafMachineHost *host)
{
  LeafMachine *m = g_atomic_rc_box_new0 (LeafMachine);

  m->program = leaf_program_ref (program);
  m->host = host;
  m->image = leaf_program_image (program);
  m->facts = &m->image->facts;
  m->layout = m->image->layout;
  m->seed = seed;
  lay_out (m);
  leaf_heap_init (&m->heap);
  m->captured = g_string_new (NULL);
  m->diverted = g_string_new (NULL);
  m->parser = leaf_parser_state_new (m->image);
  m->paragraph.pending = 1;
  m->wanted = LEAF_WANT_TEXT;
  leaf_events_init (m);
  leaf_rng_seed (m, seed);
  if (leaf_player (m) == 0)
    *leaf_own_cell (m, m->facts->player_cell) = leaf_object (m->image->player.ix);
  leaf_world_begin (m);
  leaf_relations_begin (m);
  leaf_give_blocks (m);
  leaf_time_begin (m);
  leaf_scenes_begin (m);
  m->action = (LeafActionState) { .action = m->facts->waiting, .actor = leaf_object (leaf_player (m)) };
  leaf_push_frame (m, LEAF_FRAME_PLAY, LEAF_ENTRY_MACHINE);
  return m;
}
