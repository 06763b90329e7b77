/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-store.h: memory for long-lived data of an archive.
 *
 * An archive keeps very many pieces of different sizes. Mixed with the short-lived memory of turns they would fragment
 * the heap, and the system's allocator would become slower the longer the search runs. Here a piece is a chain of
 * chunks of one size, so any free chunk fits. When many chunks are free, pieces move into them from the last blocks,
 * and these are returned to the system. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  GPtrArray *blocks; /* of many chunks each */
  guint32 n, free;   /* the number of chunks; the first free one, or 0 */
  guint32 n_free;
  guint32 end; /* while pieces move, the number of the last chunk that stays */
} LeafExplorationStore;

void leaf_exploration_store_init (LeafExplorationStore *store);
void leaf_exploration_store_clear (LeafExplorationStore *store);
/* Copies n bytes into the store. Returns the number of the piece, from 1. */
guint32 leaf_exploration_store_put (LeafExplorationStore *store, gconstpointer bytes, gsize n);
/* Returns a copy of the first n bytes of a piece, which must not have fewer. Free with g_free. */
gpointer leaf_exploration_store_dup (const LeafExplorationStore *store, guint32 piece, gsize n);
/* Frees a piece. */
void leaf_exploration_store_drop (LeafExplorationStore *store, guint32 piece);
/* Returns TRUE if enough chunks are free for packing to be worth its time. */
gboolean leaf_exploration_store_is_sparse (const LeafExplorationStore *store);
/* Packing returns free memory to the system. Between begin and end, call leaf_exploration_store_move for every piece,
 * and nothing else. It returns the new number of the piece. */
void leaf_exploration_store_begin_packing (LeafExplorationStore *store);
guint32 leaf_exploration_store_move (LeafExplorationStore *store, guint32 piece);
void leaf_exploration_store_end_packing (LeafExplorationStore *store);
/* The bytes of all pieces and of the free chunks. */
gsize leaf_exploration_store_held (const LeafExplorationStore *store);
/* The bytes of the chunks that a piece of n bytes takes. */
gsize leaf_exploration_store_bytes (gsize n);

G_END_DECLS
