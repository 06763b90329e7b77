/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-heap.h: values too large for 32 bits: lists, texts made during play, stored actions, pairs of relations.
 *
 * A value names its block by a handle, so a heap can be copied as a whole and the values still fit. A block's contents
 * are reference-counted and shared between copies of a heap, and of a block, until one writes (leaf_block_own), so
 * passing a list costs nothing. The blocks are in pages, which copies of a heap share in the same way, so a snapshot of
 * a turn costs a table of pages. What is in a shared page is shared, whatever the count of its contents says. Blocks
 * without references are swept from time to time (mark the blocks that the state refers to, then call leaf_heap_go_on).
 * Pages of a state that was undone or forgotten are freed in pieces, too (`dying`).
 *
 * The size of all blocks is counted in bytes (`bytes`), by the number of their entries and as if nothing were shared.
 * So the sum depends on what the play did, and not on which copies of it exist. A heap accepts every allocation. If it
 * exceeds its limit, it is swept before the next statement (`made` is then above `due`), and if it is still too large
 * the turn ends (leaf-memory.c). If the system has no memory for contents whose size an author decides,
 * `allocation_failed` is set and the block stays as it was.
 *
 * Bits of a text value: 0 is the empty text; above 0 a row of the program's texts; below 0 the block -bits. Bits of a
 * list or a stored action: the block. In a block's `values` a list has its entries in order; a stored action has
 * LEAF_STORED_... of them. */
#pragma once

#include "image/leaf-cells.h"
#include "image/leaf-initial-state.h"
#include "leaf-slab.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_BLOCK_FREE = 0,
  LEAF_BLOCK_TEXT,
  LEAF_BLOCK_LIST,
  LEAF_BLOCK_ACTION,
  LEAF_BLOCK_PAIRS
} LeafBlockSort;

typedef enum {
  LEAF_STORED_ACTION = 0,
  LEAF_STORED_ACTOR,
  LEAF_STORED_NOUN,
  LEAF_STORED_SECOND,
  LEAF_STORED_REQUESTER,
  LEAF_STORED_CELLS
} LeafStoredPart;

/* The shared contents of a block. */
typedef struct {
  gatomicrefcount references;
  guint32 n, room;    /* number of entries; for a text: of bytes, without the final zero */
  guint32 slab;       /* its slab in the pool */
  LeafValue values[]; /* for a text: its characters */
} LeafContents;

typedef struct {
  guint8 sort;
  guint32 kind; /* of a list */
  guint32 next_free;
  guint32 cost; /* its share of the heap's bytes */
  LeafContents *contents;
} LeafBlock;

enum { LEAF_BLOCKS_A_PAGE = 64 };

typedef struct {
  gatomicrefcount references;
  LeafSlabPool *pool; /* allocates the contents of its blocks */
  LeafBlock blocks[LEAF_BLOCKS_A_PAGE];
} LeafPage;

typedef struct _LeafSweep LeafSweep;

enum { LEAF_HEAP_BYTES = 256 * 1024 * 1024 /* the default limit */ };

typedef struct {
  LeafSlabPool *pool;          /* shared with the heap's copies */
  LeafPage **pages;            /* enough for `n` blocks */
  guint32 n, room, first_free; /* n: blocks, of which 0 is unused; room: for pages */
  guint32 made;                /* blocks made since the last sweep; a large one counts as several */
  guint32 due;                 /* sweep if `made` exceeds it; grows with the heap */
  gsize bytes;
  gsize most;                 /* the limit, set by the application; not state */
  gboolean allocation_failed; /* the system had no memory for something since the last sweep */
  LeafSweep *sweep;           /* in progress, or NULL; not state, since it can begin again */
  GPtrArray *dying;           /* of LeafPage, to be freed, or NULL; not state */
} LeafHeap;

void leaf_heap_init (LeafHeap *heap);
void leaf_heap_clear (LeafHeap *heap);
void leaf_heap_copy (LeafHeap *to, const LeafHeap *from);
/* Moves the pages that only this heap uses to *dying (created if it is NULL), so that they are freed in pieces and not
 * with the heap. */
