/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-relations.h: relations, by their ids. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* the row of no relation, which has no sort, for a number that is none */
const LeafImageRelation *leaf_relation_row (const LeafMachine *machine, guint32 relation);
gboolean leaf_relation_test (LeafMachine *machine, guint32 relation, LeafValue left, LeafValue right);
void leaf_relation_clear (LeafMachine *machine, guint32 relation);
void leaf_relation_set (LeafMachine *machine, guint32 relation, LeafValue left, LeafValue right, gboolean make);
/* how many values of the kind are alone in their group */
guint32 leaf_relation_n_alone (LeafMachine *machine, guint32 relation);
/* For a relation in groups: the member of the group of `of` after `member`, or the first one if that is {0, 0}. FALSE
 * if there are no more. */
gboolean leaf_relation_next_member (LeafMachine *machine, guint32 relation, LeafValue of, LeafValue *member);
gboolean leaf_relation_has_company (LeafMachine *machine, guint32 relation);
gboolean leaf_next_related (LeafMachine *machine, guint32 relation, gboolean is_left, guint32 kind, LeafValue *value);
LeafValue leaf_related (LeafMachine *machine, guint32 relation, LeafValue value, gboolean right_given);
/* For a relation that is stored in the tree, where an object has at most one partner on the left: returns that one, or
 * 0, in *left. FALSE for other relations. */
gboolean leaf_relation_only_left (LeafMachine *machine, guint32 relation, guint32 right, guint32 *left);
void leaf_relations_begin (LeafMachine *machine);
enum { LEAF_GROUP_MOST = 1, LEAF_GROUPS_BEGIN = 2 }; /* in a block of groups: the highest number; the first member */
/* For a relation stored as pairs: where the pairs of a left value begin, and the right value of the pair at a position.
 * Returns FALSE if there are no more. */
void leaf_relation_first_pair (const LeafMachine *machine, guint32 relation, LeafValue left, guint32 *at);
gboolean leaf_relation_pair (const LeafMachine *machine, guint32 relation, LeafValue left, guint32 at,
                             LeafValue *right);

G_END_DECLS
