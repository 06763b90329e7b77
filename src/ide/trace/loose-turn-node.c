/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-turn-node.h"

struct _LooseTurnNode {
  GObject parent_instance;

  LooseTurn *turn;
  guint number;
};

G_DEFINE_FINAL_TYPE (LooseTurnNode, loose_turn_node, G_TYPE_OBJECT)

LooseTurn *
loose_turn_node_get_turn (LooseTurnNode *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_NODE (self), NULL);
  return self->turn;
}

guint
loose_turn_node_get_number (LooseTurnNode *self)
{
  g_return_val_if_fail (LOOSE_IS_TURN_NODE (self), 0);
  return self->number;
}

static void
loose_turn_node_finalize (GObject *object)
{
  g_clear_object (&LOOSE_TURN_NODE (object)->turn);
  G_OBJECT_CLASS (loose_turn_node_parent_class)->finalize (object);
}

static void
loose_turn_node_class_init (LooseTurnNodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_turn_node_finalize;
}

static void
loose_turn_node_init (LooseTurnNode *self)
{
}

LooseTurnNode *
loose_turn_node_new (LooseTurn *turn, guint number)
{
  g_return_val_if_fail (LOOSE_IS_TURN (turn), NULL);
  LooseTurnNode *self = g_object_new (LOOSE_TYPE_TURN_NODE, NULL);

  self->turn = g_object_ref (turn);
  self->number = number;
  return self;
}
