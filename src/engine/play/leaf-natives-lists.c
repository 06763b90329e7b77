/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-lists.c: lists are lengthened, shortened, turned and sorted.
 *
 * The list to change comes as a reference to the place that holds it; a list that nothing was ever put into has no block
 * yet, and gets one here.  Texts among the entries are compared by their characters: those that have to be run first are
 * left as they are, and are then the same only as themselves.
 */

#include "leaf-machine.h"

#define NATIVE(name) LeafNativeStatus leaf_native_##name (LeafMachine *m, const LeafValue *args, LeafValue *result)

/* --- the list in its place ----------------------------------------------------------------------------------------------------------- */

/* The block of the list at the place, made when there is none. */
static guint32
list_in (LeafMachine *m, LeafValue place)
{
  LeafValue list = leaf_place_load (m, place);

  if (!leaf_heap_has (&m->heap, (guint32) MAX (list.bits, 0), LEAF_BLOCK_LIST)) {
    guint32 kind = list.kind != 0 ? list.kind : LEAF_KIND_LIST;

    list = (LeafValue) { kind, (gint32) leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, kind, 0) };
    leaf_place_store (m, place, list);
  }
  return (guint32) list.bits;
}

static guint32
length (const LeafMachine *m, guint32 list)
{
  guint32 n;

  leaf_block_values (&m->heap, list, &n);
  return n;
}

/* From 1; 0: not there. */
static guint32
find (const LeafMachine *m, guint32 list, LeafValue value)
{
  guint32 n;
  const LeafValue *entries = leaf_block_values (&m->heap, list, &n);

  for (guint32 i = 0; i < n; i++)
    if (leaf_value_same (m, entries[i], value))
      return i + 1;
  return 0;
}

NATIVE (list_is_empty)
{
  *result = LEAF_VALUE (TRUTH_STATE, length (m, (guint32) MAX (args[0].bits, 0)) == 0);
  return LEAF_NATIVE_DONE;
}

NATIVE (list_length)
{
  *result = LEAF_VALUE (NUMBER, length (m, (guint32) MAX (args[0].bits, 0)));
  return LEAF_NATIVE_DONE;
}

/* --- putting in ------------------------------------------------------------------------------------------------------------------------ */

static void
insert (LeafMachine *m, guint32 list, LeafValue value, guint32 at, gboolean if_absent)
{
  if (!if_absent || find (m, list, value) == 0)
    leaf_block_insert (&m->heap, list, at, value);
}

/* Entry numbers run from 1 to one past the end. */
static gboolean
can_insert_at (LeafMachine *m, guint32 list, gint32 at)
{
  if (at >= 1 && (guint32) at <= length (m, list) + 1)
    return TRUE;
  leaf_fault (m, "nothing can be added at entry %d of a list of %u entries", at, length (m, list));
  return FALSE;
}

NATIVE (list_add)
{
  LeafValue value = args[0], place = args[1];
  gboolean if_absent = args[2].bits & 1;
  guint32 list = list_in (m, place);

  insert (m, list, value, length (m, list), if_absent);
  return LEAF_NATIVE_DONE;
}

NATIVE (list_add_at)
{
  LeafValue value = args[0], place = args[2];
  gint32 at = args[1].bits;
  gboolean if_absent = args[3].bits & 1;
  guint32 list = list_in (m, place);

  if (can_insert_at (m, list, at))
    insert (m, list, value, (guint32) at - 1, if_absent);
  return LEAF_NATIVE_DONE;
}

/* The entries of `more` are read anew each time: it may be the list itself. */
static void
append (LeafMachine *m, LeafValue more, guint32 list, guint32 at, gboolean if_absent)
{
  guint32 n = length (m, (guint32) MAX (more.bits, 0));
  g_autofree LeafValue *copy = g_new0 (LeafValue, n + 1);

  for (guint32 i = 0; i < n; i++)
    copy[i] = leaf_block_values (&m->heap, (guint32) more.bits, &n)[i];
  for (guint32 i = 0; i < n; i++) {
    guint32 before = length (m, list);

    insert (m, list, copy[i], at, if_absent);
    at += length (m, list) - before;
  }
}

NATIVE (list_append)
{
  LeafValue more = args[0], place = args[1];
  gboolean if_absent = args[2].bits & 1;
  guint32 list = list_in (m, place);

  append (m, more, list, length (m, list), if_absent);
  return LEAF_NATIVE_DONE;
}

NATIVE (list_append_at)
{
  LeafValue more = args[0], place = args[2];
  gint32 at = args[1].bits;
  guint32 list = list_in (m, place);

  if (can_insert_at (m, list, at))
    append (m, more, list, (guint32) at - 1, FALSE);
  return LEAF_NATIVE_DONE;
}

/* --- taking out ------------------------------------------------------------------------------------------------------------------------ */

static gboolean
remove_all (LeafMachine *m, guint32 list, LeafValue value)
{
  gboolean any = FALSE;
  guint32 at;

  while ((at = find (m, list, value)) != 0) {
    leaf_block_remove (&m->heap, list, at - 1, 1);
    any = TRUE;
  }
  return any;
}

NATIVE (list_remove)
{
  LeafValue value = args[0], place = args[1];
  gboolean if_present = args[2].bits & 1;

  if (!remove_all (m, list_in (m, place), value) && !if_present)
    leaf_fault (m, "a value that is not in a list cannot be removed from it");
  return LEAF_NATIVE_DONE;
}

