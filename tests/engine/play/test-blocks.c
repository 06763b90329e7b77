/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The heap's blocks in detail: what they cost, how they change at their edges, what keeps them alive, and that equality
 * and the hash of a heap, of cells and of described fields depend on each part of them. */

#include "play/heap/leaf-heap.h"
#include "play/heap/leaf-state-reflect.h"

#include <string.h>

enum { BLOCK = 48, VALUE = sizeof (LeafValue) };

static LeafValue
number (gint32 bits)
{
  return (LeafValue) { LEAF_KIND_NUMBER, bits };
}

static LeafValue
text_in (guint32 handle)
{
  return (LeafValue) { LEAF_KIND_TEXT, -(gint32) handle };
}

static LeafValue
list_in (guint32 handle)
{
  return (LeafValue) { LEAF_KIND_LIST, (gint32) handle };
}

static guint32
make_list (LeafHeap *heap, guint32 n)
{
  guint32 list = leaf_heap_make (heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, n);

  for (guint32 i = 0; i < n; i++)
    leaf_block_set (heap, list, i, number ((gint32) i + 1));
  return list;
}

/* The numbers of a list, as "1 2 3". */
static void
assert_list (const LeafHeap *heap, guint32 list, const char *wanted)
{
  g_autoptr (GString) all = g_string_new (NULL);
  guint32 n;
  const LeafValue *values = leaf_block_values (heap, list, &n);

  for (guint32 i = 0; i < n; i++)
    g_string_append_printf (all, "%s%d", i > 0 ? " " : "", values[i].bits);
  g_assert_cmpstr (all->str, ==, wanted);
  g_assert_cmpuint (leaf_block_length (heap, list), ==, n);
}

/* New entries are blank, what is out of range changes nothing, and each change is counted. */
static void
test_entries (void)
{
  LeafHeap heap;
  guint32 list, text, other;

  leaf_heap_init (&heap);
  list = make_list (&heap, 3);
  g_assert_cmpuint (heap.bytes, ==, BLOCK + 3 * VALUE);
  leaf_block_resize (&heap, list, 2);
  assert_list (&heap, list, "1 2");
  leaf_block_resize (&heap, list, 4);
  assert_list (&heap, list, "1 2 0 0");
  leaf_block_resize (&heap, list, 4);
  assert_list (&heap, list, "1 2 0 0");
  leaf_block_resize (&heap, list, 0);
  assert_list (&heap, list, "");
  g_assert_cmpuint (heap.bytes, ==, BLOCK);
  leaf_block_push (&heap, list, number (5));
  leaf_block_push (&heap, list, number (6));
  leaf_block_insert (&heap, list, 0, number (7));
  leaf_block_insert (&heap, list, 1, number (8));
  leaf_block_insert (&heap, list, 4, number (9));
  assert_list (&heap, list, "7 8 5 6 9");
  leaf_block_insert_blank (&heap, list, 1, 2);
  assert_list (&heap, list, "7 0 0 8 5 6 9");
  leaf_block_insert_blank (&heap, list, 100, 1);
  leaf_block_insert_blank (&heap, list, 0, 1);
  assert_list (&heap, list, "0 7 0 0 8 5 6 9 0");
  g_assert_cmpuint (heap.bytes, ==, BLOCK + 9 * VALUE);
  leaf_block_remove (&heap, list, 9, 1);
  leaf_block_remove (&heap, list, 8, 5);
  assert_list (&heap, list, "0 7 0 0 8 5 6 9");
  leaf_block_remove (&heap, list, 2, 2);
  leaf_block_remove (&heap, list, 0, 1);
  assert_list (&heap, list, "7 8 5 6 9");
  leaf_block_remove (&heap, list, 3, 100);
  assert_list (&heap, list, "7 8 5");
  g_assert_cmpuint (heap.bytes, ==, BLOCK + 3 * VALUE);

  text = leaf_heap_make_text (&heap, "ab", -1);
  g_assert_cmpuint (heap.bytes, ==, 2 * BLOCK + 3 * VALUE + 2);
  leaf_block_append (&heap, text, "cde", 2);
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "abcd");
  g_assert_cmpuint (leaf_block_length (&heap, text), ==, 4);
  g_assert_cmpuint (heap.bytes, ==, 2 * BLOCK + 3 * VALUE + 4);
  other = leaf_heap_share (&heap, text);
  leaf_block_append (&heap, other, "", 0);
  leaf_block_append (&heap, text, "longer than there was room for at first", 39);
  g_assert_cmpstr (leaf_block_text (&heap, other), ==, "abcd");
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "abcdlonger than there was room for at first");
  leaf_block_hold (&heap, other, "xyz", 2);
  g_assert_cmpstr (leaf_block_text (&heap, other), ==, "xy");
  g_assert_cmpuint (leaf_block_length (&heap, other), ==, 2);
  leaf_heap_clear (&heap);
}

