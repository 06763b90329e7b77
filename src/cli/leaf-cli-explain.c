/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explain.c: `leaf explain` prints the explanation of a problem, a notice or a lint, with an example. */
#include "leaf-cli.h"

#include "leaf-lint.h"
#include "leaf-problem-help.h"

static void
print_indented (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    g_print ("%s%s\n", **line != '\0' ? "    " : "", *line);
}

static void
print_example (const char *title, const char *example)
{
  g_print ("\n%s:\n\n", title);
  print_indented (example);
}

static gboolean
explain_lint (const char *name)
{
  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++)
    if (g_ascii_strcasecmp (leaf_lint_name (lint), name) == 0
        || g_ascii_strcasecmp (leaf_lint_code (lint), name) == 0) {
      g_print ("%s. %s\n", leaf_lint_title (lint), leaf_lint_explanation (lint));
      print_example ("Wrong", leaf_lint_example (lint));
      print_example ("Right", leaf_lint_corrected_example (lint));
      return TRUE;
    }
  return FALSE;
}

static gboolean
explain_problem (const char *name)
{
  g_autofree char *code = g_ascii_strup (name, -1);
  g_autoptr (LeafProblemHelp) help = leaf_problem_help_new (code);

  if (help == NULL)
    return FALSE;
  g_print ("%s\n", help->explanation);
  if (help->mistake != NULL)
    print_example (help->is_notice ? "Example" : "Wrong", help->mistake);
  if (help->mistake != NULL && !help->is_notice)
    print_example ("Right", help->corrected);
  return TRUE;
}

static void
print_codes (void)
{
  const char *code;

  for (guint32 i = 0; (code = leaf_problem_code (i)) != NULL; i++) {
    g_autoptr (LeafProblemHelp) help = leaf_problem_help_new (code);

    if (help != NULL)
      g_print ("%s\n", code);
  }
  for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++)
    g_print ("%s\n", leaf_lint_name (lint));
}

int
leaf_command_explain (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL, 0, 0, 0, NULL, NULL, NULL } };

  if (!leaf_cli_parse ("explain", "[CODE]",
                       "Explains a problem or lint, with an example; without a code, lists all codes.", entries, &argc,
                       &argv))
    return LEAF_EXIT_USAGE;
  if (argc > 2)
    return leaf_cli_usage ("explain", "expected one CODE argument, as shown in brackets after a problem");
  if (argc < 2) {
    print_codes ();
    return LEAF_EXIT_FINE;
  }
  if (explain_lint (argv[1]) || explain_problem (argv[1]))
    return LEAF_EXIT_FINE;
  g_printerr ("leaf explain: there is no explanation of '%s'\n", argv[1]);
  return LEAF_EXIT_USAGE;
}
