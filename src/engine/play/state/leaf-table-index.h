/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-table-index.h: finds rows in long tables by a value in a column, and blank rows, without visiting all rows.
 *
 * An index is not state: it is built by searches, and updated after the table was written. Every write to a table must
 * be reported (leaf_table_written). */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

enum { LEAF_TABLE_ALL_COLUMNS = G_MAXUINT32 - 1, LEAF_TABLE_BLANK_ROWS = G_MAXUINT32 };

/* Returns TRUE if an index is worthwhile, and values of this kind can be compared by their bits. */
gboolean leaf_table_is_indexed (const LeafMachine *machine, guint32 table, guint32 kind);
/* The first row, from 1, with these bits in the column at that place; 0 if there is none. Charges for its work. */
guint32 leaf_table_row_with (LeafMachine *machine, guint32 table, guint32 place, gint32 bits);
guint32 leaf_table_first_blank (LeafMachine *machine, guint32 table); /* 0: none */
/* Reports that rows `from` to `to` were written in the column at that place, or in all columns. `to` 0: they became
 * blank. */
void leaf_table_written (LeafMachine *machine, guint32 table, guint32 place, guint32 from, guint32 to);
/* reports that an entry was written */
void leaf_table_cell_written (LeafMachine *machine, guint32 table, guint32 cell);
void leaf_table_forget (LeafMachine *machine); /* discards all indexes */

/* leaf-tables.c */
gboolean leaf_table_row_is_blank (const LeafMachine *machine, const LeafImageTable *row, guint32 line);

G_END_DECLS
