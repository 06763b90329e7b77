/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-match.c: finding and replacing, by plain text and by regular expression.
 *
 * A regular expression of the language is close to Perl's, with three differences that are translated away: ranges of
 * characters stand in angle brackets, since square ones are substitutions; \p is punctuation, \l and \u are letters of a
 * case, their capitals the opposites; and a plain text is an expression whose every character stands for itself.
 */

#include "leaf-natives-texts.h"

#include <string.h>

#define GIVE_NUMBER(x) (*result = LEAF_VALUE (NUMBER, (x)), LEAF_NATIVE_DONE)
#define GIVE_TRUTH(x)  (*result = LEAF_VALUE (TRUTH_STATE, (x) ? 1 : 0), LEAF_NATIVE_DONE)

static const char punctuation[] = ".,!?\\-/\":;(){}\\[\\]";

static void
append_escape (GString *out, char c, gboolean in_range)
{
  const char *inner = NULL, *outer = NULL;

  switch (c) {
  case 'p': inner = punctuation; break;
  case 'P': outer = "[^.,!?\\-/\":;(){}\\[\\]]"; break;
  case 'l': inner = "\\p{Ll}"; break;
  case 'L': inner = "\\P{Ll}"; break;
  case 'u': inner = "\\p{Lu}"; break;
  case 'U': inner = "\\P{Lu}"; break;
  case '<': outer = "<"; break;
  case '>': outer = ">"; break;
  default: break;
  }
  if (inner != NULL)
    g_string_append_printf (out, in_range ? "%s" : "[%s]", inner);
  else if (outer != NULL)
    g_string_append (out, outer);
  else
    g_string_append_printf (out, "\\%c", c);
}

static char *
translate (const char *pattern)
{
  GString *out = g_string_new (NULL);
  gboolean in_range = FALSE;

  for (; *pattern != '\0'; pattern++) {
    if (*pattern == '\\' && pattern[1] != '\0') {
      append_escape (out, *++pattern, in_range);
    } else if (!in_range && *pattern == '<') {
      in_range = TRUE;
      g_string_append_c (out, '[');
    } else if (in_range && *pattern == '>') {
      in_range = FALSE;
      g_string_append_c (out, ']');
    } else {
      if ((in_range && *pattern == '[') || (!in_range && (*pattern == '[' || *pattern == ']')))
        g_string_append_c (out, '\\');
      g_string_append_c (out, *pattern);
    }
  }
  return g_string_free (out, FALSE);
}

typedef enum { MATCH_PLAIN = 0, MATCH_REGEXP = 1, MATCH_EXACTLY = 2 } MatchHow;

static GRegex *
expression (LeafMachine *m, const char *pattern, guint how, gboolean any_case)
{
  g_autofree char *translated = how & MATCH_REGEXP ? translate (pattern) : g_regex_escape_string (pattern, -1);
  g_autofree char *whole = how & MATCH_EXACTLY ? g_strdup_printf ("\\A(?:%s)\\z", translated) : g_steal_pointer (&translated);
  g_autoptr (GError) error = NULL;
  GRegex *regex = g_regex_new (whole, (any_case ? G_REGEX_CASELESS : 0) | G_REGEX_DOTALL, 0, &error);

  if (regex == NULL)
    leaf_fault (m, "the regular expression \"%s\" cannot be read: %s", pattern, error->message);
  return regex;
}

/* --- what matched ----------------------------------------------------------------------------------------------------------------- */

/* What the latest match was stays asked for by later phrases: a list of the whole and its parts, and where the whole stood,
 * in characters. */
static void
keep_match (LeafMachine *m, const GMatchInfo *info, const char *text)
{
  gint n = g_match_info_get_match_count (info), from, to;
  guint32 block;

  if (n < 1)
    return;
  block = leaf_heap_make (&m->heap, LEAF_BLOCK_LIST, LEAF_KIND_LIST, 0);
  m->match = (LeafValue) { LEAF_KIND_LIST, (gint32) block };
  for (gint i = 0; i < 10; i++) {
    g_autofree char *part = i < n ? g_match_info_fetch (info, i) : NULL;
    LeafValue value = leaf_text_new (m, part != NULL ? part : "");

    leaf_block_insert (&m->heap, block, (guint32) i, value);
  }
  if (g_match_info_fetch_pos (info, 0, &from, &to)) {
    m->match_first = (guint32) g_utf8_pointer_to_offset (text, text + from) + 1;
    m->match_last = (guint32) g_utf8_pointer_to_offset (text, text + to);
  }
}

