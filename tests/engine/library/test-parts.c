/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-parts.c: a story in several files: the files that headings name are read at those headings, and each word has
 * its place in its own file. */
#include "leaf.h"

#include <string.h>

static const struct {
  const char *name, *text;
} files[] = {
  { "woods.i7",
    "Chapter 2 - Woods\n\nThe Glade is a room.\n\nInstead of jumping in the Glade: say \"Up.\"\n\nSection 1 - Beasts\n\nThe fox is an animal in the Glade.\n" },
  { "bad.i7", "Chapter 2 - Woods\n\nThe Glade is a room.\n\nThe fox is in the nowhere land.\n" },
  { "other.i7", "Chapter 9 - Fields\n\nThe Glade is a room.\n" },
  { "high.i7", "Chapter 2 - Woods\n\nThe Glade is a room.\n\nBook 2 - Later\n\nThe Hut is a room.\n" },
  { "nested.i7",
    "Chapter 2 - Woods\n\nThe Glade is a room.\n\nSection 1 - Deep (see \"deep.i7\")\n\nThe Edge is a room.\n" },
  { "deep.i7", "Section 1 - Deep\n\nThe Hollow is a room.\n" },
  { "round.i7", "Chapter 2 - Woods\n\nSection 1 - Again (see \"round.i7\")\n" },
  { "borrows.i7", "Chapter 2 - Woods\n\nInclude Ponds by Ann Author.\n\nThe Glade is a room. The newt is a frog.\n" },
  { "empty.i7", "" },
  { "rules.i7",
    "Chapter 2 - Woods\n\nEvery turn: say \"2.\"\n\nTo begin: stop.\n\nSection 1 - Deep (see \"deep.i7\")\n\nTable of Ends\nend\n\"x\"\n" },
};

static gboolean
find_part (const char *name, LeafSourceText *found, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_str_equal (name, files[i].name)) {
      *found = (LeafSourceText) { .name = files[i].name, .bytes = files[i].text, .length = strlen (files[i].text) };
      return TRUE;
    }
  return FALSE;
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  static const char ponds[] = "Ponds by Ann Author begins here.\n\nA frog is a kind of animal.\n\nPonds ends here.\n";

  *found = (LeafSourceText) { .name = "Ponds.i7x", .bytes = ponds, .length = strlen (ponds) };
  return g_ascii_strcasecmp (title, "Ponds") == 0;
}

static LeafProgram *
compile (const char *text)
{
  const LeafSourceText source = { "story.ni", text, strlen (text) };
  const LeafCompileOptions options = { .find_extension = find_extension, .find_part = find_part };

  return leaf_program_compile (&source, &options);
}

static LeafProgram *
with_part (const char *name)
{
  g_autofree char *text = g_strdup_printf (
      "\"Parts\" by Ann\n\nChapter 1 - House\n\nThe Hall is a room.\n\nInstead of jumping: say \"No.\"\n\nChapter 2 - Woods (see \"%s\")\n\n"
      "Chapter 3 - End\n\nInstead of jumping: say \"Never.\"\n",
      name);

  return compile (text);
}

/* The problems as "CODE in FILE", one a line. */
static void
assert_problems (const char *name, const char *wanted)
{
  g_autoptr (LeafProgram) program = with_part (name);
  g_autoptr (GString) got = g_string_new (NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++) {
    LeafProblem problem = leaf_program_problem (program, i);
    g_string_append_printf (got, "%s in %s\n", problem.code, leaf_program_source_name (program, problem.place.source));
  }
  g_assert_cmpstr (got->str, ==, wanted);
}

static void
test_problems (void)
{
  assert_problems ("woods.i7", "");
  assert_problems ("nested.i7", "");
  assert_problems ("borrows.i7", "");
  assert_problems ("empty.i7", "");
  assert_problems ("nowhere.i7", "PART_UNKNOWN in story.ni\n");
  assert_problems ("other.i7", "PART_OTHER_HEADING in other.i7\n");
  assert_problems ("high.i7", "PART_HEADING_TOO_HIGH in high.i7\n");
  assert_problems ("round.i7", "PART_AGAIN in round.i7\n");
}

