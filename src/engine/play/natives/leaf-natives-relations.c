/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-relations.c: relations as values: their forms, and their pairs.
 *
 * The pairs are found by testing every pair of values in order, since this is rare and the values are few. Of kinds
 * that cannot be enumerated (numbers, texts), only the values that the relation stores are tested. */

#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-relations.h"
#include "leaf-values.h"
#include "leaf-world-model.h"
#include "leaf-resumable.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

static const LeafImageRelation *
row (const LeafMachine *m, LeafValue relation)
{
  return leaf_relation_row (m, (guint32) relation.bits);
}

NATIVE (relation_is_equivalence)
{
  return GIVE_TRUTH (row (m, args[0])->sort == LEAF_RELATION_GROUPS);
}

NATIVE (relation_is_symmetric) /* a relation in groups is an equivalence, and does not count as symmetric too */
{
  return GIVE_TRUTH (row (m, args[0])->is_symmetric && row (m, args[0])->sort != LEAF_RELATION_GROUPS);
}

/* clang-format off */
NATIVE (relation_is_one_to_one) { return GIVE_TRUTH (row (m, args[0])->left_unique && row (m, args[0])->right_unique); }
NATIVE (relation_is_one_to_various) { return GIVE_TRUTH (row (m, args[0])->left_unique && !row (m,
    args[0])->right_unique); }
NATIVE (relation_is_various_to_one) { return GIVE_TRUTH (!row (m, args[0])->left_unique && row (m,
    args[0])->right_unique); }
NATIVE (relation_is_various_to_various) { return GIVE_TRUTH (!row (m, args[0])->left_unique && !row (m,
    args[0])->right_unique); }
/* clang-format on */

/* A relation that a phrase decides calls its phrase. */
static gboolean
is_asked_of_a_phrase (const LeafImageRelation *relation)
{
  return relation->sort == LEAF_RELATION_COMPUTED && relation->phrase != 0;
}

NATIVE (relation_relates)
{
  const LeafImageRelation *relation = row (m, args[0]);

  if (!leaf_native_begins (m))
    return GIVE_TRUTH (m->returned.bits != 0);
  if (!is_asked_of_a_phrase (relation))
    return GIVE_TRUTH (leaf_relation_test (m, (guint32) args[0].bits, args[1], args[2]));
  leaf_call_phrase (m, relation->phrase, 2, args + 1);
  return LEAF_NATIVE_CALLED;
}

NATIVE (relation_make)
{
  (void) result;
  leaf_relation_set (m, (guint32) args[0].bits, args[1], args[2], args[3].bits != 0);
  return LEAF_NATIVE_DONE;
}

static gboolean
moves_player (LeafMachine *m, guint32 item)
{
  guint32 player = leaf_player (m);

  return item == player || (item != 0 && m->tree[item].child != 0 && leaf_world_encloses (m, item, player));
}

/* The library's phrase moves the player, and things that hold the player; everything else is moved directly. */
NATIVE (put_in_relation)
{
  LeafValue moved[2] = { args[1], args[0] };

  (void) result;
  if (!leaf_native_begins (m))
    return LEAF_NATIVE_DONE;
  if (!moves_player (m, leaf_instance_in (m, args[1]))) {
    leaf_relation_set (m, (guint32) args[2].bits, args[0], args[1], TRUE);
    return LEAF_NATIVE_DONE;
  }
  leaf_call_phrase (m, m->facts->transplant_player, 2, moved);
  return LEAF_NATIVE_CALLED;
}

