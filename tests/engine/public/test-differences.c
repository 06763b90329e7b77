/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-differences.c: two versions of a story, and the reported differences, one a line. */
#include "leaf-diff.h"
#include "leaf-differences.h"

#include <string.h>

static const char shed[] = "The Shed is a room. A lamp is in the Shed. The lamp can be lit or unlit.\n\n";

static const struct {
  const char *name, *before, *now, *expected;
} cases[] = {
  { "same", "Every turn: say \"Hm.\"", "[A comment.] Every turn:\n\tsay \"Hm.\"", "" },
  { "added", "", "A spade is in the Shed.", "+A spade is in the Shed\n" },
  { "removed", "A spade is in the Shed. A rake is here.", "A rake is here.", "-A spade is in the Shed\n" },
  { "reworded", "A spade is in the Shed. A rake is here.", "A long spade is in the Shed. A rake is here.",
    "-A spade is in the Shed\n+A long spade is in the Shed\n" },
  { "heading", "Chapter 1 - Tools\n\nA rake is here.", "Chapter 1 - Gear\n\nA rake is here.",
    "-Chapter 1 - Tools\n+Chapter 1 - Gear\n" },
  { "row", "Table of Tools\ntool\tweight\n\"saw\"\t3\n\"rake\"\t5\n",
    "Table of Tools\ntool\tweight\n\"saw\"\t3\n\"rake\"\t6\n", "-\"rake\" 5\n+\"rake\" 6\n" },
  { "nesting", "Every turn:\n\tif the lamp is lit:\n\t\tsay \"One.\";\n\t\tsay \"Two.\"",
    "Every turn:\n\tif the lamp is lit:\n\t\tsay \"One.\";\n\tsay \"Two.\"", "-say \"Two.\"\n+say \"Two.\"\n" },
  { "otherwise", "Every turn:\n\tif the lamp is lit:\n\t\tsay \"One.\";\n\t\tsay \"Two.\"",
    "Every turn:\n\tif the lamp is lit:\n\t\tsay \"One.\";\n\totherwise:\n\t\tsay \"Two.\"",
    "-say \"Two.\"\n+say \"Two.\"\n" },
  { "rule-added", "Instead of taking something: say \"No.\"",
    "Instead of taking something: say \"No.\"\n\nInstead of taking the lamp: say \"Hot.\"",
    "+Instead of taking the lamp\n+say \"Hot.\"\ninstead: 'Instead of taking the lamp' is new, above 'Instead of taking something', by Law III.3.2\n" },
  { "rule-last", "", "Check jumping (this is the roof rule): say \"Low.\"",
    "+Check jumping (this is the roof rule)\n+say \"Low.\"\ncheck jumping: the roof rule is new, at the end\n" },
  { "rule-removed", "Check jumping (this is the roof rule): say \"Low.\"", "",
    "-Check jumping (this is the roof rule)\n-say \"Low.\"\ncheck jumping: the roof rule was removed\n" },
  { "rule-raised",
    "Check taking something (this is the one rule): say \"1.\"\n\nCheck taking a thing (this is the two rule): say \"2.\"",
    "Check taking something (this is the one rule): say \"1.\"\n\nCheck taking a lamp (this is the two rule): say \"2.\"",
    "-Check taking a thing (this is the two rule)\n+Check taking a lamp (this is the two rule)\n"
    "check taking: the two rule moved up, above the one rule, by Law III.3.2\n" },
  { "rule-listed",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"\n\nThe two rule is listed first in the check jumping rules.",
    "+The two rule is listed first in the check jumping rules\ncheck jumping: the two rule moved up, above the one rule, by a sentence that lists it\n" },
  { "rule-blocked",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "Check jumping (this is the one rule): stop the action.\n\nCheck jumping (this is the two rule): say \"2.\"",
    "-say \"1.\"\n+stop the action\ncheck jumping: the two rule can no longer run: the one rule, above it, always ends the rulebook\n" },
  { "rule-unblocked",
    "Check jumping (this is the one rule): stop the action.\n\nCheck jumping (this is the two rule): say \"2.\"",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "-stop the action\n+say \"1.\"\ncheck jumping: the two rule can run again\n" },
  { "rule-lowered",
    "Check taking a lamp (this is the one rule): say \"1.\"\n\nCheck taking something (this is the two rule): say \"2.\"",
    "Check taking an object (this is the one rule): say \"1.\"\n\nCheck taking something (this is the two rule): say \"2.\"",
    "-Check taking a lamp (this is the one rule)\n+Check taking an object (this is the one rule)\n"
    "check taking: the two rule moved up, above the one rule, by Law III.3.2\n" },
  { "rule-placed",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "Check jumping (this is the one rule): say \"1.\"\n\nFirst check jumping (this is the two rule): say \"2.\"",
    "-Check jumping (this is the two rule)\n+First check jumping (this is the two rule)\n"
    "check jumping: the two rule moved up, above the one rule, since a preamble says first or last\n" },
  { "rule-placed-last",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "Last check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "-Check jumping (this is the one rule)\n+Last check jumping (this is the one rule)\n"
    "check jumping: the two rule moved up, above the one rule, since a preamble says first or last\n" },
  { "rule-moved",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"\n\nCheck jumping (this is the three rule): say \"3.\"",
    "Check jumping (this is the three rule): say \"3.\"\n\nCheck jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "+Check jumping (this is the three rule)\n+say \"3.\"\n-Check jumping (this is the three rule)\n-say \"3.\"\n"
    "check jumping: the three rule moved up, above the one rule, in the order of the source\n" },
  { "rule-moved-down",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"\n\nCheck jumping (this is the three rule): say \"3.\"",
    "Check jumping (this is the two rule): say \"2.\"\n\nCheck jumping (this is the three rule): say \"3.\"\n\nCheck jumping (this is the one rule): say \"1.\"",
    "-Check jumping (this is the one rule)\n-say \"1.\"\n+Check jumping (this is the one rule)\n+say \"1.\"\n"
    "check jumping: the one rule moved down, below the three rule, in the order of the source\n" },
  { "rule-without-name", "Check jumping: say \"1.\"\n\nCheck jumping when the lamp is lit: say \"2.\"",
    "Check jumping: say \"1.\"\n\nCheck jumping when the lamp is unlit: say \"2.\"",
    "-Check jumping when the lamp is lit\n+Check jumping when the lamp is unlit\n" },
  { "rule-unlisted", "Check jumping (this is the one rule): say \"1.\"",
    "Check jumping (this is the one rule): say \"1.\"\n\nThe one rule is not listed in any rulebook.",
    "+The one rule is not listed in any rulebook\ncheck jumping: the one rule was removed\n" },
  { "rule-to-another", "Check jumping (this is the one rule): say \"1.\"",
    "Report jumping (this is the one rule): say \"1.\"",
    "-Check jumping (this is the one rule)\n+Report jumping (this is the one rule)\n"
    "check jumping: the one rule was removed\nreport jumping: the one rule is new, at the end\n" },
  { "library", "", "The can't take yourself rule is not listed in the check taking rules.",
    "+The can't take yourself rule is not listed in the check taking rules\ncheck taking: the can't take yourself rule was removed\n" },
  { "unreadable", "This is nothing.", "This is nothing at all that is read.",
    "-This is nothing\n+This is nothing at all that is read\n" },
};

