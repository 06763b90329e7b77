/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-exploration-table.h"

enum { ROOM = 1024 /* entries of a part */, MOST_FILLED = ROOM * 2 / 3, FILTER_WORDS = ROOM / 8 /* of 64 bits */ };

struct _LeafExplorationTablePart {
  guint n, depth;     /* n: its keys; depth: the number of first bits that the hashes of its keys have in common */
  guint64 keys[ROOM]; /* 0: the entry is free */
  guint32 values[];   /* only if the table has values; after them the filter, if it has one */
};

typedef LeafExplorationTablePart Part;

static gsize
bytes_of_part (const LeafExplorationTable *table)
{
  return sizeof (Part) + (table->has_values ? ROOM * sizeof (guint32) : 0)
         + (table->has_filter ? FILTER_WORDS * sizeof (guint64) : 0);
}

static guint64 *
filter_of (const LeafExplorationTable *table, Part *part)
{
  return (guint64 *) (gpointer) (part->values + (table->has_values ? ROOM : 0));
}

/* Some keys are combined numbers rather than hashes, so every bit of a key has to change the hash. */
static inline guint64
hash_of (guint64 key)
{
  key = (key ^ key >> 32) * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
  key = (key ^ key >> 29) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  return key ^ key >> 32;
}

static Part *
add_part (LeafExplorationTable *table, guint depth)
{
  Part *part = g_malloc0 (bytes_of_part (table));

  part->depth = depth;
  table->n_parts++;
  return part;
}

void
leaf_exploration_table_init (LeafExplorationTable *table, gboolean has_values)
{
  *table = (LeafExplorationTable) { .has_values = has_values, .parts = g_new (Part *, 1) };
  table->parts[0] = add_part (table, 0);
}

void
leaf_exploration_table_filter (LeafExplorationTable *table)
{
  leaf_exploration_table_clear (table);
  table->has_filter = TRUE;
  table->parts = g_new (Part *, 1);
  table->parts[0] = add_part (table, 0);
}

void
leaf_exploration_table_clear (LeafExplorationTable *table)
{
  gsize n = (gsize) 1 << table->depth;

  for (gsize i = 0, next; i < n; i = next) {
    next = i + (n >> table->parts[i]->depth);
    g_free (table->parts[i]);
  }
  g_clear_pointer (&table->parts, g_free);
  table->depth = table->n_parts = 0;
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static inline gsize
number_of_part (const LeafExplorationTable *table, guint64 hash)
{
  return (gsize) (hash >> 1 >> (63 - table->depth));
}

/* Returns the index where the key is or would be. */
static inline guint
place_of (const Part *part, guint64 key, guint64 hash)
{
  guint at = hash & (ROOM - 1);

  while (part->keys[at] != 0 && part->keys[at] != key)
    at = (at + 1) & (ROOM - 1);
  return at;
}

/* A key sets two bits of one word of the filter. */
static inline guint
filter_word (guint64 hash)
{
  return hash >> 10 & (FILTER_WORDS - 1);
}

static inline guint64
filter_bits (guint64 hash)
{
  return (guint64) 1 << (hash >> 20 & 63) | (guint64) 1 << (hash >> 26 & 63);
}

static void
put (const LeafExplorationTable *table, Part *part, guint64 key, guint64 hash, guint32 value)
{
  guint at = place_of (part, key, hash);

  part->keys[at] = key;
  if (table->has_values)
    part->values[at] = value;
  if (table->has_filter)
    filter_of (table, part)[filter_word (hash)] |= filter_bits (hash);
  part->n++;
}

/* --- growing ------------------------------------------------------------------------------------------------------ */

static void
double_places (LeafExplorationTable *table)
{
  gsize n = (gsize) 1 << table->depth;
  Part **parts = g_new (Part *, n * 2);

  for (gsize i = 0; i < n * 2; i++)
    parts[i] = table->parts[i / 2];
  g_free (table->parts);
  table->parts = parts;
  table->depth++;
}

/* Splits the part to which a hash belongs. */
static void
split (LeafExplorationTable *table, guint64 hash)
{
  Part *old = table->parts[number_of_part (table, hash)], *halves[2];
  guint depth = old->depth + 1;
  gsize first, n;

  if (old->depth == table->depth)
    double_places (table);
  for (guint i = 0; i < 2; i++)
    halves[i] = add_part (table, depth);
  for (guint i = 0; i < ROOM; i++) {
    guint64 other = hash_of (old->keys[i]);

    if (old->keys[i] != 0)
      put (table, halves[other >> (64 - depth) & 1], old->keys[i], other, table->has_values ? old->values[i] : 0);
  }
  n = (gsize) 1 << (table->depth - depth);
  first = number_of_part (table, hash) / (n * 2) * (n * 2);
  for (gsize i = 0; i < n * 2; i++)
    table->parts[first + i] = halves[i / n];
  g_free (old);
  table->n_parts--;
}

/* --- searching ---------------------------------------------------------------------------------------------------- */

gboolean
leaf_exploration_table_add (LeafExplorationTable *table, guint64 key, guint32 value)
{
  guint64 hash;
  Part *part;

  key = MAX (key, 1);
  hash = hash_of (key);
  part = table->parts[number_of_part (table, hash)];
  if (part->keys[place_of (part, key, hash)] != 0)
    return FALSE;
  while (part->n >= MOST_FILLED) {
    split (table, hash);
    part = table->parts[number_of_part (table, hash)];
  }
  put (table, part, key, hash, value);
  return TRUE;
}

void
leaf_exploration_table_set (LeafExplorationTable *table, guint64 key, guint32 value)
{
  guint64 hash;
  Part *part;

  if (leaf_exploration_table_add (table, key, value))
    return;
  key = MAX (key, 1);
  hash = hash_of (key);
  part = table->parts[number_of_part (table, hash)];
  part->values[place_of (part, key, hash)] = value;
}

gboolean
leaf_exploration_table_find (const LeafExplorationTable *table, guint64 key, guint32 *value)
{
  guint64 hash;
  Part *part;
  guint at;

  key = MAX (key, 1);
  hash = hash_of (key);
  part = table->parts[number_of_part (table, hash)];
  if (table->has_filter && (~filter_of (table, part)[filter_word (hash)] & filter_bits (hash)) != 0)
    return FALSE;
  at = place_of (part, key, hash);
  if (part->keys[at] == 0)
    return FALSE;
  if (value != NULL && table->has_values)
    *value = part->values[at];
  return TRUE;
}

void
leaf_exploration_table_fetch (const LeafExplorationTable *table, guint64 key)
{
  guint64 hash = hash_of (MAX (key, 1));
  Part *part = table->parts[number_of_part (table, hash)];
  guint at = hash & (ROOM - 1);

  if (table->has_filter)
    __builtin_prefetch (&filter_of (table, part)[filter_word (hash)]);
  else
    __builtin_prefetch (&part->keys[at]);
  if (table->has_values)
    __builtin_prefetch (&part->values[at]);
}

gsize
leaf_exploration_table_bytes (const LeafExplorationTable *table)
{
  return table->n_parts * bytes_of_part (table) + ((gsize) 1 << table->depth) * sizeof (Part *);
}
