/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unicode.c: UTF-8, case, and the composed canonical form.
 *
 * The properties of characters are in unicode-tables.h, which make-tables generates during the build from the GLib of
 * the build machine. So both have the same version of Unicode. */
#include <glib.h>

#include <string.h>

#include "unicode-tables.h"

/* --- UTF-8 -------------------------------------------------------------------------------------------------------- */

static const char skip[256] = {
  [0 ... 0xbf] = 1,    [0xc0 ... 0xdf] = 2, [0xe0 ... 0xef] = 3, [0xf0 ... 0xf7] = 4,
  [0xf8 ... 0xfb] = 5, [0xfc ... 0xfd] = 6, [0xfe ... 0xff] = 1,
};
const char *const g_utf8_skip = skip;

#define INVALID    ((gunichar) -1)
#define UNFINISHED ((gunichar) -2)

static gboolean
goes_on (char byte)
{
  return ((guchar) byte & 0xc0) == 0x80;
}

/* Returns the number of bytes of a character with this first byte, and in *bits what the first byte contributes to the
 * character; 0 if no character begins with this byte. */
static gsize
length_of (guchar first, gunichar *bits)
{
  static const struct {
    guchar mask, value;
  } forms[] = { { 0x80, 0 }, { 0xe0, 0xc0 }, { 0xf0, 0xe0 }, { 0xf8, 0xf0 }, { 0xfc, 0xf8 }, { 0xfe, 0xfc } };

  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    if ((first & forms[i].mask) == forms[i].value) {
      *bits = first & (guchar) ~forms[i].mask;
      return i + 1;
    }
  return 0;
}

gunichar
g_utf8_get_char (const char *at)
{
  gunichar character;
  gsize length = length_of ((guchar) *at, &character);

  if (length == 0)
    return INVALID;
  for (gsize i = 1; i < length; i++) {
    if (!goes_on (at[i]))
      return INVALID;
    character = character << 6 | ((guchar) at[i] & 0x3f);
  }
  return character;
}

gint
g_unichar_to_utf8 (gunichar character, char *text)
{
  gint length = character < 0x80        ? 1
                : character < 0x800     ? 2
                : character < 0x10000   ? 3
                : character < 0x200000  ? 4
                : character < 0x4000000 ? 5
                                        : 6;
  static const guchar first[] = { 0, 0xc0, 0xe0, 0xf0, 0xf8, 0xfc };

  for (gint i = length - 1; text != NULL && i > 0; i--) {
    text[i] = (char) (0x80 | (character & 0x3f));
    character >>= 6;
  }
  if (text != NULL)
    text[0] = (char) (character | first[length - 1]);
  return length;
}

gunichar
g_utf8_get_char_validated (const char *at, gssize most)
{
  gunichar character;
  gsize length;

  if (most == 0)
    return UNFINISHED;
  length = length_of ((guchar) *at, &character);
  if (length == 0)
    return INVALID;
  for (gsize i = 1; i < length; i++) {
    if (most >= 0 && i >= (gsize) most)
      return UNFINISHED;
    if (!goes_on (at[i]))
      return at[i] == '\0' && (most < 0 || length <= (gsize) most) ? UNFINISHED : INVALID;
    character = character << 6 | ((guchar) at[i] & 0x3f);
  }
  if (character == 0 && most > 0 && length == 1)
    return UNFINISHED;
  return g_unichar_to_utf8 (character, NULL) == (gint) length && g_unichar_validate (character) ? character : INVALID;
}

gboolean
g_unichar_validate (gunichar character)
{
  return character < 0x110000 && (character & 0xfffff800) != 0xd800;
}

char *
g_utf8_prev_char (const char *at)
{
  do
    at--;
  while (goes_on (*at));
  return (char *) at;
}

char *
g_utf8_find_prev_char (const char *text, const char *at)
{
  while (at > text)
    if (!goes_on (*--at))
      return (char *) at;
  return NULL;
}

char *
g_utf8_find_next_char (const char *at, const char *end)
{
  if (end == NULL || at < end)
    for (at++; (end == NULL || at < end) && goes_on (*at); at++)
      ;
  return end == NULL || at < end ? (char *) at : NULL;
}

