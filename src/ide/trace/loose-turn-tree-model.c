/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-turn-tree-model.h"

#include "loose-turn-node.h"

struct _LooseTurnTreeModel {
  GObject parent_instance;

  LooseTurnFilter *filter;
  GArray *numbers; /* guint */
};

static void loose_turn_tree_model_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseTurnTreeModel, loose_turn_tree_model, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, loose_turn_tree_model_list_model_init))

static GType
get_item_type (GListModel *model)
{
  return LOOSE_TYPE_TURN_NODE;
}

static guint
get_n_items (GListModel *model)
{
  return LOOSE_TURN_TREE_MODEL (model)->numbers->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  LooseTurnTreeModel *self = LOOSE_TURN_TREE_MODEL (model);

  if (position >= self->numbers->len)
    return NULL;
  return loose_turn_node_new (loose_turn_filter_get_turn (self->filter),
                              g_array_index (self->numbers, guint, position));
}

static void
loose_turn_tree_model_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
loose_turn_tree_model_finalize (GObject *object)
{
  LooseTurnTreeModel *self = LOOSE_TURN_TREE_MODEL (object);

  g_clear_pointer (&self->filter, loose_turn_filter_unref);
  g_clear_pointer (&self->numbers, g_array_unref);
  G_OBJECT_CLASS (loose_turn_tree_model_parent_class)->finalize (object);
}

static void
loose_turn_tree_model_class_init (LooseTurnTreeModelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_turn_tree_model_finalize;
}

static void
loose_turn_tree_model_init (LooseTurnTreeModel *self)
{
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
}

LooseTurnTreeModel *
loose_turn_tree_model_new (LooseTurnFilter *filter, guint number)
{
  LooseTurnTreeModel *self = g_object_new (LOOSE_TYPE_TURN_TREE_MODEL, NULL);
  LooseTurn *turn = loose_turn_filter_get_turn (filter);
  guint end = loose_turn_get_node (turn, number)->end;

  self->filter = loose_turn_filter_ref (filter);
  for (guint i = number + 1; i < end;) {
    if (loose_turn_filter_shows (filter, i)) {
      g_array_append_val (self->numbers, i);
      i = loose_turn_get_node (turn, i)->end;
    } else if (loose_turn_filter_has_more (filter, i)) {
      i++;
    } else {
      i = loose_turn_get_node (turn, i)->end;
    }
  }
  return self;
}
