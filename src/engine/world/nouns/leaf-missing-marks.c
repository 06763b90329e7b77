/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-missing-marks.c: marks that are missing between words that are not understood: a full stop, a semicolon, a
 * colon. */
#include "leaf-missing-marks.h"

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
 * not end its sentence. A phrase ends with a semicolon before the next line of the same block. */
LeafMessageFragment *
leaf_hint_for_missing_stop (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    guint indent = leaf_word (build, at)->indent;

    if (!leaf_hint_begins_line (build, at))
      continue;
    if (indent > 0 && indent == leaf_word (build, w.first)->indent)
      return leaf_hint_for_missing_mark (build, LEAF_HINT_SEMICOLON, at);
    if (leaf_word (build, at - 1)->sort == LEAF_WORD_TEXT)
      return leaf_hint_for_missing_mark (build, LEAF_HINT_FULL_STOP, at);
  }
  return NULL;
}
