/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strings.c: copying, joining, splitting, escaping and comparing strings; ASCII characters; parsing and printing
 * numbers. */
#include <glib.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- ASCII -------------------------------------------------------------------------------------------------------- */

#define CONTROL (G_ASCII_CNTRL)
#define BLANK   (G_ASCII_CNTRL | G_ASCII_SPACE)
#define SPACE   (G_ASCII_PRINT | G_ASCII_SPACE)
#define POINT   (G_ASCII_GRAPH | G_ASCII_PRINT | G_ASCII_PUNCT)
#define DIGIT   (G_ASCII_ALNUM | G_ASCII_DIGIT | G_ASCII_GRAPH | G_ASCII_PRINT | G_ASCII_XDIGIT)
#define LETTER  (G_ASCII_ALNUM | G_ASCII_ALPHA | G_ASCII_GRAPH | G_ASCII_PRINT)
#define UPPER   (LETTER | G_ASCII_UPPER)
#define LOWER   (LETTER | G_ASCII_LOWER)

static const guint16 ascii_table[256] = {
  [0 ... 8] = CONTROL,   [9] = BLANK,           [10] = BLANK,
  [11] = CONTROL,        [12] = BLANK,          [13] = BLANK,
  [14 ... 31] = CONTROL, [' '] = SPACE,         ['!' ... '/'] = POINT,
  ['0' ... '9'] = DIGIT, [':' ... '@'] = POINT, ['A' ... 'F'] = UPPER | G_ASCII_XDIGIT,
  ['G' ... 'Z'] = UPPER, ['[' ... '`'] = POINT, ['a' ... 'f'] = LOWER | G_ASCII_XDIGIT,
  ['g' ... 'z'] = LOWER, ['{' ... '~'] = POINT, [127] = CONTROL,
};
const guint16 *const g_ascii_table = ascii_table;

char
g_ascii_tolower (char c)
{
  return g_ascii_isupper (c) ? (char) (c - 'A' + 'a') : c;
}

char
g_ascii_toupper (char c)
{
  return g_ascii_islower (c) ? (char) (c - 'a' + 'A') : c;
}

int
g_ascii_digit_value (char c)
{
  return g_ascii_isdigit (c) ? c - '0' : -1;
}

int
g_ascii_xdigit_value (char c)
{
  return g_ascii_isdigit (c) ? c - '0' : g_ascii_isxdigit (c) ? g_ascii_tolower (c) - 'a' + 10 : -1;
}

int
g_ascii_strncasecmp (const char *a, const char *b, gsize n)
{
  for (; n > 0 && *a != '\0' && *b != '\0'; n--, a++, b++) {
    int difference = (guchar) g_ascii_tolower (*a) - (guchar) g_ascii_tolower (*b);

    if (difference != 0)
      return difference;
  }
  return n > 0 ? (guchar) *a - (guchar) *b : 0;
}

int
g_ascii_strcasecmp (const char *a, const char *b)
{
  return g_ascii_strncasecmp (a, b, G_MAXSIZE);
}

static char *
change_case (const char *text, gssize length, char (*change) (char))
{
  char *changed = g_strndup (text, length < 0 ? strlen (text) : (gsize) length);

  for (char *at = changed; *at != '\0'; at++)
    *at = change (*at);
  return changed;
}

char *
g_ascii_strdown (const char *text, gssize length)
{
  return change_case (text, length, g_ascii_tolower);
}

char *
g_ascii_strup (const char *text, gssize length)
{
  return change_case (text, length, g_ascii_toupper);
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

double
g_ascii_strtod (const char *text, char **end)
{
  return strtod (text, end);
}

char *
g_ascii_formatd (char *text, gint n, const char *format, double number)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  snprintf (text, (gsize) n, format, number);
#pragma GCC diagnostic pop
  return text;
}

char *
g_ascii_dtostr (char *text, gint n, double number)
{
  return g_ascii_formatd (text, n, "%.17g", number);
}

guint64
g_ascii_strtoull (const char *text, char **end, guint base)
{
  return strtoull (text, end, (int) base);
}

gint64
g_ascii_strtoll (const char *text, char **end, guint base)
{
  return strtoll (text, end, (int) base);
}

