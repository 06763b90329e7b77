/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-compare.h: compares an answer with the expected one, word by word. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  LEAF_SKEIN_SAME = 1,
  LEAF_SKEIN_MISSING /* expected, and missing */,
  LEAF_SKEIN_ADDED /* present, and not expected */
} LeafSkeinWordSort;

/* Consecutive words of one sort. */
typedef struct {
  LeafSkeinWordSort sort;
  guint32 start, end; /* bytes: of the expected text if they are missing, else of the other */
} LeafSkeinWords;

/* Returns TRUE if the texts are equal, ignoring white space at the ends of lines and of the text, and a prompt at its
 * end. */
gboolean leaf_skein_same (const char *wanted, const char *got);
/* Both texts as runs of words, in order; a line break is a word too. Of LeafSkeinWords; free with g_array_unref. */
GArray *leaf_skein_compare (const char *wanted, const char *got);

G_END_DECLS
