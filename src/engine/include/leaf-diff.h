/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-diff.h: compares two lists of texts, such as the lines of a file before and after a change. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Entries old_start .. old_end - 1 were replaced by new_start .. new_end - 1; one of them may be empty. */
typedef struct {
  guint old_start, old_end, new_start, new_end;
} LeafDiffHunk;

/* Compares two NULL-terminated lists. Returns an array of LeafDiffHunk in order; free with g_array_unref. The number of
 * changed entries is minimal, unless there are thousands: then everything from the first change to the last is one
 * hunk. Any thread. */
GArray *leaf_diff (const char *const *old_texts, const char *const *new_texts);

G_END_DECLS
