/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-lists.c: lengthens, shortens, reverses and sorts lists.
 *
 * The list to change is passed as a reference to its variable. A list that was never filled has no block yet, and gets
 * one here. Texts among the entries are compared by their characters; texts with substitutions are expanded only for
 * removal, and otherwise are equal only to themselves. Long operations are done in pieces (leaf-resumable.h). */

#include "leaf-faults.h"
#include "leaf-frames.h"
#include "leaf-memory.h"
#include "leaf-properties.h"
#include "leaf-references.h"
#include "leaf-rng.h"
#include "leaf-values.h"
#include "leaf-resumable.h"

#include <string.h>

enum { ENTRIES_A_UNIT = 16 /* entries that one unit of work moves */, ENTRIES_A_UNIT_COPIED = 2 };

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* --- the list of a variable --------------------------------------------------------------------------------------- */

/* The block of the list at the place, created if there is none. */
static guint32
list_in (LeafMachine *m, LeafValue place)
{
  LeafValue list = leaf_place_load (m, place);

  if (!leaf_heap_has (&m->heap, (guint32) list.bits, LEAF_BLOCK_LIST)) {
    guint32 kind = list.kind != 0 ? list.kind : LEAF_KIND_LIST;

    list = (LeafValue) { kind, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, 0) };
    leaf_place_store (m, place, list);
  }
  if (leaf_block_is_shared (&m->heap, (guint32) list.bits)) /* the next write copies it */
    leaf_charge (m, leaf_block_length (&m->heap, (guint32) list.bits) / ENTRIES_A_UNIT_COPIED);
  return (guint32) list.bits;
}

static guint32
length (const LeafMachine *m, guint32 list)
{
  return leaf_heap_has (&m->heap, list, LEAF_BLOCK_LIST) ? leaf_block_length (&m->heap, list) : 0;
}

