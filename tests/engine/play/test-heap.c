/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The heap when the system has no memory: existing blocks stay intact, failures are reported, and nothing is written
 * out of bounds. After a sweep, the table of blocks ends with the last live one. Also tests the allocation of the
 * blocks' contents in pieces. */

#include "play/heap/leaf-heap.h"

#include <string.h>
#include <sys/resource.h>

enum { MANY = 64 * 1024 * 1024 /* entries: more than half a gigabyte */ };

/* From now on the process can allocate only a little more memory. */
static void
shut_the_door (struct rlimit *before)
{
  struct rlimit closed;
  g_autofree char *text = NULL;
  guint64 pages;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  pages = g_ascii_strtoull (text, NULL, 10);
  g_assert_cmpint (getrlimit (RLIMIT_AS, before), ==, 0);
  closed = *before;
  closed.rlim_cur = pages * 4096 + 64 * 1024 * 1024;
  g_assert_cmpint (setrlimit (RLIMIT_AS, &closed), ==, 0);
}

static LeafValue
number (gint32 bits)
{
  return (LeafValue) { LEAF_KIND_NUMBER, bits };
}

static gint32
entry (const LeafHeap *heap, guint32 handle, guint32 at)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (heap, handle, &n);

  g_assert_cmpuint (at, <, n);
  return values[at].bits;
}

static void
test_no_memory (void)
{
  struct rlimit before;
  LeafHeap heap;
  LeafBlock as = { 0 };
  guint32 list, made, text, none;

#ifdef __SANITIZE_ADDRESS__
  g_test_skip ("the sanitizer needs more addresses than any machine has memory");
  return;
#endif
  leaf_heap_init (&heap);
  list = leaf_heap_make (&heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 2);
  leaf_block_set (&heap, list, 0, number (7));
  leaf_block_set (&heap, list, 1, number (8));
  text = leaf_heap_make_text (&heap, "kept", -1);
  as = *leaf_heap_block (&heap, text);
  g_assert_false (heap.allocation_failed);

  shut_the_door (&before);
  leaf_block_resize (&heap, list, MANY);
  g_assert_true (heap.allocation_failed);
  heap.allocation_failed = FALSE;
  leaf_block_insert_blank (&heap, list, 1, MANY);
  g_assert_true (heap.allocation_failed);
  heap.allocation_failed = FALSE;
  made = leaf_heap_make (&heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, MANY);
  g_assert_true (heap.allocation_failed);
  heap.allocation_failed = FALSE;
  none = leaf_heap_make_text (&heap, "", MANY * 16); /* no character is read if there is no room */
  g_assert_true (heap.allocation_failed);
  heap.allocation_failed = FALSE;
  leaf_block_append (&heap, text, "", MANY * 16);
  g_assert_true (heap.allocation_failed);
  heap.allocation_failed = FALSE;
  leaf_block_hold (&heap, text, "", MANY * 16);
  g_assert_true (heap.allocation_failed);
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "kept");
  heap.allocation_failed = FALSE;
  leaf_heap_restore (&heap, text, &as, "", MANY * 16);
  g_assert_true (heap.allocation_failed);
  g_assert_cmpint (setrlimit (RLIMIT_AS, &before), ==, 0);

  g_assert_cmpuint (leaf_block_length (&heap, list), ==, 2);
  g_assert_cmpint (entry (&heap, list, 0), ==, 7);
  g_assert_cmpint (entry (&heap, list, 1), ==, 8);
  g_assert_cmpuint (leaf_block_length (&heap, made), ==, 0);
  leaf_block_set (&heap, made, 0, number (9)); /* its creator may not know that it is empty */
  g_assert_cmpuint (leaf_block_length (&heap, made), ==, 0);
  g_assert_cmpuint (leaf_block_length (&heap, none), ==, 0);
  g_assert_cmpuint (leaf_block_length (&heap, text), ==, 0);
  leaf_block_append (&heap, none, "more", 4);
  g_assert_cmpstr (leaf_block_text (&heap, none), ==, "more");
  leaf_heap_clear (&heap);
}

