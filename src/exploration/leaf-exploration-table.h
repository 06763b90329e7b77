/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-table.h: a hash table from 64-bit keys to numbers, for millions of entries: about twenty bytes an
 * entry, without an allocation for each.
 *
 * It consists of parts of one size. A full part is split in two, so the table never needs the memory of a larger copy
 * of itself, and grows in small steps. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafExplorationTablePart LeafExplorationTablePart;

typedef struct {
  LeafExplorationTablePart **parts; /* by the first `depth` bits of a hash; several entries may refer to one part */
  guint depth;
  guint32 n_parts;
  gboolean has_values; /* FALSE: the table is a set */
  gboolean has_filter; /* bits: few keys that are missing have their bit set, so most searches for them end here */
} LeafExplorationTable;

void leaf_exploration_table_init (LeafExplorationTable *table, gboolean has_values);
/* Call for an empty table that will mostly be searched for keys that it does not contain. */
void leaf_exploration_table_filter (LeafExplorationTable *table);
void leaf_exploration_table_clear (LeafExplorationTable *table);
/* Returns TRUE if the key was not there; otherwise the table is not changed. */
gboolean leaf_exploration_table_add (LeafExplorationTable *table, guint64 key, guint32 value);
/* Adds the key, or changes its value. */
void leaf_exploration_table_set (LeafExplorationTable *table, guint64 key, guint32 value);
gboolean leaf_exploration_table_find (const LeafExplorationTable *table, guint64 key, guint32 *value);
/* Begins to load what a search for the key will read. Of large tables that is mostly not in the processor's cache. */
void leaf_exploration_table_fetch (const LeafExplorationTable *table, guint64 key);
gsize leaf_exploration_table_bytes (const LeafExplorationTable *table);

G_END_DECLS
