/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-word-ranges.c: functions about a wording. */

#include "test-build.h"

static void
test_spelling (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafWording w = test_words (build, "Rule for printing the \"name\" of X");

  g_assert_true (leaf_wording_begins (build, w, "rule for"));
  g_assert_true (leaf_wording_begins (build, w, ""));
  g_assert_false (leaf_wording_begins (build, w, "rule fo"));
  g_assert_false (leaf_wording_begins (build, w, "rule for printing the name of x and more"));
  g_assert_true (leaf_wording_ends (build, w, "of x"));
  g_assert_false (leaf_wording_ends (build, w, "rule for printing the name of x and more"));
  g_assert_false (leaf_wording_is (build, w, "rule for"));
  g_assert_true (leaf_wording_is (build, leaf_wording_up_to (w, w.first + 2), "rule for"));
  g_assert_false (leaf_wording_is (build, LEAF_NO_WORDS, "rule"));
  g_assert_false (leaf_wording_ends (build, LEAF_NO_WORDS, "rule"));
  g_assert_false (leaf_wording_begins (build, LEAF_NO_WORDS, "rule"));
  g_assert_true (leaf_wording_begins (build, LEAF_NO_WORDS, ""));
  g_assert_false (leaf_word_is (build, w.first + 4, "name"));
}

static void
test_find (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafWording w = test_words (build, "a (b, c) d, e {f , g} h , i");

  g_assert_cmpuint (leaf_wording_find (build, w, ",") - w.first, ==, 7);
  g_assert_cmpuint (leaf_wording_find_from (build, w, w.first + 8, ",") - w.first, ==, 15);
  g_assert_cmpuint (leaf_wording_find (build, w, "d , e") - w.first, ==, 6);
  g_assert_cmpuint (leaf_wording_find (build, w, "zebra"), ==, w.end);
  g_assert_cmpuint (leaf_wording_past_bracket (build, w, w.first + 1) - w.first, ==, 6);
  w = test_words (build, ") , { ( , } ) , ( ,");
  g_assert_cmpuint (leaf_wording_find (build, w, ",") - w.first, ==, 1);
  g_assert_cmpuint (leaf_wording_find_from (build, w, w.first + 2, ",") - w.first, ==, 7);
  g_assert_cmpuint (leaf_wording_find_from (build, w, w.first + 8, ","), ==, w.end);
  g_assert_cmpuint (leaf_wording_past_bracket (build, w, w.first) - w.first, ==, 7);
  g_assert_cmpuint (leaf_wording_past_bracket (build, w, w.first + 8), ==, w.end);
}