gboolean
g_ascii_string_to_signed (const char *text, guint base, gint64 least, gint64 most, gint64 *number, GError **error)
{
  const char *digits = *text == '-' || *text == '+' ? text + 1 : text;
  char *end;
  gint64 read;

  if (*text == '\0' || g_ascii_isspace (*text)
      || (base == 16 && digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X')))
    return FALSE;
  errno = 0;
  read = g_ascii_strtoll (text, &end, base);
  if (end == text || *end != '\0' || errno != 0 || read < least || read > most)
    return FALSE;
  if (number != NULL)
    *number = read;
  return TRUE;
}

/* --- copies ------------------------------------------------------------------------------------------------------- */

char *(g_strdup) (const char *text)
{
  return text != NULL ? g_memdup2 (text, strlen (text) + 1) : NULL;
}

char *
g_strndup (const char *text, gsize n)
{
  char *copy;
  gsize length;

  if (text == NULL)
    return NULL;
  length = strnlen (text, n);
  copy = g_malloc (length + 1);
  memcpy (copy, text, length);
  copy[length] = '\0';
  return copy;
}

char *
g_strnfill (gsize n, char character)
{
  char *text = g_malloc (n + 1);

  memset (text, character, n);
  text[n] = '\0';
  return text;
}

char *
g_stpcpy (char *to, const char *from)
{
  gsize length = strlen (from);

  memcpy (to, from, length + 1);
  return to + length;
}

char *
g_strdup_vprintf (const char *format, va_list arguments)
{
  va_list again;
  int length;
  char *text;

  va_copy (again, arguments);
  length = vsnprintf (NULL, 0, format, again);
  va_end (again);
  g_return_val_if_fail (length >= 0, NULL);
  text = g_malloc ((gsize) length + 1);
  vsnprintf (text, (gsize) length + 1, format, arguments);
  return text;
}

char *
g_strdup_printf (const char *format, ...)
{
  va_list arguments;
  char *text;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return text;
}

int
g_snprintf (char *text, gulong n, const char *format, ...)
{
  va_list arguments;
  int length;

  va_start (arguments, format);
  length = vsnprintf (text, n, format, arguments);
  va_end (arguments);
  return length;
}

static char *
concatenate (const char *separator, const char *first, va_list arguments)
{
  GString *all = g_string_new (NULL);

  for (const char *text = first; text != NULL; text = va_arg (arguments, const char *)) {
    if (text != first)
      g_string_append (all, separator);
    g_string_append (all, text);
  }
  return g_string_free (all, FALSE);
}

char *
g_strconcat (const char *text, ...)
{
  va_list arguments;
  char *all;

  if (text == NULL)
    return NULL;
  va_start (arguments, text);
  all = concatenate ("", text, arguments);
  va_end (arguments);
  return all;
}

char *
g_strjoin (const char *separator, ...)
{
  va_list arguments;
  const char *first;
  char *all;

  va_start (arguments, separator);
  first = va_arg (arguments, const char *);
  all = concatenate (separator != NULL ? separator : "", first, arguments);
  va_end (arguments);
  return all;
}

/* --- changes in place --------------------------------------------------------------------------------------------- */

char *
g_strchug (char *text)
{
  char *begin = text;

  while (g_ascii_isspace (*begin))
    begin++;
  memmove (text, begin, strlen (begin) + 1);
  return text;
}

char *
g_strchomp (char *text)
{
  gsize length = strlen (text);

  while (length > 0 && g_ascii_isspace (text[length - 1]))
    text[--length] = '\0';
  return text;
}

char *
g_strdelimit (char *text, const char *delimiters, char replacement)
{
  for (char *at = text; *at != '\0'; at++)
    if (strchr (delimiters != NULL ? delimiters : "_-|> <.", *at) != NULL)
      *at = replacement;
  return text;
}

/* --- escaping ----------------------------------------------------------------------------------------------------- */

char *
g_strescape (const char *text, const char *exceptions)
{
  static const char letters[] = "\b\f\n\r\t\v\\\"", names[] = "bfnrtv\\\"";
  GString *escaped = g_string_new (NULL);

  for (; *text != '\0'; text++) {
    const char *letter = strchr (letters, *text);

    if (exceptions != NULL && strchr (exceptions, *text) != NULL)
      g_string_append_c (escaped, *text);
    else if (letter != NULL)
      g_string_append_printf (escaped, "\\%c", names[letter - letters]);
    else if ((guchar) *text < ' ' || (guchar) *text >= 127)
      g_string_append_printf (escaped, "\\%03o", (guchar) *text);
    else
      g_string_append_c (escaped, *text);
  }
  return g_string_free (escaped, FALSE);
}

static void
append_markup (GString *escaped, const char *at, const char *next)
{
  gunichar c = g_utf8_get_char (at);

  switch (c) {
  case '&': g_string_append (escaped, "&amp;"); break;
  case '<': g_string_append (escaped, "&lt;"); break;
  case '>': g_string_append (escaped, "&gt;"); break;
  case '\'': g_string_append (escaped, "&apos;"); break;
  case '"': g_string_append (escaped, "&quot;"); break;
  default:
    if ((c < ' ' && c != '\t' && c != '\n' && c != '\r') || (c >= 0x7f && c <= 0x9f && c != 0x85))
      g_string_append_printf (escaped, "&#x%x;", c);
    else
      g_string_append_len (escaped, at, next - at);
  }
}

char *
g_markup_escape_text (const char *text, gssize length)
{
  GString *escaped = g_string_new (NULL);
  const char *end = text + (length < 0 ? strlen (text) : (gsize) length);

  for (const char *at = text, *next; at < end; at = next) {
    next = g_utf8_next_char (at);
    append_markup (escaped, at, next);
  }
  return g_string_free (escaped, FALSE);
}

/* --- searching and comparing -------------------------------------------------------------------------------------- */

char *
g_strstr_len (const char *text, gssize length, const char *needle)
{
  gsize n = strlen (needle), room = length < 0 ? strlen (text) : strnlen (text, (gsize) length);

  for (gsize i = 0; i + n <= room; i++)
    if (memcmp (text + i, needle, n) == 0)
      return (char *) text + i;
  return NULL;
}

int
g_strcmp0 (const char *a, const char *b)
{
  if (a == NULL || b == NULL)
    return (a != NULL) - (b != NULL);
  return strcmp (a, b);
}

gboolean (g_str_has_prefix) (const char *text, const char *prefix)
{
  return strncmp (text, prefix, strlen (prefix)) == 0;
}

gboolean (g_str_has_suffix) (const char *text, const char *suffix)
{
  gsize length = strlen (text), n = strlen (suffix);

  return length >= n && memcmp (text + length - n, suffix, n) == 0;
}

const char *
g_strerror (gint number)
{
  return strerror (number);
}

/* --- vectors ------------------------------------------------------------------------------------------------------ */

/* Splits a text at each place that `find` returns. `most` is the largest number of pieces, the last of which is the
 * rest of the text; below 1, there is no limit. An empty text has no piece. */
static char **
split (const char *text, gint most, const char *(*find) (const char *text, const char *what, gsize *length),
       const char *what)
{
  GPtrArray *pieces = g_ptr_array_new ();
  gsize length;

  if (*text != '\0') {
    for (const char *found; (most < 1 || (gint) pieces->len + 1 < most) && (found = find (text, what, &length)) != NULL;
         text = found + length)
      g_ptr_array_add (pieces, g_strndup (text, (gsize) (found - text)));
    g_ptr_array_add (pieces, g_strdup (text));
  }
  g_ptr_array_add (pieces, NULL);
  return (char **) g_ptr_array_free (pieces, FALSE);
}

static const char *
find_text (const char *text, const char *what, gsize *length)
{
  *length = strlen (what);
  return strstr (text, what);
}

static const char *
find_any (const char *text, const char *what, gsize *length)
{
  *length = 1;
  return strpbrk (text, what);
}

char **
g_strsplit (const char *text, const char *delimiter, gint most)
{
  return split (text, most, find_text, delimiter);
}

char **
g_strsplit_set (const char *text, const char *delimiters, gint most)
{
  return split (text, most, find_any, delimiters);
}

char *
g_strjoinv (const char *separator, char **texts)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; texts[i] != NULL; i++) {
    if (i > 0 && separator != NULL)
      g_string_append (all, separator);
    g_string_append (all, texts[i]);
  }
  return g_string_free (all, FALSE);
}

