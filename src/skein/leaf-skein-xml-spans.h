/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-xml-spans.h: the byte ranges of a document's elements: the outermost one, its children, and their
 * children.
 *
 * The same XML can be written in many ways (an empty element as one tag or two, quotes and line ends escaped or not),
 * and a parser does not say in which. So an unchanged element is written back as the bytes that were read. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LEAF_SKEIN_DEEPEST 2 /* the depth of the innermost elements that get a span; the outermost element has 0 */

typedef struct {
  gsize start, inner_start, inner_end, end; /* of the element; inner: of its content between the tags */
} LeafSkeinXmlSpan;

/* `bytes` must be well-formed XML in UTF-8. Returns the elements in the order of their start tags; the first, which is
 * the outermost, is in *top too. Free with g_array_unref. */
GArray *leaf_skein_xml_spans (const char *bytes, gsize length, LeafSkeinXmlSpan *top); /* of LeafSkeinXmlSpan */

G_END_DECLS
