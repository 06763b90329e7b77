/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-exploration-store.h: memory for long-lived data of an archive.
 *
 * An archive keeps hundreds of thousands of pieces of different sizes. Mixed with the short-lived memory of turns they
 * would fragment the heap, and the system's allocator would become slower the longer the search runs. Here a piece is a
 * chain of chunks of one size, so any free chunk fits. When many are free, the pieces at the end move into them, and
 * the memory after them is returned to the system. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  GPtrArray *blocks; /* of many chunks each */
  guint32 n, free;   /* chunks made; the first free one, 0: none */
  guint32 n_free;
  guint32 end; /* while pieces move: the last chunk that stays */
} LeafExplorationStore;

void leaf_exploration_store_init (LeafExplorationStore *store);
void leaf_exploration_store_clear (LeafExplorationStore *store);
/* Copies n bytes into the store. Returns the number of the piece, above 0. */
guint32 leaf_exploration_store_put (LeafExplorationStore *store, gconstpointer bytes, gsize n);
/* Returns a copy of the first n bytes of a piece. Free with g_free. */
gpointer leaf_exploration_store_dup (const LeafExplorationStore *store, guint32 piece, gsize n);
void leaf_exploration_store_drop (LeafExplorationStore *store, guint32 piece);
/* Returns TRUE if enough memory is free to be returned to the system. Between begin and end, each piece must be moved,
 * and gets the number returned. */
gboolean leaf_exploration_store_is_sparse (const LeafExplorationStore *store);
void leaf_exploration_store_begin_packing (LeafExplorationStore *store);
guint32 leaf_exploration_store_move (LeafExplorationStore *store, guint32 piece);
void leaf_exploration_store_end_packing (LeafExplorationStore *store);
/* The memory of all pieces, and of free space between them. */
gsize leaf_exploration_store_held (const LeafExplorationStore *store);
/* The memory that a piece of n bytes takes. */
gsize leaf_exploration_store_bytes (gsize n);

G_END_DECLS
