/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-headings.c: volumes, books, parts, chapters, sections, and whether what stands below one is read.
 *
 * A heading may end in remarks, most of them in brackets: "Section 2 - Tests (not for release) (for Glulx only)".  Looseleaf
 * plays a story as its author tests it, on no virtual machine of old; so "not for release" is read and "for release only" is
 * skipped, and of the machines Glulx is the one that is taken to be meant.  "(in place of Section 2 in Ponds by A)" both stands
 * where Ponds is included and lets what is under that heading of Ponds be skipped.
 */

#include "leaf-breaker.h"

#define MOST_INCLUDES 1000

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

gboolean
leaf_heading_is_dialogue (const LeafBuild *build, LeafWording w)
{
  return leaf_pattern_fits (build, w, "section ... ( dialogue/dialog ) ***")
         || leaf_pattern_fits (build, w, "section ... ( dialogue/dialog during ... ) ***");
}

/* --- remarks ------------------------------------------------------------------------------------------------------------ */

/* The places of "include", and of "place" as in "(in place of", in all sources read so far and in the present one: what they
 * speak of may stand before them.  A source's words are read before those of what it includes. */
static void
find_includes (const LeafBuild *build, GArray *includes)
{
  LeafVocabId include = leaf_vocabulary_find (build->vocabulary, "include", -1);
  LeafVocabId place = leaf_vocabulary_find (build->vocabulary, "place", -1);

  LEAF_EACH (&build->words->words, i) {
    LeafVocabId vocab = leaf_word (build, i)->vocab;
    gboolean is_mark = (LEAF_IS (include) && LEAF_SAME (vocab, include))
                       || (LEAF_IS (place) && LEAF_SAME (vocab, place) && i > 2 && leaf_word_is (build, i - 2, "("));

    if (is_mark && includes->len < MOST_INCLUDES)
      g_array_append_val (includes, i);
  }
}

