/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-table.c: rows of one size, named by their number; and an index from 64-bit keys to such numbers.
 *
 * Both are plain values with one block of memory each, so a checkpoint is a copy of the block and nothing else. GLib's
 * hash tables were rejected for the index, because they cannot be copied as one block.
 *
 * A stress build starts with room for one row and moves the block at every push while the table is small, poisoning
 * what it leaves, so that a pointer to a row that is kept across a push is found at once. */

#include "leaf-base.h"

#include <string.h>

#ifdef LEAF_STRESS
#define FIRST_ROOM 1
#define SMALL_ROOM 512
#else
#define FIRST_ROOM 16
#endif
#define FREED_MARK 0xDB

/* --- tables ------------------------------------------------------------------------------------------------------- */

static guint32
larger_room (guint32 room)
{
#ifdef LEAF_STRESS
  if (room < SMALL_ROOM)
    return room + 1;
#endif
  return (guint32) MIN ((guint64) room * 2, G_MAXUINT32);
}

/* Moves the rows to a block with room for `room` of them. The rows after the first `n` are zeroed. */
static void
move_rows (LeafTable *table, guint32 room)
{
#ifdef LEAF_STRESS
  gboolean is_moved = TRUE;
#else
  gboolean is_moved = table->is_on_arena;
#endif
  LeafTable before = *table;

  if (is_moved) {
    table->rows = g_malloc_n (room, table->size);
    memcpy (table->rows, before.rows, (gsize) table->size * table->n);
    leaf_table_clear (&before);
  } else {
    table->rows = g_realloc_n (table->rows, room, table->size);
  }
  table->room = room;
  table->is_on_arena = FALSE;
}

/* Initializes a table that has only its blank row 0. */
void
leaf_table_init (LeafTable *table, gsize row_size)
{
  g_assert (row_size > 0 && row_size < G_MAXUINT16);

  table->size = (guint32) row_size;
  table->room = FIRST_ROOM;
  table->is_on_arena = FALSE;
  table->rows = g_malloc_n (table->room, table->size);
  memset (table->rows, 0, table->size);
  table->n = 1;
}

/* Frees the rows. The table may be initialized again; a zeroed table may be cleared. */
void
leaf_table_clear (LeafTable *table)
{
#ifdef LEAF_STRESS
  if (table->rows != NULL && !table->is_on_arena)
    memset (table->rows, FREED_MARK, (gsize) table->size * table->room);
#endif
  if (!table->is_on_arena)
    g_free (table->rows);
  memset (table, 0, sizeof *table);
}

/* Rows will be pushed to the copy, so it gets room for an eighth more rows than this table, or `like`, has now.
 * Otherwise the block would be copied twice. (Not in a stress build.) */
void
leaf_table_copy (LeafTable *to, const LeafTable *from, const LeafTable *like, LeafArena *on)
{
  *to = *from;
  to->room = from->n;
  to->is_on_arena = on != NULL;
  if (on != NULL) {
    to->rows = leaf_arena_copy (on, from->rows, (gsize) from->size * from->n);
    return;
  }
#ifndef LEAF_STRESS
  if (like != NULL && like->n > from->n)
    to->room = like->n;
  to->room += MIN (from->n / 8 + 4, G_MAXUINT32 - to->room);
#endif
  to->rows = g_malloc_n (to->room, to->size);
  memcpy (to->rows, from->rows, (gsize) from->size * from->n);
}

static inline guint32
add_row (LeafTable *table, gconstpointer row)
{
  guint8 *place = table->rows + (gsize) table->size * table->n;

  if (row != NULL)
    memcpy (place, row, table->size);
  else
    memset (place, 0, table->size);
  return table->n++;
}

guint32
leaf_table_push (LeafTable *table, gconstpointer row)
{
  if (table->n == table->room) {
    /* A row pushed from the table itself must survive the move. */
    g_autofree gpointer kept = row == NULL ? NULL : g_memdup2 (row, table->size);

    g_assert (table->n < G_MAXUINT32);
    move_rows (table, larger_room (table->room));
    return add_row (table, kept);
  }
  return add_row (table, row);
}

/* In a stress build the block moves at each push anyway. */
void
leaf_table_reserve (LeafTable *table, guint32 n_more)
{
#ifndef LEAF_STRESS
  g_return_if_fail (n_more < G_MAXUINT32 - table->n);

  if (n_more > table->room - table->n)
    move_rows (table, table->n + n_more);
#endif
}

/* Removes the rows from number `n` on; row 0 stays. */
void
leaf_table_truncate (LeafTable *table, guint32 n)
{
  g_return_if_fail (n >= 1 && n <= table->n);

#ifdef LEAF_STRESS
  memset (table->rows + (gsize) table->size * n, FREED_MARK, (gsize) table->size * (table->n - n));
#endif
  table->n = n;
}

/* --- the index ---------------------------------------------------------------------------------------------------- */

/* Distributes the bits of a key over the word (the finaliser of SplitMix64, by its published constants). */
static guint64
spread (guint64 key)
{
  key ^= key >> 30;
  key *= G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  key ^= key >> 27;
  key *= G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return key ^ (key >> 31);
}

static gpointer
copy_bytes (gconstpointer bytes, gsize size, LeafArena *on)
{
  return on != NULL ? leaf_arena_copy (on, bytes, size) : g_memdup2 (bytes, size);
}

