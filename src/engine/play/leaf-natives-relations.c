/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-relations.c: relations as values: what sort they are, whom they relate, and the shortest way along one.
 *
 * Whom a relation relates is found by asking it of every pair of values, in their order: what is asked seldom and of few
 * values needs no index.  Of kinds without an end (numbers, texts) it is asked of those values that it keeps.
 */

#include "leaf-machine-private.h"
#include "leaf-work.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

static const LeafImageRelation *
row (const LeafMachine *m, LeafValue relation)
{
  static const LeafImageRelation none;

  return relation.bits > 0 && (guint32) relation.bits < m->image->relations.n
             ? LEAF_ROW (&m->image->relations, LeafImageRelation, (guint32) relation.bits)
             : &none;
}

NATIVE (relation_is_equivalence)
{
  return GIVE_TRUTH (row (m, args[0])->sort == LEAF_RELATION_GROUPS);
}

NATIVE (relation_is_symmetric) /* one in groups is called equivalence, and not this too */
{
  return GIVE_TRUTH (row (m, args[0])->is_symmetric && row (m, args[0])->sort != LEAF_RELATION_GROUPS);
}

/* clang-format off */
NATIVE (relation_is_one_to_one) { return GIVE_TRUTH (row (m, args[0])->left_unique && row (m, args[0])->right_unique); }
NATIVE (relation_is_one_to_various) { return GIVE_TRUTH (row (m, args[0])->left_unique && !row (m, args[0])->right_unique); }
NATIVE (relation_is_various_to_one) { return GIVE_TRUTH (!row (m, args[0])->left_unique && row (m, args[0])->right_unique); }
NATIVE (relation_is_various_to_various) { return GIVE_TRUTH (!row (m, args[0])->left_unique && !row (m, args[0])->right_unique); }
/* clang-format on */

/* A relation that a phrase decides is asked of its phrase. */
NATIVE (relation_relates)
{
  const LeafImageRelation *relation = row (m, args[0]);

  if (leaf_native_phase (m) != 0)
    return GIVE_TRUTH (m->returned.bits != 0);
  if (relation->sort != LEAF_RELATION_COMPUTED || relation->phrase == 0)
    return GIVE_TRUTH (relation->sort != 0 && leaf_relation_test (m, (guint32) args[0].bits, args[1], args[2]));
  leaf_native_set_phase (m, 1);
  leaf_call_phrase (m, relation->phrase, 2, args + 1);
  return LEAF_NATIVE_CALLED;
}

