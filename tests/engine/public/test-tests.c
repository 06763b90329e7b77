/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-tests.c: the scripts of a story, as commands; and that giving these commands is what the script does. */
#include "leaf.h"

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

static void
test_none (void)
{
  g_autoptr (LeafProgram) program = compile ("The Lane is a room.");

  g_assert_cmpuint (leaf_program_n_tests (program), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tests/commands", test_commands);
  g_test_add_func ("/tests/none", test_none);
  return g_test_run ();
}
