/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-resumable.h: long work in pieces, for natives with a frame: comparing, finding, sorting.
 *
 * Each function charges for its work. If the budget is spent it returns FALSE, the native returns LEAF_NATIVE_SPENT,
 * and when it is called again it makes the same call with the same arguments, which continues. The progress is in the
 * native's cells from `cell` on, as many as stated; all are 0 at first. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* Returns TRUE if comparing, copying or finding it may take long, so that a native of its own is needed. */
gboolean leaf_is_long_list (const LeafMachine *machine, LeafValue value);
/* there are lists among its entries */
gboolean leaf_list_is_deep (const LeafMachine *machine, guint32 kind, const LeafValue *values, guint32 n);
/* a text that has no characters until its code runs */
gboolean leaf_text_is_unmade (const LeafMachine *machine, LeafValue value);
/* there are such texts among its entries */
gboolean leaf_has_unmade_texts (const LeafMachine *machine, LeafValue list);

/* Like leaf_value_compare. Uses all cells from `cell` on, more for each level of nested lists. */
gboolean leaf_compare_on (LeafMachine *machine, guint32 cell, LeafValue a, LeafValue b, int *order);
/* Returns the position of the value in the list, from 1; 0 if it is not there. Uses all cells from `cell` on. */
gboolean leaf_find_on (LeafMachine *machine, guint32 cell, guint32 list, LeafValue value, guint32 *at);

/* Stable sorting of a block of values. The caller compares the two values of each step, and may take as long as it
 * needs:
 *
 *   while (leaf_sort_next (m, CELL, list, &a, &b)) { ...; leaf_sort_answer (m, CELL, order); }
 *
 * If order > 0, b comes first. */
enum { LEAF_SORT_CELLS = 6 };
/* FALSE if it is sorted */
gboolean leaf_sort_next (LeafMachine *machine, guint32 cell, guint32 list, LeafValue *a, LeafValue *b);
void leaf_sort_answer (LeafMachine *machine, guint32 cell, int order);

G_END_DECLS