NATIVE (list_remove_list)
{
  LeafValue values = args[0], place = args[1];
  gboolean if_present = args[2].bits & 1;
  guint32 list = list_in (m, place), n = length (m, (guint32) MAX (values.bits, 0));
  g_autofree LeafValue *copy = g_new0 (LeafValue, n + 1);

  for (guint32 i = 0; i < n; i++)
    copy[i] = leaf_block_values (&m->heap, (guint32) values.bits, &n)[i];
  for (guint32 i = 0; i < n; i++)
    if (!remove_all (m, list, copy[i]) && !if_present)
      leaf_fault (m, "a value that is not in a list cannot be removed from it");
  return LEAF_NATIVE_DONE;
}

static void
remove_range (LeafMachine *m, LeafValue place, gint32 from, gint32 to, gboolean if_present)
{
  guint32 list = list_in (m, place), n = length (m, list);

  if (from < 1 || to < from || (guint32) to > n) {
    if (!if_present) {
      leaf_fault (m, "entries %d to %d cannot be removed from a list of %u entries", from, to, n);
      return;
    }
    from = MAX (from, 1);
    to = MIN (to, (gint32) n);
    if (to < from)
      return;
  }
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

/* --- length ----------------------------------------------------------------------------------------------------------------------------- */

enum { LONGEST = 1000000 };

static void
lengthen (LeafMachine *m, guint32 list, guint32 n)
{
  guint32 kind = m->heap.blocks[list].kind, before = length (m, list), entry = 0;

  if (n > LONGEST) {
    leaf_fault (m, "a list of %u entries is too long", n);
    return;
  }
  if (kind != 0 && kind < m->facts->n_kinds)
    entry = leaf_image_kind (m->image, (LeafKindId) { kind })->args[0].ix;
  leaf_block_resize (&m->heap, list, n);
  for (guint32 i = before; i < n; i++) {
    LeafValue fresh = leaf_default_value (m, entry);

    leaf_block_own (&m->heap, list, n)[i] = fresh;
  }
}

static LeafNativeStatus
resize (LeafMachine *m, LeafValue place, gint32 n, gboolean may_shrink, gboolean may_grow)
{
  guint32 list = list_in (m, place);

  if (n < 0)
    leaf_fault (m, "a list cannot have %d entries", n);
  else if ((guint32) n < length (m, list) && may_shrink)
    leaf_block_resize (&m->heap, list, (guint32) n);
  else if ((guint32) n > length (m, list) && may_grow)
    lengthen (m, list, (guint32) n);
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
    leaf_fault (m, "a list cannot have %d entries", keep);
  else if ((guint32) keep < n)
    leaf_block_remove (&m->heap, list, 0, n - (guint32) keep);
  return LEAF_NATIVE_DONE;
}

/* --- order ------------------------------------------------------------------------------------------------------------------------------ */

NATIVE (list_reverse)
{
  guint32 list = list_in (m, args[0]), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n);

  for (guint32 i = 0; i < n / 2; i++) {
    LeafValue swap = entries[i];

    entries[i] = entries[n - 1 - i];
    entries[n - 1 - i] = swap;
  }
  return LEAF_NATIVE_DONE;
}

NATIVE (list_rotate)
{
  guint32 list = list_in (m, args[0]), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n), last;

  if (n < 2)
    return LEAF_NATIVE_DONE;
  last = entries[n - 1];
  for (guint32 i = n - 1; i > 0; i--)
    entries[i] = entries[i - 1];
  entries[0] = last;
  return LEAF_NATIVE_DONE;
}

NATIVE (list_rotate_backwards)
{
  guint32 list = list_in (m, args[0]), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n), first;

  if (n < 2)
    return LEAF_NATIVE_DONE;
  first = entries[0];
  for (guint32 i = 0; i + 1 < n; i++)
    entries[i] = entries[i + 1];
  entries[n - 1] = first;
  return LEAF_NATIVE_DONE;
}

NATIVE (list_shuffle)
{
  guint32 list = list_in (m, args[0]), n = length (m, list);
  LeafValue *entries = leaf_block_own (&m->heap, list, n);

  for (guint32 i = 2; i <= n; i++) {
    guint32 j = leaf_chance_draw (m, i);
    LeafValue swap = entries[i - 1];

    entries[i - 1] = entries[j - 1];
    entries[j - 1] = swap;
  }
  return LEAF_NATIVE_DONE;
}

typedef struct {
  LeafMachine *m;
  guint32 property; /* 0: by the values themselves */
  gint sign;
} Order;

static gint
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const Order *order = data;
  LeafValue x = *(const LeafValue *) a, y = *(const LeafValue *) b;

  if (order->property != 0) {
    x = leaf_property (order->m, x, order->property);
    y = leaf_property (order->m, y, order->property);
  }
  return order->sign * leaf_value_compare (order->m, x, y);
}

/* A copy is sorted, since asking for properties may move blocks; equal entries keep their order, also in reverse. */
static LeafNativeStatus
sort (LeafMachine *m, LeafValue place, guint32 property, gint sign)
{
  guint32 list = list_in (m, place), n = length (m, list);
  Order order = { m, property, sign };
  g_autofree LeafValue *copy = g_new0 (LeafValue, n + 1);

  for (guint32 i = 0; i < n; i++)
    copy[i] = leaf_block_values (&m->heap, list, &n)[i];
  g_qsort_with_data (copy, (gint) n, sizeof *copy, compare, &order);
  for (guint32 i = 0; i < n; i++)
    leaf_block_own (&m->heap, list, n)[i] = copy[i];
  return LEAF_NATIVE_DONE;
}

/* clang-format off */
NATIVE (list_sort) { return sort (m, args[0], 0, 1); }
NATIVE (list_sort_reverse) { return sort (m, args[0], 0, -1); }
NATIVE (list_sort_property) { return sort (m, args[0], (guint32) args[1].bits, 1); }
NATIVE (list_sort_property_reverse) { return sort (m, args[0], (guint32) args[1].bits, -1); }
/* clang-format on */
