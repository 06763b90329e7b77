/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-table-text.c: the paragraph of a table, as rows and columns of words.
 *
 *   Table 2 - Colours (continued)
 *   name	shade
 *   red	7
 *   --	2
 *   with 3 blank rows
 *
 * Each line is a row; tabs divide it into cells, and "--" is a blank one.  A quotation may extend over several lines,
 * so a row ends where a word is marked as the first of its line.
 */

#include "leaf-sentence-splitter.h"

#include <string.h>

/* A paragraph of many short rows and many columns could need memory quadratic in its size. */
#define MOST_CELLS (16 * 1024 * 1024)

static gboolean
begins_line (const LeafBuild *build, guint32 number)
{
  return (leaf_word (build, number)->flags & LEAF_WORD_LINE_START) != 0;
}

/* The words of the line that begins at `at`. */
static LeafWording
line_at (const LeafBuild *build, LeafWording w, guint32 at)
{
  LeafWording line = leaf_wording (at, MIN (at + 1, w.end));

  while (line.end < w.end && !begins_line (build, line.end))
    line.end++;
  return line;
}

static gboolean
tab_before (const LeafBuild *build, guint32 number)
{
  const LeafWord *before = leaf_word (build, number - 1);
  const LeafWord *word = leaf_word (build, number);
  const char *text = LEAF_ROW (&build->words->sources, LeafSource, word->source)->text;

  return before->end < word->start && memchr (text + before->end, '\t', word->start - before->end) != NULL;
}

/* The cell that begins at `at` in a line. */
static LeafWording
cell_at (const LeafBuild *build, LeafWording line, guint32 at)
{
  LeafWording cell = leaf_wording (at, at + 1);

  while (cell.end < line.end && !tab_before (build, cell.end))
    cell.end++;
  return cell;
}

static guint32
count_cells (const LeafBuild *build, LeafWording line)
{
  guint32 n = 0;

  for (guint32 at = line.first; at < line.end; at = cell_at (build, line, at).end)
    n++;
  return n;
}

/* --- the headline and the last line ------------------------------------------------------------------------------- */

static void
read_headline (LeafBuild *build, LeafTableText *table, LeafWording w)
{
  static const char *const hows[] = { "continued", "amended", "replaced" };
  guint32 dash;

  for (guint32 i = 0; i < G_N_ELEMENTS (hows); i++) {
    if (leaf_wording_length (w) > 4 && leaf_word_is (build, w.end - 3, "(") && leaf_word_is (build, w.end - 2, hows[i])
        && leaf_word_is (build, w.end - 1, ")")) {
      table->how = i + 1;
      w.end -= 3;
    }
  }
  while (leaf_wording_length (w) > 1 && leaf_word_is (build, w.end - 1, "."))
    w.end--;
  dash = leaf_word_is (build, w.first + 1, "of") ? w.end : leaf_wording_find (build, w, "-");
  table->name = leaf_wording_up_to (w, dash);
  if (dash + 1 < w.end)
    table->subtitle = leaf_wording_from (w, dash + 1);
  if (leaf_wording_length (w) < 2
      || (dash == w.end && !leaf_word_is (build, w.first + 1, "of") && leaf_wording_length (w) > 2))
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_MISNAMED, w, NULL, NULL);
}

/* Removes "with ... blank rows" from the end of the rows. */
static LeafWording
take_blank_rows (LeafBuild *build, LeafTableText *table, LeafWording rows)
{
  guint32 with = rows.end;
  LeafWording w;
  gint32 n;

  while (rows.end > rows.first && (leaf_word_is (build, rows.end - 1, ".") || leaf_word_is (build, rows.end - 1, ";")))
    rows.end--;
  for (with = rows.end; with > rows.first && with + 12 > rows.end; with--)
    if (leaf_word_is (build, with - 1, "with") && (begins_line (build, with - 1) || !tab_before (build, with - 1)))
      break;
  if (with == rows.first || with + 12 <= rows.end)
    return rows;
  w = leaf_wording (with, rows.end);
  if (leaf_pattern_fits (build, w, "blank row/rows for each/every ...")) {
    table->blank_rows_for_each = leaf_wording_from (w, w.first + 4);
  } else if (leaf_pattern_fits (build, w, "... blank row/rows")) {
    if (leaf_wording_length (w) == 3 && leaf_word_number (build, w.first, &n) && n >= 0)
      table->n_blank_rows = (guint32) n;
    else
      table->blank_rows = leaf_wording_up_to (w, w.end - 2);
  } else {
    return rows;
  }
  rows.end = with - 1;
  return rows;
}

/* --- columns and rows --------------------------------------------------------------------------------------------- */

static void
read_columns (LeafBuild *build, LeafTableText *table, LeafWording line)
{
  guint32 column = 0;

  table->n_columns = count_cells (build, line);
  table->columns = leaf_new_n (build->arena, LeafWording, table->n_columns);
  for (guint32 at = line.first; at < line.end; column++) {
    LeafWording cell = cell_at (build, line, at);

    table->columns[column] = cell;
    at = cell.end;
  }
}

static void
read_row (LeafBuild *build, LeafTableText *table, LeafWording line, LeafWording *cells)
{
  guint32 column = 0;

  for (guint32 at = line.first; at < line.end; column++) {
    LeafWording cell = cell_at (build, line, at);

    at = cell.end;
    if (column >= table->n_columns) {
      g_autofree char *name = leaf_wording_dup (build, table->name);
      g_autofree char *entry = leaf_wording_dup (build, cell);

      leaf_build_problem (build, LEAF_PROBLEM_TABLE_ROW_TOO_LONG, leaf_wording_span (build, table->name), name, entry,
                          NULL);
      return;
    }
    if (!leaf_wording_is (build, cell, "--"))
      cells[column] = cell;
  }
}

static void
read_rows (LeafBuild *build, LeafTableText *table, LeafWording rows)
{
  guint64 n_rows = 0;
  LeafWording *row;

  for (guint32 at = rows.first; at < rows.end; at = line_at (build, rows, at).end)
    n_rows++;
  n_rows = MIN (n_rows, MOST_CELLS / MAX (table->n_columns, 1));
  table->n_rows = (guint32) n_rows;
  table->cells = leaf_new_n (build->arena, LeafWording, n_rows * table->n_columns);
  row = table->cells;
  for (guint32 at = rows.first; at < rows.end && n_rows > 0; n_rows--) {
    LeafWording line = line_at (build, rows, at);

    read_row (build, table, line, row);
    row += table->n_columns;
    at = line.end;
  }
}

guint32
leaf_table_text_read (LeafBuild *build, LeafWording w)
{
  LeafTableText table = { .how = 0 };
  LeafWording headline = line_at (build, w, w.first);
  LeafWording rows = leaf_wording_from (w, headline.end);

  read_headline (build, &table, headline);
  rows = take_blank_rows (build, &table, rows);
  if (leaf_wording_empty (rows)) {
    leaf_problem_at (build, LEAF_PROBLEM_TABLE_WITHOUT_COLUMNS, headline, NULL, NULL);
  } else {
    LeafWording columns = line_at (build, rows, rows.first);

    read_columns (build, &table, columns);
    read_rows (build, &table, leaf_wording_from (rows, columns.end));
    if (table.n_rows == 0 && table.n_blank_rows == 0 && table.how == 0 && leaf_wording_empty (table.blank_rows)
        && leaf_wording_empty (table.blank_rows_for_each))
      leaf_problem_at (build, LEAF_PROBLEM_TABLE_WITHOUT_ROWS, headline, NULL, NULL);
  }
  return leaf_table_push (&build->sentences->tables, &table);
}