glong
g_utf8_strlen (const char *text, gssize most)
{
  const char *at = text;
  glong n = 0;

  if (most < 0) {
    for (; *at != '\0'; at = g_utf8_next_char (at))
      n++;
    return n;
  }
  if (most == 0 || *at == '\0')
    return 0;
  for (at = g_utf8_next_char (at); at - text < most && *at != '\0'; at = g_utf8_next_char (at))
    n++;
  return at - text <= most ? n + 1 : n;
}

char *
g_utf8_offset_to_pointer (const char *text, glong offset)
{
  for (; offset > 0; offset--)
    text = g_utf8_next_char (text);
  for (; offset < 0; offset++)
    text = g_utf8_prev_char (text);
  return (char *) text;
}

glong
g_utf8_pointer_to_offset (const char *text, const char *at)
{
  glong n = 0;

  if (at < text)
    return -g_utf8_pointer_to_offset (at, text);
  for (; text < at; text = g_utf8_next_char (text))
    n++;
  return n;
}

char *
g_utf8_substring (const char *text, glong start, glong end)
{
  const char *first = g_utf8_offset_to_pointer (text, start);
  const char *past = end < 0 ? first + strlen (first) : g_utf8_offset_to_pointer (first, end - start);

  return g_strndup (first, (gsize) (past - first));
}

static gsize
bytes_of (const char *text, gssize length)
{
  return length < 0 ? strlen (text) : strnlen (text, (gsize) length);
}

char *
g_utf8_strchr (const char *text, gssize length, gunichar character)
{
  char bytes[7] = "";

  bytes[g_unichar_to_utf8 (character, bytes)] = '\0';
  return g_strstr_len (text, length, bytes);
}

char *
g_utf8_strrchr (const char *text, gssize length, gunichar character)
{
  char bytes[6];
  gsize n = (gsize) g_unichar_to_utf8 (character, bytes), room = bytes_of (text, length);

  for (gsize i = room; i >= n; i--)
    if (memcmp (text + i - n, bytes, n) == 0)
      return (char *) text + i - n;
  return NULL;
}

gboolean
g_utf8_validate (const char *text, gssize length, const char **end)
{
  const char *at = text;

  while (length < 0 ? *at != '\0' : at - text < length) {
    gunichar character = g_utf8_get_char_validated (at, length < 0 ? -1 : length - (at - text));

    if (character == INVALID || character == UNFINISHED || character == 0)
      break;
    at = g_utf8_next_char (at);
  }
  if (end != NULL)
    *end = at;
  return length < 0 ? *at == '\0' : at - text == length;
}

char *
g_utf8_make_valid (const char *text, gssize length)
{
  GString *valid = g_string_new (NULL);
  const char *end = text + (length < 0 ? strlen (text) : (gsize) length), *bad;

  while (!g_utf8_validate (text, end - text, &bad)) {
    g_string_append_len (valid, text, bad - text);
    g_string_append (valid, "\357\277\275");
    text = bad + 1;
  }
  g_string_append_len (valid, text, end - text);
  return g_string_free (valid, FALSE);
}

/* --- properties of characters ------------------------------------------------------------------------------------- */

static guint
classes_of (gunichar character)
{
  gsize low = 0, high = G_N_ELEMENTS (class_rows);

  if (character > 0x10ffff)
    return 0;
  while (high - low > 1) {
    gsize middle = (low + high) / 2;

    if (class_rows[middle].from <= character)
      low = middle;
    else
      high = middle;
  }
  return class_rows[low].classes;
}

gboolean
g_unichar_isalpha (gunichar c)
{
  return (classes_of (c) & CLASS_ALPHA) != 0;
}
gboolean
g_unichar_isalnum (gunichar c)
{
  return (classes_of (c) & (CLASS_ALPHA | CLASS_NUMBER)) != 0;
}
gboolean
g_unichar_isdigit (gunichar c)
{
  return (classes_of (c) & CLASS_DIGIT) != 0;
}
gboolean
g_unichar_islower (gunichar c)
{
  return (classes_of (c) & CLASS_LOWER) != 0;
}
gboolean
g_unichar_isupper (gunichar c)
{
  return (classes_of (c) & CLASS_UPPER) != 0;
}
gboolean
g_unichar_ismark (gunichar c)
{
  return (classes_of (c) & CLASS_MARK) != 0;
}
gboolean
g_unichar_ispunct (gunichar c)
{
  return (classes_of (c) & CLASS_PUNCTUATION) != 0;
}
gboolean
g_unichar_isspace (gunichar c)
{
  return (classes_of (c) & CLASS_SPACE) != 0;
}

