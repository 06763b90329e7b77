/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fix.c: a mistake of each sort, the fix for it, and the label of the fix. There is no fix for mistakes that could
 * be corrected in two ways, or in none. */
#include "leaf-fix.h"

#include <string.h>

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { "story.ni", text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static const struct {
  const char *name, *text, *corrected; /* NULL: nothing is certain */
  const char *title;
} cases[] = {
  { "spelling/property", "The Lane is a room. The descripton of the Lane is \"Dark.\"",
    "The Lane is a room. The description of the Lane is \"Dark.\"", "Change ‘descripton’ to ‘description’" },
  { "spelling/action", "The Lane is a room. Instead of exmining the player: say \"No.\"",
    "The Lane is a room. Instead of examining the player: say \"No.\"", "Change ‘exmining’ to ‘examining’" },
  { "spelling/rulebook", "The Lane is a room.\n\nInsted of jumping: say \"No.\"",
    "The Lane is a room.\n\nInstead of jumping: say \"No.\"", "Change ‘Insted’ to ‘Instead’" },
  { "spelling/own-name",
    "The Lane is a room. The tea urn is in the Lane. Instead of jumping: now the player carries the tea unr.",
    "The Lane is a room. The tea urn is in the Lane. Instead of jumping: now the player carries the tea urn.",
    "Change ‘unr’ to ‘urn’" },
  { "spelling/substitution", "The Lane is a room. Instead of jumping: say \"In [the locaton].\"",
    "The Lane is a room. Instead of jumping: say \"In [the location].\"", "Change ‘locaton’ to ‘location’" },
  { "spelling/two-as-near",
    "The Lane is a room. The tea pan and the tea pen are in the Lane. Instead of jumping: now the player carries the tea pqn.",
    NULL, NULL },
  { "spelling/nothing-near", "The Lane is a room. Instead of jumping: now the player carries the zeppelin.", NULL,
    NULL },
  { "spelling/of-something-new",
    "The Lane is a room. A candle is in the Lane. The Den is north of the Lane. A candle is in the Den.\n\nTo handle: stop.",
    NULL, NULL },
  { "text-end", "The Lane is a room. The description is \"Dark.\n\nThe lamp is here.",
    "The Lane is a room. The description is \"Dark.\"\n\nThe lamp is here.", "Close the quotation after ‘\"Dark.’" },
  { "text-end/curly", "The Lane is a room. The printed name is “Lane”. The description is “Dark.\n\nThe lamp is here.",
    "The Lane is a room. The printed name is “Lane”. The description is “Dark.\"\n\nThe lamp is here.",
    "Close the quotation after ‘“Dark.’" },
  { "text-end/statement", "The Lane is a room. \"Dark.\"\n\nInstead of jumping:\n\tsay \"One.;\n\tsay \"Two.\".",
    "The Lane is a room. \"Dark.\"\n\nInstead of jumping:\n\tsay \"One.\";\n\tsay \"Two.\".",
    "Close the quotation after ‘\"One.’" },
  { "comment-end", "The Lane is a room. [It is dark.\n\nThe lamp is here.",
    "The Lane is a room. [It is dark.]\n\nThe lamp is here.", "Close the comment after ‘dark.’" },
  { "comment-end/at-once", "[Dark.\n\nThe Lane is a room. The lamp is here.",
    "[Dark.]\n\nThe Lane is a room. The lamp is here.", "Close the comment after ‘[Dark.’" },
  { "colon/long-word",
    "The Lane is a room. The Abcdefghijabcdefghijabcdefghijabc is a room.\n\nInstead of jumping in the Abcdefghijabcdefghijabcdefghijabc\n\tsay \"No.\"",
    "The Lane is a room. The Abcdefghijabcdefghijabcdefghijabc is a room.\n\nInstead of jumping in the Abcdefghijabcdefghijabcdefghijabc:\n\tsay \"No.\"",
    "Insert a colon after ‘defghijabcdefghijabcdefghijabc’" },
  { "colon/rule", "The Lane is a room.\n\nInstead of jumping\n\tsay \"No.\"",
    "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\"", "Insert a colon after ‘jumping’" },
  { "colon/if",
    "The Lane is a room.\n\nInstead of jumping:\n\tif the player is in the Lane;\n\t\tsay \"No.\";\n\tsay \"Yes.\"",
    "The Lane is a room.\n\nInstead of jumping:\n\tif the player is in the Lane:\n\t\tsay \"No.\";\n\tsay \"Yes.\"",
    "Insert a colon after ‘Lane’" },
  { "semicolon", "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\"\n\tsay \"Yes.\"",
    "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\";\n\tsay \"Yes.\"",
    "Insert a semicolon after ‘\"No.\"’" },
  { "colon/spaces", "The Lane is a room.\n\nInstead of jumping\n    say \"No.\"",
    "The Lane is a room.\n\nInstead of jumping:\n    say \"No.\"", "Insert a colon after ‘jumping’" },
  { "colon/too-few-spaces", "The Lane is a room.\n\nInstead of jumping\n   say \"No.\"", NULL, NULL },
  { "colon/blanks-after", "The Lane is a room.\n\nInstead of jumping  \n\tsay \"No.\"",
    "The Lane is a room.\n\nInstead of jumping:  \n\tsay \"No.\"", "Insert a colon after ‘jumping’" },
  { "colon/second",
    "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\";\n\twhile the player is in the Lane\n\t\tstop.",
    "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\";\n\twhile the player is in the Lane:\n\t\tstop.",
    "Insert a colon after ‘Lane’" },
  { "semicolon/comma", "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\",\n\tsay \"Yes.\"",
    "The Lane is a room.\n\nInstead of jumping:\n\tsay \"No.\";\n\tsay \"Yes.\"",
    "Insert a semicolon after ‘\"No.\"’" },
  { "semicolon/further-out",
    "The Lane is a room.\n\nInstead of jumping:\n\tif the player is in the Lane:\n\t\tsay \"No.\"\n\tsay \"Yes.\"",
    "The Lane is a room.\n\nInstead of jumping:\n\tif the player is in the Lane:\n\t\tsay \"No.\";\n\tsay \"Yes.\"",
    "Insert a semicolon after ‘\"No.\"’" },
  { "full-stop/after-number",
    "The Lane is a room. The tally is a number that varies. The tally is 5 The Hut is a room.",
    "The Lane is a room. The tally is a number that varies. The tally is 5. The Hut is a room.",
    "Insert a full stop after ‘5’" },
  { "full-stop/after-bracket", "The Lane is a room (called home) The Hut is a room.",
    "The Lane is a room (called home). The Hut is a room.", "Insert a full stop after ‘home)’" },
  { "text-end/second-line", "The Lane is a room. \"Dark\nand long.\n\nThe lamp is here.", NULL, NULL },
  { "comment-end/second-line", "The Lane is a room. [It is dark\nand long.\n\nThe lamp is here.",
    "The Lane is a room. [It is dark\nand long.]\n\nThe lamp is here.", "Close the comment after ‘long.’" },
  { "full-stop", "The Lane is a room The Hut is a room.", "The Lane is a room. The Hut is a room.",
    "Insert a full stop after ‘room’" },
  { "full-stop/line", "The Lane is a room.\nThe lamp is a device\nThe cap is in the Lane.",
    "The Lane is a room.\nThe lamp is a device.\nThe cap is in the Lane.", "Insert a full stop after ‘device’" },
  { "full-stop/before-text", "The Lane is a room \"A narrow lane.\"", "The Lane is a room. \"A narrow lane.\"",
    "Insert a full stop after ‘room’" },
  { "full-stop/after-text", "The Lane is a room. \"A lane\"\nThe Hut is north of the Lane.",
    "The Lane is a room. \"A lane\".\nThe Hut is north of the Lane.", "Insert a full stop after ‘lane\"’" },
  { "full-stop/after-curly-text", "The Lane is a room. “A lane” The Hut is north of the Lane.",
    "The Lane is a room. “A lane”. The Hut is north of the Lane.", "Insert a full stop after ‘lane”’" },
};

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (LeafProgram) program = compile (cases[i].text);
  g_auto (LeafFix) fix = { 0 };
  g_autofree char *text = NULL, *title = NULL;
  gboolean found = FALSE;

  g_assert_cmpuint (leaf_program_n_problems (program), >, 0);
  for (guint32 n = 0; n < leaf_program_n_problems (program) && !found; n++)
    found = leaf_program_find_fix (program, n, NULL, &fix);
  if (cases[i].corrected == NULL) {
    g_assert_false (found);
    return;
  }
  if (!found)
    g_test_message ("%s", leaf_program_problem (program, 0).sentence);
  g_assert_true (found);
  text = leaf_edits_apply (cases[i].text, &fix.edit, 1);
  title = leaf_fix_dup_title (&fix, leaf_fix_title (fix.sort));
  g_assert_cmpstr (text, ==, cases[i].corrected);
  g_assert_cmpstr (title, ==, cases[i].title);
}