/* Does "Include X by Y" stand at the word? */
static gboolean
includes_at (const LeafBuild *build, guint32 at, LeafWording extension)
{
  LeafWording rest = leaf_wording (at + 1, build->words->words.n);

  if (!leaf_word_is (build, at, "include"))
    return FALSE;
  if (leaf_wording_begins (build, rest, "the"))
    rest.first++;
  if (leaf_wording_begins (build, rest, "version"))
    rest.first += 3; /* "version 3 of" */
  return rest.first + leaf_wording_length (extension) <= rest.end
         && leaf_wording_same (build, leaf_wording (rest.first, rest.first + leaf_wording_length (extension)), extension);
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

/* "T by A" of the extension in which the word stands; empty in what is none. */
static LeafWording
extension_around (const LeafBuild *build, guint32 word)
{
  enum { LONGEST_LINE = 64 };
  const LeafSource *source = LEAF_ROW (&build->words->sources, LeafSource, leaf_word (build, word)->source);
  LeafWording line = leaf_wording (source->first_word, MIN (word, source->first_word + LONGEST_LINE));
  guint32 begins = leaf_wording_find (build, line, "begins"), of;

  if (begins == line.end)
    return leaf_wording (line.first, line.first);
  line.end = begins;
  of = leaf_wording_begins (build, line, "version") ? leaf_wording_find (build, line, "of") : line.end;
  return of < line.end ? leaf_wording_from (line, of + 1) : line;
}

/* Does "(in place of HEADING in EXTENSION)" stand at the word? */
static gboolean
replaces_at (const LeafBuild *build, guint32 at, LeafWording heading, LeafWording extension)
{
  guint32 n = leaf_wording_length (heading), m = leaf_wording_length (extension), end = at + 2 + n + 1 + m;

  return leaf_word_is (build, at, "place") && end < build->words->words.n && leaf_word_is (build, at + 1, "of")
         && leaf_wording_same (build, leaf_wording (at + 2, at + 2 + n), heading) && leaf_word_is (build, at + 2 + n, "in")
         && leaf_wording_same (build, leaf_wording (at + 3 + n, end), extension) && leaf_word_is (build, end, ")");
}

/* Does a heading of another source stand in place of this one of an extension? */
static gboolean
is_replaced (const LeafBuild *build, GArray *includes, LeafWording heading)
{
  LeafWording extension = extension_around (build, heading.first);

  if (leaf_wording_empty (extension))
    return FALSE;
  if (includes->len == 0)
    find_includes (build, includes);
  for (guint i = 0; i < includes->len; i++)
    if (replaces_at (build, g_array_index (includes, guint32, i), heading, extension))
      return TRUE;
  return FALSE;
}

/* "HEADING in EXTENSION": is it included?  The heading may have an "in" of its own. */
static gboolean
replaces_included (const LeafBuild *build, GArray *includes, LeafWording w)
{
  for (guint32 in = leaf_wording_find (build, w, "in"); in < w.end; in = leaf_wording_find_from (build, w, in + 1, "in"))
    if (is_included (build, includes, leaf_wording_from (w, in + 1)))
      return TRUE;
  return FALSE;
}

static gboolean
is_our_machine (const LeafBuild *build, LeafWording machine)
{
  return !leaf_wording_empty (machine) && leaf_word_is (build, machine.first, "glulx");
}

/* Should what stands under the remark be left out?  FALSE for what is no remark. */
static gboolean
remark_skips (const LeafBuild *build, GArray *includes, LeafWording w)
{
  if (leaf_wording_is (build, w, "for release only"))
    return TRUE;
  if (leaf_pattern_fits (build, w, "not for use with ..."))
    return is_included (build, includes, leaf_wording_from (w, w.first + 4));
  if (leaf_pattern_fits (build, w, "for use without ..."))
    return is_included (build, includes, leaf_wording_from (w, w.first + 3));
  if (leaf_pattern_fits (build, w, "for use with ..."))
    return !is_included (build, includes, leaf_wording_from (w, w.first + 3));
  if (leaf_pattern_fits (build, w, "in place of ... in ... by ..."))
    return !replaces_included (build, includes, leaf_wording_from (w, w.first + 3));
  if (leaf_wording_is (build, w, "not for release"))
    return FALSE;
  if (leaf_pattern_fits (build, w, "not for ..."))
    return is_our_machine (build, leaf_wording_from (w, w.first + 2));
  if (leaf_pattern_fits (build, w, "for ... only"))
    return !is_our_machine (build, leaf_wording (w.first + 1, w.end - 1));
  return FALSE;
}

/* Looks at the remarks from the last to the first. */
static gboolean
is_skipped (const LeafBuild *build, GArray *includes, LeafWording w)
{
  gboolean skipped = leaf_wording_ends (build, w, "for release only");

  while (leaf_wording_length (w) > 3 && leaf_word_is (build, w.end - 1, ")")) {
    guint32 open = w.end - 1;
    guint32 depth = 0;

    do {
      if (leaf_word_is (build, open, ")"))
        depth++;
      else if (leaf_word_is (build, open, "("))
        depth--;
    } while (depth > 0 && --open > w.first);
    if (depth > 0)
      break;
    skipped = skipped || remark_skips (build, includes, leaf_wording (open + 1, w.end - 1));
    w.end = open;
  }
  return skipped || leaf_wording_ends (build, w, "for release only") || is_replaced (build, includes, w);
}

/* --- the tree of headings ----------------------------------------------------------------------------------------------- */

LeafHeadingId
leaf_heading_add (LeafBuild *build, GArray *includes, LeafHeadingId before, guint32 level, LeafWording w)
{
  LeafTable *headings = &build->sentences->headings;
  LeafHeading heading = { .level = level, .wording = w };
  LeafHeadingId parent = before;

  while (LEAF_ROW (headings, LeafHeading, parent.ix)->level >= level)
    parent = LEAF_ROW (headings, LeafHeading, parent.ix)->parent;
  heading.parent = parent;
  heading.source = LEAF_ROW (headings, LeafHeading, parent.ix)->source;
  heading.skipped = is_skipped (build, includes, w);
  return LEAF_ID (LeafHeadingId, leaf_table_push (headings, &heading));
}
