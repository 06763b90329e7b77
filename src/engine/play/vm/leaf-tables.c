/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tables.c: finds, changes, counts, sorts and shuffles entries and rows of tables. An entry is a cell of the
 * state, row by row; a blank one has kind 0. A row is blank if all its entries are. */

#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-paragraph.h"
#include "leaf-print.h"
#include "leaf-rng.h"
#include "leaf-say.h"
#include "leaf-tables.h"
#include "leaf-value-format.h"
#include "leaf-values.h"
#include "leaf-topics.h"
#include "leaf-table-index.h"
#include "leaf-resumable.h"

#include <string.h>

static guint32
table_id (const LeafMachine *m, LeafValue table)
{
  return leaf_table_has_row (&m->image->tables, table.bits) ? (guint32) table.bits : 0;
}

static const LeafImageTable *
table_row (const LeafMachine *m, LeafValue table)
{
  return LEAF_ROW (&m->image->tables, LeafImageTable, table_id (m, table));
}

/* The position of the column in the table, from 0; n_columns if the table does not have it. */
static guint32
column_place (const LeafImageTable *row, guint32 column)
{
  guint32 i;

  for (i = 0; i < row->n_columns && row->columns[i].ix != column; i++)
    ;
  return i;
}

static guint32
cell_at (const LeafImageTable *row, guint32 line, guint32 place)
{
  return row->first_cell + (line - 1) * row->n_columns + place;
}

static void
tell_missing (LeafMachine *m, const LeafImageTable *row, gint32 line, guint32 column)
{
  const char *name = column < m->image->columns.n ? LEAF_ROW (&m->image->columns, LeafImageColumn, column)->name : NULL;

  if (row->n_columns == 0)
    leaf_fault (m, N_ ("there is no table to look in"), NULL);
  else if (column_place (row, column) == row->n_columns)
    leaf_fault (m, N_ ("the %1 has no column \"%2\""), row->name, name != NULL ? name : "", NULL);
  else if (line == 0)
    leaf_fault (m, N_ ("no row of the %1 has been chosen"), row->name, NULL);
  else
    leaf_fault (m, N_ ("there is no row %1 in the %2"), LEAF_DIGITS (line), row->name, NULL);
}

guint32
leaf_table_cell (LeafMachine *m, LeafValue table, gint32 line, guint32 column)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column);

  if (place < row->n_columns && line >= 1 && (guint32) line <= row->n_rows)
    return cell_at (row, (guint32) line, place);
  tell_missing (m, row, line, column);
  return 0;
}

LeafValue
leaf_table_get (LeafMachine *m, LeafValue table, gint32 line, guint32 column, gboolean zero_is_blank)
{
  guint32 kind = column < m->image->columns.n ? LEAF_ROW (&m->image->columns, LeafImageColumn, column)->kind.ix : 0;
  guint32 cell;

  if (zero_is_blank && line == 0)
    return leaf_default_value (m, kind);
  cell = leaf_table_cell (m, table, line, column);
  if (cell != 0 && leaf_cell (m, cell).kind != 0)
    return leaf_cell (m, cell);
  if (cell != 0)
    leaf_fault (m, N_ ("the entry \"%1\" in row %2 of the %3 is blank"),
                LEAF_ROW (&m->image->columns, LeafImageColumn, column)->name, LEAF_DIGITS (line),
                table_row (m, table)->name, NULL);
  return leaf_default_value (m, kind);
}

gboolean
leaf_table_has (LeafMachine *m, LeafValue table, gint32 line, guint32 column)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column);

  return place < row->n_columns && line >= 1 && (guint32) line <= row->n_rows
         && leaf_cell (m, cell_at (row, (guint32) line, place)).kind != 0;
}

