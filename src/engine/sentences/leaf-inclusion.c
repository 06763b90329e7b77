/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inclusion.c: what the words of a source say about extensions, used both before and after its sentences are read.
 *
 *   Version 2 of Ponds by Ann Author begins here.     a text that begins like this is an extension, "Ponds by Ann Author"
 *   Ponds ends here.                                  here it ends; what follows is documentation
 *   Include version 2 of Ponds by Ann Author.         in force unless it stands under a heading that is never read
 *
 * Whether a heading "for use with" something is read depends on what is included, so an Include under such a heading is
 * always in force, to avoid a circular dependency.
 */

#include "leaf-sentence-splitter.h"

#define MOST_INCLUDES 1000

static gboolean
is_stop (const LeafBuild *build, guint32 word)
{
  return leaf_word (build, word)->sort == LEAF_WORD_PARAGRAPH || leaf_word_is (build, word, ".");
}

/* The words from `at` up to a full stop or the end of the paragraph. */
static LeafWording
sentence_at (const LeafBuild *build, guint32 at, guint32 end)
{
  LeafWording w = leaf_wording (at, at);

  while (w.end < end && !is_stop (build, w.end))
    w.end++;
  return w;
}

gboolean
leaf_opens_extension (const LeafBuild *build, LeafWording w)
{
  return leaf_pattern_fits (build, w, "... begin/begins here");
}

gboolean
leaf_closes_extension (const LeafBuild *build, LeafWording w)
{
  return leaf_wording_ends (build, w, "here")
         && leaf_pattern_fits (build, w, "... end/ends here"); /* few sentences end in this way */
}

/* "T by A" or "T by A, in place of U by B [up to version V],": both parts of the latter. */
static LeafWording
byline (const LeafBuild *build, guint32 source, LeafWording *version, LeafWording *replaced)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  LeafWording w = sentence_at (build, row->first_word, row->end_word), no_version = LEAF_NO_WORDS;
  guint32 of, place;

  if (version == NULL)
    version = &no_version;
  *version = *replaced = LEAF_NO_WORDS;
  if (!leaf_opens_extension (build, w))
    return leaf_wording (w.first, w.first);
  w.end -= 2;
  for (place = leaf_wording_find (build, w, ","); place < w.end;
       place = leaf_wording_find_from (build, w, place + 1, ","))
    if (leaf_wording_begins (build, leaf_wording_from (w, place + 1), "in place of")) {
      *replaced = leaf_wording_from (w, place + 4);
      if (replaced->end > replaced->first && leaf_word_is (build, replaced->end - 1, ","))
        replaced->end--;
      replaced->end = leaf_wording_find (build, *replaced, "up to version");
      w.end = place;
    }
  of = leaf_wording_begins (build, w, "version") ? leaf_wording_find (build, w, "of") : w.end;
  if (of == w.end)
    return w;
  *version = leaf_wording (w.first + 1, of);
  return leaf_wording_from (w, of + 1);
}

LeafWording
leaf_extension_remark (const LeafBuild *build, LeafWording name)
{
  guint32 open = leaf_wording_find (build, name, "( for"), close;

  if (open >= name.end)
    return leaf_wording (name.end, name.end);
  close = leaf_wording_find_from (build, name, open + 1, ")");
  return close < name.end ? leaf_wording (open, close + 1) : leaf_wording (name.end, name.end);
}

guint32
leaf_extension_length (const LeafBuild *build, LeafWording name)
{
  return leaf_wording_length (name) - leaf_wording_length (leaf_extension_remark (build, name));
}

