/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lookup.c: what is found by words or at a place, and lists of what a story requests. */
#include "leaf-differences.h"
#include "leaf-index.h"
#include "leaf-why.h"
#include "leaf.h"

#include <string.h>

static const char story[]
    = "\"Words\"\n\n"
      "The Hall is a room. The red box is a container in the Hall. Red is a colour. A colour is a kind of value. Blue is a colour. "
      "The Storm is a scene. Two coins are in the Hall. A coin is a kind of thing.\n\n"
      "Chapter 2 - Doings\n\n"
      "Polishing is an action applying to one thing. Understand \"polish [something]\" and \"rub up [something]\" as polishing. "
      "Understand \"shiny\" as the red box. Understand \"gleam\" as a mistake (\"No.\"). Understand \"take [something]\" as polishing.\n\n"
      "Report polishing (this is the shine rule): say \"It shines.\" (A); say \"Much.\" (C).\n\n"
      "Instead of jumping in the Hall: say \"1.\"\n\n"
      "Instead of jumping: say \"2.\"\n\n"
      "Every turn when the red box is  open: say \"3.\"\n\n"
      "After waiting: if the player's command includes \"shiny thing\", say \"4.\"\n\n"
      "Table of Sizes\nsize\tsome words\n3\t\"three\"\n4\t\"four\"\n\n"
      "Table of Others\nlength\n5\n";

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

/* --- queries ------------------------------------------------------------------------------------------------------ */

static const char *const sorts[] = { "none", "rule", "response", "scene", "grammar", "scope" };

/* What is asked about with these words: the sort and the words that stand for it; "none" if there is nothing. */
static const struct {
  const char *words, *found;
} queries[] = {
  { "shine rule", "rule shine rule" },
  { "the SHINE rule", "rule shine rule" },
  { "line:11", "rule Instead of jumping in the Hall" },
  { "13", "rule Instead of jumping" },
  { "line:14", "none" },
  { "line:", "none" },
  { "13x", "none" },
  { "Instead of jumping", "rule Instead of jumping" },
  { "instead  of JUMPING in the hall", "rule Instead of jumping in the Hall" },
  { "Instead of jumping in the Hall:", "none" },
  { "Every turn when the red box is open", "rule Every turn when the red box is open" },
  { "Every turn when the", "rule Every turn when the red box is open" },
  { "Inst", "none" }, /* of two rules */
  { "After w", "rule After waiting" },
  { "Every turnips", "none" },
  { "", "none" },
  { "shine rule response (A)", "response shine rule response (A)" },
  { "Shine Rule response (c)", "response shine rule response (C)" },
  { "shine rule response (B)", "none" },
  { "can't take yourself rule response (A)", "response can't take yourself rule response (A)" },
  { "Storm", "scene Storm" },
  { "the storm", "scene Storm" },
  { "red box", "scope red box" },
  { "The Red Box", "scope red box" },
  { "box", "none" },
  { "red boxes", "none" },
  { "blue", "none" },
  { "coin", "none" },
  { "yourself", "scope yourself" },
  { "polish [something]", "grammar \"polish [something]\"" },
  { "\"rub up [something]\"", "grammar \"rub up [something]\"" },
  { "polish", "none" },
  { "polish [something] ", "none" },
  { "gleam", "grammar \"gleam\"" },
  { "shiny", "grammar \"shiny\"" },
  { "shiny thing", "none" },
  { "inventory", "grammar \"inventory\"" },
};

static char *
dup_query (const LeafProgram *program, const LeafQuery *query)
{
  g_autofree char *words = leaf_query_words (program, query);

  return *words != '\0' ? g_strdup_printf ("%s %s", sorts[query->sort], words) : g_strdup (sorts[query->sort]);
}

static void
test_queries (void)
{
  g_autoptr (LeafProgram) program = compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (queries); i++) {
    LeafQuery query;
    gboolean is_found = leaf_program_find_query (program, queries[i].words, &query);
    g_autofree char *found = dup_query (program, &query);

    g_test_message ("%s", queries[i].words);
    g_assert_cmpstr (found, ==, queries[i].found);
    g_assert_cmpint (is_found, ==, query.sort != LEAF_QUERY_NONE);
  }
}

