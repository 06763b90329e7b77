/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-xml.h"

/* The bytes at `p` that are one forbidden character; 0: none. Valid UTF-8 has no surrogates. */
static guint
n_forbidden (const char *p)
{
  const guchar *bytes = (const guchar *) p;

  if (bytes[0] < ' ')
    return bytes[0] != '\n' && bytes[0] != '\t' ? 1 : 0;
  return bytes[0] == 0xef && bytes[1] == 0xbf && bytes[2] >= 0xbe ? 3 : 0; /* U+FFFE and U+FFFF */
}

char *
leaf_xml_dup (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0';) {
    guint n = n_forbidden (p);

    if (n == 0)
      g_string_append_c (out, *p++);
    p += n;
  }
  return g_string_free (out, FALSE);
}

char *
leaf_xml_escape (const char *text)
{
  g_autofree char *clean = leaf_xml_dup (text);

  return g_markup_escape_text (clean, -1);
}
