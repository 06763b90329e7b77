/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-world-model.c: the tree of objects: holders, cores, places, light, sight. */

#include "leaf-world-model.h"
#include "leaf-faults.h"
#include "leaf-properties.h"
#include "leaf-values.h"

enum { STEPS_A_UNIT = 4 };

static gboolean
is_room (const LeafMachine *m, guint32 object)
{
  return leaf_is_kind (m, object, LEAF_KIND_ROOM);
}

static const LeafTreeNode *
node (const LeafMachine *m, guint32 object)
{
  static const LeafTreeNode none = { 0 };

  return leaf_table_has_row (&m->image->instances, object) ? &m->tree[object] : &none;
}

static void
charge_steps (LeafMachine *m, gsize steps)
{
  leaf_charge (m, steps / STEPS_A_UNIT);
}

/* --- holders ------------------------------------------------------------------------------------------------------ */

guint32
leaf_world_parent (const LeafMachine *m, guint32 object)
{
  const LeafTreeNode *self = node (m, object);

  return self->held == LEAF_HELD_PART || self->held == LEAF_HELD_REGION || is_room (m, object) ? 0 : self->parent;
}

guint32
leaf_world_whole (const LeafMachine *m, guint32 object)
{
  const LeafTreeNode *self = node (m, object);

  return self->held == LEAF_HELD_PART ? self->parent : 0;
}

guint32
leaf_world_holder (const LeafMachine *m, guint32 object)
{
  return is_room (m, object) ? 0 : node (m, object)->parent;
}

guint32
leaf_world_core (LeafMachine *m, guint32 object)
{
  guint32 whole;
  guint n;

  for (n = 0; (whole = leaf_world_whole (m, object)) != 0; n++)
    object = whole;
  charge_steps (m, n);
  return object;
}

guint32
leaf_world_core_holder (LeafMachine *m, guint32 object)
{
  return leaf_world_core (m, leaf_world_parent (m, leaf_world_core (m, object)));
}

static guint
n_around (LeafMachine *m, guint32 core)
{
  guint n;

  for (n = 0; core != 0; n++)
    core = leaf_world_core_holder (m, core);
  charge_steps (m, n);
  return n;
}

/* The deeper of the two climbs until both are equally deep; then both climb until they meet. */
guint32
leaf_world_common (LeafMachine *m, guint32 first, guint32 second)
{
  guint32 a = leaf_world_core (m, first), b = leaf_world_core (m, second);
  guint n = n_around (m, a), other = n_around (m, b);

  for (; n > other; n--)
    a = leaf_world_core_holder (m, a);
  for (; other > n; other--)
    b = leaf_world_core_holder (m, b);
  for (; n > 0 && a != b; n--) {
    a = leaf_world_core_holder (m, a);
    b = leaf_world_core_holder (m, b);
  }
  return a == b ? a : 0;
}

static guint32
past_parts (LeafMachine *m, guint32 object)
{
  guint n;

  for (n = 0; object != 0 && node (m, object)->held == LEAF_HELD_PART; n++)
    object = node (m, object)->sibling;
  charge_steps (m, n);
  return object;
}

guint32
leaf_world_first_held (LeafMachine *m, guint32 holder)
{
  return past_parts (m, node (m, holder)->child);
}

guint32
leaf_world_next_held (LeafMachine *m, guint32 object)
{
  return leaf_world_parent (m, object) == 0 ? 0 : past_parts (m, node (m, object)->sibling);
}

/* --- floating things ---------------------------------------------------------------------------------------------- */

gboolean
leaf_world_floats (const LeafMachine *m, guint32 object)
{
  if (leaf_is_kind (m, object, LEAF_KIND_BACKDROP))
    return TRUE;
  return leaf_is_kind (m, object, LEAF_KIND_DOOR) && leaf_world_front_side (m, object) != 0
         && leaf_world_back_side (m, object) != 0;
}

static gboolean
covers (LeafMachine *m, guint32 place, guint32 room)
{
  return place == room || (leaf_is_kind (m, place, LEAF_KIND_REGION) && leaf_world_is_in_region (m, room, place));
}

