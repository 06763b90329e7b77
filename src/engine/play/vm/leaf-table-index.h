/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-table-index.h: where a value stands in a column of a long table, and where a row is blank, without going
 * through all rows.
 *
 * No state: what is known of a column is found out while somebody looks for something, and again wherever the table
 * was written since.  Whoever writes into a table tells it (leaf_table_written).
 */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

enum { LEAF_TABLE_ALL_COLUMNS = G_MAXUINT32 - 1, LEAF_TABLE_BLANK_ROWS = G_MAXUINT32 };

/* Is it worth it, and can values of this kind be told by their bits alone? */
gboolean leaf_table_is_indexed (const LeafMachine *machine, guint32 table, guint32 kind);
/* The first row from 1 with these bits in the column of that place; 0: none.  Charged. */
guint32  leaf_table_row_with   (LeafMachine *machine, guint32 table, guint32 place, gint32 bits);
guint32  leaf_table_first_blank (LeafMachine *machine, guint32 table); /* 0: none */
/* Rows `from` to `to` were written in the column of that place, or in all; `to` 0: they were blanked. */
void     leaf_table_written    (LeafMachine *machine, guint32 table, guint32 place, guint32 from, guint32 to);
void     leaf_table_cell_written (LeafMachine *machine, guint32 table, guint32 cell); /* one of its entries */
void     leaf_table_forget     (LeafMachine *machine); /* all that is known of all tables */

/* leaf-tables.c */
gboolean leaf_table_row_is_blank (const LeafMachine *machine, const LeafImageTable *row, guint32 line);

G_END_DECLS
