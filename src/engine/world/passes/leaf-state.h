/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-state.h: lays out the initial state of play (image/leaf-initial-state.h) from the assertions. */
#pragma once

#include "image/leaf-initial-state.h"
#include "leaf-world.h"

G_BEGIN_DECLS

/* Lays out the world and fills in the initial values. The result is on the arena. Extra cells that were reserved for
 * code (leaf_world_reserve_cell) have their initial values. */
LeafInitialState *leaf_state_lay_out (LeafBuild *build);
/* Reserves a cell that no sentence names, such as a counter for a text's alternatives, and returns its number among the
 * extra cells. Its final number is the layout's first extra cell plus this. */
guint32 leaf_world_reserve_cell (LeafBuild *build, LeafValue initial);

G_END_DECLS
