/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-heap.c: blocks by handle, their contents shared between copies until written. */

#include "leaf-heap.h"

#include <string.h>

enum { LARGE_BLOCK = 4096, LEAST_MADE = 1000, SWEPT_AT_ONCE = 4096, FREED_AT_ONCE = 256 };
/* cost of a block besides its contents; a constant, so that the sum is the same on every machine */
enum { BLOCK_BYTES = 48 };

enum { ROOTS_A_BLOCK_MADE = 32 }; /* the number of roots visited for each new block between two sweeps */

typedef struct {
  const LeafValue *values;
  gsize n;
  LeafCellPage *page; /* if not NULL, the span consists of this page's values, and `values` is NULL */
} Span;

/* The remaining work of a sweep: first the values of the state and the marked blocks whose entries have not been
 * visited, then all blocks in turn. */
struct _LeafSweep {
  guint8 *marks;   /* a bit for each block */
  GArray *spans;   /* of Span: of the state */
  gsize n_roots;   /* the number of values in the state */
  GArray *pending; /* of guint32 */
  guint32 block;   /* the block whose entries are being visited; 0: take the next one */
  guint32 at;      /* of these */
  guint32 freeing; /* the next block to visit, from the last one down; 0: still marking */
};

static gsize
size_of_one (LeafBlockSort sort)
{
  return sort == LEAF_BLOCK_TEXT ? 1 : sizeof (LeafValue);
}

/* Allocates room for at least n entries, uninitialized. NULL if there is no memory. */
static LeafContents *
contents_with_room (LeafSlabPool *pool, gsize n, gsize size)
{
  gsize bytes = sizeof (LeafContents) + n * size;
  guint32 slab;
  LeafContents *contents = leaf_slab_pool_take (pool, &bytes, &slab);

  if (contents == NULL)
    return NULL;
  *contents = (LeafContents) { .room = (guint32) MIN ((bytes - sizeof *contents) / size, G_MAXUINT32), .slab = slab };
  g_atomic_ref_count_init (&contents->references);
  return contents;
}

static LeafContents *
contents_new (LeafSlabPool *pool, guint32 n, gsize size)
{
  LeafContents *contents = contents_with_room (pool, n, size);

  if (contents == NULL)
    return NULL;
  memset (contents->values, 0, n * size);
  contents->n = n;
  return contents;
}

static void
contents_unref (LeafSlabPool *pool, LeafContents *contents)
{
  if (contents != NULL && g_atomic_ref_count_dec (&contents->references))
    leaf_slab_pool_give (pool, contents, contents->slab);
}

static const char *
characters_of (const LeafContents *contents)
{
  return (const char *) contents->values;
}

static void
free_sweep (LeafSweep *sweep)
{
  if (sweep == NULL)
    return;
  g_array_unref (sweep->spans);
  g_array_unref (sweep->pending);
  g_free (sweep->marks);
  g_free (sweep);
}

/* --- pages -------------------------------------------------------------------------------------------------------- */

static LeafPage *
page_new (LeafSlabPool *pool)
{
  LeafPage *page = g_new0 (LeafPage, 1);

  page->pool = leaf_slab_pool_ref (pool);
  g_atomic_ref_count_init (&page->references);
  return page;
}

static void
page_unref (LeafPage *page)
{
  if (!g_atomic_ref_count_dec (&page->references))
    return;
  for (guint32 i = 0; i < LEAF_BLOCKS_A_PAGE; i++)
    contents_unref (page->pool, page->blocks[i].contents);
  leaf_slab_pool_unref (page->pool);
  g_free (page);
}

/* Makes the page the heap's own, for writing. */
static LeafBlock *
own_block (LeafHeap *heap, guint32 handle)
{
  LeafPage **page = &heap->pages[handle / LEAF_BLOCKS_A_PAGE];

  if (!g_atomic_ref_count_compare (&(*page)->references, 1)) {
    LeafPage *own = page_new (heap->pool);

    memcpy (own->blocks, (*page)->blocks, sizeof own->blocks);
    for (guint32 i = 0; i < LEAF_BLOCKS_A_PAGE; i++)
      if (own->blocks[i].contents != NULL)
        g_atomic_ref_count_inc (&own->blocks[i].contents->references);
    page_unref (*page);
    *page = own;
  }
  return &(*page)->blocks[handle % LEAF_BLOCKS_A_PAGE];
}

