/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-references.h: references to places where a value is stored, packed into a value: the top bit of the kind is
 * set, and the kind says what the bits refer to. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

LeafValue leaf_place_load (LeafMachine *machine, LeafValue place);
void leaf_place_store (LeafMachine *machine, LeafValue place, LeafValue value);
LeafValue leaf_place_nowhere (void);
LeafValue leaf_place_cell (guint32 cell);
LeafValue leaf_place_in_table (LeafValue table, guint32 cell);
LeafValue leaf_place_slot (guint32 slot);
LeafValue leaf_place_shared (guint32 at);
LeafValue leaf_place_entry (LeafValue list, gint32 index);

G_END_DECLS