static void
keep_no_match (LeafMachine *m)
{
  m->match = (LeafValue) { 0, 0 };
  m->match_first = m->match_last = 0;
}

/* T, what is sought, options: how often it is there, or whether. */
static gint32
match (LeafMachine *m, guint how, gboolean count)
{
  g_autofree char *text = g_strdup (leaf_settled_text (m, 0));
  g_autoptr (GRegex) regex = expression (m, leaf_settled_text (m, 1), how, leaf_settled (m, 2).bits & 1);
  g_autoptr (GMatchInfo) info = NULL;
  gint32 n = 0;

  if (regex == NULL || (!(how & MATCH_REGEXP) && *leaf_settled_text (m, 1) == '\0' && !(how & MATCH_EXACTLY)))
    return 0;
  if (!g_regex_match (regex, text, 0, &info)) {
    keep_no_match (m);
    return 0;
  }
  keep_match (m, info, text);
  do
    n++;
  while (count && g_match_info_next (info, NULL));
  return n;
}

#define MATCH(name, how)                                                                                                           \
  LEAF_NATIVE_OF_TEXT (name)                                                                                                       \
  {                                                                                                                                \
    if (!leaf_settle_texts (m, 3, 3, 0))                                                                                           \
      return LEAF_NATIVE_CALLED;                                                                                                   \
    return GIVE_TRUTH (match (m, how, FALSE) > 0);                                                                                 \
  }
#define MATCH_COUNT(name, how)                                                                                                     \
  LEAF_NATIVE_OF_TEXT (name)                                                                                                       \
  {                                                                                                                                \
    if (!leaf_settle_texts (m, 3, 3, 0))                                                                                           \
      return LEAF_NATIVE_CALLED;                                                                                                   \
    return GIVE_NUMBER (match (m, how, TRUE));                                                                                     \
  }

MATCH (text_matches, MATCH_PLAIN)
MATCH (text_matches_exactly, MATCH_PLAIN | MATCH_EXACTLY)
MATCH (regexp_matches, MATCH_REGEXP)
MATCH (regexp_matches_exactly, MATCH_REGEXP | MATCH_EXACTLY)
MATCH_COUNT (text_count_matches, MATCH_PLAIN)
MATCH_COUNT (regexp_count_matches, MATCH_REGEXP)

LEAF_NATIVE_OF_TEXT (match_first)
{
  return GIVE_NUMBER ((gint32) m->match_first);
}
LEAF_NATIVE_OF_TEXT (match_last)
{
  return GIVE_NUMBER ((gint32) m->match_last);
}
LEAF_NATIVE_OF_TEXT (match_length)
{
  return GIVE_NUMBER (m->match_last == 0 ? 0 : (gint32) (m->match_last - m->match_first + 1));
}

static LeafValue
matched_part (const LeafMachine *m, gint32 number)
{
  guint32 n;
  const LeafValue *parts = leaf_block_values (&m->heap, (guint32) m->match.bits, &n);

  return number >= 0 && (guint32) number < n ? parts[number] : LEAF_VALUE (TEXT, 0);
}

LEAF_NATIVE_OF_TEXT (regexp_match)
{
  *result = matched_part (m, 0);
  return LEAF_NATIVE_DONE;
}

LEAF_NATIVE_OF_TEXT (regexp_subexpression)
{
  *result = matched_part (m, args[0].bits);
  return LEAF_NATIVE_DONE;
}

