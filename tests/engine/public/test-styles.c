/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The styles of a source for an editor: each word by how it was read. */
#include "leaf.h"

#include <string.h>

static const char story[]
    = "Chapter 1 - The Yard\n\n"
      "[Where it begins.] The Back Yard is a room. The heavy crate is a container in the Back Yard.\n"
      "The tally is a number that varies. The tally is 12.\n\n"
      "The humming rules is a rulebook. The humming rules have outcomes quite low (failure) and high.\n\n"
      "Humming (this is the deep note rule): say \"Mmm [the tally].\"; quite low.\n\n"
      "The deep note rule is listed first in the humming rules.\n\n"
      "To stack (N - a number) boxes on (C - a container): say \"Up.\".\n\n"
      "Instead of opening the crate:\n"
      "\tfollow the humming rules;\n"
      "\tif the tally is 12:\n"
      "\t\tstack 3 boxes on the heavy crate;\n"
      "\tnow the tally is 4;\n"
      "\trule succeeds.\n\n"
      "Instead of flurbling: say \"No.\".\n";

/* The first `word` after the first `after`, and its style. */
static const struct {
  const char *after, *word;
  LeafStyle style;
} words[] = {
  { "", "Chapter 1 - The Yard", LEAF_STYLE_HEADING },
  { "", "[Where it begins.]", LEAF_STYLE_COMMENT },
  { "begins.] ", "Back Yard", LEAF_STYLE_NAME },
  { "Back Yard is ", "room", LEAF_STYLE_NAME },
  { "Back Yard ", "is", LEAF_STYLE_NONE },
  { "room. The ", "heavy crate", LEAF_STYLE_NAME },
  { "varies. The ", "tally", LEAF_STYLE_NAME },
  { "varies. ", "12", LEAF_STYLE_NUMBER },
  { "listed first in the ", "humming rules", LEAF_STYLE_RULEBOOK_NAME },
  { "high.\n\n", "Humming", LEAF_STYLE_RULEBOOK_NAME },
  { "Humming ", "(this is the", LEAF_STYLE_PREAMBLE },
  { "(this is the ", "deep note rule", LEAF_STYLE_RULE_NAME },
  { "\n\nThe ", "deep note rule", LEAF_STYLE_RULE_NAME },
  { "rule): ", "say", LEAF_STYLE_KEYWORD },
  { "rule): say ", "\"Mmm ", LEAF_STYLE_TEXT },
  { "tally].\"; ", "quite low", LEAF_STYLE_KEYWORD },
  { "Mmm ", "[the tally]", LEAF_STYLE_SUBSTITUTION },
  { "", "To stack", LEAF_STYLE_PREAMBLE },
  { "on (C", "- a container", LEAF_STYLE_PREAMBLE },
  { "\n\nInstead ", "of opening the", LEAF_STYLE_PREAMBLE },
  { "Up.\".\n\n", "Instead", LEAF_STYLE_RULEBOOK_NAME },
  { "opening the ", "crate", LEAF_STYLE_NAME },
  { "crate:\n\t", "follow", LEAF_STYLE_KEYWORD },
  { "follow the ", "humming rules", LEAF_STYLE_RULEBOOK_NAME },
  { "humming rules;\n\t", "if", LEAF_STYLE_KEYWORD },
  { "12:\n\t\t", "stack", LEAF_STYLE_PHRASE_NAME },
  { "\t\tstack 3 ", "boxes on", LEAF_STYLE_PHRASE_NAME },
  { "\t\tstack ", "3", LEAF_STYLE_NUMBER },
  { "\t\tstack 3 boxes on the ", "heavy crate", LEAF_STYLE_NAME },
  { "crate;\n\t", "now", LEAF_STYLE_KEYWORD },
  { "4;\n\t", "rule succeeds", LEAF_STYLE_KEYWORD },
  { "Instead of ", "flurbling", LEAF_STYLE_UNKNOWN },
};

static LeafStyle
style_at (const LeafStyledRun *runs, guint32 n, guint32 byte)
{
  for (guint32 i = 0; i < n; i++)
    if (runs[i].start <= byte && byte < runs[i].end)
      return runs[i].style;
  return LEAF_STYLE_NONE;
}

static void
test_styles (void)
{
  LeafSourceText source = { .name = "story.ni", .bytes = story, .length = strlen (story) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  guint32 n;
  g_autofree LeafStyledRun *runs = leaf_program_styles (program, leaf_program_story_source (program), &n);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++) {
    const char *after = strstr (story, words[i].after);
    const char *word = after != NULL ? strstr (after + strlen (words[i].after), words[i].word) : NULL;

    g_assert_nonnull (word);
    for (const char *at = word; at < word + strlen (words[i].word); at++) {
      LeafStyle style = style_at (runs, n, (guint32) (at - story));
      if ((*at == ' ' && style == LEAF_STYLE_NONE) || style == words[i].style)
        continue;
      /* Names within a preamble are shown as names. */
      if (words[i].style == LEAF_STYLE_PREAMBLE && style == LEAF_STYLE_NAME)
        continue;
      g_test_message ("‘%s’ (behind ‘%s’): style %d at ‘%c’, not %d", words[i].word, words[i].after, style, *at,
                      words[i].style);
      g_test_fail ();
      break;
    }
  }
}

