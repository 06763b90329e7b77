/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-exploration-store.h"

#include <string.h>

enum { CHUNKS_OF_BLOCK = 8192, BYTES_OF_CHUNK = 124 };

typedef struct {
  guint32 next; /* of the piece, or of the free chunks; 0: none */
  guint8 bytes[BYTES_OF_CHUNK];
} Chunk;

/* Chunks are numbered from 1. */
static Chunk *
chunk_at (const LeafExplorationStore *store, guint32 number)
{
  return (Chunk *) store->blocks->pdata[(number - 1) / CHUNKS_OF_BLOCK] + (number - 1) % CHUNKS_OF_BLOCK;
}

void
leaf_exploration_store_init (LeafExplorationStore *store)
{
  *store = (LeafExplorationStore) { .blocks = g_ptr_array_new_with_free_func (g_free) };
}

void
leaf_exploration_store_clear (LeafExplorationStore *store)
{
  g_clear_pointer (&store->blocks, g_ptr_array_unref);
}

static guint32
take_chunk (LeafExplorationStore *store)
{
  guint32 number = store->free;

  if (number != 0) {
    store->free = chunk_at (store, number)->next;
    return number;
  }
  if (store->n % CHUNKS_OF_BLOCK == 0)
    g_ptr_array_add (store->blocks, g_new (Chunk, CHUNKS_OF_BLOCK));
  return ++store->n;
}

guint32
leaf_exploration_store_put (LeafExplorationStore *store, gconstpointer bytes, gsize n)
{
  guint32 first = 0, *link = &first;

  for (gsize at = 0; at < n || first == 0; at += BYTES_OF_CHUNK) {
    guint32 number = take_chunk (store);
    Chunk *chunk = chunk_at (store, number);

    memcpy (chunk->bytes, (const guint8 *) bytes + at, MIN (n - at, (gsize) BYTES_OF_CHUNK));
    *link = number;
    link = &chunk->next;
  }
  *link = 0;
  return first;
}

gpointer
leaf_exploration_store_dup (const LeafExplorationStore *store, guint32 piece, gsize n)
{
  guint8 *bytes = g_malloc (n);

  for (gsize at = 0; at < n && piece != 0; at += BYTES_OF_CHUNK) {
    const Chunk *chunk = chunk_at (store, piece);

    memcpy (bytes + at, chunk->bytes, MIN (n - at, (gsize) BYTES_OF_CHUNK));
    piece = chunk->next;
  }
  return bytes;
}

void
leaf_exploration_store_drop (LeafExplorationStore *store, guint32 piece)
{
  guint32 last = piece;

  while (chunk_at (store, last)->next != 0)
    last = chunk_at (store, last)->next;
  chunk_at (store, last)->next = store->free;
  store->free = piece;
}

gsize
leaf_exploration_store_bytes (gsize n)
{
  return (n + BYTES_OF_CHUNK - 1) / BYTES_OF_CHUNK * sizeof (Chunk);
}
