/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json-depth.c: brackets are counted, outside texts, in what goes by.
 *
 * The stream is a converter that changes nothing.  It follows the headers, since each message begins anew whatever the one before was. */
#include "leaf-json-depth.h"

#include <string.h>

gboolean
leaf_json_depth_add (LeafJsonDepth *depth, const char *bytes, gsize length)
{
  for (gsize i = 0; i < length; i++) {
    if (depth->is_escaped)
      depth->is_escaped = FALSE;
    else if (depth->is_text && bytes[i] == '\\')
      depth->is_escaped = TRUE;
    else if (bytes[i] == '"')
      depth->is_text = !depth->is_text;
    else if (depth->is_text)
      continue;
    else if (bytes[i] == '[' || bytes[i] == '{')
      depth->depth++;
    else if ((bytes[i] == ']' || bytes[i] == '}') && depth->depth > 0)
      depth->depth--;
    if (depth->depth > LEAF_JSON_DEEPEST)
      return FALSE;
  }
  return TRUE;
}

/* --- the stream ------------------------------------------------------------------------------------------------------------------- */

#define LEAF_TYPE_JSON_COUNTER (leaf_json_counter_get_type ())
G_DECLARE_FINAL_TYPE (LeafJsonCounter, leaf_json_counter, LEAF, JSON_COUNTER, GObject)

struct _LeafJsonCounter {
  GObject parent;
  LeafJsonDepth depth;
  guint64 body;   /* bytes that are left of it; 0: in the headers */
  guint64 length; /* as the headers say */
  GString *line;  /* of the headers, as far as it was read */
};

/* A line of headers has ended. */
static void
end_line (LeafJsonCounter *self)
{
  static const char name[] = "Content-Length:";

  g_strchomp (self->line->str);
  if (self->line->str[0] == '\0') {
    self->body = self->length;
    self->length = 0;
    self->depth = (LeafJsonDepth) { 0 };
  } else if (g_ascii_strncasecmp (self->line->str, name, sizeof name - 1) == 0) {
    self->length = g_ascii_strtoull (self->line->str + sizeof name - 1, NULL, 10);
  }
  g_string_truncate (self->line, 0);
}

static gboolean
count (LeafJsonCounter *self, const char *bytes, gsize length)
{
  enum { MOST_LINE = 256 };

  for (gsize i = 0; i < length;) {
    if (self->body > 0) {
      gsize n = (gsize) MIN (self->body, length - i);

      if (!leaf_json_depth_add (&self->depth, bytes + i, n))
        return FALSE;
      self->body -= n;
      i += n;
      continue;
    }
    if (bytes[i] == '\n')
      end_line (self);
    else if (self->line->len < MOST_LINE)
      g_string_append_c (self->line, bytes[i]);
    i++;
  }
  return TRUE;
}

static GConverterResult
leaf_json_counter_convert (GConverter *converter, const void *in, gsize in_size, void *out, gsize out_size, GConverterFlags flags,
                           gsize *n_read, gsize *n_written, GError **error)
{
  LeafJsonCounter *self = LEAF_JSON_COUNTER (converter);
  gsize n = MIN (in_size, out_size);

  if (!count (self, in, n)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "a message is nested too deep");
    return G_CONVERTER_ERROR;
  }
  memcpy (out, in, n);
  *n_read = *n_written = n;
  return (flags & G_CONVERTER_INPUT_AT_END) != 0 && n == in_size ? G_CONVERTER_FINISHED : G_CONVERTER_CONVERTED;
}

static void
leaf_json_counter_reset (GConverter *converter)
{
  LeafJsonCounter *self = LEAF_JSON_COUNTER (converter);

  self->depth = (LeafJsonDepth) { 0 };
  self->body = self->length = 0;
  g_string_truncate (self->line, 0);
}

static void
leaf_json_counter_iface_init (GConverterIface *iface)
{
  iface->convert = leaf_json_counter_convert;
  iface->reset = leaf_json_counter_reset;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LeafJsonCounter, leaf_json_counter, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_CONVERTER, leaf_json_counter_iface_init))

static void
leaf_json_counter_finalize (GObject *object)
{
  g_string_free (LEAF_JSON_COUNTER (object)->line, TRUE);
  G_OBJECT_CLASS (leaf_json_counter_parent_class)->finalize (object);
}

static void
leaf_json_counter_class_init (LeafJsonCounterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = leaf_json_counter_finalize;
}

static void
leaf_json_counter_init (LeafJsonCounter *self)
{
  self->line = g_string_new (NULL);
}

GInputStream *
leaf_json_depth_stream (GInputStream *in)
{
  g_autoptr (LeafJsonCounter) counter = g_object_new (LEAF_TYPE_JSON_COUNTER, NULL);

  return g_converter_input_stream_new (in, G_CONVERTER (counter));
}