void leaf_heap_delay (const LeafHeap *heap, GPtrArray **dying);
/* frees some pages of `dying`, which becomes NULL when none is left */
void leaf_heap_let_go (LeafHeap *heap, guint64 *budget);
guint32 leaf_heap_make (LeafHeap *heap, LeafBlockSort sort, guint32 kind, guint32 n); /* n entries, all {0, 0} */
/* a new block that shares the contents until one of the two is written */
guint32 leaf_heap_share (LeafHeap *heap, guint32 handle);
guint32 leaf_heap_make_text (LeafHeap *heap, const char *characters, gssize length);
/* Sweeping. Call `begin`, mark the blocks that the state refers to, and then call `go_on` until it returns TRUE: it
 * marks the blocks that these refer to, and frees the rest. This may take several slices; each step is charged to the
 * budget. The heap must not be used otherwise meanwhile. */
void leaf_heap_begin_sweep (LeafHeap *heap);
void leaf_heap_mark (LeafHeap *heap, LeafValue value);
/* For many values: if there are more than LEAF_MARKED_AT_ONCE, they are visited later, in pieces, and must not move
 * until then. */
enum { LEAF_MARKED_AT_ONCE = 4096, LEAF_MARKED_A_UNIT = 4 };
void leaf_heap_mark_values (LeafHeap *heap, const LeafValue *values, gsize n);
/* a page with n cells, at once or later */
void leaf_heap_mark_page (LeafHeap *heap, LeafCellPage *page, guint32 n, gboolean is_later);
void leaf_heap_mark_block (LeafHeap *heap, guint32 handle);
gboolean leaf_heap_go_on (LeafHeap *heap, guint64 *budget); /* TRUE: finished */
/* in bytes; slightly above the limit, because a sweep may free some */
gboolean leaf_heap_can_hold (const LeafHeap *heap, gsize more);
guint64 leaf_heap_hash (const LeafHeap *heap, guint64 seed);
gboolean leaf_heap_equal (const LeafHeap *a, const LeafHeap *b);

/* For reading; the handle must be one of the heap's. */
static inline const LeafBlock *
leaf_heap_block (const LeafHeap *heap, guint32 handle)
{
  return &heap->pages[handle / LEAF_BLOCKS_A_PAGE]->blocks[handle % LEAF_BLOCKS_A_PAGE];
}

static inline guint32
leaf_heap_n_pages (const LeafHeap *heap)
{
  return (heap->n + LEAF_BLOCKS_A_PAGE - 1) / LEAF_BLOCKS_A_PAGE;
}

static inline gboolean
leaf_heap_has (const LeafHeap *heap, guint32 handle, LeafBlockSort sort)
{
  return handle > 0 && handle < heap->n && leaf_heap_block (heap, handle)->sort == sort;
}

/* The entries for reading; *n is their number (0 for an invalid handle). */
const LeafValue *leaf_block_values (const LeafHeap *heap, guint32 handle, guint32 *n);
/* The entries for writing, no longer shared, with room for at least `room` entries. NULL if the system has no
 * memory. */
LeafValue *leaf_block_own (LeafHeap *heap, guint32 handle, guint32 room);
/* Replaces entries from `at` on. Does nothing if the block is too short, because there was no memory to grow it. */
void leaf_block_fill (LeafHeap *heap, guint32 handle, guint32 at, const LeafValue *values, guint32 n);
/* `at` from 0 */
void leaf_block_set (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value);
void leaf_block_resize (LeafHeap *heap, guint32 handle, guint32 n);                   /* new entries are {0, 0} */
void leaf_block_insert (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value); /* `at` from 0 */
void leaf_block_push (LeafHeap *heap, guint32 handle, LeafValue value);
/* entries {0, 0}; `at` from 0 */
void leaf_block_insert_blank (LeafHeap *heap, guint32 handle, guint32 at, guint32 n);
void leaf_block_remove (LeafHeap *heap, guint32 handle, guint32 at, guint32 n);
const char *leaf_block_text (const LeafHeap *heap, guint32 handle);
/* Replaces the contents of a text's block without counting them, for work that continues in another slice. */
void leaf_block_hold (LeafHeap *heap, guint32 handle, gconstpointer bytes, gsize size);
gboolean leaf_block_is_shared (const LeafHeap *heap, guint32 handle); /* a write would copy it first */
guint32 leaf_block_length (const LeafHeap *heap, guint32 handle);     /* entries, or bytes of a text */
/* for a text */
void leaf_block_append (LeafHeap *heap, guint32 handle, const char *characters, gsize length);

/* Restores a packed state: the number of blocks, and one of the blocks. `as` has everything except the contents, which
 * are n entries (for a text: bytes) to copy. */
void leaf_heap_set_n (LeafHeap *heap, guint32 n);
void leaf_heap_restore (LeafHeap *heap, guint32 handle, const LeafBlock *as, gconstpointer contents, guint32 n);

G_END_DECLS
