/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-table.h: a hash table from 64-bit keys to numbers, or a set of keys, for millions of entries: it
 * allocates no memory for an entry by itself. The keys 0 and 1 are the same key. No key can be removed.
 *
 * The table consists of parts of one size. A full part is split in two, so the table never needs the memory of a larger
 * copy of itself, and grows in small steps. Several threads may search it while none changes it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafExplorationTablePart LeafExplorationTablePart;

typedef struct {
  LeafExplorationTablePart **parts; /* by the first `depth` bits of a hash; several entries may refer to one part */
  guint depth;
  guint32 n_parts;
  gboolean has_values; /* FALSE: the table is a set */
  gboolean has_filter; /* each part has bits that few missing keys have set, so most searches for them end there */
} LeafExplorationTable;

void leaf_exploration_table_init (LeafExplorationTable *table, gboolean has_values);
/* Call for an empty table that will mostly be searched for keys that it does not contain. */
void leaf_exploration_table_filter (LeafExplorationTable *table);
void leaf_exploration_table_clear (LeafExplorationTable *table);
/* Adds the key and its value. Returns FALSE, and changes nothing, if the key is in the table. */
gboolean leaf_exploration_table_add (LeafExplorationTable *table, guint64 key, guint32 value);
/* Adds the key, or changes its value. The table must have values. */
void leaf_exploration_table_set (LeafExplorationTable *table, guint64 key, guint32 value);
/* Returns TRUE if the key is in the table. `value` may be NULL. */
gboolean leaf_exploration_table_find (const LeafExplorationTable *table, guint64 key, guint32 *value);
/* Begins to load what a search for the key will read, since the processor's cache does not hold most of a large
 * table. */
void leaf_exploration_table_fetch (const LeafExplorationTable *table, guint64 key);
gsize leaf_exploration_table_bytes (const LeafExplorationTable *table);

G_END_DECLS
