/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-heap.c: blocks by handle, their contents shared between copies until written. */

#include "leaf-heap.h"

#include <string.h>

static LeafContents *
contents_new (guint32 n)
{
  LeafContents *contents = g_new0 (LeafContents, 1);

  g_atomic_ref_count_init (&contents->references);
  contents->n = n;
  contents->room = n;
  contents->values = n > 0 ? g_new0 (LeafValue, n) : NULL;
  return contents;
}

static void
contents_unref (LeafContents *contents)
{
  if (contents == NULL || !g_atomic_ref_count_dec (&contents->references))
    return;
  g_free (contents->values);
  g_free (contents);
}

void
leaf_heap_init (LeafHeap *heap)
{
  memset (heap, 0, sizeof *heap);
  heap->room = 16;
  heap->blocks = g_new0 (LeafBlock, heap->room);
  heap->n = 1;
}

void
leaf_heap_clear (LeafHeap *heap)
{
  for (guint32 i = 1; i < heap->n; i++)
    contents_unref (heap->blocks[i].contents);
  g_free (heap->blocks);
  memset (heap, 0, sizeof *heap);
}

void
leaf_heap_copy (LeafHeap *to, const LeafHeap *from)
{
  *to = *from;
  to->room = MAX (from->n, 16);
  to->blocks = g_new0 (LeafBlock, to->room);
  memcpy (to->blocks, from->blocks, sizeof (LeafBlock) * from->n);
  for (guint32 i = 1; i < to->n; i++)
    if (to->blocks[i].contents != NULL)
      g_atomic_ref_count_inc (&to->blocks[i].contents->references);
}

static guint32
take_block (LeafHeap *heap)
{
  guint32 handle = heap->first_free;

  if (handle != 0) {
    heap->first_free = heap->blocks[handle].next_free;
    return handle;
  }
  if (heap->n == heap->room) {
    heap->blocks = g_renew (LeafBlock, heap->blocks, (gsize) heap->room * 2);
    heap->room *= 2;
  }
  return heap->n++;
}

enum { LARGE_BLOCK = 4096 };

static gsize
size_of_one (LeafBlockSort sort)
{
  return sort == LEAF_BLOCK_TEXT ? 1 : sizeof (LeafValue);
}

static guint32
make_with (LeafHeap *heap, LeafBlockSort sort, guint32 kind, LeafContents *contents)
{
  guint32 handle = take_block (heap);

  heap->blocks[handle] = (LeafBlock) { .sort = (guint8) sort, .kind = kind, .contents = contents };
  heap->made += 1 + (guint32) (contents->n * size_of_one (sort) / LARGE_BLOCK); /* a large one brings the next sweep nearer */
  return handle;
}

guint32
leaf_heap_make (LeafHeap *heap, LeafBlockSort sort, guint32 kind, guint32 n)
{
  return make_with (heap, sort, kind, contents_new (n));
}

guint32
leaf_heap_share (LeafHeap *heap, guint32 handle)
{
  LeafBlock block = heap->blocks[handle];

  g_atomic_ref_count_inc (&block.contents->references);
  return make_with (heap, (LeafBlockSort) block.sort, block.kind, block.contents);
}

guint32
leaf_heap_make_text (LeafHeap *heap, const char *characters, gssize length)
{
  gsize size = length < 0 ? strlen (characters) : (gsize) length;
  LeafContents *contents = g_new0 (LeafContents, 1);

  g_atomic_ref_count_init (&contents->references);
  contents->n = (guint32) size;
  contents->characters = g_strndup (characters, size);
  return make_with (heap, LEAF_BLOCK_TEXT, LEAF_KIND_TEXT, contents);
}

/* --- sweeping ------------------------------------------------------------------------------------------------------------------------- */

void
leaf_heap_mark (LeafHeap *heap, LeafValue value)
{
  if (value.kind == LEAF_KIND_TEXT) {
    if (value.bits < 0)
      leaf_heap_mark_block (heap, (guint32) -value.bits);
  } else if (value.bits > 0 && value.kind != LEAF_KIND_NUMBER && value.kind != LEAF_KIND_OBJECT) {
    /* a few numbers that look like handles keep a block alive; that does no harm */
    leaf_heap_mark_block (heap, (guint32) value.bits);
  }
}

void
leaf_heap_mark_block (LeafHeap *heap, guint32 handle)
{
  LeafBlock *block;

  if (handle >= heap->n)
    return;
  block = &heap->blocks[handle];
  if (block->marked || block->sort == LEAF_BLOCK_FREE)
    return;
  block->marked = 1;
  if (block->sort == LEAF_BLOCK_TEXT)
    return;
  for (guint32 i = 0; i < block->contents->n; i++)
    leaf_heap_mark (heap, block->contents->values[i]);
}

