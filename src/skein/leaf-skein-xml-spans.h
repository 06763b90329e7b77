/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-xml-spans.h: where in the bytes of a document its elements stand: the outermost one, those in it, and
 * those in these.
 *
 * XML can be said in many ways (an empty element in one tag or two, quotes and ends of lines in a text plain or
 * not), and a reader does not tell in which.  So an element that nobody changed is written as the bytes that were
 * read. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LEAF_SKEIN_DEEPEST 2

typedef struct {
  gsize start, inner_start, inner_end, end; /* of the element; of what is between its tags */
} LeafSkeinXmlSpan;

/* `bytes` are well-formed XML in UTF-8.  In the order in which elements begin, the outermost one first, which is
 * *top too.  g_array_unref. */
GArray *leaf_skein_xml_spans (const char *bytes, gsize length, LeafSkeinXmlSpan *top); /* of LeafSkeinXmlSpan */

G_END_DECLS
