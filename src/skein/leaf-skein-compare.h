/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-compare.h: compares an answer of a story with the expected one, word by word. Any thread. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  LEAF_SKEIN_SAME = 1,
  LEAF_SKEIN_MISSING /* expected, but not present */,
  LEAF_SKEIN_ADDED /* present, but not expected */
} LeafSkeinWordSort;

/* Consecutive words of one sort. */
typedef struct {
  LeafSkeinWordSort sort;
  guint32 start, end; /* bytes of the expected text if MISSING, else of the other text */
} LeafSkeinWords;

/* Returns TRUE if the texts have the same words and line breaks, ignoring other white space, and a prompt at the end of
 * a text. */
gboolean leaf_skein_same (const char *wanted, const char *got);
/* Returns both texts as one list of runs of words, an array of LeafSkeinWords; a line break is a word too. Free with
 * g_array_unref. */
GArray *leaf_skein_compare (const char *wanted, const char *got);

G_END_DECLS
