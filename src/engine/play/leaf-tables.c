/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tables.c: entries of tables: found, changed, counted, sorted, shuffled.
 *
 * An entry is a cell of the state, row by row; a blank one has kind 0.  A row is blank when all its entries are.
 */

#include "leaf-machine.h"
#include "leaf-machine-private.h"

#include <string.h>

static const LeafImageTable *
table_row (const LeafMachine *m, LeafValue table)
{
  guint32 id = table.bits > 0 && (guint32) table.bits < m->image->tables.n ? (guint32) table.bits : 0;

  return LEAF_ROW (&m->image->tables, LeafImageTable, id);
}

/* Where the column stands in the table, from 0; n_columns: it has none such. */
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

static gboolean
is_blank_row (const LeafMachine *m, const LeafImageTable *row, guint32 line)
{
  for (guint32 i = 0; i < row->n_columns; i++)
    if (m->cells[cell_at (row, line, i)].kind != 0)
      return FALSE;
  return TRUE;
}

static void
tell_missing (LeafMachine *m, const LeafImageTable *row, gint32 line, guint32 column)
{
  const char *name = column < m->image->columns.n ? LEAF_ROW (&m->image->columns, LeafImageColumn, column)->name : NULL;

  if (row->n_columns == 0)
    leaf_fault (m, "there is no table to look in");
  else if (column_place (row, column) == row->n_columns)
    leaf_fault (m, "the %s has no column \"%s\"", row->name, name != NULL ? name : "");
  else if (line == 0)
    leaf_fault (m, "no row of the %s has been chosen", row->name);
  else
    leaf_fault (m, "there is no row %d in the %s", line, row->name);
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
  if (cell != 0 && m->cells[cell].kind != 0)
    return m->cells[cell];
  if (cell != 0)
    leaf_fault (m, "a blank entry is asked for: \"%s\" in row %d of the %s",
                LEAF_ROW (&m->image->columns, LeafImageColumn, column)->name, line, table_row (m, table)->name);
  return leaf_default_value (m, kind);
}

void
leaf_table_set (LeafMachine *m, LeafValue table, gint32 line, guint32 column, LeafValue value)
{
  guint32 cell = leaf_table_cell (m, table, line, column);

  if (cell != 0)
    m->cells[cell] = value;
}

gboolean
leaf_table_has (LeafMachine *m, LeafValue table, gint32 line, guint32 column)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column);

  return place < row->n_columns && line >= 1 && (guint32) line <= row->n_rows
         && m->cells[cell_at (row, (guint32) line, place)].kind != 0;
}

static gboolean
entry_matches (LeafMachine *m, LeafValue entry, LeafValue value)
{
  if (entry.kind == 0)
    return FALSE;
  if (entry.kind == LEAF_KIND_TOPIC && value.kind == LEAF_KIND_SNIPPET)
    return leaf_topic_matches (m, value, entry);
  return leaf_value_same (m, entry, value);
}

gint32
leaf_table_find (LeafMachine *m, LeafValue table, LeafValue value, guint32 column)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column_place (row, column);

  if (place == row->n_columns)
    return 0;
  for (guint32 i = 1; i <= row->n_rows; i++)
    if (entry_matches (m, m->cells[cell_at (row, i, place)], value))
      return (gint32) i;
  return 0;
}

gint32
leaf_table_count (LeafMachine *m, LeafValue table, guint32 which)
{
  const LeafImageTable *row = table_row (m, table);
  gint32 blank = 0;

  if (which == 0)
    return (gint32) row->n_rows;
  for (guint32 i = 1; i <= row->n_rows; i++)
    blank += is_blank_row (m, row, i);
  return which == 2 ? blank : (gint32) row->n_rows - blank;
}

gint32
leaf_table_blank_row (LeafMachine *m, LeafValue table)
{
  const LeafImageTable *row = table_row (m, table);

  for (guint32 i = 1; i <= row->n_rows; i++)
    if (is_blank_row (m, row, i))
      return (gint32) i;
  leaf_fault (m, "the %s has no blank row left", row->name != NULL ? row->name : "table");
  return 0;
}

