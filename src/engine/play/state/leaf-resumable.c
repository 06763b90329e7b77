/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-resumable.c: compares, finds, copies and sorts in pieces.
 *
 * Lists may contain lists, nested as deeply as their kind says, so comparing and copying store a path: for each level
 * the two lists and the next entry. Sorting merges runs of 1, 2, 4 ... entries from the list into a second block and
 * back. */

#include "leaf-resumable.h"

#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-values.h"

#include <string.h>

enum { SHORT_LIST = 64, BYTES_A_UNIT = 64 };

static gboolean
is_list_kind (const LeafMachine *m, guint32 kind)
{
  return kind == LEAF_KIND_STORED_ACTION || (leaf_constructor_of (m, kind) == LEAF_KIND_LIST);
}

static guint32
block_of (LeafValue value)
{
  return (guint32) value.bits;
}

gboolean
leaf_text_is_unmade (const LeafMachine *m, LeafValue value)
{
  return value.kind == LEAF_KIND_TEXT && leaf_text_characters (m, value) == NULL;
}

gboolean
leaf_list_is_deep (const LeafMachine *m, guint32 kind, const LeafValue *values, guint32 n)
{
  if (leaf_constructor_of (m, kind) == LEAF_KIND_LIST && kind != LEAF_KIND_LIST) {
    guint32 entry = leaf_list_entry_kind (m, kind);

    if (entry != LEAF_KIND_VALUE && entry != LEAF_KIND_NONE)
      return is_list_kind (m, entry);
  }
  for (guint32 i = 0; i < n; i++)
    if (is_list_kind (m, values[i].kind))
      return TRUE;
  return FALSE;
}

gboolean
leaf_is_long_list (const LeafMachine *m, LeafValue value)
{
  guint32 n;
  const LeafValue *values;

  if (!is_list_kind (m, value.kind))
    return FALSE;
  values = leaf_block_values (&m->heap, block_of (value), &n);
  return n > SHORT_LIST || leaf_list_is_deep (m, value.kind, values, n);
}

/* --- comparing ---------------------------------------------------------------------------------------------------- */

enum { LEVEL_A = 0, LEVEL_B, LEVEL_NEXT, LEVEL_CELLS };

/* The cost of comparing two values that are not lists, besides the instruction: the characters of texts. */
static void
charge_for (LeafMachine *m, LeafValue a, LeafValue b)
{
  if (a.kind == LEAF_KIND_TEXT && a.bits < 0 && b.bits < 0)
    leaf_charge (
        m, 1
               + MIN (leaf_block_length (&m->heap, (guint32) -a.bits), leaf_block_length (&m->heap, (guint32) -b.bits))
                     / BYTES_A_UNIT);
  else
    leaf_charge (m, 2);
}

static gboolean
are_lists (const LeafMachine *m, LeafValue a, LeafValue b)
{
  return is_list_kind (m, a.kind) && is_list_kind (m, b.kind);
}

/* Descends into two lists, unless their lengths decide. */
static int
enter_lists (LeafMachine *m, guint32 cell, LeafValue a, LeafValue b)
{
  guint32 n = leaf_block_length (&m->heap, block_of (a)), other = leaf_block_length (&m->heap, block_of (b));
  guint32 depth = (guint32) leaf_native_cell (m, cell)->bits;
  LeafValue *level;

  leaf_charge (m, 4);
  if (n != other)
    return n < other ? -1 : 1;
  if (a.bits == b.bits || n == 0)
    return 0;
  level = leaf_native_cell (m, cell + 1 + depth * LEVEL_CELLS + LEVEL_NEXT) - LEVEL_NEXT;
  level[LEVEL_A] = a;
  level[LEVEL_B] = b;
  level[LEVEL_NEXT] = LEAF_VALUE (NUMBER, 0);
  leaf_native_cell (m, cell)->bits++;
  return 0;
}

/* Compares the next entries of the innermost lists. 0: they are equal, or it descended. */
static int
compare_next (LeafMachine *m, guint32 cell)
{
  guint32 depth = (guint32) leaf_native_cell (m, cell)->bits, n;
  LeafValue *level = leaf_native_cell (m, cell + 1 + (depth - 1) * LEVEL_CELLS + LEVEL_NEXT) - LEVEL_NEXT;
  const LeafValue *x = leaf_block_values (&m->heap, block_of (level[LEVEL_A]), &n);
  const LeafValue *y = leaf_block_values (&m->heap, block_of (level[LEVEL_B]), &n);
  guint32 at = (guint32) level[LEVEL_NEXT].bits++;

  if (at >= n) {
    leaf_native_cell (m, cell)->bits--;
    return 0;
  }
  if (are_lists (m, x[at], y[at]))
    return enter_lists (m, cell, x[at], y[at]);
  charge_for (m, x[at], y[at]);
  return leaf_value_compare (m, x[at], y[at]);
}