/* The other problem remains, and does not prevent the fix. */
static void
test_one_of_two (void)
{
  g_autoptr (LeafProgram) program
      = compile ("The Lane is a room. The zeppelin of the Lane is \"Dark.\" The descripton of the Lane is \"Dark.\"");
  g_auto (LeafFix) fix = { 0 };

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 2);
  g_assert_false (leaf_program_find_fix (program, 0, NULL, &fix));
  g_assert_true (leaf_program_find_fix (program, 1, NULL, &fix));
  g_assert_cmpstr (fix.edit.text, ==, "description");
  g_assert_false (leaf_program_find_fix (program, 2, NULL, &fix));
}

/* A file that a heading names must begin with that heading. */
static void
test_part_file (void)
{
  g_autoptr (LeafProgram) program
      = compile ("The Lane is a room.\n\nChapter 2 - More (see \"Mills.i7\")\n\nChapter 3\n\nThe lamp is in the Lane.");
  g_auto (LeafFix) fix = { 0 };
  g_autofree char *title = NULL;

  g_assert_true (leaf_program_find_fix (program, 0, NULL, &fix));
  title = leaf_fix_dup_title (&fix, leaf_fix_title (fix.sort));
  g_assert_cmpstr (title, ==, "Create the file ‘Mills.i7’");
  g_assert_cmpstr (fix.file, ==, "Chapter 2 - More\n\n");
  g_assert_cmpuint (fix.edit.place.start, ==, fix.edit.place.end);
}

