/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diff.c: what differs between two lists of texts, by the greedy algorithm of E. Myers (1986): for d = 0, 1, …
 * the farthest points that d changes reach on each diagonal; the path back through them has the fewest changes. */
#include "leaf-diff.h"

enum { MOST_CHANGES = 1200 };

/* Both lists as numbers, equal for equal texts, without their common ends. */
typedef struct {
  guint *old_ids, *new_ids;
  int n_old, n_new;
  guint start; /* entries left out at the beginning */
} Numbers;

static guint
number_of (GHashTable *known, const char *text)
{
  gpointer number = g_hash_table_lookup (known, text);

  if (number == NULL) {
    number = GUINT_TO_POINTER (g_hash_table_size (known) + 1);
    g_hash_table_insert (known, (gpointer) text, number);
  }
  return GPOINTER_TO_UINT (number);
}

static guint *
number_all (GHashTable *known, const char *const *texts, guint n)
{
  guint *ids = g_new (guint, n + 1);

  for (guint i = 0; i < n; i++)
    ids[i] = number_of (known, texts[i]);
  return ids;
}

static void
add_hunk (GArray *hunks, guint old_start, guint old_end, guint new_start, guint new_end)
{
  LeafDiffHunk hunk = { old_start, old_end, new_start, new_end };
  LeafDiffHunk *last = hunks->len > 0 ? &g_array_index (hunks, LeafDiffHunk, hunks->len - 1) : NULL;

  /* Edits are found from the end, so the last one begins where this one ends. */
  if (last != NULL && last->old_start == old_end) { /* then last->new_start == new_end */
    last->old_start = old_start;
    last->new_start = new_start;
    return;
  }
  g_array_append_val (hunks, hunk);
}

/* Follows the path back. For each step, the previous row gives the diagonal on which it began. */
static void
walk_back (const Numbers *numbers, GPtrArray *rows, GArray *hunks)
{
  int x = numbers->n_old, y = numbers->n_new;

  for (int d = (int) rows->len - 1; d > 0; d--) {
    const int *row = (const int *) rows->pdata[d - 1] + d; /* its diagonals are -(d - 1) .. d - 1, and one more */
    int k = x - y;
    gboolean down = k == -d || (k != d && row[k - 1] < row[k + 1]);
    int before = down ? k + 1 : k - 1, from_x = row[before], from_y = from_x - before;
    int to_x = down ? from_x : from_x + 1, to_y = down ? from_y + 1 : from_y;

    add_hunk (hunks, numbers->start + (guint) from_x, numbers->start + (guint) to_x, numbers->start + (guint) from_y,
              numbers->start + (guint) to_y);
    x = from_x;
    y = from_y;
  }
}

/* A row for each number of changes: how far they reach along the old list, for the diagonals from -d to d and one more.
 * NULL if there are too many. */
static GPtrArray *
find_rows (const Numbers *numbers)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);

  for (int d = 0; d <= MOST_CHANGES; d++) {
    int *row = g_new0 (int, 2 * (gsize) d + 3), *at = row + d + 1;
    const int *last = d > 0 ? (const int *) rows->pdata[d - 1] + d : NULL;

    g_ptr_array_add (rows, row);
    for (int k = -d; k <= d; k += 2) {
      int x = last == NULL ? 0 : k == -d || (k != d && last[k - 1] < last[k + 1]) ? last[k + 1] : last[k - 1] + 1;

      while (x < numbers->n_old && x - k < numbers->n_new && numbers->old_ids[x] == numbers->new_ids[x - k])
        x++;
      at[k] = x;
      if (x >= numbers->n_old && x - k >= numbers->n_new)
        return rows;
    }
  }
  g_ptr_array_unref (rows);
  return NULL;
}

static void
reverse (GArray *hunks)
{
  for (guint i = 0; i < hunks->len / 2; i++) {
    LeafDiffHunk *one = &g_array_index (hunks, LeafDiffHunk, i),
                 *other = &g_array_index (hunks, LeafDiffHunk, hunks->len - 1 - i), kept = *one;

    *one = *other;
    *other = kept;
  }
}

/* A run of only added, or only removed, entries can be shifted over equal ones: to the last position, so that a
 * paragraph begins with its words and ends with the empty line. */
static void
slide (GArray *hunks, const guint *old_ids, const guint *new_ids, guint n_old)
{
  for (guint i = 0; i < hunks->len; i++) {
    LeafDiffHunk *hunk = &g_array_index (hunks, LeafDiffHunk, i);
    guint limit = i + 1 < hunks->len ? g_array_index (hunks, LeafDiffHunk, i + 1).old_start : n_old;
    const guint *ids = hunk->old_start == hunk->old_end ? new_ids + hunk->new_start : old_ids + hunk->old_start;
    guint n = MAX (hunk->old_end - hunk->old_start, hunk->new_end - hunk->new_start);

    if (hunk->old_start != hunk->old_end && hunk->new_start != hunk->new_end)
      continue;
    while (hunk->old_end < limit && ids[0] == ids[n]) {
      hunk->old_start++;
      hunk->old_end++;
      hunk->new_start++;
      hunk->new_end++;
      ids++;
    }
  }
}

GArray *
leaf_diff (const char *const *old_texts, const char *const *new_texts)
{
  GArray *hunks = g_array_new (FALSE, FALSE, sizeof (LeafDiffHunk));
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_all_old = g_strv_length ((char **) old_texts), n_old = n_all_old, n_new = g_strv_length ((char **) new_texts),
        start = 0;
  g_autofree guint *old_ids = number_all (known, old_texts, n_old), *new_ids = number_all (known, new_texts, n_new);
  g_autoptr (GPtrArray) rows = NULL;
  Numbers numbers;

  while (start < n_old && start < n_new && old_ids[start] == new_ids[start])
    start++;
  while (n_old > start && n_new > start && old_ids[n_old - 1] == new_ids[n_new - 1]) {
    n_old--;
    n_new--;
  }
  numbers = (Numbers) { old_ids + start, new_ids + start, (int) (n_old - start), (int) (n_new - start), start };
  if (n_old == start && n_new == start)
    return hunks;
  rows = n_old > start && n_new > start ? find_rows (&numbers) : NULL;
  if (rows == NULL)
    add_hunk (hunks, start, n_old, start, n_new);
  else
    walk_back (&numbers, rows, hunks);
  reverse (hunks);
  slide (hunks, old_ids, new_ids, n_all_old);
  return hunks;
}
