/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-relations-begin.c: sets relations at the beginning of a play, as the source asserts them.
 *
 * All pairs are set at once, with the same result as one after the other. That was rejected, since setting a pair moves
 * the pairs after it, and joining two groups visits all their members: thousands of pairs take quadratic time. */

#include "leaf-relations.h"
#include "leaf-values.h"

typedef struct {
  LeafValue left, right;
} Pair;

/* In the image they are newest first. */
static GArray *
asserted_pairs (LeafMachine *m, const LeafImageRelation *row)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (Pair));

  for (guint32 at = row->first_pair; at != 0;) {
    const LeafImagePair *asserted = LEAF_ROW (&m->image->pairs, LeafImagePair, at);
    Pair pair = { leaf_constant_value (m, asserted->left), leaf_constant_value (m, asserted->right) };

    g_array_append_val (pairs, pair);
    at = asserted->next;
  }
  return pairs;
}

/* --- pairs -------------------------------------------------------------------------------------------------------- */

static gint
compare_pairs (gconstpointer a, gconstpointer b, gpointer machine)
{
  const Pair *x = a, *y = b;
  int order = leaf_value_compare (machine, x->left, y->left);

  return order != 0 ? order : leaf_value_compare (machine, x->right, y->right);
}

static void
begin_pairs (LeafMachine *m, const LeafImageRelation *row, guint32 handle, GArray *pairs)
{
  LeafValue *values;
  guint n = pairs->len, kept = 0;

  for (guint i = 0; row->is_symmetric && i < n; i++) {
    Pair pair = g_array_index (pairs, Pair, i), mirrored = { pair.right, pair.left };

    g_array_append_val (pairs, mirrored);
  }
  g_array_sort_with_data (pairs, compare_pairs, m);
  for (guint i = 0; i < pairs->len; i++) {
    Pair *pair = &g_array_index (pairs, Pair, i);

    if (kept == 0 || compare_pairs (pair, pair - (i - kept + 1), m) != 0)
      g_array_index (pairs, Pair, kept++) = *pair;
  }
  leaf_block_resize (&m->heap, handle, kept * 2);
  values = kept > 0 ? leaf_block_own (&m->heap, handle, kept * 2) : NULL;
  for (guint i = 0; values != NULL && i < kept; i++) {
    values[i * 2] = g_array_index (pairs, Pair, i).left;
    values[i * 2 + 1] = g_array_index (pairs, Pair, i).right;
  }
}

/* --- groups ------------------------------------------------------------------------------------------------------- */

/* A member of a group. Members are in the order of values; links from all members of one group lead to one of them,
 * which has the group's number. */
typedef struct {
  LeafValue value;
  guint leads_to;
  gint32 number; /* 0: none yet */
} Member;

static gint
compare_members (gconstpointer a, gconstpointer b, gpointer machine)
{
  return leaf_value_compare (machine, ((const Member *) a)->value, ((const Member *) b)->value);
}

static GArray *
members_of (LeafMachine *m, const GArray *pairs)
{
  GArray *members = g_array_new (FALSE, FALSE, sizeof (Member));
  guint kept = 0;

  for (guint i = 0; i < pairs->len; i++) {
    const Member both[]
        = { { .value = g_array_index (pairs, Pair, i).left }, { .value = g_array_index (pairs, Pair, i).right } };

    g_array_append_vals (members, both, 2);
  }
  g_array_sort_with_data (members, compare_members, m);
  for (guint i = 0; i < members->len; i++) {
    Member member = g_array_index (members, Member, i);

    if (kept > 0 && compare_members (&member, &g_array_index (members, Member, kept - 1), m) == 0)
      continue;
    member.leads_to = kept;
    g_array_index (members, Member, kept++) = member;
  }
  g_array_set_size (members, kept);
  return members;
}

/* The member that has the number of the value's group. */
static Member *
leader_of (LeafMachine *m, GArray *members, LeafValue value)
{
  Member sought = { .value = value }, *all = (Member *) (gpointer) members->data;
  guint low = 0, high = members->len;

  while (high - low > 1) {
    guint middle = (low + high) / 2;

    if (compare_members (&all[middle], &sought, m) <= 0)
      low = middle;
    else
      high = middle;
  }
  while (all[low].leads_to != low) {
    all[low].leads_to = all[all[low].leads_to].leads_to; /* path halving */
    low = all[low].leads_to;
  }
  return &all[low];
}

static void
begin_groups (LeafMachine *m, guint32 handle, const GArray *pairs)
{
  g_autoptr (GArray) members = members_of (m, pairs);
  guint32 n = members->len > 0 ? LEAF_GROUPS_BEGIN + members->len * 2 : 0;
  gint32 highest = 0;
  LeafValue *values;

  for (guint i = 0; i < pairs->len; i++) {
    Member *left = leader_of (m, members, g_array_index (pairs, Pair, i).left);
    Member *right = leader_of (m, members, g_array_index (pairs, Pair, i).right);

    if (left->number == 0)
      left->number = right->number != 0 ? right->number : ++highest;
    right->leads_to = left->leads_to;
  }
  leaf_block_resize (&m->heap, handle, n);
  values = n > 0 ? leaf_block_own (&m->heap, handle, n) : NULL;
  if (values == NULL)
    return;
  values[LEAF_GROUP_MOST].bits = highest;
  for (guint i = 0; i < members->len; i++) {
    LeafValue value = g_array_index (members, Member, i).value;

    values[LEAF_GROUPS_BEGIN + i * 2] = value;
    values[LEAF_GROUPS_BEGIN + i * 2 + 1] = LEAF_VALUE (NUMBER, leader_of (m, members, value)->number);
  }
}

/* --- entry points ------------------------------------------------------------------------------------------------- */

static void
begin_relation (LeafMachine *m, guint32 relation)
{
  const LeafImageRelation *row = LEAF_ROW (&m->image->relations, LeafImageRelation, relation);
  guint32 handle = m->relations[relation] = leaf_heap_make (&m->heap, LEAF_BLOCK_PAIRS, 0, 0);
  g_autoptr (GArray) pairs = asserted_pairs (m, row);

  if (row->sort == LEAF_RELATION_GROUPS)
    begin_groups (m, handle, pairs);
  else if (!row->left_unique && !row->right_unique)
    begin_pairs (m, row, handle, pairs);
  else /* a later pair replaces an earlier one */
    for (guint i = 0; i < pairs->len; i++)
      leaf_relation_set (m, relation, g_array_index (pairs, Pair, i).left, g_array_index (pairs, Pair, i).right, TRUE);
}

void
leaf_relations_begin (LeafMachine *m)
{
  m->n_relations = m->relations_room = m->image->relations.n;
  m->relations = g_new0 (guint32, m->n_relations);
  LEAF_EACH (&m->image->relations, i) {
    const LeafImageRelation *row = LEAF_ROW (&m->image->relations, LeafImageRelation, i);

    if (row->sort == LEAF_RELATION_PAIRS || row->sort == LEAF_RELATION_GROUPS)
      begin_relation (m, i);
  }
}