/* A handle of nothing has no text, no entries and no length. */
static void
test_no_block (void)
{
  LeafHeap heap;
  guint32 list, text, n = 7;

  leaf_heap_init (&heap);
  list = make_list (&heap, 1);
  text = leaf_heap_make_text (&heap, "abc", 2);
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "ab");
  g_assert_cmpstr (leaf_block_text (&heap, list), ==, "");
  g_assert_cmpstr (leaf_block_text (&heap, 0), ==, "");
  g_assert_cmpstr (leaf_block_text (&heap, text + 1), ==, "");
  g_assert_null (leaf_block_values (&heap, text, &n));
  g_assert_cmpuint (n, ==, 0);
  n = 7;
  g_assert_null (leaf_block_values (&heap, 0, &n));
  g_assert_cmpuint (n, ==, 0);
  n = 7;
  g_assert_null (leaf_block_values (&heap, text + 1, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_nonnull (leaf_block_values (&heap, list, &n));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (leaf_block_length (&heap, 0), ==, 0);
  g_assert_cmpuint (leaf_block_length (&heap, text), ==, 2);
  g_assert_cmpuint (leaf_block_length (&heap, text + 1), ==, 0);
  g_assert_true (leaf_heap_has (&heap, list, LEAF_BLOCK_LIST));
  g_assert_false (leaf_heap_has (&heap, list, LEAF_BLOCK_TEXT));
  g_assert_false (leaf_heap_has (&heap, 0, LEAF_BLOCK_FREE));
  g_assert_false (leaf_heap_has (&heap, text + 1, LEAF_BLOCK_FREE));
  leaf_heap_clear (&heap);
}

/* Room for an eighth more than the limit; above the limit itself a sweep is due. */
static void
test_room (void)
{
  LeafHeap heap;

  leaf_heap_init (&heap);
  heap.most = 2 * BLOCK + 64;
  make_list (&heap, 0);
  make_list (&heap, 8);
  g_assert_cmpuint (heap.bytes, ==, heap.most);
  g_assert_cmpuint (heap.made, ==, 2);
  g_assert_true (leaf_heap_can_hold (&heap, 0));
  g_assert_true (leaf_heap_can_hold (&heap, heap.most / 8));
  g_assert_false (leaf_heap_can_hold (&heap, heap.most / 8 + 1));
  heap.allocation_failed = TRUE;
  g_assert_false (leaf_heap_can_hold (&heap, 0));
  heap.allocation_failed = FALSE;
  leaf_block_push (&heap, 1, number (1));
  g_assert_cmpuint (heap.made, ==, G_MAXUINT32);
  make_list (&heap, 0);
  g_assert_cmpuint (heap.made, ==, G_MAXUINT32);
  leaf_heap_clear (&heap);
}

/* A large block counts as several. */
static void
test_made (void)
{
  static const struct {
    LeafBlockSort sort;
    guint32 n, made;
  } rows[] = {
    { LEAF_BLOCK_TEXT, 4095, 1 }, { LEAF_BLOCK_TEXT, 4096, 2 }, { LEAF_BLOCK_TEXT, 12288, 4 },
    { LEAF_BLOCK_LIST, 511, 1 },  { LEAF_BLOCK_LIST, 512, 2 },  { LEAF_BLOCK_PAIRS, 1024, 3 },
  };
  LeafHeap heap;
  guint32 made = 0;

  leaf_heap_init (&heap);
  g_assert_cmpuint (heap.due, ==, 1000);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    leaf_heap_make (&heap, rows[i].sort, LEAF_KIND_LIST, rows[i].n);
    g_assert_cmpuint (heap.made - made, ==, rows[i].made);
    made = heap.made;
  }
  leaf_heap_clear (&heap);
}

/* --- sweeping ----------------------------------------------------------------------------------------------------- */

/* Sweeps the heap with these values as its state; returns what it was charged. */
static guint64
sweep (LeafHeap *heap, const LeafValue *roots, guint n)
{
  enum { PLENTY = 1000000000 };
  guint64 budget = PLENTY;

  leaf_heap_begin_sweep (heap);
  leaf_heap_mark_values (heap, roots, n);
  g_assert_true (leaf_heap_go_on (heap, &budget));
  g_assert_null (heap->sweep);
  g_assert_cmpuint (heap->made, ==, 0);
  return PLENTY - budget;
}

/* Which values keep a block: texts by negative bits, other kinds of blocks by positive ones, and through lists. */
static void
test_kept (void)
{
  static const struct {
    guint32 kind;
    gboolean is_negative, keeps;
  } rows[] = {
    { LEAF_KIND_TEXT, TRUE, TRUE },     { LEAF_KIND_TEXT, FALSE, FALSE },         { LEAF_KIND_NUMBER, FALSE, FALSE },
    { LEAF_KIND_OBJECT, FALSE, FALSE }, { LEAF_KIND_TRUTH_STATE, FALSE, FALSE },  { LEAF_KIND_LIST, FALSE, TRUE },
    { LEAF_KIND_LIST, TRUE, FALSE },    { LEAF_KIND_STORED_ACTION, FALSE, TRUE },
  };
  LeafHeap heap;
  guint32 list, inner, text;
  LeafValue root;

  leaf_heap_init (&heap);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    make_list (&heap, 0);
    root = (LeafValue) { rows[i].kind, rows[i].is_negative ? -1 : 1 };
    sweep (&heap, &root, 1);
    g_assert_cmpuint (heap.n, ==, rows[i].keeps ? 2 : 1);
    sweep (&heap, NULL, 0);
    g_assert_cmpuint (heap.n, ==, 1);
  }
  list = make_list (&heap, 5000);
  inner = make_list (&heap, 2);
  text = leaf_heap_make_text (&heap, "deep", -1);
  make_list (&heap, 1);
  leaf_block_set (&heap, list, 4999, list_in (inner));
  leaf_block_set (&heap, inner, 0, list_in (list));
  leaf_block_set (&heap, inner, 1, text_in (text));
  root = list_in (list);
  sweep (&heap, &root, 1);
  g_assert_cmpuint (heap.n, ==, text + 1);
  g_assert_cmpstr (leaf_block_text (&heap, text), ==, "deep");
  g_assert_cmpuint (leaf_block_length (&heap, inner), ==, 2);
  root = list_in (heap.n); /* no block: changes nothing */
  sweep (&heap, &root, 1);
  g_assert_cmpuint (heap.n, ==, 1);
  leaf_heap_clear (&heap);
}