static gboolean
entry_matches (LeafMachine *m, LeafValue entry, LeafValue value)
{
  if (entry.kind == 0)
    return FALSE;
  if (entry.kind == LEAF_KIND_TOPIC && value.kind == LEAF_KIND_SNIPPET)
    return leaf_topic_matches (m, value, entry);
  if (MAX (entry.kind, value.kind) < m->facts->n_kinds && m->facts->kind_is_object[entry.kind]
      && m->facts->kind_is_object[value.kind]) /* most searched values */
    return entry.bits == value.bits;
  return leaf_value_same (m, entry, value);
}

gint32
leaf_table_find (LeafMachine *m, LeafValue table, LeafValue value, guint32 column, guint32 filled)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column), also = filled != 0 ? column_place (row, filled) : row->n_columns;
  guint32 found = 0;

  if (place == row->n_columns)
    return 0;
  if (leaf_table_is_indexed (m, table_id (m, table), value.kind)) {
    found = leaf_table_row_with (m, table_id (m, table), place, value.bits);
    if (found == 0 || also == row->n_columns || leaf_cell (m, cell_at (row, found, also)).kind != 0)
      return (gint32) found;
  }
  leaf_charge (m, row->n_rows / 2);
  for (guint32 i = found + 1; i <= row->n_rows; i++) {
    if (!entry_matches (m, leaf_cell (m, cell_at (row, i, place)), value))
      continue;
    if (also == row->n_columns || leaf_cell (m, cell_at (row, i, also)).kind != 0)
      return (gint32) i;
    if (found == 0)
      found = i;
  }
  return (gint32) found;
}

gint32
leaf_table_count (LeafMachine *m, LeafValue table, LeafRowSort which)
{
  const LeafImageTable *row = table_row (m, table);
  gint32 blank = 0;

  if (which == LEAF_ROWS_ALL)
    return (gint32) row->n_rows;
  leaf_charge (m, row->n_rows / 4);
  for (guint32 i = 1; i <= row->n_rows; i++)
    blank += leaf_table_row_is_blank (m, row, i);
  return which == LEAF_ROWS_BLANK ? blank : (gint32) row->n_rows - blank;
}

gint32
leaf_table_blank_row (LeafMachine *m, LeafValue table)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 line = leaf_table_first_blank (m, table_id (m, table));

  if (line != 0)
    return (gint32) line;
  leaf_fault (m, N_ ("the %1 has no blank row left"), row->name != NULL ? row->name : "table", NULL);
  return 0;
}

gint32
leaf_table_random_row (LeafMachine *m, LeafValue table)
{
  const LeafImageTable *row = table_row (m, table);
  gint32 filled = leaf_table_count (m, table, LEAF_ROWS_FILLED), wanted;

  if (filled == 0) {
    leaf_fault (m, N_ ("the %1 has no row to choose at random"), row->name != NULL ? row->name : "table", NULL);
    return 0;
  }
  wanted = filled == 1 ? 1 : (gint32) leaf_rng_draw (m, (guint32) filled);
  for (guint32 i = 1; i <= row->n_rows; i++)
    if (!leaf_table_row_is_blank (m, row, i) && --wanted == 0)
      return (gint32) i;
  g_return_val_if_reached (0);
}

/* Without a column: the filled rows, downwards or upwards. With a column: in the order of its entries; equal ones in
 * the order of rows, or reversed; rows with a blank entry are left out. */
gint32
leaf_table_next_row (LeafMachine *m, LeafValue table, gint32 line, guint32 column, gboolean reverse)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column != 0 ? column_place (row, column) : row->n_columns;
  gint32 step = reverse ? -1 : 1, best = 0;

  if (place == row->n_columns) {
    for (gint32 i = line != 0 ? line + step
                    : reverse ? (gint32) row->n_rows
                              : 1;
         i >= 1 && i <= (gint32) row->n_rows; i += step)
      if (!leaf_table_row_is_blank (m, row, (guint32) i))
        return i;
    return 0;
  }
  leaf_charge (m, row->n_rows);
  for (gint32 i = reverse ? (gint32) row->n_rows : 1; i >= 1 && i <= (gint32) row->n_rows; i += step) {
    LeafValue value = leaf_cell (m, cell_at (row, (guint32) i, place));
    int order;

    if (value.kind == 0 || i == line)
      continue;
    if (line != 0) { /* it must come after the current one */
      order = step * leaf_value_compare (m, value, leaf_cell (m, cell_at (row, (guint32) line, place)));
      if (order < 0 || (order == 0 && step * (i - line) < 0))
        continue;
    }
    if (best == 0 || step * leaf_value_compare (m, value, leaf_cell (m, cell_at (row, (guint32) best, place))) < 0)
      best = i;
  }
  return best;
}