/* Runs are in order and do not overlap, whatever the source. */
static void
test_runs_in_order (void)
{
  static const char *const sources[]
      = { "", "\"", "[", "Instead of", "Table of X\nA\tB\n1\t\"[", "The box is in the box. [ \" ] \"[a\" \"]\"" };

  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++) {
    LeafSourceText source = { .name = "story.ni", .bytes = sources[i], .length = strlen (sources[i]) };
    g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
    guint32 n, end = 0;
    g_autofree LeafStyledRun *runs = leaf_program_styles (program, leaf_program_story_source (program), &n);

    for (guint32 k = 0; k < n; k++) {
      g_assert_cmpuint (runs[k].start, >=, end);
      g_assert_cmpuint (runs[k].end, >, runs[k].start);
      end = runs[k].end;
    }
    g_assert_cmpuint (end, <=, strlen (sources[i]));
  }
}

static gboolean
find_woods (const char *name, LeafSourceText *found, gpointer data)
{
  static const char woods[] = "\n\nChapter 2 - Woods\n\nThe Glade is a room.\n\nSection 1\n\nThe Den is a room.\n";

  *found = (LeafSourceText) { name, woods, sizeof woods - 1 };
  return g_str_equal (name, "woods.i7");
}

/* The heading of a part is in two files and a heading in both; each leads to the other. */
static void
test_parts (void)
{
  static const char tale[]
      = "The Hall is a room.\n\nChapter 2 - Woods (see \"woods.i7\")\n\nChapter 3 - More (see \"more.i7\")\n";
  const LeafSourceText source = { "tale.ni", tale, sizeof tale - 1 };
  const LeafCompileOptions options = { .find_part = find_woods };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  guint32 story_source = leaf_program_story_source (program), part = 0, n;
  LeafPlace missing = { story_source, (guint32) (strstr (tale, "Chapter 3") - tale), 0 };
  g_autofree LeafStyledRun *runs = NULL;
  g_auto (LeafPartLink) joint = { 0 };
  g_auto (LeafPartLink) other = { 0 };

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    if (leaf_program_source_part (program, i) != NULL)
      part = i;
  runs = leaf_program_styles (program, part, &n);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpint (runs[0].style, ==, LEAF_STYLE_HEADING);
  g_assert_cmpuint (runs[0].start, ==, 2);
  g_assert_cmpuint (runs[0].end, ==, strlen ("\n\nChapter 2 - Woods"));
  g_assert_true (leaf_program_part_link_to (program, part, &joint));
  g_assert_cmpstr (joint.file, ==, "woods.i7");
  g_assert_cmpstr (joint.words, ==, "Chapter 2 - Woods");
  g_assert_cmpuint (joint.name.end - joint.name.start, ==, strlen ("\"woods.i7\""));
  g_assert_cmpuint (joint.heading.start, ==, (guint32) (strstr (tale, "Chapter 2") - tale));
  g_assert_true (leaf_program_part_link_at (program, missing, &other)); /* no such file is there */
  g_assert_cmpstr (other.file, ==, "more.i7");
  g_assert_cmpstr (other.words, ==, "Chapter 3 - More");
  leaf_part_link_clear (&other);
  g_assert_false (leaf_program_part_link_at (program, (LeafPlace) { story_source, 0, 0 }, &other));
  g_assert_false (leaf_program_part_link_to (program, story_source, &other));
}

static gboolean
find_plain (const char *name, LeafSourceText *found, gpointer data)
{
  const char *text = g_str_equal (name, "bare.i7") ? "The Glade is a room.\n\nSection 1\n" : "\n\n";

  *found = (LeafSourceText) { name, text, strlen (text) };
  return TRUE;
}

/* Parts that do not begin with the heading at which they are read. */
static void
test_plain_parts (void)
{
  static const char tale[]
      = "The Hall is a room.\n\nChapter 2 - Woods (see \"bare.i7\")\n\nChapter 3 - More (see \"empty.i7\")\n";
  const LeafSourceText source = { "tale.ni", tale, sizeof tale - 1 };
  const LeafCompileOptions options = { .find_part = find_plain };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  guint n_parts = 0;

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++) {
    const char *part = leaf_program_source_part (program, i);
    guint32 n;
    g_autofree LeafStyledRun *runs = part != NULL ? leaf_program_styles (program, i, &n) : NULL;

    if (part == NULL)
      continue;
    n_parts++;
    if (g_str_equal (part, "bare.i7")) {
      g_assert_cmpint (style_at (runs, n, 0), ==, LEAF_STYLE_UNKNOWN); /* it should be the heading */
      g_assert_cmpint (style_at (runs, n, strlen ("The Glade is a room.\n\n")), ==, LEAF_STYLE_HEADING);
    } else {
      g_assert_cmpuint (n, ==, 0);
    }
  }
  g_assert_cmpuint (n_parts, ==, 2);
}

/* The names in a file of the library are known to the library, not to the story. */
static void
test_library (void)
{
  const LeafSourceText source = { "tale.ni", "The Hall is a room.", strlen ("The Hall is a room.") };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  guint n_named = 0;

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++) {
    guint32 n;
    g_autofree LeafStyledRun *runs = leaf_program_styles (program, i, &n);

    for (guint32 k = 0; k < n && leaf_program_source_is_library (program, i); k++)
      n_named += runs[k].style == LEAF_STYLE_NAME;
  }
  g_assert_cmpuint (n_named, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/styles/parts", test_parts);
  g_test_add_func ("/engine/styles/plain-parts", test_plain_parts);
  g_test_add_func ("/engine/styles/library", test_library);
  g_test_add_func ("/engine/styles/words", test_styles);
  g_test_add_func ("/engine/styles/runs-in-order", test_runs_in_order);
  return g_test_run ();
}