static gboolean
find_extension (const char *title, const char *author, const char *version, LeafSourceText *found, gpointer data)
{
  static const char lamps[] = "Lamps by Ann Author begins here.\n\nA lantern is a kind of thing.\n\nLamps ends here.\n";

  *found = (LeafSourceText) { "Lamps.i7x", lamps, strlen (lamps) };
  return g_str_equal (title, "Lamps");
}

static gboolean
find_part (const char *name, LeafSourceText *found, gpointer data)
{
  static const char mills[] = "Chapter 2 - More\n\nThe Mill is a room.\n";

  *found = (LeafSourceText) { "Mills.i7", mills, strlen (mills) };
  return g_str_equal (name, "Mills.i7");
}

/* A file is created only if nothing else is wrong with the heading; the other files are found as before. */
static void
test_part_file_besides (void)
{
  static const char found[]
      = "Include Lamps by Ann Author.\n\nThe Lane is a room.\n\nChapter 2 - More (see \"Mills.i7\")\n\n"
        "Chapter 3 - Lights (see \"lights.i7\")\n\nThe lamp is a lantern in the Mill.",
      twice[] = "The Lane is a room.\n\nChapter 2 - More (see \"Mills.i7\")\n\nChapter 3 - More (see \"more.i7\")\n\n"
                "Chapter 4 - Again (see \"more.i7\")\n";
  LeafCompileOptions options = { .find_extension = find_extension, .find_part = find_part };
  LeafSourceText source = { "story.ni", found, strlen (found) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, &options);
  g_auto (LeafFix) fix = { 0 }, other = { 0 };

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 1);
  g_assert_true (leaf_program_find_fix (program, 0, &options, &fix));
  g_assert_cmpstr (fix.words, ==, "lights.i7");
  g_assert_cmpstr (fix.file, ==, "Chapter 3 - Lights\n\n");
  g_assert_false (leaf_program_find_fix (program, 1, &options, &other));
  leaf_program_unref (program);
  source = (LeafSourceText) { "story.ni", twice, strlen (twice) };
  program = leaf_program_compile (&source, &options);
  g_assert_cmpuint (leaf_program_n_problems (program), ==, 2);
  g_assert_true (leaf_program_find_fix (program, 0, &options, &other));
  g_assert_cmpstr (other.words, ==, "more.i7");
  leaf_fix_clear (&other);
  g_assert_false (leaf_program_find_fix (program, 1, &options, &other));
}

