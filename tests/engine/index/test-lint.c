/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lint.c: each lint is found in the example that explains it, and not in a story that has none of them. */
#include "leaf-lint.h"

#include <string.h>

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };
  LeafProgram *program = leaf_program_compile (&source, NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_error ("%s", leaf_program_problem (program, i).sentence);
  return program;
}

static void
test_examples (void)
{
  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++) {
    const char *example = leaf_lint_example (lint);
    g_autofree char *text
        = g_strconcat (strstr (example, "a room") != NULL ? "" : "The Attic is a room.\n\n", example, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << lint, &n);

    if (n != (lint == LEAF_LINT_THING_WITHOUT_DESCRIPTION ? 2 : 1)) { /* the room has none either */
      g_test_message ("%s: %u found", leaf_lint_code (lint), n);
      g_test_fail ();
    }
    for (guint32 i = 0; i < n; i++) {
      g_assert_cmpint (notes[i].lint, ==, lint);
      g_assert_cmpuint (notes[i].place.source, ==, leaf_program_story_source (program));
      g_assert_true (g_str_has_suffix (notes[i].sentence, "."));
      g_assert_cmpint (notes[i].said.form, !=, LEAF_ANSWER_MESSAGE_NONE);
    }
    leaf_lint_notes_free (notes, n);
    g_assert_nonnull (leaf_lint_title (lint));
    g_assert_nonnull (leaf_lint_explanation (lint));
    g_assert_nonnull (leaf_lint_name (lint));
  }
  g_assert_null (leaf_lint_code (LEAF_LINT_COUNT));
}

/* The same source in its right form has not that lint any more. */
static void
test_mended (void)
{
  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++) {
    const char *mended = leaf_lint_mended (lint);
    g_autofree char *text
        = g_strconcat (strstr (mended, "a room") != NULL ? "" : "The Attic is a room.\n\n", mended, "\n", NULL);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << lint, &n);

    for (guint32 i = 0; i < n; i++) {
      g_test_message ("%s: %s", leaf_lint_code (lint), notes[i].sentence);
      g_test_fail ();
    }
    leaf_lint_notes_free (notes, n);
  }
}

static const char clean[]
    = "The Attic is a room. \"Dust.\" The Cellar is a room. \"Damp.\" The Vault is below the Attic. \"Cold.\"\n\n"
      "The lamp is in the Attic. The description of the lamp is \"Brass.\"\n\n"
      "The tide rules are a rulebook.\n\nA tide rule (this is the ebb rule): say \"It falls.\"\n\n"
      "Instead of sleeping: say \"Not now.\"\n\nInstead of waiting: say \"Nor this.\"\n\n"
      "This is the flicker rule: say \"It flickers.\"\n\n"
      "Humming is an action applying to nothing. Understand \"hum\" as humming.\n\n"
      "Report humming:\n\tfollow the tide rules;\n\tfollow the flicker rule;\n\tsay \"You hum\";\n\tsay \".\"\n\n"
      "Instead of jumping when the lamp is carried:\n\tmove the player to the Cellar.\n\nInstead of jumping:\n\tsay \"You jump [bold type]high[roman type].\"\n";

static void
test_clean (void)
{
  g_autoptr (LeafProgram) program = compile (clean);
  guint32 n;
  LeafLintNote *notes = leaf_program_lint (program, LEAF_LINTS_ALL, &n);

  for (guint32 i = 0; i < n; i++) {
    g_test_message ("%s: %s", leaf_lint_code (notes[i].lint), notes[i].sentence);
    g_test_fail ();
  }
  leaf_lint_notes_free (notes, n);
  notes = leaf_program_lint (program, 0, &n);
  g_assert_cmpuint (n, ==, 0);
  leaf_lint_notes_free (notes, n);
}

/* How often a rule with such a body prints last what ends no line. */
static const struct {
  const char *body;
  guint32 found;
} endings[] = {
  { "say \"Done\"", 1 },
  { "say \"Done.\"", 0 },
  { "say \"7\"", 1 },
  { "say \"caf\303\251\"", 1 },
  { "say \"And then\342\200\246\"", 0 },
  { "say \"\"", 0 },
  { "say 5", 0 }, /* what is printed is no text */
  { "say the noun", 0 },
  { "say \"Done\";\n\tsay \".\"", 0 },
  { "if the player is in a room:\n\t\tsay \"Here\";\n\totherwise:\n\t\tsay \"There\"", 2 },
  { "if the player is in a room:\n\t\tsay \"Here.\";\n\totherwise:\n\t\tsay \"There\"", 1 },
  { "if the player is in a room:\n\t\tsay \"Here\";\n\tsay \"Done.\"", 0 },
};

static void
test_endings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *text = g_strdup_printf ("The Attic is a room.\n\nInstead of waiting:\n\t%s.\n", endings[i].body);
    g_autoptr (LeafProgram) program = compile (text);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_TEXT_WITHOUT_END, &n);

    if (n != endings[i].found) {
      g_test_message ("%s: %u found", endings[i].body, n);
      g_test_fail ();
    }
    leaf_lint_notes_free (notes, n);
  }
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  *found = (LeafSourceText) { "Lamps.i7x", data, strlen (data) };
  return TRUE;
}

/* An extension's slips are its author's: they are told to who opens it, and not to who includes it. */
static void
test_extension (void)
{
  static char lamps[] = "Lamps by Ann Author begins here.\n\nThe oil lamp is a device.\n\nLamps ends here.\n";
  static const char story[] = "Include Lamps by Ann Author.\n\nThe Attic is a room. \"Dust.\"\n";
  LeafSourceText sources[] = { { "story.ni", story, sizeof story - 1 }, { "Lamps.i7x", lamps, sizeof lamps - 1 } };
  LeafCompileOptions options = { .find_extension = find_extension, .data = lamps };

  for (guint32 i = 0; i < G_N_ELEMENTS (sources); i++) {
    g_autoptr (LeafProgram) program = leaf_program_compile (&sources[i], &options);
    guint32 n;
    LeafLintNote *notes = leaf_program_lint (program, 1u << LEAF_LINT_THING_WITHOUT_DESCRIPTION, &n);

    g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
    g_assert_cmpuint (n, ==, i);
    leaf_lint_notes_free (notes, n);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lint/examples", test_examples);
  g_test_add_func ("/lint/mended", test_mended);
  g_test_add_func ("/lint/clean", test_clean);
  g_test_add_func ("/lint/endings", test_endings);
  g_test_add_func ("/lint/extension", test_extension);
  return g_test_run ();
}