NATIVE (relation_clear)
{
  (void) result;
  leaf_relation_clear (m, (guint32) args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* --- iterating over pairs ----------------------------------------------------------------------------------------- */

enum { UNITS_A_TEST = 4 };
typedef enum { RELATED_NONE, RELATED_FOUND, RELATED_CALLED, RELATED_SPENT } Found;

/* The next value of the kind that is related to `given`, or to anything if that has no kind. Cells: the value, the
 * partner being tested, whether partners are enumerated, and whether a phrase is deciding. */
enum { CELL_VALUE = 0, CELL_PARTNER, CELL_IS_ASKED, CELL_IS_CALLED, RELATED_CELLS };

/* Advances to the next pair to test. FALSE if the kind has no more. */
static gboolean
next_two (LeafMachine *m, LeafValue *cells, guint32 relation, guint32 kind, guint32 other, gboolean is_left,
          LeafValue given)
{
  do {
    if (cells[CELL_IS_ASKED].bits == 0) {
      if (!leaf_next_related (m, relation, is_left, kind, &cells[CELL_VALUE]))
        return FALSE;
      cells[CELL_PARTNER] = given.kind == 0 ? LEAF_NO_VALUE : given;
      if (given.kind != 0)
        return TRUE;
    }
    cells[CELL_IS_ASKED].bits = leaf_next_related (m, relation, !is_left, other, &cells[CELL_PARTNER]);
  } while (cells[CELL_IS_ASKED].bits == 0 && !leaf_is_spent (m));
  return TRUE;
}

static Found
next_related (LeafMachine *m, guint32 cell, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given,
              LeafValue *found)
{
  guint32 id = (guint32) relation.bits, other = (is_left ? row (m, relation)->right : row (m, relation)->left).ix;

  while (!leaf_is_spent (m)) {
    LeafValue *cells = leaf_native_cell (m, cell + RELATED_CELLS - 1) - (RELATED_CELLS - 1), pair[2];
    gboolean was_called = cells[CELL_IS_CALLED].bits != 0, holds;

    if (!was_called && !next_two (m, cells, id, kind, other, is_left, given))
      return RELATED_NONE;
    if (!was_called && leaf_is_spent (m))
      break;
    pair[0] = cells[is_left ? CELL_VALUE : CELL_PARTNER];
    pair[1] = cells[is_left ? CELL_PARTNER : CELL_VALUE];
    cells[CELL_IS_CALLED].bits = !was_called && is_asked_of_a_phrase (row (m, relation));
    if (cells[CELL_IS_CALLED].bits != 0) {
      leaf_call_phrase (m, row (m, relation)->phrase, G_N_ELEMENTS (pair), pair);
      return RELATED_CALLED;
    }
    leaf_charge (m, UNITS_A_TEST);
    holds = was_called ? m->returned.bits != 0 : leaf_relation_test (m, id, pair[0], pair[1]);
    if (!holds)
      continue;
    *found = cells[CELL_VALUE];
    cells[CELL_IS_ASKED].bits = 0;
    return RELATED_FOUND;
  }
  return RELATED_SPENT;
}

/* The result of a native that could not continue. */
static LeafNativeStatus
interrupted (Found found)
{
  return found == RELATED_CALLED ? LEAF_NATIVE_CALLED : LEAF_NATIVE_SPENT;
}

static gboolean
is_interrupted (Found found)
{
  return found == RELATED_CALLED || found == RELATED_SPENT;
}

/* The list being made, in a cell. */
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
    leaf_block_push (&m->heap, (guint32) list.bits, value);
}

static LeafNativeStatus
give_list (LeafMachine *m, LeafValue relation, LeafValue kind, gboolean is_left, LeafValue given, LeafValue *result)
{
  LeafValue value;
  Found found;

  *result = list_in_cell (m, RELATED_CELLS, kind);
  while ((found = next_related (m, 0, relation, (guint32) kind.bits, is_left, given, &value)) == RELATED_FOUND)
    add_to_list (m, *result, value);
  return is_interrupted (found) ? interrupted (found) : LEAF_NATIVE_DONE;
}

static const LeafValue anything;

NATIVE (relation_left_list)
{
  return give_list (m, args[1], args[0], TRUE, anything, result);
}

/* In the order in which the values of the left side are first related to them. Cells: those of a test; the list; the
 * left value, and the right value that is searched for in the list. */
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
    if (is_interrupted (found) || leaf_is_spent (m))
      return interrupted (found);
    if (!leaf_next_related (m, (guint32) relation.bits, TRUE, row (m, relation)->left.ix,
                            leaf_native_cell (m, CELL_LEFT)))
      return LEAF_NATIVE_DONE;
    *leaf_native_cell (m, CELL_VALUE) = LEAF_NO_VALUE;
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

  if (is_interrupted (found))
    return interrupted (found);
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

/* The result is nothing if no object is related. */
static LeafNativeStatus
give_one (LeafMachine *m, LeafValue relation, guint32 kind, gboolean is_left, LeafValue given, LeafValue *result)
{
  Found found = next_related (m, 0, relation, kind, is_left, given, result);

  if (is_interrupted (found))
    return interrupted (found);
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
  if (row (m, args[0])->sort == LEAF_RELATION_GROUPS)
    return GIVE_TRUTH (!leaf_relation_has_company (m, (guint32) args[0].bits));
  return give_whether (m, args[0], row (m, args[0])->left.ix, TRUE, anything, FALSE, result);
}
