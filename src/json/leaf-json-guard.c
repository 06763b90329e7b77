/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-json-guard.c: counts brackets outside strings, and repairs escapes within strings, in the bytes of a stream. The
 * stream is a GConverter. It parses the headers too, because nesting is counted from 0 in each message. */
#include "leaf-json-guard.h"

#include <string.h>

enum { ESCAPE = 6, MOST_HELD = 2 * ESCAPE };
enum {
  MOST_LINE = 256,
  MOST_ADDED = MOST_LINE + MOST_HELD
}; /* of a header; bytes that are held from an earlier call */

#define REFUSED           "!!" /* the body of a message that is too long */
#define LENGTH_OF_REFUSED "2"

static const char replacement[] = "\\ufffd";

/* The state within a text; all 0 before its first byte. */
typedef struct {
  guint depth;
  gboolean is_string, is_escaped;
  char held[MOST_HELD]; /* an incomplete escape, or half of a surrogate pair */
  guint n_held;
} Guard;

/* --- escapes ------------------------------------------------------------------------------------------------------ */

/* The code of an escape "\uXXXX"; -1 for anything else. */
static int
code_of (const char *escape)
{
  int code = 0;

  if (escape[0] != '\\' || escape[1] != 'u')
    return -1;
  for (guint i = 2; i < ESCAPE; i++) {
    int digit = g_ascii_xdigit_value (escape[i]);

    if (digit < 0)
      return -1;
    code = code << 4 | digit;
  }
  return code;
}

static gboolean
is_high (int code)
{
  return code >= 0xD800 && code < 0xDC00;
}

static gboolean
is_low (int code)
{
  return code >= 0xDC00 && code < 0xE000;
}

/* Writes and drops the first `n` held bytes. If `bytes` is not NULL, writes that, of the same length, instead. Returns
 * n. */
static gsize
put (Guard *guard, guint n, const char *bytes, char *out)
{
  memcpy (out, bytes != NULL ? bytes : guard->held, n);
  guard->n_held -= n;
  memmove (guard->held, guard->held + n, guard->n_held);
  return n;
}

/* Returns TRUE if the held bytes from `from` on are the beginning of an escape "\uXXXX". */
static gboolean
may_go_on (const Guard *guard, guint from)
{
  guint n = guard->n_held - from;

  if (n > 1 && guard->held[from + 1] != 'u')
    return FALSE;
  for (guint i = 2; i < MIN (n, ESCAPE); i++)
    if (!g_ascii_isxdigit (guard->held[from + i]))
      return FALSE;
  return n < ESCAPE;
}

/* Writes the held bytes that do not depend on later ones. Returns how many were written. */
static gsize
settle (Guard *guard, char *out)
{
  gsize n = 0;

  while (guard->n_held > 0) {
    int code = guard->n_held >= ESCAPE ? code_of (guard->held) : -1;
    gboolean has_more = guard->n_held > ESCAPE;

    if (guard->held[0] != '\\')
      n += put (guard, 1, NULL, out + n);
    else if (may_go_on (guard, 0))
      break;
    else if (code < 0)
      n += put (guard, 2, NULL, out + n);
    else if (is_high (code) && (!has_more || (guard->held[ESCAPE] == '\\' && may_go_on (guard, ESCAPE))))
      break;
    else if (is_high (code) && guard->n_held == MOST_HELD && is_low (code_of (guard->held + ESCAPE)))
      n += put (guard, MOST_HELD, NULL, out + n);
    else
      n += put (guard, ESCAPE, code == 0 || is_high (code) || is_low (code) ? replacement : NULL, out + n);
  }
  return n;
}

/* Writes the held bytes at the end of a text. */
static gsize
finish (Guard *guard, char *out)
{
  return put (guard, guard->n_held, NULL, out);
}

/* --- bytes -------------------------------------------------------------------------------------------------------- */