void
leaf_heap_init (LeafHeap *heap)
{
  memset (heap, 0, sizeof *heap);
  heap->pool = leaf_slab_pool_new ();
  heap->room = 1;
  heap->pages = g_new (LeafPage *, heap->room);
  heap->pages[0] = page_new (heap->pool);
  heap->n = 1;
  heap->due = LEAST_MADE;
  heap->most = LEAF_HEAP_BYTES;
}

void
leaf_heap_clear (LeafHeap *heap)
{
  for (guint32 i = 0; i < leaf_heap_n_pages (heap); i++)
    page_unref (heap->pages[i]);
  g_free (heap->pages);
  free_sweep (heap->sweep);
  g_clear_pointer (&heap->dying, g_ptr_array_unref);
  leaf_slab_pool_unref (heap->pool);
  memset (heap, 0, sizeof *heap);
}

void
leaf_heap_copy (LeafHeap *to, const LeafHeap *from)
{
  guint32 n = leaf_heap_n_pages (from);

  *to = *from;
  leaf_slab_pool_ref (to->pool);
  to->room = MAX (n, 1);
  to->pages = g_new (LeafPage *, to->room);
  for (guint32 i = 0; i < n; i++) {
    to->pages[i] = from->pages[i];
    g_atomic_ref_count_inc (&to->pages[i]->references);
  }
  to->sweep = NULL;
  to->dying = NULL;
}

void
leaf_heap_delay (const LeafHeap *heap, GPtrArray **dying)
{
  if (*dying == NULL)
    *dying = g_ptr_array_new_with_free_func ((GDestroyNotify) page_unref);
  for (guint32 i = 0; i < leaf_heap_n_pages (heap); i++)
    if (g_atomic_ref_count_compare (&heap->pages[i]->references, 1)) {
      g_atomic_ref_count_inc (&heap->pages[i]->references);
      g_ptr_array_add (*dying, heap->pages[i]);
    }
}

void
leaf_heap_let_go (LeafHeap *heap, guint64 *budget)
{
  while (heap->dying->len > 0 && *budget > 0) {
    LeafPage *page = heap->dying->pdata[heap->dying->len - 1];
    guint64 spent = LEAF_BLOCKS_A_PAGE;

    for (guint32 i = 0; i < LEAF_BLOCKS_A_PAGE; i++)
      spent += page->blocks[i].cost / FREED_AT_ONCE;
    g_ptr_array_set_size (heap->dying, (gint) heap->dying->len - 1);
    *budget -= MIN (*budget, spent);
  }
  if (heap->dying->len == 0)
    g_clear_pointer (&heap->dying, g_ptr_array_unref);
}

static guint32
take_block (LeafHeap *heap)
{
  guint32 handle = heap->first_free;

  if (handle != 0) {
    heap->first_free = leaf_heap_block (heap, handle)->next_free;
    return handle;
  }
  if (heap->n % LEAF_BLOCKS_A_PAGE == 0) {
    guint32 n = leaf_heap_n_pages (heap);

    if (n == heap->room) {
      heap->pages = g_renew (LeafPage *, heap->pages, (gsize) heap->room * 2);
      heap->room *= 2;
    }
    heap->pages[n] = page_new (heap->pool);
  }
  return heap->n++;
}

/* Updates the block's share of the heap's bytes. If the heap exceeds its limit, it is swept at the next statement. */
static void
set_cost (LeafHeap *heap, LeafBlock *block)
{
  gsize cost = BLOCK_BYTES + block->contents->n * size_of_one ((LeafBlockSort) block->sort);

  heap->bytes += cost - block->cost;
  block->cost = (guint32) cost;
  if (G_UNLIKELY (heap->bytes > heap->most))
    heap->made = G_MAXUINT32;
}

static void
starve (LeafHeap *heap)
{
  heap->allocation_failed = TRUE;
  heap->made = G_MAXUINT32;
}

