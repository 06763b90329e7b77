/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-headings.c: volumes, books, parts, chapters, sections, and whether the text below one is read.
 *
 * A heading may end with remarks, most of them in brackets: "Section 2 - Tests (not for release) (for Glulx only)".
 * Looseleaf plays a story as its author tests it; so "not for release" is read and "for release only" is skipped. In a
 * program for players it is the other way round. Of the virtual machines, Glulx is the one assumed. "(in place of
 * Section 2 in Ponds by A)" is read where Ponds is included, and what is below that heading of Ponds is skipped. */

#include "leaf-sentence-splitter.h"

#define MOST_REPLACED 1000

static const char *const level_names[] = { "volume", "book", "part", "chapter", "section" };

guint32
leaf_heading_level (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_length (w) < 2)
    return 0;
  for (guint32 i = 0; i < G_N_ELEMENTS (level_names); i++)
    if (leaf_word_is (build, w.first, level_names[i]))
      return i + 1;
  return 0;
}

LeafWording
leaf_heading_line (const LeafBuild *build, guint32 at, guint32 end)
{
  LeafWording w = leaf_wording (at, at + 1);

  while (w.end < end && leaf_word (build, w.end)->sort != LEAF_WORD_PARAGRAPH
         && !(leaf_word (build, w.end)->flags & LEAF_WORD_LINE_START))
    w.end++;
  return w;
}

/* Most headings have no brackets. */
static gboolean
has_bracket (const LeafBuild *build, LeafWording w)
{
  guint32 at = w.first;

  while (at < w.end && leaf_word (build, at)->initial != '(')
    at++;
  return at < w.end;
}

gboolean
leaf_heading_is_dialogue (const LeafBuild *build, LeafWording w)
{
  return has_bracket (build, w)
         && (leaf_pattern_fits (build, w, "section ... ( dialogue/dialog ) ***")
             || leaf_pattern_fits (build, w, "section ... ( dialogue/dialog during ... ) ***"));
}

gboolean
leaf_heading_claims_dialogue (const LeafBuild *build, LeafWording w)
{
  return has_bracket (build, w)
         && (leaf_pattern_fits (build, w, "... ( dialogue/dialog ) ***")
             || leaf_pattern_fits (build, w, "... ( dialogue/dialog during ... ) ***"));
}

/* --- remarks ------------------------------------------------------------------------------------------------------ */

/* The places of Include sentences, and of "place" as in "(in place of", in all sources read so far and in the current
 * one, since they may come before what they refer to. A source's words are read before those of what it includes. */
static void
find_includes (const LeafBuild *build, GArray *includes)
{
  LeafVocabId place = leaf_vocabulary_find (build->vocabulary, "place", -1);
  guint most;

  LEAF_EACH (&build->words->sources, source)
    leaf_find_includes (build, source, includes);
  most = includes->len + MOST_REPLACED;
  for (guint32 i = 3; LEAF_IS (place) && i < build->words->words.n && includes->len < most; i++)
    if (LEAF_SAME (leaf_word (build, i)->vocab, place) && leaf_word_is (build, i - 2, "("))
      g_array_append_val (includes, i);
}

/* Returns TRUE if "Include X by Y" begins at the word. */
static gboolean
includes_at (const LeafBuild *build, guint32 at, LeafWording extension)
{
  enum { LONGEST_REMARK = 6 }; /* "(for Glulx only)" */
  LeafWording rest = leaf_wording (at + 1, build->words->words.n);
  guint32 length = leaf_wording_length (extension);

  if (!leaf_word_is (build, at, "include"))
    return FALSE;
  if (leaf_wording_begins (build, rest, "the"))
    rest.first++;
  if (leaf_wording_begins (build, rest, "version"))
    rest.first += 3; /* "version 3 of" */
  if (rest.first + length > rest.end)
    return FALSE;
  length += leaf_wording_length (
      leaf_extension_remark (build, leaf_wording (rest.first, MIN (rest.first + length + LONGEST_REMARK, rest.end))));
  return rest.first + length <= rest.end
         && leaf_extension_same (build, extension, leaf_wording (rest.first, rest.first + length));
}