void
leaf_table_clear_row (LeafMachine *m, LeafValue table, gint32 line, guint32 column)
{
  const LeafImageTable *row = table_row (m, table);

  if (column != 0) {
    guint32 cell = leaf_table_cell (m, table, line, column);

    if (cell != 0) {
      leaf_set_cell (m, cell, LEAF_NO_VALUE);
      leaf_table_cell_written (m, table_id (m, table), cell);
    }
    return;
  }
  if (line < 1 || (guint32) line > row->n_rows) {
    tell_missing (m, row, line, row->n_columns > 0 ? row->columns[0].ix : 0);
    return;
  }
  leaf_cells_write (&m->cells, cell_at (row, (guint32) line, 0), row->n_columns, NULL);
  leaf_table_written (m, table_id (m, table), LEAF_TABLE_ALL_COLUMNS, (guint32) line, 0);
}

/* --- order -------------------------------------------------------------------------------------------------------- */

static void
swap_rows (LeafMachine *m, const LeafImageTable *row, guint32 a, guint32 b)
{
  for (guint32 i = 0; i < row->n_columns && a != b; i++) {
    LeafValue *x = leaf_own_cell (m, cell_at (row, a, i)), *y = leaf_own_cell (m, cell_at (row, b, i)), kept = *x;

    *x = *y;
    *y = kept;
  }
}

/* Moves filled rows to the front, in their order. */
static guint32
blanks_to_the_back (LeafMachine *m, guint32 table)
{
  const LeafImageTable *row = LEAF_ROW (&m->image->tables, LeafImageTable, table);
  guint32 filled = 0;

  for (guint32 i = 1; i <= row->n_rows; i++)
    if (!leaf_table_row_is_blank (m, row, i))
      swap_rows (m, row, ++filled, i);
  leaf_table_written (m, table, LEAF_TABLE_ALL_COLUMNS, 1, filled);
  return filled;
}

guint32
leaf_table_blanks_last (LeafMachine *m, LeafValue table, guint32 from, guint32 to)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 filled = MAX (from, 1) - 1;

  for (guint32 i = filled + 1; i <= MIN (to, row->n_rows) && !row->is_fixed; i++)
    if (!leaf_table_row_is_blank (m, row, i))
      swap_rows (m, row, ++filled, i);
  leaf_table_written (m, table_id (m, table), LEAF_TABLE_ALL_COLUMNS, 1, row->n_rows);
  leaf_charge (m, row->n_rows / 4);
  return filled;
}

void
leaf_table_sort_first (LeafMachine *m, LeafValue table, guint32 column, gboolean reverse, guint32 n)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column);

  if (place == row->n_columns) {
    tell_missing (m, row, 1, column);
    return;
  }
  for (guint32 i = 2; i <= MIN (n, row->n_rows) && !row->is_fixed; i++)
    for (guint32 at = i; at > 1; at--) {
      LeafValue a = leaf_cell (m, cell_at (row, at - 1, place)), b = leaf_cell (m, cell_at (row, at, place));
      int order = a.kind == 0 || b.kind == 0 ? (a.kind == 0) - (b.kind == 0) : leaf_value_compare (m, a, b);

      leaf_charge (m, 1);
      if ((reverse && a.kind != 0 && b.kind != 0 ? -order : order) <= 0)
        break;
      swap_rows (m, row, at - 1, at);
    }
  leaf_table_written (m, table_id (m, table), LEAF_TABLE_ALL_COLUMNS, 1, row->n_rows);
}

