/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-relations.c: tests and sets relations.
 *
 *   built in    read from the tree and the map
 *   property    the side that has at most one partner stores it in a property
 *   pairs       a sorted block of pairs, for binary search
 *   groups      a sorted block of (value, number of its group) pairs, after one with the highest number so far
 *
 * Pairs and groups begin as the source asserts them (leaf-relations-begin.c). Relations that a phrase decides are calls
 * in the code; here they are always false. */

#include "leaf-faults.h"
#include "leaf-properties.h"
#include "leaf-relations.h"
#include "leaf-values.h"
#include "leaf-world-model.h"

#include <string.h>

const LeafImageRelation *
leaf_relation_row (const LeafMachine *m, guint32 relation)
{
  return LEAF_ROW (&m->image->relations, LeafImageRelation, relation < m->image->relations.n ? relation : 0);
}

/* --- built-in relations ------------------------------------------------------------------------------------------- */

static gboolean
is_held_so (const LeafMachine *m, guint32 holder, guint32 object, guint32 mask)
{
  return holder != 0 && m->tree[object].parent == holder && (mask & 1u << m->tree[object].held);
}

/* In the tree a backdrop or a door is in only one room, where it is at the moment, which is the player's. All its other
 * rooms enclose and contain it too. */
static gboolean
contains (LeafMachine *m, guint32 holder, guint32 object)
{
  if (leaf_is_kind (m, holder, LEAF_KIND_REGION))
    return leaf_world_is_in_region (m, object, holder);
  return is_held_so (m, holder, object, 1u << LEAF_HELD_IN);
}

/* An object that is not a room has no connections: as in the reference, it counts as the first room. */
static gboolean
is_adjacent (LeafMachine *m, guint32 a, guint32 to)
{
  guint32 row = MAX (m->layout->room_number[a], 1) - 1;

  if (a == 0 || leaf_is_kind (m, a, LEAF_KIND_REGION))
    return FALSE;
  for (guint32 d = 0; d < m->layout->n_directions; d++) {
    LeafValue way = leaf_cell (m, m->layout->map_cell + row * m->layout->n_directions + d);

    if (to != 0 && (guint32) way.bits == to)
      return TRUE;
  }
  return FALSE;
}

static gboolean
verb_means (const LeafMachine *m, LeafValue verb, LeafValue relation)
{
  const LeafTable *verbs = &m->image->verbs;

  return verb.bits > 0 && LEAF_ROW (verbs, LeafImageVerb, (guint32) verb.bits)->relation.ix == (guint32) relation.bits;
}

static gboolean
built_in_holds (LeafMachine *m, LeafBuiltIn what, LeafValue left, LeafValue right)
{
  guint32 a = leaf_instance_in (m, left), b = leaf_instance_in (m, right);

  switch (what) {
  case LEAF_BUILT_IN_EQUALITY: return leaf_value_same (m, left, right);
  case LEAF_BUILT_IN_PROVISION: return leaf_property_cell (m, a, (guint32) right.bits) != NULL;
  case LEAF_BUILT_IN_GREATER: return leaf_value_compare (m, left, right) > 0;
  case LEAF_BUILT_IN_LESS: return leaf_value_compare (m, left, right) < 0;
  case LEAF_BUILT_IN_AT_LEAST: return leaf_value_compare (m, left, right) >= 0;
  case LEAF_BUILT_IN_AT_MOST: return leaf_value_compare (m, left, right) <= 0;
  case LEAF_BUILT_IN_CONTAINMENT: return contains (m, a, b);
  case LEAF_BUILT_IN_SUPPORT: return is_held_so (m, a, b, 1u << LEAF_HELD_ON);
  case LEAF_BUILT_IN_INCORPORATION: return is_held_so (m, a, b, 1u << LEAF_HELD_PART);
  case LEAF_BUILT_IN_CARRYING: return is_held_so (m, a, b, 1u << LEAF_HELD_CARRIED);
  case LEAF_BUILT_IN_WEARING: return is_held_so (m, a, b, 1u << LEAF_HELD_WORN);
  case LEAF_BUILT_IN_HOLDING: return a != 0 && m->tree[b].parent == a;
  case LEAF_BUILT_IN_POSSESSION: return is_held_so (m, a, b, 1u << LEAF_HELD_CARRIED | 1u << LEAF_HELD_WORN);
  /* a backdrop is in several */
  case LEAF_BUILT_IN_ROOM: return a != 0 && (leaf_world_room_of (m, b) == a || contains (m, a, b));
  case LEAF_BUILT_IN_REGION: return a != 0 && leaf_world_is_in_region (m, b, a);
  case LEAF_BUILT_IN_ENCLOSURE: return a != 0 && leaf_world_encloses (m, a, b);
  case LEAF_BUILT_IN_ADJACENCY: return is_adjacent (m, a, b);
  case LEAF_BUILT_IN_MEANING: return verb_means (m, left, right);
  case LEAF_BUILT_IN_NONE:
  case LEAF_BUILT_IN_UNIVERSAL:
  case LEAF_BUILT_IN_NEVER:
  case LEAF_BUILT_IN_LOCK_FITTING:
  case LEAF_BUILT_IN_LEADING:
  case LEAF_BUILT_IN_COUNT: break;
  }
  return FALSE;
}