static gboolean
is_included (const LeafBuild *build, GArray *includes, LeafWording extension)
{
  if (includes->len == 0)
    find_includes (build, includes);
  for (guint i = 0; i < includes->len; i++)
    if (includes_at (build, g_array_index (includes, guint32, i), extension))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if "(in place of HEADING in EXTENSION)" begins at the word. */
static gboolean
replaces_at (const LeafBuild *build, guint32 at, LeafWording heading, LeafWording extension)
{
  guint32 n = leaf_wording_length (heading), m = leaf_extension_length (build, extension), end = at + 2 + n + 1 + m;

  return leaf_word_is (build, at, "place") && end < build->words->words.n && leaf_word_is (build, at + 1, "of")
         && leaf_wording_same (build, leaf_wording (at + 2, at + 2 + n), heading)
         && leaf_word_is (build, at + 2 + n, "in")
         && leaf_extension_same (build, extension, leaf_wording (at + 3 + n, end)) && leaf_word_is (build, end, ")");
}

/* Returns TRUE if a heading of another source replaces this one of an extension. */
static gboolean
is_replaced (const LeafBuild *build, GArray *includes, LeafWording heading)
{
  LeafWording extension = leaf_extension_name (build, leaf_word (build, heading.first)->source, NULL);

  if (leaf_wording_empty (extension))
    return FALSE;
  if (includes->len == 0)
    find_includes (build, includes);
  for (guint i = 0; i < includes->len; i++)
    if (replaces_at (build, g_array_index (includes, guint32, i), heading, extension))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the extension of "HEADING in EXTENSION" is included. The heading may contain "in". */
static gboolean
replaces_included (const LeafBuild *build, GArray *includes, LeafWording w)
{
  for (guint32 in = leaf_wording_find (build, w, "in"); in < w.end;
       in = leaf_wording_find_from (build, w, in + 1, "in"))
    if (is_included (build, includes, leaf_wording_from (w, in + 1)))
      return TRUE;
  return FALSE;
}

static gboolean
is_our_machine (const LeafBuild *build, LeafWording machine)
{
  return !leaf_wording_empty (machine) && leaf_word_is (build, machine.first, "glulx");
}

/* Finds whether the text with this remark is skipped whatever is included. Returns FALSE if it is not a remark. */
static gboolean
remark_is_never (const LeafBuild *build, LeafWording w)
{
  if (leaf_wording_is (build, w, "for release only"))
    return build->release == NULL;
  if (leaf_wording_is (build, w, "not for release"))
    return build->release != NULL;
  if (leaf_pattern_fits (build, w, "not for ..."))
    return is_our_machine (build, leaf_wording_from (w, w.first + 2));
  if (leaf_pattern_fits (build, w, "for ... only"))
    return !is_our_machine (build, leaf_wording (w.first + 1, w.end - 1));
  return FALSE;
}

/* Handles remarks that depend on what is included. `skips` (may be NULL) receives whether the text is skipped. */
static gboolean
remark_depends (const LeafBuild *build, GArray *includes, LeafWording w, gboolean *skips)
{
  gboolean is_without = leaf_pattern_fits (build, w, "for use without ..."),
           is_not = leaf_pattern_fits (build, w, "not for use with ...");

  if (!is_without && !is_not && !leaf_pattern_fits (build, w, "for use with ...")) {
    if (!leaf_pattern_fits (build, w, "in place of ... in ... by ..."))
      return FALSE;
    if (skips != NULL)
      *skips = !replaces_included (build, includes, leaf_wording_from (w, w.first + 3));
    return TRUE;
  }
  if (skips != NULL) {
    LeafWording extension = leaf_wording_from (w, w.first + (is_not ? 4 : 3));

    *skips = (leaf_extension_is_in_library (build, extension) || is_included (build, includes, extension))
             == (is_without || is_not);
  }
  return TRUE;
}

/* Removes the last remark in brackets from w. Returns FALSE if there is none. */
static gboolean
take_remark (const LeafBuild *build, LeafWording *w, LeafWording *remark)
{
  guint32 open = w->end - 1, depth = 0;

  if (leaf_wording_length (*w) <= 3 || !leaf_word_is (build, open, ")"))
    return FALSE;
  do {
    if (leaf_word_is (build, open, ")"))
      depth++;
    else if (leaf_word_is (build, open, "("))
      depth--;
  } while (depth > 0 && --open > w->first);
  if (depth > 0)
    return FALSE;
  *remark = leaf_wording (open + 1, w->end - 1);
  w->end = open;
  return TRUE;
}

guint32
leaf_heading_part (const LeafBuild *build, LeafWording w, LeafWording *bare)
{
  LeafWording remark;

  *bare = w;
  while (take_remark (build, &w, &remark))
    if (leaf_wording_length (remark) == 2 && leaf_word_is (build, remark.first, "see")
        && leaf_word (build, remark.first + 1)->sort == LEAF_WORD_TEXT) {
      *bare = w;
      return remark.first + 1;
    }
  return 0;
}

gboolean
leaf_heading_is_never_read (const LeafBuild *build, LeafWording w)
{
  LeafWording remark;

  do {
    if (leaf_wording_ends (build, w, build->release != NULL ? "not for release" : "for release only"))
      return TRUE;
    if (!take_remark (build, &w, &remark))
      return FALSE;
  } while (remark_depends (build, NULL, remark, NULL) || !remark_is_never (build, remark));
  return TRUE;
}

/* Checks the remarks from the last to the first. */
static gboolean
is_skipped (const LeafBuild *build, GArray *includes, LeafWording w)
{
  gboolean skipped = leaf_heading_is_never_read (build, w);
  LeafWording remark;

  while (!skipped && take_remark (build, &w, &remark))
    remark_depends (build, includes, remark, &skipped);
  return skipped || is_replaced (build, includes, w);
}

/* Returns TRUE if the text below it is conditional (on testing, or on what is included) or is dialogue. */
static gboolean
is_limited (const LeafBuild *build, LeafWording w)
{
  gboolean limited = leaf_heading_is_dialogue (build, w);
  LeafWording remark;

  while (!limited) {
    if (leaf_wording_ends (build, w, "not for release"))
      return TRUE;
    if (!take_remark (build, &w, &remark))
      return FALSE;
    limited = leaf_wording_is (build, remark, "not for release") || remark_depends (build, NULL, remark, NULL);
  }
  return TRUE;
}

/* "Section 2 - Nets (in place of Section 4 in Ponds by A)": the words of its last bracket; none if it replaces
 * nothing. */
static LeafWording
remark_of_place (const LeafBuild *build, LeafWording w)
{
  guint32 open = w.end - 1;
  LeafWording remark;

  if (leaf_wording_length (w) < 6 || !leaf_word_is (build, w.end - 1, ")"))
    return LEAF_NO_WORDS;
  while (open > w.first && !leaf_word_is (build, open, "("))
    open--;
  remark = leaf_wording (open + 1, w.end - 1);
  return leaf_pattern_fits (build, remark, "in place of ... in ... by ...") ? remark : LEAF_NO_WORDS;
}

/* A heading that replaces one that does not exist would be skipped silently; if it replaces one of another level, or
 * one within another such, it would be unclear where it ends. */
static void
check_replaced (LeafBuild *build, GArray *includes, LeafWording w, guint32 level, LeafHeadingId above)
{
  LeafWording replaced = remark_of_place (build, w);
  guint32 other;

  if (leaf_wording_empty (replaced))
    return;
  other = leaf_heading_level (build, leaf_wording_from (replaced, replaced.first + 3));
  if (other != 0 && other != level) {
    leaf_problem_at (build, LEAF_PROBLEM_HEADING_REPLACES_LEVEL, w, level_names[level - 1], level_names[other - 1]);
    return;
  }
  for (; LEAF_IS (above); above = LEAF_ROW (&build->sentences->headings, LeafHeading, above.ix)->parent) {
    const LeafHeading *row = LEAF_ROW (&build->sentences->headings, LeafHeading, above.ix);

    if (!leaf_wording_empty (row->wording) && !leaf_wording_empty (remark_of_place (build, row->wording))) {
      leaf_problem_at (build, LEAF_PROBLEM_HEADING_REPLACES_WITHIN, w, row->text, NULL);
      return;
    }
  }
  /* since every story includes that one */
  if (!leaf_wording_ends (build, replaced, "standard rules by graham nelson")
      && !replaces_included (build, includes, leaf_wording_from (replaced, replaced.first + 3)))
    leaf_problem_at (build, LEAF_PROBLEM_HEADING_REPLACES_NOTHING, w, NULL, NULL);
}

/* --- the tree of headings ----------------------------------------------------------------------------------------- */

LeafHeadingId
leaf_heading_add (LeafBuild *build, GArray *includes, LeafHeadingId before, guint32 level, LeafWording w)
{
  LeafTable *headings = &build->sentences->headings;
  g_autofree char *text = leaf_wording_dup (build, w);
  LeafHeading heading = { .level = level, .wording = w, .text = leaf_arena_strdup (build->arena, text) };
  LeafHeadingId parent = before;

  while (LEAF_ROW (headings, LeafHeading, parent.ix)->level >= level)
    parent = LEAF_ROW (headings, LeafHeading, parent.ix)->parent;
  heading.parent = parent;
  heading.source = LEAF_ROW (headings, LeafHeading, parent.ix)->source;
  heading.skipped = is_skipped (build, includes, w);
  if (!build->is_library)
    check_replaced (build, includes, w, level, parent);
  heading.is_limited = heading.skipped || is_limited (build, w);
  return LEAF_ID (LeafHeadingId, leaf_table_push (headings, &heading));
}
