/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cells.h: the cells of the world's state, in pages that copies share until one of them writes.
 *
 * A play keeps a moment for each turn, and most cells do not change during a turn. So a copy costs a table of pages,
 * and a turn copies each page that it writes once. Readers get const values; asking for a cell to write makes its
 * page private. A pointer read before a write may be into the old page, so keep the value, not the pointer.
 *
 * Each page keeps the sum of a term for each value, which every store updates, so hashing a state visits pages, not
 * cells. Only asking for a pointer to write to invalidates the sum; finish writing before a hash is computed. In the
 * same way a page can remember which of its values may be on the heap (leaf-heap.c).
 */
#pragma once

#include "leaf-value.h"

#include <stdatomic.h>
#include <string.h>

G_BEGIN_DECLS

enum { LEAF_CELLS_A_PAGE = 128 };

typedef struct {
  gatomicrefcount references;
  _Atomic guint64 sum; /* sum of a term for each value; 0: unknown. Any thread that shares the page may compute it */
  _Atomic guint64 handles[LEAF_CELLS_A_PAGE / 64]; /* bitmap of the values that may be on the heap */
  _Atomic guint32 knows_handles;
  LeafValue values[LEAF_CELLS_A_PAGE]; /* {0, 0} after the last cell */
} LeafCellPage;

typedef struct {
  LeafCellPage **pages;
  guint32 n; /* cells */
} LeafCells;

void leaf_cells_init (LeafCells *cells, const LeafValue *values, guint32 n);
void leaf_cells_copy (LeafCells *to, const LeafCells *from);
void leaf_cells_clear (LeafCells *cells);
guint64 leaf_cells_hash (const LeafCells *cells, guint64 seed);
gboolean leaf_cells_equal (const LeafCells *a, const LeafCells *b);
/* size in bytes of the pages that the other cells do not share */
gsize leaf_cells_held_alone (const LeafCells *cells, const LeafCells *others);
/* Consecutive cells. */
void leaf_cells_read (const LeafCells *cells, guint32 first, guint32 n, LeafValue *values);
void leaf_cells_write (LeafCells *cells, guint32 first, guint32 n, const LeafValue *values); /* NULL: all {0, 0} */

void leaf_cells_own_page (LeafCells *cells, guint32 page); /* that is shared */
void leaf_cells_change (LeafCells *cells, guint32 cell, LeafValue value);

static inline guint32
leaf_cells_n_pages (const LeafCells *cells)
{
  return (cells->n + LEAF_CELLS_A_PAGE - 1) / LEAF_CELLS_A_PAGE;
}

/* May the value be a handle of a block on the heap? Values of some other kinds look like one. */
static inline gboolean
leaf_value_may_be_handle (LeafValue value)
{
  return value.kind == LEAF_KIND_TEXT ? value.bits < 0
                                      : value.bits > 0 && value.kind != LEAF_KIND_NUMBER
                                            && value.kind != LEAF_KIND_OBJECT && value.kind != LEAF_KIND_TRUTH_STATE;
}

/* Returns the first number from i on at which the values differ, or n if there is none. Most are the same, so several
 * are compared at once. */
static inline guint32
leaf_cells_next_change (const LeafValue *now, const LeafValue *then, guint32 i, guint32 n)
{
  enum { AT_ONCE = 8 };

  while (i + AT_ONCE <= n && memcmp (now + i, then + i, AT_ONCE * sizeof (LeafValue)) == 0)
    i += AT_ONCE;
  while (i < n && now[i].bits == then[i].bits && now[i].kind == then[i].kind)
    i++;
  return i;
}

/* For reading. */
static inline const LeafValue *
leaf_cells_at (const LeafCells *cells, guint32 cell)
{
  return &cells->pages[cell / LEAF_CELLS_A_PAGE]->values[cell % LEAF_CELLS_A_PAGE];
}

/* For writing. */
static inline LeafValue *
leaf_cells_own (LeafCells *cells, guint32 cell)
{
  LeafCellPage **page = &cells->pages[cell / LEAF_CELLS_A_PAGE];

  if (!g_atomic_ref_count_compare (&(*page)->references, 1))
    leaf_cells_own_page (cells, cell / LEAF_CELLS_A_PAGE);
  atomic_store_explicit (&(*page)->sum, 0, memory_order_relaxed);
  atomic_store_explicit (&(*page)->knows_handles, FALSE, memory_order_relaxed);
  return &(*page)->values[cell % LEAF_CELLS_A_PAGE];
}

/* Storing the same value does not copy the page: most of what a turn sets is already set. */
static inline void
leaf_cells_set (LeafCells *cells, guint32 cell, LeafValue value)
{
  const LeafValue *now = leaf_cells_at (cells, cell);

  if (now->bits != value.bits || now->kind != value.kind)
    leaf_cells_change (cells, cell, value);
}

G_END_DECLS