static void
move_to (LeafMachine *m, guint32 object, guint32 holder)
{
  leaf_world_move_thing (m, object, holder);
}

/* Objects that "now" can make a holder. "Move" puts things anywhere. */
static gboolean
may_hold (LeafMachine *m, LeafBuiltIn what, guint32 holder)
{
  switch (what) {
  case LEAF_BUILT_IN_CONTAINMENT:
    return leaf_is_kind (m, holder, LEAF_KIND_CONTAINER) || leaf_is_kind (m, holder, LEAF_KIND_ROOM)
           || leaf_is_kind (m, holder, LEAF_KIND_REGION);
  case LEAF_BUILT_IN_SUPPORT: return leaf_is_kind (m, holder, LEAF_KIND_SUPPORTER);
  case LEAF_BUILT_IN_CARRYING:
  case LEAF_BUILT_IN_WEARING: return leaf_is_kind (m, holder, LEAF_KIND_PERSON);
  case LEAF_BUILT_IN_INCORPORATION: return leaf_is_kind (m, holder, LEAF_KIND_THING);
  case LEAF_BUILT_IN_NONE:
  case LEAF_BUILT_IN_EQUALITY:
  case LEAF_BUILT_IN_UNIVERSAL:
  case LEAF_BUILT_IN_MEANING:
  case LEAF_BUILT_IN_PROVISION:
  case LEAF_BUILT_IN_NEVER:
  case LEAF_BUILT_IN_GREATER:
  case LEAF_BUILT_IN_LESS:
  case LEAF_BUILT_IN_AT_LEAST:
  case LEAF_BUILT_IN_AT_MOST:
  case LEAF_BUILT_IN_HOLDING:
  case LEAF_BUILT_IN_POSSESSION:
  case LEAF_BUILT_IN_ROOM:
  case LEAF_BUILT_IN_REGION:
  case LEAF_BUILT_IN_ENCLOSURE:
  case LEAF_BUILT_IN_ADJACENCY:
  case LEAF_BUILT_IN_LOCK_FITTING:
  case LEAF_BUILT_IN_LEADING:
  case LEAF_BUILT_IN_COUNT: break;
  }
  return TRUE;
}

static void
tell_misplaced (LeafMachine *m, guint32 object, LeafBuiltIn what, guint32 holder)
{
  static const char *const sentences[]
      = { [LEAF_BUILT_IN_CONTAINMENT] = N_ ("%1 cannot be in %2, which is not a container or a room"),
          [LEAF_BUILT_IN_SUPPORT] = N_ ("%1 cannot be on %2, which is not a supporter"),
          [LEAF_BUILT_IN_CARRYING] = N_ ("%1 cannot be carried by %2, which is not a person"),
          [LEAF_BUILT_IN_WEARING] = N_ ("%1 cannot be worn by %2, which is not a person"),
          [LEAF_BUILT_IN_INCORPORATION] = N_ ("%1 cannot be part of %2, which is not a thing") };

  leaf_fault (m, sentences[what], LEAF_ROW (&m->image->instances, LeafImageInstance, object)->name,
              LEAF_ROW (&m->image->instances, LeafImageInstance, holder)->name, NULL);
}