/* The story's line comes before the library's with the same words. */
static void
test_own_line (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  LeafQuery query;
  LeafPlace place;

  g_assert_true (leaf_program_find_query (program, "take [something]", &query));
  g_assert_cmpint (query.sort, ==, LEAF_QUERY_GRAMMAR);
  place = leaf_query_place (program, &query);
  g_assert_cmpuint (place.source, ==, leaf_program_story_source (program));
  g_assert_true (g_str_has_prefix (story + place.start, "\"take [something]\""));
}

/* Of nothing, and of ids that do not exist. */
static void
test_no_query (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  const LeafQuery none = { 0 }, no_line = { LEAF_QUERY_GRAMMAR, G_MAXUINT32, 0 };
  g_autofree char *words = leaf_query_words (program, &none), *words_of_line = leaf_query_words (program, &no_line);

  g_assert_cmpstr (words, ==, "");
  g_assert_cmpstr (words_of_line, ==, "");
  g_assert_cmpuint (leaf_query_place (program, &none).source, ==, 0);
  g_assert_cmpuint (leaf_query_place (program, &no_line).source, ==, 0);
}

/* At the first and the last byte of the words, and beside them. */
static void
test_places (void)
{
  static const struct {
    const char *words;
    int from; /* bytes from the first of the words; -1: from behind the last */
    const char *found;
  } rows[] = {
    { "\"polish [something]\"", 0, "grammar \"polish [something]\"" },
    { "\"polish [something]\"", -1, "grammar \"polish [something]\"" },
    { "\"It shines.\"", 0, "response shine rule response (A)" },
    { "\"It shines.\"", -1, "rule shine rule" },
    { "\"Much.\"", 6, "response shine rule response (C)" },
    { "Instead of jumping:", 0, "rule Instead of jumping" },
    { "\"2.\"", -1, "rule Instead of jumping" },
    { "Storm is", 2, "scene Storm" },
    { "red box is a", 0, "scope red box" },
    { "Blue is", 0, "none" },
    { "is a container", 0, "none" },
    { "\"shiny thing\"", 3, "rule After waiting" },
  };
  g_autoptr (LeafProgram) program = compile (story);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    const char *at = strstr (story, rows[i].words);
    LeafQuery query;
    g_autofree char *found = NULL;

    at += rows[i].from < 0 ? strlen (rows[i].words) : (gsize) rows[i].from;
    leaf_program_query_at (program, leaf_program_story_source (program), (guint32) (at - story), &query);
    found = dup_query (program, &query);
    g_test_message ("%s, %d", rows[i].words, rows[i].from);
    g_assert_cmpstr (found, ==, rows[i].found);
    g_assert_false (leaf_program_query_at (program, 1000000, (guint32) (at - story), &query));
  }
}

/* --- small queries ------------------------------------------------------------------------------------------------ */

/* The title line of the table that has an entry at the place of `word`; NULL: it is in no table. */
static void
assert_table (const LeafProgram *program, const char *word, gsize offset, const char *title)
{
  guint32 at = (guint32) (strstr (story, word) - story + offset), source = leaf_program_story_source (program);
  LeafPlace place = { source, at, at + 1 }, found = leaf_program_place_of_table (program, place);

  if (title != NULL)
    g_assert_true (g_str_has_prefix (story + found.start, title));
  else
    g_assert_cmpuint (found.start, ==, at);
  place.source = 1;
  g_assert_cmpuint (leaf_program_place_of_table (program, place).start, ==, at);
}

static void
test_tables (void)
{
  g_autoptr (LeafProgram) program = compile (story);

  assert_table (program, "3\t\"three\"", 0, "Table of Sizes");
  assert_table (program, "\"three\"", 0, "Table of Sizes");
  assert_table (program, "\"three\"", 6, "Table of Sizes");
  assert_table (program, "\"three\"", 7, NULL); /* the line break */
  assert_table (program, "\"four\"", 0, "Table of Sizes");
  assert_table (program, "5\n", 0, "Table of Others");
  assert_table (program, "size\tsome", 0, NULL);
  assert_table (program, "The Hall", 0, NULL);
}