/* Free blocks form a chain from the lowest on, whatever was freed first. */
static void
test_chain (void)
{
  LeafHeap heap, other;
  LeafValue roots[3];

  leaf_heap_init (&heap);
  for (guint i = 0; i < 9; i++)
    make_list (&heap, 0);
  roots[0] = list_in (2);
  roots[1] = list_in (5);
  roots[2] = list_in (8);
  sweep (&heap, roots, 3);
  g_assert_cmpuint (heap.n, ==, 9);
  g_assert_cmpuint (heap.bytes, ==, 3 * BLOCK);
  g_assert_cmpuint (heap.first_free, ==, 1);
  for (guint32 i = 1; i < 9; i++)
    g_assert_cmpuint (leaf_heap_block (&heap, i)->next_free, ==,
                      i % 3 == 2   ? 0
                      : i == 7     ? 0
                      : i % 3 == 0 ? i + 1
                                   : i + 2);
  leaf_heap_copy (&other, &heap);
  sweep (&heap, roots, 3); /* nothing changes, so no page is written */
  g_assert_true (heap.pages[0] == other.pages[0]);
  g_assert_true (leaf_heap_equal (&heap, &other));
  sweep (&heap, roots, 2);
  g_assert_cmpuint (heap.n, ==, 6);
  g_assert_cmpuint (leaf_heap_block (&heap, 4)->next_free, ==, 0);
  roots[0] = list_in (5);
  sweep (&heap, roots, 1);
  g_assert_cmpuint (leaf_heap_block (&heap, 1)->next_free, ==, 2);
  g_assert_cmpuint (make_list (&heap, 0), ==, 1);
  g_assert_cmpuint (make_list (&heap, 0), ==, 2);
  leaf_heap_clear (&heap);
  leaf_heap_clear (&other);
}

/* What a sweep costs: four for a block, a unit for a visited list and each entry, and more for large blocks that are
 * freed; and when the next one is due. */
static void
test_charges (void)
{
  LeafHeap heap;
  LeafValue root;
  guint64 spent;
  guint32 list;

  leaf_heap_init (&heap);
  g_assert_cmpuint (sweep (&heap, NULL, 0), ==, 0);
  for (guint i = 0; i < 10; i++)
    make_list (&heap, 0);
  g_assert_cmpuint (sweep (&heap, NULL, 0), ==, 40);
  list = make_list (&heap, 6);
  root = list_in (list);
  g_assert_cmpuint (sweep (&heap, &root, 1), ==, 4 + 1 + 6);
  leaf_block_resize (&heap, list, 5000);
  spent = sweep (&heap, &root, 1);
  g_assert_cmpuint (spent, ==, 4 + 2 + 5000);
  g_assert_cmpuint (heap.due, ==, 1000 + (BLOCK + 5000 * VALUE) / 4096 / 2 + 1);
  g_assert_cmpuint (sweep (&heap, NULL, 0), ==, 4 + (BLOCK + 5000 * VALUE) / 256);
  g_assert_cmpuint (heap.due, ==, 1000);
  leaf_heap_clear (&heap);
}

/* In slices, each as large as its budget. */
static void
test_slices (void)
{
  LeafHeap heap;
  guint64 budget = 0;
  guint32 list;
  guint n = 0;

  leaf_heap_init (&heap);
  list = make_list (&heap, 3);
  for (guint i = 0; i < 70; i++)
    make_list (&heap, 0);
  leaf_heap_begin_sweep (&heap);
  leaf_heap_mark (&heap, list_in (list));
  g_assert_false (leaf_heap_go_on (&heap, &budget));
  budget = 4;
  g_assert_false (leaf_heap_go_on (&heap, &budget));
  g_assert_cmpuint (budget, ==, 0);
  for (budget = 40; !leaf_heap_go_on (&heap, &budget); budget = 40)
    n++;
  g_assert_cmpuint (n, ==, 71 * 4 / 40);
  g_assert_cmpuint (budget, ==, 36);
  g_assert_cmpuint (heap.n, ==, 2);
  g_assert_cmpuint (leaf_heap_n_pages (&heap), ==, 1);
  leaf_heap_clear (&heap);
}

/* --- sharing, equality -------------------------------------------------------------------------------------------- */