gboolean
leaf_compare_on (LeafMachine *m, guint32 cell, LeafValue a, LeafValue b, int *order)
{
  if (leaf_native_cell (m, cell)->bits == 0) {
    if (!are_lists (m, a, b)) {
      charge_for (m, a, b);
      *order = leaf_value_compare (m, a, b);
      return TRUE;
    }
    leaf_charge (m, 1);
    *order = enter_lists (m, cell, a, b);
  } else {
    *order = 0;
  }
  while (*order == 0 && leaf_native_cell (m, cell)->bits > 0) {
    if (leaf_is_spent (m))
      return FALSE;
    *order = compare_next (m, cell);
  }
  leaf_native_cell (m, cell)->bits = 0;
  return TRUE;
}

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

NATIVE (compare_lists)
{
  LeafValue a = args[0], b = args[1];
  guint32 comparison = (guint32) args[2].bits;
  int order;

  if (!leaf_compare_on (m, 0, a, b, &order))
    return LEAF_NATIVE_SPENT;
  *result = LEAF_VALUE (TRUTH_STATE, leaf_comparison_holds (comparison, order));
  return LEAF_NATIVE_DONE;
}

/* --- finding ------------------------------------------------------------------------------------------------------ */

gboolean
leaf_find_on (LeafMachine *m, guint32 cell, guint32 list, LeafValue value, guint32 *at)
{
  guint32 n, i = (guint32) leaf_native_cell (m, cell)->bits;
  int order = 1;

  *at = 0;
  for (;; i++) {
    const LeafValue *values = leaf_block_values (&m->heap, list, &n);

    if (i >= n || *at != 0)
      break;
    leaf_native_cell (m, cell)->bits = (gint32) i;
    if (leaf_is_spent (m) || !leaf_compare_on (m, cell + 1, values[i], value, &order))
      return FALSE;
    if (order == 0)
      *at = i + 1;
  }
  leaf_native_cell (m, cell)->bits = 0;
  return TRUE;
}

gboolean
leaf_has_unmade_texts (const LeafMachine *m, LeafValue list)
{
  guint32 n;
  const LeafValue *values = leaf_block_values (&m->heap, block_of (list), &n);

  for (guint32 i = 0; i < n; i++)
    if (leaf_text_is_unmade (m, values[i]))
      return TRUE;
  return FALSE;
}

enum { PHASE_ALL_MADE = G_MAXINT32 };

/* Expands the entries that are texts with code one by one, without advancing their alternatives; then searches the
 * others. The phase is one more than the entry that was expanded last. */
static LeafNativeStatus
find_among_unmade (LeafMachine *m, LeafValue list, LeafValue value, LeafValue *result)
{
  guint32 n, phase = leaf_native_phase (m), i = phase;
  const LeafValue *values = leaf_block_values (&m->heap, block_of (list), &n);
  gboolean is_same = phase > 0 && leaf_value_same (m, m->returned, value);

  for (; !is_same && i < n; i++) {
    if (!leaf_text_is_unmade (m, values[i]))
      continue;
    if (phase == 0)
      m->comparing++;
    leaf_native_set_phase (m, i + 1);
    leaf_call_text (m, values[i]);
    return LEAF_NATIVE_CALLED;
  }
  if (phase > 0)
    m->comparing--;
  leaf_native_set_phase (m, PHASE_ALL_MADE);
  *result = LEAF_VALUE (TRUTH_STATE, is_same);
  return LEAF_NATIVE_DONE;
}

NATIVE (list_has)
{
  LeafValue list = args[0], value = args[1];
  guint32 at;

  if (value.kind == LEAF_KIND_TEXT && leaf_native_phase (m) != PHASE_ALL_MADE) {
    LeafNativeStatus status = find_among_unmade (m, list, value, result);

    if (status == LEAF_NATIVE_CALLED || result->bits)
      return status;
  }
  if (!leaf_find_on (m, 0, block_of (list), value, &at))
    return LEAF_NATIVE_SPENT;
  *result = LEAF_VALUE (TRUTH_STATE, at != 0);
  return LEAF_NATIVE_DONE;
}

/* --- copying ------------------------------------------------------------------------------------------------------ */

/* A block like that of the value. If it contains no list, its contents are copied; otherwise its entries are blank, and
 * it is descended into. */