/* What is not wanted may be left out. */
static void
test_outputs (void)
{
  g_autoptr (LeafProgram) program = compile (
      "The Hall is a room. The sorting rules are a rulebook. The sorting rules have outcomes fine (success) and bad (failure). "
      "The sorting rulebook has a number called the total. A sorting rule (this is the loud rule): say \"Hm.\" (A).\n");
  guint32 book = leaf_program_find_rulebook (program, "sorting"), source = leaf_program_story_source (program);
  const char *text = leaf_program_source_text (program, source), *kind = NULL;
  guint32 at = (guint32) (strstr (text, "\"Hm.\"") - text);
  LeafDefaultOutcome sense = LEAF_DEFAULT_NONE;

  g_assert_cmpstr (leaf_program_rulebook_outcome (program, book, 1, NULL), ==, "fine");
  g_assert_cmpstr (leaf_program_rulebook_outcome (program, book, 2, &sense), ==, "bad");
  g_assert_cmpint (sense, ==, LEAF_DEFAULT_FAILURE);
  g_assert_null (leaf_program_rulebook_outcome (program, book, 3, NULL));
  g_assert_cmpstr (leaf_program_rulebook_variable (program, book, 1, NULL), ==, "total");
  g_assert_cmpstr (leaf_program_rulebook_variable (program, book, 1, &kind), ==, "total");
  g_assert_cmpstr (kind, ==, "number");
  g_assert_null (leaf_program_rulebook_variable (program, book, 2, NULL));
  g_assert_true (leaf_program_response_at (program, source, at, NULL, NULL));
  g_assert_true (leaf_program_response_at (program, source, at + 4, NULL, NULL));
  g_assert_false (leaf_program_response_at (program, source, at + 5, NULL, NULL));
  g_assert_false (leaf_program_response_at (program, source, at - 1, NULL, NULL));
  g_assert_cmpuint (leaf_program_definition (program, source, at, NULL).source, ==, 0);
  g_assert_cmpuint (leaf_program_definition (program, source, 4, NULL).start, ==, 4);
  g_assert_cmpstr (leaf_named_words (LEAF_NAMED_COUNT), ==, "");
  g_assert_cmpstr (leaf_named_words (LEAF_NAMED_RULE), ==, "rule");
}

/* Each problem with its place. */
static void
test_dump (void)
{
  g_autoptr (LeafProgram) program = compile ("The Hall is a room.\n\n  Instead of flurbling: say \"1.\"\n");
  g_autofree char *own = leaf_program_dump (program, "problems", FALSE),
                  *all = leaf_program_dump (program, "problems", TRUE);

  g_assert_true (g_str_has_prefix (own, "story.ni:3:14: 'flurbling' is not an action."));
  g_assert_true (g_str_has_suffix (own, "]\n"));
  g_assert_cmpstr (all, ==, own);
}