static void
test_shared (void)
{
  LeafHeap heap, copy;
  guint32 list, other;

  leaf_heap_init (&heap);
  list = make_list (&heap, 2);
  g_assert_false (leaf_block_is_shared (&heap, list));
  other = leaf_heap_share (&heap, list);
  g_assert_true (leaf_block_is_shared (&heap, list));
  leaf_block_set (&heap, other, 0, number (9));
  g_assert_false (leaf_block_is_shared (&heap, list));
  leaf_heap_copy (&copy, &heap);
  g_assert_true (leaf_block_is_shared (&heap, list));
  leaf_block_push (&copy, list, number (3));
  g_assert_false (leaf_block_is_shared (&heap, list));
  g_assert_true (leaf_block_is_shared (&heap, other)); /* its page is not, but its contents are */
  leaf_heap_clear (&copy);
  g_assert_false (leaf_block_is_shared (&heap, other));
  assert_list (&heap, list, "1 2");
  assert_list (&heap, other, "9 2");
  leaf_heap_clear (&heap);
}

static void
assert_differ (LeafHeap *a, LeafHeap *b)
{
  g_assert_false (leaf_heap_equal (a, b));
  g_assert_cmpuint (leaf_heap_hash (a, 1), !=, leaf_heap_hash (b, 1));
}

/* Everything that decides how the play goes on is compared, and nothing else. */
static void
test_equal (void)
{
  LeafHeap a, b;
  LeafBlock *block;

  leaf_heap_init (&a);
  make_list (&a, 2);
  leaf_heap_make_text (&a, "", 0);
  leaf_heap_make_text (&a, "text", -1);
  leaf_heap_copy (&b, &a);
  leaf_block_set (&b, 1, 0, number (1));
  leaf_block_append (&b, 3, "", 0);
  g_assert_true (a.pages[0] != b.pages[0]);
  g_assert_true (leaf_heap_equal (&a, &b));
  g_assert_cmpuint (leaf_heap_hash (&a, 1), ==, leaf_heap_hash (&b, 1));
  g_assert_cmpuint (leaf_heap_hash (&a, 1), !=, leaf_heap_hash (&a, 2));
  b.most++;
  g_assert_true (leaf_heap_equal (&a, &b));

  b.made++;
  assert_differ (&a, &b);
  b.made--;
  b.due++;
  assert_differ (&a, &b);
  b.due--;
  b.first_free = 1;
  assert_differ (&a, &b);
  b.first_free = 0;
  b.allocation_failed = TRUE;
  assert_differ (&a, &b);
  b.allocation_failed = FALSE;
  b.n--;
  assert_differ (&a, &b);
  b.n++;
  block = &b.pages[0]->blocks[1];
  block->kind++;
  assert_differ (&a, &b);
  block->kind--;
  block->next_free = 2;
  assert_differ (&a, &b);
  block->next_free = 0;
  block->sort = LEAF_BLOCK_PAIRS;
  assert_differ (&a, &b);
  block->sort = LEAF_BLOCK_LIST;
  block->cost++; /* follows from the rest */
  g_assert_true (leaf_heap_equal (&a, &b));
  block->cost--;
  leaf_block_set (&b, 1, 1, number (3));
  assert_differ (&a, &b);
  leaf_block_set (&b, 1, 1, number (2));
  leaf_block_resize (&b, 1, 1);
  assert_differ (&a, &b);
  leaf_block_push (&b, 1, number (2));
  g_assert_true (leaf_heap_equal (&a, &b));
  leaf_block_append (&b, 3, "s", 1);
  assert_differ (&a, &b);
  leaf_block_hold (&b, 3, "test", 4);
  assert_differ (&a, &b);
  leaf_heap_clear (&a);
  leaf_heap_clear (&b);
}

/* A heap restored block by block equals the original, whatever it had before. */
static void
test_restored (void)
{
  for (guint32 before = 0; before < 200; before += 60)
    for (guint32 n = 4; n < 200; n += 62) {
      LeafHeap heap, other;

      leaf_heap_init (&heap);
      for (guint32 i = 1; i < n; i++)
        if (i % 2 == 0)
          make_list (&heap, i % 5);
        else
          leaf_heap_make_text (&heap, "abcdef", i % 7);
      leaf_heap_init (&other);
      for (guint32 i = 0; i < before; i++)
        leaf_heap_make_text (&other, "before", -1);
      leaf_heap_set_n (&other, n);
      g_assert_cmpuint (leaf_heap_n_pages (&other), ==, (n + 63) / 64);
      for (guint32 i = MAX (before + 1, 1); i < n; i++)
        g_assert_null (leaf_heap_block (&other, i)->contents);
      for (guint32 i = 1; i < n; i++) {
        const LeafBlock *block = leaf_heap_block (&heap, i);

        leaf_heap_restore (&other, i, block, block->contents->values, block->contents->n);
        g_assert_cmpstr (leaf_block_text (&other, i), ==, leaf_block_text (&heap, i));
      }
      other.made = heap.made;
      other.first_free = heap.first_free;
      g_assert_true (leaf_heap_equal (&heap, &other));
      g_assert_false (other.allocation_failed);
      leaf_heap_restore (&other, 1, &(LeafBlock) { .sort = LEAF_BLOCK_FREE, .next_free = 3 }, NULL, 0);
      g_assert_null (leaf_heap_block (&other, 1)->contents);
      g_assert_cmpuint (leaf_heap_block (&other, 1)->next_free, ==, 3);
      assert_differ (&heap, &other);
      leaf_heap_clear (&heap);
      leaf_heap_clear (&other);
    }
}

