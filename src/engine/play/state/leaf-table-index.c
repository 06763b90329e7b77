/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-table-index.c: indexes of the columns of long tables.
 *
 * For each column, the values in rows 1 to `known` are indexed, and everything below row `filled` is blank. A search
 * for another value continues from there. A write shortens the indexed part: `known` is then above the written row, and
 * slots that refer to rows below are not valid.
 *
 * So nothing is ever removed from the slots; instead each is checked against the table. Invariant: for rows 1 to
 * `known`, the first row with a value is in its slot, or no row has the value. So filling a table from the top while
 * searching it costs one step each; a table that is written at its top before each search costs as much as without an
 * index. */

#include "leaf-table-index.h"

#include "leaf-values.h"

enum { LEAST_ROWS = 32, LEAST_SLOTS = 64, ROWS_A_UNIT = 2 };

#define SPREADING_FACTOR 2654435769u /* 2^32 divided by the golden ratio */

typedef struct {
  gint32 bits;
  guint32 row; /* 0: nothing */
} Slot;

struct _LeafTableIndex {
  LeafTableIndex *next; /* of the same table */
  /* of the column; LEAF_TABLE_BLANK_ROWS: which rows are blank (no slots; no row up to `known` is) */
  guint32 place;
  guint32 known, filled;
  guint32 n_used, n_slots;
  Slot *slots;
};

static const LeafImageTable *
row_of (const LeafMachine *m, guint32 table)
{
  return LEAF_ROW (&m->image->tables, LeafImageTable, table);
}

static LeafValue
entry_at (const LeafMachine *m, const LeafImageTable *row, guint32 line, guint32 place)
{
  return leaf_cell (m, row->first_cell + (line - 1) * row->n_columns + place);
}

gboolean
leaf_table_row_is_blank (const LeafMachine *m, const LeafImageTable *row, guint32 line)
{
  for (guint32 i = 0; i < row->n_columns; i++)
    if (entry_at (m, row, line, i).kind != 0)
      return FALSE;
  return TRUE;
}

/* Leaves out kinds that leaf_value_compare does not compare by their bits. */
gboolean
leaf_table_is_indexed (const LeafMachine *m, guint32 table, guint32 kind)
{
  return row_of (m, table)->n_rows >= LEAST_ROWS && kind != LEAF_KIND_TEXT && kind != LEAF_KIND_SNIPPET
         && kind != LEAF_KIND_TOPIC && kind != LEAF_KIND_ACTION_NAME && !leaf_is_real_kind (m, kind)
         && !leaf_kind_is_block (m, kind);
}

static LeafTableIndex *
index_of (LeafMachine *m, guint32 table, guint32 place)
{
  LeafTableIndex *index;

  if (m->table_indexes == NULL)
    m->table_indexes = g_new0 (LeafTableIndex *, m->image->tables.n);
  for (index = m->table_indexes[table]; index != NULL && index->place != place; index = index->next)
    ;
  if (index != NULL)
    return index;
  index = g_new0 (LeafTableIndex, 1);
  *index = (LeafTableIndex) { .next = m->table_indexes[table], .place = place, .filled = row_of (m, table)->n_rows };
  return m->table_indexes[table] = index;
}

void
leaf_table_forget (LeafMachine *m)
{
  for (guint32 i = 0; m->table_indexes != NULL && i < m->image->tables.n; i++) {
    LeafTableIndex *next;

    for (LeafTableIndex *index = m->table_indexes[i]; index != NULL; index = next) {
      next = index->next;
      g_free (index->slots);
      g_free (index);
    }
  }
  g_clear_pointer (&m->table_indexes, g_free);
}

/* --- slots -------------------------------------------------------------------------------------------------------- */

/* The slot of the value, or the empty slot where it belongs. */
static Slot *
slot_of (const LeafTableIndex *index, gint32 bits)
{
  guint32 at = (guint32) bits * SPREADING_FACTOR;

  for (at ^= at >> 15;; at++) {
    Slot *slot = &index->slots[at & (index->n_slots - 1)];

    if (slot->row == 0 || slot->bits == bits)
      return slot;
  }
}

/* Is the slot valid, for rows before `end`? */
static gboolean
is_true (const LeafMachine *m, const LeafImageTable *row, const LeafTableIndex *index, const Slot *slot, guint32 end)
{
  LeafValue entry;

  if (slot->row == 0 || slot->row >= end)
    return FALSE;
  entry = entry_at (m, row, slot->row, index->place);
  return entry.kind != 0 && entry.bits == slot->bits;
}