gboolean
leaf_heap_can_hold (const LeafHeap *heap, gsize more)
{
  return !heap->allocation_failed && heap->bytes + more <= heap->most + heap->most / 8;
}

static void
count_made (LeafHeap *heap, gsize made)
{
  heap->made = (guint32) MIN ((gsize) heap->made + made, G_MAXUINT32);
}

static guint32
make_with (LeafHeap *heap, LeafBlockSort sort, guint32 kind, LeafContents *contents)
{
  guint32 handle = take_block (heap);
  LeafBlock *block = own_block (heap, handle);

  *block = (LeafBlock) { .sort = (guint8) sort, .kind = kind, .contents = contents };
  count_made (heap,
              1 + contents->n * size_of_one (sort) / LARGE_BLOCK); /* after a large block the next sweep comes sooner */
  set_cost (heap, block);
  return handle;
}

guint32
leaf_heap_make (LeafHeap *heap, LeafBlockSort sort, guint32 kind, guint32 n)
{
  LeafContents *contents = contents_new (heap->pool, n, size_of_one (sort));

  if (contents == NULL) {
    contents = contents_new (heap->pool, 0, 1);
    starve (heap);
  }
  return make_with (heap, sort, kind, contents);
}

guint32
leaf_heap_share (LeafHeap *heap, guint32 handle)
{
  LeafBlock block = *leaf_heap_block (heap, handle);

  g_atomic_ref_count_inc (&block.contents->references);
  return make_with (heap, (LeafBlockSort) block.sort, block.kind, block.contents);
}

static void
put_characters (LeafContents *contents, gconstpointer characters, gsize size)
{
  if (size > 0)
    memcpy (contents->values, characters, size);
  ((char *) contents->values)[size] = '\0';
  contents->n = (guint32) size;
}

guint32
leaf_heap_make_text (LeafHeap *heap, const char *characters, gssize length)
{
  gsize size = length < 0 ? strlen (characters) : (gsize) length;
  LeafContents *contents = contents_with_room (heap->pool, size + 1, 1);

  if (contents == NULL) {
    contents = contents_with_room (heap->pool, 1, 1);
    size = 0;
    starve (heap);
  }
  put_characters (contents, characters, size);
  return make_with (heap, LEAF_BLOCK_TEXT, LEAF_KIND_TEXT, contents);
}

/* --- sweeping ----------------------------------------------------------------------------------------------------- */

/* A number that looks like a handle keeps a block alive, which does no harm. */
void
leaf_heap_mark (LeafHeap *heap, LeafValue value)
{
  if (leaf_value_may_be_handle (value))
    leaf_heap_mark_block (heap, (guint32) ABS (value.bits));
}

void
leaf_heap_mark_block (LeafHeap *heap, guint32 handle)
{
  guint8 bit = (guint8) (1 << handle % 8);
  const LeafBlock *block;

  if (handle >= heap->n || (heap->sweep->marks[handle / 8] & bit) != 0)
    return;
  block = leaf_heap_block (heap, handle);
  if (block->sort == LEAF_BLOCK_FREE)
    return;
  heap->sweep->marks[handle / 8] |= bit;
  if (block->sort != LEAF_BLOCK_TEXT && block->contents->n > 0)
    g_array_append_val (heap->sweep->pending, handle);
}

void
leaf_heap_begin_sweep (LeafHeap *heap)
{
  g_return_if_fail (heap->sweep == NULL);
  heap->sweep = g_new0 (LeafSweep, 1);
  heap->sweep->marks = g_malloc0 (heap->n / 8 + 1);
  heap->sweep->spans = g_array_new (FALSE, FALSE, sizeof (Span));
  heap->sweep->pending = g_array_new (FALSE, FALSE, sizeof (guint32));
}

void
leaf_heap_mark_values (LeafHeap *heap, const LeafValue *values, gsize n)
{
  heap->sweep->n_roots += n;
  if (n > LEAF_MARKED_AT_ONCE) {
    Span span = { .values = values, .n = n };

    g_array_append_val (heap->sweep->spans, span);
    return;
  }
  for (gsize i = 0; i < n; i++)
    leaf_heap_mark (heap, values[i]);
}

