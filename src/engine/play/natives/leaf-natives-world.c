/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-world.c: natives by which the library queries and changes the world. */

#include "leaf-world-model.h"
#include "leaf-faults.h"
#include "leaf-properties.h"
#include "leaf-value-format.h"
#include "leaf-values.h"

#define OBJECT(n)       ((guint32) args[n].bits)
#define NATIVE(name)    LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_OBJECT(id) (*result = leaf_object (id), LEAF_NATIVE_DONE)
#define GIVE_TRUTH(x)   (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x)  (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

static guint32
here (const LeafMachine *m)
{
  return (guint32) leaf_cell (m, m->facts->location_cell).bits;
}

/* --- holders ------------------------------------------------------------------------------------------------------ */

/* clang-format off */
NATIVE (parent_of) { return GIVE_OBJECT (leaf_world_parent (m, OBJECT (0))); }
NATIVE (holder_of) { return GIVE_OBJECT (leaf_world_holder (m, OBJECT (0))); }
NATIVE (first_held) { return GIVE_OBJECT (leaf_world_first_held (m, OBJECT (0))); }
NATIVE (next_held) { return GIVE_OBJECT (leaf_world_next_held (m, OBJECT (0))); }
NATIVE (core_of) { return GIVE_OBJECT (leaf_world_core (m, OBJECT (0))); }
NATIVE (core_holder_of) { return GIVE_OBJECT (leaf_world_core_holder (m, OBJECT (0))); }
NATIVE (common_ancestor) { return GIVE_OBJECT (leaf_world_common (m, OBJECT (0), OBJECT (1))); }
NATIVE (location_of) { return GIVE_OBJECT (leaf_world_room_of (m, OBJECT (0))); }
/* clang-format on */
NATIVE (is_on_stage)
{
  return GIVE_TRUTH (!leaf_is_kind (m, OBJECT (0), LEAF_KIND_ROOM) && leaf_world_is_on_stage (m, OBJECT (0)));
}

/* --- moving ------------------------------------------------------------------------------------------------------- */

/* clang-format off */
NATIVE (move_thing) { leaf_world_move_thing (m, OBJECT (0), OBJECT (1)); return LEAF_NATIVE_DONE; }
NATIVE (remove_from_play) { leaf_world_remove_from_play (m, OBJECT (0)); return LEAF_NATIVE_DONE; }
/* clang-format on */

/* "now the box is on-stage" */
NATIVE (put_on_stage)
{
  LeafValue is_there = LEAF_NO_VALUE;

  leaf_native_is_on_stage (m, args, &is_there);
  if (is_there.bits == 0 && leaf_is_kind (m, OBJECT (0), LEAF_KIND_THING))
    leaf_world_move (m, OBJECT (0), here (m));
  return LEAF_NATIVE_DONE;
}

/* Moves a child to the end of its siblings, with the same holder. */
NATIVE (make_youngest)
{
  guint32 object = OBJECT (0), parent, *link;

  if (!leaf_table_has_row (&m->image->instances, object) || (parent = m->tree[object].parent) == 0)
    return LEAF_NATIVE_DONE;
  for (link = &m->tree[parent].child; *link != object; link = &m->tree[*link].sibling)
    ;
  *link = m->tree[object].sibling;
  m->tree[object].sibling = 0;
  for (link = &m->tree[parent].child; *link != 0; link = &m->tree[*link].sibling)
    ;
  *link = object;
  return LEAF_NATIVE_DONE;
}

NATIVE (is_floating)
{
  guint32 object = OBJECT (0);

  for (; object != 0; object = leaf_world_holder (m, object))
    if (leaf_world_floats (m, object))
      return GIVE_TRUTH (TRUE);
  return GIVE_TRUTH (FALSE);
}

NATIVE (float_to)
{
  leaf_world_float_to (m, OBJECT (0));
  return LEAF_NATIVE_DONE;
}

