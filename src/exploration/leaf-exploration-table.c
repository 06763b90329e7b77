/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-exploration-table.h"

enum { LEAST_ROOM = 1024, FILTER_BITS = 4 /* for each place */ };

static void
make_room (LeafExplorationTable *table, guint64 room, gboolean has_values, gboolean has_filter)
{
  table->room = room;
  table->keys = g_new0 (guint64, room);
  table->values = has_values ? g_new0 (guint32, room) : NULL;
  table->filter = has_filter ? g_new0 (guint8, room * FILTER_BITS / 8) : NULL;
}

void
leaf_exploration_table_init (LeafExplorationTable *table, gboolean has_values)
{
  table->n = 0;
  make_room (table, LEAST_ROOM, has_values, FALSE);
}

void
leaf_exploration_table_filter (LeafExplorationTable *table)
{
  table->filter = g_new0 (guint8, table->room * FILTER_BITS / 8);
}

void
leaf_exploration_table_clear (LeafExplorationTable *table)
{
  g_free (table->keys);
  g_free (table->values);
  g_free (table->filter);
}

static inline guint64
mixed (guint64 key)
{
  return (key * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)) >> 20;
}

static inline guint64
filter_bit (const LeafExplorationTable *table, guint64 key)
{
  return mixed (key) & (table->room * FILTER_BITS - 1);
}

/* Returns the index where the key is or would be. Keys are hashes, so they are not hashed again. */
static guint64
place_of (const LeafExplorationTable *table, guint64 key)
{
  guint64 at = mixed (key) & (table->room - 1);

  while (table->keys[at] != 0 && table->keys[at] != key)
    at = (at + 1) & (table->room - 1);
  return at;
}

static void
put (LeafExplorationTable *table, guint64 at, guint64 key, guint32 value)
{
  table->keys[at] = key;
  if (table->values != NULL)
    table->values[at] = value;
  if (table->filter != NULL)
    table->filter[filter_bit (table, key) / 8] |= (guint8) (1 << filter_bit (table, key) % 8);
}

static void
grow (LeafExplorationTable *table)
{
  LeafExplorationTable old = *table;

  make_room (table, old.room * 2, old.values != NULL, old.filter != NULL);
  for (guint64 i = 0; i < old.room; i++)
    if (old.keys[i] != 0)
      put (table, place_of (table, old.keys[i]), old.keys[i], old.values != NULL ? old.values[i] : 0);
  leaf_exploration_table_clear (&old);
}

gboolean
leaf_exploration_table_add (LeafExplorationTable *table, guint64 key, guint32 value)
{
  guint64 at;

  key = MAX (key, 1);
  at = place_of (table, key);
  if (table->keys[at] != 0)
    return FALSE;
  if (table->n * 3 >= table->room * 2) {
    grow (table);
    at = place_of (table, key);
  }
  put (table, at, key, value);
  table->n++;
  return TRUE;
}

void
leaf_exploration_table_set (LeafExplorationTable *table, guint64 key, guint32 value)
{
  if (!leaf_exploration_table_add (table, key, value))
    table->values[place_of (table, MAX (key, 1))] = value;
}

gboolean
leaf_exploration_table_find (const LeafExplorationTable *table, guint64 key, guint32 *value)
{
  guint64 at;

  key = MAX (key, 1);
  if (table->filter != NULL && (table->filter[filter_bit (table, key) / 8] >> filter_bit (table, key) % 8 & 1) == 0)
    return FALSE;
  at = place_of (table, key);
  if (table->keys[at] == 0)
    return FALSE;
  if (value != NULL && table->values != NULL)
    *value = table->values[at];
  return TRUE;
}

gsize
leaf_exploration_table_bytes (const LeafExplorationTable *table)
{
  return table->room * (sizeof (guint64) + (table->values != NULL ? sizeof (guint32) : 0))
         + (table->filter != NULL ? table->room * FILTER_BITS / 8 : 0);
}
