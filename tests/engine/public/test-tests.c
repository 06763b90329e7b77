/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-tests.c: the scripts of a story as commands; giving these commands has the same result as the script. */
#include "leaf-explore.h"

#include <string.h>

static const char story[]
    = "The Lane is a room. The Hut is north of the Lane. The urn is in the Hut.\n\n"
      "Test me with \"look / take urn / [/] / say 'it's here'\".\n\nTest rest with \"test me / wait\".\n\nTest urn with \"drop urn\" in the Hut holding the urn.\n";

static LeafProgram *
compile (const char *text)
{
  LeafSourceText source = { NULL, text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static void
assert_test (const LeafProgram *program, guint32 number, const char *name, const char *commands)
{
  g_auto (GStrv) list = leaf_program_test_commands (program, number);
  g_autofree char *joined = g_strjoinv ("|", list);

  g_assert_cmpstr (leaf_program_test_name (program, number), ==, name);
  g_assert_cmpstr (joined, ==, commands);
}

static void
test_commands (void)
{
  g_autoptr (LeafProgram) program = compile (story);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_cmpuint (leaf_program_n_tests (program), ==, 3);
  assert_test (program, 1, "me", "look|take urn|/|say \"it's here\"");
  assert_test (program, 2, "rest", "test me|wait");
  assert_test (program, 3, "urn", "test urn");
  assert_test (program, 0, NULL, "");
  assert_test (program, 4, NULL, "");
}

/* Empty commands of a script are left out. */
static void
test_empty_commands (void)
{
  g_autoptr (LeafProgram) program
      = compile ("The Lane is a room.\n\nTest me with \"/ look / / wait / \".\n\nTest rest with \"\".");

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  assert_test (program, 1, "me", "look|wait");
  assert_test (program, 2, "rest", "");
}

static void
test_none (void)
{
  g_autoptr (LeafProgram) program = compile ("The Lane is a room.");

  g_assert_cmpuint (leaf_program_n_tests (program), ==, 0);
}

/* `text` has the cursor at a bar. Expected: the test, what is before the command, the command up to the cursor, and
 * what is after the script. */
static void
assert_cursor (const char *text, const char *test, const char *before, const char *command, const char *after)
{
  g_auto (GStrv) halves = g_strsplit (text, "|", 2);
  g_autofree char *whole = g_strconcat (halves[0], halves[1], NULL);
  guint32 byte = (guint32) strlen (halves[0]);
  g_auto (LeafTestCursor) cursor = { 0 };

  if (test == NULL) {
    g_assert_false (leaf_test_cursor_find (whole, byte, &cursor));
    g_assert_null (cursor.test);
    return;
  }
  g_assert_true (leaf_test_cursor_find (whole, byte, &cursor));
  g_assert_cmpstr (cursor.test, ==, test);
  g_assert_cmpmem (whole, cursor.before_end, before, strlen (before));
  g_assert_cmpmem (whole + cursor.command, byte - cursor.command, command, strlen (command));
  g_assert_cmpstr (whole + cursor.script_end, ==, after);
  g_assert_cmpint (cursor.is_closed, ==, *after == '"' || g_str_has_prefix (after, "”"));
}

static void
test_cursor (void)
{
  assert_cursor ("“Dark.” Test me with “x / ta|”.", "me", "“Dark.” Test me with “x ", "ta", "”.");
  assert_cursor ("Test me with \"|\".", "me", "Test me with \"", "", "\".");
  assert_cursor ("A. Test the long one with \"x / ta| box\".", "the long one", "A. Test the long one with \"x ", "ta",
                 "\".");
  assert_cursor ("[No \"quote] test me\nwith \"x [/] y/|", "me", "[No \"quote] test me\nwith \"x [/] y", "", "");
  assert_cursor ("Test me with \"x / y|\n\nThe \"Hut\" is here.", "me", "Test me with \"x ", "y",
                 "\n\nThe \"Hut\" is here.");
  assert_cursor ("Test me with \"x\" in the Hut|.", NULL, NULL, NULL, NULL);
  assert_cursor ("Say \"Test me with |\".", NULL, NULL, NULL, NULL);
  assert_cursor ("The test with \"x|\".", NULL, NULL, NULL, NULL);
  assert_cursor ("[Test me with \"x|\"]", NULL, NULL, NULL, NULL);
  assert_cursor ("|", NULL, NULL, NULL, NULL);
  /* what ends the sentence before */
  assert_cursor ("The Hut is a room. [note] Test me with \"x|\".", "me", "The Hut is a room. [note] Test me with \"",
                 "x", "\".");
  assert_cursor ("Chapter 1\n\nTest me with \"x|\".", "me", "Chapter 1\n\nTest me with \"", "x", "\".");
  assert_cursor ("Chapter 1\nTest me with \"x|\".", NULL, NULL, NULL, NULL);
  assert_cursor ("\nTest me with \"x|\".", "me", "\nTest me with \"", "x", "\".");
  assert_cursor ("\"Dark\" Test me with \"x|\".", "me", "\"Dark\" Test me with \"", "x", "\".");
  assert_cursor ("“Dark” test\tme\r\nwith “x|”.", "me", "“Dark” test\tme\r\nwith “", "x", "”.");
  assert_cursor ("Rest me with \"x|\".", NULL, NULL, NULL, NULL);
  assert_cursor ("Test with \"x|\".", NULL, NULL, NULL, NULL);
  assert_cursor ("Test me by \"x|\".", NULL, NULL, NULL, NULL);
  /* what parts the commands, and where a script that is not closed ends */
  assert_cursor ("Test me with \"a [/ b|\".", "me", "Test me with \"a [", "b", "\".");
  assert_cursor ("Test me with \"a /] b|\".", "me", "Test me with \"a ", "] b", "\".");
  assert_cursor ("Test me with \"a [/] b|\".", "me", "Test me with \"", "a [/] b", "\".");
  assert_cursor ("Test me with \"/|\".", "me", "Test me with \"", "", "\".");
  assert_cursor ("Test me with \"x / y|\n\r\nThe Hut is here.", "me", "Test me with \"x ", "y",
                 "\n\r\nThe Hut is here.");
  assert_cursor ("Test me with \"x / y|\nz\".", "me", "Test me with \"x ", "y", "\".");
  assert_cursor ("Test me with \"x [a / b|] / c\".", "me", "Test me with \"x [a ", "b", "\".");
  assert_cursor ("[a ] b] Test me with \"x|\".", "me", "[a ] b] Test me with \"", "x", "\".");
}

static gboolean
is_offered (GArray *choices, const char *command)
{
  for (guint i = 0; i < choices->len; i++)
    if (g_strcmp0 (g_array_index (choices, LeafPlayChoice, i).command, command) == 0)
      return TRUE;
  return FALSE;
}

static void
test_choices (void)
{
  g_autoptr (LeafProgram) program = compile (story);
  g_autoptr (GArray) me = leaf_program_test_choices (program, "me", 1000000, 0);
  g_autoptr (GArray) urn = leaf_program_test_choices (program, "urn", 1000000, 0);
  g_autoptr (GArray) short_of_work = leaf_program_test_choices (program, "me", 10, 0);

  g_assert_true (is_offered (me, "north"));
  g_assert_false (is_offered (me, "take urn")); /* it is in the Hut */
  g_assert_true (is_offered (urn, "take urn"));
  g_assert_true (is_offered (urn, "south"));
  g_assert_cmpuint (short_of_work->len, ==, 0);
}

/* Keys that the test waits for are pressed; after a test that does not come back to the prompt there is nothing. */
static void
test_choices_after_keys (void)
{
  g_autoptr (LeafProgram) program
      = compile ("Include Basic Screen Effects by Emily Short.\nThe Hut is a room. The urn is in the Hut.\n"
                 "Instead of jumping: wait for any key; wait for any key.\n"
                 "Instead of waiting:\n\twhile 1 is 1:\n\t\tsay \"On.\"\n\n"
                 "Test keys with \"jump\". Test loop with \"wait\".");
  g_autoptr (GArray) keys = leaf_program_test_choices (program, "keys", 1000000, 0);
  g_autoptr (GArray) loop = leaf_program_test_choices (program, "loop", 300000, 0);

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  g_assert_true (is_offered (keys, "take urn"));
  g_assert_cmpuint (loop->len, ==, 0);
}

static void
test_written (void)
{
  static const struct {
    const char *command, *script;
  } quotes[] = {
    { "", "" },           { "'tis", "[']tis" }, { "boys'", "boys[']" }, { "o'1", "o'1" }, { "a ' b", "a ['] b" },
    { "a' b", "a['] b" }, { "a 'b", "a [']b" }, { "\"/\"", "'[/]'" },
  };
  g_autofree char *written = leaf_test_script_dup_command ("say \"it's / 'so'\"");

  g_assert_cmpstr (written, ==, "say 'it's [/] [']so[']'");
  for (gsize i = 0; i < G_N_ELEMENTS (quotes); i++) {
    g_autofree char *one = leaf_test_script_dup_command (quotes[i].command);

    g_assert_cmpstr (one, ==, quotes[i].script);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tests/commands", test_commands);
  g_test_add_func ("/tests/empty-commands", test_empty_commands);
  g_test_add_func ("/tests/none", test_none);
  g_test_add_func ("/tests/cursor", test_cursor);
  g_test_add_func ("/tests/choices", test_choices);
  g_test_add_func ("/tests/choices-after-keys", test_choices_after_keys);
  g_test_add_func ("/tests/written", test_written);
  return g_test_run ();
}
