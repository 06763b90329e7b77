/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.h: a session of a protocol as a text: one message a line, without frames; STORY is replaced by the path of a
 * file. */
#pragma once

#include <glib.h>

#include <string.h>

/* The bytes for the stream; free with g_string_free. A line that begins with "!" is sent as it is, without a frame. */
static inline GString *
session_bytes (const uint8_t *data, size_t size, const char *story)
{
  g_autofree char *all = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (all, "\n", 400);
  GString *out = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    g_autoptr (GString) line = g_string_new (lines[i]);

    g_string_replace (line, "STORY", story, 20);
    if (line->str[0] == '!')
      g_string_append_printf (out, "%s\r\n", line->str + 1);
    else if (line->len > 0)
      g_string_append_printf (out, "Content-Length: %" G_GSIZE_FORMAT "\r\n\r\n%s", line->len, line->str);
  }
  return out;
}