/* The rows of a table that defines values stand for these values, in the same order. */
static gboolean
is_kept_in_order (LeafMachine *m, const LeafImageTable *row)
{
  if (row->is_fixed)
    leaf_fault (m, N_ ("the %1 defines values, so its rows cannot be put in another order"), row->name, NULL);
  return row->is_fixed;
}

/* Sorts the numbers of the filled rows, in a list in the cell, and then arranges the rows. Equal rows keep their order;
 * blank entries go to the end. */
enum { CELL_ROWS = 0, CELL_SORT, CELL_COMPARE = CELL_SORT + LEAF_SORT_CELLS };

static gboolean
begin_sorting (LeafMachine *m, guint32 table)
{
  const LeafImageTable *row = LEAF_ROW (&m->image->tables, LeafImageTable, table);
  guint32 filled, list;
  LeafValue *numbers;

  if (is_kept_in_order (m, row))
    return FALSE;
  filled = blanks_to_the_back (m, table);
  leaf_charge (m, row->n_rows / 4);
  if (!leaf_has_memory (m, filled * sizeof (LeafValue)))
    return FALSE;
  list = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, filled);
  *leaf_native_cell (m, CELL_ROWS) = (LeafValue) { LEAF_KIND_LIST, (gint32) list };
  numbers = leaf_block_own (&m->heap, list, filled);
  for (guint32 i = 0; numbers != NULL && i < leaf_block_length (&m->heap, list); i++)
    numbers[i] = LEAF_VALUE (NUMBER, i + 1);
  return TRUE;
}

static guint32
rows_list (LeafMachine *m)
{
  return (guint32) leaf_native_cell (m, CELL_ROWS)->bits;
}

static void
put_in_order (LeafMachine *m, guint32 table)
{
  const LeafImageTable *row = LEAF_ROW (&m->image->tables, LeafImageTable, table);
  guint32 n;
  const LeafValue *numbers = leaf_block_values (&m->heap, rows_list (m), &n);
  gsize size = sizeof (LeafValue) * row->n_columns;
  g_autofree LeafValue *rows = n > 0 ? g_try_malloc_n (n, size) : NULL;

  leaf_charge (m, (gsize) n * row->n_columns / 8);
  if (rows == NULL)
    return;
  for (guint32 i = 0; i < n; i++)
    leaf_cells_read (&m->cells, cell_at (row, (guint32) numbers[i].bits, 0), row->n_columns,
                     rows + (gsize) i * row->n_columns);
  leaf_cells_write (&m->cells, cell_at (row, 1, 0), n * row->n_columns, rows);
  leaf_table_written (m, table, LEAF_TABLE_ALL_COLUMNS, 1, n);
}

/* Values that are equal because they are printed the same come in the opposite order when sorted in ascending order. */
static gboolean
turns_when_equal (const LeafMachine *m, LeafValue value)
{
  return value.kind == LEAF_KIND_TEXT || leaf_kind_is_block (m, value.kind);
}