/* Counts a byte. Returns FALSE if the text is nested too deeply. */
static gboolean
follow (Guard *guard, char byte)
{
  if (guard->is_escaped)
    guard->is_escaped = FALSE;
  else if (guard->is_string && byte == '\\')
    guard->is_escaped = TRUE;
  else if (byte == '"')
    guard->is_string = !guard->is_string;
  else if (guard->is_string)
    return TRUE;
  else if (byte == '[' || byte == '{')
    guard->depth++;
  else if ((byte == ']' || byte == '}') && guard->depth > 0)
    guard->depth--;
  return guard->depth <= LEAF_JSON_DEEPEST;
}

/* Filters the next bytes of a text, and adds the number of bytes written to *n_out. `out` needs space for MOST_HELD
 * bytes more than `length`. For a whole text, `out` may be `in`, because then no more is written than was read. Returns
 * FALSE if the text is nested too deeply. */
static gboolean
pass (Guard *guard, const char *in, gsize length, char *out, gsize *n_out)
{
  for (gsize i = 0; i < length; i++) {
    char byte = in[i];

    if (!follow (guard, byte))
      return FALSE;
    if (guard->n_held == 0 && byte != '\\') {
      out[(*n_out)++] = byte;
      continue;
    }
    guard->held[guard->n_held++] = byte;
    *n_out += settle (guard, out + *n_out);
  }
  return TRUE;
}

gboolean
leaf_json_guard_text (char *text)
{
  Guard guard = { 0 };
  gsize n = 0;

  if (!pass (&guard, text, strlen (text), text, &n))
    return FALSE;
  finish (&guard, text + n);
  return TRUE;
}

/* --- the stream --------------------------------------------------------------------------------------------------- */

#define LEAF_TYPE_JSON_GUARD (leaf_json_guard_get_type ())
G_DECLARE_FINAL_TYPE (LeafJsonGuard, leaf_json_guard, LEAF, JSON_GUARD, GObject)

struct _LeafJsonGuard {
  GObject parent;
  Guard guard;
  guint64 body;         /* remaining bytes of the body; 0: in the headers */
  guint64 length;       /* the length of the next body, from the headers */
  gboolean is_too_long; /* the body is not passed on */
  gboolean is_too_deep; /* the rest of the body is replaced by spaces */
  GString *line;        /* the current header line */
};

static const char length_header[] = "Content-Length:";
#define LENGTH_OF_HEADER (sizeof length_header - 1)

static void
put_text (const char *text, char *out, gsize *n_out)
{
  gsize length = strlen (text);

  memcpy (out + *n_out, text, length);
  *n_out += length;
}

static gboolean
gives_length (const LeafJsonGuard *self)
{
  return self->line->len >= LENGTH_OF_HEADER
         && g_ascii_strncasecmp (self->line->str, length_header, LENGTH_OF_HEADER) == 0;
}

/* Handles a complete header line; an empty one begins the body. A body that is too long is replaced by a short one that
 * is no JSON. */
static void
end_line (LeafJsonGuard *self, char *out, gsize *n_out)
{
  if (gives_length (self)) {
    const char *number = self->line->str + LENGTH_OF_HEADER;

    self->length = g_ascii_strtoull (number, NULL, 10);
    put_text (self->length <= LEAF_JSON_MOST ? number : " " LENGTH_OF_REFUSED "\r", out, n_out);
  }
  put_text ("\n", out, n_out);
  g_strchomp (self->line->str);
  if (self->line->str[0] == '\0') {
    self->body = self->length;
    self->is_too_deep = FALSE;
    self->is_too_long = self->length > LEAF_JSON_MOST;
    if (self->is_too_long)
      put_text (REFUSED, out, n_out);
    self->length = 0;
    self->guard = (Guard) { 0 };
  }
  g_string_truncate (self->line, 0);
}

