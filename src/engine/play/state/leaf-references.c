/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-references.c: references to places where a value is stored, packed into a value. */

#include "leaf-faults.h"
#include "leaf-references.h"
#include "leaf-table-index.h"

typedef enum {
  PLACE_NONE = 0,
  PLACE_NOWHERE,
  PLACE_CELL,
  PLACE_SLOT,
  PLACE_SHARED,
  PLACE_ENTRY,
  PLACE_TABLE
} PlaceSort;

#define PLACE_BIT   0x80000000u
#define PLACE_SHIFT 28
#define PLACE_INDEX 0x0FFFFFFFu

static LeafValue
make_place (guint32 sort, guint32 index, guint32 bits)
{
  return (LeafValue) { PLACE_BIT | sort << PLACE_SHIFT | (index & PLACE_INDEX), (gint32) bits };
}

LeafValue
leaf_place_nowhere (void)
{
  return make_place (PLACE_NOWHERE, 0, 0);
}
LeafValue
leaf_place_cell (guint32 cell)
{
  return make_place (PLACE_CELL, 0, cell);
}
LeafValue
leaf_place_in_table (LeafValue table, guint32 cell)
{
  return make_place (PLACE_TABLE, (guint32) table.bits, cell);
}
LeafValue
leaf_place_slot (guint32 slot)
{
  return make_place (PLACE_SLOT, 0, slot);
}
LeafValue
leaf_place_shared (guint32 at)
{
  return make_place (PLACE_SHARED, 0, at);
}

LeafValue
leaf_place_entry (LeafValue list, gint32 index)
{
  return make_place (PLACE_ENTRY, CLAMP (index, 0, (gint32) PLACE_INDEX), (guint32) list.bits);
}

static PlaceSort
place_sort (LeafValue place)
{
  return place.kind & PLACE_BIT ? (PlaceSort) (place.kind >> PLACE_SHIFT & 7) : PLACE_NONE;
}

static gboolean
is_cell (LeafValue place)
{
  return place_sort (place) == PLACE_CELL || place_sort (place) == PLACE_TABLE;
}

/* NULL: nowhere. */
static LeafValue *
slot_or_shared (LeafMachine *m, LeafValue place)
{
  guint32 at = (guint32) place.bits;

  switch (place_sort (place)) {
  case PLACE_SLOT: return at < m->top ? &m->stack[at] : NULL;
  case PLACE_SHARED: return at < m->n_shared ? &m->shared[at] : NULL;
  case PLACE_NONE:
  case PLACE_NOWHERE:
  case PLACE_CELL:
  case PLACE_ENTRY:
  case PLACE_TABLE: break;
  }
  return NULL;
}

LeafValue
leaf_place_load (LeafMachine *m, LeafValue place)
{
  const LeafValue *cell;

  if (place_sort (place) == PLACE_NONE)
    return place; /* a value instead of a variable: it stands for itself */
  if (place_sort (place) == PLACE_ENTRY) {
    guint32 n;
    const LeafValue *values = leaf_block_values (&m->heap, (guint32) place.bits, &n);
    guint32 index = place.kind & PLACE_INDEX;

    if (index >= 1 && index <= n)
      return values[index - 1];
    leaf_fault (m, N_ ("there is no entry %1 in a list of %2 entries"), LEAF_DIGITS (index), LEAF_DIGITS (n), NULL);
    return LEAF_NO_VALUE;
  }
  if (is_cell (place))
    return leaf_cell (m, (guint32) place.bits);
  cell = slot_or_shared (m, place);
  return cell != NULL ? *cell : LEAF_NO_VALUE;
}

void
leaf_place_store (LeafMachine *m, LeafValue place, LeafValue value)
{
  LeafValue *cell;

  if (place_sort (place) == PLACE_ENTRY) {
    guint32 handle = (guint32) place.bits, index = place.kind & PLACE_INDEX, n;

    leaf_block_values (&m->heap, handle, &n);
    if (index < 1 || index > n)
      leaf_fault (m, N_ ("entry %1 cannot be changed in a list of %2 entries"), LEAF_DIGITS (index), LEAF_DIGITS (n),
                  NULL);
    else {
      leaf_charge (m, leaf_block_is_shared (&m->heap, handle) ? n / 2 : 0);
      leaf_block_set (&m->heap, handle, index - 1, value);
    }
    return;
  }
  cell = slot_or_shared (m, place);
  if (cell != NULL)
    *cell = value;
  if (is_cell (place))
    leaf_set_cell (m, (guint32) place.bits, value);
  if (place_sort (place) == PLACE_TABLE)
    leaf_table_cell_written (m, place.kind & PLACE_INDEX, (guint32) place.bits);
}
