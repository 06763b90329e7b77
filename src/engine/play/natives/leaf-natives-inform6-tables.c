/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-inform6-tables.c: tables as Inform 6 code sees them.
 *
 * A table is an array of columns, from 1, and a column is an array whose entries begin after two words. A column by
 * itself is a number from 100. "T-->2" is a value that packs the table and the place of the column, of the plain kind
 * TABLE COLUMN, which values of a story never have: theirs are table columns of a specific kind. A blank entry is the
 * improbable value. */
#include "leaf-inform6-memory.h"
#include "leaf-table-index.h"
#include "leaf-tables.h"
#include "leaf-values.h"

#define NATIVE(name)   LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)
#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)

enum { HEADER_WORDS = 2, BLANK = 0x7fe3, TABLE_SHIFT = 12, MOST_COLUMNS = (1 << TABLE_SHIFT) - 1 };

static const LeafImageTable *
find_table (const LeafMachine *m, LeafValue table)
{
  return table.kind == LEAF_KIND_TABLE_NAME && leaf_table_has_row (&m->image->tables, table.bits)
             ? LEAF_ROW (&m->image->tables, LeafImageTable, (guint32) table.bits)
             : NULL;
}

/* The column for a place in the table, or for a number from 100; 0 if there is none. */
static guint32
column_of (const LeafImageTable *table, LeafValue column)
{
  if (column.kind != LEAF_KIND_NUMBER)
    return (guint32) MAX (column.bits, 0);
  if (column.bits >= LEAF_INFORM6_COLUMNS)
    return (guint32) (column.bits - LEAF_INFORM6_COLUMNS);
  return column.bits > 0 && (guint32) column.bits <= table->n_columns ? table->columns[column.bits - 1].ix : 0;
}

static LeafValue
entry_of (LeafMachine *m, LeafValue table, gint32 row, guint32 column)
{
  guint32 cell = leaf_table_cell (m, table, row, column);

  return cell == 0 || leaf_cell (m, cell).kind == 0 ? LEAF_VALUE (NUMBER, BLANK) : leaf_cell (m, cell);
}

static void
set_entry (LeafMachine *m, LeafValue table, gint32 row, guint32 column, LeafValue value)
{
  guint32 cell;

  if (value.kind == LEAF_KIND_NUMBER && value.bits == BLANK) {
    leaf_table_clear_row (m, table, row, column);
    return;
  }
  cell = leaf_table_cell (m, table, row, column);
  if (cell == 0)
    return;
  leaf_set_cell (m, cell,
                 leaf_inform6_value_as (m, value, LEAF_ROW (&m->image->columns, LeafImageColumn, column)->kind.ix));
  leaf_table_cell_written (m, (guint32) table.bits, cell);
}

gboolean
leaf_inform6_load_table (LeafMachine *m, LeafValue from, gint32 index, LeafValue *result)
{
  const LeafImageTable *row = find_table (m, from);
  LeafValue table;
  guint32 place;

  if (row != NULL) {
    if (index < 0 || (guint32) index > row->n_columns || index > MOST_COLUMNS)
      return FALSE;
    *result = index == 0 ? LEAF_VALUE (NUMBER, row->n_columns)
                         : (LeafValue) { LEAF_KIND_TABLE_COLUMN, from.bits << TABLE_SHIFT | index };
    return TRUE;
  }
  if (from.kind != LEAF_KIND_TABLE_COLUMN)
    return FALSE;
  table = LEAF_VALUE (TABLE_NAME, from.bits >> TABLE_SHIFT);
  place = (guint32) from.bits & MOST_COLUMNS;
  row = find_table (m, table);
  if (row == NULL) /* a column of any table */
    return FALSE;
  if (index > HEADER_WORDS)
    *result = entry_of (m, table, index - HEADER_WORDS, row->columns[place - 1].ix);
  else
    *result = LEAF_VALUE (NUMBER, index == 0   ? (gint32) row->n_rows + HEADER_WORDS
                                  : index == 1 ? (gint32) row->columns[place - 1].ix + LEAF_INFORM6_COLUMNS
                                               : 0);
  return TRUE;
}

gboolean
leaf_inform6_store_table (LeafMachine *m, LeafValue to, gint32 index, LeafValue value)
{
  LeafValue table = LEAF_VALUE (TABLE_NAME, to.bits >> TABLE_SHIFT);
  const LeafImageTable *row = to.kind == LEAF_KIND_TABLE_COLUMN ? find_table (m, table) : NULL;
  guint32 place = (guint32) to.bits & MOST_COLUMNS;

  if (row == NULL || index <= HEADER_WORDS)
    return FALSE;
  set_entry (m, table, index - HEADER_WORDS, row->columns[place - 1].ix, value);
  return TRUE;
}

NATIVE (inform6_column_number)
{
  (void) m;
  return GIVE_NUMBER (args[0].bits + LEAF_INFORM6_COLUMNS);
}

NATIVE (inform6_find_column)
{
  const LeafImageTable *row = find_table (m, args[0]);

  for (guint32 i = 0; row != NULL && i < row->n_columns; i++)
    if (row->columns[i].ix == column_of (row, args[1]))
      return GIVE_NUMBER ((gint32) i + 1);
  return GIVE_NUMBER (0);
}

NATIVE (inform6_table_entry)
{
  const LeafImageTable *row = find_table (m, args[0]);
  guint32 cell = row != NULL ? leaf_table_cell (m, args[0], args[2].bits, column_of (row, args[1])) : 0;

  *result = cell != 0 && leaf_cell (m, cell).kind != 0 ? leaf_cell (m, cell) : LEAF_VALUE (NUMBER, 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_set_table_entry)
{
  const LeafImageTable *row = find_table (m, args[0]);

  *result = args[3];
  if (row != NULL)
    set_entry (m, args[0], args[2].bits, column_of (row, args[1]), args[3]);
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_sort_rows)
{
  const LeafImageTable *row = find_table (m, args[0]);

  (void) result;
  if (row != NULL)
    leaf_table_sort_first (m, args[0], column_of (row, args[1]), args[2].bits < 0,
                           (guint32) CLAMP (args[3].bits, 0, (gint32) row->n_rows));
  return LEAF_NATIVE_DONE;
}

NATIVE (inform6_blank_rows_last)
{
  const LeafImageTable *row = find_table (m, args[0]);

  if (row == NULL)
    return GIVE_NUMBER (0);
  return GIVE_NUMBER ((gint32) leaf_table_blanks_last (m, args[0], (guint32) MAX (args[1].bits, 1),
                                                       (guint32) CLAMP (args[2].bits, 0, (gint32) row->n_rows)));
}