static void
set_built_in (LeafMachine *m, LeafBuiltIn what, LeafValue left, LeafValue right, gboolean make)
{
  guint32 holder = leaf_instance_in (m, left), object = leaf_instance_in (m, right);

  if (object == 0)
    return;
  if (make && holder != 0 && !m->image->facts.moves_freely && !may_hold (m, what, holder)) {
    tell_misplaced (m, object, what, holder);
    return;
  }
  if (make && holder == 0 && what != LEAF_BUILT_IN_INCORPORATION) {
    leaf_fault (m, N_ ("%1 cannot be in, on or carried by 'nothing'"),
                LEAF_ROW (&m->image->instances, LeafImageInstance, object)->name, NULL);
    return;
  }
  switch (what) {
  case LEAF_BUILT_IN_CONTAINMENT:
  case LEAF_BUILT_IN_SUPPORT:
  case LEAF_BUILT_IN_CARRYING:
  case LEAF_BUILT_IN_HOLDING:
  case LEAF_BUILT_IN_POSSESSION:
  case LEAF_BUILT_IN_ROOM:
  case LEAF_BUILT_IN_REGION:
    if (make)
      move_to (m, object, holder);
    else if (what == LEAF_BUILT_IN_CARRYING && built_in_holds (m, what, left, right) && m->tree[holder].parent != 0)
      /* a thing that a person no longer carries is put where the person is */
      move_to (m, object, m->tree[holder].parent);
    else if (holder == 0 || built_in_holds (m, what, left, right))
      leaf_world_remove_from_play (m, object);
    break;
  case LEAF_BUILT_IN_WEARING:
    if (make)
      leaf_tree_move (m, object, holder, LEAF_HELD_WORN);
    else if (m->tree[object].held == LEAF_HELD_WORN)
      m->tree[object].held = LEAF_HELD_CARRIED;
    break;
  case LEAF_BUILT_IN_INCORPORATION:
    if (make)
      leaf_tree_move (m, object, holder, LEAF_HELD_PART);
    else if (m->tree[object].held == LEAF_HELD_PART)
      leaf_tree_move (m, object, 0, LEAF_HELD_NOT);
    break;
  case LEAF_BUILT_IN_NONE:
  case LEAF_BUILT_IN_EQUALITY:
  case LEAF_BUILT_IN_UNIVERSAL:
  case LEAF_BUILT_IN_MEANING:
  case LEAF_BUILT_IN_PROVISION:
  case LEAF_BUILT_IN_NEVER:
  case LEAF_BUILT_IN_GREATER:
  case LEAF_BUILT_IN_LESS:
  case LEAF_BUILT_IN_AT_LEAST:
  case LEAF_BUILT_IN_AT_MOST:
  case LEAF_BUILT_IN_ENCLOSURE:
  case LEAF_BUILT_IN_ADJACENCY:
  case LEAF_BUILT_IN_LOCK_FITTING:
  case LEAF_BUILT_IN_LEADING:
  case LEAF_BUILT_IN_COUNT: leaf_fault (m, N_ ("this relation cannot be changed"), NULL); break;
  }
}

static LeafValue
built_in_partner (LeafMachine *m, LeafBuiltIn what, LeafValue value)
{
  guint32 object = leaf_instance_in (m, value), holder = m->tree[object].parent;

  if (what == LEAF_BUILT_IN_ROOM)
    return leaf_object (leaf_world_room_of (m, object));
  return leaf_object (holder != 0 && built_in_holds (m, what, leaf_object (holder), value) ? holder : 0);
}

/* --- relations stored in a property ------------------------------------------------------------------------------- */

/* The cell of the side that stores its partner. */
static const LeafValue *
partner_cell (LeafMachine *m, const LeafImageRelation *row, LeafValue left, LeafValue right)
{
  return leaf_property_cell (m, leaf_instance_in (m, row->property_on_left ? left : right), row->property.ix);
}

/* The first value in order whose property is `partner`; nothing if there is none. */
static LeafValue
holder_of (LeafMachine *m, const LeafImageRelation *row, LeafValue partner)
{
  guint32 kind = (row->property_on_left ? row->left : row->right).ix;
  LeafValue value = LEAF_NO_VALUE;

  while (leaf_next_of_kind (m, kind, &value)) {
    const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, value), row->property.ix);

    leaf_charge (m, 1);
    if (cell != NULL && cell->bits != 0 && leaf_value_same (m, *cell, partner))
      return value;
  }
  return leaf_object (0);
}