/* Either everything to be filled fits, or nothing is written. */
static void
test_fill (void)
{
  const LeafValue values[] = { { LEAF_KIND_NUMBER, 1 }, { LEAF_KIND_NUMBER, 2 }, { LEAF_KIND_NUMBER, 3 } };
  LeafHeap heap;
  guint32 list, other;

  leaf_heap_init (&heap);
  list = leaf_heap_make (&heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 4);
  leaf_block_fill (&heap, list, 1, values, 3);
  g_assert_cmpint (entry (&heap, list, 0), ==, 0);
  g_assert_cmpint (entry (&heap, list, 3), ==, 3);
  leaf_block_fill (&heap, list, 2, values, 3);
  leaf_block_fill (&heap, list, 4, values, 1);
  leaf_block_fill (&heap, list, G_MAXUINT32, values, 1);
  g_assert_cmpint (entry (&heap, list, 2), ==, 2);
  g_assert_cmpint (entry (&heap, list, 3), ==, 3);

  other = leaf_heap_share (&heap, list);
  leaf_block_set (&heap, other, 3, number (30));
  g_assert_cmpint (entry (&heap, list, 3), ==, 3);
  g_assert_cmpint (entry (&heap, other, 3), ==, 30);
  leaf_heap_clear (&heap);
}

static void
sweep_all_but (LeafHeap *heap, guint32 kept)
{
  guint64 budget = G_MAXUINT64;

  leaf_heap_begin_sweep (heap);
  leaf_heap_mark_block (heap, kept);
  g_assert_true (leaf_heap_go_on (heap, &budget));
}

static void
sweep_for (LeafHeap *heap, const LeafCells *cells)
{
  guint64 budget = G_MAXUINT64;

  leaf_heap_begin_sweep (heap);
  for (guint32 page = 0; page < leaf_cells_n_pages (cells); page++)
    leaf_heap_mark_page (heap, cells->pages[page], LEAF_CELLS_A_PAGE, FALSE);
  g_assert_true (leaf_heap_go_on (heap, &budget));
}

static LeafValue
text_in (guint32 handle)
{
  return (LeafValue) { LEAF_KIND_TEXT, -(gint32) handle };
}

/* A page that remembers which of its values are on the heap still does so after a write, and so does a copy. */
static void
test_written_cells (void)
{
  const LeafValue empty[2] = { { 0, 0 }, { 0, 0 } };
  LeafCells cells, copy;
  LeafHeap heap;
  guint32 text, other;

  leaf_heap_init (&heap);
  leaf_cells_init (&cells, empty, 2);
  sweep_for (&heap, &cells);
  text = leaf_heap_make_text (&heap, "kept", -1);
  leaf_cells_set (&cells, 1, text_in (text));
  sweep_for (&heap, &cells);
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "kept");

  leaf_cells_copy (&copy, &cells);
  other = leaf_heap_make_text (&heap, "other", -1);
  leaf_cells_set (&copy, 0, text_in (other));
  leaf_cells_set (&cells, 1, number (7));
  sweep_for (&heap, &copy);
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "kept");
  g_assert_cmpstr (leaf_block_text (&heap, other), ==, "other");
  sweep_for (&heap, &cells);
  g_assert_cmpuint (heap.n, ==, 1);
  leaf_cells_clear (&copy);
  leaf_cells_clear (&cells);
  leaf_heap_clear (&heap);
}