NATIVE (list_is_empty)
{
  *result = LEAF_VALUE (TRUTH_STATE, length (m, (guint32) args[0].bits) == 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (list_length)
{
  *result = LEAF_VALUE (NUMBER, length (m, (guint32) args[0].bits));
  return LEAF_NATIVE_DONE;
}

/* --- pairs -------------------------------------------------------------------------------------------------------- */

NATIVE (pair)
{
  guint32 made = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 2);

  leaf_block_set (&m->heap, made, 0, leaf_copy_value (m, args[0]));
  leaf_block_set (&m->heap, made, 1, leaf_copy_value (m, args[1]));
  *result = LEAF_VALUE (LIST, made);
  return LEAF_NATIVE_DONE;
}

static LeafValue
part_of_pair (const LeafMachine *m, LeafValue pair, guint32 part)
{
  guint32 n = 0;
  const LeafValue *values
      = leaf_heap_has (&m->heap, (guint32) pair.bits, LEAF_BLOCK_LIST) && pair.kind == LEAF_KIND_LIST
            ? leaf_block_values (&m->heap, (guint32) pair.bits, &n)
            : NULL;

  return part < n ? values[part] : leaf_object (0);
}

NATIVE (pair_first)
{
  *result = part_of_pair (m, args[0], 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (pair_second)
{
  *result = part_of_pair (m, args[0], 1);
  return LEAF_NATIVE_DONE;
}

/* --- texts with substitutions ------------------------------------------------------------------------------------- */

enum { ALL_EXPANDED = -1 };

/* Expands the texts with substitutions among the entries. An entry whose expansion equals the value is replaced by the
 * value, so that comparing finds it. Uses one cell, 0 at first: one more than the latest expanded entry. FALSE if a
 * text was called. */
static gboolean
replace_texts_like (LeafMachine *m, guint32 cell, guint32 list, LeafValue value)
{
  guint32 n = length (m, list), i = (guint32) leaf_native_cell (m, cell)->bits;
  LeafValue *own;

  if (value.kind != LEAF_KIND_TEXT || leaf_native_cell (m, cell)->bits == ALL_EXPANDED)
    return TRUE;
  own = leaf_block_own (&m->heap, list, n);
  if (own == NULL)
    return TRUE;
  if (i > 0 && i <= n && leaf_value_same (m, m->returned, value))
    own[i - 1] = value;
  while (i < n && !leaf_text_is_unmade (m, own[i]))
    i++;
  if (i < n) {
    m->comparing += leaf_native_cell (m, cell)->bits == 0;
    leaf_native_cell (m, cell)->bits = (gint32) i + 1;
    leaf_call_text (m, own[i]);
    return FALSE;
  }
  m->comparing -= leaf_native_cell (m, cell)->bits > 0;
  leaf_native_cell (m, cell)->bits = ALL_EXPANDED;
  return TRUE;
}

/* --- adding entries ----------------------------------------------------------------------------------------------- */

/* Entry numbers for insertion run from 1 to one more than the length. */
static gboolean
can_insert_at (LeafMachine *m, guint32 list, gint32 at)
{
  if (at >= 1 && (guint32) at <= length (m, list) + 1)
    return TRUE;
  leaf_fault (m, N_ ("nothing can be added at entry %1 of a list of %2 entries"), LEAF_DIGITS (at),
              LEAF_DIGITS (length (m, list)), NULL);
  return FALSE;
}

static LeafNativeStatus
insert (LeafMachine *m, guint32 list, LeafValue value, guint32 at, gboolean if_absent)
{
  enum { CELL_EXPANDED = 0, CELL_FIND };
  guint32 found = 0, n = length (m, list);

  if (if_absent && !replace_texts_like (m, CELL_EXPANDED, list, value))
    return LEAF_NATIVE_CALLED;
  if (if_absent && !leaf_find_on (m, CELL_FIND, list, value, &found))
    return LEAF_NATIVE_SPENT;
  if (found != 0 || !leaf_has_entries (m, list, n + 1))
    return LEAF_NATIVE_DONE;
  leaf_charge (m, (n - MIN (at, n)) / ENTRIES_A_UNIT);
  leaf_block_insert (&m->heap, list, at, leaf_copy_value (m, value));
  return LEAF_NATIVE_DONE;
}

NATIVE (list_add)
{
  LeafValue value = args[0], place = args[1];
  gboolean if_absent = args[2].bits & 1;
  guint32 list = list_in (m, place);

  return insert (m, list, value, length (m, list), if_absent);
}

NATIVE (list_add_at)
{
  LeafValue value = args[0], place = args[2];
  gint32 at = args[1].bits;
  gboolean if_absent = args[3].bits & 1;
  guint32 list = list_in (m, place);

  return can_insert_at (m, list, at) ? insert (m, list, value, (guint32) at - 1, if_absent) : LEAF_NATIVE_DONE;
}

/* Entries that are lists are copied too. */
static void
own_entries (LeafMachine *m, guint32 list, guint32 first, guint32 n)
{
  guint32 length_now;

  for (guint32 i = first; i < first + n; i++) {
    LeafValue entry = leaf_block_values (&m->heap, list, &length_now)[i], own = leaf_copy_value (m, entry);

    if (own.bits != entry.bits)
      leaf_block_set (&m->heap, list, i, own);
  }
}

/* Makes room for all entries of `more` before copying them: `more` may be the list itself, part of which was moved. */
static void
append (LeafMachine *m, guint32 more, guint32 list, guint32 at)
{
  guint32 n = length (m, more), before = length (m, list), ignored;
  const LeafValue *from;
  LeafValue *to;

  if (n == 0 || !leaf_has_entries (m, list, (gsize) before + n))
    return;
  leaf_charge (m, (before + n) / ENTRIES_A_UNIT);
  leaf_block_insert_blank (&m->heap, list, at, n);
  to = leaf_block_own (&m->heap, list, before + n);
  if (to == NULL || length (m, list) != before + n)
    return;
  from = leaf_block_values (&m->heap, more, &ignored);
  for (guint32 i = 0; i < n; i++)
    to[at + i] = more == list && i >= at ? from[i + n] : from[i];
  own_entries (m, list, at, n);
}

/* Adds the missing entries at the end. (A list contains all its own entries.) Cells: the next entry, and where the list
 * is searched for it. */
static LeafNativeStatus
append_absent (LeafMachine *m, guint32 more, guint32 list)
{
  enum { CELL_NEXT = 0, CELL_FIND };
  guint32 n;

  for (guint32 i; more != list;) {
    const LeafValue *values = leaf_block_values (&m->heap, more, &n);
    guint32 found;

    i = (guint32) leaf_native_cell (m, CELL_NEXT)->bits;
    if (i >= n || m->is_turn_over)
      break;
    if (leaf_is_spent (m) || !leaf_find_on (m, CELL_FIND, list, values[i], &found))
      return LEAF_NATIVE_SPENT;
    if (found == 0 && leaf_has_entries (m, list, (gsize) length (m, list) + 1))
      leaf_block_push (&m->heap, list, values[i]);
    leaf_native_cell (m, CELL_NEXT)->bits++;
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (list_append)
{
  guint32 more = (guint32) args[0].bits;
  gboolean if_absent = args[2].bits & 1;
  guint32 list = list_in (m, args[1]);

  if (if_absent)
    return append_absent (m, more, list);
  append (m, more, list, length (m, list));
  return LEAF_NATIVE_DONE;
}

NATIVE (list_append_at)
{
  guint32 more = (guint32) args[0].bits;
  gint32 at = args[1].bits;
  guint32 list = list_in (m, args[2]);

  if (can_insert_at (m, list, at))
    append (m, more, list, (guint32) at - 1);
  return LEAF_NATIVE_DONE;
}

/* --- removing entries --------------------------------------------------------------------------------------------- */

/* Moves the entries that stay, one by one. Cells: the next entry to examine, how many stay, and the comparison. */
enum { CELL_LOOKED = 0, CELL_KEPT, CELL_COMPARE };

/* Removes all entries equal to the value. FALSE if the budget is spent. */
static gboolean
remove_all (LeafMachine *m, guint32 cell, guint32 list, LeafValue value, gboolean *any)
{
  guint32 n = length (m, list), kept;

  for (;;) {
    LeafValue *own = leaf_block_own (&m->heap, list, n), entry;
    guint32 i = (guint32) leaf_native_cell (m, cell + CELL_LOOKED)->bits;
    int order;

    if (i >= n || own == NULL)
      break;
    if (leaf_is_spent (m) || !leaf_compare_on (m, cell + CELL_COMPARE, own[i], value, &order))
      return FALSE;
    entry = own[i];
    leaf_native_cell (m, cell + CELL_LOOKED)->bits++;
    if (order != 0)
      own[leaf_native_cell (m, cell + CELL_KEPT)->bits++] = entry;
  }
  kept = (guint32) leaf_native_cell (m, cell + CELL_KEPT)->bits;
  *any = kept < n;
  if (kept < n)
    leaf_block_resize (&m->heap, list, kept);
  leaf_native_cell (m, cell + CELL_LOOKED)->bits = leaf_native_cell (m, cell + CELL_KEPT)->bits = 0;
  return TRUE;
}

static void
tell_absent (LeafMachine *m)
{
  leaf_fault (m, N_ ("a value that is not in a list cannot be removed from it"), NULL);
}

NATIVE (list_remove)
{
  enum { CELL_EXPANDED = 0, CELL_REMOVE };
  LeafValue value = args[0], place = args[1];
  gboolean if_present = args[2].bits & 1, any;
  guint32 list = list_in (m, place);

  if (!replace_texts_like (m, CELL_EXPANDED, list, value))
    return LEAF_NATIVE_CALLED;
  if (!remove_all (m, CELL_REMOVE, list, value, &any))
    return LEAF_NATIVE_SPENT;
  if (!any && !if_present)
    tell_absent (m);
  return LEAF_NATIVE_DONE;
}

/* Cells: the values to remove, copied at the beginning, and the next one. */
NATIVE (list_remove_list)
{
  enum { CELL_VALUES = 0, CELL_NEXT, CELL_EXPANDED, CELL_REMOVE };
  LeafValue values = args[0], place = args[1];
  gboolean if_present = args[2].bits & 1;
  guint32 list = list_in (m, place), n;

  if (leaf_native_begins (m)) {
    guint32 from = (guint32) values.bits;

    if (!leaf_heap_has (&m->heap, from, LEAF_BLOCK_LIST))
      return LEAF_NATIVE_DONE;
    *leaf_native_cell (m, CELL_VALUES) = (LeafValue) { LEAF_KIND_LIST, (gint32) leaf_heap_share (&m->heap, from) };
  }
  for (;;) {
    const LeafValue *from = leaf_block_values (&m->heap, (guint32) leaf_native_cell (m, CELL_VALUES)->bits, &n);
    guint32 next = (guint32) leaf_native_cell (m, CELL_NEXT)->bits;
    gboolean any;

    if (next >= n)
      return LEAF_NATIVE_DONE;
    if (!replace_texts_like (m, CELL_EXPANDED, list, from[next]))
      return LEAF_NATIVE_CALLED;
    if (leaf_is_spent (m) || !remove_all (m, CELL_REMOVE, list, from[next], &any))
      return LEAF_NATIVE_SPENT;
    if (!any && !if_present)
      tell_absent (m);
    leaf_native_cell (m, CELL_EXPANDED)->bits = 0;
    leaf_native_cell (m, CELL_NEXT)->bits++;
  }
}

static void
remove_range (LeafMachine *m, LeafValue place, gint32 from, gint32 to, gboolean if_present)
{
  guint32 list = list_in (m, place), n = length (m, list);

  if (from < 1 || to < from || (guint32) to > n) {
    if (!if_present) {
      leaf_fault (m, N_ ("entries %1 to %2 cannot be removed from a list of %3 entries"), LEAF_DIGITS (from),
                  LEAF_DIGITS (to), LEAF_DIGITS (n), NULL);
      return;
    }
    from = MAX (from, 1);
    to = MIN (to, (gint32) n);
    if (to < from)
      return;
  }
  leaf_charge (m, (n - (guint32) from) / ENTRIES_A_UNIT);
  leaf_block_remove (&m->heap, list, (guint32) from - 1, (guint32) (to - from + 1));
}

NATIVE (list_remove_entry)
{
  remove_range (m, args[1], args[0].bits, args[0].bits, args[2].bits & 1);
  return LEAF_NATIVE_DONE;
}

NATIVE (list_remove_entries)
{
  remove_range (m, args[2], args[0].bits, args[1].bits, args[3].bits & 1);
  return LEAF_NATIVE_DONE;
}

/* --- length ------------------------------------------------------------------------------------------------------- */

/* New entries have the default value of their kind; for lists of lists, each gets a block. */
static LeafNativeStatus
lengthen (LeafMachine *m, guint32 list, guint32 n)
{
  guint32 entry = leaf_list_entry_kind (m, leaf_heap_block (&m->heap, list)->kind);
  gboolean is_block = leaf_list_is_deep (m, leaf_heap_block (&m->heap, list)->kind, NULL, 0);

  if (!leaf_has_entries (m, list, n))
    return LEAF_NATIVE_DONE;
  while (length (m, list) < n && !m->is_turn_over) {
    guint32 from = length (m, list), end = MIN (n, from + 256);
    LeafValue fresh;

    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    fresh = leaf_none_of (m, entry); /* in a list of objects, nothing */
    leaf_charge (m, is_block ? (end - from) * 8 : (end - from) / ENTRIES_A_UNIT + 1);
    leaf_block_resize (&m->heap, list, end);
    for (guint32 i = from; i < end && i < length (m, list); i++) {
      if (is_block && i > from)
        fresh = leaf_none_of (m, entry); /* in a list of objects, nothing */
      leaf_block_set (&m->heap, list, i, fresh);
    }
    if (!leaf_has_memory (m, 0))
      break;
  }
  return LEAF_NATIVE_DONE;
}

static LeafNativeStatus
resize (LeafMachine *m, LeafValue place, gint32 n, gboolean may_shrink, gboolean may_grow)
{
  guint32 list = list_in (m, place);

  if (n < 0)
    leaf_fault (m, N_ ("a list cannot have %1 entries"), LEAF_DIGITS (n), NULL);
  else if ((guint32) n < length (m, list) && may_shrink)
    leaf_block_resize (&m->heap, list, (guint32) n);
  else if ((guint32) n > length (m, list) && may_grow)
    return lengthen (m, list, (guint32) n);
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (list_truncate) { return resize (m, args[0], args[1].bits, TRUE, FALSE); }
NATIVE (list_extend) { return resize (m, args[0], args[1].bits, FALSE, TRUE); }
NATIVE (list_resize) { return resize (m, args[0], args[1].bits, TRUE, TRUE); }
/* clang-format on */

NATIVE (list_truncate_last)
{
  gint32 keep = args[1].bits;
  guint32 list = list_in (m, args[0]), n = length (m, list);

  if (keep < 0)
    leaf_fault (m, N_ ("a list cannot have %1 entries"), LEAF_DIGITS (keep), NULL);
  else if ((guint32) keep < n)
    leaf_block_remove (&m->heap, list, 0, n - (guint32) keep);
  return LEAF_NATIVE_DONE;
}

/* --- order -------------------------------------------------------------------------------------------------------- */

NATIVE (list_reverse)
{
  guint32 list = list_in (m, args[0]), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n);

  leaf_charge (m, n / ENTRIES_A_UNIT);
  for (guint32 i = 0; entries != NULL && i < n / 2; i++) {
    LeafValue swap = entries[i];

    entries[i] = entries[n - 1 - i];
    entries[n - 1 - i] = swap;
  }
  return LEAF_NATIVE_DONE;
}

/* Moves the last entry to the front, or the first to the end. */
static LeafNativeStatus
rotate (LeafMachine *m, LeafValue place, gboolean backwards)
{
  guint32 list = list_in (m, place), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n), moved;

  if (n < 2 || entries == NULL)
    return LEAF_NATIVE_DONE;
  leaf_charge (m, n / ENTRIES_A_UNIT);
  moved = entries[backwards ? 0 : n - 1];
  memmove (entries + (backwards ? 0 : 1), entries + (backwards ? 1 : 0), sizeof *entries * (n - 1));
  entries[backwards ? n - 1 : 0] = moved;
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (list_rotate) { return rotate (m, args[0], FALSE); }
NATIVE (list_rotate_backwards) { return rotate (m, args[0], TRUE); }
/* clang-format on */

/* The phase is the number of shuffled entries, not counting the first. */
NATIVE (list_shuffle)
{
  guint32 list = list_in (m, args[0]), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n);

  for (guint32 i = leaf_native_phase (m) + 2; entries != NULL && i <= n; i++) {
    guint32 j;
    LeafValue swap = entries[i - 1];

    leaf_native_set_phase (m, i - 2);
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    j = leaf_rng_draw (m, i);
    entries[i - 1] = entries[j - 1];
    entries[j - 1] = swap;
    leaf_charge (m, 1);
  }
  return LEAF_NATIVE_DONE;
}

/* Sorts by the values themselves, or by one of their properties. Equal entries keep their order, also in reverse. In
 * phase 1 two entries in cells are being compared. */
static LeafNativeStatus
sort (LeafMachine *m, LeafValue place, guint32 property, gint sign)
{
  enum { CELL_SORT = 0, CELL_A = LEAF_SORT_CELLS, CELL_B, CELL_COMPARE };
  guint32 list = list_in (m, place);
  LeafValue a, b;
  int order;

  while (!m->is_turn_over && leaf_sort_next (m, CELL_SORT, list, &a, &b)) {
    if (leaf_is_spent (m))
      return LEAF_NATIVE_SPENT;
    if (property != 0 && leaf_native_phase (m) == 0) {
      a = leaf_property (m, a, property);
      b = leaf_property (m, b, property);
      *leaf_native_cell (m, CELL_A) = a;
      *leaf_native_cell (m, CELL_B) = b;
      leaf_native_set_phase (m, 1);
    } else if (property != 0) {
      a = *leaf_native_cell (m, CELL_A);
      b = *leaf_native_cell (m, CELL_B);
    }
    if (!leaf_has_memory (m, 0) || !leaf_compare_on (m, CELL_COMPARE, a, b, &order))
      return LEAF_NATIVE_SPENT;
    leaf_native_set_phase (m, 0);
    leaf_sort_answer (m, CELL_SORT, sign * order);
  }
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (list_sort) { return sort (m, args[0], 0, 1); }
NATIVE (list_sort_reverse) { return sort (m, args[0], 0, -1); }
NATIVE (list_sort_property) { return sort (m, args[0], (guint32) args[1].bits, 1); }
NATIVE (list_sort_property_reverse) { return sort (m, args[0], (guint32) args[1].bits, -1); }
/* clang-format on */

/* Sorts by a phrase of the author. It may change anything, including this list, so a copy is sorted, which replaces the
 * list at the end. */
NATIVE (list_sort_with)
{
  enum { CELL_SORT = 0, CELL_COPY = LEAF_SORT_CELLS };
  LeafValue pair[2], copy;

  if (leaf_native_begins (m)) {
    list_in (m, args[0]);
    copy = leaf_copy_value (m, leaf_place_load (m, args[0]));
    *leaf_native_cell (m, CELL_COPY) = copy;
  } else {
    leaf_sort_answer (m, CELL_SORT, m->returned.bits);
  }
  copy = *leaf_native_cell (m, CELL_COPY);
  if (m->is_turn_over)
    return LEAF_NATIVE_DONE;
  if (!leaf_sort_next (m, CELL_SORT, (guint32) copy.bits, &pair[0], &pair[1])) {
    leaf_place_store (m, args[0], copy);
    return LEAF_NATIVE_DONE;
  }
  for (guint i = 0; i < G_N_ELEMENTS (pair); i++)
    pair[i] = leaf_copy_value (m, pair[i]);
  leaf_call_phrase (m, (guint32) MAX (args[1].bits, 0), G_N_ELEMENTS (pair), pair);
  return LEAF_NATIVE_CALLED;
}