static void
test_trim (void)
{
  static const struct {
    const char *words, *article, *bracket;
  } cases[] = {
    { "the box", "box", "the box" },
    { "a", "a", "a" },
    { "some cheese", "cheese", "some cheese" },
    { "(x)", "(x)", "x" },
    { "((x))", "((x))", "x" },
    { "(x) or (y)", "(x) or (y)", "(x) or (y)" },
    { "((x) or (y))", "((x) or (y))", "(x) or (y)" },
    { "(x", "(x", "(x" },
    { "the the", "the", "the the" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    LeafWording w = test_words (build, cases[i].words);
    g_autofree char *article = leaf_wording_dup (build, leaf_wording_skip_article (build, w));
    g_autofree char *bracket = leaf_wording_dup (build, leaf_wording_unbracket (build, w));

    g_assert_cmpstr (article, ==, cases[i].article);
    g_assert_cmpstr (bracket, ==, cases[i].bracket);
  }
}

static void
test_dup (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafWording w = test_words (build, "Gawking  at [really]\n\ta room (called \"the\n  spot\"), now");
  g_autofree char *plain = leaf_wording_dup (build, w);
  g_autofree char *spaced = leaf_wording_dup_spaced (build, w);
  LeafSpan span = leaf_wording_span (build, w);

  g_assert_cmpstr (plain, ==, "Gawking at a room (called \"the spot\"), now");
  g_assert_cmpstr (spaced, ==, "Gawking at a room ( called \"the spot\" ) , now");
  g_assert_cmpuint (span.start, ==, 0);
  g_assert_cmpuint (leaf_wording_span (build, LEAF_NO_WORDS).source, ==, 0);
}

/* Words of two sources, and ends of sentences that are only implied. */
static void
test_dup_apart (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafWording one = test_words (build, "a"), other = test_words (build, "much longer words, (so) {it} seems");
  LeafWording both = leaf_wording (one.first, other.end), implied = test_words (build, "say \"One.\" Two");
  g_autofree char *joined = leaf_wording_dup (build, both), *spaced = leaf_wording_dup_spaced (build, both),
                  *set = leaf_wording_dup_set (build, both), *text = leaf_wording_dup (build, implied);
  LeafSpan span = leaf_wording_span (build, both);

  g_assert_cmpstr (joined, ==, "a much longer words, (so) {it} seems");
  g_assert_cmpstr (spaced, ==, "a much longer words , ( so ) { it } seems");
  g_assert_cmpstr (set, ==, "a much longer words, (so) { it } seems");
  g_assert_cmpstr (text, ==, "say \"One.\" Two");
  g_assert_cmpuint (span.source, ==, leaf_word (build, one.first)->source);
  g_assert_cmpuint (span.end, ==, 1);
  g_assert_cmpuint (leaf_wording_span (build, leaf_wording (0, one.end)).source, ==, 0);
  g_assert_cmpuint (leaf_wording_span (build, leaf_wording (one.first, build->words->words.n + 1)).source, ==, 0);
  g_assert_cmpuint (leaf_wording_span (build, leaf_wording (one.first, build->words->words.n)).source, !=, 0);
}

static void
test_natives (void)
{
  g_autoptr (TestBuild) build = test_build_new ();

  g_assert_cmpint (leaf_wording_native (build, LEAF_NO_WORDS), ==, LEAF_NATIVE_NONE);
  g_assert_cmpint (leaf_wording_native (build, test_words (build, "list-length")), ==, LEAF_NATIVE_NONE);
  g_assert_cmpint (leaf_wording_native (build, test_words (build, "(-")), ==, LEAF_NATIVE_NONE);
  g_assert_cmpint (leaf_wording_native (build, test_words (build, "(-list-length-)")), ==, LEAF_NATIVE_list_length);
  g_assert_cmpint (leaf_wording_native (build, test_words (build, "(-  list-length\t-) x")), ==,
                   LEAF_NATIVE_list_length);
}

/* A single quotation mark between two letters is an apostrophe. */
static void
test_quotations (void)
{
  static const struct {
    const char *text;
    gsize at;
    gboolean is_quotation;
  } cases[] = {
    { "a'b", 1, FALSE }, { "a'", 1, TRUE },   { "'b", 0, TRUE },   { "'s", 0, FALSE },   { "'s a", 0, FALSE },
    { "'so", 0, TRUE },  { "'", 0, TRUE },    { "a' b", 1, TRUE }, { "a 'b", 2, TRUE },  { "1'b", 1, TRUE },
    { "a'1", 1, TRUE },  { "é'a", 2, FALSE }, { "a'é", 1, FALSE }, { "ý'a", 2, FALSE },  { "ÿ'a", 2, TRUE },
    { "À'a", 2, FALSE }, { "¿'a", 2, TRUE },  { "æ'a", 2, TRUE },  { "÷'a", 2, TRUE },   { "Ð'a", 2, TRUE },
    { "Þ'a", 2, TRUE },  { "ø'a", 2, FALSE }, { "š'a", 2, TRUE },  { "a'š", 1, TRUE },   { "abc", 1, FALSE },
    { "'s", 1, FALSE },  { "'t a", 0, TRUE }, { "Z'z", 1, FALSE }, { "[a]'s", 3, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_test_message ("%s", cases[i].text);
    g_assert_cmpint (leaf_words_is_quotation (cases[i].text, cases[i].at, strlen (cases[i].text)), ==,
                     cases[i].is_quotation);
  }
}

static void
test_same (void)
{
  g_autoptr (TestBuild) build = test_build_new ();
  LeafWording one = test_words (build, "The \"big\" box");

  g_assert_true (leaf_wording_same (build, one, test_words (build, "the   \"big\" BOX")));
  g_assert_false (leaf_wording_same (build, one, test_words (build, "the \"red\" box")));
  g_assert_false (leaf_wording_same (build, one, test_words (build, "the \"big\" box too")));
}

static void
test_split (void)
{
  static const struct {
    const char *words, *divider, *parts;
  } cases[] = {
    { "a, b and c", "and", "a/b/c" },
    { "a, b, and c", "and", "a/b/c" },
    { "a", "and", "a" },
    { "a or b", "or", "a/b" },
    { "a (b and c) and d", "and", "a (b and c)/d" },
    { "a and b or c", "or", "a and b/c" },
    { ", a ,, b and", "and", "a/b" },
    { "{1, 2}, 3", "and", "{1, 2}/3" },
    { "a And b and c", "and", "a And b/c" },
    { "a, And b", "and", "a/And b" },
    { "and", "and", "" },
    { "a and", "and", "a" },
    { "a, b) and c", "and", "a/b)/c" },
    { "(a and b", "and", "(a and b" },
    { "a, (b, c)", "or", "a/(b, c)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    g_autoptr (GString) joined = g_string_new (NULL);
    LeafWording *parts;
    guint32 n = leaf_wording_split_list (build, test_words (build, cases[i].words), cases[i].divider, &parts);

    for (guint32 k = 0; k < n; k++) {
      g_autofree char *part = leaf_wording_dup (build, parts[k]);

      g_string_append_printf (joined, "%s%s", k > 0 ? "/" : "", part);
    }
    g_assert_cmpstr (joined->str, ==, cases[i].parts);
  }
}

static void
test_numbers (void)
{
  static const struct {
    const char *word;
    gint32 number, ordinal; /* -99: none */
  } cases[] = {
    { "7", 7, -99 },
    { "-3", -3, -99 },
    { "Seven", 7, -99 },
    { "twelve", 12, -99 },
    { "thirteen", -99, -99 },
    { "3rd", -99, 3 },
    { "third", -99, 3 },
    { "twelfth", -99, 12 },
    { "7a", -99, -99 },
    { "2147483648", -99, -99 },
    { "-2147483648", G_MININT32, -99 },
    { "-2147483649", -99, -99 },
    { "2147483647", G_MAXINT32, -99 },
    { "007", -99, -99 },
    { "0", 0, -99 },
    { "00", -99, -99 },
    { "-", -99, -99 },
    { "zero", 0, -99 },
    { "zeroth", -99, 0 },
    { "1st", -99, 1 },
    { "2nd", -99, 2 },
    { "7th", -99, 7 },
    { "0th", -99, 0 },
    { "7ths", -99, -99 },
    { "123456789th", -99, 123456789 },
    { "1234567890th", -99, -99 },
    { "\"7\"", -99, -99 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (TestBuild) build = test_build_new ();
    LeafWording w = test_words (build, cases[i].word);
    gint32 value = -99;

    g_test_message ("%s", cases[i].word);
    g_assert_cmpint (leaf_word_number (build, w.first, &value), ==, cases[i].number != -99);
    if (cases[i].number != -99)
      g_assert_cmpint (value, ==, cases[i].number);
    g_assert_cmpint (leaf_word_ordinal (build, w.first, &value), ==, cases[i].ordinal != -99);
    if (cases[i].ordinal != -99)
      g_assert_cmpint (value, ==, cases[i].ordinal);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/word-ranges/spelling", test_spelling);
  g_test_add_func ("/word-ranges/find", test_find);
  g_test_add_func ("/word-ranges/trim", test_trim);
  g_test_add_func ("/word-ranges/dup", test_dup);
  g_test_add_func ("/word-ranges/dup-apart", test_dup_apart);
  g_test_add_func ("/word-ranges/natives", test_natives);
  g_test_add_func ("/word-ranges/quotations", test_quotations);
  g_test_add_func ("/word-ranges/same", test_same);
  g_test_add_func ("/word-ranges/split", test_split);
  g_test_add_func ("/word-ranges/numbers", test_numbers);
  return g_test_run ();
}