static LeafValue
begin_copy (LeafMachine *m, LeafValue value)
{
  enum { CELL_DEPTH = 0 };
  guint32 from = block_of (value), n, depth = (guint32) leaf_native_cell (m, CELL_DEPTH)->bits, to;
  const LeafValue *values = leaf_block_values (&m->heap, from, &n);
  LeafBlockSort sort = value.kind == LEAF_KIND_STORED_ACTION ? LEAF_BLOCK_ACTION : LEAF_BLOCK_LIST;
  LeafValue copy = { value.kind, 0 }, *level;

  leaf_charge (m, 8 + n / BYTES_A_UNIT);
  if (!leaf_has_memory (m, n * sizeof (LeafValue)))
    return value;
  if (n > 0 && leaf_heap_block (&m->heap, from)->kind == value.kind && !leaf_list_is_deep (m, value.kind, values, n)) {
    copy.bits = (gint32) leaf_heap_share (&m->heap, from);
    return copy;
  }
  to = leaf_heap_make (&m->heap, sort, value.kind, n);
  copy.bits = (gint32) to;
  if (n == 0)
    return copy;
  level = leaf_native_cell (m, 2 + depth * LEVEL_CELLS + LEVEL_NEXT) - LEVEL_NEXT;
  level[LEVEL_A] = value;
  level[LEVEL_B] = copy;
  level[LEVEL_NEXT] = LEAF_VALUE (NUMBER, 0);
  leaf_native_cell (m, CELL_DEPTH)->bits++;
  return copy;
}

/* Copies the next entry of the innermost list. */
static void
copy_next (LeafMachine *m)
{
  guint32 depth = (guint32) leaf_native_cell (m, 0)->bits, n, to;
  LeafValue *level = leaf_native_cell (m, 2 + (depth - 1) * LEVEL_CELLS + LEVEL_NEXT) - LEVEL_NEXT, entry;
  const LeafValue *values = leaf_block_values (&m->heap, block_of (level[LEVEL_A]), &n);
  guint32 at = (guint32) level[LEVEL_NEXT].bits++;

  to = block_of (level[LEVEL_B]);
  if (at >= n || at >= leaf_block_length (&m->heap, to)) {
    leaf_native_cell (m, 0)->bits--;
    return;
  }
  leaf_charge (m, 1);
  entry = values[at];
  if (is_list_kind (m, entry.kind))
    entry = begin_copy (m, entry);
  leaf_block_set (&m->heap, to, at, entry);
}

/* Entries that are lists are copied in turn: a block is changed in place only through its own variable. Cells: the
 * depth, the copy, and the path. */
NATIVE (copy_value)
{
  enum { CELL_DEPTH = 0, CELL_COPY };
  LeafValue value = args[0], copy;

  if (!is_list_kind (m, value.kind)) {
    *result = leaf_copy_value (m, value);
    return LEAF_NATIVE_DONE;
  }
  if (leaf_native_begins (m)) {
    copy = begin_copy (m, value);
    *leaf_native_cell (m, CELL_COPY) = copy;
  }
  while (leaf_native_cell (m, CELL_DEPTH)->bits > 0 && !m->is_turn_over) {
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    copy_next (m);
  }
  *result = *leaf_native_cell (m, CELL_COPY);
  return LEAF_NATIVE_DONE;
}

/* --- sorting ------------------------------------------------------------------------------------------------------ */

/* The block being read, the block being filled, the length of its runs, where the two runs being merged begin, and how
 * many entries were taken from each. */
enum { SORT_FROM = 0, SORT_TO, SORT_RUN, SORT_LOW, SORT_LEFT, SORT_RIGHT };

typedef struct {
  LeafValue *cells;
  guint32 n, low, middle, high, left, right;
} Merge;

static Merge
merge_at (LeafMachine *m, guint32 cell, guint32 n)
{
  LeafValue *cells = leaf_native_cell (m, cell + LEAF_SORT_CELLS - 1) - (LEAF_SORT_CELLS - 1);
  guint32 run = (guint32) cells[SORT_RUN].bits, low = (guint32) cells[SORT_LOW].bits;
  guint32 middle = MIN (low + run, n);

  return (Merge) { cells,
                   n,
                   low,
                   middle,
                   MIN (middle + run, n),
                   low + (guint32) cells[SORT_LEFT].bits,
                   middle + (guint32) cells[SORT_RIGHT].bits };
}

