/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-compare.h: what an answer was to be and what it is, word by word. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum {
  LEAF_SKEIN_SAME = 1,
  LEAF_SKEIN_MISSING /* wanted, and not there */,
  LEAF_SKEIN_ADDED /* there, and not wanted */
} LeafSkeinWordSort;

/* Some words in a row of one sort. */
typedef struct {
  LeafSkeinWordSort sort;
  guint32 start, end; /* bytes: of the wanted text when they are missing, else of the other */
} LeafSkeinWords;

/* Are the two the same, but for white space at the ends of lines and of the text, and for a prompt at its end? */
gboolean leaf_skein_same (const char *wanted, const char *got);
/* Both texts as runs of words, in order: a breaking of lines is a word too.  Of LeafSkeinWords, for g_array_unref. */
GArray *leaf_skein_compare (const char *wanted, const char *got);

G_END_DECLS
