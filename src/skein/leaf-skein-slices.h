/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-slices.h: where in the bytes of a document the elements right under its outermost one stand.
 *
 * XML can be said in many ways (an empty element in one tag or two, quotes in a text plain or not), and a reader does not tell in which.  So an
 * element that nobody changed is written as the bytes that were read. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  gsize start, end;
} LeafSkeinSlice;

/* `bytes` are well-formed XML in UTF-8.  *inner: from behind the outermost element's start tag to before its end tag.  g_array_unref. */
GArray *leaf_skein_slices (const char *bytes, gsize length, LeafSkeinSlice *inner); /* of LeafSkeinSlice */

G_END_DECLS
