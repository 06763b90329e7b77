/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-exploration-store.h"

#include <string.h>

enum { CHUNKS_OF_BLOCK = 2048, BYTES_OF_CHUNK = 124, FREE_SHARE = 16, FREE_BLOCKS = 2 };

typedef struct {
  guint32 next; /* the next chunk of the piece, or the next free one; 0: none */
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
    store->n_free--;
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

  for (store->n_free++; chunk_at (store, last)->next != 0; store->n_free++)
    last = chunk_at (store, last)->next;
  chunk_at (store, last)->next = store->free;
  store->free = piece;
}

/* --- giving memory back ------------------------------------------------------------------------------------------- */

gboolean
leaf_exploration_store_is_sparse (const LeafExplorationStore *store)
{
  return store->n_free > MAX (store->n / FREE_SHARE, (guint32) (FREE_BLOCKS * CHUNKS_OF_BLOCK));
}

void
leaf_exploration_store_begin_packing (LeafExplorationStore *store)
{
  guint32 n_blocks = (store->n - store->n_free + CHUNKS_OF_BLOCK - 1) / CHUNKS_OF_BLOCK, next = 0;
  guint32 number = store->free;

  store->end = n_blocks * CHUNKS_OF_BLOCK;
  store->free = store->n_free = 0;
  for (; number != 0; number = next) {
    Chunk *chunk = chunk_at (store, number);

    next = chunk->next;
    if (number > store->end)
      continue;
    chunk->next = store->free;
    store->free = number;
    store->n_free++;
  }
}

guint32
leaf_exploration_store_move (LeafExplorationStore *store, guint32 piece)
{
  guint32 *link = &piece;

  while (*link != 0) {
    const Chunk *chunk = chunk_at (store, *link);

    if (*link > store->end) {
      *link = take_chunk (store);
      *chunk_at (store, *link) = *chunk;
    }
    link = &chunk_at (store, *link)->next;
  }
  return piece;
}

void
leaf_exploration_store_end_packing (LeafExplorationStore *store)
{
  g_ptr_array_set_size (store->blocks, (gint) (store->end / CHUNKS_OF_BLOCK));
  store->n = MIN (store->n, store->end);
}

gsize
leaf_exploration_store_held (const LeafExplorationStore *store)
{
  return (gsize) store->blocks->len * CHUNKS_OF_BLOCK * sizeof (Chunk);
}

gsize
leaf_exploration_store_bytes (gsize n)
{
  return (n + BYTES_OF_CHUNK - 1) / BYTES_OF_CHUNK * sizeof (Chunk);
}
