/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loose-line-index.h"
#include "loose-documents-testing.h"

struct _LooseLineIndex {
  gatomicrefcount references;
  GBytes *text;
  GArray *starts; /* guint32, the first byte of each line; never empty */
};

/* The end of the line that begins at `from`, after its line break; NULL if the text ends without one. Line breaks are
 * those of GtkTextBuffer. */
static const char *
line_end (const char *from, const char *end)
{
  const char *at = from;

  while (at < end) {
    if (*at == '\n')
      return at + 1;
    if (*at == '\r')
      return at + 1 < end && at[1] == '\n' ? at + 2 : at + 1;
    if ((guchar) at[0] == 0xE2 && end - at >= 3 && (guchar) at[1] == 0x80 && (guchar) at[2] == 0xA9)
      return at + 3;
    at++;
  }
  return NULL;
}

LooseLineIndex *
loose_line_index_new_bytes (GBytes *text)
{
  LooseLineIndex *self = g_new0 (LooseLineIndex, 1);
  gsize length;
  const char *start = g_bytes_get_data (text, &length);
  guint32 zero = 0;

  g_atomic_ref_count_init (&self->references);
  self->text = g_bytes_ref (text);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (self->starts, zero);
  for (const char *at = start; start != NULL && (at = line_end (at, start + length)) != NULL;) {
    guint32 byte = at - start;
    g_array_append_val (self->starts, byte);
  }
  return self;
}

LooseLineIndex *
loose_line_index_new (const char *text, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length);
  return loose_line_index_new_bytes (bytes);
}

LooseLineIndex *
loose_line_index_ref (LooseLineIndex *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
loose_line_index_unref (LooseLineIndex *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_bytes_unref (self->text);
  g_array_unref (self->starts);
  g_free (self);
}

guint32
loose_line_index_count (const LooseLineIndex *self)
{
  return self->starts->len;
}

const char *
loose_line_index_text (const LooseLineIndex *self, gsize *length)
{
  const char *text = g_bytes_get_data (self->text, length);
  return text != NULL ? text : "";
}

guint32
loose_line_index_start (const LooseLineIndex *self, guint32 line)
{
  return line < self->starts->len ? g_array_index (self->starts, guint32, line) : g_bytes_get_size (self->text);
}

guint32
loose_line_index_find (const LooseLineIndex *self, guint32 byte, guint32 *column)
{
  guint32 low = 0, high = self->starts->len;
  gsize length;
  const char *text = loose_line_index_text (self, &length);

  byte = MIN (byte, length);
  while (high - low > 1) {
    guint32 middle = low + (high - low) / 2;
    if (loose_line_index_start (self, middle) <= byte)
      low = middle;
    else
      high = middle;
  }
  if (column != NULL) {
    guint32 start = loose_line_index_start (self, low);
    *column = g_utf8_strlen (text + start, byte - start);
  }
  return low;
}

void
loose_line_index_get_iter (const LooseLineIndex *self, GtkTextBuffer *buffer, guint32 byte, GtkTextIter *iter)
{
  guint32 column;
  guint32 line = loose_line_index_find (self, byte, &column);

  gtk_text_buffer_get_iter_at_line_offset (buffer, iter, line, 0);
  gtk_text_buffer_get_iter_at_line_offset (buffer, iter, line,
                                           MIN (column, (guint32) gtk_text_iter_get_chars_in_line (iter)));
}

guint32
loose_line_index_get_byte (const LooseLineIndex *self, const GtkTextIter *iter)
{
  guint32 line = gtk_text_iter_get_line (iter);
  guint32 start = loose_line_index_start (self, line);
  guint32 end = loose_line_index_start (self, line + 1);

  return MIN (start + gtk_text_iter_get_line_index (iter), end);
}
