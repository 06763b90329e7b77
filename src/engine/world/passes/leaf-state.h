/* leaf-state.h: the state in which a play begins (image/leaf-initial-state.h), laid out from what the world says. */
#pragma once

#include "image/leaf-initial-state.h"
#include "leaf-world.h"

G_BEGIN_DECLS

/* Lays the world out and fills in the initial values.  The result is on the arena.  Code may have reserved extra cells
 * (leaf_world_reserve_cell) for counters; they begin as given. */
LeafInitialState *leaf_state_lay_out (LeafBuild *build);
/* A cell that no sentence names: a counter of a text's alternatives, a history; returns its number among the extras.
 * The final cell is layout's first extra + this. */
guint32 leaf_world_reserve_cell (LeafBuild *build, LeafValue initial);

G_END_DECLS
