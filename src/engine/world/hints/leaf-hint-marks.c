/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-marks.c: marks that are missing or belong to another language: a colon, a semicolon, the sign of a
 * comment. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

gboolean
leaf_hint_begins_line (const LeafBuild *build, guint32 word)
{
  return (leaf_word (build, word)->flags & LEAF_WORD_LINE_START) != 0;
}

/* " A colon may be missing before 'say'." */
LeafMessageFragment *
leaf_hint_for_missing_mark (const LeafBuild *build, LeafHintMark mark, guint32 word)
{
  static const char *const sentences[] = {
    [LEAF_HINT_FULL_STOP] = N_ (" A full stop may be missing before '%1'."),
    [LEAF_HINT_SEMICOLON] = N_ (" A semicolon may be missing before '%1'."),
    [LEAF_HINT_COLON] = N_ (" A colon may be missing before '%1'."),
    [LEAF_HINT_COLON_OR_COMMA] = N_ (" A colon or comma may be missing before '%1'."),
  };
  g_autofree char *text = leaf_wording_dup (build, leaf_wording (word, word + 1));

  return leaf_message_fragment (sentences[mark], text, NULL);
}

/* "say "Oh [if hot]hot[end if]"" before "Instead of jumping:" on the next line: a text without punctuation at its end does
 * not end its sentence. */
LeafMessageFragment *
leaf_hint_for_missing_stop (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++)
    if (leaf_hint_begins_line (build, at) && leaf_word (build, at - 1)->sort == LEAF_WORD_TEXT)
      return leaf_hint_for_missing_mark (build, LEAF_HINT_FULL_STOP, at);
  return NULL;
}

/* A line with a colon in a table, such as the beginning of a rule. */
LeafMessageFragment *
leaf_hint_for_table_end (const LeafBuild *build, LeafWording w)
{
  if (!leaf_hint_begins_line (build, w.first) || leaf_wording_find (build, w, ":") == w.end)
    return NULL;
  return leaf_message_fragment (N_ (" If this is not a row of the table, put a blank line before it."), NULL);
}

/* "// The first room": a comment of another language. NULL if it is not one. */
LeafMessageFragment *
leaf_hint_for_comment (const LeafBuild *build, LeafWording w)
{
  static const char *const marks[] = { "#", "//", "/*", "--" };
  const char *first = leaf_vocabulary_text (build->vocabulary, leaf_word (build, w.first)->vocab);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_str_has_prefix (first, marks[i]))
      return leaf_message_fragment (N_ (" Write a comment in square brackets: '[The first room.]'."), NULL);
  return NULL;
}