/* --- case --------------------------------------------------------------------------------------------------------- */

static gunichar
mapped (const Mapping *rows, gsize n, gunichar character)
{
  gsize low = 0;

  while (low < n) {
    gsize middle = (low + n) / 2;

    if (rows[middle].from == character)
      return rows[middle].to;
    if (rows[middle].from < character)
      low = middle + 1;
    else
      n = middle;
  }
  return character;
}

gunichar
g_unichar_tolower (gunichar c)
{
  return c < 0x80 ? (gunichar) (guchar) g_ascii_tolower ((char) c) : mapped (lower_rows, G_N_ELEMENTS (lower_rows), c);
}

gunichar
g_unichar_toupper (gunichar c)
{
  return c < 0x80 ? (gunichar) (guchar) g_ascii_toupper ((char) c) : mapped (upper_rows, G_N_ELEMENTS (upper_rows), c);
}

/* Returns the result for a character that becomes several, or another one than `map` says; NULL for other
 * characters. */
static const char *
special (const Special *rows, gsize n, gunichar character)
{
  for (gsize i = 0; i < n; i++)
    if (rows[i].from == character)
      return rows[i].to;
  return NULL;
}

typedef struct {
  const Special *rows;
  gsize n;
  gunichar (*map) (gunichar character);
} Case;

static const Case to_lower = { lower_specials, G_N_ELEMENTS (lower_specials), g_unichar_tolower };
static const Case to_upper = { upper_specials, G_N_ELEMENTS (upper_specials), g_unichar_toupper };
static const Case to_fold = { fold_specials, G_N_ELEMENTS (fold_specials), g_unichar_tolower };

static void
append_mapped (GString *out, const Case *to, gunichar character)
{
  const char *several = character < 0x80 ? NULL : special (to->rows, to->n, character);

  if (several != NULL)
    g_string_append (out, several);
  else if (character < 0x80)
    g_string_append_c (out, (char) to->map (character));
  else
    g_string_append_unichar (out, to->map (character));
}

enum { SIGMA = 0x3a3, SMALL_SIGMA = 0x3c3, IOTA_BELOW = 0x345, IOTA = 0x399 };

/* Appends a capital iota for an iota subscript, after the other marks of its letter, which may follow the subscript.
 * Returns what follows these marks. */
static const char *
append_iota (GString *out, const char *at, const char *end)
{
  for (; at < end && g_unichar_ismark (g_utf8_get_char (at)); at = g_utf8_next_char (at))
    g_string_append_unichar (out, g_utf8_get_char (at));
  g_string_append_unichar (out, IOTA);
  return at;
}

static char *
change_case (const char *text, gssize length, const Case *to)
{
  const char *end = text + bytes_of (text, length);
  GString *out = g_string_sized_new ((gsize) (end - text));

  for (const char *at = text; at < end;) {
    gunichar character = g_utf8_get_char (at);

    at = g_utf8_next_char (at);
    if (to == &to_upper && character == IOTA_BELOW)
      at = append_iota (out, at, end);
    else if (to == &to_lower && character == SIGMA && at < end && g_unichar_isalpha (g_utf8_get_char (at)))
      g_string_append_unichar (out, SMALL_SIGMA);
    else
      append_mapped (out, to, character);
  }
  return g_string_free (out, FALSE);
}

char *
g_utf8_strdown (const char *text, gssize length)
{
  return change_case (text, length, &to_lower);
}

char *
g_utf8_strup (const char *text, gssize length)
{
  return change_case (text, length, &to_upper);
}

char *
g_utf8_casefold (const char *text, gssize length)
{
  return change_case (text, length, &to_fold);
}

/* --- the composed form -------------------------------------------------------------------------------------------- */

enum { /* the code of a Korean syllable is computed from those of its parts */
       SYLLABLES = 0xac00,
       LEADS = 0x1100,
       VOWELS = 0x1161,
       TAILS = 0x11a7,
       N_LEADS = 19,
       N_VOWELS = 21,
       N_TAILS = 28,
       N_SYLLABLES = N_LEADS * N_VOWELS * N_TAILS
};

