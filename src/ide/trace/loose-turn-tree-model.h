/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown under a node of a turn, as a list model.  What is not shown lends its place to what is in it.  A
 * branch is made when its node is unfolded, and the rows of it when they are looked at. */
#pragma once

#include <gio/gio.h>

#include "loose-turn-filter.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN_TREE_MODEL (loose_turn_tree_model_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnTreeModel, loose_turn_tree_model, LOOSE, TURN_TREE_MODEL, GObject)

/* Of LooseTurnNode.  `number` 0: the turn's own. */
LooseTurnTreeModel *loose_turn_tree_model_new (LooseTurnFilter *filter, guint number);

G_END_DECLS