/* If two threads do this at the same time, both find the same. */
static void
find_handles (LeafCellPage *page)
{
  for (guint32 first = 0; first < LEAF_CELLS_A_PAGE; first += 64) {
    guint64 bits = 0;

    for (guint32 i = 0; i < 64; i++)
      bits |= (guint64) leaf_value_may_be_handle (page->values[first + i]) << i;
    atomic_store_explicit (&page->handles[first / 64], bits, memory_order_relaxed);
  }
  atomic_store_explicit (&page->knows_handles, TRUE, memory_order_release);
}

static void
visit_page (LeafHeap *heap, LeafCellPage *page)
{
  if (!atomic_load_explicit (&page->knows_handles, memory_order_acquire))
    find_handles (page);
  for (guint32 first = 0; first < LEAF_CELLS_A_PAGE; first += 64)
    for (guint64 bits = atomic_load_explicit (&page->handles[first / 64], memory_order_relaxed); bits != 0;
         bits &= bits - 1)
      leaf_heap_mark (heap, page->values[first + (guint32) __builtin_ctzll (bits)]);
}

void
leaf_heap_mark_page (LeafHeap *heap, LeafCellPage *page, guint32 n, gboolean is_later)
{
  Span span = { .n = n, .page = page };

  heap->sweep->n_roots += n;
  if (is_later)
    g_array_append_val (heap->sweep->spans, span);
  else
    visit_page (heap, page);
}

/* Visits a part of the last span. */
static void
mark_span (LeafHeap *heap, guint64 *budget)
{
  GArray *spans = heap->sweep->spans;
  Span *span = &g_array_index (spans, Span, spans->len - 1);
  gsize n = MIN (span->n, LEAF_MARKED_AT_ONCE);

  if (span->page != NULL)
    visit_page (heap, span->page);
  for (gsize i = 0; span->page == NULL && i < n; i++)
    leaf_heap_mark (heap, span->values[i]);
  span->values += span->page == NULL ? n : 0;
  span->n -= n;
  if (span->n == 0)
    g_array_set_size (spans, spans->len - 1);
  *budget -= MIN (*budget, n / LEAF_MARKED_A_UNIT);
}

/* Visits some entries of the current block, or of the next one. FALSE if there is none left. */
static gboolean
mark_some (LeafHeap *heap, guint64 *budget)
{
  LeafSweep *sweep = heap->sweep;
  const LeafContents *contents;
  guint32 end;

  if (sweep->spans->len > 0) {
    mark_span (heap, budget);
    return TRUE;
  }
  if (sweep->block == 0) {
    if (sweep->pending->len == 0)
      return FALSE;
    sweep->block = g_array_index (sweep->pending, guint32, sweep->pending->len - 1);
    sweep->at = 0;
    g_array_set_size (sweep->pending, sweep->pending->len - 1);
  }
  contents = leaf_heap_block (heap, sweep->block)->contents;
  end = MIN (sweep->at + SWEPT_AT_ONCE, contents->n);
  *budget -= MIN (*budget, 1 + (end - sweep->at));
  for (guint32 i = sweep->at; i < end; i++)
    leaf_heap_mark (heap, contents->values[i]);
  sweep->at = end;
  if (end == contents->n)
    sweep->block = 0;
  return TRUE;
}

/* Rebuilds the chain of free blocks, lowest first, and drops those after the last live block: stored moments keep their
 * pages, which must not grow with what the story once used. A page is written only if something changes. */
static void
free_some (LeafHeap *heap, guint64 *budget)
{
  LeafSweep *sweep = heap->sweep;
  guint64 spent = 0;
  guint32 i;

  for (i = sweep->freeing; i > 0 && spent < *budget; i--) {
    const LeafBlock *block = leaf_heap_block (heap, i);
    gboolean is_last = i + 1 == heap->n;

    spent += 4;
    if ((sweep->marks[i / 8] & 1 << i % 8) != 0)
      continue;
    if (block->sort != LEAF_BLOCK_FREE || (!is_last && block->next_free != heap->first_free)) {
      LeafBlock *own = own_block (heap, i);

      spent += own->cost / FREED_AT_ONCE; /* freeing a large block takes time */
      heap->bytes -= own->cost;
      contents_unref (heap->pool, own->contents);
      *own = (LeafBlock) { .sort = LEAF_BLOCK_FREE, .next_free = is_last ? 0 : heap->first_free };
    }
    if (!is_last) {
      heap->first_free = i;
      continue;
    }
    heap->n = i;
    if (i % LEAF_BLOCKS_A_PAGE == 0)
      page_unref (heap->pages[i / LEAF_BLOCKS_A_PAGE]);
  }
  sweep->freeing = i;
  *budget -= MIN (*budget, spent);
}

