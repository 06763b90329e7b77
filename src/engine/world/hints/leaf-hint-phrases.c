/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-phrases.c: phrases that are not understood because their text ends too early, because a mark is missing
 * before the next phrase, or because they are written as in another language. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

/* "say "He says "no" again"", "say "The "[ball]" is here"": the text ends earlier than its author intended. */
static gboolean
is_quoted_in_text (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_length (w) < 3 || !leaf_word_is (build, w.first, "say")
      || leaf_word (build, w.first + 1)->sort != LEAF_WORD_TEXT)
    return FALSE;
  for (guint32 at = w.first + 2; at < w.end && !leaf_hint_begins_line (build, at); at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      return TRUE;
  return FALSE;
}

/* "say 'Oh'" */
static gboolean
begins_with_apostrophe (const LeafBuild *build, guint32 at, guint32 end)
{
  return at < end && leaf_vocabulary_text (build->vocabulary, leaf_word (build, at)->vocab)[0] == '\'';
}

/* "say Hello": a word with a capital letter that begins no name. */
static gboolean
is_unquoted (const LeafBuild *build, guint32 at, guint32 end)
{
  return at < end && (leaf_word (build, at)->flags & LEAF_WORD_CAPITAL)
         && leaf_word (build, at)->sort == LEAF_WORD_PLAIN
         && !leaf_wording_is_article (build, leaf_wording (at, at + 1))
         && leaf_names_begin (build, leaf_wording (at, end), ~0u, LEAF_ID (LeafHeadingId, 0)).id == 0;
}

static gboolean
begins_phrase (const LeafBuild *build, guint32 word)
{
  return !leaf_hint_begins_line (build, word)
         && leaf_pattern_fits (build, leaf_wording (word, word + 1), "stop/now/end/move/try/say/continue/increase");
}

/* "say "Oh" and look", "say "You have " + count": hints at words after the text. NULL if they are something else. */
static LeafMessageFragment *
hint_after_text (const LeafBuild *build, LeafWording w)
{
  guint32 after = w.first + 2;

  if (leaf_wording_length (w) < 3 || !leaf_word_is (build, w.first, "say")
      || leaf_word (build, w.first + 1)->sort != LEAF_WORD_TEXT)
    return NULL;
  if (leaf_word_is (build, after, "+") || leaf_word_is (build, after, "&"))
    return leaf_message_fragment (
        N_ (" Write a value into the text, in square brackets: 'say \"You have [count] coins.\"'."), NULL);
  if (leaf_word_is (build, after, "and"))
    return leaf_message_fragment (
        N_ (" Put a semicolon between two phrases, not 'and': 'say \"You win!\"; end the story'."), NULL);
  if (leaf_word_is (build, after, "then") || begins_phrase (build, after)
      || (leaf_word_is (build, after, ",") && after + 1 < w.end && !leaf_hint_begins_line (build, after + 1)))
    return leaf_message_fragment (N_ (" Put a semicolon between two phrases: 'say \"You win!\"; end the story'."),
                                  NULL);
  return NULL;
}

/* "count++" */
static LeafMessageFragment *
increment_hint (const LeafBuild *build, LeafWording w)
{
  const char *last = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.end - 1)->vocab);

  if (leaf_word (build, w.end - 1)->sort != LEAF_WORD_PLAIN
      || !(g_str_has_suffix (last, "++") || g_str_has_suffix (last, "--")))
    return NULL;
  return leaf_message_fragment (
      N_ (" To change a number, write 'increase the count by 5' or 'decrease the count by 5'."), NULL);
}

/* "say "Oh" / now the lamp is lit": the phrase continues on the next line. */
LeafMessageFragment *
leaf_hint_in_phrase (const LeafBuild *build, LeafWording w)
{
  gboolean is_condition = leaf_word_is (build, w.first, "if") || leaf_word_is (build, w.first, "unless");
  gboolean is_else = leaf_word_is (build, w.first, "else") || leaf_word_is (build, w.first, "otherwise");
  LeafMessageFragment *hint = leaf_hint_for_comment (build, w);

  if (leaf_word_is (build, w.first, "then"))
    return leaf_message_fragment (N_ (" Leave out 'then'."), NULL);
  if (leaf_pattern_fits (build, w, "while/repeat ... , ***"))
    return leaf_hint_for_foreign_syntax (build, LEAF_FOREIGN_PHRASE, w);
  if (hint == NULL)
    hint = hint_after_text (build, w);
  if (hint == NULL)
    hint = increment_hint (build, w);
  if (hint != NULL)
    return hint;
  if (leaf_wording_length (w) == 1 && leaf_word (build, w.first)->sort == LEAF_WORD_TEXT)
    return leaf_message_fragment (N_ (" To print a text, write 'say \"Hello.\"'."), NULL);
  if (is_quoted_in_text (build, w))
    return leaf_message_fragment (
        N_ (" The text ends at its second quotation mark. Inside a text, write an apostrophe or [quotation mark] instead."),
        NULL);
  if (leaf_word_is (build, w.first, "say") && begins_with_apostrophe (build, w.first + 1, w.end))
    return leaf_message_fragment (N_ (" Write a text in double quotation marks."), NULL);
  if (leaf_word_is (build, w.first, "say") && is_unquoted (build, w.first + 1, w.end))
    return leaf_message_fragment (N_ (" A text needs quotation marks: 'say \"Hello.\"'."), NULL);

  for (guint32 at = w.first + 1; at < w.end; at++)
    if (leaf_hint_begins_line (build, at))
      return leaf_hint_for_missing_mark (build,
                                         is_condition ? LEAF_HINT_COLON_OR_COMMA
                                         : is_else    ? LEAF_HINT_COLON
                                                      : LEAF_HINT_SEMICOLON,
                                         at);
  return is_condition ? leaf_message_fragment (
             N_ (" Write a comma after the condition of an 'if', or a colon and a new line."), NULL)
                      : NULL;
}
