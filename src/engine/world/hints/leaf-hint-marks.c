/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hint-marks.c: marks that belong to another language: the sign of a comment; and the end of a table. */
#include "leaf-hints.h"
#include "leaf-hints-private.h"

/* A line with a colon in a table, such as the beginning of a rule; a text and more in one entry. */
LeafMessageFragment *
leaf_hint_for_table_end (const LeafBuild *build, LeafWording w)
{
  if (!leaf_hint_begins_line (build, w.first))
    return NULL;
  if (leaf_word (build, w.first)->sort == LEAF_WORD_TEXT && leaf_wording_length (w) > 1
      && !leaf_hint_begins_line (build, w.first + 1))
    return leaf_message_fragment (N_ (" If this is a row of a table, put a tab between its columns, not spaces."),
                                  NULL);
  return leaf_wording_find (build, w, ":") < w.end
             ? leaf_message_fragment (N_ (" If this is not a row of the table, put a blank line before it."), NULL)
             : NULL;
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