static LeafNativeStatus
sort_table (LeafMachine *m, LeafValue table, guint32 column, gboolean reverse)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column);
  LeafValue a, b;
  int order;

  if (place == row->n_columns) {
    blanks_to_the_back (m, table_id (m, table));
    tell_missing (m, row, 1, column);
    return LEAF_NATIVE_DONE;
  }
  if (rows_list (m) == 0 && !begin_sorting (m, table_id (m, table)))
    return LEAF_NATIVE_DONE;
  while (leaf_sort_next (m, CELL_SORT, rows_list (m), &a, &b)) {
    LeafValue x = leaf_cell (m, cell_at (row, (guint32) a.bits, place)),
              y = leaf_cell (m, cell_at (row, (guint32) b.bits, place));

    if (leaf_is_spent (m) || m->is_turn_over)
      return LEAF_NATIVE_SPENT;
    if (x.kind == 0 || y.kind == 0)
      order = (x.kind == 0) - (y.kind == 0);
    else if (!leaf_compare_on (m, CELL_COMPARE, reverse ? y : x, reverse ? x : y, &order))
      return LEAF_NATIVE_SPENT;
    else if (order == 0 && !reverse && turns_when_equal (m, x))
      order = 1;
    leaf_sort_answer (m, CELL_SORT, order);
  }
  if (!m->is_turn_over)
    put_in_order (m, table_id (m, table));
  return LEAF_NATIVE_DONE;
}

/* --- natives ------------------------------------------------------------------------------------------------------ */

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* clang-format off */
NATIVE (table_sort) { return sort_table (m, args[0], (guint32) args[1].bits, FALSE); }
NATIVE (table_sort_reverse) { return sort_table (m, args[0], (guint32) args[1].bits, TRUE); }
/* clang-format on */

/* The phase is one more than the number of shuffled rows. */
NATIVE (table_shuffle)
{
  const LeafImageTable *row = table_row (m, args[0]);
  guint32 filled;

  if (leaf_native_phase (m) == 0) {
    if (is_kept_in_order (m, row))
      return LEAF_NATIVE_DONE;
    filled = blanks_to_the_back (m, table_id (m, args[0]));
    *leaf_native_cell (m, CELL_ROWS) = LEAF_VALUE (NUMBER, filled);
    leaf_charge (m, row->n_rows / 4);
    leaf_native_set_phase (m, 2);
  }
  filled = (guint32) leaf_native_cell (m, CELL_ROWS)->bits;
  leaf_table_written (m, table_id (m, args[0]), LEAF_TABLE_ALL_COLUMNS, 1, filled);
  for (guint32 i = leaf_native_phase (m); i <= filled; i++) {
    leaf_native_set_phase (m, i);
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    leaf_charge (m, 2 + row->n_columns);
    swap_rows (m, row, i, leaf_rng_draw (m, i));
  }
  return LEAF_NATIVE_DONE;
}

/* Rows are not moved while they are compared, since the phrase gets their numbers; they are arranged at the end. */
NATIVE (table_sort_with)
{
  LeafValue given[3] = { args[0] };
  guint32 phrase = (guint32) MAX (args[1].bits, 0);

  if (leaf_native_phase (m) == 1)
    leaf_sort_answer (m, CELL_SORT, m->returned.bits);
  else if (!begin_sorting (m, table_id (m, args[0])))
    return LEAF_NATIVE_DONE;
  leaf_native_set_phase (m, 1);
  if (!leaf_sort_next (m, CELL_SORT, rows_list (m), &given[1], &given[2])) {
    put_in_order (m, table_id (m, args[0]));
    return LEAF_NATIVE_DONE;
  }
  leaf_call_phrase (m, phrase, 3, given);
  return LEAF_NATIVE_CALLED;
}

/* --- printing for authors ----------------------------------------------------------------------------------------- */

/* Prints an entry; two dashes for a blank one. TRUE if a frame was pushed, and the native is visited again. */
static gboolean
show_entry (LeafMachine *m, LeafValue value)
{
  if (value.kind == 0) {
    leaf_print (m, "--");
    return FALSE;
  }
  if (value.kind == LEAF_KIND_TEXT) /* texts are printed as texts, whatever the purpose */
    leaf_paragraph_begin (m);
  leaf_call_say (m, value);
  return TRUE;
}

/* Prints the separator after an entry: a bar, except after a blank entry. */
static const char *
after_entry (const LeafMachine *m, const LeafImageTable *row, guint32 entry)
{
  return leaf_cell (m, row->first_cell + entry).kind == 0 ? " " : " |";
}