/* Grows the slots, and drops those that are no longer valid. */
static void
make_room (const LeafMachine *m, const LeafImageTable *row, LeafTableIndex *index, guint32 end)
{
  LeafTableIndex before = *index;

  index->n_used = 0;
  for (guint32 i = 0; i < before.n_slots; i++)
    index->n_used += is_true (m, row, &before, &before.slots[i], end);
  for (index->n_slots = LEAST_SLOTS; index->n_slots < index->n_used * 4; index->n_slots *= 2)
    ;
  index->slots = g_new0 (Slot, index->n_slots);
  for (guint32 i = 0; i < before.n_slots; i++)
    if (is_true (m, row, &before, &before.slots[i], end))
      *slot_of (index, before.slots[i].bits) = before.slots[i];
  g_free (before.slots);
}

/* Records that row `line`, the first one after `known`, has the value. */
static void
note (const LeafMachine *m, const LeafImageTable *row, LeafTableIndex *index, guint32 line, gint32 bits)
{
  Slot *slot;

  if (index->n_used >= index->n_slots / 2)
    make_room (m, row, index, line);
  slot = slot_of (index, bits);
  if (is_true (m, row, index, slot, line))
    return;
  index->n_used += slot->row == 0;
  *slot = (Slot) { bits, line };
}

/* --- lookup ------------------------------------------------------------------------------------------------------- */

guint32
leaf_table_row_with (LeafMachine *m, guint32 table, guint32 place, gint32 bits)
{
  const LeafImageTable *row = row_of (m, table);
  LeafTableIndex *index = index_of (m, table, place);
  guint32 last = index->known, from = last, line;

  if (index->n_slots > 0) {
    const Slot *slot = slot_of (index, bits);

    if (is_true (m, row, index, slot, index->known + 1))
      return slot->row;
  }
  for (line = from + 1; line <= index->filled; line++) {
    LeafValue entry = entry_at (m, row, line, place);

    if (entry.kind == 0)
      continue;
    note (m, row, index, last = line, entry.bits);
    if (entry.bits == bits)
      break;
  }
  leaf_charge (m, (MIN (line, index->filled) - from) / ROWS_A_UNIT);
  index->known = last;
  if (line <= index->filled)
    return line;
  index->filled = last;
  return 0;
}

guint32
leaf_table_first_blank (LeafMachine *m, guint32 table)
{
  const LeafImageTable *row = row_of (m, table);
  LeafTableIndex *index = index_of (m, table, LEAF_TABLE_BLANK_ROWS);
  guint32 from = index->known, line;

  for (line = from + 1; line <= row->n_rows && !leaf_table_row_is_blank (m, row, line); line++)
    ;
  leaf_charge (m, (line - from) / ROWS_A_UNIT);
  index->known = line - 1;
  return line <= row->n_rows ? line : 0;
}

/* --- updates ------------------------------------------------------------------------------------------------------ */

void
leaf_table_written (LeafMachine *m, guint32 table, guint32 place, guint32 from, guint32 to)
{
  if (m->table_indexes == NULL)
    return;
  for (LeafTableIndex *index = m->table_indexes[table]; index != NULL; index = index->next)
    if (place == LEAF_TABLE_ALL_COLUMNS || index->place == place || index->place == LEAF_TABLE_BLANK_ROWS) {
      index->known = MIN (index->known, from - 1);
      index->filled = MAX (index->filled, to);
    }
}

/* Writing an entry cannot make a row blank, so `known` stays valid. */
void
leaf_table_cell_written (LeafMachine *m, guint32 table, guint32 cell)
{
  const LeafImageTable *row = row_of (m, table);
  guint32 at = cell - row->first_cell, place = at % row->n_columns, line = at / row->n_columns + 1;

  if (m->table_indexes == NULL)
    return;
  for (LeafTableIndex *index = m->table_indexes[table]; index != NULL; index = index->next)
    if (index->place == place || (index->place == LEAF_TABLE_BLANK_ROWS && leaf_cell (m, cell).kind == 0)) {
      index->known = MIN (index->known, line - 1);
      index->filled = MAX (index->filled, line);
    }
}
