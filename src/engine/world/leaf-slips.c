/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-slips.c: the marks that are left out most often: a semicolon, a colon, a closing quotation mark.
 *
 * What lacks one of them reads as nonsense that goes on for lines, and a problem that quotes it all helps nobody.  These look at
 * what was not understood for the place where the mark would have stood, and end the problem's sentence with it.  They only
 * guess: nothing that is understood is ever shown to them.
 */
#include "leaf-world.h"

#include "../kinds/leaf-notation.h"

static gboolean
begins_line (const LeafBuild *build, guint32 word)
{
  return (leaf_word (build, word)->flags & LEAF_WORD_LINE_START) != 0;
}

static char *
missing_before (const LeafBuild *build, const char *mark, guint32 word)
{
  g_autofree char *text = leaf_wording_dup (build, leaf_wording (word, word + 1));

  return g_strdup_printf (" Perhaps %s is missing before '%s'.", mark, text);
}

/* "while the lamp is lit, wait": a comma will do after the condition of an "if" alone. */
static gboolean
is_loop_on_a_line (const LeafBuild *build, LeafWording w)
{
  return (leaf_word_is (build, w.first, "while") || leaf_word_is (build, w.first, "repeat"))
         && leaf_wording_find (build, w, ",") < w.end;
}

/* "say "He says "no" again"", "say "The "[ball]" is here"": the text ended sooner than its author thinks. */
static gboolean
is_quoted_in_text (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_length (w) < 3 || !leaf_word_is (build, w.first, "say")
      || leaf_word (build, w.first + 1)->sort != LEAF_WORD_TEXT)
    return FALSE;
  for (guint32 at = w.first + 2; at < w.end && !begins_line (build, at); at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return TRUE;
  return FALSE;
}

/* "say "Oh" / now the lamp is lit": the phrase goes on over the end of its line. */
char *
leaf_slip_in_phrase (const LeafBuild *build, LeafWording w)
{
  gboolean is_condition = leaf_word_is (build, w.first, "if") || leaf_word_is (build, w.first, "unless");

  if (is_quoted_in_text (build, w))
    return g_strdup (
        " The text ends at its second quotation mark: within a text an apostrophe is written for it, or [quotation mark].");
  if (leaf_word_is (build, w.first, "let") && leaf_wording_find (build, w, "=") < w.end)
    return g_strdup (" A name is given to a value by 'be': 'let N be 5', and not by '='.");
  if (is_loop_on_a_line (build, w))
    return g_strdup (
        " After a 'while' or a 'repeat' there is a colon and not a comma, and what is done again begins a line of its own.");

  for (guint32 at = w.first + 1; at < w.end; at++)
    if (begins_line (build, at))
      return missing_before (build, is_condition ? "a colon or comma" : "a semicolon", at);
  return is_condition ? g_strdup (" After the condition of an 'if' there is a comma, or a colon and a new line.") : NULL;
}

/* "1.0e10", "2E5" */
static gboolean
has_exponent (const LeafBuild *build, guint32 word)
{
  const char *text = leaf_vocabulary_text (build->vocabulary, leaf_word (build, word)->vocab);

  return g_ascii_isdigit (*text) && leaf_literal_has_exponent (text);
}

/* "isn't", "can't", "=": in a condition or a sentence such words are written out. */
char *
leaf_slip_in_condition (const LeafBuild *build, LeafWording w)
{
  static const char *const verbs[]
      = { "is", "are", "was", "were", "has", "have", "had", "does", "do", "did", "could", "will", "would" };

  for (guint32 at = w.first; at < w.end; at++) {
    if (leaf_word_is (build, at, "can't"))
      return g_strdup (" Negatives are written out here: 'cannot', and not 'can't'.");
    if (has_exponent (build, at))
      return g_strdup (" A power of ten is written out here: '1.5 x 10^3', and not '1.5e3'.");
    if (leaf_word_is (build, at, "=") && !leaf_word_is (build, w.first, "let"))
      return g_strdup (" The sign '=' belongs to formulas; whether two values are the same is asked by 'is'.");
    for (guint i = 0; i < G_N_ELEMENTS (verbs); i++) {
      g_autofree char *contracted = g_strconcat (verbs[i], "n't", NULL);

      if (leaf_word_is (build, at, contracted))
        return g_strdup_printf (" Negatives are written out here: '%s not', and not '%s'.", verbs[i], contracted);
    }
  }
  return NULL;
}

char *
leaf_slip_in_sentence (const LeafBuild *build, LeafWording w)
{
  char *slip = leaf_words_unclosed (build, w.first, w.end);

  if (slip == NULL)
    slip = leaf_slip_in_condition (build, w);
  if (slip != NULL)
    return slip;
  for (guint32 at = w.first + 1; at < w.end; at++)
    if ((leaf_word_is (build, at, "say") && at + 1 < w.end && leaf_word (build, at + 1)->sort == LEAF_WORD_TEXT)
        || (begins_line (build, at) && leaf_word (build, at)->indent > leaf_word (build, w.first)->indent))
      return missing_before (build, begins_line (build, at) ? "a colon" : "a colon or comma", at);
  return NULL;
}