/* "The path leads to nothing": nothing counts as the partner of a value without one. This is tested from the side that
 * has at most one partner, or, if both have, from the right. */
static gboolean
is_without_partner (LeafMachine *m, const LeafImageRelation *row, LeafValue left, LeafValue right)
{
  const LeafValue *cell;

  if (row->left_unique && row->right_unique)
    return right.bits != 0 && holder_of (m, row, right).bits == 0;
  cell = partner_cell (m, row, left, right);
  return cell != NULL && cell->bits == 0;
}

static gboolean
property_holds (LeafMachine *m, const LeafImageRelation *row, LeafValue left, LeafValue right)
{
  const LeafValue *cell = partner_cell (m, row, left, right);
  LeafValue other = row->property_on_left ? right : left;

  if (left.bits == 0 || right.bits == 0)
    return is_without_partner (m, row, left, right);
  return cell != NULL && leaf_value_same (m, *cell, other);
}

static void
clear_cell (LeafMachine *m, const LeafImageRelation *row, LeafValue holder)
{
  LeafValue *cell = leaf_own_property_cell (m, leaf_instance_in (m, holder), row->property.ix);

  if (cell != NULL)
    cell->bits = 0;
}

static void
set_property_relation (LeafMachine *m, const LeafImageRelation *row, LeafValue left, LeafValue right, gboolean make)
{
  LeafValue holder = row->property_on_left ? left : right, partner = row->property_on_left ? right : left;
  LeafValue *cell = leaf_own_property_cell (m, leaf_instance_in (m, holder), row->property.ix);

  if (leaf_instance_in (m, holder) == 0) { /* it is no longer stored anywhere */
    clear_cell (m, row, holder_of (m, row, partner));
    return;
  }
  if (cell == NULL) {
    leaf_fault_property (m, holder, row->property.ix);
    return;
  }
  if (!make || partner.bits == 0) {
    if (partner.bits == 0 || leaf_value_same (m, *cell, partner)) {
      if (row->is_symmetric)
        clear_cell (m, row, *cell);
      cell->bits = 0;
    }
    return;
  }
  if (row->left_unique && row->right_unique) { /* one to one: both previous partners lose it */
    clear_cell (m, row, holder_of (m, row, partner));
    if (row->is_symmetric)
      clear_cell (m, row, *cell);
  }
  *cell = partner;
  if (row->is_symmetric) {
    LeafValue *other = leaf_own_property_cell (m, leaf_instance_in (m, partner), row->property.ix);

    if (other != NULL)
      *other = holder;
  }
}

/* --- pairs and groups --------------------------------------------------------------------------------------------- */

static int
compare_pair (const LeafMachine *m, const LeafValue *pair, LeafValue left, LeafValue right)
{
  int order = leaf_value_compare (m, pair[0], left);

  return order != 0 ? order : leaf_value_compare (m, pair[1], right);
}