gboolean
leaf_heap_go_on (LeafHeap *heap, guint64 *budget)
{
  LeafSweep *sweep = heap->sweep;

  while (sweep->freeing == 0 && *budget > 0 && mark_some (heap, budget))
    ;
  if (sweep->freeing == 0) {
    if (sweep->spans->len > 0 || sweep->pending->len > 0 || sweep->block != 0)
      return FALSE;
    sweep->freeing = heap->n - 1;
    heap->first_free = 0;
  }
  while (sweep->freeing > 0 && *budget > 0)
    free_some (heap, budget);
  if (sweep->freeing > 0)
    return FALSE;
  heap->made = 0;
  heap->due = LEAST_MADE + (guint32) (heap->bytes / LARGE_BLOCK / 2) + heap->n / 2;
  heap->due = MAX (heap->due, (guint32) (sweep->n_roots / ROOTS_A_BLOCK_MADE));
  g_clear_pointer (&heap->sweep, free_sweep);
  return TRUE;
}

/* NULL if there is no such block, or it is free. */
static const LeafContents *
contents_of (const LeafHeap *heap, guint32 handle)
{
  return handle > 0 && handle < heap->n ? leaf_heap_block (heap, handle)->contents : NULL;
}

const LeafValue *
leaf_block_values (const LeafHeap *heap, guint32 handle, guint32 *n)
{
  const LeafContents *contents = contents_of (heap, handle);

  if (contents == NULL || leaf_heap_block (heap, handle)->sort == LEAF_BLOCK_TEXT) {
    *n = 0;
    return NULL;
  }
  *n = contents->n;
  return contents->values;
}

/* Grows contents that are not shared. Returns NULL, and leaves them as they are, if there is no memory. */
static LeafContents *
contents_grow (LeafSlabPool *pool, LeafContents *contents, gsize room, gsize size)
{
  LeafContents *larger;

  room = MAX (room, contents->room + (gsize) contents->room / 2);
  if (contents->slab == 0) {
    larger = g_try_realloc (contents, sizeof *contents + room * size);
    if (larger != NULL)
      larger->room = (guint32) MIN (room, G_MAXUINT32);
    return larger;
  }
  larger = contents_with_room (pool, room, size);
  if (larger == NULL)
    return NULL;
  larger->n = contents->n;
  memcpy (larger->values, contents->values, contents->n * size);
  contents_unref (pool, contents);
  return larger;
}

/* Copies shared contents. */
static LeafContents *
contents_copy (LeafSlabPool *pool, LeafContents *contents, gsize room, gsize size)
{
  LeafContents *own = contents_with_room (pool, MAX (room, contents->n), size);

  if (own == NULL)
    return NULL;
  own->n = contents->n;
  memcpy (own->values, contents->values, contents->n * size);
  contents_unref (pool, contents);
  return own;
}

/* Makes the block the only owner of its contents, with room for this many entries. FALSE if there is no memory. */
static gboolean
own_contents (LeafHeap *heap, guint32 handle, guint32 room)
{
  LeafBlock *block = own_block (heap, handle);
  LeafContents *contents = block->contents;
  gsize size = size_of_one ((LeafBlockSort) block->sort);

  if (!g_atomic_ref_count_compare (&contents->references, 1))
    contents = contents_copy (heap->pool, contents, room, size);
  else if (room > contents->room)
    contents = contents_grow (heap->pool, contents, room, size);
  if (contents == NULL) {
    starve (heap);
    return FALSE;
  }
  block->contents = contents;
  return TRUE;
}