/* Where a part stands is found again in the whole: its first occurrence, which is where it was in all but strange cases. */
static void
part_place (const LeafMachine *m, gint32 number, gint32 *first, gint32 *length)
{
  const char *whole = leaf_text_characters (m, matched_part (m, 0)), *part = leaf_text_characters (m, matched_part (m, number));
  const char *at = whole != NULL && part != NULL ? strstr (whole, part) : NULL;

  *first = at != NULL && *part != '\0' ? (gint32) (m->match_first + (guint32) g_utf8_pointer_to_offset (whole, at)) : 0;
  *length = at != NULL ? (gint32) g_utf8_strlen (part, -1) : 0;
}

LEAF_NATIVE_OF_TEXT (regexp_first)
{
  gint32 first, length;

  part_place (m, args[0].bits, &first, &length);
  return GIVE_NUMBER (first);
}

LEAF_NATIVE_OF_TEXT (regexp_last)
{
  gint32 first, length;

  part_place (m, args[0].bits, &first, &length);
  return GIVE_NUMBER (first == 0 ? 0 : first + length - 1);
}

LEAF_NATIVE_OF_TEXT (regexp_length)
{
  gint32 first, length;

  part_place (m, args[0].bits, &first, &length);
  return GIVE_NUMBER (length);
}

/* --- replacing ---------------------------------------------------------------------------------------------------------------------- */

/* \0 .. \9, with l or u before the digit for its case; \n and \t. */
static void
append_replacement (GString *out, const char *with, const GMatchInfo *info)
{
  for (; *with != '\0'; with++) {
    char letter = '\0';

    if (*with != '\\' || with[1] == '\0') {
      g_string_append_c (out, *with);
      continue;
    }
    with++;
    if ((*with == 'l' || *with == 'u') && g_ascii_isdigit (with[1]))
      letter = *with++;
    if (g_ascii_isdigit (*with)) {
      g_autofree char *part = g_match_info_fetch (info, *with - '0');
      g_autofree char *cased = part == NULL    ? g_strdup ("")
                               : letter == 'l' ? g_utf8_strdown (part, -1)
                               : letter == 'u' ? g_utf8_strup (part, -1)
                                               : g_strdup (part);

      g_string_append (out, cased);
    } else {
      g_string_append_c (out, *with == 'n' ? '\n' : *with == 't' ? '\t' : *with);
    }
  }
}

/* What is sought, the place of T, what comes instead, options. */
static LeafNativeStatus
replace (LeafMachine *m, guint how)
{
  g_autofree char *text = g_strdup (leaf_settled_text (m, 1)), *with = g_strdup (leaf_settled_text (m, 2));
  g_autoptr (GRegex) regex = expression (m, leaf_settled_text (m, 0), how, leaf_settled (m, 3).bits & 1);
  g_autoptr (GMatchInfo) info = NULL;
  g_autoptr (GString) changed = g_string_new (NULL);
  gint copied = 0;

  if (regex == NULL || (*leaf_settled_text (m, 0) == '\0'))
    return LEAF_NATIVE_DONE;
  if (g_regex_match (regex, text, 0, &info))
    keep_match (m, info, text);
  else
    keep_no_match (m);
  while (g_match_info_matches (info)) {
    gint from, to;

    g_match_info_fetch_pos (info, 0, &from, &to);
    g_string_append_len (changed, text + copied, from - copied);
    if (how & MATCH_REGEXP)
      append_replacement (changed, with, info);
    else
      g_string_append (changed, with);
    copied = to;
    if (!g_match_info_next (info, NULL))
      break;
  }
  g_string_append (changed, text + copied);
  leaf_place_store (m, m->stack[leaf_machine_frame (m)->slots + 1], leaf_text_new (m, changed->str));
  return LEAF_NATIVE_DONE;
}

LEAF_NATIVE_OF_TEXT (text_replace)
{
  if (!leaf_settle_texts (m, 4, 7, 2))
    return LEAF_NATIVE_CALLED;
  return replace (m, MATCH_PLAIN);
}

LEAF_NATIVE_OF_TEXT (regexp_replace)
{
  if (!leaf_settle_texts (m, 4, 7, 2))
    return LEAF_NATIVE_CALLED;
  return replace (m, MATCH_REGEXP);
}
