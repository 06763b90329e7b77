/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-text-lines.h"

#include <pango/pango.h>
#include <string.h>

char **
loose_text_lines_split (const char *text)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const char *stop = text + strlen (text);
  int end, next;

  for (;; text += next) {
    g_autofree char *line = NULL;

    pango_find_paragraph_boundary (text, (int) (stop - text), &end, &next);
    line = g_strndup (text, (gsize) end);
    g_strv_builder_add (lines, line);
    if (next == end) /* the last line has no end */
      return g_strv_builder_end (lines);
  }
}