/* A backdrop that was moved is in the places of its property "presence"; any other where the source put it. */
static gboolean
backdrop_is_present (LeafMachine *m, guint32 backdrop, guint32 room)
{
  const LeafTable *places = &m->image->backdrop_places;

  if (leaf_has (m, backdrop, m->facts->moved_about)) {
    LeafValue list = leaf_property (m, leaf_object (backdrop), m->facts->presence);
    guint32 n;
    const LeafValue *entries = leaf_block_values (&m->heap, (guint32) list.bits, &n);

    for (guint32 i = 0; i < n; i++)
      if (covers (m, (guint32) entries[i].bits, room))
        return TRUE;
    return FALSE;
  }
  if (LEAF_ROW (&m->image->instances, LeafImageInstance, backdrop)->is_everywhere)
    return TRUE;
  charge_steps (m, places->n);
  for (guint32 i = 1; i < places->n; i++) {
    const LeafBackdropPlace *place = LEAF_ROW (places, LeafBackdropPlace, i);

    if (place->backdrop.ix == backdrop && covers (m, place->place.ix, room))
      return TRUE;
  }
  return FALSE;
}

/* Is the backdrop in a whole region, or everywhere? Then it comes before the other things in a room at each step, and
 * not only when it came from elsewhere. */
static gboolean
is_at_large (LeafMachine *m, guint32 floating)
{
  const LeafTable *places = &m->image->backdrop_places;

  if (!leaf_is_kind (m, floating, LEAF_KIND_BACKDROP))
    return FALSE;
  if (leaf_has (m, floating, m->facts->moved_about)) {
    guint32 n;
    const LeafValue *entries = leaf_block_values (
        &m->heap, (guint32) leaf_property (m, leaf_object (floating), m->facts->presence).bits, &n);

    for (guint32 i = 0; i < n; i++)
      if (leaf_is_kind (m, (guint32) entries[i].bits, LEAF_KIND_REGION))
        return TRUE;
    return leaf_has (m, floating, m->facts->roaming);
  }
  if (LEAF_ROW (&m->image->instances, LeafImageInstance, floating)->is_everywhere)
    return TRUE;
  for (guint32 i = 1; i < places->n; i++) {
    const LeafBackdropPlace *place = LEAF_ROW (places, LeafBackdropPlace, i);

    if (place->backdrop.ix == floating && leaf_is_kind (m, place->place.ix, LEAF_KIND_REGION))
      return TRUE;
  }
  return FALSE;
}

gboolean
leaf_world_is_present (LeafMachine *m, guint32 floating, guint32 room)
{
  if (room == 0)
    return FALSE;
  if (leaf_is_kind (m, floating, LEAF_KIND_BACKDROP))
    return backdrop_is_present (m, floating, room);
  return leaf_is_kind (m, floating, LEAF_KIND_DOOR)
         && (leaf_world_front_side (m, floating) == room || leaf_world_back_side (m, floating) == room);
}

/* Things are visited in order of creation. Each floating thing goes before what is already there, so the last one is
 * first. */
void
leaf_world_float_to (LeafMachine *m, guint32 room)
{
  const guint32 *members = m->facts->members[LEAF_KIND_THING];
  guint32 n = room != 0 && members != NULL ? members[0] : 0;

  charge_steps (m, n);
  for (guint32 i = 1; i <= n; i++) {
    guint32 object = members[i];
    gboolean is_here;

    if (!leaf_world_floats (m, object))
      continue;
    is_here = leaf_world_parent (m, object) == room;
    if (leaf_world_is_present (m, object, room)) {
      if (!is_here || is_at_large (m, object))
        leaf_tree_move (m, object, room, LEAF_HELD_IN);
    } else if (leaf_is_kind (m, object, LEAF_KIND_BACKDROP)) {
      if (is_here)
        leaf_tree_move (m, object, 0, LEAF_HELD_NOT);
    } else if (is_here || leaf_world_parent (m, object) == 0) {
      leaf_tree_move (m, object, leaf_world_front_side (m, object), LEAF_HELD_IN);
    }
  }
}