/* Moves `n` entries of the left or the right run to their place. */
static void
take (LeafMachine *m, guint32 cell, Merge merge, gboolean right, guint32 n)
{
  guint32 length, from = right ? merge.right : merge.left, to = merge.left + merge.right - merge.middle;
  const LeafValue *values = leaf_block_values (&m->heap, block_of (merge.cells[SORT_FROM]), &length);
  LeafValue *filled = leaf_block_own (&m->heap, block_of (merge.cells[SORT_TO]), merge.n);

  if (filled == NULL || values == NULL)
    return;
  memcpy (filled + to, values + from, sizeof (LeafValue) * n);
  merge.cells[right ? SORT_RIGHT : SORT_LEFT].bits += (gint32) n;
  leaf_charge (m, n / BYTES_A_UNIT);
}

static gboolean
begin_sort (LeafMachine *m, guint32 cell, guint32 list)
{
  guint32 n = leaf_block_length (&m->heap, list), other, kind = leaf_heap_block (&m->heap, list)->kind;
  LeafValue *cells;

  if (n < 2 || !leaf_has_memory (m, n * sizeof (LeafValue)) || leaf_block_own (&m->heap, list, n) == NULL)
    return FALSE;
  other = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, n);
  if (leaf_block_length (&m->heap, other) != n)
    return FALSE;
  leaf_charge (m, n / BYTES_A_UNIT);
  cells = leaf_native_cell (m, cell + LEAF_SORT_CELLS - 1) - (LEAF_SORT_CELLS - 1);
  cells[SORT_FROM] = (LeafValue) { LEAF_KIND_LIST, (gint32) list };
  cells[SORT_TO] = (LeafValue) { LEAF_KIND_LIST, (gint32) other };
  cells[SORT_RUN] = LEAF_VALUE (NUMBER, 1);
  cells[SORT_LOW] = cells[SORT_LEFT] = cells[SORT_RIGHT] = LEAF_VALUE (NUMBER, 0);
  return TRUE;
}

/* Copies entries that were sorted into the second block back to the list. */
static void
end_sort (LeafMachine *m, guint32 cell, guint32 list)
{
  guint32 sorted = block_of (*leaf_native_cell (m, cell + SORT_FROM)), n;
  const LeafValue *values = leaf_block_values (&m->heap, sorted, &n);
  LeafValue *own = sorted != list ? leaf_block_own (&m->heap, list, n) : NULL;

  if (own != NULL)
    memcpy (own, values, sizeof (LeafValue) * n);
  leaf_charge (m, n / BYTES_A_UNIT);
  memset (leaf_native_cell (m, cell + LEAF_SORT_CELLS - 1) - (LEAF_SORT_CELLS - 1), 0,
          sizeof (LeafValue) * LEAF_SORT_CELLS);
}

/* Skips steps that need no comparison: an exhausted run, the end of two runs or of a round. */
gboolean
leaf_sort_next (LeafMachine *m, guint32 cell, guint32 list, LeafValue *a, LeafValue *b)
{
  guint32 n = leaf_block_length (&m->heap, list), length;

  if (leaf_native_cell (m, cell + SORT_RUN)->bits == 0 && !begin_sort (m, cell, list))
    return FALSE;
  for (;;) {
    Merge merge = merge_at (m, cell, n);
    const LeafValue *values = leaf_block_values (&m->heap, block_of (merge.cells[SORT_FROM]), &length);

    if (merge.left < merge.middle && merge.right < merge.high) {
      *a = values[merge.left];
      *b = values[merge.right];
      return TRUE;
    }
    if (merge.left < merge.middle)
      take (m, cell, merge, FALSE, merge.middle - merge.left);
    else if (merge.right < merge.high)
      take (m, cell, merge, TRUE, merge.high - merge.right);
    merge.cells[SORT_LEFT].bits = merge.cells[SORT_RIGHT].bits = 0;
    merge.cells[SORT_LOW].bits = (gint32) merge.high;
    if (merge.high < n)
      continue;
    {
      LeafValue from = merge.cells[SORT_FROM];

      merge.cells[SORT_FROM] = merge.cells[SORT_TO];
      merge.cells[SORT_TO] = from;
    }
    merge.cells[SORT_LOW].bits = 0;
    merge.cells[SORT_RUN].bits *= 2;
    if ((guint32) merge.cells[SORT_RUN].bits >= n) {
      end_sort (m, cell, list);
      return FALSE;
    }
  }
}

void
leaf_sort_answer (LeafMachine *m, guint32 cell, int order)
{
  guint32 n = leaf_block_length (&m->heap, block_of (*leaf_native_cell (m, cell + SORT_FROM)));

  take (m, cell, merge_at (m, cell, n), order > 0, 1);
  leaf_charge (m, 6);
}