gboolean
leaf_extension_same (const LeafBuild *build, LeafWording name, LeafWording asked)
{
  LeafWording a = leaf_extension_remark (build, name), b = leaf_extension_remark (build, asked);
  guint32 n = leaf_wording_empty (a) ? b.first - asked.first : a.first - name.first; /* words before the remark */

  if (leaf_extension_length (build, asked) != leaf_extension_length (build, name))
    return FALSE;
  if (leaf_wording_empty (a))
    a = leaf_wording (name.first + n, name.first + n);
  else if (leaf_wording_empty (b))
    b = leaf_wording (asked.first + n, asked.first + n);
  return leaf_wording_same (build, leaf_wording_up_to (name, a.first), leaf_wording_up_to (asked, b.first))
         && leaf_wording_same (build, leaf_wording_from (name, a.end), leaf_wording_from (asked, b.end));
}

LeafWording
leaf_extension_name (const LeafBuild *build, guint32 source, LeafWording *version)
{
  LeafWording replaced, own = byline (build, source, version, &replaced);

  return leaf_wording_empty (replaced) ? own : replaced;
}

LeafWording
leaf_extension_replaced (const LeafBuild *build, guint32 source)
{
  LeafWording replaced, own = byline (build, source, NULL, &replaced);

  return leaf_wording_empty (replaced) ? LEAF_NO_WORDS : own;
}

guint32
leaf_extension_extra_credit (const LeafBuild *build, guint32 source)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  guint32 at = sentence_at (build, row->first_word, row->end_word).end, n_texts = 0;

  for (; at < row->end_word; at++)
    if (leaf_word (build, at)->sort == LEAF_WORD_TEXT)
      n_texts++;
    else if (!is_stop (build, at))
      return 0;
    else if (n_texts == 2)
      return at - 1;
  return 0;
}

guint32
leaf_extension_end (const LeafBuild *build, guint32 source)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);

  if (leaf_wording_empty (leaf_extension_name (build, source, NULL)))
    return row->end_word;
  for (guint32 at = row->first_word; at < row->end_word; at++) {
    LeafWording w = sentence_at (build, at, row->end_word);

    if (leaf_closes_extension (build, w))
      return w.first;
    at = w.end;
  }
  return row->end_word;
}

/* The position after the last word "include" of a source: most have it in their first lines, or not at all, and no
 * Include sentence follows. */
static guint32
end_of_includes (const LeafBuild *build, const LeafSource *row, LeafVocabId include)
{
  guint32 end = row->end_word;

  while (end > row->first_word && !LEAF_SAME (leaf_word (build, end - 1)->vocab, include))
    end--;
  return end;
}

void
leaf_find_includes (const LeafBuild *build, guint32 source, GArray *includes)
{
  const LeafSource *row = LEAF_ROW (&build->words->sources, LeafSource, source);
  LeafVocabId include = leaf_vocabulary_find (build->vocabulary, "include", -1);
  guint32 skipped_level = 0, end = end_of_includes (build, row, include);

  for (guint32 at = row->first_word; at < end && includes->len < MOST_INCLUDES; at++) {
    gboolean begins_paragraph = at == row->first_word || leaf_word (build, at - 1)->sort == LEAF_WORD_PARAGRAPH;
    LeafWording line = begins_paragraph ? leaf_heading_line (build, at, row->end_word) : LEAF_NO_WORDS;
    guint32 level = begins_paragraph ? leaf_heading_level (build, line) : 0;

    if (level > 0 && (skipped_level == 0 || level <= skipped_level))
      skipped_level = leaf_heading_is_never_read (build, line) ? level : 0;
    if (skipped_level == 0 && LEAF_SAME (leaf_word (build, at)->vocab, include)
        && (begins_paragraph || is_stop (build, at - 1)))
      g_array_append_val (includes, at);
  }
}

/* Extensions that come with the reference and are a part of the library here. */
gboolean
leaf_extension_is_in_library (const LeafBuild *build, LeafWording name)
{
  static const char *const names[]
      = { "basic inform by graham nelson", "english language by graham nelson", "standard rules by graham nelson" };

  name = leaf_wording_skip_article (build, name);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (leaf_wording_is (build, name, names[i]))
      return TRUE;
  return FALSE;
}