void
g_strfreev (char **texts)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    g_free (texts[i]);
  g_free (texts);
}

guint
g_strv_length (char **texts)
{
  guint n = 0;

  while (texts[n] != NULL)
    n++;
  return n;
}

char **
g_strdupv (char **texts)
{
  char **copy;
  guint n;

  if (texts == NULL)
    return NULL;
  n = g_strv_length (texts);
  copy = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    copy[i] = g_strdup (texts[i]);
  return copy;
}

gboolean
g_strv_contains (const char *const *texts, const char *text)
{
  for (; *texts != NULL; texts++)
    if (strcmp (*texts, text) == 0)
      return TRUE;
  return FALSE;
}

/* --- growing strings ---------------------------------------------------------------------------------------------- */

static void
make_room (GString *self, gsize more)
{
  gsize wanted, room = MAX (self->allocated_len, 16);

  if (more >= G_MAXSIZE - self->len)
    g_error ("a string of more than %" G_GSIZE_FORMAT " bytes is too large", more);
  wanted = self->len + more + 1;
  if (wanted <= self->allocated_len)
    return;
  while (room < wanted && room <= G_MAXSIZE / 2)
    room *= 2;
  self->allocated_len = MAX (room, wanted);
  self->str = g_realloc (self->str, self->allocated_len);
}

