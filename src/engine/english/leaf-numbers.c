/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-numbers.c: numbers and times of day, to and from words, in British style: "one hundred and two", "two
 * thousand and six", "one thousand, one hundred and two". */

#include "leaf-english.h"

#include <stdlib.h>
#include <string.h>

#define MINUTES_A_DAY (24 * 60)

const char *const leaf_small_numbers[LEAF_SMALL_NUMBERS]
    = { "zero", "one",    "two",    "three",    "four",     "five",    "six",     "seven",     "eight",    "nine",
        "ten",  "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen" };
static const char *const tens[]
    = { "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety" };

static void
append_below_hundred (GString *text, guint32 n)
{
  if (n < 20) {
    g_string_append (text, leaf_small_numbers[n]);
  } else {
    g_string_append (text, tens[n / 10]);
    if (n % 10 != 0)
      g_string_append_printf (text, "-%s", leaf_small_numbers[n % 10]);
  }
}

/* Appends what joins the next part to a larger group before it. */
static void
append_conjunction (GString *text, const char *conjunction)
{
  if (text->len > 0 && !g_str_has_suffix (text->str, "minus "))
    g_string_append (text, conjunction);
}

static void
append_below_thousand (GString *text, guint32 n)
{
  if (n >= 100) {
    g_string_append_printf (text, "%s hundred", leaf_small_numbers[n / 100]);
    n %= 100;
    if (n == 0)
      return;
    g_string_append (text, " and ");
  }
  append_below_hundred (text, n);
}

char *
leaf_english_number_in_words (gint32 number)
{
  static const struct {
    guint32 size;
    const char *name;
  } groups[] = { { 1000000000, "billion" }, { 1000000, "million" }, { 1000, "thousand" } };
  GString *text = g_string_new (number < 0 ? "minus " : "");
  guint32 n = number < 0 ? 0u - (guint32) number : (guint32) number;

  if (n == 0)
    g_string_append (text, leaf_small_numbers[0]);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++) {
    if (n < groups[i].size)
      continue;
    append_conjunction (text, ", ");
    append_below_thousand (text, n / groups[i].size);
    g_string_append_printf (text, " %s", groups[i].name);
    n %= groups[i].size;
  }
  if (n > 0) {
    append_conjunction (text, n < 100 ? " and " : ", ");
    append_below_thousand (text, n);
  }
  return g_string_free (text, FALSE);
}

/* --- reading numbers ---------------------------------------------------------------------------------------------- */

static gboolean
find_among (const char *const *names, guint n, const char *word, gsize length, gint32 *number)
{
  for (guint i = 0; i < n; i++) {
    if (g_ascii_strncasecmp (names[i], word, length) == 0 && names[i][length] == '\0') {
      *number = (gint32) i;
      return TRUE;
    }
  }
  return FALSE;
}

/* One word: "seven", "nineteen", "forty", "twenty-three", "-3", "12". */
gboolean
leaf_english_number_from_words (const char *word, gint32 *number)
{
  const char *hyphen;
  gint32 unit = 0;
  gint64 parsed;

  if (g_ascii_isdigit (word[word[0] == '-'])) {
    if (!g_ascii_string_to_signed (word, 10, G_MININT32, G_MAXINT32, &parsed, NULL))
      return FALSE;
    *number = (gint32) parsed;
    return TRUE;
  }
  /* most words begin with other letters */
  if (word[0] == '\0' || strchr ("zotfsen", g_ascii_tolower (word[0])) == NULL)
    return FALSE;
  hyphen = strchr (word, '-');
  if (find_among (leaf_small_numbers, LEAF_SMALL_NUMBERS, word, strlen (word), number))
    return TRUE;
  if (hyphen != NULL && !(find_among (leaf_small_numbers, 10, hyphen + 1, strlen (hyphen + 1), &unit) && unit > 0))
    return FALSE;
  if (!find_among (tens, G_N_ELEMENTS (tens), word, hyphen != NULL ? (gsize) (hyphen - word) : strlen (word), number))
    return FALSE;
  *number = *number * 10 + unit;
  return TRUE;
}

/* --- times -------------------------------------------------------------------------------------------------------- */

static gint32
minute_of_day (gint32 minutes)
{
  minutes %= MINUTES_A_DAY;
  return minutes < 0 ? minutes + MINUTES_A_DAY : minutes;
}

/* "11:42 am"; midnight is "12:00 am". */
char *
leaf_english_time (gint32 minutes)
{
  gint32 minute = minute_of_day (minutes);
  gint32 hour = minute / 60;

  return g_strdup_printf ("%d:%02d %s", hour % 12 == 0 ? 12 : hour % 12, minute % 60, hour < 12 ? "am" : "pm");
}

/* "quarter past four", "twenty-two minutes to seven", "six o'clock"; midnight and noon are "twelve o'clock". */
char *
leaf_english_time_in_words (gint32 minutes)
{
  gint32 minute = minute_of_day (minutes);
  gint32 past = minute % 60;
  gint32 hour = minute / 60 + (past > 30 ? 1 : 0);
  gint32 distance = past > 30 ? 60 - past : past;
  const char *name = leaf_small_numbers[hour % 12 == 0 ? 12 : hour % 12];
  const char *side = past > 30 ? "to" : "past";
  g_autofree char *count = NULL;

  if (distance == 0)
    return g_strdup_printf ("%s o'clock", name);
  if (distance == 30)
    return g_strdup_printf ("half past %s", name);
  if (distance == 15)
    return g_strdup_printf ("quarter %s %s", side, name);
  count = leaf_english_number_in_words (distance);
  if (distance % 5 == 0)
    return g_strdup_printf ("%s %s %s", count, side, name);
  return g_strdup_printf ("%s minute%s %s %s", count, distance == 1 ? "" : "s", side, name);
}

/* "2 hours 5 minutes", "1 minute", "minus 3 minutes". Whole hours keep the space before the missing minutes, since
 * printed text is compared letter by letter. */
char *
leaf_english_duration (gint32 minutes)
{
  guint32 n = minutes < 0 ? 0u - (guint32) minutes : (guint32) minutes;
  guint32 hours = n / 60, rest = n % 60;
  GString *text = g_string_new (minutes < 0 ? "minus " : "");

  if (hours > 0)
    g_string_append_printf (text, "%u hour%s ", hours, hours == 1 ? "" : "s");
  if (hours == 0 || rest > 0)
    g_string_append_printf (text, "%u minute%s", rest, rest == 1 ? "" : "s");
  return g_string_free (text, FALSE);
}