void
leaf_heap_sweep (LeafHeap *heap)
{
  for (guint32 i = heap->n - 1; i > 0; i--) {
    LeafBlock *block = &heap->blocks[i];

    if (block->sort == LEAF_BLOCK_FREE || block->marked) {
      block->marked = 0;
      continue;
    }
    contents_unref (block->contents);
    *block = (LeafBlock) { .sort = LEAF_BLOCK_FREE, .next_free = heap->first_free };
    heap->first_free = i;
  }
  heap->made = 0;
}

const LeafValue *
leaf_block_values (const LeafHeap *heap, guint32 handle, guint32 *n)
{
  if (handle == 0 || handle >= heap->n || heap->blocks[handle].contents == NULL || heap->blocks[handle].sort == LEAF_BLOCK_TEXT) {
    *n = 0;
    return NULL;
  }
  *n = heap->blocks[handle].contents->n;
  return heap->blocks[handle].contents->values;
}

LeafValue *
leaf_block_own (LeafHeap *heap, guint32 handle, guint32 room)
{
  LeafBlock *block = &heap->blocks[handle];
  LeafContents *contents = block->contents;

  if (g_atomic_ref_count_compare (&contents->references, 1)) {
    if (contents->room < room) {
      contents->room = MAX (room, contents->room * 2);
      contents->values = g_renew (LeafValue, contents->values, contents->room);
    }
    return contents->values;
  }
  block->contents = contents_new (MAX (room, contents->n));
  block->contents->n = contents->n;
  if (contents->n > 0)
    memcpy (block->contents->values, contents->values, sizeof (LeafValue) * contents->n);
  contents_unref (contents);
  return block->contents->values;
}

void
leaf_block_resize (LeafHeap *heap, guint32 handle, guint32 n)
{
  LeafValue *values = leaf_block_own (heap, handle, n);
  LeafContents *contents = heap->blocks[handle].contents;

  if (n > contents->n)
    memset (values + contents->n, 0, sizeof (LeafValue) * (n - contents->n));
  contents->n = n;
}

void
leaf_block_insert (LeafHeap *heap, guint32 handle, guint32 at, LeafValue value)
{
  guint32 n = heap->blocks[handle].contents->n;
  LeafValue *values = leaf_block_own (heap, handle, n + 1);

  at = MIN (at, n);
  memmove (values + at + 1, values + at, sizeof (LeafValue) * (n - at));
  values[at] = value;
  heap->blocks[handle].contents->n = n + 1;
}

void
leaf_block_remove (LeafHeap *heap, guint32 handle, guint32 at, guint32 n)
{
  guint32 old = heap->blocks[handle].contents->n;
  LeafValue *values = leaf_block_own (heap, handle, old);

  if (at >= old)
    return;
  n = MIN (n, old - at);
  memmove (values + at, values + at + n, sizeof (LeafValue) * (old - at - n));
  heap->blocks[handle].contents->n = old - n;
}

const char *
leaf_block_text (const LeafHeap *heap, guint32 handle)
{
  if (!leaf_heap_has (heap, handle, LEAF_BLOCK_TEXT))
    return "";
  return heap->blocks[handle].contents->characters;
}

/* --- comparing ------------------------------------------------------------------------------------------------------------------------ */

/* What a block holds, as bytes. */
static gsize
contents_size (const LeafBlock *block)
{
  if (block->contents == NULL)
    return 0;
  return block->contents->n * size_of_one ((LeafBlockSort) block->sort);
}

/* Which handles are free, and which is taken next, is state: the next block made gets it. */
guint64
leaf_heap_hash (const LeafHeap *heap, guint64 h)
{
  const guint32 whole[] = { heap->n, heap->first_free, heap->made };

  h = leaf_hash (whole, sizeof whole, h);
  for (guint32 i = 1; i < heap->n; i++) {
    const LeafBlock *block = &heap->blocks[i];
    const guint32 head[] = { block->sort, block->kind, block->next_free };
    gsize size = contents_size (block);

    h = leaf_hash (head, sizeof head, h);
    h = leaf_hash (size > 0 ? block->contents->characters : "", size, h);
  }
  return h;
}

static gboolean
equal_blocks (const LeafBlock *a, const LeafBlock *b)
{
  gsize size = contents_size (a);

  if (a->sort != b->sort || a->kind != b->kind || a->next_free != b->next_free || contents_size (b) != size)
    return FALSE;
  return a->contents == b->contents || size == 0 || memcmp (a->contents->characters, b->contents->characters, size) == 0;
}

gboolean
leaf_heap_equal (const LeafHeap *a, const LeafHeap *b)
{
  if (a->n != b->n || a->first_free != b->first_free || a->made != b->made)
    return FALSE;
  for (guint32 i = 1; i < a->n; i++)
    if (!equal_blocks (&a->blocks[i], &b->blocks[i]))
      return FALSE;
  return TRUE;
}
