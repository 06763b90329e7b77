/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-relations.c: relations as values: what sort they are, whom they relate, and the shortest way along one.
 *
 * Whom a relation relates is found by asking it of every pair of values, in their order: what is asked seldom and of few
 * values needs no index.  Kinds without an end (numbers, texts) have no values to go through, and give nothing.
 */

#include "leaf-machine.h"

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

NATIVE (relation_is_symmetric)
{
  const LeafImageRelation *relation = row (m, args[0]);

  return GIVE_TRUTH (relation->is_symmetric || relation->sort == LEAF_RELATION_GROUPS);
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

/* The first value of the kind that is so related: to `given`, or to anything when that has no kind; after `value`. */
static gboolean
next_related (LeafMachine *m, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given, LeafValue *value)
{
  guint32 id = (guint32) relation.bits;
  guint32 other = (is_left ? row (m, relation)->right : row (m, relation)->left).ix;

  while (leaf_next_of_kind (m, kind, value)) {
    LeafValue partner = { 0, 0 };

    if (given.kind != 0) {
      if (is_left ? leaf_relation_test (m, id, *value, given) : leaf_relation_test (m, id, given, *value))
        return TRUE;
      continue;
    }
    while (leaf_next_of_kind (m, other, &partner))
      if (is_left ? leaf_relation_test (m, id, *value, partner) : leaf_relation_test (m, id, partner, *value))
        return TRUE;
  }
  return FALSE;
}

static LeafNativeStatus
give_list (LeafMachine *m, LeafValue relation, LeafValue kind, gboolean is_left, LeafValue given, LeafValue *result)
{
  LeafValue list = leaf_list_new (m, (guint32) kind.bits, 0), value = { 0, 0 };
  guint32 n = 0;

  while (next_related (m, relation, (guint32) kind.bits, is_left, given, &value))
    leaf_block_insert (&m->heap, (guint32) list.bits, n++, value);
  *result = list;
  return LEAF_NATIVE_DONE;
}

static const LeafValue anything;

NATIVE (relation_left_list)
{
  return give_list (m, args[1], args[0], TRUE, anything, result);
}

/* In the order in which the values of the left side come to them. */
NATIVE (relation_right_list)
{
  LeafValue list = leaf_list_new (m, (guint32) args[0].bits, 0), left = { 0, 0 };
  guint32 n = 0;

  while (leaf_next_of_kind (m, row (m, args[1])->left.ix, &left)) {
    LeafValue right = { 0, 0 };

    while (next_related (m, args[1], (guint32) args[0].bits, FALSE, left, &right))
      if (!leaf_list_has (m, list, right))
        leaf_block_insert (&m->heap, (guint32) list.bits, n++, right);
  }
  *result = list;
  return LEAF_NATIVE_DONE;
}

NATIVE (relation_left_of)
{
  return give_list (m, args[2], args[0], TRUE, args[1], result);
}
NATIVE (relation_right_of)
{
  return give_list (m, args[2], args[0], FALSE, args[1], result);
}

NATIVE (relation_has_left)
{
  LeafValue value = { 0, 0 };

  return GIVE_TRUTH (next_related (m, args[2], (guint32) args[0].bits, TRUE, args[1], &value));
}

NATIVE (relation_has_right)
{
  LeafValue value = { 0, 0 };

  return GIVE_TRUTH (next_related (m, args[2], (guint32) args[1].bits, FALSE, args[0], &value));
}

/* Nothing where no object is so related. */
static LeafNativeStatus
give_one (LeafMachine *m, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given, LeafValue *result)
{
  LeafValue value = { 0, 0 };

  if (!next_related (m, relation, kind, is_left, given, &value))
    value = leaf_none_of (m, kind);
  *result = value;
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
  LeafValue value = { 0, 0 };

  return GIVE_TRUTH (!next_related (m, args[0], row (m, args[0])->left.ix, TRUE, anything, &value));
}

/* --- the shortest way along a relation --------------------------------------------------------------------------------------------------- */

/* Partners and groups have no ways through them: there, everything is no step away. */
static gboolean
has_routes (const LeafImageRelation *relation)
{
  return relation->sort != LEAF_RELATION_GROUPS && !(relation->is_symmetric && relation->left_unique);
}

/* As routes on the map: outwards from where it leads, a ring a round. */
static guint32
route (LeafMachine *m, LeafValue relation, guint32 from, guint32 to, gint32 *length)
{
  guint32 id = (guint32) relation.bits, kind = row (m, relation)->left.ix, n = m->facts->n_instances;
  g_autofree guint32 *ring = g_new0 (guint32, n);
  gboolean progress = TRUE;

  *length = (from != 0 && from == to) || !has_routes (row (m, relation)) ? 0 : -1;
  if (*length == 0 || from == 0 || to == 0 || from == to || from >= n || to >= n)
    return 0;
  ring[to] = 1;
  for (guint32 round = 1; progress; round++) {
    LeafValue x = { 0, 0 };

    progress = FALSE;
    while (leaf_next_of_kind (m, kind, &x)) {
      guint32 at = (guint32) x.bits;
      LeafValue y = { 0, 0 };

      if (at == 0 || at >= n || ring[at] != 0)
        continue;
      while (leaf_next_of_kind (m, row (m, relation)->right.ix, &y)) {
        if ((guint32) y.bits >= n || ring[(guint32) y.bits] != round || !leaf_relation_test (m, id, x, y))
          continue;
        ring[at] = round + 1;
        progress = TRUE;
        if (at == from) {
          *length = (gint32) round;
          return (guint32) y.bits;
        }
        break;
      }
    }
  }
  return 0;
}

NATIVE (relation_next_step)
{
  gint32 length;

  *result = leaf_object (route (m, args[0], (guint32) args[1].bits, (guint32) args[2].bits, &length));
  return LEAF_NATIVE_DONE;
}

NATIVE (relation_steps)
{
  gint32 length;

  route (m, args[0], (guint32) args[1].bits, (guint32) args[2].bits, &length);
  return GIVE_NUMBER (length);
}