/* The story is shown by its title or, without one, by the name of its file. */
static void
test_page (void)
{
  static const struct {
    const char *text, *title;
  } rows[] = { { "\"A & B\"\n\nThe Hall is a room.\n", "<h1>A &amp; B</h1>" },
               { "The Hall is a room.\n", "<h1>story.ni</h1>" },
               { "\"\"\n\nThe Hall is a room.\n", "<h1>story.ni</h1>" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (LeafProgram) program = compile (rows[i].text);
    g_autofree char *own = leaf_program_index_html (program, FALSE), *all = leaf_program_index_html (program, TRUE);

    g_assert_nonnull (strstr (own, rows[i].title));
    g_assert_null (strstr (own, "class=\"library\""));
    g_assert_null (strstr (own, "<h3>action-processing</h3>"));
    g_assert_nonnull (strstr (all, "<h3>action-processing</h3>"));
    g_assert_nonnull (strstr (all, "<li class=\"library\">basic accessibility rule"));
    g_assert_nonnull (strstr (all, "em\" class=\"library\">examining"));
    g_assert_nonnull (strstr (all, "em\">Hall"));
  }
}

/* --- requests ----------------------------------------------------------------------------------------------------- */

/* Sentences and what they request: the sort, "+" for public or "-" for private, the name and the words. */
static const struct {
  const char *sentence, *items;
} releases[] = {
  { "Release along with a website.", "8 " },
  { "Release along with the \"Fancy\" website, cover art (\"A lamp, lit, and a map.\") and a private solution.",
    "8 (Fancy) 4 (A lamp, lit, and a map.) 1- " },
  { "Release along with a file of \"Hints\" called \"hints.pdf\", the public source text, and an interpreter.",
    "12 hints.pdf(Hints) 2+ 9 " },
  { "Release along with a file called \"a.pdf\" called \"b.pdf\".", "12 a.pdf" },
  { "Release along with a file of \"Hints\" and \"more\" called \"hints.pdf\".", "12 (Hints) " },
  { "Release along with a solution), a website.", "1 8 " },
  { "Release along with.", "" },
  { "Release along with a.", "" },
  { "Release along with and, and.", "" },
  { "Release along with a tune.", "" },
  { "Release along with a public.", "" },
  { "Release along with a library card.\nRelease along with separate figures and separate sounds.", "3 13 14 " },
};

static void
test_releases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (releases); i++) {
    g_autofree char *text = g_strconcat ("The Hall is a room.\n", releases[i].sentence, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    g_autoptr (GString) got = g_string_new (NULL);
    guint32 n = 0;
    LeafReleaseItem *items = leaf_program_releases (program, &n);

    for (guint32 k = 0; k < n; k++)
      g_string_append_printf (got, "%d%s %s%s%s%s", items[k].sort,
                              items[k].is_public    ? "+"
                              : items[k].is_private ? "-"
                                                    : "",
                              items[k].name != NULL ? items[k].name : "", items[k].words != NULL ? "(" : "",
                              items[k].words != NULL ? items[k].words : "", items[k].words != NULL ? ") " : "");
    g_assert_cmpint (items[n].sort, ==, 0);
    leaf_releases_free (items);
    g_test_message ("%s", releases[i].sentence);
    g_assert_cmpstr (got->str, ==, releases[i].items);
  }
  leaf_releases_free (NULL);
}

/* --- figures and sounds ------------------------------------------------------------------------------------------- */

static LeafEffectFault
check_effect (const LeafEffect *effect, gpointer data)
{
  return g_str_has_prefix (effect->file, "lost")   ? LEAF_EFFECT_MISSING
         : g_str_has_prefix (effect->file, "bad")  ? LEAF_EFFECT_DAMAGED
         : g_str_has_prefix (effect->file, "huge") ? LEAF_EFFECT_HUGE
                                                   : LEAF_EFFECT_FINE;
}

