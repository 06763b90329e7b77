/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-xml-spans.h"

#include <string.h>

/* The byte after the first `mark` from `at` on, or the end if there is none. */
static gsize
behind (const char *bytes, gsize length, gsize at, const char *mark)
{
  const char *found = at < length ? g_strstr_len (bytes + at, (gssize) (length - at), mark) : NULL;

  return found != NULL ? (gsize) (found - bytes) + strlen (mark) : length;
}

/* The byte after the ">" that ends a tag or a document type. Quoted texts, and the brackets of a document type, may
 * contain others. */
static gsize
behind_tag (const char *bytes, gsize length, gsize at)
{
  char quote = '\0';
  guint brackets = 0;

  for (; at < length; at++) {
    char c = bytes[at];

    if (quote != '\0')
      quote = c == quote ? '\0' : quote;
    else if (c == '"' || c == '\'')
      quote = c;
    else if (c == '[' || c == ']')
      brackets += c == '[' ? 1 : -1;
    else if (c == '>' && brackets == 0)
      return at + 1;
  }
  return length;
}

static gboolean
opens (const char *bytes, gsize length, gsize at, const char *mark)
{
  return length - at >= strlen (mark) && memcmp (bytes + at, mark, strlen (mark)) == 0;
}

/* For a "<" at `at`: the byte after the comment, instruction, or other markup that it begins; `at` itself if it begins
 * a tag. */
static gsize
behind_other (const char *bytes, gsize length, gsize at)
{
  static const struct {
    const char *first, *last;
  } others[] = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" } };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (opens (bytes, length, at, others[i].first))
      return behind (bytes, length, at + strlen (others[i].first), others[i].last);
  return opens (bytes, length, at, "<!") ? behind_tag (bytes, length, at) : at;
}

GArray *
leaf_skein_xml_spans (const char *bytes, gsize length, LeafSkeinXmlSpan *top)
{
  GArray *slices = g_array_new (FALSE, FALSE, sizeof (LeafSkeinXmlSpan));
  guint depth = 0, open[LEAF_SKEIN_DEEPEST + 1] = { 0 }; /* the span at each depth */

  for (gsize at = 0, end; at < length; at = end) {
    gboolean is_start = at + 1 < length && bytes[at + 1] != '/', is_empty;

    end = at + 1;
    if (bytes[at] != '<')
      continue;
    end = behind_other (bytes, length, at);
    if (end != at)
      continue;
    end = behind_tag (bytes, length, at);
    is_empty = is_start && end >= 2 && bytes[end - 2] == '/';
    if (is_start && depth <= LEAF_SKEIN_DEEPEST) {
      LeafSkeinXmlSpan slice = { at, end, end, end };
      open[depth] = slices->len;
      g_array_append_val (slices, slice);
    }
    depth += is_empty ? 0 : is_start ? 1 : -1;
    if (!is_start && depth <= LEAF_SKEIN_DEEPEST) {
      LeafSkeinXmlSpan *slice = &g_array_index (slices, LeafSkeinXmlSpan, open[depth]);
      slice->inner_end = at;
      slice->end = end;
    }
  }
  *top = slices->len > 0 ? g_array_index (slices, LeafSkeinXmlSpan, 0) : (LeafSkeinXmlSpan) { 0 };
  return slices;
}
