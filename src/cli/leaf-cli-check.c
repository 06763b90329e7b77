/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-check.c: `leaf check`: what is wrong with a story. */
#include "leaf-cli.h"

static void
add_row (LeafCliTable *table, const LeafProgram *program, const char *sort, LeafProblem message)
{
  g_autofree char *line = g_strdup_printf ("%u", leaf_cli_story_line (program, message.place));
  const char *const fields[] = { line, message.code, message.sentence, sort };

  leaf_cli_table_add (table, fields);
}

static void
print_table (const LeafProgram *program, LeafFormat format)
{
  LeafCliTable *table = leaf_cli_table_new (format, "line", "code", "message", "sort", NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    add_row (table, program, "problem", leaf_program_problem (program, i));
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    add_row (table, program, "notice", leaf_program_notice (program, i));
  leaf_cli_table_print (table);
}

int
leaf_command_check (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv (line, code, message, sort) or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafFormat format;

  if (!leaf_cli_parse ("check", "STORY", "Compiles a story and says what is wrong with it.", entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("check", "one story is wanted");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (format == LEAF_FORMAT_TEXT) {
    leaf_cli_print_problems (program, stdout);
    leaf_cli_print_notices (program, stdout);
  } else
    print_table (program, format);
  return leaf_program_n_problems (program) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