void
leaf_index_init (LeafIndex *index)
{
  memset (index, 0, sizeof *index);
}

void
leaf_index_clear (LeafIndex *index)
{
  if (!index->is_on_arena) {
    g_free (index->keys);
    g_free (index->values);
  }
  memset (index, 0, sizeof *index);
}

/* The slot of `key`, or the empty slot where it would go. There is always an empty slot. */
static guint32
place_of (const LeafIndex *index, guint64 key)
{
  guint32 mask = index->room - 1;
  guint32 place = (guint32) spread (key) & mask;

  while (index->values[place] != 0 && index->keys[place] != key)
    place = (place + 1) & mask;
  return place;
}

/* A copy of the index with `room` slots. */
static LeafIndex
copy_into (const LeafIndex *index, guint32 room)
{
  LeafIndex larger = { .room = room, .n = index->n };

  larger.keys = g_new0 (guint64, room);
  larger.values = g_new0 (guint32, room);
  for (guint32 i = 0; i < index->room; i++) {
    guint32 place;

    if (index->values[i] == 0)
      continue;
    place = place_of (&larger, index->keys[i]);
    larger.keys[place] = index->keys[i];
    larger.values[place] = index->values[i];
  }
  return larger;
}

void
leaf_index_copy (LeafIndex *to, const LeafIndex *from, const LeafIndex *like, LeafArena *on)
{
  if (on == NULL && like != NULL && like->room > from->room) {
    *to = copy_into (from, like->room);
    return;
  }
  *to = *from;
  to->is_on_arena = on != NULL;
  to->keys = copy_bytes (from->keys, sizeof (guint64) * from->room, on);
  to->values = copy_bytes (from->values, sizeof (guint32) * from->room, on);
}

guint32
leaf_index_find (const LeafIndex *index, guint64 key)
{
  return index->room == 0 ? 0 : index->values[place_of (index, key)];
}

/* Sets the value of `key`, replacing a former one. */
void
leaf_index_set (LeafIndex *index, guint64 key, guint32 value)
{
  guint32 place;

  g_return_if_fail (value != 0);

  if (index->n >= index->room / 2) {
    LeafIndex larger = copy_into (index, index->room == 0 ? 8 : index->room * 2);

    leaf_index_clear (index);
    *index = larger;
  }
  place = place_of (index, key);
  if (index->values[place] == 0)
    index->n++;
  index->keys[place] = key;
  index->values[place] = value;
}

/* The last bytes, fewer than eight, as one number. Two reads that may overlap, since a memcpy of unknown size would
 * cost more than the rest. */
static inline guint64
last_piece (const guint8 *at, gsize size)
{
  guint32 low, high;

  if (size >= 4) {
    memcpy (&low, at, 4);
    memcpy (&high, at + size - 4, 4);
    return low | (guint64) high << 32;
  }
  return at[0] | (guint64) at[size / 2] << 8 | (guint64) at[size - 1] << 16;
}

/* A hash of bytes, the same on every machine of one byte order. It is not secure against chosen input. Each piece of
 * eight bytes is mixed in by an invertible step, so texts that differ in one piece have different hashes. */
guint64
leaf_hash (gconstpointer bytes, gsize size, guint64 seed)
{
  const guint8 *at = bytes;
  guint64 hash = seed * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9) ^ (size + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  for (; size >= 8; size -= 8, at += 8) {
    guint64 piece;

    memcpy (&piece, at, 8);
    hash = (hash ^ piece) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
    hash ^= hash >> 29;
  }
  return spread (size > 0 ? hash ^ last_piece (at, size) : hash);
}

/* --- rooms -------------------------------------------------------------------------------------------------------- */

gpointer
leaf_stage_tables_new (const LeafStageTables *tables)
{
  guint8 *self = g_malloc0 (tables->size);

  for (gsize i = 0; i < tables->n_members; i++) {
    const LeafMember *member = &tables->members[i];

    if (member->row_size > 0)
      leaf_table_init ((LeafTable *) (self + member->offset), member->row_size);
    else
      leaf_index_init ((LeafIndex *) (self + member->offset));
  }
  return self;
}

gpointer
leaf_stage_tables_copy (const LeafStageTables *tables, gconstpointer from, gconstpointer like, LeafArena *on)
{
  guint8 *self = copy_bytes (from, tables->size, on);
  const guint8 *old = from;

  for (gsize i = 0; i < tables->n_members; i++) {
    const LeafMember *member = &tables->members[i];
    gconstpointer guess = like != NULL ? (const guint8 *) like + member->offset : NULL;

    if (member->row_size > 0)
      leaf_table_copy ((LeafTable *) (self + member->offset), (const LeafTable *) (old + member->offset), guess, on);
    else
      leaf_index_copy ((LeafIndex *) (self + member->offset), (const LeafIndex *) (old + member->offset), guess, on);
  }
  return self;
}

void
leaf_stage_tables_free (const LeafStageTables *tables, gpointer self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < tables->n_members; i++) {
    const LeafMember *member = &tables->members[i];

    if (member->row_size > 0)
      leaf_table_clear ((LeafTable *) ((guint8 *) self + member->offset));
    else
      leaf_index_clear ((LeafIndex *) ((guint8 *) self + member->offset));
  }
  g_free (self);
}