/* The files, with their descriptions; and what is reported about them. */
static void
test_effects (void)
{
  static const char text[]
      = "The Hall is a room. Figure of A is the file \"a.png\" (\"An A.\"). Sound of B is the file \"b.ogg\". "
        "Figure of C is the file \"lost.png\". Sound of D is the file \"lost.ogg\" (\"A D.\"). Figure of E is the file \"bad.png\". "
        "Sound of F is the file \"bad.ogg\". Figure of G is the file \"huge.png\".\n";
  LeafSourceText source = { "story.ni", text, strlen (text) };
  const LeafCompileOptions options = { .check_effect = check_effect };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options), unchecked = compile (text);
  g_autoptr (GString) out = g_string_new (NULL);
  guint32 n = 0;
  LeafEffect *effects = leaf_program_effects (program, &n);

  for (guint32 i = 0; i < n; i++)
    if (effects[i].file != NULL)
      g_string_append_printf (out, "%s%s: %s, %s\n", effects[i].is_sound ? "*" : "", effects[i].name, effects[i].file,
                              effects[i].words != NULL ? effects[i].words : "-");
  leaf_effects_free (effects, n);
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    g_string_append_printf (out, "%s at %.11s\n", leaf_program_notice (program, i).code,
                            text + leaf_program_notice (program, i).place.start);
  g_assert_cmpstr (
      out->str, ==,
      "Figure of cover: Cover.png, -\nFigure of A: a.png, An A.\n*Sound of B: b.ogg, -\nFigure of C: lost.png, -\n*Sound of D: lost.ogg, A D.\n"
      "Figure of E: bad.png, -\n*Sound of F: bad.ogg, -\nFigure of G: huge.png, -\n"
      "EFFECT_MISSING at Figure of C\nEFFECT_MISSING at Sound of D \nFIGURE_DAMAGED at Figure of E\n"
      "SOUND_DAMAGED at Sound of F \nEFFECT_HUGE at Figure of G\n");
  g_assert_nonnull (strstr (leaf_program_notice (program, 0).sentence, "Figures"));
  g_assert_nonnull (strstr (leaf_program_notice (program, 1).sentence, "Sounds"));
  g_assert_cmpuint (leaf_program_n_notices (unchecked), ==, 0);
}

/* --- several files ------------------------------------------------------------------------------------------------ */

static const char part_text[]
    = "Chapter 2 - Woods\n\nThe Glade is a room.\n\nSection 1 - Deep\n\nThe Pond is a room.\n";

static const char in_files[]
    = "Include Ponds by Ann Author. Include Reeds by Bob Writer.\n\nChapter 1 - House\n\nThe Hall is a room.\n\n"
      "Chapter 2 - Woods (see \"woods.i7\")\n\nChapter 3 - End\n\n[Later.]\n\nChapter 4 - Caf\303\251s\n\n"
      "The caf\303\251 is a thing. The cat's bed is a thing.\n";
static const char reeds[]
    = "Version 2 of Reeds by Bob Writer begins here.\n\nThe reed is a thing.\n\nReeds ends here.\n";
static const char ponds[] = "Ponds by Ann Author begins here.\n\nThe newt is a thing.\n\nPonds ends here.\n";

typedef struct {
  const char *part, *extension;
} Files;

static gboolean
find_part (const char *name, LeafSourceText *found, gpointer data)
{
  const Files *files = data;

  *found = (LeafSourceText) { .name = name, .bytes = files->part, .length = strlen (files->part) };
  return g_str_equal (name, "woods.i7");
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  const char *text = g_str_equal (title, "Reeds") ? reeds : ((const Files *) data)->extension;

  *found = (LeafSourceText) { .name = title, .bytes = text, .length = strlen (text) };
  return g_str_equal (title, "Reeds") || g_str_equal (title, "Ponds");
}

static LeafProgram *
compile_files (const Files *files)
{
  const LeafSourceText source = { "story.ni", in_files, strlen (in_files) };
  const LeafCompileOptions options
      = { .find_extension = find_extension, .find_part = find_part, .data = (gpointer) files };

  return leaf_program_compile (&source, &options);
}

/* The index counts the words under each heading, in the file of the heading; and lists what is included. */
static void
test_contents (void)
{
  const Files files = { part_text, ponds };
  g_autoptr (LeafProgram) program = compile_files (&files);
  const LeafIndexPage pages[] = { LEAF_INDEX_CONTENTS, LEAF_INDEX_EXTENSIONS, LEAF_INDEX_PAGES };
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    guint32 n = 7;
    LeafIndexEntry *rows = leaf_program_index (program, pages[i], &n);

    for (guint32 k = 0; k < n; k++)
      if (strstr (rows[k].text, "Woods") == NULL)
        g_string_append_printf (out, "%u %s: %s\n", rows[k].level, rows[k].text,
                                rows[k].detail != NULL ? rows[k].detail : "-");
    leaf_index_free (rows, n);
  }
  g_assert_cmpstr (out->str, ==,
                   "0 Chapter 1 - House: 5 words\n"
                   "1 Section 1 - Deep: 5 words\n"
                   "0 Chapter 3 - End: 1 word\n"
                   "0 Chapter 4 - Caf\303\251s: 11 words\n"
                   "0 Ponds by Ann Author: -\n"
                   "0 Reeds by Bob Writer: version 2\n");
  g_assert_null (leaf_index_page_title (LEAF_INDEX_PAGES));
}

