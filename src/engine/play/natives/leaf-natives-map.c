/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-map.c: the shortest path along a relation: "number of steps via R from A to B", and its first step.
 *
 *   pairs         breadth-first from the start. Each value stores the first step of its path, and partners come in the
 *                 order of values, so the path found has the earliest first step
 *   a property    the side that stores it has at most one partner, so there is one path, followed from that side
 *   others        none: a relation that is only tested pair by pair has no path, which is a run-time problem
 *
 * It takes time in proportion to the pairs. */

#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-relations.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

enum { UNITS_A_TEST = 4, NOT_REACHED = -1 };
typedef enum { WAY_DONE, WAY_SPENT } Way;

static const LeafImageRelation *
row (const LeafMachine *m, LeafValue relation)
{
  return leaf_relation_row (m, (guint32) relation.bits);
}

/* --- working lists ------------------------------------------------------------------------------------------------ */

/* FALSE if there is no memory. */
static gboolean
new_list (LeafMachine *m, guint32 cell, guint32 n)
{
  guint32 list = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, n);

  *leaf_native_cell (m, cell) = (LeafValue) { LEAF_KIND_LIST, (gint32) list };
  return leaf_block_length (&m->heap, list) == n;
}

/* {0, 0} past the end. */
static LeafValue
entry_of (LeafMachine *m, guint32 cell, guint32 at)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, (guint32) leaf_native_cell (m, cell)->bits, &n);

  return at < n ? values[at] : LEAF_NO_VALUE;
}

static void
set_entry (LeafMachine *m, guint32 cell, guint32 at, LeafValue value)
{
  leaf_block_set (&m->heap, (guint32) leaf_native_cell (m, cell)->bits, at, value);
}

static void
add_entry (LeafMachine *m, guint32 cell, LeafValue value)
{
  leaf_block_push (&m->heap, (guint32) leaf_native_cell (m, cell)->bits, value);
}

static gboolean
is_instance (const LeafMachine *m, LeafValue value)
{
  return value.bits > 0;
}

/* --- paths along stored pairs ------------------------------------------------------------------------------------- */

/* Cells: the distance of each object, 0 if not reached; the first step to each; the objects reached, in order; the next
 * of these to visit, and its next pair, from 1. */
enum { PAIRS_STEPS = 0, PAIRS_FIRST, PAIRS_REACHED, PAIRS_NEXT, PAIRS_AT };

static gboolean
begin_pairs (LeafMachine *m, guint32 from)
{
  guint32 n = m->facts->n_instances;

  if (!leaf_has_memory (m, 3 * n * sizeof (LeafValue)))
    return FALSE;
  leaf_charge (m, n / 8);
  if (!new_list (m, PAIRS_STEPS, n) || !new_list (m, PAIRS_FIRST, n) || !new_list (m, PAIRS_REACHED, 0))
    return FALSE;
  add_entry (m, PAIRS_REACHED, leaf_object (from));
  *leaf_native_cell (m, PAIRS_NEXT) = *leaf_native_cell (m, PAIRS_AT) = LEAF_VALUE (NUMBER, 0);
  return TRUE;
}

/* `to` is related to the object `from`, where the search began or which it has reached. */
static void
reach_by_pair (LeafMachine *m, guint32 begin, guint32 from, guint32 to)
{
  LeafValue first = from == begin ? leaf_object (to) : entry_of (m, PAIRS_FIRST, from);

  if (to == begin || entry_of (m, PAIRS_STEPS, to).bits != 0)
    return;
  set_entry (m, PAIRS_STEPS, to, LEAF_VALUE (NUMBER, entry_of (m, PAIRS_STEPS, from).bits + 1));
  set_entry (m, PAIRS_FIRST, to, first);
  add_entry (m, PAIRS_REACHED, leaf_object (to));
}

static Way
way_by_pairs (LeafMachine *m, LeafValue relation, guint32 from, guint32 to, gint32 *length, guint32 *step)
{
  if (leaf_native_cell (m, PAIRS_STEPS)->bits == 0 && !begin_pairs (m, from))
    return WAY_DONE;
  while (entry_of (m, PAIRS_STEPS, to).bits == 0) {
    LeafValue here = entry_of (m, PAIRS_REACHED, (guint32) leaf_native_cell (m, PAIRS_NEXT)->bits), other;
    gint32 *at = &leaf_native_cell (m, PAIRS_AT)->bits;

    if (leaf_is_spent (m))
      return WAY_SPENT;
    if (here.bits == 0)
      return WAY_DONE;
    leaf_charge (m, UNITS_A_TEST);
    if (*at == 0) {
      guint32 first;

      leaf_relation_first_pair (m, (guint32) relation.bits, here, &first);
      *at = (gint32) first + 1;
    }
    if (leaf_relation_pair (m, (guint32) relation.bits, here, (guint32) *at - 1, &other)) {
      ++*at;
      if (is_instance (m, other))
        reach_by_pair (m, from, (guint32) here.bits, (guint32) other.bits);
    } else {
      *at = 0;
      leaf_native_cell (m, PAIRS_NEXT)->bits++;
    }
  }
  *length = entry_of (m, PAIRS_STEPS, to).bits;
  *step = (guint32) entry_of (m, PAIRS_FIRST, to).bits;
  return WAY_DONE;
}

