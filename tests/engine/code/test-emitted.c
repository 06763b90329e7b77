/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small phrases and the instructions that are generated for them, by the names of the disassembler. */
#include "leaf.h"

#include <stdio.h>
#include <string.h>

/* A phrase "To try it: ..." and the instructions of its chunk, by name. */
static const struct {
  const char *name, *body, *code;
} bodies[] = {
  { "assignment", "let N be 2", "PUSH STORE_SLOT RETURN" },
  { "arithmetic", "let N be 2; let M be N + 3", "PUSH STORE_SLOT PUSH_SLOT PUSH ARITHMETIC STORE_SLOT RETURN" },
  { "global", "now the tally is 4", "PUSH STORE_CELL RETURN" },
  { "list", "let L be {1}; let M be L", "PUSH MAKE_LIST COPY STORE_SLOT PUSH_SLOT COPY STORE_SLOT RETURN" },
  { "action", "let A be the action of waiting", "MAKE_ACTION COPY STORE_SLOT RETURN" },
  { "say", "say \"plain\"", "SAY_BEGIN SAY_LITERAL SAY_END RETURN" },
  { "say a value", "say \"[tally] left\"", "SAY_BEGIN PUSH_CELL SAY_VALUE SAY_LITERAL SAY_END RETURN" },
  { "if", "if the tally is 1, now the tally is 2", "PUSH_CELL PUSH COMPARE JUMP_FALSE PUSH STORE_CELL RETURN" },
  { "if of an object", "if the Shed is visited, now the tally is 2",
    "PUSH STORE_SLOT PUSH_SLOT TEST_EITHER JUMP_FALSE PUSH STORE_CELL RETURN" },
  { "if not of an object", "unless the Shed is visited, now the tally is 2",
    "PUSH STORE_SLOT PUSH_SLOT TEST_EITHER JUMP_FALSE JUMP PUSH STORE_CELL RETURN" },
  { "while", "while the tally is 1: now the tally is 2",
    "PUSH_CELL PUSH COMPARE JUMP_FALSE PUSH STORE_CELL JUMP RETURN" },
  { "stop", "stop", "RETURN RETURN" },
  { "follow", "follow the tally rules", "PUSH FOLLOW RETURN" },
  { "try", "try waiting", "MAKE_ACTION TRY RETURN" },
};

static void
test_body (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autofree char *text = g_strdup_printf (
      "The Shed is a room. The tally is a number that varies. Tally rules is a rulebook.\n\nTo try it: %s.\n",
      bodies[at].body);
  LeafSourceText source = { .name = "story.ni", .bytes = text, .length = strlen (text) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autofree char *dump = leaf_program_dump (program, "code", FALSE);
  g_auto (GStrv) lines = g_strsplit (dump, "\n", -1);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++) {
    guint number, n = 0;
    char name[32];

    if (g_str_has_prefix (lines[i], "chunk") && !g_str_has_prefix (strstr (lines[i], ": "), ": phrase"))
      break;
    n = (guint) sscanf (lines[i] + MIN (strlen (lines[i]), 3), "%u %31s", &number, name);
    if (n == 2 && lines[i][0] == ' ')
      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", name);
  }
  g_assert_cmpstr (names->str, ==, bodies[at].code);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++) {
    g_autofree char *path = g_strdup_printf ("/code/body/%s", bodies[i].name);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_body);
  }
  return g_test_run ();
}
