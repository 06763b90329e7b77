/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown under a node of a turn, as a list model.  What is not shown lends its place to what is in it.  A branch is made when its
 * node is unfolded, and the rows of it when they are looked at. */
#pragma once

#include <gio/gio.h>

#include "loose-turn-filter.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN_BRANCH (loose_turn_branch_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnBranch, loose_turn_branch, LOOSE, TURN_BRANCH, GObject)

/* Of LooseTurnNode.  `number` 0: the turn's own. */
LooseTurnBranch *loose_turn_branch_new (LooseTurnFilter *filter, guint number);

G_END_DECLS
