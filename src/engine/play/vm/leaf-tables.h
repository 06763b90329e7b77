/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-tables.h: tables. Rows are counted from 1. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* 0: a fault was reported */
guint32 leaf_table_cell (LeafMachine *machine, LeafValue table, gint32 row, guint32 column);
LeafValue leaf_table_get (LeafMachine *machine, LeafValue table, gint32 row, guint32 column, gboolean zero_is_blank);
gboolean leaf_table_has (LeafMachine *machine, LeafValue table, gint32 row, guint32 column);
/* The first row with that value in the column; if there are several, the first that also has an entry in `filled` (0:
 * any). 0 if there is none. */
gint32 leaf_table_find (LeafMachine *machine, LeafValue table, LeafValue value, guint32 column, guint32 filled);
gint32 leaf_table_count (LeafMachine *machine, LeafValue table, LeafRowSort which);
gint32 leaf_table_blank_row (LeafMachine *machine, LeafValue table);
gint32 leaf_table_random_row (LeafMachine *machine, LeafValue table);
gint32 leaf_table_next_row (LeafMachine *machine, LeafValue table, gint32 row, guint32 column, gboolean reverse);
void leaf_table_clear_row (LeafMachine *machine, LeafValue table, gint32 row, guint32 column);
/* Moves the blank rows among rows `from` to `to` to the end. Returns the number of the last one that is not blank. */
guint32 leaf_table_blanks_last (LeafMachine *machine, LeafValue table, guint32 from, guint32 to);
/* Sorts the first n rows by their values in the column; blank entries come last. */
void leaf_table_sort_first (LeafMachine *machine, LeafValue table, guint32 column, gboolean reverse, guint32 n);

G_END_DECLS
