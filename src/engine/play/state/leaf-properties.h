/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-properties.h: properties of objects and of other values, and the tree of objects. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* `instance` is the id of an object; 0: nothing. NULL if it does not have the property. */
const LeafValue *leaf_property_cell (const LeafMachine *machine, guint32 instance, guint32 property);
/* the same, to be written */
LeafValue *leaf_own_property_cell (LeafMachine *machine, guint32 instance, guint32 property);
/* the kind's default if it has none */
LeafValue leaf_property (LeafMachine *machine, LeafValue owner, guint32 property);
gboolean leaf_has (LeafMachine *machine, guint32 instance, guint32 property); /* either/or */
/* as the first child; 0: nowhere */
void leaf_tree_move (LeafMachine *machine, guint32 instance, guint32 holder, LeafHoldingRelation held);
void leaf_fault_property (LeafMachine *machine, LeafValue owner, guint32 property);

G_END_DECLS