gint32
leaf_table_random_row (LeafMachine *m, LeafValue table)
{
  const LeafImageTable *row = table_row (m, table);
  gint32 filled = leaf_table_count (m, table, 1), wanted;

  if (filled == 0) {
    leaf_fault (m, "the %s has no row to choose at random", row->name != NULL ? row->name : "table");
    return 0;
  }
  wanted = filled == 1 ? 1 : (gint32) leaf_chance_draw (m, (guint32) filled);
  for (guint32 i = 1; i <= row->n_rows; i++)
    if (!is_blank_row (m, row, i) && --wanted == 0)
      return (gint32) i;
  return 0;
}

/* Without a column: the filled rows, down or up.  With one: in the order of its entries; equal ones as they stand, from below
 * when it is reversed, and rows whose entry is blank are left out. */
gint32
leaf_table_next_row (LeafMachine *m, LeafValue table, gint32 line, guint32 column, gboolean reverse)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 place = column != 0 ? column_place (row, column) : row->n_columns;
  gint32 step = reverse ? -1 : 1, best = 0;

  if (place == row->n_columns) {
    for (gint32 i = line != 0 ? line + step : reverse ? (gint32) row->n_rows : 1; i >= 1 && i <= (gint32) row->n_rows; i += step)
      if (!is_blank_row (m, row, (guint32) i))
        return i;
    return 0;
  }
  for (gint32 i = reverse ? (gint32) row->n_rows : 1; i >= 1 && i <= (gint32) row->n_rows; i += step) {
    LeafValue value = m->cells[cell_at (row, (guint32) i, place)];
    int order;

    if (value.kind == 0 || i == line)
      continue;
    if (line != 0) { /* it must come after the one that we stand on */
      order = step * leaf_value_compare (m, value, m->cells[cell_at (row, (guint32) line, place)]);
      if (order < 0 || (order == 0 && step * (i - line) < 0))
        continue;
    }
    if (best == 0 || step * leaf_value_compare (m, value, m->cells[cell_at (row, (guint32) best, place)]) < 0)
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

    if (cell != 0)
      m->cells[cell] = (LeafValue) { 0, 0 };
    return;
  }
  if (line < 1 || (guint32) line > row->n_rows) {
    tell_missing (m, row, line, row->n_columns > 0 ? row->columns[0].ix : 0);
    return;
  }
  memset (m->cells + cell_at (row, (guint32) line, 0), 0, sizeof (LeafValue) * row->n_columns);
}

/* --- order ----------------------------------------------------------------------------------------------------------------------------- */

static void
swap_rows (LeafMachine *m, const LeafImageTable *row, guint32 a, guint32 b)
{
  for (guint32 i = 0; i < row->n_columns && a != b; i++) {
    LeafValue *x = &m->cells[cell_at (row, a, i)], *y = &m->cells[cell_at (row, b, i)], kept = *x;

    *x = *y;
    *y = kept;
  }
}

/* Filled rows first, each in its place among them. */
static guint32
blanks_to_the_back (LeafMachine *m, const LeafImageTable *row)
{
  guint32 filled = 0;

  for (guint32 i = 1; i <= row->n_rows; i++)
    if (!is_blank_row (m, row, i))
      swap_rows (m, row, ++filled, i);
  return filled;
}

/* By insertion, so that equal rows keep their order; blank entries go to the back. */
static int
compare_rows (LeafMachine *m, const LeafImageTable *row, guint32 a, guint32 b, guint32 place, gboolean reverse)
{
  LeafValue x = m->cells[cell_at (row, a, place)], y = m->cells[cell_at (row, b, place)];

  if (x.kind == 0 || y.kind == 0)
    return (x.kind == 0) - (y.kind == 0);
  return reverse ? leaf_value_compare (m, y, x) : leaf_value_compare (m, x, y);
}

static void
sort_table (LeafMachine *m, LeafValue table, guint32 column, gboolean reverse, gboolean shuffle)
{
  const LeafImageTable *row = table_row (m, table);
  guint32 filled = blanks_to_the_back (m, row), place = column_place (row, column);

  if (shuffle) {
    for (guint32 i = 2; i <= filled; i++)
      swap_rows (m, row, i, leaf_chance_draw (m, i));
    return;
  }
  if (place == row->n_columns) {
    tell_missing (m, row, 1, column);
    return;
  }
  for (guint32 i = 2; i <= filled; i++)
    for (guint32 j = i; j > 1 && compare_rows (m, row, j - 1, j, place, reverse) > 0; j--)
      swap_rows (m, row, j - 1, j);
}