/* Pages of a state that was dropped are freed within a budget: so much a page, and more if its blocks are large. */
static void
test_dying (void)
{
  LeafHeap heap, other;
  guint64 budget = 1;

  leaf_heap_init (&heap);
  for (guint i = 0; i < 100; i++)
    make_list (&heap, 0);
  leaf_heap_make_text (&heap, "", 0);
  leaf_block_resize (&heap, 100, 4096);
  leaf_heap_init (&other);
  leaf_heap_delay (&heap, &other.dying);
  leaf_heap_clear (&heap);
  g_assert_cmpuint (other.dying->len, ==, 2);
  leaf_heap_let_go (&other, &budget);
  g_assert_cmpuint (budget, ==, 0);
  g_assert_cmpuint (other.dying->len, ==, 1);
  leaf_heap_let_go (&other, &budget);
  g_assert_cmpuint (other.dying->len, ==, 1);
  budget = 1000;
  leaf_heap_let_go (&other, &budget);
  g_assert_null (other.dying);
  g_assert_cmpuint (budget, ==, 1000 - 64);

  leaf_heap_init (&heap);
  make_list (&heap, 4096);
  leaf_heap_delay (&heap, &other.dying);
  leaf_heap_clear (&heap);
  budget = 1000;
  leaf_heap_let_go (&other, &budget);
  g_assert_cmpuint (budget, ==, 1000 - 64 - (BLOCK + 4096 * VALUE) / 256);
  leaf_heap_clear (&other);
}

/* --- pieces ------------------------------------------------------------------------------------------------------- */

/* TRUE if every piece comes from the system. */
static gboolean
has_no_slabs (void)
{
  LeafSlabPool *pool = leaf_slab_pool_new ();
  gsize size = 1;
  guint32 slab;
  gpointer piece = leaf_slab_pool_take (pool, &size, &slab);

  leaf_slab_pool_give (pool, piece, slab);
  leaf_slab_pool_unref (pool);
  return slab == 0;
}

static void
test_sizes (void)
{
  static const gsize rows[][2]
      = { { 0, 32 },      { 1, 32 },      { 32, 32 },     { 33, 48 },     { 48, 48 },    { 49, 64 },   { 64, 64 },
          { 65, 96 },     { 96, 96 },     { 97, 128 },    { 128, 128 },   { 129, 192 },  { 192, 192 }, { 193, 256 },
          { 3000, 3072 }, { 3073, 4096 }, { 4096, 4096 }, { 6145, 8192 }, { 8192, 8192 } };
  LeafSlabPool *pool;

  if (has_no_slabs ()) {
    g_test_skip ("every piece comes from the system");
    return;
  }
  pool = leaf_slab_pool_new ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    gsize size = rows[i][0];
    guint32 slab;
    gpointer piece = leaf_slab_pool_take (pool, &size, &slab);

    g_assert_cmpuint (size, ==, rows[i][1]);
    g_assert_cmpuint (slab, !=, 0);
    leaf_slab_pool_give (pool, piece, slab);
  }
  for (gsize asked = 8193; asked < 8200; asked++) {
    gsize size = asked;
    guint32 slab;
    gpointer piece = leaf_slab_pool_take (pool, &size, &slab);

    g_assert_cmpuint (size, ==, asked);
    g_assert_cmpuint (slab, ==, 0);
    leaf_slab_pool_give (pool, piece, slab);
  }
  leaf_slab_pool_unref (pool);
}

/* Slabs are filled, emptied and numbered: an empty one is freed unless it is the last of its size, and there is an end
 * to them. */