/* Freed blocks do not make later copies larger, and the lowest free place is reused first. */
static void
test_sweep (void)
{
  LeafHeap heap;
  guint32 kept = 0, due;

  leaf_heap_init (&heap);
  due = heap.due;
  for (guint i = 0; i < 10000; i++) {
    guint32 made = leaf_heap_make_text (&heap, "made", -1);

    kept = i == 4 ? made : kept;
  }
  sweep_all_but (&heap, kept);
  g_assert_cmpuint (heap.n, ==, kept + 1);
  g_assert_cmpuint (heap.due, <, 2 * due);
  g_assert_cmpstr (leaf_block_text (&heap, kept), ==, "made");
  for (guint32 i = 1; i < kept; i++)
    g_assert_cmpuint (leaf_heap_make_text (&heap, "again", -1), ==, i);
  g_assert_cmpuint (leaf_heap_make_text (&heap, "more", -1), ==, kept + 1);

  sweep_all_but (&heap, 0);
  g_assert_cmpuint (heap.n, ==, 1);
  g_assert_cmpuint (heap.bytes, ==, 0);
  g_assert_cmpuint (leaf_heap_make_text (&heap, "anew", -1), ==, 1);
  leaf_heap_clear (&heap);
}

/* Large blocks are freed a few at a time, since the system takes long for each. */
static void
test_sweep_in_pieces (void)
{
  LeafHeap heap;
  guint n_slices = 1;

  leaf_heap_init (&heap);
  for (guint i = 0; i < 100; i++)
    leaf_heap_make (&heap, LEAF_BLOCK_TEXT, LEAF_KIND_TEXT, 100000);
  leaf_heap_begin_sweep (&heap);
  for (guint64 budget = 2000; !leaf_heap_go_on (&heap, &budget); budget = 2000)
    n_slices++;
  g_assert_cmpuint (n_slices, >, 10);
  g_assert_cmpuint (heap.n, ==, 1);
  g_assert_cmpuint (heap.bytes, ==, 0);
  leaf_heap_clear (&heap);
}

/* Copies share their pages until one is written to; the other one is not affected. What only one heap used is freed in
 * pieces, and what a copy still uses is not freed. */
static void
test_copies (void)
{
  enum { BLOCKS = 10 * LEAF_BLOCKS_A_PAGE };
  LeafHeap heap, copy;
  guint32 shared = 0;
  GPtrArray *dying = NULL;
  guint n_slices = 0;

  leaf_heap_init (&heap);
  for (guint i = 1; i < BLOCKS; i++)
    leaf_block_set (&heap, leaf_heap_make (&heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 1), 0, number ((gint32) i));
  leaf_heap_copy (&copy, &heap);
  g_assert_true (leaf_block_is_shared (&heap, 7));
  leaf_block_set (&copy, 7, 0, number (700));
  leaf_block_resize (&copy, 8, 3);
  leaf_heap_share (&copy, 9);
  g_assert_cmpint (entry (&heap, 7, 0), ==, 7);
  g_assert_cmpint (entry (&copy, 7, 0), ==, 700);
  g_assert_cmpuint (leaf_block_length (&heap, 8), ==, 1);
  g_assert_false (leaf_heap_equal (&heap, &copy));
  leaf_block_set (&heap, 6, 0, number (600));
  g_assert_cmpint (entry (&copy, 6, 0), ==, 6);
  for (guint32 i = 0; i < leaf_heap_n_pages (&heap); i++)
    shared += heap.pages[i] == copy.pages[i];
  g_assert_cmpuint (shared, ==, leaf_heap_n_pages (&heap) - 1);

  leaf_heap_delay (&heap, &dying);
  g_assert_cmpuint (dying->len, ==, 1); /* the page of which each has its own copy */
  leaf_heap_clear (&heap);
  leaf_heap_copy (&heap, &copy);
  leaf_heap_delay (&copy, &dying);
  leaf_heap_clear (&copy);
  g_assert_cmpuint (dying->len, ==, 1);
  leaf_heap_delay (&heap, &dying);
  leaf_heap_clear (&heap);
  g_assert_cmpuint (dying->len, >, 9);
  leaf_heap_init (&heap);
  heap.dying = dying;
  for (guint64 budget = 100; heap.dying != NULL; budget = 100, n_slices++)
    leaf_heap_let_go (&heap, &budget);
  g_assert_cmpuint (n_slices, >, 3);
  leaf_heap_clear (&heap);
}