void
leaf_world_begin (LeafMachine *m)
{
  const guint32 *members = m->facts->members[LEAF_KIND_DOOR];
  guint32 n = members != NULL ? members[0] : 0;

  for (guint32 i = 1; i <= n; i++)
    if (leaf_world_floats (m, members[i]))
      leaf_tree_move (m, members[i], 0, LEAF_HELD_NOT);
  if (!m->image->is_player_placed && m->image->player.ix != 0)
    leaf_tree_move (m, m->image->player.ix, 0, LEAF_HELD_NOT);
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static guint32
first_presence (LeafMachine *m, guint32 backdrop)
{
  charge_steps (m, m->layout->n_rooms);
  for (guint32 i = 1; i <= m->layout->n_rooms; i++)
    if (leaf_world_is_present (m, backdrop, m->layout->rooms[i].ix))
      return m->layout->rooms[i].ix;
  return 0;
}

guint32
leaf_world_room_of (LeafMachine *m, guint32 object)
{
  guint32 here = (guint32) leaf_cell (m, m->facts->location_cell).bits;

  while (object != 0) {
    if (is_room (m, object))
      return object;
    if (leaf_world_floats (m, object)) {
      if (leaf_world_parent (m, object) == here && here != 0)
        return here;
      return leaf_is_kind (m, object, LEAF_KIND_DOOR) ? leaf_world_front_side (m, object) : first_presence (m, object);
    }
    object = leaf_world_core_holder (m, object);
    charge_steps (m, STEPS_A_UNIT);
  }
  return 0;
}

gboolean
leaf_world_may_enclose (const LeafMachine *m, guint32 outer)
{
  return outer != 0 && (m->tree[outer].child != 0 || is_room (m, outer));
}

gboolean
leaf_world_encloses (LeafMachine *m, guint32 outer, guint32 inner)
{
  guint n;

  if (outer == inner || !leaf_world_may_enclose (m, outer))
    return FALSE;
  for (n = 0; inner != 0; n++) {
    if (leaf_world_floats (m, inner)) {
      inner = is_room (m, outer) && leaf_world_is_present (m, inner, outer) ? outer : 0;
      break;
    }
    inner = leaf_world_holder (m, inner);
    if (inner == outer)
      break;
  }
  charge_steps (m, n);
  return inner == outer;
}

gboolean
leaf_world_is_on_stage (LeafMachine *m, guint32 object)
{
  while (object != 0) {
    if (is_room (m, object) || leaf_is_kind (m, object, LEAF_KIND_DOOR))
      return TRUE;
    if (leaf_is_kind (m, object, LEAF_KIND_BACKDROP))
      return leaf_world_parent (m, object) != 0 || first_presence (m, object) != 0;
    object = leaf_world_holder (m, object);
    charge_steps (m, STEPS_A_UNIT);
  }
  return FALSE;
}

/* A room's region is its map region, or its holder; a region's is its holder. */
static guint32
region_around (LeafMachine *m, guint32 place)
{
  if (is_room (m, place)) {
    LeafValue region = leaf_property (m, leaf_object (place), m->facts->map_region);

    if (region.bits != 0)
      return (guint32) region.bits;
  }
  return node (m, place)->parent;
}

gboolean
leaf_world_is_in_region (LeafMachine *m, guint32 object, guint32 region)
{
  guint32 place = object;

  if (object == 0 || region == 0)
    return FALSE;
  if (leaf_world_floats (m, object)) {
    charge_steps (m, m->layout->n_rooms);
    for (guint32 i = 1; i <= m->layout->n_rooms; i++)
      if (leaf_world_is_present (m, object, m->layout->rooms[i].ix)
          && leaf_world_is_in_region (m, m->layout->rooms[i].ix, region))
        return TRUE;
    return FALSE;
  }
  if (!is_room (m, place) && !leaf_is_kind (m, place, LEAF_KIND_REGION))
    place = leaf_world_room_of (m, place);
  while (place != 0) {
    place = region_around (m, place);
    charge_steps (m, STEPS_A_UNIT);
    if (place == region)
      return TRUE;
  }
  return FALSE;
}

/* --- moving ------------------------------------------------------------------------------------------------------- */

gboolean
leaf_world_spread (LeafMachine *m, guint32 backdrop, guint32 n, const LeafValue *places)
{
  LeafValue *presence = leaf_own_property_cell (m, backdrop, m->facts->presence);
  LeafValue *moved = leaf_own_property_cell (m, backdrop, m->facts->moved_about);
  LeafValue *roaming = leaf_own_property_cell (m, backdrop, m->facts->roaming);

  if (presence == NULL || moved == NULL || roaming == NULL)
    return FALSE;
  presence->bits = (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, presence->kind, 0);
  for (guint32 i = 0; i < n; i++)
    leaf_block_push (&m->heap, (guint32) presence->bits, places[i]);
  *moved = LEAF_VALUE (TRUTH_STATE, 1);
  *roaming = LEAF_VALUE (TRUTH_STATE, 0);
  leaf_world_float_to (m, (guint32) leaf_cell (m, m->facts->location_cell).bits);
  return TRUE;
}

/* Puts it at this one place, which may be a region; or nowhere. */
static gboolean
move_backdrop (LeafMachine *m, guint32 backdrop, guint32 place)
{
  LeafValue value = leaf_object (place);

  return leaf_world_spread (m, backdrop, place != 0 ? 1 : 0, &value);
}

void
leaf_world_move (LeafMachine *m, guint32 object, guint32 holder)
{
  LeafHoldingRelation held = LEAF_HELD_IN;

  if (leaf_is_kind (m, object, LEAF_KIND_BACKDROP)
      && (holder == 0 || is_room (m, holder) || leaf_is_kind (m, holder, LEAF_KIND_REGION))
      && move_backdrop (m, object, holder))
    return;

  if (leaf_is_kind (m, holder, LEAF_KIND_SUPPORTER))
    held = LEAF_HELD_ON;
  else if (leaf_is_kind (m, holder, LEAF_KIND_PERSON))
    held = LEAF_HELD_CARRIED;
  if (object != 0)
    leaf_tree_move (m, object, holder, held);
}

void
leaf_world_move_thing (LeafMachine *m, guint32 object, guint32 holder)
{
  if (leaf_is_kind (m, object, LEAF_KIND_DOOR))
    leaf_fault (m, N_ ("a door cannot be moved"), NULL);
  else if (!leaf_is_kind (m, object, LEAF_KIND_THING))
    leaf_fault (m, N_ ("only things can be moved"), NULL);
  else if (leaf_is_kind (m, object, LEAF_KIND_BACKDROP) && holder != 0 && !leaf_is_kind (m, holder, LEAF_KIND_REGION))
    leaf_fault (m, N_ ("a backdrop can only be moved to a region"), NULL);
  else if (object == leaf_player (m) && (holder == 0 || leaf_world_room_of (m, holder) == 0))
    leaf_fault (m, N_ ("the player cannot be moved out of play"), NULL);
  else if (holder == 0)
    leaf_fault (m, N_ ("%1 cannot be moved to nothing"), LEAF_IMAGE_INSTANCE (m->image, object)->name, NULL);
  else
    leaf_world_move (m, object, holder);
}

void
leaf_world_remove_from_play (LeafMachine *m, guint32 object)
{
  if (leaf_is_kind (m, object, LEAF_KIND_THING)
      && (object == leaf_player (m) || leaf_world_encloses (m, object, leaf_player (m))))
    leaf_fault (m, N_ ("the player cannot be removed from play"), NULL);
  else if (leaf_is_kind (m, object, LEAF_KIND_DOOR))
    leaf_fault (m, N_ ("a door cannot be removed from play"), NULL);
  else if (object == 0)
    leaf_fault (m, N_ ("'nothing' cannot be removed from play"), NULL);
  else if (leaf_is_kind (m, object, LEAF_KIND_THING))
    leaf_world_move (m, object, 0);
}

/* --- light and sight ---------------------------------------------------------------------------------------------- */

gboolean
leaf_world_is_open (LeafMachine *m, guint32 object)
{
  return leaf_has (m, object, m->facts->open);
}

static gboolean
is_container (const LeafMachine *m, guint32 object)
{
  return leaf_is_kind (m, object, LEAF_KIND_CONTAINER);
}

static gboolean
is_shut_box (LeafMachine *m, guint32 object)
{
  return is_container (m, object) && !leaf_world_is_open (m, object) && !leaf_has (m, object, m->facts->transparent);
}

/* Can its contents be seen from outside it? */
static gboolean
sees_through (LeafMachine *m, guint32 object)
{
  return leaf_is_kind (m, object, LEAF_KIND_SUPPORTER) || leaf_is_kind (m, object, LEAF_KIND_PERSON)
         || (is_container (m, object) && leaf_world_is_open (m, object)) || leaf_has (m, object, m->facts->transparent);
}

static gboolean
shines (LeafMachine *m, guint32 object)
{
  return is_room (m, object) ? leaf_has (m, object, m->facts->lighted) : leaf_has (m, object, m->facts->lit);
}

/* Does light come from the object, or from something visible in it, on it or among its parts? */
static gboolean
has_light (LeafMachine *m, guint32 object, guint depth)
{
  gboolean lets_out = sees_through (m, object);

  leaf_charge (m, 1);
  if (shines (m, object))
    return TRUE;
  if (depth > 64)
    return FALSE;
  for (guint32 child = node (m, object)->child; child != 0; child = node (m, child)->sibling)
    if ((lets_out || node (m, child)->held == LEAF_HELD_PART) && has_light (m, child, depth + 1))
      return TRUE;
  return FALSE;
}

gboolean
leaf_world_offers_light (LeafMachine *m, guint32 holder)
{
  while (holder != 0) {
    guint32 whole = leaf_world_whole (m, holder);

    leaf_charge (m, 1);
    if (shines (m, holder))
      return TRUE;
    /* its parts are on its outside, so what is around it sees them, but not what is in it */
    for (guint32 child = node (m, holder)->child; child != 0; child = node (m, child)->sibling)
      if (node (m, child)->held != LEAF_HELD_PART && has_light (m, child, 0))
        return TRUE;
    if (is_shut_box (m, holder))
      return FALSE;
    holder = whole != 0 ? whole : leaf_world_parent (m, holder);
  }
  return FALSE;
}

guint32
leaf_world_sight_holder (LeafMachine *m, guint32 object)
{
  return object == 0 || is_shut_box (m, object) ? 0 : leaf_world_core_holder (m, object);
}

guint32
leaf_world_ceiling (LeafMachine *m, guint32 object, guint32 *levels)
{
  guint32 n = 0, outer;

  while ((outer = leaf_world_sight_holder (m, object)) != 0) {
    object = outer;
    n++;
  }
  charge_steps (m, n);
  if (levels != NULL)
    *levels = n;
  return object;
}

/* Does each holder from the object outwards up to `outermost` show its contents? */
static gboolean
is_shown_within (LeafMachine *m, guint32 object, guint32 outermost)
{
  while (object != 0) {
    guint32 whole = leaf_world_whole (m, object), holder = leaf_world_holder (m, object);

    if (object == outermost)
      return TRUE;
    if (holder == 0 || (whole == 0 && holder != outermost && !sees_through (m, holder)))
      return FALSE;
    object = holder;
    leaf_charge (m, 1);
  }
  return FALSE;
}

/* The things that a person holds are in scope too, unless a closed container is around them. */
gboolean
leaf_world_in_scope (LeafMachine *m, guint32 person, guint32 object, gboolean in_dark)
{
  guint32 perch = leaf_world_parent (m, person), ceiling;

  if (is_shown_within (m, object, person))
    return TRUE;
  if (perch == 0)
    return FALSE;
  if (in_dark) {
    if (is_room (m, perch))
      return FALSE;
    ceiling = perch;
  } else {
    ceiling = leaf_world_ceiling (m, perch, NULL);
  }
  if (leaf_world_floats (m, object) && is_room (m, ceiling) && leaf_world_is_present (m, object, ceiling))
    return TRUE;
  if (object == ceiling)
    return !is_room (m, object);
  return is_shown_within (m, object, ceiling);
}
