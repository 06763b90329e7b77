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

/* The indentation of the line that the word is in. Only its first word has it. */
static guint
indent_of_line (const LeafBuild *build, guint32 at)
{
  while (at > 1 && !leaf_hint_begins_line (build, at))
    at--;
  return leaf_word (build, at)->indent;
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
    if (indent > 0 && indent == indent_of_line (build, w.first))
      return leaf_hint_for_missing_mark (build, LEAF_HINT_SEMICOLON, at);
    if (leaf_word (build, at - 1)->sort == LEAF_WORD_TEXT)
      return leaf_hint_for_missing_mark (build, LEAF_HINT_FULL_STOP, at);
  }
  return NULL;
}

/* "Every turn / say "Hm."": a rule without its colon, before a phrase or a block. */
LeafMessageFragment *
leaf_hint_for_missing_colon (const LeafBuild *build, LeafWording w)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    gboolean is_new_line = leaf_hint_begins_line (build, at);

    if ((leaf_word_is (build, at, "say") && at + 1 < w.end && leaf_word (build, at + 1)->sort == LEAF_WORD_TEXT)
        || (is_new_line && leaf_word (build, at)->indent > leaf_word (build, w.first)->indent))
      return leaf_hint_for_missing_mark (build, is_new_line ? LEAF_HINT_COLON : LEAF_HINT_COLON_OR_COMMA, at);
  }
  return NULL;
}

static gboolean
begins_rule (const LeafBuild *build, LeafWording w)
{
  return leaf_names_begin (build, w, LEAF_NAMES (RULEBOOK), LEAF_ID (LeafHeadingId, 0)).id != 0
         || leaf_pattern_fits (build, w, "check/report ...") || leaf_pattern_fits (build, w, "carry out ...");
}

gboolean
leaf_complain_of_missing_colon (LeafBuild *build, LeafWording w)
{
  g_autoptr (LeafMessageFragment) hint = NULL;

  if (leaf_pattern_fits (build, w, "definition a/an ..."))
    hint = leaf_hint_for_missing_mark (build, LEAF_HINT_COLON, w.first + 1);
  else if (begins_rule (build, w))
    hint = leaf_hint_for_missing_colon (build, w);
  if (hint == NULL)
    return FALSE;
  leaf_problem_at (build, LEAF_PROBLEM_SENTENCE_UNKNOWN, w, hint, NULL);
  return TRUE;
}

static gboolean
begins_phrase (const LeafBuild *build, guint32 at)
{
  return leaf_hint_begins_line (build, at)
         && leaf_pattern_fits (
             build, leaf_wording (at, at + 1),
             "if/unless/repeat/say/now/let/try/increase/decrease/end/stop/move/follow/otherwise/else");
}

LeafMessageFragment *
leaf_hint_for_next_phrase (const LeafBuild *build, LeafWording w, LeafHintMark mark)
{
  for (guint32 at = w.first + 1; at < w.end; at++) {
    if (!begins_phrase (build, at))
      continue;
    if (leaf_word (build, at)->indent > indent_of_line (build, w.first))
      mark = LEAF_HINT_COLON;
    return leaf_hint_for_missing_mark (build, mark, at);
  }
  return NULL;
}