/* --- natives ------------------------------------------------------------------------------------------------------------------------------ */

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* clang-format off */
NATIVE (table_shuffle) { sort_table (m, args[0], 0, FALSE, TRUE); return LEAF_NATIVE_DONE; }
NATIVE (table_sort) { sort_table (m, args[0], (guint32) args[1].bits, FALSE, FALSE); return LEAF_NATIVE_DONE; }
NATIVE (table_sort_reverse) { sort_table (m, args[0], (guint32) args[1].bits, TRUE, FALSE); return LEAF_NATIVE_DONE; }
/* clang-format on */

/* By insertion too: rows are compared where they stand, since the phrase is given their numbers.  Cells: the row that is being
 * put in its place, and where it has got to. */
NATIVE (table_sort_with)
{
  enum { CELL_NEXT = 0, CELL_AT };
  const LeafImageTable *row = table_row (m, args[0]);
  LeafValue *at = leaf_native_cell (m, CELL_AT), *next = leaf_native_cell (m, CELL_NEXT), given[3] = { args[0] };

  if (leaf_native_phase (m) == 0) {
    blanks_to_the_back (m, row);
    *next = LEAF_VALUE (NUMBER, 1);
    *at = LEAF_VALUE (NUMBER, 1);
    leaf_native_set_phase (m, 1);
  } else if (m->returned.bits > 0) {
    swap_rows (m, row, (guint32) at->bits - 1, (guint32) at->bits);
    at->bits--;
  } else {
    at->bits = 1;
  }
  if (at->bits <= 1)
    at->bits = ++next->bits;
  if ((guint32) at->bits > row->n_rows || is_blank_row (m, row, (guint32) at->bits))
    return LEAF_NATIVE_DONE;
  given[1] = LEAF_VALUE (NUMBER, at->bits - 1);
  given[2] = LEAF_VALUE (NUMBER, at->bits);
  leaf_call_phrase (m, (guint32) MAX (args[1].bits, 0), 3, given);
  return LEAF_NATIVE_CALLED;
}

/* --- shown to authors -------------------------------------------------------------------------------------------------------- */

/* An entry as it stands: two strokes for a blank one.  TRUE: it was pushed, and the native is to come back. */
static gboolean
show_entry (LeafMachine *m, LeafValue value)
{
  if (value.kind == 0) {
    leaf_print (m, "--");
    return FALSE;
  }
  if (value.kind == LEAF_KIND_TEXT) /* what texts say is said, whoever asks for it */
    leaf_paragraph_begin (m);
  leaf_call_say (m, value);
  return TRUE;
}

/* A row between strokes; the phase of the native is one past the entry shown last, `from` the entry of the row's first column. */
static LeafNativeStatus
show_rows (LeafMachine *m, const LeafImageTable *row, guint32 from, guint32 end)
{
  for (guint32 entry = MAX (leaf_native_phase (m), from); entry < end; entry++) {
    if (entry % row->n_columns == 0)
      leaf_print_format (m, "%s(row %u)  |", entry > from ? " |\n" : "", entry / row->n_columns + 1);
    else
      leaf_print (m, " |");
    leaf_print (m, " ");
    leaf_native_set_phase (m, entry + 1);
    if (show_entry (m, m->cells[row->first_cell + entry]))
      return LEAF_NATIVE_CALLED;
  }
  if (end > from)
    leaf_print (m, " |");
  return LEAF_NATIVE_DONE;
}

/* The name of the table, then its rows, a line each. */
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

/* Its entries with commas between them; the phase is one past the row shown last. */
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
    if (show_entry (m, m->cells[cell_at (row, (guint32) line, place)]))
      return LEAF_NATIVE_CALLED;
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (table_blank_column)
{
  const LeafImageTable *row = table_row (m, args[1]);
  guint32 place = column_place (row, (guint32) args[0].bits);

  for (guint32 i = 1; i <= row->n_rows && place < row->n_columns; i++)
    m->cells[cell_at (row, i, place)] = (LeafValue) { 0, 0 };
  return LEAF_NATIVE_DONE;
}

NATIVE (table_blank_all)
{
  const LeafImageTable *row = table_row (m, args[0]);

  memset (m->cells + row->first_cell, 0, sizeof (LeafValue) * row->n_rows * row->n_columns);
  return LEAF_NATIVE_DONE;
}
