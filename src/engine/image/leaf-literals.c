/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-literals.c: converts literals to values and back. Literals are always read from text: the words of a wording are
 * joined as they were written, with one space for white space, so the same reader serves the source and the player's
 * commands. */

#include "leaf-character-names.h"
#include "leaf-units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MINUTES_A_DAY (24 * 60)

/* --- pieces of text ----------------------------------------------------------------------------------------------- */

/* Is `at` the end of a word: the end of the text, a space, or punctuation that is not part of a word? */
static gboolean
ends_word (const char *at)
{
  return *at == '\0' || strchr (" ,;:)}!?", *at) != NULL || (*at == '.' && !g_ascii_isalnum (at[1]));
}

static const char *
skip_spaces (const char *at)
{
  while (*at == ' ')
    at++;
  return at;
}

/* The text after the whole word `word`, given in lower case, if it is at `at` in any case; otherwise NULL. */
static const char *
after_word (const char *at, const char *word)
{
  gsize length;

  if (g_ascii_tolower (*at) != *word)
    return NULL;
  length = strlen (word);
  return g_ascii_strncasecmp (at, word, length) == 0 && ends_word (at + length) ? at + length : NULL;
}

static const char *
after_any (const char *at, const char *const *words)
{
  for (; *words != NULL; words++) {
    const char *after = after_word (at, *words);

    if (after != NULL)
      return after;
  }
  return NULL;
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

/* Skips the ending of an ordinal: "21st" is 21, whatever the ending. */
static gsize
without_ending (const char *word, gsize length)
{
  static const char *const endings[] = { "st", "nd", "rd", "th" };

  for (guint i = 0; i < G_N_ELEMENTS (endings) && length > 2 && g_ascii_isdigit (word[length - 3]); i++)
    if (g_ascii_strncasecmp (word + length - 2, endings[i], 2) == 0)
      return length - 2;
  return length;
}

static const char *
read_whole (const char *at, gboolean in_order_too, gint32 *number)
{
  char word[32];
  gsize length = strcspn (at, " ,;:)}!?");

  if (length > 0 && at[length - 1] == '.')
    length--;
  if (length == 0 || length >= sizeof word)
    return NULL;
  memcpy (word, at, length);
  word[in_order_too ? without_ending (word, length) : length] = '\0';
  return leaf_english_number_from_words (word, number) ? at + length : NULL;
}

/* " x 10^24", with or without spaces, or with another multiplication sign: multiplies the number and returns what
 * follows; NULL if there is none. */
static const char *
read_power_of_ten (const char *at, double *number)
{
  static const char *const times[] = { "x", "X", "*", "×", NULL };
  const char *power = skip_spaces (at);

  for (guint i = 0; times[i] != NULL; i++) {
    const char *ten;
    char *end;

    if (!g_str_has_prefix (power, times[i]))
      continue;
    ten = skip_spaces (power + strlen (times[i]));
    if (!g_str_has_prefix (ten, "10^"))
      return NULL;
    ten += strlen ("10^");
    if (!g_ascii_isdigit (*ten == '+' || *ten == '-' ? ten[1] : ten[0]))
      return NULL;
    *number *= pow (10, (double) strtol (ten, &end, 10));
    return end;
  }
  return NULL;
}

/* "3.5", "-2", "6.02 x 10^23", "1.5e3"; *is_whole: it had neither a point nor an exponent. */
const char *
leaf_read_decimal (const char *at, double *number, gboolean *is_whole)
{
  const char *start = at;
  const char *digits, *after;
  char *end;

  *is_whole = TRUE;
  if (*at == '-' || *at == '+')
    at++;
  digits = at;
  while (g_ascii_isdigit (*at))
    at++;
  if (at == digits)
    return NULL;
  if (*at == '.' && g_ascii_isdigit (at[1])) {
    *is_whole = FALSE;
    for (at++; g_ascii_isdigit (*at); at++)
      ;
  }
  if ((*at == 'e' || *at == 'E')
      && (g_ascii_isdigit (at[1]) || ((at[1] == '-' || at[1] == '+') && g_ascii_isdigit (at[2])))) {
    *is_whole = FALSE;
    for (at += 2; g_ascii_isdigit (*at); at++)
      ;
  }
  *number = g_ascii_strtod (start, &end);
  after = read_power_of_ten (at, number);
  if (after != NULL)
    *is_whole = FALSE;
  return after != NULL ? after : at;
}

static LeafValue
real_value (double number)
{
  float real = (float) number;
  gint32 bits;

  memcpy (&bits, &real, sizeof bits);
  return LEAF_VALUE (REAL, bits);
}

/* "hexadecimal 4EF12C", "binary 1011", "octal 077": 32 bits, the first of which is the sign. */
static const char *
read_in_base (const char *at, gint32 *number)
{
  static const struct {
    const char *word;
    guint base;
  } bases[] = { { "hexadecimal ", 16 }, { "octal ", 8 }, { "binary ", 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (bases); i++) {
    const char *digits = at + strlen (bases[i].word);
    guint64 read;
    char *end;

    if (g_ascii_strncasecmp (at, bases[i].word, strlen (bases[i].word)) != 0)
      continue;
    read = g_ascii_isxdigit (*digits) ? g_ascii_strtoull (digits, &end, bases[i].base) : G_MAXUINT64;
    if (read > G_MAXUINT32 || end == digits)
      return NULL;
    *number = (gint32) (guint32) read;
    return end;
  }
  return NULL;
}

static const char *
read_number (const char *at, gboolean folded, LeafValue *value)
{
  gint32 number;
  const char *after;

  /* "007" and "0342" are names, except where a player types them */
  if (!folded && at[0] == '0' && g_ascii_isdigit (at[1]))
    return NULL;
  after = read_whole (at, !folded, &number);
  if (after == NULL && !folded) /* these cannot be typed in commands */
    after = read_in_base (at, &number);

  if (after == NULL || !ends_word (after))
    return NULL;
  *value = LEAF_VALUE (NUMBER, number);
  return after;
}

static const char *
read_real (const char *at, gboolean whole_too, LeafValue *value)
{
  static const struct {
    const char *words;
    double number;
    gboolean is_only_wanted;
  } names[] = { { "plus infinity", INFINITY, FALSE },   { "minus infinity", -INFINITY, FALSE },
                { "infinity", INFINITY, TRUE },         { "pi", 3.14159265358979323846, FALSE },
                { "e", 2.71828182845904523536, FALSE }, { "nan", NAN, TRUE } };
  double number;
  gboolean is_whole;
  const char *after = leaf_read_decimal (at, &number, &is_whole);

  if (after != NULL && ends_word (after) && (whole_too || !is_whole)) {
    *value = real_value (number);
    return after;
  }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    /* Unless a real number is expected, a capital letter is a name, and "infinity" must have its sign. */
    if (!whole_too && (names[i].is_only_wanted || *at == 'E'))
      continue;
    after = after_word (at, names[i].words);
    if (after != NULL) {
      *value = real_value (names[i].number);
      return after;
    }
  }
  return NULL;
}

static const char *
read_truth (const char *at, LeafValue *value)
{
  const char *after = after_word (at, "true");

  *value = LEAF_VALUE (TRUTH_STATE, after != NULL);
  return after != NULL ? after : after_word (at, "false");
}

/* --- times -------------------------------------------------------------------------------------------------------- */

/* "9:30 AM", "4 pm"; "noon" is a literal only in commands; in the source it is a name. An hour without minutes may be
 * any number ("13 am" is one hour past noon, and "25 am" never comes). With minutes it must be an hour of the clock, so
 * "0 pm" is not a time. */
static const char *
read_time (const char *at, LeafValue *value)
{
  static const char *const am[] = { "am", "a.m.", NULL };
  static const char *const pm[] = { "pm", "p.m.", NULL };
  const char *after;
  gint32 hour, minute = 0;
  gboolean has_minutes = FALSE;
  char *end;

  *value = LEAF_VALUE (TIME, 0);
  if (g_ascii_isdigit (*at)) {
    hour = (gint32) CLAMP (strtol (at, &end, 10), 0, 100);
    at = end;
    has_minutes = *at == ':' && g_ascii_isdigit (at[1]);
    if (has_minutes) {
      minute = at[1] - '0';
      at += 2;
      if (g_ascii_isdigit (*at))
        minute = minute * 10 + (*at++ - '0');
    }
  } else {
    after = read_whole (at, FALSE, &hour);
    if (after == NULL)
      return NULL;
    at = after;
  }
  at = skip_spaces (at);
  if (hour < 0 || (has_minutes && hour > 12) || minute > 59)
    return NULL;
  value->bits = (hour == 12 ? 0 : hour) * 60 + minute;
  after = after_any (at, am);
  if (after == NULL && hour > 0) {
    after = after_any (at, pm);
    value->bits += MINUTES_A_DAY / 2;
  }
  return after;
}

static const char *
read_count (const char *at, const char *const *nouns, gint32 *number)
{
  const char *after = read_whole (at, FALSE, number);

  return after == NULL || *after != ' ' ? NULL : after_any (skip_spaces (after), nouns);
}

/* "12 minutes", "two hours", "1 hour 5 minutes". */
static const char *
read_period (const char *at, LeafValue *value)
{
  static const char *const hours[] = { "hours", "hour", NULL };
  static const char *const minutes[] = { "minutes", "minute", NULL };
  gint32 hour = 0, minute = 0;
  const char *after_hours = read_count (at, hours, &hour);
  const char *after = read_count (after_hours != NULL ? skip_spaces (after_hours) : at, minutes, &minute);

  if (after_hours == NULL && after == NULL)
    return NULL;
  *value = LEAF_VALUE (TIME_PERIOD, (after_hours != NULL ? (gint64) hour * 60 : 0) + (after != NULL ? minute : 0));
  return after != NULL ? after : after_hours;
}

/* --- periods in a command ----------------------------------------------------------------------------------------- */

static const struct {
  const char *words;
  gint32 minutes;
} parts_of_an_hour[] = {
  { "three quarters of", 45 }, { "three-quarters of", 45 }, { "quarter of", 15 }, { "half", 30 }, { "quarter", 15 },
};

static const char *
skip_article (const char *at)
{
  static const char *const articles[] = { "an", "a", NULL };
  const char *after = after_any (at, articles);

  return after != NULL ? skip_spaces (after) : at;
}

/* "half an hour", "a quarter of an hour", "an hour", "1 hour 5 minutes"; not negative, and without "and" */
static const char *
read_said_period (const char *at, LeafValue *value)
{
  static const char *const nouns[] = { "hour", "minute", NULL };
  const char *after = read_period (at, value), *part = skip_article (at);

  if (after != NULL)
    return value->bits < 0 ? NULL : after;
  for (guint i = 0; i < G_N_ELEMENTS (parts_of_an_hour); i++) {
    after = after_word (part, parts_of_an_hour[i].words);
    after = after != NULL ? after_word (skip_article (skip_spaces (after)), "hour") : NULL;
    if (after != NULL) {
      *value = LEAF_VALUE (TIME_PERIOD, parts_of_an_hour[i].minutes);
      return after;
    }
  }
  after = after_any (part, nouns);
  if (after != NULL)
    *value = LEAF_VALUE (TIME_PERIOD, g_ascii_tolower (*part) == 'h' ? 60 : 1);
  return after;
}

/* --- characters --------------------------------------------------------------------------------------------------- */

/* "321", "U+0141", "\"C\"", "black chess knight": the character with this number or name, or the character itself. 0 if
 * the text is none of these. */
static gunichar
character_called (const char *text)
{
  gboolean is_hexadecimal = g_ascii_strncasecmp (text, "U+", 2) == 0 && g_ascii_isxdigit (text[2]);
  char *end;
  guint64 number;

  if (*text == '"') {
    const char *after = text[1] != '\0' ? g_utf8_next_char (text + 1) : text + 1;

    return g_str_equal (after, "\"") ? g_utf8_get_char (text + 1) : 0;
  }
  if (!is_hexadecimal && !g_ascii_isdigit (*text))
    return leaf_character_by_name (text);
  number = is_hexadecimal ? g_ascii_strtoull (text + 2, &end, 16) : g_ascii_strtoull (text, &end, 10);
  if (number == 0 && !is_hexadecimal)
    return leaf_character_by_name (text);
  return number <= G_MAXINT32 && *end == '\0' ? (gunichar) number : 0;
}

/* "unicode 321", "unicode (black chess knight)". */
static const char *
read_character (const char *at, LeafValue *value)
{
  const char *name = after_word (at, "unicode");
  g_autofree char *bare = NULL;
  gunichar character;

  if (name == NULL || *name != ' ')
    return NULL;
  name = skip_spaces (name);
  if (*name == '(' && g_str_has_suffix (name, ")"))
    bare = g_strstrip (g_strndup (name + 1, strlen (name) - 2));
  character = character_called (bare != NULL ? bare : name);
  if (character == 0 || !g_unichar_validate (character))
    return NULL;
  *value = LEAF_VALUE (UNICODE, character);
  return name + strlen (name);
}

/* --- any literal -------------------------------------------------------------------------------------------------- */

const char *
leaf_literal_read_of_kind (const LeafKinds *kinds, const char *at, LeafKindId kind, gboolean folded, LeafValue *value)
{
  const char *after;

  switch (kind.ix) {
  case LEAF_KIND_NUMBER: return read_number (at, folded, value);
  case LEAF_KIND_REAL: return read_real (at, TRUE, value);
  case LEAF_KIND_TRUTH_STATE: return read_truth (at, value);
  case LEAF_KIND_UNICODE: return read_character (at, value);
  case LEAF_KIND_TIME:
  case LEAF_KIND_TIME_PERIOD:
    if (folded && kind.ix == LEAF_KIND_TIME_PERIOD)
      return read_said_period (at, value);
    after = read_time (at, value);
    return after != NULL || folded ? after : read_period (at, value);
  default:
    if (!LEAF_IS (kind) || leaf_kinds_row (kinds, kind)->representation != LEAF_REPRESENTATION_UNIT)
      return NULL;
    return leaf_unit_read (kinds, at, kind, folded, value);
  }
}

const char *
leaf_literal_read_any (const LeafKinds *kinds, const char *at, LeafValue *value)
{
  const char *after;

  if ((after = read_number (at, FALSE, value)) != NULL && *after == '\0')
    return after;
  if ((after = read_real (at, FALSE, value)) != NULL && *after == '\0')
    return after;
  if ((after = read_truth (at, value)) != NULL && *after == '\0')
    return after;
  if ((after = read_character (at, value)) != NULL)
    return after;
  if ((after = read_time (at, value)) != NULL && *after == '\0')
    return after;
  if ((after = read_period (at, value)) != NULL && *after == '\0')
    return after;
  return leaf_unit_read_any (kinds, at, value);
}

gsize
leaf_literal_read_text (const LeafKinds *kinds, const char *text, LeafKindId kind, LeafValue *value)
{
  const char *after = leaf_literal_read_of_kind (kinds, text, kind, TRUE, value);

  return after == NULL ? 0 : (gsize) (after - text);
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

enum { USUAL_PLACES = 5, MOST_PLACES = 8, MOST_WHOLE_FIGURES = 9 };

/* Removes zeros at the end of the fraction, except the first. */
static void
trim_noughts (char *digits)
{
  for (gsize n = strlen (digits); n > 2 && digits[n - 1] == '0' && digits[n - 2] != '.'; n--)
    digits[n - 1] = '\0';
}

static guint32
power_of_ten (guint32 n)
{
  return n == 0 ? 1 : 10 * power_of_ten (n - 1);
}

/* The digits of a real number are computed in single precision, with its logarithm and exponential: the last digits
 * are as inexact as the reference's, and halves are rounded the same way. */
static const float log_of_ten = 2.30258509f;

static float
decimal_logarithm (float size)
{
  return logf (size) / log_of_ten;
}

static float
power_of_ten_of (float exponent)
{
  return expf (exponent * log_of_ten);
}

/* A number just below a whole number is never shown as that number. For very large ones the first nine digits are
 * computed. */
static char *
decimal (float real, guint32 n_places)
{
  guint32 places = CLAMP (n_places, 1, MOST_PLACES);
  float size = fabsf (real), whole = floorf (size), fraction = 0;
  g_autofree char *noughts = NULL;
  char *text;

  if (size > whole)
    fraction = MIN (roundf (power_of_ten_of (decimal_logarithm (size - whole) + (float) places)),
                    (float) (power_of_ten (places) - 1));
  if (whole >= (float) G_MAXINT32) {
    float logarithm = decimal_logarithm (size);
    gint32 extra = (gint32) logarithm - (MOST_WHOLE_FIGURES - 1);

    noughts = g_strnfill ((gsize) extra, '0');
    whole = truncf (power_of_ten_of (logarithm - (float) extra));
  }
  text = g_strdup_printf ("%s%.0f%s.%0*u", signbit (real) ? "-" : "", (double) whole, noughts != NULL ? noughts : "",
                          (int) places, (guint32) fraction);
  trim_noughts (text);
  return text;
}

static char *
scientific (float real, guint32 n_places)
{
  guint32 places = CLAMP (n_places, 1, MOST_PLACES), unit = power_of_ten (places), figures = 0;
  float logarithm = real == 0 ? 0 : decimal_logarithm (fabsf (real)), exponent = floorf (logarithm);
  g_autofree char *text = NULL;

  if (real != 0)
    figures = (guint32) roundf (power_of_ten_of (logarithm - exponent + (float) places));
  if (figures >= 10 * unit) {
    figures /= 10;
    exponent++;
  }
  text = g_strdup_printf ("%s%u.%0*u", signbit (real) ? "-" : "", figures / unit, (int) places, figures % unit);
  trim_noughts (text);
  return g_strdup_printf ("%s × 10^%d", text, (int) exponent);
}

char *
leaf_real_written (float real, guint32 places, LeafRealNotation notation)
{
  gboolean is_handy = real == 0 || (fabsf (real) >= 1e-4f && fabsf (real) < 1e6f);

  if (isnan (real)) /* the sign of not-a-number differs between machines; it is printed as in the reference */
    return g_strdup ("-⚠");
  if (isinf (real))
    return g_strdup (real < 0 ? "-∞" : "∞");
  if (notation == LEAF_REAL_SCIENTIFIC || (notation == LEAF_REAL_EITHER_WAY && !is_handy))
    return scientific (real, places != 0 ? places : USUAL_PLACES);
  return decimal (real, places != 0 ? places : USUAL_PLACES);
}

/* Powers of ten for the very large and very small. */
char *
leaf_real_to_string (float real)
{
  return leaf_real_written (real, 0, LEAF_REAL_EITHER_WAY);
}

char *
leaf_literal_to_string (const LeafKinds *kinds, LeafValue value)
{
  float real;

  switch (value.kind) {
  case LEAF_KIND_NUMBER: return g_strdup_printf ("%d", value.bits);
  case LEAF_KIND_REAL: memcpy (&real, &value.bits, sizeof real); return leaf_real_to_string (real);
  case LEAF_KIND_TRUTH_STATE: return g_strdup (value.bits != 0 ? "true" : "false");
  case LEAF_KIND_TIME: return leaf_english_time (value.bits);
  case LEAF_KIND_TIME_PERIOD: return leaf_english_duration (value.bits);
  default: return leaf_unit_to_string (kinds, value, NULL);
  }
}

char *
leaf_literal_to_string_in (const LeafKinds *kinds, LeafValue value, const char *notation_name)
{
  return leaf_unit_to_string (kinds, value, notation_name);
}