GString *
g_string_sized_new (gsize size)
{
  GString *self = g_new0 (GString, 1);

  make_room (self, MAX (size, 2));
  self->str[0] = '\0';
  return self;
}

GString *
g_string_new_len (const char *text, gssize length)
{
  return g_string_append_len (g_string_sized_new (length < 0 ? 0 : (gsize) length), text, length);
}

GString *
g_string_new (const char *text)
{
  return text != NULL ? g_string_new_len (text, -1) : g_string_sized_new (2);
}

char *(g_string_free) (GString *self, gboolean with_text)
{
  char *text = self->str;

  g_free (self);
  if (!with_text)
    return text;
  g_free (text);
  return NULL;
}

gboolean
g_string_equal (const GString *a, const GString *b)
{
  return a->len == b->len && memcmp (a->str, b->str, a->len) == 0;
}

GString *
g_string_insert_len (GString *self, gssize at, const char *text, gssize length)
{
  gsize n = text == NULL ? 0 : length < 0 ? strlen (text) : (gsize) length, place = at < 0 ? self->len : (gsize) at;
  gboolean is_own = text >= self->str && text <= self->str + self->len;
  char *own = NULL;

  g_return_val_if_fail (place <= self->len, self);
  if (n == 0)
    return self;
  if (is_own)
    text = own = g_memdup2 (text, n);
  make_room (self, n);
  memmove (self->str + place + n, self->str + place, self->len - place);
  memcpy (self->str + place, text, n);
  self->len += n;
  self->str[self->len] = '\0';
  g_free (own);
  return self;
}

GString *
g_string_insert (GString *self, gssize at, const char *text)
{
  return g_string_insert_len (self, at, text, -1);
}

GString *
g_string_prepend (GString *self, const char *text)
{
  return g_string_insert_len (self, 0, text, -1);
}

GString *
g_string_append_len (GString *self, const char *text, gssize length)
{
  return g_string_insert_len (self, -1, text, length);
}

GString *
g_string_append (GString *self, const char *text)
{
  return g_string_insert_len (self, -1, text, -1);
}

GString *(g_string_append_c) (GString *self, char character)
{
  return g_string_insert_len (self, -1, &character, 1);
}

GString *
g_string_insert_c (GString *self, gssize at, char character)
{
  return g_string_insert_len (self, at, &character, 1);
}

GString *
g_string_append_unichar (GString *self, gunichar character)
{
  char text[6];

  return g_string_append_len (self, text, g_unichar_to_utf8 (character, text));
}

GString *
g_string_truncate (GString *self, gsize length)
{
  self->len = MIN (length, self->len);
  self->str[self->len] = '\0';
  return self;
}

GString *
g_string_assign (GString *self, const char *text)
{
  if (text == self->str)
    return self;
  return g_string_append (g_string_truncate (self, 0), text);
}

GString *
g_string_set_size (GString *self, gsize length)
{
  if (length > self->len)
    make_room (self, length - self->len);
  self->len = length;
  self->str[length] = '\0';
  return self;
}

GString *
g_string_erase (GString *self, gssize at, gssize length)
{
  gsize n;

  g_return_val_if_fail (at >= 0 && (gsize) at <= self->len, self);
  n = length < 0 ? self->len - (gsize) at : (gsize) length;
  g_return_val_if_fail (n <= self->len - (gsize) at, self);
  memmove (self->str + at, self->str + at + n, self->len - (gsize) at - n + 1);
  self->len -= n;
  return self;
}

/* Replaces at most `most` occurrences, or all if it is 0. An empty `find` matches before each byte and at the end. */
guint
g_string_replace (GString *self, const char *find, const char *replacement, guint most)
{
  gsize length = strlen (find), by = strlen (replacement);
  guint n = 0;

  for (char *at = self->str; (at = strstr (at, find)) != NULL && (most == 0 || n < most); n++) {
    gsize place = (gsize) (at - self->str);

    g_string_erase (self, (gssize) place, (gssize) length);
    g_string_insert (self, (gssize) place, replacement);
    at = self->str + place + by;
    if (length > 0)
      continue;
    if (*at == '\0')
      return n + 1;
    at++;
  }
  return n;
}

void
g_string_append_vprintf (GString *self, const char *format, va_list arguments)
{
  char *text = g_strdup_vprintf (format, arguments);

  g_string_append (self, text);
  g_free (text);
}

void
g_string_append_printf (GString *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_append_vprintf (self, format, arguments);
  va_end (arguments);
}

void
g_string_vprintf (GString *self, const char *format, va_list arguments)
{
  g_string_truncate (self, 0);
  g_string_append_vprintf (self, format, arguments);
}

void
g_string_printf (GString *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_string_vprintf (self, format, arguments);
  va_end (arguments);
}
