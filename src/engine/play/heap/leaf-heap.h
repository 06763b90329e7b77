/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-heap.h: values too large for 32 bits: lists, texts made in play, stored actions, pairs of relations.
 *
 * A value names its block by a handle, so a heap can be copied whole and the values still fit.  A block's contents
 * are reference counted and shared between copies of a heap, and of a block, until one writes (leaf_block_own): a
 * list that is only handed on costs nothing.  The blocks themselves lie in pages, which copies of a heap share in
 * the same way: a snapshot of a turn costs a table of pages.  So what is in a page that is shared is shared,
 * whatever its contents' own count says.  Blocks that nothing names are swept from time to time (leaf_heap_go_on
 * after marking what names them), and pages that a heap leaves behind with a whole state of the play, taken back or
 * forgotten, are let go in pieces too (`dying`).
 *
 * What all blocks hold is counted in bytes (`bytes`), by the number of their entries alone and as if nothing were
 * shared, so that the sum is a function of what the play did and not of who holds copies of it.  A heap refuses
 * nothing: past its bound the next statement sweeps it (`made` is then past `due`), and what is still too much ends
 * the turn (leaf-memory.c).  Contents whose size an author decides may fail to be had from the system: `is_starved`
 * says so, and the block stays as it was.
 *
 * Bits of a text value:   0 the empty text;  > 0 a row of the program's texts;  < 0 the block -bits. Bits of a list,
 * stored action: the block.  In a block's `values` a list has its entries in order; a stored action has
 * LEAF_STORED_... of them.
 */
#pragma once

#include "image/leaf-initial-state.h"
#include "leaf-slab.h"

G_BEGIN_DECLS

typedef enum { LEAF_BLOCK_FREE = 0, LEAF_BLOCK_TEXT, LEAF_BLOCK_LIST, LEAF_BLOCK_ACTION,
    LEAF_BLOCK_PAIRS } LeafBlockSort;

typedef enum { LEAF_STORED_ACTION = 0, LEAF_STORED_ACTOR, LEAF_STORED_NOUN, LEAF_STORED_SECOND, LEAF_STORED_REQUESTER,
    LEAF_STORED_CELLS } LeafStoredPart;

/* The shared contents of a block. */
typedef struct {
  gatomicrefcount references;
  guint32         n, room;   /* entries; of a text: bytes, without the zero */
  guint32         slab;      /* of the pool */
  LeafValue       values[];  /* of a text: its characters */
} LeafContents;

typedef struct {
  guint8        sort;
  guint32       kind;      /* of a list: its kind */
  guint32       next_free;
  guint32       cost;      /* its part of the heap's bytes */
  LeafContents *contents;
} LeafBlock;

enum { LEAF_BLOCKS_A_PAGE = 64 };

typedef struct {
  gatomicrefcount references;
  LeafSlabPool       *pool;      /* of what its blocks hold */
  LeafBlock       blocks[LEAF_BLOCKS_A_PAGE];
} LeafPage;

typedef struct _LeafSweep LeafSweep;

enum { LEAF_HEAP_BYTES = 256 * 1024 * 1024 /* unless told otherwise */ };

typedef struct {
  LeafSlabPool  *pool;    /* which its copies share */
  LeafPage **pages;   /* as many as `n` blocks take */
  guint32    n, room, first_free; /* blocks, of which 0 is unused; places for pages */
  guint32    made;    /* since the last sweep: a block one, and large ones more */
  guint32    due;     /* a sweep is, when more were made: the more there is to go through, the later */
  gsize      bytes;
  gsize      most;    /* no state, but a bound that whoever plays has set */
  gboolean   is_starved; /* the system had no memory for something since the last sweep */
  LeafSweep *sweep;   /* the one under way, or NULL: no state, since it can be begun again */
  GPtrArray *dying;   /* of LeafPage, or NULL: of no state any more, to be let go */
} LeafHeap;

void       leaf_heap_init  (LeafHeap *heap);
void       leaf_heap_clear (LeafHeap *heap);
void       leaf_heap_copy  (LeafHeap *to, const LeafHeap *from);
/* The pages that nothing but this heap holds die with it; they are put into `dying` (made when it is NULL), to be
 * let go in pieces. */
