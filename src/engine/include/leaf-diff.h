/* leaf-diff.h: what differs between two lists of texts, such as the lines of a file before and after. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Entries old_start .. old_end - 1 were replaced by new_start .. new_end - 1; one of them may be empty. */
typedef struct {
  guint old_start, old_end, new_start, new_end;
} LeafDiffHunk;

/* Of LeafDiffHunk, in order; free with g_array_unref. The fewest changes, unless there are thousands: then all
 * between the first and the last is one. Any thread. */
GArray *leaf_diff (const char *const *old_texts, const char *const *new_texts);

G_END_DECLS