static guint
order_of (gunichar character)
{
  gsize low = 0, high = G_N_ELEMENTS (order_rows);

  while (low < high) {
    gsize middle = (low + high) / 2;

    if (order_rows[middle].from > character)
      high = middle;
    else if (order_rows[middle].to < character)
      low = middle + 1;
    else
      return order_rows[middle].order;
  }
  return 0;
}

static void
decompose (GArray *out, gunichar character)
{
  gunichar syllable = character - SYLLABLES, first = mapped (decompose_rows, G_N_ELEMENTS (decompose_rows), character);

  if (character >= SYLLABLES && syllable < N_SYLLABLES) {
    gunichar parts[] = { LEADS + syllable / (N_VOWELS * N_TAILS), VOWELS + syllable / N_TAILS % N_VOWELS,
                         TAILS + syllable % N_TAILS };

    g_array_append_vals (out, parts, syllable % N_TAILS != 0 ? 3 : 2);
  } else if (first == character) {
    g_array_append_val (out, character);
  } else {
    for (const char *at = decompositions + first; *at != '\0'; at = g_utf8_next_char (at)) {
      gunichar part = g_utf8_get_char (at);

      g_array_append_val (out, part);
    }
  }
}

static gunichar
composed (gunichar a, gunichar b)
{
  gsize low = 0, high = G_N_ELEMENTS (compose_rows);

  if (a >= LEADS && a < LEADS + N_LEADS && b >= VOWELS && b < VOWELS + N_VOWELS)
    return SYLLABLES + ((a - LEADS) * N_VOWELS + (b - VOWELS)) * N_TAILS;
  if (a >= SYLLABLES && a < SYLLABLES + N_SYLLABLES && (a - SYLLABLES) % N_TAILS == 0 && b > TAILS
      && b < TAILS + N_TAILS)
    return a + (b - TAILS);
  while (low < high) {
    gsize middle = (low + high) / 2;
    const Composition *row = &compose_rows[middle];

    if (row->a == a && row->b == b)
      return row->both;
    if (row->a < a || (row->a == a && row->b < b))
      low = middle + 1;
    else
      high = middle;
  }
  return 0;
}

/* Sorts marks by their combining classes; characters of class 0 stay where they are. */
static void
order_marks (GArray *characters)
{
  gunichar *c = (gunichar *) (void *) characters->data;

  for (guint i = 1; i < characters->len; i++)
    for (guint to = i; to > 0 && order_of (c[to]) != 0 && order_of (c[to - 1]) > order_of (c[to]); to--) {
      gunichar held = c[to];

      c[to] = c[to - 1];
      c[to - 1] = held;
    }
}

/* Composes each character with the last one of combining class 0, unless a mark of the same class or a higher one is
 * between them. */
static void
compose (GArray *characters)
{
  gunichar *c = (gunichar *) (void *) characters->data;
  guint n = 0, starter = 0, before = 0;
  gboolean has_starter = FALSE;

  for (guint i = 0; i < characters->len; i++) {
    guint order = order_of (c[i]);
    gboolean may_join = has_starter && (n == starter + 1 || (before != 0 && before < order));
    gunichar both = may_join ? composed (c[starter], c[i]) : 0;

    if (both != 0) {
      c[starter] = both;
      continue;
    }
    if (order == 0) {
      starter = n;
      has_starter = TRUE;
    }
    before = order;
    c[n++] = c[i];
  }
  g_array_set_size (characters, n);
}

char *
g_utf8_normalize (const char *text, gssize length, GNormalizeMode mode)
{
  const char *end = text + bytes_of (text, length), *plain = text;
  GString *out;
  GArray *characters;

  while (plain < end && (guchar) *plain < 0x80)
    plain++;
  if (plain == end)
    return g_strndup (text, (gsize) (end - text));
  out = g_string_new (NULL);
  characters = g_array_new (FALSE, FALSE, sizeof (gunichar));
  for (const char *at = text; at < end; at = g_utf8_next_char (at))
    decompose (characters, g_utf8_get_char (at));
  order_marks (characters);
  compose (characters);
  for (guint i = 0; i < characters->len; i++)
    g_string_append_unichar (out, g_array_index (characters, gunichar, i));
  g_array_unref (characters);
  return g_string_free (out, FALSE);
}
