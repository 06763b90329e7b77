/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-model.h: what the tree of objects means: who holds what, what is around, what can be seen from where.
 *
 * All of it is computed from the machine's tree and cells, without rules; what rules may change (reach, concealment,
 * the scope that an author adds to) the library's text asks of its rulebooks first.
 *
 * Two views of one tree.  A part hangs on its whole as a child held LEAF_HELD_PART; for the world the two are in one
 * place. So distances are told in *cores*: the core of a button on a radio on a shelf is the radio; the core of its
 * holder the shelf. Climbing ends at rooms, although a room hangs in its region.  Who climbs far, or looks at many,
 * is charged for it.
 *
 * Doors with two sides and backdrops float: they stand in the tree in one room at a time, that of the player.
 */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* in, on, carried or worn by; 0 for parts and rooms */
guint32  leaf_world_parent   (const LeafMachine *machine, guint32 object);
guint32  leaf_world_whole    (const LeafMachine *machine, guint32 object); /* that of which it is a part; 0 */
guint32  leaf_world_holder   (const LeafMachine *machine, guint32 object); /* either */
guint32  leaf_world_core     (LeafMachine *machine, guint32 object);
guint32  leaf_world_core_holder (LeafMachine *machine, guint32 object); /* core of the parent of the core */
guint32  leaf_world_common   (LeafMachine *machine, guint32 first, guint32 second); /* the nearest around both; 0 */
/* directly or not; also floating things */
gboolean leaf_world_may_enclose (const LeafMachine *machine, guint32 outer); /* FALSE: there is nothing in it */
gboolean leaf_world_encloses (LeafMachine *machine, guint32 outer, guint32 inner);
guint32  leaf_world_room_of  (LeafMachine *machine, guint32 object); /* the room around it; 0 */
guint32  leaf_world_first_held (LeafMachine *machine, guint32 holder); /* children that are not parts */
guint32  leaf_world_next_held  (LeafMachine *machine, guint32 object);

/* Is a floating thing present in the room?  FALSE for what does not float. */
gboolean leaf_world_floats   (const LeafMachine *machine, guint32 object);
gboolean leaf_world_is_present (LeafMachine *machine, guint32 floating, guint32 room);
/* Before play: doors of two sides stand nowhere until something is looked at from somewhere. */
void     leaf_world_begin    (LeafMachine *machine);
/* Puts every floating thing where it is seen from the room. */
void     leaf_world_float_to (LeafMachine *machine, guint32 room);
/* Is it in some room, directly or not, or present in one? */
gboolean leaf_world_is_on_stage (LeafMachine *machine, guint32 object);
gboolean leaf_world_is_in_region (LeafMachine *machine, guint32 object, guint32 region);

gboolean leaf_world_is_open  (LeafMachine *machine, guint32 object);
/* a step outwards as one sees; 0 out of a closed box */
guint32  leaf_world_sight_holder (LeafMachine *machine, guint32 object);
/* the outermost seen from inside; levels may be NULL */
guint32  leaf_world_ceiling  (LeafMachine *machine, guint32 object, guint32 *levels);
gboolean leaf_world_offers_light (LeafMachine *machine, guint32 holder);
/* Is `object` within sight and sound of `person`, by the tree alone?  `in_dark`: only what is at hand without light. */
gboolean leaf_world_in_scope (LeafMachine *machine, guint32 person, guint32 object, gboolean in_dark);

/* Moves a thing as the world model has it: no longer a part or worn; how it is held follows from the holder; 0:
 * nowhere. */
void     leaf_world_move     (LeafMachine *machine, guint32 object, guint32 holder);
/* The same as a phrase of the story does it: a fault is reported where the object or the holder does not allow it. */
void     leaf_world_move_thing (LeafMachine *machine, guint32 object, guint32 holder);
void     leaf_world_remove_from_play (LeafMachine *machine, guint32 object);
/* From now on the backdrop is in these rooms and regions, and is not looked for by a description any more; FALSE: it
 * is none. */
gboolean leaf_world_spread   (LeafMachine *machine, guint32 backdrop, guint32 n, const LeafValue *places);

/* The map: what lies in a direction (room, door or 0), and the room behind it. */
guint32  leaf_world_way      (const LeafMachine *machine, guint32 room, guint32 direction);
guint32  leaf_world_room_that_way (LeafMachine *machine, guint32 room, guint32 direction);
void     leaf_world_set_way  (LeafMachine *machine, guint32 room, guint32 direction, guint32 to);
guint32  leaf_world_front_side (const LeafMachine *machine, guint32 door);
guint32  leaf_world_back_side  (const LeafMachine *machine, guint32 door);
guint32  leaf_world_other_side (const LeafMachine *machine, guint32 door, guint32 room);
/* The first direction of a shortest route, or 0; *length (may be NULL) its length, or -1.  doors: 0 none, 1 those
 * that can be opened, 2 all.  `within`: rooms allowed (a list's entries), NULL: all. */
guint32  leaf_world_route    (LeafMachine *machine, guint32 from, guint32 to, guint32 doors, const LeafValue *within,
                              guint32 n_within, gint32 *length);

G_END_DECLS
