/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-literals.c: words that are a literal (image/leaf-literals.c reads the text that they make). */

#include "leaf-notation.h"

#include <string.h>

static gboolean
is_name_of_value (const char *word)
{
  static const char *const names[]
      = { "plus", "minus", "infinity", "pi", "e", "nan", "true", "false", "hexadecimal", "octal", "binary" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (names[i][0] == word[0] && strcmp (names[i], word) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_digit (const LeafBuild *build, LeafWording w)
{
  for (guint32 i = w.first; i < w.end; i++)
    if (strpbrk (leaf_vocabulary_text (build->vocabulary, leaf_word (build, i)->vocab), "0123456789") != NULL)
      return TRUE;
  return FALSE;
}

/* A literal is short and contains no quotation, except a quoted character. It begins with a digit, a sign, a number in
 * words, one of a few names, or the first word of a notation. A literal in a notation contains a digit, unless some
 * notation needs none. This test excludes most wordings. */
static gboolean
may_be_literal (const LeafBuild *build, LeafWording w)
{
  const char *first;
  gint32 number;

  if (leaf_wording_empty (w) || leaf_wording_length (w) > 24)
    return FALSE;
  if (leaf_word_is (build, w.first, "unicode"))
    return TRUE;
  for (guint32 i = w.first; i < w.end; i++)
    if (leaf_word (build, i)->initial == '\0')
      return FALSE;
  first = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first)->vocab);
  if (g_ascii_isdigit (*first) || *first == '-' || *first == '+' || is_name_of_value (first)
      || leaf_english_number_from_words (first, &number))
    return TRUE;
  return leaf_unit_may_begin (build->kinds, first)
         && (leaf_wording_length (w) <= 2 || build->kinds->has_odd_digits || has_digit (build, w));
}

gboolean
leaf_literal_has_exponent (const char *text)
{
  for (; *text != '\0'; text++)
    if (g_ascii_isdigit (text[0]) && (text[1] == 'e' || text[1] == 'E')
        && (g_ascii_isdigit (text[2]) || text[2] == '-' || text[2] == '+'))
      return TRUE;
  return FALSE;
}

/* "minus 2" is -2, and so is "minus two". Frees the text, unless it returns it. */
static char *
with_sign (char *text)
{
  const char *unsigned_text = text + strlen ("minus ");
  gint32 number;
  char *result;

  if (g_ascii_isdigit (*unsigned_text))
    result = g_strconcat ("-", unsigned_text, NULL);
  else if (*unsigned_text != '-' && leaf_english_number_from_words (unsigned_text, &number))
    result = g_strdup_printf ("-%d", number);
  else
    return text;
  g_free (text);
  return result;
}

/* Reads all of the words as one literal; if `kind` is none, of any kind. */
static gboolean
read_words (const LeafBuild *build, LeafWording w, const LeafKindId *wanted, LeafValue *value)
{
  g_autofree char *text = NULL;
  const char *after;

  if (!may_be_literal (build, w))
    return FALSE;
  text = leaf_wording_dup (build, w);
  if (leaf_wording_length (w) == 2 && g_str_has_prefix (text, "minus "))
    text = with_sign (text);
  after = wanted != NULL ? leaf_literal_read_of_kind (build->kinds, text, *wanted, FALSE, value)
                         : leaf_literal_read_any (build->kinds, text, value);
  return after != NULL && *after == '\0' && !(value->kind == LEAF_KIND_REAL && leaf_literal_has_exponent (text));
}

gboolean
leaf_literal_read (const LeafBuild *build, LeafWording w, LeafValue *value)
{
  return read_words (build, w, NULL, value);
}

gboolean
leaf_literal_read_as (const LeafBuild *build, LeafWording w, LeafKindId kind, LeafValue *value)
{
  return read_words (build, w, &kind, value);
}
