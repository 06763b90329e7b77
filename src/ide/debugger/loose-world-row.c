/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-world-row.h"

#include <string.h>

struct _LooseWorldRow {
  GObject parent_instance;

  LooseWorldSnapshot *world;
  guint number;
  char *search;
  GArray *children; /* guint; NULL: not computed yet */
};

static void loose_world_row_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LooseWorldRow, loose_world_row, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, loose_world_row_list_model_init))

LooseWorldSnapshot *
loose_world_row_get_world (LooseWorldRow *self)
{
  g_return_val_if_fail (LOOSE_IS_WORLD_ROW (self), NULL);
  return self->world;
}

guint
loose_world_row_get_number (LooseWorldRow *self)
{
  g_return_val_if_fail (LOOSE_IS_WORLD_ROW (self), 0);
  return self->number;
}

static gboolean
says (LooseWorldRow *self, guint number)
{
  g_autofree char *folded = g_utf8_casefold (loose_world_snapshot_get_row (self->world, number)->name, -1);

  return strstr (folded, self->search) != NULL;
}

/* Returns TRUE if the row or a row in it matches. (What is in a row that matches is not searched.) */
static gboolean
is_wanted (LooseWorldRow *self, guint number)
{
  if (self->search == NULL)
    return TRUE;
  for (guint i = number; i < loose_world_snapshot_get_end (self->world, number); i++)
    if (says (self, i))
      return TRUE;
  return FALSE;
}

static GArray *
children_of (LooseWorldRow *self)
{
  guint first = self->number == G_MAXUINT ? 0 : self->number + 1;
  guint end = self->number == G_MAXUINT ? loose_world_snapshot_get_n_rows (self->world)
                                        : loose_world_snapshot_get_end (self->world, self->number);

  if (self->children != NULL)
    return self->children;
  self->children = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = first; i < end; i = loose_world_snapshot_get_end (self->world, i))
    if (is_wanted (self, i))
      g_array_append_val (self->children, i);
  return self->children;
}

static GType
get_item_type (GListModel *model)
{
  return LOOSE_TYPE_WORLD_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return children_of (LOOSE_WORLD_ROW (model))->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  LooseWorldRow *self = LOOSE_WORLD_ROW (model);
  GArray *children = children_of (self);
  guint number;

  if (position >= children->len)
    return NULL;
  number = g_array_index (children, guint, position);
  return loose_world_row_new (self->world, number, self->search != NULL && !says (self, number) ? self->search : NULL);
}

static void
loose_world_row_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
loose_world_row_finalize (GObject *object)
{
  LooseWorldRow *self = LOOSE_WORLD_ROW (object);

  loose_world_snapshot_unref (self->world);
  g_free (self->search);
  g_clear_pointer (&self->children, g_array_unref);
  G_OBJECT_CLASS (loose_world_row_parent_class)->finalize (object);
}

static void
loose_world_row_class_init (LooseWorldRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_world_row_finalize;
}

static void
loose_world_row_init (LooseWorldRow *self)
{
}

LooseWorldRow *
loose_world_row_new (LooseWorldSnapshot *world, guint number, const char *search)
{
  LooseWorldRow *self = g_object_new (LOOSE_TYPE_WORLD_ROW, NULL);

  self->world = loose_world_snapshot_ref (world);
  self->number = number;
  self->search = g_strdup (search);
  return self;
}