NATIVE (put_everywhere)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (LeafValue));

  for (LeafValue room = LEAF_NO_VALUE; leaf_next_of_kind (m, LEAF_KIND_ROOM, &room);)
    g_array_append_val (rooms, room);
  if (!leaf_world_spread (m, OBJECT (0), rooms->len, (const LeafValue *) rooms->data)) {
    g_autofree char *name = leaf_value_to_string (m, args[0]);

    leaf_fault (m, N_ ("only a backdrop can be everywhere, and %1 is not a backdrop"), name, NULL);
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (update_floats)
{
  leaf_world_float_to (m, here (m));
  return LEAF_NATIVE_DONE;
}

static void
set_either (LeafMachine *m, guint32 object, guint32 property, gboolean on)
{
  guint32 cell = leaf_image_property_cell (m->image, object, property);

  if (cell != 0)
    leaf_set_cell (m, cell, LEAF_VALUE (TRUTH_STATE, on));
}

NATIVE (place_player)
{
  const LeafImage *world = m->image;
  guint32 player = world->player.ix, room;

  leaf_set_cell (m, m->facts->player_cell, leaf_object (player));
  set_either (m, player, m->facts->undescribed, TRUE);
  set_either (m, player, m->facts->proper_named, TRUE);
  if (player != 0 && leaf_world_room_of (m, player) == 0 && world->start.ix != 0)
    leaf_world_move (m, player, world->start.ix);
  room = leaf_world_room_of (m, player);
  leaf_set_cell (m, m->facts->location_cell, leaf_object (room));
  leaf_set_cell (m, m->facts->person_asked_cell, leaf_object (player));
  return LEAF_NATIVE_DONE;
}

/* Names the current player without an article. The initial player keeps this name. */
static void
name_player (LeafMachine *m, guint32 before, guint32 next)
{
  const LeafValue *proper = leaf_property_cell (m, next, m->facts->proper_named);

  if (m->lends_name)
    set_either (m, before, m->facts->proper_named, FALSE);
  m->lends_name = proper != NULL && proper->bits == 0;
  if (m->lends_name)
    set_either (m, next, m->facts->proper_named, TRUE);
}

/* Makes the current player undescribed, and the former one described. */
NATIVE (change_player)
{
  guint32 next = OBJECT (0), player = leaf_player (m);

  if (!leaf_is_kind (m, next, LEAF_KIND_PERSON))
    leaf_fault (m, N_ ("only a person can become the player"), NULL);
  else if (leaf_world_room_of (m, next) == 0)
    leaf_fault (m, N_ ("somebody who is out of play cannot become the player"), NULL);
  else if (leaf_world_whole (m, next) != 0)
    leaf_fault (m, N_ ("a part of something cannot become the player"), NULL);
  else if (next != player) {
    set_either (m, player, m->facts->undescribed, FALSE);
    set_either (m, next, m->facts->undescribed, TRUE);
    name_player (m, player, next);
    leaf_set_cell (m, m->facts->player_cell, leaf_object (next));
  }
  return LEAF_NATIVE_DONE;
}

/* --- light, sight, reach ------------------------------------------------------------------------------------------ */

/* clang-format off */
NATIVE (offers_light) { return GIVE_TRUTH (leaf_world_offers_light (m, leaf_world_parent (m, leaf_world_core (m,
    OBJECT (0))))); }
NATIVE (visibility_holder) { return GIVE_OBJECT (leaf_world_sight_holder (m, OBJECT (0))); }
NATIVE (visibility_ceiling) { return GIVE_OBJECT (leaf_world_ceiling (m, OBJECT (0), NULL)); }
/* clang-format on */

NATIVE (visibility_levels)
{
  guint32 levels;

  leaf_world_ceiling (m, OBJECT (0), &levels);
  return GIVE_NUMBER ((gint32) levels);
}

/* Barriers between a person and the nearest holder of both the person and the thing to be reached. A step goes from a
 * thing to the holder of its core. A holder that is part of something is not a barrier, because the step already leads
 * out of the whole. */
static guint32
wall_around (LeafMachine *m, guint32 object, guint32 ancestor, gboolean at_first)
{
  for (;;) {
    guint32 holder = leaf_world_parent (m, leaf_world_core (m, object)), core;
    gboolean outside = FALSE;

    if (holder == 0 || holder == ancestor)
      return 0;
    core = leaf_world_core (m, holder);
    if (core != holder && (at_first || !leaf_is_kind (m, holder, LEAF_KIND_CONTAINER))) {
      outside = TRUE;
      holder = core;
    }
    if (holder == ancestor)
      return 0;
    if (!outside)
      return holder;
    object = holder;
    at_first = FALSE;
  }
}

NATIVE (barrier_out)
{
  if (leaf_world_core (m, OBJECT (0)) == OBJECT (1))
    return GIVE_OBJECT (0);
  return GIVE_OBJECT (wall_around (m, OBJECT (0), OBJECT (1), TRUE));
}

NATIVE (barrier_out_next)
{
  return GIVE_OBJECT (wall_around (m, OBJECT (0), OBJECT (1), FALSE));
}

NATIVE (barrier_in)
{
  guint32 core = leaf_world_core (m, OBJECT (0)), holder = leaf_world_parent (m, core);

  if (core == OBJECT (1) || holder == OBJECT (1))
    return GIVE_OBJECT (0);
  return GIVE_OBJECT (holder); /* the inside of its holder: always a barrier, even for a part */
}

NATIVE (barrier_in_next)
{
  if (leaf_world_core (m, OBJECT (0)) == OBJECT (1))
    return GIVE_OBJECT (0);
  return GIVE_OBJECT (wall_around (m, OBJECT (0), OBJECT (1), FALSE));
}

/* --- the map ------------------------------------------------------------------------------------------------------ */

NATIVE (room_from)
{
  return GIVE_OBJECT (leaf_world_room_that_way (m, OBJECT (1), OBJECT (0)));
}
NATIVE (room_or_door_from)
{
  return GIVE_OBJECT (leaf_world_way (m, OBJECT (1), OBJECT (0)));
}

NATIVE (door_from)
{
  guint32 way = leaf_world_way (m, OBJECT (1), OBJECT (0));

  return GIVE_OBJECT (leaf_is_kind (m, way, LEAF_KIND_DOOR) ? way : 0);
}

/* clang-format off */
NATIVE (other_side) { return GIVE_OBJECT (leaf_world_other_side (m, OBJECT (0), OBJECT (1))); }
NATIVE (other_side_here) { return GIVE_OBJECT (leaf_world_other_side (m, OBJECT (0), here (m))); }
NATIVE (front_side) { return GIVE_OBJECT (leaf_world_front_side (m, OBJECT (0))); }
NATIVE (back_side) { return GIVE_OBJECT (leaf_world_back_side (m, OBJECT (0))); }
/* clang-format on */

NATIVE (door_direction)
{
  guint32 from = OBJECT (1);

  if (from != leaf_world_front_side (m, OBJECT (0))) /* a room that is not on a side of the door counts as its back */
    from = leaf_world_back_side (m, OBJECT (0));
  for (guint32 d = 1; d <= m->layout->n_directions; d++)
    if (OBJECT (0) != 0 && leaf_world_way (m, from, m->layout->directions[d].ix) == OBJECT (0))
      return GIVE_OBJECT (m->layout->directions[d].ix);
  return GIVE_OBJECT (0);
}

NATIVE (set_exit)
{
  leaf_world_set_way (m, OBJECT (1), OBJECT (0), OBJECT (2));
  return LEAF_NATIVE_DONE;
}

NATIVE (clear_exit)
{
  leaf_world_set_way (m, OBJECT (1), OBJECT (0), 0);
  return LEAF_NATIVE_DONE;
}

/* Options: 1 using doors, 2 using even locked doors. */
static guint32
doors_of (LeafValue options)
{
  return options.bits & 2 ? 2 : options.bits & 1 ? 1 : 0;
}

NATIVE (best_route)
{
  return GIVE_OBJECT (leaf_world_route (m, OBJECT (0), OBJECT (1), doors_of (args[2]), NULL, 0, NULL));
}

NATIVE (route_length)
{
  gint32 length;

  leaf_world_route (m, OBJECT (0), OBJECT (1), doors_of (args[2]), NULL, 0, &length);
  return GIVE_NUMBER (length);
}

static const LeafValue *
rooms_of (LeafMachine *m, LeafValue list, guint32 *n)
{
  static const LeafValue none;
  const LeafValue *rooms = leaf_block_values (&m->heap, (guint32) list.bits, n);

  return rooms != NULL ? rooms : &none;
}

NATIVE (best_route_within)
{
  guint32 n;
  const LeafValue *rooms = rooms_of (m, args[2], &n);

  return GIVE_OBJECT (leaf_world_route (m, OBJECT (0), OBJECT (1), (guint32) args[3].bits, rooms, n, NULL));
}

static gboolean
is_among (guint32 room, const LeafValue *rooms, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if ((guint32) rooms[i].bits == room)
      return TRUE;
  return FALSE;
}

/* There are paths only between two of the given rooms. */
NATIVE (route_length_within)
{
  guint32 n;
  const LeafValue *rooms = rooms_of (m, args[2], &n);
  gint32 length;

  if (!is_among (OBJECT (0), rooms, n) || !is_among (OBJECT (1), rooms, n))
    return GIVE_NUMBER (0);
  leaf_world_route (m, OBJECT (0), OBJECT (1), (guint32) args[3].bits, rooms, n, &length);
  return GIVE_NUMBER (length);
}
