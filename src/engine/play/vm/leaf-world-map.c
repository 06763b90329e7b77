/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-map.c: rooms, directions and doors. */

#include "leaf-world-model.h"
#include "leaf-faults.h"
#include "leaf-properties.h"
#include "leaf-values.h"

guint32
leaf_world_room_number (const LeafMachine *m, guint32 object)
{
  return object < m->layout->n_instances ? m->layout->room_number[object] : 0;
}

/* 0: there is none. */
static guint32
way_cell (const LeafMachine *m, guint32 room, guint32 direction)
{
  const LeafInitialState *layout = m->layout;
  guint32 r = leaf_world_room_number (m, room);
  guint32 d = direction < layout->n_instances ? layout->direction_number[direction] : 0;

  return r != 0 && d != 0 ? layout->map_cell + (r - 1) * layout->n_directions + (d - 1) : 0;
}

guint32
leaf_world_way (const LeafMachine *m, guint32 room, guint32 direction)
{
  guint32 cell = way_cell (m, room, direction);

  return cell != 0 ? (guint32) leaf_cell (m, cell).bits : 0;
}

void
leaf_world_set_way (LeafMachine *m, guint32 room, guint32 direction, guint32 to)
{
  guint32 cell = way_cell (m, room, direction);

  if (cell == 0)
    return;
  if (leaf_is_kind (m, (guint32) leaf_cell (m, cell).bits, LEAF_KIND_DOOR)) {
    leaf_fault (m, N_ ("the exit of a room that leads to a door cannot be changed"), NULL);
    return;
  }
  leaf_set_cell (m, cell, leaf_object (to));
}

guint32
leaf_world_front_side (const LeafMachine *m, guint32 door)
{
  return leaf_is_kind (m, door, LEAF_KIND_DOOR) ? m->layout->door_front[door].ix : 0;
}

guint32
leaf_world_back_side (const LeafMachine *m, guint32 door)
{
  return leaf_is_kind (m, door, LEAF_KIND_DOOR) ? m->layout->door_back[door].ix : 0;
}

/* "Now the Den is through the gate", seen from either side; 0 if nothing has set it. */
static guint32
destination (const LeafMachine *m, guint32 door)
{
  const LeafValue *cell = leaf_property_cell (m, door, m->facts->leading_through);

  return cell != NULL ? (guint32) cell->bits : m->layout->door_destination[door].ix;
}

guint32
leaf_world_other_side (const LeafMachine *m, guint32 door, guint32 room)
{
  guint32 front = leaf_world_front_side (m, door), back = leaf_world_back_side (m, door);

  guint32 through = leaf_is_kind (m, door, LEAF_KIND_DOOR) ? destination (m, door) : 0;

  if (through != 0)
    return through;
  return room == front ? back : front;
}

guint32
leaf_world_room_that_way (LeafMachine *m, guint32 room, guint32 direction)
{
  guint32 way = leaf_world_way (m, room, direction);

  return leaf_is_kind (m, way, LEAF_KIND_DOOR) ? leaf_world_other_side (m, way, room) : way;
}
