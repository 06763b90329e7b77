/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-problem-help.c: each problem has an explanation, with an example that has the problem and a corrected one
 * without problems, or the reason why there is no example. */
#include "leaf-problem-help.h"

#include <string.h>

/* Problems without an example, since they need a file beside the story. This list may shrink but not grow. */
#define MOST_WITHOUT 20

static LeafProgram *
compile (const char *piece)
{
  g_autofree char *text = g_strconcat ("The Study is a room.\n\n", piece, "\n", NULL);
  LeafSourceText source = { "story.ni", text, strlen (text) };

  return leaf_program_compile (&source, NULL);
}

static gboolean
has_problem (const LeafProgram *program, const char *code)
{
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    if (strcmp (leaf_program_problem (program, i).code, code) == 0)
      return TRUE;
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    if (strcmp (leaf_program_notice (program, i).code, code) == 0)
      return TRUE;
  return FALSE;
}

static void
check (const char *code, const LeafProblemHelp *help)
{
  g_autoptr (LeafProgram) mistaken = compile (help->mistake), corrected = compile (help->corrected);

  g_assert_true (g_str_has_suffix (help->explanation, "."));
  if (!has_problem (mistaken, code)) {
    g_test_message ("%s is not told of its example", code);
    g_test_fail ();
  }
  if (leaf_program_n_problems (corrected) > 0 || has_problem (corrected, code)) {
    g_test_message ("%s, corrected: %s", code,
                    leaf_program_n_problems (corrected) > 0 ? leaf_program_problem (corrected, 0).sentence
                                                            : "the same notice");
    g_test_fail ();
  }
}

static void
test_examples (void)
{
  guint n_without = 0, n_unexplained = 0;
  const char *code;

  for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
    g_autoptr (LeafProblemHelp) help = leaf_problem_help_new (code);

    if (help == NULL) {
      g_test_message ("%s is not explained", code);
      n_unexplained++;
    } else if (help->mistake == NULL) {
      g_assert_cmpstr (help->without, !=, NULL);
      n_without++;
    } else
      check (code, help);
  }
  g_assert_cmpuint (n_unexplained, ==, 0);
  g_assert_cmpuint (n_without, <=, MOST_WITHOUT);
}

static void
test_absent (void)
{
  g_assert_null (leaf_problem_help_new ("NO_SUCH_PROBLEM"));
  g_assert_null (leaf_problem_help_new (""));
  g_assert_cmpstr (leaf_problem_code (0), ==, "BAD_UTF8");
  g_assert_null (leaf_problem_code (100000));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/problem-help/examples", test_examples);
  g_test_add_func ("/problem-help/absent", test_absent);
  return g_test_run ();
}
