/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a turn's tree: a turn and a node number. It exists only while a row shows it. */
#pragma once

#include "loose-turn.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN_NODE (loose_turn_node_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnNode, loose_turn_node, LOOSE, TURN_NODE, GObject)

LooseTurnNode *loose_turn_node_new (LooseTurn *turn, guint number);
LooseTurn *loose_turn_node_get_turn (LooseTurnNode *self);
guint loose_turn_node_get_number (LooseTurnNode *self);

G_END_DECLS