/* The position of the pair, or where it belongs, counted in pairs. */
static gboolean
find_pair (const LeafMachine *m, guint32 handle, LeafValue left, LeafValue right, guint32 *at)
{
  guint32 n, low = 0, high;
  const LeafValue *values = leaf_block_values (&m->heap, handle, &n);

  for (high = n / 2; low < high;) {
    guint32 middle = (low + high) / 2;
    int order = compare_pair (m, values + (gsize) middle * 2, left, right);

    if (order == 0) {
      *at = middle;
      return TRUE;
    }
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  *at = low;
  return FALSE;
}

void
leaf_relation_first_pair (const LeafMachine *m, guint32 relation, LeafValue left, guint32 *at)
{
  guint32 n, low = 0, high;
  const LeafValue *values = leaf_block_values (&m->heap, m->relations[relation], &n);

  for (high = n / 2; low < high;) {
    guint32 middle = (low + high) / 2;

    if (leaf_value_compare (m, values[(gsize) middle * 2], left) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  *at = low;
}

gboolean
leaf_relation_pair (const LeafMachine *m, guint32 relation, LeafValue left, guint32 at, LeafValue *right)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, m->relations[relation], &n);

  if (at >= n / 2 || !leaf_value_same (m, values[(gsize) at * 2], left))
    return FALSE;
  *right = values[(gsize) at * 2 + 1];
  return TRUE;
}

/* The pairs after this position move. If a moment shares the block, all of it is copied first. */
static void
charge_write (LeafMachine *m, guint32 handle, guint32 place)
{
  enum { VALUES_A_UNIT = 128 };
  guint32 n = leaf_block_length (&m->heap, handle),
          moved = leaf_block_is_shared (&m->heap, handle) ? n : n - MIN (place, n);

  leaf_charge (m, 1 + moved / VALUES_A_UNIT);
}

static void
tell_too_many (LeafMachine *m, guint32 handle)
{
  LEAF_EACH (&m->image->relations, i) {
    if (m->relations[i] == handle)
      leaf_fault_turn (m, N_ ("the %1 relation would hold between more than %2 pairs"), leaf_relation_row (m, i)->name,
                       LEAF_DIGITS (LEAF_MOST_PAIRS), NULL);
  }
}

/* Stores both values, or neither if there is no memory, or there would be too many. */
static void
put_values (LeafMachine *m, guint32 handle, guint32 place, LeafValue first, LeafValue second)
{
  guint32 n = leaf_block_length (&m->heap, handle);
  LeafValue *values;

  if (n + 2 > LEAF_MOST_PAIRS * 2 + LEAF_GROUPS_BEGIN) {
    tell_too_many (m, handle);
    return;
  }
  leaf_block_insert_blank (&m->heap, handle, place, 2);
  if (leaf_block_length (&m->heap, handle) != n + 2 || (values = leaf_block_own (&m->heap, handle, n + 2)) == NULL)
    return;
  values[place] = first;
  values[place + 1] = second;
}

static void
add_pair (LeafMachine *m, guint32 handle, LeafValue left, LeafValue right)
{
  guint32 at;

  if (find_pair (m, handle, left, right, &at))
    return;
  charge_write (m, handle, at * 2);
  put_values (m, handle, at * 2, left, right);
}

static void
take_pair (LeafMachine *m, guint32 handle, LeafValue left, LeafValue right)
{
  guint32 at;

  if (!find_pair (m, handle, left, right, &at))
    return;
  charge_write (m, handle, at * 2);
  leaf_block_remove (&m->heap, handle, at * 2, 2);
}

/* Removes the previous pair of a side that has at most one partner. */
static void
take_partner (LeafMachine *m, guint32 handle, LeafValue value, guint32 side)
{
  guint32 n;

  leaf_block_values (&m->heap, handle, &n);
  leaf_charge (m, n / 2);
  for (guint32 i = 0; i + 1 < n; i += 2) {
    if (!leaf_value_same (m, leaf_block_values (&m->heap, handle, &n)[i + side], value))
      continue;
    leaf_block_remove (&m->heap, handle, i, 2);
    return;
  }
}

/* A symmetric relation stores each pair both ways. */
static void
set_pairs (LeafMachine *m, const LeafImageRelation *row, guint32 handle, LeafValue left, LeafValue right, gboolean make)
{
  if (make) {
    if (row->right_unique)
      take_partner (m, handle, left, 0);
    if (row->left_unique)
      take_partner (m, handle, right, 1);
    if (row->is_symmetric && row->left_unique) {
      take_partner (m, handle, left, 1);
      take_partner (m, handle, right, 0);
    }
    add_pair (m, handle, left, right);
    if (row->is_symmetric)
      add_pair (m, handle, right, left);
  } else {
    take_pair (m, handle, left, right);
    if (row->is_symmetric)
      take_pair (m, handle, right, left);
  }
}

/* A group is stored as pairs of a member and the group's number; a value without a pair (0) is a group of its own.
 * *place: the position of the pair, or where it belongs. */
static gint32
group_of (const LeafMachine *m, guint32 handle, LeafValue value, guint32 *place)
{
  guint32 n, low = LEAF_GROUPS_BEGIN / 2, high;
  const LeafValue *values = leaf_block_values (&m->heap, handle, &n);

  for (high = MAX (n / 2, low); low < high;) {
    guint32 middle = (low + high) / 2;
    int order = leaf_value_compare (m, values[(gsize) middle * 2], value);

    if (order == 0) {
      *place = middle * 2;
      return values[(gsize) middle * 2 + 1].bits;
    }
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  *place = low * 2;
  return 0;
}

static gint32
fresh_group (LeafMachine *m, guint32 handle)
{
  LeafValue *values;

  if (leaf_block_length (&m->heap, handle) < LEAF_GROUPS_BEGIN)
    leaf_block_resize (&m->heap, handle, LEAF_GROUPS_BEGIN);
  values = leaf_block_own (&m->heap, handle, LEAF_GROUPS_BEGIN);
  return values != NULL ? ++values[LEAF_GROUP_MOST].bits : 1;
}

static void
put_in_group (LeafMachine *m, guint32 handle, LeafValue value, gint32 group)
{
  guint32 place, n = leaf_block_length (&m->heap, handle);
  gboolean is_known = group_of (m, handle, value, &place) != 0;
  LeafValue *values;

  charge_write (m, handle, is_known ? n : place);
  if (!is_known)
    put_values (m, handle, place, value, LEAF_VALUE (NUMBER, group));
  else if ((values = leaf_block_own (&m->heap, handle, n)) != NULL)
    values[place + 1].bits = group;
}

static void
set_groups (LeafMachine *m, guint32 handle, LeafValue left, LeafValue right, gboolean make)
{
  guint32 place, n;
  gint32 a = group_of (m, handle, left, &place), b = group_of (m, handle, right, &place);
  LeafValue *values;

  if (!make) {
    if (a != 0 && a == b)
      put_in_group (m, handle, left, fresh_group (m, handle));
    return;
  }
  if (a == 0 && b == 0)
    a = fresh_group (m, handle);
  else if (a == 0)
    a = b;
  put_in_group (m, handle, left, a);
  put_in_group (m, handle, right, a);
  if (b == 0 || b == a)
    return;
  n = leaf_block_length (&m->heap, handle);
  values = leaf_block_own (&m->heap, handle, n);
  leaf_charge (m, n / 16);
  for (guint32 i = LEAF_GROUPS_BEGIN + 1; values != NULL && i < n; i += 2)
    if (values[i].bits == b)
      values[i].bits = a;
}

gboolean
leaf_relation_next_member (LeafMachine *m, guint32 relation, LeafValue of, LeafValue *member)
{
  guint32 handle = m->relations[relation], place, start = LEAF_GROUPS_BEGIN, n;
  gint32 group = group_of (m, handle, of, &place);
  const LeafValue *values = leaf_block_values (&m->heap, handle, &n);

  if (group == 0) {
    gboolean is_first = member->kind == 0;

    *member = of;
    return is_first;
  }
  if (member->kind != 0 && group_of (m, handle, *member, &start) != 0)
    start += 2;
  for (guint32 i = start; i + 1 < n; i += 2)
    if (values[i + 1].bits == group) {
      leaf_charge (m, 1 + (i - start) / 32);
      *member = values[i];
      return TRUE;
    }
  leaf_charge (m, 1 + (n - MIN (start, n)) / 32);
  return FALSE;
}

guint32
leaf_relation_n_alone (LeafMachine *m, guint32 relation)
{
  guint32 handle = m->relations[relation], place, n, alone = 0;
  const LeafValue *values = leaf_block_values (&m->heap, handle, &n);
  guint32 *members = n > LEAF_GROUPS_BEGIN ? g_try_new0 (guint32, (gsize) values[LEAF_GROUP_MOST].bits + 1) : NULL;
  LeafValue value = LEAF_NO_VALUE;

  for (guint32 i = LEAF_GROUPS_BEGIN + 1; members != NULL && i < n; i += 2)
    members[values[i].bits]++;
  while (leaf_next_of_kind (m, leaf_relation_row (m, relation)->left.ix, &value)) {
    gint32 group = group_of (m, handle, value, &place);

    alone += group == 0 || (members != NULL && members[group] == 1);
    leaf_charge (m, 2);
  }
  g_free (members);
  return alone;
}

static gboolean
groups_hold (const LeafMachine *m, guint32 handle, LeafValue left, LeafValue right)
{
  guint32 place;
  gint32 a = group_of (m, handle, left, &place);

  return leaf_value_same (m, left, right) || (a != 0 && a == group_of (m, handle, right, &place));
}

/* Does any group have several members? A value that is alone in its group does not count as related to itself. */
gboolean
leaf_relation_has_company (LeafMachine *m, guint32 relation)
{
  g_autoptr (GHashTable) groups = g_hash_table_new (NULL, NULL);
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, m->relations[relation], &n);

  leaf_charge (m, n);
  for (guint32 i = LEAF_GROUPS_BEGIN + 1; i < n; i += 2)
    if (!g_hash_table_add (groups, GINT_TO_POINTER (values[i].bits)))
      return TRUE;
  return FALSE;
}

/* Clears a relation of the author. */
void
leaf_relation_clear (LeafMachine *m, guint32 relation)
{
  const LeafImageRelation *row = leaf_relation_row (m, relation);
  LeafValue holder = LEAF_NO_VALUE;

  switch (row->sort) {
  case LEAF_RELATION_PROPERTY:
    while (leaf_next_of_kind (m, (row->property_on_left ? row->left : row->right).ix, &holder)) {
      leaf_charge (m, 1);
      clear_cell (m, row, holder);
    }
    break;
  case LEAF_RELATION_PAIRS:
  case LEAF_RELATION_GROUPS: m->relations[relation] = leaf_heap_make (&m->heap, LEAF_BLOCK_PAIRS, 0, 0); break;
  case LEAF_RELATION_BUILT_IN:
  case LEAF_RELATION_COMPUTED:
  case LEAF_RELATION_MAPPING:
  case LEAF_RELATION_SETTING: leaf_fault (m, N_ ("the %1 relation cannot be changed"), row->name, NULL); break;
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

gboolean
leaf_relation_test (LeafMachine *m, guint32 relation, LeafValue left, LeafValue right)
{
  const LeafImageRelation *row = leaf_relation_row (m, relation);
  guint32 at;

  switch (row->sort) {
  case LEAF_RELATION_BUILT_IN: return built_in_holds (m, relation, left, right);
  case LEAF_RELATION_PROPERTY: return property_holds (m, row, left, right);
  case LEAF_RELATION_PAIRS: return find_pair (m, m->relations[relation], left, right, &at);
  case LEAF_RELATION_GROUPS: return groups_hold (m, m->relations[relation], left, right);
  case LEAF_RELATION_MAPPING: {
    guint32 from = leaf_instance_in (m, right), to = leaf_instance_in (m, left);

    /* of a door on the way, the room beyond it lies that way, not the door */
    return to != 0 && m->layout->room_number[from] != 0 && leaf_world_room_that_way (m, from, row->direction.ix) == to;
  }
  case LEAF_RELATION_SETTING: {
    const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, left), row->property.ix);

    return cell != NULL && leaf_value_same (m, *cell, right);
  }
  case LEAF_RELATION_COMPUTED: break;
  }
  return FALSE;
}

void
leaf_relation_set (LeafMachine *m, guint32 relation, LeafValue left, LeafValue right, gboolean make)
{
  const LeafImageRelation *row = leaf_relation_row (m, relation);

  switch (row->sort) {
  case LEAF_RELATION_BUILT_IN: set_built_in (m, relation, left, right, make); break;
  case LEAF_RELATION_PROPERTY: set_property_relation (m, row, left, right, make); break;
  case LEAF_RELATION_PAIRS: set_pairs (m, row, m->relations[relation], left, right, make); break;
  case LEAF_RELATION_GROUPS: set_groups (m, m->relations[relation], left, right, make); break;
  case LEAF_RELATION_MAPPING:
    leaf_world_set_way (m, leaf_instance_in (m, right), row->direction.ix, make ? leaf_instance_in (m, left) : 0);
    break;
  case LEAF_RELATION_SETTING: {
    LeafValue *cell = leaf_own_property_cell (m, leaf_instance_in (m, left), row->property.ix);

    if (cell != NULL && make)
      *cell = right;
    break;
  }
  case LEAF_RELATION_COMPUTED: leaf_fault (m, N_ ("the %1 relation cannot be changed"), row->name, NULL); break;
  }
}

/* --- possible members --------------------------------------------------------------------------------------------- */

/* The least of the values that come after another. */
typedef struct {
  LeafMachine *machine;
  LeafValue after, least;
} Following;

static void
follows (Following *self, LeafValue value)
{
  leaf_charge (self->machine, 1);
  if ((self->after.kind == 0 || leaf_value_compare (self->machine, value, self->after) > 0)
      && (self->least.kind == 0 || leaf_value_compare (self->machine, value, self->least) < 0))
    self->least = value;
}

/* The first value after *value in sorted pairs, or the first of all. */
static gboolean
first_after (LeafMachine *m, const LeafValue *values, guint32 n, guint32 begin, LeafValue *value)
{
  guint32 low = begin / 2, high = MAX (n, begin) / 2;

  leaf_charge (m, 2);
  while (low < high && value->kind != 0) {
    guint32 middle = (low + high) / 2;

    if (leaf_value_compare (m, values[(gsize) middle * 2], *value) <= 0)
      low = middle + 1;
    else
      high = middle;
  }
  *value = low < n / 2 ? values[(gsize) low * 2] : LEAF_NO_VALUE;
  return low < n / 2;
}

/* Numbers and texts cannot be enumerated, but the values that a relation uses are stored in it. */
gboolean
leaf_next_related (LeafMachine *m, guint32 relation, gboolean is_left, guint32 kind, LeafValue *value)
{
  const LeafImageRelation *row = leaf_relation_row (m, relation);
  guint32 n = 0;
  Following found = { .machine = m, .after = *value };
  LeafValue holder = LEAF_NO_VALUE;
  const LeafValue *values;

  if (leaf_kind_has_values (m, kind) || row->sort == LEAF_RELATION_BUILT_IN || row->sort == LEAF_RELATION_COMPUTED)
    return leaf_next_of_kind (m, kind, value);
  switch (row->sort) {
  case LEAF_RELATION_PAIRS:
    values = leaf_block_values (&m->heap, m->relations[relation], &n);
    if (is_left)
      return first_after (m, values, n, 0, value);
    for (guint32 i = 1; i < n; i += 2)
      follows (&found, values[i]);
    break;
  case LEAF_RELATION_GROUPS:
    values = leaf_block_values (&m->heap, m->relations[relation], &n);
    return first_after (m, values, n, LEAF_GROUPS_BEGIN, value);
  case LEAF_RELATION_PROPERTY:
    while (leaf_next_of_kind (m, (row->property_on_left ? row->left : row->right).ix, &holder)) {
      const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, holder), row->property.ix);
      if (cell != NULL && cell->bits != 0)
        follows (&found, *cell);
    }
    break;
  case LEAF_RELATION_BUILT_IN:
  case LEAF_RELATION_COMPUTED:
  case LEAF_RELATION_MAPPING:
  case LEAF_RELATION_SETTING: break;
  }
  *value = found.least;
  return found.least.kind != 0;
}