/* Several files that are missing: each can be created. */
static void
test_part_files (void)
{
  static const char text[]
      = "The Lane is a room.\n\nChapter 2 - More (see \"more.i7\")\n\nChapter 3 - Mills (see \"Mills.i7\")\n\n"
        "Chapter 4 - End (see \"end.i7\")\n";
  static const char *const files[] = { "more.i7", "Mills.i7", "end.i7" };
  g_autoptr (LeafProgram) program = compile (text);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, G_N_ELEMENTS (files));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    g_auto (LeafFix) fix = { 0 };

    g_assert_true (leaf_program_find_fix (program, i, NULL, &fix));
    g_assert_cmpstr (fix.words, ==, files[i]);
  }
}

/* No fix is searched for in a story of more than a million bytes. */
static void
test_length (void)
{
  static const char story[] = "The Lane is a room. The descripton of the Lane is \"Dark.\"\n[";

  for (gsize length = (1 << 20); length <= (1 << 20) + 1; length++) {
    g_autofree char *text = g_malloc (length + 1);
    g_autoptr (LeafProgram) program = NULL;
    g_auto (LeafFix) fix = { 0 };

    memset (text, 'x', length);
    memcpy (text, story, strlen (story));
    memcpy (text + length - 1, "]", 2);
    program = compile (text);
    g_assert_cmpint (leaf_program_find_fix (program, 0, NULL, &fix), ==, length == 1 << 20);
  }
}

static gboolean
at_once (gpointer data)
{
  return TRUE;
}

static void
test_stopped (void)
{
  g_autoptr (LeafProgram) program = compile ("The Lane is a room. The descripton of the Lane is \"Dark.\""),
                          in_parts = compile ("The Lane is a room.\n\nChapter 2 - More (see \"more.i7\")\n");
  LeafCompileOptions options = { .should_stop = at_once };
  g_auto (LeafFix) fix = { 0 };

  g_assert_false (leaf_program_find_fix (program, 0, &options, &fix));
  g_assert_false (leaf_program_find_fix (in_parts, 0, &options, &fix));
  g_assert_null (leaf_fix_title (LEAF_FIX_COUNT));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strconcat ("/fix/", cases[i].name, NULL);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
  }
  g_test_add_func ("/fix/one-of-two", test_one_of_two);
  g_test_add_func ("/fix/part-file", test_part_file);
  g_test_add_func ("/fix/part-file-besides", test_part_file_besides);
  g_test_add_func ("/fix/part-files", test_part_files);
  g_test_add_func ("/fix/length", test_length);
  g_test_add_func ("/fix/stopped", test_stopped);
  return g_test_run ();
}
