/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-initial-state.h: the initial state of a play, laid out flat.
 *
 * Run-time state is one array of cells and one tree. Everything that a play can change has a cell: global variables,
 * properties of instances, map connections, relations, table entries, counters of text alternatives and of
 * histories. A snapshot, an undo step and a restored turn are copies of these arrays and of the play's heap, and
 * nothing else. Copies share pages of cells until one of them writes (leaf-cells.h).
 *
 *   cells:  [0 unused][variables ...][instance 1: its properties][instance 2 ...][map: rooms x directions][relations][tables][extras]
 *
 * Instances with the same set of properties share a layout: the cell of property p of instance i is
 * cells[instance.base + offsets[instance.layout * n_properties + p]]; LEAF_NO_OFFSET means that i does not have p.
 * An either/or property and its opposite share a cell, the truth value of the one that is not marked as the
 * opposite.
 */
#pragma once

#include "leaf-value.h"

G_BEGIN_DECLS

#define LEAF_NO_OFFSET 0xFFFF

/* A node of the object tree, with its children in order. Parts and worn or carried things are children too; `held`
 * says which. */
typedef struct {
  guint32 parent, child, sibling; /* instance ids */
  guint32 held;                   /* LeafHoldingRelation */
} LeafTreeNode;

typedef struct {
  guint32 n_cells;
  LeafValue *cells;
  guint32 n_layouts, n_properties;
  guint16 *offsets;
  guint32 n_instances; /* ids 1 .. n_instances - 1 */
  LeafTreeNode *tree;
  guint32 n_rooms, n_directions;
  guint32 *room_number, *direction_number; /* by instance id, from 1; 0: not a room or direction */
  LeafInstanceId *rooms, *directions;      /* by number */
  /* connection of room r (from 1) in direction d: map_cell + (r - 1) * n_directions + (d - 1); a room, a door or 0 */
  guint32 map_cell;
  guint32 extras_cell; /* the first reserved cell */
  /* by instance id: the rooms on the two sides of a door; {0} if there is no such side */
  LeafInstanceId *door_front, *door_back;
  LeafInstanceId *door_destination; /* for a door with one side: where it leads */
} LeafInitialState;

G_END_DECLS
