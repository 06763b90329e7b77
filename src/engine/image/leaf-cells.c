/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cells.c: cells in pages that copies share. */

#include "leaf-cells.h"

#include <string.h>

static void
page_unref (LeafCellPage *page)
{
  if (g_atomic_ref_count_dec (&page->references))
    g_free (page);
}

void
leaf_cells_init (LeafCells *cells, const LeafValue *values, guint32 n)
{
  guint32 n_pages;

  cells->n = n;
  n_pages = leaf_cells_n_pages (cells);
  cells->pages = g_new (LeafCellPage *, n_pages);
  for (guint32 i = 0; i < n_pages; i++) {
    guint32 first = i * LEAF_CELLS_A_PAGE;

    cells->pages[i] = g_new0 (LeafCellPage, 1);
    g_atomic_ref_count_init (&cells->pages[i]->references);
    memcpy (cells->pages[i]->values, values + first, sizeof (LeafValue) * MIN (LEAF_CELLS_A_PAGE, n - first));
  }
}

void
leaf_cells_copy (LeafCells *to, const LeafCells *from)
{
  guint32 n_pages = leaf_cells_n_pages (from);

  to->n = from->n;
  to->pages = g_memdup2 (from->pages, sizeof *from->pages * n_pages);
  for (guint32 i = 0; i < n_pages; i++)
    g_atomic_ref_count_inc (&to->pages[i]->references);
}

void
leaf_cells_clear (LeafCells *cells)
{
  for (guint32 i = 0; i < leaf_cells_n_pages (cells); i++)
    page_unref (cells->pages[i]);
  g_clear_pointer (&cells->pages, g_free);
  cells->n = 0;
}

void
leaf_cells_own_page (LeafCells *cells, guint32 page)
{
  LeafCellPage *own = g_new (LeafCellPage, 1);

  memcpy (own->values, cells->pages[page]->values, sizeof own->values);
  g_atomic_ref_count_init (&own->references);
  atomic_init (&own->sum, atomic_load_explicit (&cells->pages[page]->sum, memory_order_relaxed));
  for (guint32 i = 0; i < LEAF_CELLS_A_PAGE / 64; i++)
    atomic_init (&own->handles[i], atomic_load_explicit (&cells->pages[page]->handles[i], memory_order_relaxed));
  atomic_init (&own->knows_handles, FALSE);
  page_unref (cells->pages[page]);
  cells->pages[page] = own;
}

/* The term that a value at this place adds to the sum of its page. */
static guint64
term (guint32 place, LeafValue value)
{
  guint64 x
      = ((guint64) value.kind << 32 | (guint32) value.bits) + (place + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/* Two threads may compute it at once; they get the same sum. */
static guint64
page_sum (LeafCellPage *page)
{
  guint64 sum = atomic_load_explicit (&page->sum, memory_order_relaxed);

  if (sum != 0)
    return sum;
  for (guint32 i = 0; i < LEAF_CELLS_A_PAGE; i++)
    sum += term (i, page->values[i]);
  atomic_store_explicit (&page->sum, sum, memory_order_relaxed);
  return sum;
}

/* The page has only this owner. */
static void
keep_handle (LeafCellPage *page, guint32 place, LeafValue value)
{
  guint64 bit = (guint64) 1 << place % 64,
          bits = atomic_load_explicit (&page->handles[place / 64], memory_order_relaxed);

  bits = leaf_value_may_be_handle (value) ? bits | bit : bits & ~bit;
  atomic_store_explicit (&page->handles[place / 64], bits, memory_order_relaxed);
  atomic_store_explicit (&page->knows_handles, TRUE, memory_order_release);
}

void
leaf_cells_change (LeafCells *cells, guint32 cell, LeafValue value)
{
  guint32 place = cell % LEAF_CELLS_A_PAGE;
  LeafCellPage **page = &cells->pages[cell / LEAF_CELLS_A_PAGE];
  guint64 sum = atomic_load_explicit (&(*page)->sum, memory_order_relaxed);
  gboolean knows_handles = atomic_load_explicit (&(*page)->knows_handles, memory_order_acquire) != 0;
  LeafValue *own = leaf_cells_own (cells, cell);

  if (sum != 0)
    atomic_store_explicit (&(*page)->sum, sum - term (place, *own) + term (place, value), memory_order_relaxed);
  if (knows_handles)
    keep_handle (*page, place, value);
  *own = value;
}

guint64
leaf_cells_hash (const LeafCells *cells, guint64 h)
{
  h = leaf_hash (&cells->n, sizeof cells->n, h);
  for (guint32 i = 0; i < leaf_cells_n_pages (cells); i++)
    h = (h ^ page_sum (cells->pages[i])) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return h;
}

gboolean
leaf_cells_equal (const LeafCells *a, const LeafCells *b)
{
  if (a->n != b->n)
    return FALSE;
  for (guint32 i = 0; i < leaf_cells_n_pages (a); i++)
    if (a->pages[i] != b->pages[i]
        && memcmp (a->pages[i]->values, b->pages[i]->values, sizeof a->pages[i]->values) != 0)
      return FALSE;
  return TRUE;
}

gsize
leaf_cells_held_alone (const LeafCells *cells, const LeafCells *others)
{
  gsize held = 0;

  for (guint32 i = 0; i < leaf_cells_n_pages (cells); i++)
    held += sizeof *cells->pages
            + (i < leaf_cells_n_pages (others) && cells->pages[i] == others->pages[i] ? 0 : sizeof **cells->pages);
  return held;
}

/* How many of the cells from `first` on are on one page. */
static guint32
in_one_page (guint32 first, guint32 n)
{
  return MIN (n, LEAF_CELLS_A_PAGE - first % LEAF_CELLS_A_PAGE);
}

void
leaf_cells_read (const LeafCells *cells, guint32 first, guint32 n, LeafValue *values)
{
  for (guint32 piece; n > 0; n -= piece, first += piece, values += piece) {
    piece = in_one_page (first, n);
    memcpy (values, leaf_cells_at (cells, first), sizeof *values * piece);
  }
}

void
leaf_cells_write (LeafCells *cells, guint32 first, guint32 n, const LeafValue *values)
{
  for (guint32 piece; n > 0; n -= piece, first += piece) {
    LeafValue *own = leaf_cells_own (cells, first);

    piece = in_one_page (first, n);
    if (values != NULL)
      memcpy (own, values, sizeof *values * piece);
    else
      memset (own, 0, sizeof *own * piece);
    if (values != NULL)
      values += piece;
  }
}