static LeafProgram *
compile (const char *text)
{
  g_autofree char *all = g_strconcat (shed, text, "\n", NULL);
  LeafSourceText source = { "story.ni", all, strlen (all) };

  return leaf_program_compile (&source, NULL);
}

static char *
dup_differences (const LeafProgram *before, const LeafProgram *now)
{
  GString *out = g_string_new (NULL);
  guint32 n = 0;
  LeafDifference *all = leaf_programs_differences (before, now, &n);

  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = leaf_difference_dup_words (before, now, &all[i], NULL, NULL);

    if (all[i].before != NULL)
      g_string_append_printf (out, "-%s\n", all[i].before);
    if (all[i].now != NULL)
      g_string_append_printf (out, "+%s\n", all[i].now);
    if (words != NULL)
      g_string_append_printf (out, "%s: %s\n",
                              leaf_program_rulebook (all[i].is_before ? before : now, all[i].rulebook).name, words);
  }
  leaf_differences_free (all, n);
  return g_string_free (out, FALSE);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (LeafProgram) before = compile (cases[i].before), now = compile (cases[i].now);
  g_autofree char *found = dup_differences (before, now);

  g_assert_cmpstr (found, ==, cases[i].expected);
}

/* A place is in the stated program, and is that of the words. */
static void
test_places (void)
{
  g_autoptr (LeafProgram) before = compile ("A rake is here. A spade is in the Shed."),
                          now = compile ("Every turn: say \"Hm.\"");
  guint32 n = 0;
  LeafDifference *all = leaf_programs_differences (before, now, &n);

  g_assert_cmpuint (n, >=, 4);
  for (guint32 i = 0; i < n; i++) {
    const LeafProgram *program = all[i].is_before ? before : now;
    const char *text = leaf_program_source_text (program, all[i].place.source);
    const char *words = all[i].now != NULL ? all[i].now : all[i].before;

    g_assert_nonnull (text);
    g_assert_true (words == NULL || g_str_has_prefix (text + all[i].place.start, words));
  }
  leaf_differences_free (all, n);
}