/* Prints a row between bars. The phase is one more than the last entry, `from` the entry of the row's first column. */
static LeafNativeStatus
show_rows (LeafMachine *m, const LeafImageTable *row, guint32 from, guint32 end)
{
  for (guint32 entry = MAX (leaf_native_phase (m), from); entry < end; entry++) {
    if (entry % row->n_columns == 0)
      leaf_print_format (m, "%s%s(row %u)  |", entry > from ? after_entry (m, row, entry - 1) : "",
                         entry > from ? "\n" : "", entry / row->n_columns + 1);
    else
      leaf_print (m, after_entry (m, row, entry - 1));
    leaf_print (m, " ");
    leaf_native_set_phase (m, entry + 1);
    if (show_entry (m, leaf_cell (m, row->first_cell + entry)))
      return LEAF_NATIVE_CALLED;
  }
  if (end > from)
    leaf_print (m, after_entry (m, row, end - 1));
  return LEAF_NATIVE_DONE;
}

/* Prints the name of the table, then its rows, one per line. */
NATIVE (table_showme)
{
  const LeafImageTable *row = table_row (m, args[0]);

  if (leaf_native_phase (m) == 0) {
    g_autofree char *name = leaf_value_to_string (m, args[0]);

    leaf_print (m, name);
    leaf_print_line (m);
  }
  if (show_rows (m, row, 0, row->n_rows * row->n_columns) == LEAF_NATIVE_CALLED)
    return LEAF_NATIVE_CALLED;
  if (row->n_rows * row->n_columns > 0)
    leaf_print_line (m);
  return LEAF_NATIVE_DONE;
}

static LeafNativeStatus
show_row (LeafMachine *m, LeafValue table, gint32 line)
{
  const LeafImageTable *row = table_row (m, table);

  if (line < 1 || (guint32) line > row->n_rows) {
    tell_missing (m, row, line, row->n_columns > 0 ? row->columns[0].ix : 0);
    return LEAF_NATIVE_DONE;
  }
  return show_rows (m, row, ((guint32) line - 1) * row->n_columns, (guint32) line * row->n_columns);
}

NATIVE (say_table_row)
{
  return show_row (m, args[0], args[1].bits);
}

NATIVE (say_table_row_number)
{
  return show_row (m, args[1], args[0].bits);
}

/* Prints its entries with commas between them. The phase is one more than the last row. */
NATIVE (say_table_column)
{
  const LeafImageTable *row = table_row (m, args[1]);
  guint32 place = column_place (row, (guint32) args[0].bits);

  if (place == row->n_columns) {
    tell_missing (m, row, 0, (guint32) args[0].bits);
    return LEAF_NATIVE_DONE;
  }
  for (guint32 line = MAX (leaf_native_phase (m), 1); line <= row->n_rows; line++) {
    if (line > 1)
      leaf_print (m, ", ");
    leaf_native_set_phase (m, line + 1);
    if (show_entry (m, leaf_cell (m, cell_at (row, (guint32) line, place))))
      return LEAF_NATIVE_CALLED;
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (table_blank_column)
{
  const LeafImageTable *row = table_row (m, args[1]);
  guint32 place = column_place (row, (guint32) args[0].bits);

  for (guint32 i = 1; i <= row->n_rows && place < row->n_columns; i++)
    leaf_set_cell (m, cell_at (row, i, place), LEAF_NO_VALUE);
  leaf_charge (m, row->n_rows / 4);
  leaf_table_written (m, table_id (m, args[1]), place, 1, 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (table_blank_all)
{
  const LeafImageTable *row = table_row (m, args[0]);

  leaf_cells_write (&m->cells, row->first_cell, row->n_rows * row->n_columns, NULL);
  leaf_charge (m, row->n_rows * row->n_columns / 16);
  leaf_table_written (m, table_id (m, args[0]), LEAF_TABLE_ALL_COLUMNS, 1, 0);
  return LEAF_NATIVE_DONE;
}
