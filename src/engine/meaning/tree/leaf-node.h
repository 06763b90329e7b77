/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-node.h: private to meaning/: making nodes in a scope. */
#pragma once

#include "leaf-phrases.h"

G_BEGIN_DECLS

LeafNode *leaf_node_new (LeafScope *scope, LeafNodeOp op, LeafKindId kind, LeafWording w);
/* Makes a node with its operands in order. */
#define leaf_node_with(scope, op, kind, w, ...)                                                                        \
  leaf_node_of ((scope)->build->arena, op, kind, w, sizeof ((LeafNode *[]) { __VA_ARGS__ }) / sizeof (LeafNode *),     \
                (LeafNode *[]) { __VA_ARGS__ })
LeafNode *leaf_node_from_array (LeafScope *scope, LeafNodeOp op, LeafKindId kind, LeafWording w, const GPtrArray *args);
LeafNode *leaf_node_native (LeafScope *scope, LeafWording w, LeafKindId kind, LeafNative native,
                            LeafNode *only); /* with one operand */
LeafNode *leaf_node_constant (LeafScope *scope, LeafWording w, LeafKindId kind, gint32 bits);
LeafNode *leaf_node_slot (LeafScope *scope, LeafWording w, LeafKindId kind, guint32 slot);
LeafNode *leaf_node_self (LeafScope *scope, LeafWording w); /* what a clause without a subject is about */
LeafNode *leaf_node_not (LeafScope *scope, LeafNode *condition);
gboolean leaf_node_is_place (const LeafNode *node);

G_END_DECLS
