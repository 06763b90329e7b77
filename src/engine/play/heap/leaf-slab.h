/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-slab.h: memory for what blocks hold, of which a story may make and drop hundreds of thousands.
 *
 * An allocator that serves every purpose puts off the work that small freed pieces make, and does it all in one
 * request, which may then take a tenth of a second of a play's slice.  Here each request and each return costs the
 * same: pieces of one size lie together in a slab, and a slab's free pieces are chained.  What is larger than
 * LARGEST is the system's: of such there are not many.
 *
 * A pool serves a heap and its copies.  These may be in several threads, so it has a lock; that is the one lock of
 * the engine.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _LeafSlabPool LeafSlabPool;

LeafSlabPool *leaf_slab_pool_new   (void);
LeafSlabPool *leaf_slab_pool_ref   (LeafSlabPool *pool);
void      leaf_slab_pool_unref (LeafSlabPool *pool);
/* A piece of *size bytes or more; *size becomes what it has, and *slab is to be kept for its return.  Its bytes are
 * anything.  NULL: there is no memory for it. */
gpointer  leaf_slab_pool_take  (LeafSlabPool *pool, gsize *size, guint32 *slab);
void      leaf_slab_pool_give  (LeafSlabPool *pool, gpointer piece, guint32 slab);

G_END_DECLS