/* Not for containment, because a thing is in its room and also in regions. */
gboolean
leaf_relation_only_left (LeafMachine *m, guint32 relation, guint32 right, guint32 *left)
{
  static const LeafBuiltIn by_place[]
      = { LEAF_BUILT_IN_SUPPORT, LEAF_BUILT_IN_INCORPORATION, LEAF_BUILT_IN_CARRYING,
          LEAF_BUILT_IN_HOLDING, LEAF_BUILT_IN_WEARING,       LEAF_BUILT_IN_POSSESSION };

  if (leaf_relation_row (m, relation)->sort != LEAF_RELATION_BUILT_IN)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (by_place); i++)
    if (relation == (guint32) by_place[i]) {
      *left = (guint32) built_in_partner (m, by_place[i], leaf_object (right)).bits;
      return TRUE;
    }
  return FALSE;
}

/* The partner of `value` in a relation with at most one. */
LeafValue
leaf_related (LeafMachine *m, guint32 relation, LeafValue value, gboolean right_given)
{
  const LeafImageRelation *row = leaf_relation_row (m, relation);
  guint32 other = (right_given ? row->left : row->right).ix;
  LeafValue partner = LEAF_NO_VALUE;

  if (row->sort == LEAF_RELATION_BUILT_IN && right_given)
    return built_in_partner (m, relation, value);
  if (row->sort == LEAF_RELATION_PROPERTY && row->property_on_left != right_given) {
    const LeafValue *cell = leaf_property_cell (m, leaf_instance_in (m, value), row->property.ix);

    return cell != NULL ? *cell : leaf_default_value (m, other);
  }
  while (leaf_next_related (m, relation, right_given, other, &partner)) {
    leaf_charge (m, 2);
    if (right_given ? leaf_relation_test (m, relation, partner, value)
                    : leaf_relation_test (m, relation, value, partner))
      return partner;
  }
  return leaf_none_of (m, other);
}
