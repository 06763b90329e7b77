/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-slab.h: an allocator for the contents of blocks, of which a story may make and drop hundreds of thousands.
 *
 * Alternative rejected: the system's allocator, which defers the work for small freed pieces and then does it all in
 * one request; that can take a tenth of a second of a play's slice. Here each allocation and each release costs the
 * same: pieces of one size are in slabs, and the free pieces of a slab are linked. Pieces larger than LARGEST are few,
 * and come from the system.
 *
 * A pool serves a heap and its copies, which may be in several threads, so it has a lock: the only lock of the
 * engine. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafSlabPool LeafSlabPool;

LeafSlabPool *leaf_slab_pool_new (void);
LeafSlabPool *leaf_slab_pool_ref (LeafSlabPool *pool);
void leaf_slab_pool_unref (LeafSlabPool *pool);
/* Takes a piece of at least *size bytes. Sets *size to its real size, and *slab to a number that is needed to release
 * it. The bytes are uninitialized. NULL if there is no memory. */
gpointer leaf_slab_pool_take (LeafSlabPool *pool, gsize *size, guint32 *slab);
void leaf_slab_pool_give (LeafSlabPool *pool, gpointer piece, guint32 slab);

G_END_DECLS