static void
test_slabs (void)
{
  enum { A_SLAB = 7, SLABS = 8192, PIECES = A_SLAB * SLABS };
  g_autofree gpointer *pieces = g_new0 (gpointer, PIECES);
  LeafSlabPool *pool;
  gsize size;
  guint32 slab;
  gpointer more;

  if (has_no_slabs ()) {
    g_test_skip ("every piece comes from the system");
    return;
  }
  pool = leaf_slab_pool_new ();
  for (guint i = 0; i < PIECES; i++) {
    size = 8000;
    pieces[i] = leaf_slab_pool_take (pool, &size, &slab);
    g_assert_cmpuint (slab, ==, 1 + i / A_SLAB);
    g_assert_cmpuint (size, ==, 8192);
  }
  size = 8000;
  more = leaf_slab_pool_take (pool, &size, &slab);
  g_assert_cmpuint (slab, ==, 0);
  g_assert_cmpuint (size, ==, 8000);
  leaf_slab_pool_give (pool, more, 0);
  for (guint i = 0; i < A_SLAB; i++)
    leaf_slab_pool_give (pool, pieces[5 * A_SLAB + i], 6); /* stays: no other has free pieces */
  size = 100;
  more = leaf_slab_pool_take (pool, &size, &slab);
  g_assert_cmpuint (slab, ==, 0);
  leaf_slab_pool_give (pool, more, 0);
  for (guint i = 0; i < A_SLAB; i++)
    leaf_slab_pool_give (pool, pieces[8 * A_SLAB + i], 9);
  size = 100; /* in the place of the one that was freed */
  more = leaf_slab_pool_take (pool, &size, &slab);
  g_assert_cmpuint (slab, ==, 9);
  leaf_slab_pool_give (pool, more, slab);
  for (guint i = 0; i < A_SLAB; i++) {
    size = 8000;
    pieces[i] = leaf_slab_pool_take (pool, &size, &slab);
    g_assert_cmpuint (slab, ==, 6);
  }
  leaf_slab_pool_unref (pool);
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

/* Cells at the edges of pages: reading, writing, blanking. A copy that is changed and changed back is equal, with the
 * same hash, whether or not sums were known. */
static void
test_cells (void)
{
  enum { N = 2 * LEAF_CELLS_A_PAGE + 1 };
  static const guint32 rows[][2] = { { 0, 1 },   { 0, 128 },   { 0, 129 },   { 1, 127 }, { 1, 128 }, { 127, 2 },
                                     { 128, 1 }, { 128, 128 }, { 120, 137 }, { 256, 1 }, { 0, 257 } };
  g_autofree LeafValue *values = g_new0 (LeafValue, N), *read = g_new0 (LeafValue, N);
  LeafCells cells, copy, shorter;

  for (guint i = 0; i < N; i++)
    values[i] = number ((gint32) i + 1);
  leaf_cells_init (&cells, values, N);
  leaf_cells_init (&shorter, values, N - 1);
  g_assert_false (leaf_cells_equal (&cells, &shorter));
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&shorter, 1));
  g_assert_cmpuint (leaf_cells_held_alone (&cells, &cells), ==, 3 * sizeof (gpointer));
  g_assert_cmpuint (leaf_cells_held_alone (&cells, &shorter), ==, 3 * (sizeof (gpointer) + sizeof (LeafCellPage)));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    guint32 first = rows[i][0], n = rows[i][1];

    leaf_cells_copy (&copy, &cells);
    leaf_cells_write (&copy, first, n, NULL);
    for (guint32 k = 0; k < N; k++)
      g_assert_cmpint (leaf_cells_at (&copy, k)->bits, ==, k >= first && k < first + n ? 0 : values[k].bits);
    g_assert_false (leaf_cells_equal (&cells, &copy));
    g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
    leaf_cells_write (&copy, first, n, values + first);
    g_assert_true (leaf_cells_equal (&cells, &copy));
    g_assert_cmpuint (leaf_cells_hash (&cells, 1), ==, leaf_cells_hash (&copy, 1));
    leaf_cells_read (&copy, first, n, read);
    g_assert_cmpmem (read, n * sizeof *read, values + first, n * sizeof *read);
    leaf_cells_clear (&copy);
  }
  leaf_cells_copy (&copy, &cells);
  leaf_cells_hash (&copy, 1);
  leaf_cells_set (&copy, 255, number (7));
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  g_assert_cmpuint (leaf_cells_held_alone (&copy, &cells), ==, 3 * sizeof (gpointer) + sizeof (LeafCellPage));
  leaf_cells_set (&copy, 255, number (256));
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), ==, leaf_cells_hash (&copy, 1));
  leaf_cells_set (&copy, 3, (LeafValue) { LEAF_KIND_OBJECT, 4 });
  g_assert_cmpuint (leaf_cells_at (&copy, 3)->kind, ==, LEAF_KIND_OBJECT);
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  leaf_cells_set (&copy, 3, number (4));
  leaf_cells_set (&copy, 5, number (7)); /* the same values in other places */
  leaf_cells_set (&copy, 6, number (6));
  g_assert_cmpuint (leaf_cells_hash (&cells, 1), !=, leaf_cells_hash (&copy, 1));
  leaf_cells_clear (&copy);
  leaf_cells_clear (&shorter);
  leaf_cells_clear (&cells);
}

static void
test_next_change (void)
{
  LeafValue now[20], then[20];

  for (guint i = 0; i < 20; i++)
    now[i] = then[i] = number ((gint32) i);
  for (guint32 n = 0; n <= 20; n++)
    for (guint32 from = 0; from <= n; from++)
      g_assert_cmpuint (leaf_cells_next_change (now, then, from, n), ==, n);
  for (guint32 at = 0; at < 20; at++) {
    now[at].bits += 5;
    for (guint32 from = 0; from < 20; from++)
      g_assert_cmpuint (leaf_cells_next_change (now, then, from, 20), ==, from <= at ? at : 20);
    now[at] = then[at];
    then[at].kind = LEAF_KIND_OBJECT;
    g_assert_cmpuint (leaf_cells_next_change (now, then, 0, 20), ==, at);
    then[at] = now[at];
  }
}