LeafValue *
leaf_block_own (LeafHeap *heap, guint32 handle, guint32 room)
{
  return own_contents (heap, handle, room) ? leaf_heap_block (heap, handle)->contents->values : NULL;
}

void
leaf_block_fill (LeafHeap *heap, guint32 handle, guint32 at, const LeafValue *values, guint32 n)
{
  guint32 length = leaf_heap_block (heap, handle)->contents->n;
  LeafValue *own = (gsize) at + n <= length ? leaf_block_own (heap, handle, length) : NULL;

  if (own != NULL)
    memcpy (own + at, values, sizeof *values * n);
}

void
leaf_block_set (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value)
{
  leaf_block_fill (heap, handle, at, &value, 1);
}

/* The contents must belong to this block alone. */
static void
set_length (LeafHeap *heap, guint32 handle, guint32 n)
{
  LeafBlock *block = own_block (heap, handle);

  block->contents->n = n;
  set_cost (heap, block);
}

void
leaf_block_resize (LeafHeap *heap, guint32 handle, guint32 n)
{
  guint32 before = leaf_heap_block (heap, handle)->contents->n;
  LeafValue *values = leaf_block_own (heap, handle, n);

  if (values == NULL && n > 0)
    return;
  if (n > before)
    memset (values + before, 0, sizeof (LeafValue) * (n - before));
  set_length (heap, handle, n);
}

void
leaf_block_insert_blank (LeafHeap *heap, guint32 handle, guint32 at, guint32 n)
{
  guint32 before = leaf_heap_block (heap, handle)->contents->n;
  LeafValue *values = leaf_block_own (heap, handle, before + n);

  if (values == NULL)
    return;
  at = MIN (at, before);
  memmove (values + at + n, values + at, sizeof (LeafValue) * (before - at));
  memset (values + at, 0, sizeof (LeafValue) * n);
  set_length (heap, handle, before + n);
}

void
leaf_block_insert (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value)
{
  guint32 n = leaf_heap_block (heap, handle)->contents->n;
  LeafValue *values = leaf_block_own (heap, handle, n + 1);

  if (values == NULL)
    return;
  at = MIN (at, n);
  memmove (values + at + 1, values + at, sizeof (LeafValue) * (n - at));
  values[at] = value;
  set_length (heap, handle, n + 1);
}

void
leaf_block_push (LeafHeap *heap, guint32 handle, LeafValue value)
{
  leaf_block_insert (heap, handle, G_MAXUINT32, value);
}

void
leaf_block_remove (LeafHeap *heap, guint32 handle, guint32 at, guint32 n)
{
  guint32 old = leaf_heap_block (heap, handle)->contents->n;
  LeafValue *values = leaf_block_own (heap, handle, old);

  if (at >= old || values == NULL)
    return;
  n = MIN (n, old - at);
  memmove (values + at, values + at + n, sizeof (LeafValue) * (old - at - n));
  set_length (heap, handle, old - n);
}

void
leaf_block_append (LeafHeap *heap, guint32 handle, const char *characters, gsize length)
{
  guint32 n = leaf_heap_block (heap, handle)->contents->n;
  char *at;

  if (!own_contents (heap, handle, n + (guint32) length + 1))
    return;
  at = (char *) leaf_heap_block (heap, handle)->contents->values + n;
  memcpy (at, characters, length);
  at[length] = '\0';
  set_length (heap, handle, n + (guint32) length);
}

void
leaf_block_hold (LeafHeap *heap, guint32 handle, gconstpointer bytes, gsize size)
{
  LeafContents *contents = contents_with_room (heap->pool, size + 1, 1);
  LeafBlock *block;

  if (contents == NULL) {
    starve (heap);
    return;
  }
  put_characters (contents, bytes, size);
  block = own_block (heap, handle);
  contents_unref (heap->pool, block->contents);
  block->contents = contents;
}

gboolean
leaf_block_is_shared (const LeafHeap *heap, guint32 handle)
{
  return !g_atomic_ref_count_compare (&heap->pages[handle / LEAF_BLOCKS_A_PAGE]->references, 1)
         || !g_atomic_ref_count_compare (&leaf_heap_block (heap, handle)->contents->references, 1);
}

