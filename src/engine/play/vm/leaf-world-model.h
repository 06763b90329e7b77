/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-model.h: the meaning of the tree of objects: which object holds or contains another, and what can be seen
 * from where.
 *
 * Everything here is computed from the machine's tree and cells, without rules. For relations that rules may change
 * (reach, concealment, scope), the library follows its rulebooks first.
 *
 * There are two views of the tree. A part is a child of its whole, held LEAF_HELD_PART; for the world both are in one
 * place. So distances are counted in *cores*: the core of a button on a radio on a shelf is the radio, and the core of
 * its holder is the shelf. Climbing ends at rooms, although a room is a child of its region. Functions that climb far
 * or visit many objects charge for it.
 *
 * Doors with two sides and backdrops float: in the tree they are in one room at a time, the player's. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* in, on, carried or worn by; 0 for parts and rooms */
guint32 leaf_world_parent (const LeafMachine *machine, guint32 object);
guint32 leaf_world_whole (const LeafMachine *machine, guint32 object);  /* what it is a part of; 0 */
guint32 leaf_world_holder (const LeafMachine *machine, guint32 object); /* either */
guint32 leaf_world_core (LeafMachine *machine, guint32 object);
guint32 leaf_world_core_holder (LeafMachine *machine, guint32 object); /* the core of the parent of its core */
/* the nearest object that contains both; or 0 */
guint32 leaf_world_common (LeafMachine *machine, guint32 first, guint32 second);
gboolean leaf_world_may_enclose (const LeafMachine *machine, guint32 outer); /* FALSE: there is nothing in it */
/* directly or not; includes floating things */
gboolean leaf_world_encloses (LeafMachine *machine, guint32 outer, guint32 inner);
guint32 leaf_world_room_of (LeafMachine *machine, guint32 object);    /* the room that contains it; or 0 */
guint32 leaf_world_first_held (LeafMachine *machine, guint32 holder); /* children that are not parts */
guint32 leaf_world_next_held (LeafMachine *machine, guint32 object);

gboolean leaf_world_floats (const LeafMachine *machine, guint32 object);
/* Returns TRUE if a floating thing is present in the room, and FALSE for things that do not float. */
gboolean leaf_world_is_present (LeafMachine *machine, guint32 floating, guint32 room);
/* Before play, doors with two sides are nowhere until something is seen from a room. */
void leaf_world_begin (LeafMachine *machine);
/* Moves every floating thing to where it is seen from the room. */
void leaf_world_float_to (LeafMachine *machine, guint32 room);
/* Returns TRUE if it is in a room, directly or not, or present in one. */
gboolean leaf_world_is_on_stage (LeafMachine *machine, guint32 object);
gboolean leaf_world_is_in_region (LeafMachine *machine, guint32 object, guint32 region);

gboolean leaf_world_is_open (LeafMachine *machine, guint32 object);
/* one visible step outwards; 0 out of a closed box */
guint32 leaf_world_sight_holder (LeafMachine *machine, guint32 object);
/* the outermost visible from inside; levels may be NULL */
guint32 leaf_world_ceiling (LeafMachine *machine, guint32 object, guint32 *levels);
gboolean leaf_world_offers_light (LeafMachine *machine, guint32 holder);
/* Returns TRUE if `person` can see or hear `object`, judging by the tree alone. `in_dark`: only what is within reach
 * without light. */
gboolean leaf_world_in_scope (LeafMachine *machine, guint32 person, guint32 object, gboolean in_dark);

/* Moves a thing. It is no longer a part or worn; how it is held depends on the holder. Holder 0: nowhere. */
void leaf_world_move (LeafMachine *machine, guint32 object, guint32 holder);
/* The same for a phrase of the story: reports a fault if the object or the holder does not allow it. */
void leaf_world_move_thing (LeafMachine *machine, guint32 object, guint32 holder);
void leaf_world_remove_from_play (LeafMachine *machine, guint32 object);
/* Puts the backdrop into these rooms and regions, and takes it out of all others. Returns FALSE if it is not a
 * backdrop. */
gboolean leaf_world_spread (LeafMachine *machine, guint32 backdrop, guint32 n, const LeafValue *places);

/* The map: the room or door in a direction, or 0; and the room behind it. */
guint32 leaf_world_room_number (const LeafMachine *machine, guint32 object); /* 0: it is not a room */
guint32 leaf_world_way (const LeafMachine *machine, guint32 room, guint32 direction);
guint32 leaf_world_room_that_way (LeafMachine *machine, guint32 room, guint32 direction);
void leaf_world_set_way (LeafMachine *machine, guint32 room, guint32 direction, guint32 to);
guint32 leaf_world_front_side (const LeafMachine *machine, guint32 door);
guint32 leaf_world_back_side (const LeafMachine *machine, guint32 door);
guint32 leaf_world_other_side (const LeafMachine *machine, guint32 door, guint32 room);
/* The first direction of a shortest route, or 0. Sets *length (may be NULL) to its length, or -1. doors: 0 none, 1
 * those that can be opened, 2 all. `within`: rooms allowed (a list's entries); NULL: all. */
guint32 leaf_world_route (LeafMachine *machine, guint32 from, guint32 to, guint32 doors, const LeafValue *within,
                          guint32 n_within, gint32 *length);

G_END_DECLS
