/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-why.c: `leaf why`: which of two rules is more specific, by which Law, and which of their words decided. */
#include "leaf-cli.h"

static const char *
relation (const LeafVerdict *verdict)
{
  return verdict->order > 0 ? ">" : verdict->order < 0 ? "<" : "=";
}

static void
add_pair (const LeafProgram *program, LeafCliTable *table, const char *first, const char *second)
{
  guint32 a = leaf_program_find_rule (program, first), b = leaf_program_find_rule (program, second);
  LeafVerdict verdict = { 0 };
  const char *fields[4] = { first, second, "?", "" };

  if (a != 0 && b != 0) {
    verdict = leaf_program_compare (program, a, b);
    fields[2] = relation (&verdict);
    fields[3] = verdict.order != 0 ? leaf_law_number (verdict.law) : "";
  } else
    g_printerr ("leaf why: there is no rule at '%s'.\n", a == 0 ? first : second);
  leaf_cli_table_add (table, fields);
}

static gboolean
answer_pairs (const LeafProgram *program, LeafFormat format, const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  LeafCliTable *table;

  if (!g_file_get_contents (path, &text, NULL, &error)) {
    g_printerr ("leaf why: %s\n", error->message);
    return FALSE;
  }
  table = leaf_cli_table_new (format, "first", "second", "relation", "law", NULL);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++) {
    g_auto (GStrv) fields = g_strsplit (g_strchomp (*line), "\t", -1);

    if (g_strv_length (fields) >= 2)
      add_pair (program, table, fields[0], fields[1]);
  }
  leaf_cli_table_print (table);
  return TRUE;
}

static int
answer_one (const LeafProgram *program, LeafFormat format, const char *first, const char *second)
{
  guint32 a = leaf_program_find_rule (program, first), b = leaf_program_find_rule (program, second);
  g_autofree char *text = NULL;

  if (a == 0 || b == 0)
    return leaf_cli_usage ("why", "there is no rule that '%s' could mean", a == 0 ? first : second);
  if (format != LEAF_FORMAT_TEXT) {
    LeafCliTable *table = leaf_cli_table_new (format, "first", "second", "relation", "law", NULL);

    add_pair (program, table, first, second);
    leaf_cli_table_print (table);
    return LEAF_EXIT_FINE;
  }
  text = leaf_program_explain (program, a, b);
  g_print ("%s\n", text);
  return LEAF_EXIT_FINE;
}

int
leaf_command_why (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  g_autofree char *pairs = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv or json", "FORMAT" },
    { "pairs", 0, 0, G_OPTION_ARG_FILENAME, &pairs, "Answer for each line of FILE: two rules, parted by a tab", "FILE" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafFormat format;
  int code = LEAF_EXIT_FINE;

  if (!leaf_cli_parse ("why", "STORY [RULE RULE]",
                       "Says which of two rules is more specific. A rule is named by its name, by the words of its preamble, or by "
                       "the line of the story that it begins on.",
                       entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != (pairs != NULL ? 2 : 4))
    return leaf_cli_usage ("why", pairs != NULL ? "one story is wanted" : "a story and two rules are wanted");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (pairs != NULL)
    code = answer_pairs (program, format, pairs) ? LEAF_EXIT_FINE : LEAF_EXIT_USAGE;
  else
    code = answer_one (program, format, argv[2], argv[3]);
  if (leaf_cli_print_problems (program, stderr) > 0 && code == LEAF_EXIT_FINE)
    code = LEAF_EXIT_PROBLEMS;
  return code;
}