/* A thousand sentences that were all replaced: the number of differences is bounded by them, and no pairs are searched
 * for. */
static void
test_much (void)
{
  g_autoptr (GString) one = g_string_new (NULL), other = g_string_new (NULL);
  g_autoptr (LeafProgram) before = NULL, now = NULL;
  LeafDifference *all;
  guint32 n = 0;

  for (guint i = 0; i < 500; i++) {
    g_string_append_printf (one, "The box%u is in the Shed. ", i);
    g_string_append_printf (other, "The can%u is in the Shed. ", i);
  }
  before = compile (one->str);
  now = compile (other->str);
  all = leaf_programs_differences (before, now, &n);
  g_assert_cmpuint (n, ==, 1000);
  leaf_differences_free (all, n);
}

/* Lists of letters, and the ranges that differ. */
static const struct {
  const char *old, *new, *hunks;
} lists[] = {
  { "", "", "" },
  { "a", "a", "" },
  { "", "ab", "0-0>0-2 " },
  { "ab", "", "0-2>0-0 " },
  { "abc", "axc", "1-2>1-2 " },
  { "abc", "xbc", "0-1>0-1 " },
  { "abc", "abx", "2-3>2-3 " },
  { "abc", "abcd", "3-3>3-4 " },
  { "bcd", "abcd", "0-0>0-1 " },
  { "abcdef", "axcdyf", "1-2>1-2 4-5>4-5 " },
  { "abcd", "xyz", "0-4>0-3 " },
  { "abcabba", "cbabac", "0-2>0-0 3-3>1-2 5-6>4-4 7-7>5-6 " },
  /* only added or removed, among equal ones: the last possible range */
  { "aa", "aaa", "2-2>2-3 " },
  { "aaa", "aa", "2-3>2-2 " },
  { "xaby", "xababy", "3-3>3-5 " },
  { "xababy", "xaby", "3-5>3-3 " },
  { "abab", "ababab", "4-4>4-6 " },
  { "xabyabz", "xababyababz", "3-3>3-5 6-6>8-10 " },
};

static char **
letters (const char *text)
{
  char **list = g_new0 (char *, strlen (text) + 1);

  for (gsize i = 0; text[i] != '\0'; i++)
    list[i] = g_strndup (text + i, 1);
  return list;
}

static void
test_lists (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++) {
    g_auto (GStrv) before = letters (lists[i].old), now = letters (lists[i].new);
    g_autoptr (GArray) hunks = leaf_diff ((const char *const *) before, (const char *const *) now);
    g_autoptr (GString) got = g_string_new (NULL);

    for (guint k = 0; k < hunks->len; k++) {
      LeafDiffHunk hunk = g_array_index (hunks, LeafDiffHunk, k);

      g_string_append_printf (got, "%u-%u>%u-%u ", hunk.old_start, hunk.old_end, hunk.new_start, hunk.new_end);
    }
    g_assert_cmpstr (got->str, ==, lists[i].hunks);
  }
}

/* Beyond a number of changes, everything between the first and the last one differs. */
static void
test_long_lists (void)
{
  for (guint n = 1199; n <= 1201; n++) {
    g_autoptr (GStrvBuilder) before = g_strv_builder_new (), now = g_strv_builder_new ();
    g_auto (GStrv) old_lines = NULL, new_lines = NULL;
    g_autoptr (GArray) hunks = NULL;

    for (guint i = 0; i < n; i++) {
      g_autofree char *line = g_strdup_printf ("%u", i);

      g_strv_builder_add (before, line);
      g_strv_builder_add (now, line);
      g_strv_builder_add (now, "more");
    }
    g_strv_builder_add (before, "end");
    g_strv_builder_add (now, "end");
    old_lines = g_strv_builder_end (before);
    new_lines = g_strv_builder_end (now);
    hunks = leaf_diff ((const char *const *) old_lines, (const char *const *) new_lines);
    g_assert_cmpuint (hunks->len, ==, n <= 1200 ? n : 1);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/differences/", cases[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  g_test_add_func ("/differences/places", test_places);
  g_test_add_func ("/differences/much", test_much);
  g_test_add_func ("/differences/lists", test_lists);
  g_test_add_func ("/differences/long-lists", test_long_lists);
  return g_test_run ();
}