/* A page that knows its values on the heap keeps exactly those, after each sort of change. */
static void
test_cells_on_the_heap (void)
{
  static const LeafValue none[130];
  static const guint32 places[] = { 0, 63, 64, 127, 128, 129 };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    for (guint how = 0; how < 4; how++) {
      LeafCells cells;
      LeafHeap heap;
      guint64 budget = G_MAXUINT64;

      leaf_heap_init (&heap);
      leaf_cells_init (&cells, none, 130);
      for (guint round = 0; round < 2; round++) {
        leaf_heap_make_text (&heap, "text", -1);
        if (how == 1)
          leaf_cells_set (&cells, places[i], text_in (1));
        else
          *leaf_cells_own (&cells, places[i]) = text_in (1);
        if (how == 2)
          leaf_cells_set (&cells, places[i], number (1));
        if (how == 3)
          leaf_cells_write (&cells, places[i], 1, NULL);
        leaf_heap_begin_sweep (&heap);
        for (guint32 page = 0; page < leaf_cells_n_pages (&cells); page++)
          leaf_heap_mark_page (&heap, cells.pages[page], LEAF_CELLS_A_PAGE, round);
        g_assert_true (leaf_heap_go_on (&heap, &budget));
        g_assert_cmpuint (heap.n, ==, how < 2 ? 2 : 1);
        leaf_cells_set (&cells, places[i], number (0));
        sweep (&heap, NULL, 0);
      }
      leaf_cells_clear (&cells);
      leaf_heap_clear (&heap);
    }
}

/* --- described fields --------------------------------------------------------------------------------------------- */

typedef struct {
  LeafValue value;
  guint32 handle;
} Part;

typedef struct {
  char *name;
  LeafValue value;
} Record;

typedef struct {
  guint32 plain;
  LeafValue value;
  guint32 *rows, n_rows, room;
  LeafValue *full;
  guint32 n_full;
  GArray *array, *records, *missing;
  Part part;
  char *text;
  GString *string;
  guint32 own;
} State;

static void
own_copy (gpointer to, gconstpointer from)
{
  *(guint32 *) to = *(const guint32 *) from;
}

static void
own_clear (gpointer field)
{
  *(guint32 *) field = 0;
}

static guint64
own_hash (gconstpointer field, guint64 seed)
{
  return leaf_hash (field, sizeof (guint32), seed);
}

static gboolean
own_equal (gconstpointer a, gconstpointer b)
{
  return *(const guint32 *) a == *(const guint32 *) b;
}

static const LeafFieldFunctions own = { own_copy, own_clear, own_hash, own_equal, leaf_mark_handle };

static const LeafField part_fields[] = {
  { "value", LEAF_FIELD_PLAIN, offsetof (Part, value), sizeof (LeafValue), 0, 0, leaf_mark_value, NULL, NULL },
  { "handle", LEAF_FIELD_PLAIN, offsetof (Part, handle), sizeof (guint32), 0, 0, leaf_mark_handle, NULL, NULL },
};
static const LeafFields part = { part_fields, G_N_ELEMENTS (part_fields), NULL };

static void record_clear (gpointer record);

static const LeafField record_fields[] = {
  { "name", LEAF_FIELD_TEXT, offsetof (Record, name), sizeof (char *), 0, 0, NULL, NULL, NULL },
  { "value", LEAF_FIELD_PLAIN, offsetof (Record, value), sizeof (LeafValue), 0, 0, leaf_mark_value, NULL, NULL },
};
static const LeafFields records = { record_fields, G_N_ELEMENTS (record_fields), record_clear };

static void
record_clear (gpointer record)
{
  leaf_fields_clear (&records, record);
}

static const LeafField state_fields[] = {
  { "plain", LEAF_FIELD_PLAIN, offsetof (State, plain), sizeof (guint32), 0, 0, NULL, NULL, NULL },
  { "value", LEAF_FIELD_PLAIN, offsetof (State, value), sizeof (LeafValue), 0, 0, leaf_mark_value, NULL, NULL },
  { "rows", LEAF_FIELD_ROWS, offsetof (State, rows), sizeof (guint32), offsetof (State, n_rows), offsetof (State, room),
    leaf_mark_handle, NULL, NULL },
  { "full", LEAF_FIELD_ROWS, offsetof (State, full), sizeof (LeafValue), offsetof (State, n_full), LEAF_FIELD_FULL,
    leaf_mark_value, NULL, NULL },
  { "array", LEAF_FIELD_ARRAY, offsetof (State, array), sizeof (guint32), 0, 0, NULL, NULL, NULL },
  { "records", LEAF_FIELD_RECORDS, offsetof (State, records), sizeof (Record), 0, 0, NULL, &records, NULL },
  { "missing", LEAF_FIELD_ARRAY, offsetof (State, missing), sizeof (guint32), 0, 0, leaf_mark_handle, NULL, NULL },
  { "part", LEAF_FIELD_PART, offsetof (State, part), sizeof (Part), 0, 0, NULL, &part, NULL },
  { "text", LEAF_FIELD_TEXT, offsetof (State, text), sizeof (char *), 0, 0, NULL, NULL, NULL },
  { "string", LEAF_FIELD_STRING, offsetof (State, string), sizeof (GString *), 0, 0, NULL, NULL, NULL },
  { "own", LEAF_FIELD_OWN, offsetof (State, own), sizeof (guint32), 0, 0, NULL, NULL, &own },
};
static const LeafFields fields = { state_fields, G_N_ELEMENTS (state_fields), NULL };

