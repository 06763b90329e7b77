/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-table.h: numbers by 64-bit hashes, of which there are millions: sixteen bytes a place and no
 * allocation of their own. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint64 *keys;   /* 0: free */
  guint32 *values; /* NULL: a set */
  guint64  n, room;
} LeafExplorationTable;

void     leaf_exploration_table_init  (LeafExplorationTable *table, gboolean has_values);
void     leaf_exploration_table_clear (LeafExplorationTable *table);
/* TRUE: it was not there. */
gboolean leaf_exploration_table_add   (LeafExplorationTable *table, guint64 key, guint32 value);
gboolean leaf_exploration_table_find  (const LeafExplorationTable *table, guint64 key, guint32 *value);
gsize    leaf_exploration_table_bytes (const LeafExplorationTable *table);

G_END_DECLS
