/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-dump.c: `leaf dump` prints the result of one stage of the engine as text. */
#include "leaf-cli.h"

#define STAGES "words, sentences, world, phrases, rules, rulebooks, grammar, code, inform6, occurrences and problems"

int
leaf_command_dump (int argc, char **argv)
{
  gboolean with_library = FALSE;
  const GOptionEntry entries[] = {
    { "library", 0, 0, G_OPTION_ARG_NONE, &with_library, "Print the standard library's part too", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autofree char *text = NULL;

  if (!leaf_cli_parse ("dump", "STAGE STORY",
                       "Prints the result of one stage of the compiler. The stages are " STAGES ".", entries, &argc,
                       &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 3)
    return leaf_cli_usage ("dump", "expected STAGE and STORY arguments");
  program = leaf_cli_compile (argv[2]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  text = leaf_program_dump (program, argv[1], with_library);
  if (text == NULL)
    return leaf_cli_usage ("dump", "there is no stage called '%s'. The stages are " STAGES, argv[1]);
  g_print ("%s", text);
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
