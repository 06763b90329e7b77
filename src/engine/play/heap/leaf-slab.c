/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-slab.c: slabs of pieces of one size, each with a number.
 *
 * Slabs with free pieces form a ring for each size, and pieces are taken from its head. A full slab is in no ring, and
 * an empty one is freed, unless it is the last of its ring. Since a story could make slabs of every size and keep one
 * piece of each, beyond MOST_SLABS pieces come from the system. */

#include "leaf-slab.h"

enum {
  LEAST = 32, /* size of a piece in bytes; the next sizes are 48, 64, 96, 128 ... */
  N_SIZES = 17,
#ifdef LEAF_STRESS
  LARGEST = 0, /* every piece comes from the system, so that sanitizers see it */
#else
  LARGEST = 8192,
#endif
  SLAB_BYTES = 64 * 1024 - 64, /* with the allocator's own overhead */
  MOST_SLABS = 8192,
  PIECE_ALIGNMENT = 16,
};

typedef struct _LeafSlab LeafSlab;

struct _LeafSlab {
  LeafSlab *next, *previous; /* next in the ring; NULL if the slab has no free pieces */
  gpointer free;             /* each free piece begins with a pointer to the next */
  guint32 number;            /* from 1 */
  guint32 n_taken;
  guint32 n_used; /* number of pieces that were ever taken */
  guint32 size_number;
  _Alignas(PIECE_ALIGNMENT) guint8 bytes[];
};

struct _LeafSlabPool {
  gatomicrefcount references;
  GMutex lock;
  LeafSlab *rings[N_SIZES];
  GPtrArray *slabs; /* by number; NULL: freed */
  GArray *unused;   /* guint32: the numbers of freed slabs */
};

static guint32
size_number (gsize size)
{
  guint bits = g_bit_storage (MAX (size, LEAST) - 1); /* its capacity is 2 to this power */

  return size <= LEAST ? 0 : (bits - 6) * 2 + (size <= (gsize) 3 << (bits - 2) ? 1 : 2);
}

static gsize
size_of (guint32 number)
{
  return number % 2 == 0 ? (gsize) LEAST << number / 2 : (gsize) (LEAST / 2 * 3) << number / 2;
}

LeafSlabPool *
leaf_slab_pool_new (void)
{
  LeafSlabPool *pool = g_new0 (LeafSlabPool, 1);

  g_atomic_ref_count_init (&pool->references);
  g_mutex_init (&pool->lock);
  pool->slabs = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (pool->slabs, NULL);
  pool->unused = g_array_new (FALSE, FALSE, sizeof (guint32));
  return pool;
}

LeafSlabPool *
leaf_slab_pool_ref (LeafSlabPool *pool)
{
  g_atomic_ref_count_inc (&pool->references);
  return pool;
}

void
leaf_slab_pool_unref (LeafSlabPool *pool)
{
  if (!g_atomic_ref_count_dec (&pool->references))
    return;
  g_ptr_array_unref (pool->slabs);
  g_array_unref (pool->unused);
  g_mutex_clear (&pool->lock);
  g_free (pool);
}

/* --- rings -------------------------------------------------------------------------------------------------------- */

static void
put_in_ring (LeafSlabPool *pool, LeafSlab *slab)
{
  LeafSlab **head = &pool->rings[slab->size_number];

  if (*head == NULL) {
    slab->next = slab->previous = slab;
    *head = slab;
    return;
  }
  slab->next = *head;
  slab->previous = (*head)->previous;
  slab->previous->next = slab;
  slab->next->previous = slab;
}

static void
take_from_ring (LeafSlabPool *pool, LeafSlab *slab)
{
  LeafSlab **head = &pool->rings[slab->size_number];

  if (slab->next == slab)
    *head = NULL;
  else if (*head == slab)
    *head = slab->next;
  slab->next->previous = slab->previous;
  slab->previous->next = slab->next;
  slab->next = slab->previous = NULL;
}

/* NULL if there is no memory, or there are too many slabs. */
static LeafSlab *
add_slab (LeafSlabPool *pool, guint32 size_number)
{
  LeafSlab *slab = pool->unused->len > 0 || pool->slabs->len <= MOST_SLABS ? g_try_malloc (SLAB_BYTES) : NULL;

  if (slab == NULL)
    return NULL;
  *slab = (LeafSlab) { .size_number = size_number, .number = pool->slabs->len };
  if (pool->unused->len > 0) {
    slab->number = g_array_index (pool->unused, guint32, pool->unused->len - 1);
    g_array_set_size (pool->unused, pool->unused->len - 1);
    pool->slabs->pdata[slab->number] = slab;
  } else {
    g_ptr_array_add (pool->slabs, slab);
  }
  put_in_ring (pool, slab);
  return slab;
}

static void
drop_slab (LeafSlabPool *pool, LeafSlab *slab)
{
  take_from_ring (pool, slab);
  pool->slabs->pdata[slab->number] = NULL;
  g_array_append_val (pool->unused, slab->number);
  g_free (slab);
}

/* --- pieces ------------------------------------------------------------------------------------------------------- */

static gpointer
take_piece (LeafSlabPool *pool, LeafSlab *slab)
{
  gsize size = size_of (slab->size_number);
  gpointer piece = slab->free;

  if (piece != NULL)
    slab->free = *(gpointer *) piece;
  else
    piece = slab->bytes + size * slab->n_used++;
  slab->n_taken++;
  if (slab->free == NULL && size * (slab->n_used + 1) > SLAB_BYTES - sizeof *slab)
    take_from_ring (pool, slab);
  return piece;
}

static void
give_piece (LeafSlabPool *pool, LeafSlab *slab, gpointer piece)
{
  *(gpointer *) piece = slab->free;
  slab->free = piece;
  slab->n_taken--;
  if (slab->next == NULL)
    put_in_ring (pool, slab);
  if (slab->n_taken == 0 && slab->next != slab)
    drop_slab (pool, slab);
}

gpointer
leaf_slab_pool_take (LeafSlabPool *pool, gsize *size, guint32 *slab)
{
  gpointer piece = NULL;

  *slab = 0;
  if (*size <= LARGEST) {
    guint32 number = size_number (*size);
    LeafSlab *from;

    g_mutex_lock (&pool->lock);
    from = pool->rings[number] != NULL ? pool->rings[number] : add_slab (pool, number);
    if (from != NULL) {
      piece = take_piece (pool, from);
      *size = size_of (number);
      *slab = from->number;
    }
    g_mutex_unlock (&pool->lock);
  }
  return piece != NULL ? piece : g_try_malloc (*size);
}

void
leaf_slab_pool_give (LeafSlabPool *pool, gpointer piece, guint32 slab)
{
  if (slab == 0) {
    g_free (piece);
    return;
  }
  g_mutex_lock (&pool->lock);
  give_piece (pool, pool->slabs->pdata[slab], piece);
  g_mutex_unlock (&pool->lock);
}