guint32
leaf_block_length (const LeafHeap *heap, guint32 handle)
{
  const LeafContents *contents = contents_of (heap, handle);

  return contents != NULL ? contents->n : 0;
}

const char *
leaf_block_text (const LeafHeap *heap, guint32 handle)
{
  if (!leaf_heap_has (heap, handle, LEAF_BLOCK_TEXT))
    return "";
  return characters_of (leaf_heap_block (heap, handle)->contents);
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

/* The size of a block's contents in bytes. */
static gsize
contents_size (const LeafBlock *block)
{
  if (block->contents == NULL)
    return 0;
  return block->contents->n * size_of_one ((LeafBlockSort) block->sort);
}

/* Which handles are free, and in which order they are used, is part of the state, because it decides the handle of the
 * next block. */
guint64
leaf_heap_hash (const LeafHeap *heap, guint64 h)
{
  const guint32 whole[] = { heap->n, heap->first_free, heap->made, heap->due, (guint32) heap->allocation_failed };

  h = leaf_hash (whole, sizeof whole, h);
  for (guint32 i = 1; i < heap->n; i++) {
    const LeafBlock *block = leaf_heap_block (heap, i);
    const guint32 head[] = { block->sort, block->kind, block->next_free };
    gsize size = contents_size (block);

    h = leaf_hash (head, sizeof head, h);
    h = leaf_hash (size > 0 ? characters_of (block->contents) : "", size, h);
  }
  return h;
}

static gboolean
equal_blocks (const LeafBlock *a, const LeafBlock *b)
{
  gsize size = contents_size (a);

  if (a->sort != b->sort || a->kind != b->kind || a->next_free != b->next_free || contents_size (b) != size)
    return FALSE;
  return a->contents == b->contents || size == 0 || memcmp (a->contents->values, b->contents->values, size) == 0;
}

gboolean
leaf_heap_equal (const LeafHeap *a, const LeafHeap *b)
{
  if (a->n != b->n || a->first_free != b->first_free || a->made != b->made || a->due != b->due
      || a->allocation_failed != b->allocation_failed)
    return FALSE;
  for (guint32 i = 1; i < a->n; i++)
    if (!equal_blocks (leaf_heap_block (a, i), leaf_heap_block (b, i)))
      return FALSE;
  return TRUE;
}

/* --- restoring a block -------------------------------------------------------------------------------------------- */

void
leaf_heap_set_n (LeafHeap *heap, guint32 n)
{
  guint32 had = leaf_heap_n_pages (heap), old = heap->n, pages;

  heap->n = n;
  pages = leaf_heap_n_pages (heap);
  for (guint32 i = n; i < old && i < pages * LEAF_BLOCKS_A_PAGE; i++) {
    LeafBlock *block = own_block (heap, i);

    contents_unref (heap->pool, block->contents);
    *block = (LeafBlock) { 0 };
  }
  for (guint32 i = pages; i < had; i++)
    page_unref (heap->pages[i]);
  if (pages > heap->room) {
    heap->room = pages;
    heap->pages = g_renew (LeafPage *, heap->pages, pages);
  }
  for (guint32 i = had; i < pages; i++)
    heap->pages[i] = page_new (heap->pool);
}

void
leaf_heap_restore (LeafHeap *heap, guint32 handle, const LeafBlock *as, gconstpointer contents, guint32 n)
{
  LeafBlock *block = own_block (heap, handle);
  gsize size = size_of_one ((LeafBlockSort) as->sort);

  contents_unref (heap->pool, block->contents);
  *block = *as;
  block->contents = NULL;
  if (as->sort == LEAF_BLOCK_FREE)
    return;
  block->contents = contents_with_room (heap->pool, (gsize) n + 1, size);
  if (block->contents == NULL) {
    block->contents = contents_new (heap->pool, 0, 1);
    starve (heap);
    return;
  }
  block->contents->n = n;
  if (n > 0)
    memcpy (block->contents->values, contents, n * size);
  if (as->sort == LEAF_BLOCK_TEXT)
    ((char *) block->contents->values)[n] = '\0';
}
