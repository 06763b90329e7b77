/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-table.h: a hash table from 64-bit hashes to numbers, for millions of entries: sixteen bytes an
 * entry, without an allocation for each. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint64 *keys;   /* 0: free */
  guint32 *values; /* NULL: the table is a set */
  guint8  *filter; /* NULL, or bits: few keys that are missing have their bit set, so most searches for them end here */
  guint64  n, room;
} LeafExplorationTable;

void     leaf_exploration_table_init  (LeafExplorationTable *table, gboolean has_values);
/* For a table, still empty, that is mostly searched for keys that it does not have. */
void     leaf_exploration_table_filter (LeafExplorationTable *table);
void     leaf_exploration_table_clear (LeafExplorationTable *table);
/* Returns TRUE if the key was not there; otherwise the table stays as it is. */
gboolean leaf_exploration_table_add   (LeafExplorationTable *table, guint64 key, guint32 value);
/* Adds the key, or changes its value. */
void     leaf_exploration_table_set   (LeafExplorationTable *table, guint64 key, guint32 value);
gboolean leaf_exploration_table_find  (const LeafExplorationTable *table, guint64 key, guint32 *value);
gsize    leaf_exploration_table_bytes (const LeafExplorationTable *table);

G_END_DECLS