/* Where the heading of a part may be: in the first line, and after a paragraph break only. */
static void
test_headings_within (void)
{
  static const struct {
    const char *text;
    gboolean is_read;
  } cases[] = {
    { "Chapter 2 - Woods (see \"woods.i7\")\n\nThe Hall is a room.\n", TRUE },
    { "The Hall is a room.\n\nChapter 2 - Woods (see \"woods.i7\")\n\nThe Den is a room.\n", TRUE },
    { "The Hall is a room.\nChapter 2 - Woods (see \"woods.i7\")\n\nThe Den is a room.\n", FALSE },
    { "The Hall is a room. Chapter 2 - Woods (see \"woods.i7\")\n", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (LeafProgram) program = compile (cases[i].text);
    gboolean is_read = FALSE;

    for (guint32 k = 1; k <= leaf_program_n_sources (program); k++)
      is_read |= g_strcmp0 (leaf_program_source_part (program, k), "woods.i7") == 0;
    if (is_read != cases[i].is_read)
      g_test_fail_printf ("the part is %s: %s", is_read ? "read" : "not read", cases[i].text);
  }
}

static guint32
find_source (const LeafProgram *program, const char *name)
{
  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    if (g_strcmp0 (leaf_program_source_name (program, i), name) == 0)
      return i;
  return 0;
}

/* A rule of a part is a rule of the story. It is between those before and after its heading, and has its place in its
 * file. */
static void
test_places (void)
{
  g_autoptr (LeafProgram) program = with_part ("woods.i7");
  guint32 part = find_source (program, "woods.i7"), line;
  guint32 book = leaf_program_find_rulebook (program, "instead"),
          rule = leaf_program_find_rule (program, "Instead of jumping in the Glade");
  LeafRuleInfo info = leaf_program_rule (program, rule);

  g_assert_cmpstr (leaf_program_source_part (program, part), ==, "woods.i7");
  g_assert_null (leaf_program_source_part (program, leaf_program_story_source (program)));
  g_assert_false (info.is_library);
  g_assert_cmpuint (info.place.source, ==, part);
  leaf_program_line (program, part, info.place.start, &line, NULL);
  g_assert_cmpuint (line, ==, 5);
  g_assert_cmpuint (leaf_program_rulebook_rule (program, book, 0), ==, rule);
}

/* Equally specific rules are in the order of the text, in which those of a part are at its heading. */
static void
test_order (void)
{
  g_autoptr (LeafProgram) program = compile (
      "The Hall is a room.\n\nEvery turn: say \"1.\"\n\nChapter 2 - Woods (see \"woods.i7\")\n\nEvery turn: say \"3.\"\n\nInstead of jumping in the Glade: say \"Down.\"\n");
  guint32 book = leaf_program_find_rulebook (program, "instead");
  LeafPlace first = leaf_program_rule (program, leaf_program_rulebook_rule (program, book, 0)).place;

  g_assert_cmpstr (leaf_program_source_name (program, first.source), ==, "woods.i7");
}

static void
test_outline (void)
{
  g_autoptr (LeafProgram) program = with_part ("nested.i7");
  g_autoptr (GString) got = g_string_new (NULL);
  guint32 n;
  g_autofree LeafOutlineEntry *entries = leaf_program_outline (program, FALSE, &n);

  for (guint32 i = 0; i < n; i++)
    g_string_append_printf (got, "%s (%s)\n", entries[i].text,
                            leaf_program_source_name (program, entries[i].place.source));
  g_assert_cmpstr (
      got->str, ==,
      "Chapter 1 - House (story.ni)\nChapter 2 - Woods (see \"nested.i7\") (story.ni)\nSection 1 - Deep (see \"deep.i7\") (nested.i7)\n"
      "Chapter 3 - End (story.ni)\n");
}

/* What stands in a part is between what stands before and after its heading, and in the order of its file. */
static void
test_definitions (void)
{
  g_autoptr (LeafProgram) program = compile (
      "The Hall is a room.\n\nEvery turn: say \"0.\"\n\nChapter 2 - Woods (see \"rules.i7\")\n\nEvery turn: say \"5.\"\n\nTo end: stop.\n");
  g_autoptr (GString) got = g_string_new (NULL);
  guint32 n;
  g_autofree LeafOutlineEntry *entries = leaf_program_outline (program, TRUE, &n);

  for (guint32 i = 0; i < n; i++)
    g_string_append_printf (got, "%u %s (%s)\n", entries[i].level, entries[i].text,
                            leaf_program_source_name (program, entries[i].place.source));
  g_assert_cmpstr (
      got->str, ==,
      "6 Every turn: say \"0.\" (story.ni)\n4 Chapter 2 - Woods (see \"rules.i7\") (story.ni)\n"
      "6 Every turn: say \"2.\" (rules.i7)\n6 To begin (rules.i7)\n5 Section 1 - Deep (see \"deep.i7\") (rules.i7)\n"
      "6 Table of Ends (rules.i7)\n6 Every turn: say \"5.\" (story.ni)\n6 To end (story.ni)\n");
}

static LeafEdit
edit_at (const LeafProgram *program, const char *file, const char *old, char *new)
{
  guint32 source = find_source (program, file);
  const char *text = leaf_program_source_text (program, source), *at = strstr (text, old);
  guint32 start = (guint32) (at - text);

  return (LeafEdit) { .place = { source, start, start + (guint32) strlen (old) }, .text = new };
}

/* Edits apply to the file of their place, whether it is the story, a part or an extension. */
static void
test_edited (void)
{
  static const char story[]
      = "The Hall is a room.\n\nInclude Ponds by Ann Author.\n\nChapter 2 - Woods (see \"woods.i7\")\n\nThe toad is a frog.\n";
  const LeafCompileOptions options = { .find_extension = find_extension, .find_part = find_part },
                           without = { .find_extension = find_extension };
  g_autoptr (LeafProgram) program = compile (story);
  char cellar[] = "Cellar", marsh[] = "Marsh", toad[] = "toads", other[sizeof story];
  LeafEdit edits[] = { edit_at (program, "story.ni", "Hall", cellar), edit_at (program, "woods.i7", "Glade", marsh),
                       edit_at (program, "Ponds.i7x", "frog", toad) };
  g_autoptr (LeafProgram) all = leaf_program_compile_edited (program, edits, 2, &options),
                          part_kept = leaf_program_compile_edited (program, edits, 2, &without),
                          nowhere = leaf_program_compile_edited (program, edits, 0, NULL),
                          extension = leaf_program_compile_edited (program, edits + 2, 1, &options);
  LeafQuery query;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_true (leaf_program_find_query (all, "Cellar", &query));
  g_assert_true (leaf_program_find_query (all, "toad", &query));
  g_assert_false (leaf_program_find_query (all, "Hall", &query));
  g_assert_true (g_str_has_prefix (leaf_program_source_text (all, find_source (all, "woods.i7")),
                                   "Chapter 2 - Woods\n\nThe Marsh is"));
  /* the parts are known, so that nobody has to find them */
  g_assert_true (leaf_program_find_query (part_kept, "Marsh", &query));
  g_assert_cmpuint (leaf_program_n_problems (nowhere), ==, 2); /* the extension, and what the story says of it */
  g_assert_cmpuint (leaf_program_n_problems (extension), ==, 1);
  g_assert_cmpstr (leaf_program_problem (extension, 0).code, ==, "SAME_AS_ANOTHER");
  g_assert_true (
      leaf_program_source_is_of (program, find_source (program, "woods.i7"), files[0].text, strlen (files[0].text)));
  g_assert_false (leaf_program_source_is_of (program, find_source (program, "woods.i7"), files[0].text,
                                             strlen (files[0].text) - 1));
  memcpy (other, story, sizeof story);
  other[0] = 't';
  g_assert_false (leaf_program_source_is_of (program, find_source (program, "story.ni"), other, strlen (other)));
  g_assert_false (leaf_program_source_is_of (program, 0, story, sizeof story - 1));
}

/* Sources, rules and rulebooks that do not exist have nothing. */
static void
test_none (void)
{
  g_autoptr (LeafProgram) program = with_part ("woods.i7");
  guint32 part = find_source (program, "woods.i7"), n_sources = leaf_program_n_sources (program), n = 7,
          book = leaf_program_find_rulebook (program, "instead"), rule = leaf_program_rulebook_rule (program, book, 0),
          n_rules = leaf_program_n_rules (program);
  const guint32 odd[][3] = { { 0, rule, rule },           { book, 0, rule },
                             { book, rule, 0 },           { book, rule, n_rules + 1 },
                             { book, n_rules + 1, rule }, { leaf_program_n_rulebooks (program) + 1, rule, rule } };
  LeafPartLink link;
  LeafProblem problem;

  for (gsize i = 0; i < G_N_ELEMENTS (odd); i++) {
    leaf_reasons_free (leaf_program_reasons (program, odd[i][0], odd[i][1], odd[i][2], &n));
    g_assert_cmpuint (n, ==, 0);
    g_assert_cmpint (leaf_program_order (program, odd[i][0], odd[i][1], odd[i][2], NULL), ==, 0);
  }
  g_assert_null (leaf_program_source_part (program, 0));
  g_assert_null (leaf_program_source_part (program, n_sources + 1));
  g_assert_null (leaf_program_source_bundled_text (program, n_sources + 1));
  g_assert_null (leaf_program_source_credit (program, n_sources + 1, TRUE));
  g_assert_false (leaf_program_source_is_authored (program, n_sources + 1));
  g_assert_true (leaf_program_source_is_authored (program, part));
  g_assert_null (leaf_program_phrase (program, 0).title);
  g_assert_null (leaf_program_phrase (program, leaf_program_n_phrases (program) + 1).title);
  g_assert_nonnull (leaf_program_phrase (program, leaf_program_n_phrases (program)).title);
  g_assert_false (leaf_program_rule_problem (program, 0, &problem));
  g_assert_false (leaf_program_rule_problem (program, rule, &problem));
  g_assert_null (leaf_program_notice (program, leaf_program_n_notices (program)).code);
  g_assert_false (leaf_program_part_link_to (program, leaf_program_story_source (program), &link));
  g_assert_false (leaf_program_part_link_to (program, 0, &link));
  g_assert_false (leaf_program_part_link_at (program, (LeafPlace) { 0 }, &link));
  g_assert_false (leaf_program_part_link_at (program, (LeafPlace) { part, 0, 4 }, &link));
  g_assert_false (leaf_program_part_link_at (program, (LeafPlace) { part, 1, 4 }, &link));
  g_assert_true (leaf_program_part_link_to (program, part, &link));
  g_assert_cmpstr (link.file, ==, "woods.i7");
  g_assert_cmpstr (link.words, ==, "Chapter 2 - Woods");
  leaf_part_link_clear (&link);
}

/* Each part has a heading that names the next one. */
static gboolean
find_chained (const char *name, LeafSourceText *found, gpointer data)
{
  guint64 number = g_ascii_strtoull (name, NULL, 10);
  char *text = g_strdup_printf ("Section %u\n\nSection %u (see \"%u\")\n", (guint) number, (guint) number + 1,
                                (guint) number + 1);

  g_ptr_array_add (data, text);
  *found = (LeafSourceText) { .bytes = text, .length = strlen (text) };
  return TRUE;
}

/* Parts are nested to a limit; one without a name of its own has that of its heading. */
static void
test_chain (void)
{
  static const char story[] = "The Hall is a room.\n\nSection 1 (see \"1\")\n";
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  const LeafSourceText source = { "story.ni", story, strlen (story) };
  const LeafCompileOptions options = { .find_part = find_chained, .data = texts };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  guint n_again = 0;

  g_assert_cmpuint (texts->len, ==, 8);
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    n_again += g_str_equal (leaf_program_problem (program, i).code, "PART_AGAIN");
  g_assert_cmpuint (n_again, ==, 1);
  g_assert_cmpstr (leaf_program_source_part (program, find_source (program, "8")), ==, "8");
}

/* A heading that is never read has no part, and neither has one in the middle of a paragraph; without a function to
 * find parts there are none. */
static void
test_not_found (void)
{
  static const struct {
    const char *text;
    gboolean has_part;
  } rows[] = {
    { "The Hall is a room.\n\nChapter 2 (see \"1\")\n", TRUE },
    { "The Hall is a room.\n\nChapter 2 (for Z-machine only) (see \"1\")\n", FALSE },
    { "The Hall is a room.\nChapter 2 (see \"1\")\n", FALSE },
    { "Chapter 2 (see \"1\")\n\nThe Hall is a room.\n", TRUE },
  };
  const LeafCompileOptions none = { 0 };
  const LeafSourceText story = { "story.ni", rows[0].text, strlen (rows[0].text) };
  g_autoptr (LeafProgram) without = leaf_program_compile (&story, &none);

  g_assert_cmpstr (leaf_program_problem (without, 0).code, ==, "PART_UNKNOWN");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
    const LeafSourceText source = { "story.ni", rows[i].text, strlen (rows[i].text) };
    const LeafCompileOptions options = { .find_part = find_chained, .data = texts };
    g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);

    g_test_message ("%s", rows[i].text);
    g_assert_cmpint (texts->len > 0, ==, rows[i].has_part);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/parts/problems", test_problems);
  g_test_add_func ("/parts/headings-within", test_headings_within);
  g_test_add_func ("/parts/places", test_places);
  g_test_add_func ("/parts/order", test_order);
  g_test_add_func ("/parts/outline", test_outline);
  g_test_add_func ("/parts/definitions", test_definitions);
  g_test_add_func ("/parts/edited", test_edited);
  g_test_add_func ("/parts/none", test_none);
  g_test_add_func ("/parts/chain", test_chain);
  g_test_add_func ("/parts/not-found", test_not_found);
  return g_test_run ();
}