/* Takes one byte of the headers. The number of a length is held until it is known. */
static void
pass_header (LeafJsonGuard *self, char byte, char *out, gsize *n_out)
{
  gboolean is_held = gives_length (self);

  if (byte == '\n') {
    end_line (self, out, n_out);
    return;
  }
  if (!is_held)
    out[(*n_out)++] = byte;
  if (self->line->len < MOST_LINE)
    g_string_append_c (self->line, byte);
}

/* Takes bytes of the body. Where it is nested too deeply, spaces take the place of the rest, so that it is not JSON. */
static void
pass_body (LeafJsonGuard *self, const char *bytes, gsize length, char *out, gsize *n_out)
{
  gsize end = *n_out + self->guard.n_held + length;

  if (self->is_too_long || (!self->is_too_deep && pass (&self->guard, bytes, length, out, n_out)))
    return;
  self->is_too_deep = TRUE;
  self->guard.n_held = 0;
  memset (out + *n_out, ' ', end - *n_out);
  *n_out = end;
}

/* Filters headers and bodies; `out` receives the repaired bytes. */
static void
pass_messages (LeafJsonGuard *self, const char *bytes, gsize length, char *out, gsize *n_out)
{
  for (gsize i = 0; i < length;) {
    gsize n = (gsize) MIN (self->body, length - i);

    if (n == 0) {
      pass_header (self, bytes[i++], out, n_out);
      continue;
    }
    pass_body (self, bytes + i, n, out, n_out);
    self->body -= n;
    i += n;
    if (self->body == 0)
      *n_out += finish (&self->guard, out + *n_out);
  }
}

static GConverterResult
leaf_json_guard_convert (GConverter *converter, const void *in, gsize in_size, void *out, gsize out_size,
                         GConverterFlags flags, gsize *n_read, gsize *n_written, GError **error)
{
  LeafJsonGuard *self = LEAF_JSON_GUARD (converter);
  gboolean is_last;

  if (out_size <= MOST_ADDED) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "there is no room for an escape");
    return G_CONVERTER_ERROR;
  }
  *n_read = MIN (in_size, out_size - MOST_ADDED);
  *n_written = 0;
  is_last = (flags & G_CONVERTER_INPUT_AT_END) != 0 && *n_read == in_size;
  if (*n_read == 0 && !is_last) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, "there are no bytes");
    return G_CONVERTER_ERROR;
  }
  pass_messages (self, in, *n_read, out, n_written);
  if (is_last)
    *n_written += finish (&self->guard, (char *) out + *n_written);
  return is_last ? G_CONVERTER_FINISHED : G_CONVERTER_CONVERTED;
}

static void
leaf_json_guard_reset (GConverter *converter)
{
  LeafJsonGuard *self = LEAF_JSON_GUARD (converter);

  self->guard = (Guard) { 0 };
  self->body = self->length = 0;
  g_string_truncate (self->line, 0);
}

static void
leaf_json_guard_iface_init (GConverterIface *iface)
{
  iface->convert = leaf_json_guard_convert;
  iface->reset = leaf_json_guard_reset;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (LeafJsonGuard, leaf_json_guard, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_CONVERTER, leaf_json_guard_iface_init))

static void
leaf_json_guard_finalize (GObject *object)
{
  g_string_free (LEAF_JSON_GUARD (object)->line, TRUE);
  G_OBJECT_CLASS (leaf_json_guard_parent_class)->finalize (object);
}

static void
leaf_json_guard_class_init (LeafJsonGuardClass *class)
{
  G_OBJECT_CLASS (class)->finalize = leaf_json_guard_finalize;
}

static void
leaf_json_guard_init (LeafJsonGuard *self)
{
  self->line = g_string_new (NULL);
}

GInputStream *
leaf_json_guard_stream (GInputStream *in)
{
  g_autoptr (LeafJsonGuard) counter = g_object_new (LEAF_TYPE_JSON_GUARD, NULL);

  return g_converter_input_stream_new (in, G_CONVERTER (counter));
}