/* The values of a large state are also visited in pieces, to the first and last of each; and the more there are, the
 * later the next sweep is due. */
static void
test_many_roots (void)
{
  enum { ROOTS = 200000 };
  static const guint32 places[] = { 0, LEAF_MARKED_AT_ONCE - 1, LEAF_MARKED_AT_ONCE, ROOTS - 1 };
  g_autofree LeafValue *roots = g_new0 (LeafValue, ROOTS);
  LeafHeap heap;
  guint32 kept[G_N_ELEMENTS (places)], due;
  guint n_slices = 1;

  leaf_heap_init (&heap);
  due = heap.due;
  leaf_heap_make_text (&heap, "dropped", -1);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    kept[i] = leaf_heap_make_text (&heap, "kept", -1);
    roots[places[i]] = (LeafValue) { LEAF_KIND_TEXT, -(gint32) kept[i] };
  }
  leaf_heap_begin_sweep (&heap);
  leaf_heap_mark_values (&heap, roots, ROOTS);
  for (guint64 budget = 2000; !leaf_heap_go_on (&heap, &budget); budget = 2000)
    n_slices++;
  g_assert_cmpuint (n_slices, >, 20);
  g_assert_cmpuint (heap.due, >, 2 * due);
  g_assert_false (leaf_heap_has (&heap, kept[0] - 1, LEAF_BLOCK_TEXT));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    g_assert_true (leaf_heap_has (&heap, kept[i], LEAF_BLOCK_TEXT));
    g_assert_cmpstr (leaf_block_text (&heap, kept[i]), ==, "kept");
  }
  leaf_heap_clear (&heap);
}

typedef struct {
  guint8 *bytes;
  gsize size;
  guint32 slab;
  guint8 fill;
} Piece;

static void
give_checked (LeafSlabPool *pool, Piece *piece)
{
  for (gsize i = 0; i < piece->size; i++)
    g_assert_cmpuint (piece->bytes[i], ==, piece->fill);
  leaf_slab_pool_give (pool, piece->bytes, piece->slab);
  piece->bytes = NULL;
}

/* Pieces of all sizes are allocated and freed at random: none overlaps another, and each has the requested size. */
static void
test_pool (void)
{
  enum { PIECES = 3000, ROUNDS = 60000 };
  g_autofree Piece *pieces = g_new0 (Piece, PIECES);
  LeafSlabPool *pool = leaf_slab_pool_new ();

  for (guint i = 0; i < ROUNDS; i++) {
    Piece *piece = &pieces[g_test_rand_int_range (0, PIECES)];
    gsize asked = (gsize) g_test_rand_int_range (0, 1 << g_test_rand_int_range (1, 15));

    if (piece->bytes != NULL) {
      give_checked (pool, piece);
      continue;
    }
    piece->size = asked;
    piece->bytes = leaf_slab_pool_take (pool, &piece->size, &piece->slab);
    g_assert_cmpuint (piece->size, >=, asked);
    g_assert_cmpuint (GPOINTER_TO_SIZE (piece->bytes) % 8, ==, 0);
    piece->fill = (guint8) i;
    memset (piece->bytes, piece->fill, piece->size);
  }
  for (guint i = 0; i < PIECES; i++)
    if (pieces[i].bytes != NULL)
      give_checked (pool, &pieces[i]);
  leaf_slab_pool_unref (pool);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/heap/no-memory", test_no_memory);
  g_test_add_func ("/play/heap/fill", test_fill);
  g_test_add_func ("/play/heap/written-cells", test_written_cells);
  g_test_add_func ("/play/heap/sweep", test_sweep);
  g_test_add_func ("/play/heap/sweep-in-pieces", test_sweep_in_pieces);
  g_test_add_func ("/play/heap/copies", test_copies);
  g_test_add_func ("/play/heap/many-roots", test_many_roots);
  g_test_add_func ("/play/heap/pool", test_pool);
  return g_test_run ();
}
