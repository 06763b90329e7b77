/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-differences.c: two versions of a story, and the reported differences, one a line. */
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
    "-say \"1.\"\n+stop the action\ncheck jumping: the two rule can no longer run: the one rule, above it, always stops\n" },
  { "rule-unblocked",
    "Check jumping (this is the one rule): stop the action.\n\nCheck jumping (this is the two rule): say \"2.\"",
    "Check jumping (this is the one rule): say \"1.\"\n\nCheck jumping (this is the two rule): say \"2.\"",
    "-stop the action\n+say \"1.\"\ncheck jumping: the two rule can run again\n" },
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
  return g_test_run ();
}
