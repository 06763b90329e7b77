/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-resumable.h: long work in pieces, for natives with a frame: comparing, finding, sorting.
 *
 * Each function here charges what it does and may find the budget spent: then it returns FALSE, the native returns
 * LEAF_NATIVE_SPENT, and at its next visit comes to the same call with the same arguments, which goes on where it
 * stood.  Where it stands is in cells of the native from `cell` on: so many as are said, all 0 when the work begins.
 */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* May comparing, copying or finding it take long, so that it wants a native of its own? */
gboolean leaf_is_long_list (const LeafMachine *machine, LeafValue value);
/* are there lists among its entries */
gboolean leaf_list_is_deep (const LeafMachine *machine, guint32 kind, const LeafValue *values, guint32 n);
/* is it a text that is only its characters once its code has been run */
gboolean leaf_text_is_unmade (const LeafMachine *machine, LeafValue value);
/* are there texts among its entries that are only characters once their code has been run */
gboolean leaf_has_unmade_texts (const LeafMachine *machine, LeafValue list);

/* As leaf_value_compare.  The cells are those from `cell` to the last: it takes more of them for each list in a
 * list. */
gboolean leaf_compare_on (LeafMachine *machine, guint32 cell, LeafValue a, LeafValue b, int *order);
/* Where in the list the value is, from 1; 0: nowhere.  All cells from `cell` on. */
gboolean leaf_find_on (LeafMachine *machine, guint32 cell, guint32 list, LeafValue value, guint32 *at);

/* Sorting a block of values so that equal ones keep their order: whoever sorts is asked how two of them compare, as
 * often as needed, and may take as long over each as it likes.
 *
 *   while (leaf_sort_next (m, CELL, list, &a, &b)) { ...; leaf_sort_answer (m, CELL, order); }     order > 0: b comes first
 */
enum { LEAF_SORT_CELLS = 6 };
/* FALSE: it is sorted */
gboolean leaf_sort_next (LeafMachine *machine, guint32 cell, guint32 list, LeafValue *a, LeafValue *b);
void leaf_sort_answer (LeafMachine *machine, guint32 cell, int order);

G_END_DECLS