/* The outline has the heading of a part, and what is in it, at the place of the heading. */
static void
test_outline (void)
{
  const Files files = { part_text, ponds };
  g_autoptr (LeafProgram) program = compile_files (&files);
  g_autoptr (GString) out = g_string_new (NULL);
  guint32 n;
  g_autofree LeafOutlineEntry *rows = leaf_program_outline (program, FALSE, &n);

  for (guint32 i = 0; i < n; i++)
    g_string_append_printf (out, "%u %s\n", rows[i].level, rows[i].text);
  g_assert_cmpstr (
      out->str, ==,
      "4 Chapter 1 - House\n4 Chapter 2 - Woods (see \"woods.i7\")\n5 Section 1 - Deep\n4 Chapter 3 - End\n4 Chapter 4 - Caf\303\251s\n");
}

/* Differences in a part come after those of the story. */
static void
test_differences (void)
{
  const Files before = { part_text, ponds },
              now = { "Chapter 2 - Woods\n\nThe Glade is a room.\n\nSection 1 - Deep\n\nThe Pool is a room.\n", ponds };
  g_autoptr (LeafProgram) old = compile_files (&before), new = compile_files (&now);
  guint32 n = 0;
  LeafDifference *rows = leaf_programs_differences (old, new, &n);

  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (rows[0].sort, ==, LEAF_DIFFERENCE_REWORDED);
  g_assert_cmpstr (rows[0].before, ==, "The Pond is a room");
  g_assert_cmpstr (rows[0].now, ==, "The Pool is a room");
  leaf_differences_free (rows, n);
}

/* Edits of an extension change the text that was found, if the program was compiled from it. */
static void
test_edited (void)
{
  static const char other[] = "Ponds by Ann Author begins here.\n\nThe frog is a thing.\n\nPonds ends here.\n";
  Files files = { part_text, ponds };
  const LeafCompileOptions options = { .find_extension = find_extension, .find_part = find_part, .data = &files };
  g_autoptr (LeafProgram) program = compile_files (&files);
  guint32 source = 0, at = (guint32) (strstr (ponds, "newt") - ponds);
  LeafEdit edit = { .text = (char *) "toad" };
  LeafQuery query;

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    if (g_str_equal (leaf_program_source_name (program, i), "Ponds"))
      source = i;
  edit.place = (LeafPlace) { source, at, at + 4 };
  for (gboolean is_changed = FALSE; is_changed <= TRUE; is_changed++) {
    g_autoptr (LeafProgram) after = NULL;

    files.extension = is_changed ? other : ponds;
    after = leaf_program_compile_edited (program, &edit, 1, &options);
    g_assert_cmpint (leaf_program_find_query (after, "toad", &query), ==, !is_changed);
    g_assert_cmpint (leaf_program_find_query (after, "frog", &query), ==, is_changed);
    g_assert_true (leaf_program_find_query (after, "Pond", &query));
  }
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lookup/queries", test_queries);
  g_test_add_func ("/lookup/own-line", test_own_line);
  g_test_add_func ("/lookup/no-query", test_no_query);
  g_test_add_func ("/lookup/places", test_places);
  g_test_add_func ("/lookup/tables", test_tables);
  g_test_add_func ("/lookup/outputs", test_outputs);
  g_test_add_func ("/lookup/dump", test_dump);
  g_test_add_func ("/lookup/page", test_page);
  g_test_add_func ("/lookup/releases", test_releases);
  g_test_add_func ("/lookup/effects", test_effects);
  g_test_add_func ("/lookup/contents", test_contents);
  g_test_add_func ("/lookup/outline", test_outline);
  g_test_add_func ("/lookup/differences", test_differences);
  g_test_add_func ("/lookup/edited", test_edited);
  return g_test_run ();
}