/* --- paths along a property --------------------------------------------------------------------------------------- */

/* Cells: the present object of the path, counted from 0 at the start, and the number of steps. */
enum { PROPERTY_HERE = 0, PROPERTY_STEPS };

/* Follows the path forwards if the left side stores its partner, otherwise backwards. */
static Way
way_by_property (LeafMachine *m, LeafValue relation, guint32 from, guint32 to, gint32 *length, guint32 *step)
{
  gboolean forwards = row (m, relation)->property_on_left;
  guint32 begin = forwards ? from : to, end = forwards ? to : from;
  LeafValue first;

  if (leaf_native_cell (m, PROPERTY_STEPS)->bits == 0)
    *leaf_native_cell (m, PROPERTY_HERE) = leaf_object (begin);
  while ((guint32) leaf_native_cell (m, PROPERTY_STEPS)->bits < m->facts->n_instances) {
    LeafValue here = *leaf_native_cell (m, PROPERTY_HERE), next;

    if (leaf_is_spent (m))
      return WAY_SPENT;
    leaf_charge (m, UNITS_A_TEST);
    next = leaf_related (m, (guint32) relation.bits, here, !forwards);
    if (!is_instance (m, next)
        || !(forwards ? leaf_relation_test (m, (guint32) relation.bits, here, next)
                      : leaf_relation_test (m, (guint32) relation.bits, next, here)))
      return WAY_DONE;
    *leaf_native_cell (m, PROPERTY_HERE) = next;
    *leaf_native_cell (m, PROPERTY_STEPS) = LEAF_VALUE (NUMBER, leaf_native_cell (m, PROPERTY_STEPS)->bits + 1);
    if ((guint32) next.bits != end)
      continue;
    first = forwards ? leaf_related (m, (guint32) relation.bits, leaf_object (from), FALSE) : here;
    *length = leaf_native_cell (m, PROPERTY_STEPS)->bits;
    *step = (guint32) first.bits;
    return WAY_DONE;
  }
  return WAY_DONE;
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

/* Relations in pairs or groups have no longer paths: everything is one step away. */
static gboolean
has_ways (const LeafImageRelation *relation)
{
  return relation->sort != LEAF_RELATION_GROUPS && !(relation->is_symmetric && relation->left_unique);
}

static Way
way (LeafMachine *m, LeafValue relation, guint32 from, guint32 to, gint32 *length, guint32 *step)
{
  *step = 0;
  *length = NOT_REACHED;
  if (from == 0 || to == 0)
    return WAY_DONE;
  if (from == to || !has_ways (row (m, relation))) {
    *length = 0;
    return WAY_DONE;
  }
  switch (row (m, relation)->sort) {
  case LEAF_RELATION_PAIRS: return way_by_pairs (m, relation, from, to, length, step);
  case LEAF_RELATION_PROPERTY: return way_by_property (m, relation, from, to, length, step);
  case LEAF_RELATION_BUILT_IN:
  case LEAF_RELATION_GROUPS:
  case LEAF_RELATION_COMPUTED:
  case LEAF_RELATION_MAPPING:
  case LEAF_RELATION_SETTING:
    leaf_fault (m, N_ ("the %1 relation can only be tested between two objects, and has no routes"),
                row (m, relation)->name, NULL);
    *length = 0;
    break;
  }
  return WAY_DONE;
}

NATIVE (relation_next_step)
{
  gint32 length;
  guint32 step;

  if (way (m, args[0], (guint32) args[1].bits, (guint32) args[2].bits, &length, &step) == WAY_SPENT)
    return LEAF_NATIVE_SPENT;
  *result = leaf_object (step);
  return LEAF_NATIVE_DONE;
}

NATIVE (relation_steps)
{
  gint32 length;
  guint32 step;

  if (way (m, args[0], (guint32) args[1].bits, (guint32) args[2].bits, &length, &step) == WAY_SPENT)
    return LEAF_NATIVE_SPENT;
  return GIVE_NUMBER (length);
}
