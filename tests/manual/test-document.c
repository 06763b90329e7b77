/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The documentation of an extension, in both of its forms, becomes a page with headings, lists, and examples that can
 * be played with their whole story. */
#include "leaf-manual.h"

#include <string.h>

static const char older[] = "Read this first.\nAnd this.\n\n"
                            "Chapter: Knots\n\n"
                            "(1) a reef knot\n(2) a bowline\n\n"
                            "Section: Ropes\n\n"
                            "A rope is declared so:\n\n"
                            "\tThe line is a rope.\n\n"
                            "Example: ** The Quay - Tying up\n\n"
                            "We begin with a place:\n\n"
                            "\t*: \"The Quay\"\n\n\tThe Quay is a room.\n\n"
                            "Then the rope:\n\n"
                            "\tThe rope is in the Quay.\n";

static const char newer[] = "# Knots\n\n* a reef knot\n* a bowline\n\n## Ropes\n\n    The line is a rope.\n\n"
                            "### Example: * The Quay\n\n    {*}The Quay is a room. The rope is in the Quay.\n";

/* The blocks as "SORT level text", one a line, with "|" for line breaks in them. */
static char *
dup_blocks (const LeafManualPage *page)
{
  static const char *const names[] = { "heading", "paragraph", "picture", "item", "row", "story", "adds" };
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    g_autofree char *text = g_strdelimit (g_strchomp (g_strdup (block->text)), "\n", '|');

    g_string_append_printf (all, "%s %u %s\n", block->sort < G_N_ELEMENTS (names) ? names[block->sort] : "form",
                            block->level, text);
  }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
assert_page (const char *text, const char *expected)
{
  g_autoptr (LeafManual) manual = leaf_manual_new ();
  g_autofree char *blocks = NULL;
  const LeafManualPage *page;

  leaf_manual_add_document (manual, "document-0", "Knots", text);
  page = leaf_manual_find_page (manual, "document-0");
  g_assert_nonnull (page);
  blocks = dup_blocks (page);
  g_assert_cmpstr (blocks, ==, expected);
  for (guint i = 0; i < page->blocks->len; i++) {
    const LeafManualBlock *block = g_ptr_array_index (page->blocks, i);
    g_autoptr (LeafProgram) program = block->source != NULL ? leaf_manual_compile (block->source) : NULL;

    g_assert_true (program == NULL || leaf_program_n_problems (program) == 0);
    g_assert_true (block->source == NULL || strstr (block->source, "The rope is in the Quay.") != NULL);
  }
}

static void
test_older (void)
{
  assert_page (older,
               "heading 1 Knots\nparagraph 0 Read this first. And this.\nheading 2 Knots\nitem 1 a reef knot\n"
               "item 2 a bowline\nheading 3 Ropes\nparagraph 0 A rope is declared so:\nform 0 The line is a rope.\n"
               "heading 2 The Quay - Tying up\nparagraph 0 We begin with a place:\n"
               "story 0 \"The Quay\"||The Quay is a room.\nparagraph 0 Then the rope:\n"
               "adds 0 The rope is in the Quay.\n");
}

static void
test_newer (void)
{
  assert_page (newer, "heading 1 Knots\nheading 2 Knots\nitem 0 a reef knot\nitem 0 a bowline\nheading 3 Ropes\n"
                      "form 0 The line is a rope.\nheading 2 The Quay\n"
                      "story 0 The Quay is a room. The rope is in the Quay.\n");
}

/* An exercise may look at the opening before it gives a command. */
static void
test_exercise (void)
{
  static const char text[] = "```exercise quay\nends QUAY\nelse no quay\nprints harbour\nelse no harbour\n"
                             "play look / jump\nends jump\nelse no jump\n```\n";
  g_autoptr (LeafManual) manual = leaf_manual_new ();
  g_autoptr (LeafProgram) program = leaf_manual_compile ("The Quay is a room.");
  g_autoptr (GPtrArray) missing = NULL;
  g_autofree char *mistake = NULL;
  const LeafManualPage *page;

  leaf_manual_add_document (manual, "document-0", "Knots", text);
  page = leaf_manual_find_page (manual, "document-0");
  missing = leaf_manual_missing (page->blocks->pdata[page->blocks->len - 1], program, &mistake);
  g_assert_null (mistake);
  g_assert_cmpuint (missing->len, ==, 1);
  g_assert_cmpstr (missing->pdata[0], ==, "no harbour");
}

/* A command that prints without end is ended, and no command follows it. */
static void
test_endless (void)
{
  g_autoptr (LeafProgram) program = leaf_manual_compile ("The Quay is a room.\n\n"
                                                         "Instead of jumping: while 1 is 1: say \"up and down \".\n");
  g_autofree char *printed = leaf_manual_play (program, "> jump\n> look\n");

  g_assert_cmpuint (strlen (printed), <, 16 << 20);
  g_assert_nonnull (strstr (printed, "Run-time problem"));
  g_assert_true (g_str_has_suffix (printed, "> look\n(The story is over.)\n"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/manual/document/older", test_older);
  g_test_add_func ("/manual/document/newer", test_newer);
  g_test_add_func ("/manual/document/exercise", test_exercise);
  g_test_add_func ("/manual/document/endless", test_endless);
  return g_test_run ();
}
