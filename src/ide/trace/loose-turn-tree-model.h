/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows below a node of a turn, as a list model. A hidden node is replaced by its visible descendants. A branch is
 * created when its node is expanded, and rows when they are used. */
#pragma once

#include <gio/gio.h>

#include "loose-turn-filter.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN_TREE_MODEL (loose_turn_tree_model_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnTreeModel, loose_turn_tree_model, LOOSE, TURN_TREE_MODEL, GObject)

/* A model of LooseTurnNode, for the nodes below `number` (0: the whole turn). References the filter. */
LooseTurnTreeModel *loose_turn_tree_model_new (LooseTurnFilter *filter, guint number);

G_END_DECLS
