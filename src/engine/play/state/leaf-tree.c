/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tree.c: changes the tree of objects. */

#include "leaf-faults.h"
#include "leaf-properties.h"

enum { NODES_A_UNIT = 8 };

static void
take_from_tree (LeafMachine *m, guint32 instance)
{
  LeafTreeNode *tree = m->tree;
  guint32 parent = tree[instance].parent, n = 0;
  guint32 *link;

  if (parent == 0)
    return;
  for (link = &tree[parent].child; *link != 0; link = &tree[*link].sibling, n++)
    if (*link == instance) {
      *link = tree[instance].sibling;
      break;
    }
  leaf_charge (m, n / NODES_A_UNIT);
  tree[instance].parent = tree[instance].sibling = 0;
}

/* Only an object that contains something can enclose the holder. */
static gboolean
is_around (LeafMachine *m, guint32 instance, guint32 holder)
{
  guint32 n = 0;

  if (m->tree[instance].child == 0)
    return instance == holder;
  for (; holder != 0 && holder != instance; n++)
    holder = m->tree[holder].parent;
  leaf_charge (m, n / NODES_A_UNIT);
  return holder == instance;
}

void
leaf_tree_move (LeafMachine *m, guint32 instance, guint32 holder, LeafHoldingRelation held)
{
  LeafTreeNode *tree = m->tree;

  if (holder != 0 && is_around (m, instance, holder)) {
    leaf_fault (m, N_ ("%1 cannot be put inside itself"),
                LEAF_ROW (&m->image->instances, LeafImageInstance, instance)->name, NULL);
    return;
  }
  if (holder != 0 && tree[instance].parent == holder
      && (tree[instance].held == LEAF_HELD_WORN || held == LEAF_HELD_WORN)) {
    tree[instance].held = held; /* put on or taken off, it keeps its position among the wearer's things */
    return;
  }
  take_from_tree (m, instance);
  tree[instance].held = holder == 0 ? LEAF_HELD_NOT : held;
  tree[instance].parent = holder;
  if (holder == 0)
    return;
  /* the latest comes first in listings, as players expect */
  tree[instance].sibling = tree[holder].child;
  tree[holder].child = instance;
}