NATIVE (relation_make)
{
  (void) result;
  if (args[0].bits > 0 && (guint32) args[0].bits < m->image->relations.n)
    leaf_relation_set (m, (guint32) args[0].bits, args[1], args[2], args[3].bits != 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (relation_clear)
{
  (void) result;
  if (args[0].bits > 0 && (guint32) args[0].bits < m->image->relations.n)
    leaf_relation_clear (m, (guint32) args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* --- going through pairs ------------------------------------------------------------------------------------------------------------- */

enum { UNITS_A_TEST = 4 };
typedef enum { RELATED_NONE, RELATED_FOUND, RELATED_SPENT } Found;

/* The next value of the kind that is so related: to `given`, or to anything when that has no kind.  Cells: the value, the partner that
 * it was asked with, and whether partners are being gone through. */
enum { CELL_VALUE = 0, CELL_PARTNER, CELL_IS_ASKED, RELATED_CELLS };

static Found
next_related (LeafMachine *m, guint32 cell, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given, LeafValue *found)
{
  guint32 id = (guint32) relation.bits, other = (is_left ? row (m, relation)->right : row (m, relation)->left).ix;

  while (!leaf_is_spent (m)) {
    LeafValue *cells = leaf_native_cell (m, cell + RELATED_CELLS - 1) - (RELATED_CELLS - 1), partner = given;

    if (cells[CELL_IS_ASKED].bits == 0) {
      if (!leaf_next_related (m, id, is_left, kind, &cells[CELL_VALUE]))
        return RELATED_NONE;
      cells[CELL_PARTNER] = (LeafValue) { 0, 0 };
      cells[CELL_IS_ASKED].bits = given.kind == 0;
    }
    *found = cells[CELL_VALUE];
    if (given.kind == 0) {
      if (!leaf_next_related (m, id, !is_left, other, &cells[CELL_PARTNER])) {
        cells[CELL_IS_ASKED].bits = 0;
        continue;
      }
      partner = cells[CELL_PARTNER];
    }
    leaf_charge (m, UNITS_A_TEST);
    if (!(is_left ? leaf_relation_test (m, id, *found, partner) : leaf_relation_test (m, id, partner, *found)))
      continue;
    leaf_native_cell (m, cell + CELL_IS_ASKED)->bits = 0;
    return RELATED_FOUND;
  }
  return RELATED_SPENT;
}

/* The list that is being made, in a cell. */
static LeafValue
list_in_cell (LeafMachine *m, guint32 cell, LeafValue kind)
{
  LeafValue list = *leaf_native_cell (m, cell);

  if (list.bits == 0) {
    list = leaf_list_new (m, (guint32) kind.bits, 0);
    *leaf_native_cell (m, cell) = list;
  }
  return list;
}

static void
add_to_list (LeafMachine *m, LeafValue list, LeafValue value)
{
  guint32 n = leaf_block_length (&m->heap, (guint32) list.bits);

  if (leaf_has_entries (m, (guint32) list.bits, n + 1))
    leaf_block_insert (&m->heap, (guint32) list.bits, n, value);
}

static LeafNativeStatus
give_list (LeafMachine *m, LeafValue relation, LeafValue kind, gboolean is_left, LeafValue given, LeafValue *result)
{
  LeafValue value;
  Found found;

  *result = list_in_cell (m, RELATED_CELLS, kind);
  while ((found = next_related (m, 0, relation, (guint32) kind.bits, is_left, given, &value)) == RELATED_FOUND)
    add_to_list (m, *result, value);
  return found == RELATED_SPENT ? LEAF_NATIVE_SPENT : LEAF_NATIVE_DONE;
}

static const LeafValue anything;

NATIVE (relation_left_list)
{
  return give_list (m, args[1], args[0], TRUE, anything, result);
}

/* In the order in which the values of the left side come to them.  Cells: those of a question; the list; the value of the left side, and
 * the one of the right that is looked for in the list. */
NATIVE (relation_right_list)
{
  enum { CELL_LIST = RELATED_CELLS, CELL_LEFT, CELL_RIGHT, CELL_FIND };
  LeafValue kind = args[0], relation = args[1], right;
  guint32 at;

  *result = list_in_cell (m, CELL_LIST, kind);
  for (;;) {
    Found found = RELATED_NONE;

    if (leaf_native_cell (m, CELL_LEFT)->kind != 0 && leaf_native_phase (m) == 0) {
      found = next_related (m, 0, relation, (guint32) kind.bits, FALSE, *leaf_native_cell (m, CELL_LEFT), &right);
      if (found == RELATED_FOUND) {
        *leaf_native_cell (m, CELL_RIGHT) = right;
        leaf_native_set_phase (m, 1);
      }
    }
    if (leaf_native_phase (m) == 1) {
      right = *leaf_native_cell (m, CELL_RIGHT);
      if (leaf_is_spent (m) || !leaf_find_on (m, CELL_FIND, (guint32) result->bits, right, &at))
        return LEAF_NATIVE_SPENT;
      if (at == 0)
        add_to_list (m, *result, right);
      leaf_native_set_phase (m, 0);
      continue;
    }
    if (found == RELATED_SPENT || leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    if (!leaf_next_related (m, (guint32) relation.bits, TRUE, row (m, relation)->left.ix, leaf_native_cell (m, CELL_LEFT)))
      return LEAF_NATIVE_DONE;
    *leaf_native_cell (m, CELL_VALUE) = (LeafValue) { 0, 0 };
  }
}

NATIVE (relation_left_of)
{
  return give_list (m, args[2], args[0], TRUE, args[1], result);
}
NATIVE (relation_right_of)
{
  return give_list (m, args[2], args[0], FALSE, args[1], result);
}

static LeafNativeStatus
give_whether (LeafMachine *m, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given, gboolean wanted,
              LeafValue *result)
{
  LeafValue value;
  Found found = next_related (m, 0, relation, kind, is_left, given, &value);

  if (found == RELATED_SPENT)
    return LEAF_NATIVE_SPENT;
  return GIVE_TRUTH ((found == RELATED_FOUND) == wanted);
}

NATIVE (relation_has_left)
{
  return give_whether (m, args[2], (guint32) args[0].bits, TRUE, args[1], TRUE, result);
}

NATIVE (relation_has_right)
{
  return give_whether (m, args[2], (guint32) args[1].bits, FALSE, args[0], TRUE, result);
}

/* Nothing where no object is so related. */
static LeafNativeStatus
give_one (LeafMachine *m, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given, LeafValue *result)
{
  Found found = next_related (m, 0, relation, kind, is_left, given, result);

  if (found == RELATED_SPENT)
    return LEAF_NATIVE_SPENT;
  if (found == RELATED_NONE)
    *result = leaf_none_of (m, kind);
  return LEAF_NATIVE_DONE;
}

NATIVE (relation_one_left)
{
  return give_one (m, args[2], (guint32) args[0].bits, TRUE, args[1], result);
}
NATIVE (relation_one_right)
{
  return give_one (m, args[2], (guint32) args[0].bits, FALSE, args[1], result);
}

NATIVE (relation_is_empty)
{
  return give_whether (m, args[0], row (m, args[0])->left.ix, TRUE, anything, FALSE, result);
}

/* --- the shortest way along a relation --------------------------------------------------------------------------------------------------- */

/* Partners and groups have no ways through them: there, everything is no step away. */
static gboolean
has_routes (const LeafImageRelation *relation)
{
  return relation->sort != LEAF_RELATION_GROUPS && !(relation->is_symmetric && relation->left_unique);
}

/* Outwards from where it leads, a ring a round: those that are related to one of the ring before.  Cells: the ring of each object, from
 * 1, and 0 for those that were not reached; the ring before, and the one that is made; its number; the object that is asked about,
 * and which of the ring it was asked with. */
enum { CELL_RINGS = 0, CELL_BEFORE, CELL_MADE, CELL_ROUND, CELL_ASKED, CELL_WITH, ROUTE_CELLS };
enum { NOT_REACHED = -1 };

static guint32
new_list (LeafMachine *m, guint32 cell, guint32 n)
{
  guint32 list = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, n);

  *leaf_native_cell (m, cell) = (LeafValue) { LEAF_KIND_LIST, (gint32) list };
  return list;
}

static LeafValue *
entry_of (LeafMachine *m, guint32 cell, guint32 at)
{
  return leaf_block_own (&m->heap, (guint32) leaf_native_cell (m, cell)->bits, 0) + at;
}

static guint32
length_of (LeafMachine *m, guint32 cell)
{
  return leaf_block_length (&m->heap, (guint32) leaf_native_cell (m, cell)->bits);
}

static gboolean
begin_route (LeafMachine *m, guint32 to)
{
  if (!leaf_has_memory (m, m->facts->n_instances * sizeof (LeafValue)))
    return FALSE;
  leaf_charge (m, m->facts->n_instances / 16);
  new_list (m, CELL_RINGS, m->facts->n_instances);
  new_list (m, CELL_BEFORE, 1);
  new_list (m, CELL_MADE, 0);
  *entry_of (m, CELL_RINGS, to) = LEAF_VALUE (NUMBER, 1);
  *entry_of (m, CELL_BEFORE, 0) = leaf_object (to);
  *leaf_native_cell (m, CELL_ROUND) = LEAF_VALUE (NUMBER, 1);
  *leaf_native_cell (m, CELL_ASKED) = *leaf_native_cell (m, CELL_WITH) = (LeafValue) { 0, 0 };
  return TRUE;
}

/* The object that is being asked about is in the next ring. */
static void
reach (LeafMachine *m, guint32 object)
{
  *entry_of (m, CELL_RINGS, object) = LEAF_VALUE (NUMBER, leaf_native_cell (m, CELL_ROUND)->bits + 1);
  leaf_block_insert (&m->heap, (guint32) leaf_native_cell (m, CELL_MADE)->bits, G_MAXUINT32, leaf_object (object));
}

/* Takes the next object that was not reached; at the end of a round, the next ring.  FALSE: there is nothing in it. */
static gboolean
ask_next (LeafMachine *m, guint32 kind)
{
  LeafValue *asked = leaf_native_cell (m, CELL_ASKED);

  *leaf_native_cell (m, CELL_WITH) = (LeafValue) { 0, 0 };
  do {
    leaf_charge (m, 1);
    if (!leaf_next_of_kind (m, kind, asked)) {
      *asked = (LeafValue) { 0, 0 };
      *leaf_native_cell (m, CELL_BEFORE) = *leaf_native_cell (m, CELL_MADE);
      leaf_native_cell (m, CELL_ROUND)->bits++;
      new_list (m, CELL_MADE, 0);
      return length_of (m, CELL_BEFORE) > 0;
    }
  } while ((guint32) asked->bits >= m->facts->n_instances || entry_of (m, CELL_RINGS, (guint32) asked->bits)->bits != 0);
  return TRUE;
}

/* Where a relation is kept in a property of the left side, or as pairs, whoever is asked about names those that it leads to. */
static gboolean
is_named (LeafMachine *m, LeafValue relation, LeafValue x, gboolean *is_reached)
{
  const LeafImageRelation *r = row (m, relation);
  LeafValue y;
  guint32 at = 0;

  *is_reached = FALSE;
  if (r->sort == LEAF_RELATION_PROPERTY && r->property_on_left) {
    y = leaf_related (m, (guint32) relation.bits, x, FALSE);
    *is_reached = y.bits > 0 && (guint32) y.bits < m->facts->n_instances
                  && entry_of (m, CELL_RINGS, (guint32) y.bits)->bits == leaf_native_cell (m, CELL_ROUND)->bits
                  && leaf_relation_test (m, (guint32) relation.bits, x, y);
    return TRUE;
  }
  if (r->sort != LEAF_RELATION_PAIRS)
    return FALSE;
  for (leaf_relation_first_pair (m, (guint32) relation.bits, x, &at); leaf_relation_pair (m, (guint32) relation.bits, x, at, &y);
       at++) {
    leaf_charge (m, 1);
    if (y.bits > 0 && (guint32) y.bits < m->facts->n_instances
        && entry_of (m, CELL_RINGS, (guint32) y.bits)->bits == leaf_native_cell (m, CELL_ROUND)->bits)
      *is_reached = TRUE;
  }
  return TRUE;
}

/* The way is found: its first step is the first in order of those that are a ring nearer. */
static guint32
first_step (LeafMachine *m, LeafValue relation, guint32 from)
{
  LeafValue y = { 0, 0 };
  gint32 round = leaf_native_cell (m, CELL_ROUND)->bits;

  while (leaf_next_of_kind (m, row (m, relation)->right.ix, &y)) {
    leaf_charge (m, 1);
    if ((guint32) y.bits < m->facts->n_instances && entry_of (m, CELL_RINGS, (guint32) y.bits)->bits == round
        && leaf_relation_test (m, (guint32) relation.bits, leaf_object (from), y))
      return (guint32) y.bits;
  }
  return 0;
}

/* FALSE: the budget is spent. */
static gboolean
route (LeafMachine *m, LeafValue relation, guint32 from, guint32 to, gint32 *length, guint32 *step)
{
  guint32 id = (guint32) relation.bits, kind = row (m, relation)->left.ix, n = m->facts->n_instances;

  *step = 0;
  *length = (from != 0 && from == to) || !has_routes (row (m, relation)) ? 0 : NOT_REACHED;
  if (*length == 0 || from == 0 || to == 0 || from >= n || to >= n)
    return TRUE;
  if (leaf_native_cell (m, CELL_RINGS)->bits == 0 && (!begin_route (m, to) || !ask_next (m, kind)))
    return TRUE;
  for (;;) {
    LeafValue x = *leaf_native_cell (m, CELL_ASKED);
    gboolean is_reached = FALSE, is_done;

    if (leaf_is_spent (m))
      return FALSE;
    is_done = x.kind == 0 || is_named (m, relation, x, &is_reached);
    if (!is_done) {
      guint32 with = (guint32) leaf_native_cell (m, CELL_WITH)->bits;

      is_done = with >= length_of (m, CELL_BEFORE);
      if (!is_done) {
        leaf_charge (m, UNITS_A_TEST);
        is_reached = leaf_relation_test (m, id, x, *entry_of (m, CELL_BEFORE, with));
        *leaf_native_cell (m, CELL_WITH) = LEAF_VALUE (NUMBER, with + 1);
      }
    }
    if (is_reached && (guint32) x.bits == from) {
      *length = leaf_native_cell (m, CELL_ROUND)->bits;
      *step = first_step (m, relation, from);
      return TRUE;
    }
    if (is_reached)
      reach (m, (guint32) x.bits);
    if ((is_reached || is_done) && !ask_next (m, kind))
      return TRUE;
  }
}

NATIVE (relation_next_step)
{
  gint32 length;
  guint32 step;

  if (!route (m, args[0], (guint32) args[1].bits, (guint32) args[2].bits, &length, &step))
    return LEAF_NATIVE_SPENT;
  *result = leaf_object (step);
  return LEAF_NATIVE_DONE;
}

NATIVE (relation_steps)
{
  gint32 length;
  guint32 step;

  if (!route (m, args[0], (guint32) args[1].bits, (guint32) args[2].bits, &length, &step))
    return LEAF_NATIVE_SPENT;
  return GIVE_NUMBER (length);
}
