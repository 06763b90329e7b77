/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-xml.h: texts for XML, which excludes some characters, even as character references. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A copy of UTF-8 text without the characters that XML 1.0 forbids, and without carriage returns, which XML parsers
 * read as line ends. Free with g_free. */
char *leaf_xml_dup (const char *text);
/* Like leaf_xml_dup, with markup characters escaped. */
char *leaf_xml_escape (const char *text);

G_END_DECLS
