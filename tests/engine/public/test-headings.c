/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-headings.c: folds, and moving and numbering headings. */
#include "leaf.h"

#include <string.h>

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { NULL, text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static char *
apply (const char *text, const LeafEdit *edit)
{
  return g_strdup_printf ("%.*s%s%s", (int) edit->place.start, text, edit->text, text + edit->place.end);
}

/* `moved`: the words of the heading; `after` is NULL if it cannot be moved there. */
static void
assert_moved (const char *text, const char *moved, gboolean down, const char *after)
{
  LeafProgram *program = compile (text);
  g_auto (LeafEdit) edit = { 0 };
  g_autofree char *result = NULL;
  gboolean went = leaf_program_step_heading (program, leaf_program_story_source (program),
                                             (guint32) (strstr (text, moved) - text), down, &edit);

  g_assert_cmpint (went, ==, after != NULL);
  if (went) {
    g_autofree char *back = NULL;

    result = apply (text, &edit);
    g_assert_cmpstr (result, ==, after);
    g_assert_true (g_str_has_prefix (result + edit.place.start + edit.lead, moved));
    back = g_strndup (result + edit.place.start + edit.lead, edit.length);
    g_assert_null (strchr (back, '\n'));
  }
  leaf_program_unref (program);
}

static void
test_moved (void)
{
  static const char text[]
      = "\"A\"\n\nChapter 1 - One\n\nThe Hall is a room.\n\nSection 1 - Small\n\nThe Den is a room.\n\n"
        "Chapter 2 - Two\n\nThe Yard is a room.";
  static const char other[]
      = "\"A\"\n\nChapter 2 - Two\n\nThe Yard is a room.\n\nChapter 1 - One\n\nThe Hall is a room.\n\n"
        "Section 1 - Small\n\nThe Den is a room.";

  assert_moved (text, "Chapter 1", TRUE, other);
  assert_moved (text, "Chapter 2", FALSE, other);
  assert_moved (other, "Chapter 1", FALSE, text);
  assert_moved (text, "Chapter 1", FALSE, NULL);
  assert_moved (text, "Chapter 2", TRUE, NULL);
  assert_moved (text, "Section 1", TRUE, NULL); /* it would be under another heading */
  assert_moved (text, "\"A\"", TRUE, NULL);
}

static void
test_moved_anywhere (void)
{
  static const char text[]
      = "Chapter 1\n\nThe Hall is a room.\n\nChapter 2\n\nThe Yard is a room.\n\nChapter 3\n\nThe Den is a room.\n";
  LeafProgram *program = compile (text);
  guint32 source = leaf_program_story_source (program), third = (guint32) (strstr (text, "Chapter 3") - text),
          second = (guint32) (strstr (text, "Chapter 2") - text);
  g_auto (LeafEdit) edit = { 0 }, none = { 0 };
  g_autofree char *result = NULL;

  g_assert_true (leaf_program_move_heading (program, source, third, 0, &edit));
  result = apply (text, &edit);
  g_assert_cmpstr (
      result, ==,
      "Chapter 3\n\nThe Den is a room.\n\nChapter 1\n\nThe Hall is a room.\n\nChapter 2\n\nThe Yard is a room.\n");
  g_assert_false (leaf_program_move_heading (program, source, third, third, &none));
  g_assert_false (leaf_program_move_heading (program, source, third, third + 3, &none));
  g_assert_false (leaf_program_move_heading (program, source, second, third, &none)); /* where it is already */
  g_assert_false (leaf_program_move_heading (program, source, third, (guint32) strlen (text), &none));
  g_assert_false (leaf_program_move_heading (program, source, 0, (guint32) strlen (text) + 1, &none));
  g_assert_false (leaf_program_move_heading (program, source, third, G_MAXUINT32, &none));
  g_assert_false (leaf_program_move_heading (program, 1000000, third, 0, &none));
  leaf_edit_clear (&edit);
  g_free (result);
  /* to the end, which has no empty line */
  g_assert_true (leaf_program_move_heading (program, source, 0, (guint32) strlen (text), &edit));
  result = apply (text, &edit);
  g_assert_cmpstr (
      result, ==,
      "Chapter 2\n\nThe Yard is a room.\n\nChapter 3\n\nThe Den is a room.\n\nChapter 1\n\nThe Hall is a room.\n");
  leaf_program_unref (program);
}

static void
test_numbered (void)
{
  static const char text[]
      = "Part 4\n\nChapter 9 - A\n\nThe Hall is a room.\n\nChapter - Bare\n\nChapter 9 - B\n\nPart 2\n\nChapter 1 - C\n\nChapter 1a - D\n\nChapter 12 - E\n";
  LeafProgram *program = compile (text);
  guint32 n;
  LeafEdit *edits = leaf_program_number_headings (program, leaf_program_story_source (program), &n);
  g_autofree char *result = g_strdup (text);

  g_assert_cmpuint (n, ==, 4);
  while (n-- > 0) { /* from the end, so that earlier places stay valid */
    char *next = apply (result, &edits[n]);

    g_free (result);
    result = next;
  }
  g_assert_cmpstr (
      result, ==,
      "Part 1\n\nChapter 1 - A\n\nThe Hall is a room.\n\nChapter - Bare\n\nChapter 2 - B\n\nPart 2\n\nChapter 1 - C\n\nChapter 1a - D\n\nChapter 2 - E\n");
  leaf_edits_free (edits, 4);
  leaf_program_unref (program);
}

/* Headings of all levels, without numbers, and at the end of the text. */
static void
test_numbered_seldom (void)
{
  static const struct {
    const char *text, *result;
  } rows[] = {
    { "Chapter 3 - A\n\nThe Hall is a room.\n\nChapter", "Chapter 1 - A\n\nThe Hall is a room.\n\nChapter" },
    { "The Hall is a room.\n\nChapter ", "The Hall is a room.\n\nChapter " },
    { "Chapter\t7\n\nThe Hall is a room.\n\nChapter   7", "Chapter\t1\n\nThe Hall is a room.\n\nChapter   2" },
    { "Volume 2\n\nBook 3\n\nPart 4\n\nChapter 5\n\nSection 6\n\nThe Hall is a room.\n\nSection 6\n\nVolume 2\n\nSection 1",
      "Volume 1\n\nBook 1\n\nPart 1\n\nChapter 1\n\nSection 1\n\nThe Hall is a room.\n\nSection 2\n\nVolume 2\n\nSection 1" },
    { "Chapter 9.5 - A\n\nThe Hall is a room.\n\nChapter 9", "Chapter 9.5 - A\n\nThe Hall is a room.\n\nChapter 1" },
    { "Section 2\n\nThe Hall is a room.\n\nChapter 1\n\nSection 2\n\nSection 1",
      "Section 1\n\nThe Hall is a room.\n\nChapter 1\n\nSection 1\n\nSection 2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    LeafProgram *program = compile (rows[i].text);
    guint32 n;
    LeafEdit *edits = leaf_program_number_headings (program, leaf_program_story_source (program), &n);
    g_autofree char *result = leaf_edits_apply (rows[i].text, edits, n);

    g_assert_cmpstr (result, ==, rows[i].result);
    leaf_edits_free (edits, n);
    leaf_program_unref (program);
  }
}

static void
test_folds (void)
{
  static const char text[]
      = "Chapter 1\n\nThe Hall is a room.\n\nInstead of jumping:\n\tif the Hall is lighted:\n\t\tsay \"No.\"\n\n"
        "Table of Gleams\ntalk\n\"It flickers.\"\n\nChapter 2\n\nDefinition: a room is wet:\n\tyes.\n";
  static const char *const firsts[] = { "Chapter 1", "Instead", "Table", "Chapter 2", "a room is wet" };
  static const char *const lasts[] = { "flickers.\"", "\"No.\"", "flickers.\"", "yes.", "yes." };
  LeafProgram *program = compile (text);
  guint32 n;
  g_autofree LeafFold *folds = leaf_program_folds (program, leaf_program_story_source (program), &n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (firsts));
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = g_strndup (text + folds[i].place.start, folds[i].place.end - folds[i].place.start);

    g_assert_true (g_str_has_prefix (words, firsts[i]));
    g_assert_true (g_str_has_suffix (words, lasts[i]) || (*lasts[i] == 'y' && g_str_has_suffix (words, "yes")));
    g_assert_cmpuint (folds[i].level, ==, *firsts[i] == 'C' ? 4 : LEAF_OUTLINE_BELOW);
  }
  leaf_program_unref (program);
}

/* The lines that are hidden below each heading. */
static void
test_folds_of_levels (void)
{
  static const char text[]
      = "Volume 1\n\nSection 1\n\nThe Hall is a room.\n\nPart 1\n\nThe Den is a room.\n\nChapter 1\n\n"
        "The Yard is a room.\n\nSection 2\n\nThe Pit is a room.\n\nPart 2\n\nBook 2\n\nThe Moor is a room.\n\n\n";
  static const struct {
    const char *first, *last;
  } wanted[] = { { "Volume 1", "The Moor is a room." }, { "Section 1", "The Hall is a room." },
                 { "Part 1", "The Pit is a room." },    { "Chapter 1", "The Pit is a room." },
                 { "Section 2", "The Pit is a room." }, { "Book 2", "The Moor is a room." } };
  LeafProgram *program = compile (text);
  guint32 n;
  g_autofree LeafFold *folds = leaf_program_folds (program, leaf_program_story_source (program), &n);

  g_assert_cmpuint (n, ==, G_N_ELEMENTS (wanted));
  for (guint32 i = 0; i < n; i++) {
    g_autofree char *words = g_strndup (text + folds[i].place.start, folds[i].place.end - folds[i].place.start);

    g_assert_true (g_str_has_prefix (words, wanted[i].first));
    g_assert_true (g_str_has_suffix (words, wanted[i].last));
  }
  leaf_program_unref (program);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/public/headings/moved", test_moved);
  g_test_add_func ("/public/headings/moved-anywhere", test_moved_anywhere);
  g_test_add_func ("/public/headings/numbered", test_numbered);
  g_test_add_func ("/public/headings/numbered-seldom", test_numbered_seldom);
  g_test_add_func ("/public/headings/folds", test_folds);
  g_test_add_func ("/public/headings/folds-of-levels", test_folds_of_levels);
  return g_test_run ();
}
