/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-exploration-table.h"

enum { LEAST_ROOM = 1024 };

static void
make_room (LeafExplorationTable *table, guint64 room, gboolean has_values)
{
  table->room = room;
  table->keys = g_new0 (guint64, room);
  table->values = has_values ? g_new0 (guint32, room) : NULL;
}

void
leaf_exploration_table_init (LeafExplorationTable *table, gboolean has_values)
{
  table->n = 0;
  make_room (table, LEAST_ROOM, has_values);
}

void
leaf_exploration_table_clear (LeafExplorationTable *table)
{
  g_free (table->keys);
  g_free (table->values);
}

/* Returns the index where the key is or would be. Keys are hashes, so they are not hashed again. */
static guint64
place_of (const LeafExplorationTable *table, guint64 key)
{
  guint64 at = (key * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)) >> 20 & (table->room - 1);

  while (table->keys[at] != 0 && table->keys[at] != key)
    at = (at + 1) & (table->room - 1);
  return at;
}

static void
grow (LeafExplorationTable *table)
{
  LeafExplorationTable old = *table;

  make_room (table, old.room * 2, old.values != NULL);
  for (guint64 i = 0; i < old.room; i++)
    if (old.keys[i] != 0) {
      guint64 at = place_of (table, old.keys[i]);

      table->keys[at] = old.keys[i];
      if (old.values != NULL)
        table->values[at] = old.values[i];
    }
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
  table->keys[at] = key;
  if (table->values != NULL)
    table->values[at] = value;
  table->n++;
  return TRUE;
}

gboolean
leaf_exploration_table_find (const LeafExplorationTable *table, guint64 key, guint32 *value)
{
  guint64 at;

  key = MAX (key, 1);
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
  return table->room * (sizeof (guint64) + (table->values != NULL ? sizeof (guint32) : 0));
}