static State
make_state (void)
{
  State state = { .plain = 3, .n_rows = 2, .room = 2, .n_full = 2, .own = 6, .value = text_in (1) };
  Record record = { g_strdup ("one"), text_in (5) };
  guint32 second = 4;

  state.rows = g_new (guint32, 2);
  state.rows[0] = 0;
  state.rows[1] = 2;
  state.full = g_new (LeafValue, 2);
  state.full[0] = number (9);
  state.full[1] = list_in (3);
  state.array = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (state.array, second);
  state.records = g_array_new (FALSE, TRUE, sizeof (Record));
  g_array_set_clear_func (state.records, record_clear);
  g_array_append_val (state.records, record);
  record = (Record) { NULL, text_in (7) };
  g_array_append_val (state.records, record);
  state.part = (Part) { list_in (8), 9 };
  state.text = g_strdup ("text");
  state.string = g_string_new ("string");
  return state;
}

enum { CHANGES = 17 };

static void
change (State *state, guint which)
{
  guint32 more = 0;

  switch (which) {
  case 0: state->plain++; break;
  case 1: state->value.bits--; break;
  case 2: state->rows[1]++; break;
  case 3: state->n_rows--; break;
  case 4: state->n_rows = 0; break;
  case 5: state->full[1].kind++; break;
  case 6: g_array_append_val (state->array, more); break;
  case 7: g_array_index (state->array, guint32, 0)++; break;
  case 8: g_array_set_size (state->records, 1); break;
  case 9: g_array_index (state->records, Record, 1).name = g_strdup (""); break;
  case 10: g_array_index (state->records, Record, 0).name[2] = 'i'; break;
  case 11: state->part.handle++; break;
  case 12: g_clear_pointer (&state->text, g_free); break;
  case 13: state->text[3] = '\0'; break;
  case 14: g_string_append_c (state->string, 's'); break;
  case 15: state->own++; break;
  case 16: g_array_set_size (state->array, 0); break;
  default: g_assert_not_reached ();
  }
}

/* A copy is equal and independent; a change of any field makes it unequal, and its hash another. */
static void
test_fields (void)
{
  State state = make_state (), copy = { 0 };
  guint64 hash = leaf_fields_hash (&fields, &state, 1);

  for (guint i = 0; i < CHANGES; i++) {
    leaf_fields_copy (&fields, &copy, &state);
    g_assert_true (leaf_fields_equal (&fields, &state, &copy));
    g_assert_cmpuint (leaf_fields_hash (&fields, &copy, 1), ==, hash);
    g_assert_cmpuint (copy.room, ==, 8);
    change (&copy, i);
    g_assert_false (leaf_fields_equal (&fields, &state, &copy));
    g_assert_false (leaf_fields_equal (&fields, &copy, &state));
    g_assert_cmpuint (leaf_fields_hash (&fields, &copy, 1), !=, hash);
    leaf_fields_clear (&fields, &copy);
    g_assert_null (copy.rows);
    g_assert_null (copy.array);
    g_assert_null (copy.records);
    g_assert_null (copy.text);
    g_assert_null (copy.string);
    g_assert_cmpuint (copy.own, ==, 0);
  }
  g_assert_cmpuint (leaf_fields_hash (&fields, &state, 1), ==, hash);
  leaf_fields_clear (&fields, &state);
}

/* What the fields refer to stays when the rest is swept. */
static void
test_marked_fields (void)
{
  static const gboolean kept[] = { 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0 };
  State state = make_state ();
  LeafHeap heap;
  guint64 budget = G_MAXUINT64;

  leaf_heap_init (&heap);
  for (guint32 i = 1; i < G_N_ELEMENTS (kept); i++)
    leaf_heap_make_text (&heap, "x", 1);
  leaf_heap_begin_sweep (&heap);
  leaf_fields_mark (&fields, &heap, &state);
  g_assert_true (leaf_heap_go_on (&heap, &budget));
  for (guint32 i = 1; i < G_N_ELEMENTS (kept); i++)
    g_assert_cmpint (leaf_heap_has (&heap, i, LEAF_BLOCK_TEXT), ==, kept[i]);
  leaf_heap_clear (&heap);
  leaf_fields_clear (&fields, &state);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/blocks/entries", test_entries);
  g_test_add_func ("/play/blocks/no-block", test_no_block);
  g_test_add_func ("/play/blocks/room", test_room);
  g_test_add_func ("/play/blocks/made", test_made);
  g_test_add_func ("/play/blocks/kept", test_kept);
  g_test_add_func ("/play/blocks/chain", test_chain);
  g_test_add_func ("/play/blocks/charges", test_charges);
  g_test_add_func ("/play/blocks/slices", test_slices);
  g_test_add_func ("/play/blocks/shared", test_shared);
  g_test_add_func ("/play/blocks/equal", test_equal);
  g_test_add_func ("/play/blocks/restored", test_restored);
  g_test_add_func ("/play/blocks/dying", test_dying);
  g_test_add_func ("/play/blocks/sizes", test_sizes);
  g_test_add_func ("/play/blocks/slabs", test_slabs);
  g_test_add_func ("/play/blocks/cells", test_cells);
  g_test_add_func ("/play/blocks/next-change", test_next_change);
  g_test_add_func ("/play/blocks/cells-on-the-heap", test_cells_on_the_heap);
  g_test_add_func ("/play/blocks/fields", test_fields);
  g_test_add_func ("/play/blocks/marked-fields", test_marked_fields);
  return g_test_run ();
}