void       leaf_heap_delay (const LeafHeap *heap, GPtrArray **dying);
/* some of those in `dying`, which is NULL when none is left */
void       leaf_heap_let_go (LeafHeap *heap, guint64 *budget);
guint32    leaf_heap_make  (LeafHeap *heap, LeafBlockSort sort, guint32 kind, guint32 n); /* n entries, all {0, 0} */
/* a block with the same contents, until one of the two is written */
guint32    leaf_heap_share (LeafHeap *heap, guint32 handle);
guint32    leaf_heap_make_text (LeafHeap *heap, const char *characters, gssize length);
/* Sweeping: what the state names is marked (between `begin` and the first `go_on`), what these name in their turn,
 * and the rest is freed.  It may take several slices of a budget, from which its steps are taken; nothing else may
 * happen to the heap meanwhile. */
void       leaf_heap_begin_sweep (LeafHeap *heap);
void       leaf_heap_mark  (LeafHeap *heap, LeafValue value);
/* Many: past LEAF_MARKED_AT_ONCE they are gone through later, in pieces, and stay where they are until then. */
enum { LEAF_MARKED_AT_ONCE = 4096, LEAF_MARKED_A_UNIT = 4 };
void       leaf_heap_mark_values (LeafHeap *heap, const LeafValue *values, gsize n);
/* the same, however many they are */
void       leaf_heap_mark_later (LeafHeap *heap, const LeafValue *values, gsize n);
void       leaf_heap_mark_block (LeafHeap *heap, guint32 handle);
gboolean   leaf_heap_go_on (LeafHeap *heap, guint64 *budget); /* TRUE: it is swept */
/* bytes; a little past the bound, since some may be swept */
gboolean   leaf_heap_can_hold (const LeafHeap *heap, gsize more);
guint64    leaf_heap_hash  (const LeafHeap *heap, guint64 seed);
gboolean   leaf_heap_equal (const LeafHeap *a, const LeafHeap *b);

/* For reading; the handle is one of the heap's. */
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

/* The entries for reading; *n their number (0 for a handle that is none). */
const LeafValue *leaf_block_values (const LeafHeap *heap, guint32 handle, guint32 *n);
/* For writing: the block's own, not shared with a snapshot any more; at least `room` entries long.  NULL: the system
 * has no memory. */
LeafValue       *leaf_block_own    (LeafHeap *heap, guint32 handle, guint32 room);
/* Entries from `at` on are replaced.  A block that is shorter (there was no memory to make it longer) stays as it
 * is. */
void             leaf_block_fill   (LeafHeap *heap, guint32 handle, guint32 at, const LeafValue *values, guint32 n);
/* one entry, at from 0 */
void             leaf_block_set    (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value);
void             leaf_block_resize (LeafHeap *heap, guint32 handle, guint32 n); /* new entries are {0, 0} */
void             leaf_block_insert (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value); /* at from 0 */
/* entries {0, 0}, at from 0 */
void             leaf_block_insert_room (LeafHeap *heap, guint32 handle, guint32 at, guint32 n);
void             leaf_block_remove (LeafHeap *heap, guint32 handle, guint32 at, guint32 n);
const char      *leaf_block_text   (const LeafHeap *heap, guint32 handle);
/* What a text's block holds, in place of what it held, and not counted: for work that is under way between two
 * slices. */
void             leaf_block_hold   (LeafHeap *heap, guint32 handle, gconstpointer bytes, gsize size);
gboolean         leaf_block_is_shared (const LeafHeap *heap, guint32 handle); /* so that writing copies it first */
guint32          leaf_block_length (const LeafHeap *heap, guint32 handle); /* entries, or bytes of a text */
/* to a text */
void             leaf_block_append (LeafHeap *heap, guint32 handle, const char *characters, gsize length);

/* For a state that was written down and is made again: as many blocks as there were, and one of them as it was. `as`
 * has all but the contents, which are n entries (of a text: bytes) that are copied. */
void             leaf_heap_set_n   (LeafHeap *heap, guint32 n);
void             leaf_heap_restore (LeafHeap *heap, guint32 handle, const LeafBlock *as, gconstpointer contents,
    guint32 n);

G_END_DECLS
