/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-parse-time.c: times of day in commands, where more forms are possible than in the source.
 *
 *   noon  midday  midnight
 *   3  twelve  3 am  3 o'clock        an hour alone, of twelve
 *   17:45  6:5  6 15  6:15 pm         hour and minute
 *   ten to five  half past midnight   minutes before and after an hour
 *
 * "am" and "pm" are separate words, and are ignored after an hour above twelve.
 */

#include "leaf-parse.h"

#include <string.h>

enum { NO_NUMBER = -1, HALF_A_DAY = 12, MINUTES_OF_HOUR = 60, HOURS_OF_DAY = 24, MINUTES_OF_DAY = 24 * 60 };

/* "six", "06" */
static gint32
number_word (const LeafParse *p, gint32 number)
{
  const LeafTypedWord *word = leaf_parse_word (p, number);
  const char *text;

  if (word == NULL)
    return NO_NUMBER;
  if (word->number > 0)
    return word->number;
  text = p->view->command->text + word->start;
  return strspn (text, "0") >= word->length ? 0 : NO_NUMBER;
}

/* "half", "quarter", "ten" */
static gint32
minutes_at (const LeafParse *p, gint32 number)
{
  gint32 n = leaf_parse_word_is (p, number, "half")      ? 30
             : leaf_parse_word_is (p, number, "quarter") ? 15
                                                         : number_word (p, number);

  return n < MINUTES_OF_HOUR ? n : NO_NUMBER;
}

/* Reads "am" or "pm" at p->cursor, if it is there. Returns the hour of the day. */
static gint32
half_of_day (LeafParse *p, gint32 hour)
{
  gboolean is_after = leaf_parse_word_is (p, p->cursor, "pm");

  if (!is_after && !leaf_parse_word_is (p, p->cursor, "am"))
    return hour;
  p->cursor++;
  if (hour > HALF_A_DAY)
    return hour;
  return hour % HALF_A_DAY + (is_after ? HALF_A_DAY : 0);
}

static gboolean
give_time (LeafValue *value, gint32 hour, gint32 minutes)
{
  *value = LEAF_VALUE (TIME, (hour * MINUTES_OF_HOUR + minutes + MINUTES_OF_DAY) % MINUTES_OF_DAY);
  return TRUE;
}

/* The hour of "noon", "midday" or "midnight"; NO_NUMBER for other words. */
static gint32
middle_at (const LeafParse *p, gint32 number)
{
  return leaf_parse_word_is (p, number, "noon") || leaf_parse_word_is (p, number, "midday") ? HALF_A_DAY
         : leaf_parse_word_is (p, number, "midnight")                                       ? 0
                                                                                            : NO_NUMBER;
}

/* "17:45" in one word */
static gboolean
read_digits (LeafParse *p, LeafValue *value)
{
  const LeafTypedWord *word = leaf_parse_word (p, p->cursor);
  g_autofree char *text = g_strndup (p->view->command->text + word->start, word->length);
  gsize before = strspn (text, "0123456789"),
        after = text[before] == ':' ? strspn (text + before + 1, "0123456789") : 0;
  guint64 hour, minutes;

  if (before == 0 || after == 0 || before + 1 + after != word->length)
    return FALSE;
  hour = g_ascii_strtoull (text, NULL, 10);
  minutes = g_ascii_strtoull (text + before + 1, NULL, 10);
  if (hour >= HOURS_OF_DAY || minutes >= MINUTES_OF_HOUR)
    return FALSE;
  p->cursor++;
  return give_time (value, half_of_day (p, (gint32) hour), (gint32) minutes);
}

/* "ten to five", "half past midnight" */
static gboolean
read_relative (LeafParse *p, LeafValue *value)
{
  gint32 minutes = minutes_at (p, p->cursor), hour = middle_at (p, p->cursor + 2);
  gboolean is_before = leaf_parse_word_is (p, p->cursor + 1, "to"), is_middle = hour != NO_NUMBER;

  if (minutes == NO_NUMBER || !(is_before || leaf_parse_word_is (p, p->cursor + 1, "past")))
    return FALSE;
  if (!is_middle)
    hour = number_word (p, p->cursor + 2);
  if (!is_middle && (hour < 1 || hour > HALF_A_DAY))
    return FALSE;
  p->cursor += 3;
  if (!is_middle)
    hour = half_of_day (p, hour);
  return give_time (value, hour, is_before ? -minutes : minutes);
}

/* "6 15" */
static gboolean
read_two_numbers (LeafParse *p, LeafValue *value)
{
  gint32 hour = minutes_at (p, p->cursor), minutes = number_word (p, p->cursor + 1);

  if (hour == NO_NUMBER || hour >= HOURS_OF_DAY || minutes == NO_NUMBER || minutes >= MINUTES_OF_HOUR)
    return FALSE;
  p->cursor += 2;
  return give_time (value, half_of_day (p, hour), minutes);
}

/* "3 pm", "3 o'clock"; a plain "3" is an hour only if nothing follows it. */
static gboolean
read_hour (LeafParse *p, LeafValue *value)
{
  gint32 hour = number_word (p, p->cursor), from = p->cursor;

  if (hour == NO_NUMBER || hour > HALF_A_DAY)
    return FALSE;
  p->cursor++;
  if (leaf_parse_word_is (p, p->cursor, "o'clock")) {
    p->cursor++;
    return give_time (value, hour, 0);
  }
  if (leaf_parse_word (p, p->cursor) == NULL)
    return give_time (value, hour, 0);
  hour = half_of_day (p, hour);
  if (p->cursor > from + 1)
    return give_time (value, hour, 0);
  p->cursor = from;
  return FALSE;
}

gboolean
leaf_parse_time (LeafParse *p, LeafValue *value)
{
  gint32 middle = middle_at (p, p->cursor);

  if (middle != NO_NUMBER) {
    p->cursor++;
    return give_time (value, middle, 0);
  }
  return read_digits (p, value) || read_relative (p, value) || read_two_numbers (p, value) || read_hour (p, value);
}
