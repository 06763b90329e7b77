/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-statistics.c: `leaf statistics` prints the size of a story in words, rooms, rules and so on. */
#include "leaf-cli.h"
#include "leaf-json.h"

typedef struct {
  const char *name, *words; /* the name in JSON and tsv, and that in text */
  guint32 number;
} Line;

static void
print_json (const Line *lines, guint n)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  for (guint i = 0; i < n; i++)
    leaf_json_add_number (builder, lines[i].name, lines[i].number);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

static void
print_table (LeafFormat format, const Line *lines, guint n)
{
  LeafCliTable *table = leaf_cli_table_new (format, "of", "number", NULL);

  for (guint i = 0; i < n; i++) {
    g_autofree char *number = g_strdup_printf ("%u", lines[i].number);
    const char *const fields[] = { format == LEAF_FORMAT_TEXT ? lines[i].words : lines[i].name, number };

    leaf_cli_table_add (table, fields);
  }
  leaf_cli_table_print (table);
}

static void
print_statistics (LeafFormat format, const LeafStatistics *of)
{
  const Line lines[] = {
    { "lines", "Lines", of->lines },
    { "words", "Words", of->words },
    { "texts", "Texts", of->texts },
    { "printed_words", "Words in texts", of->printed_words },
    { "extensions", "Extensions", of->extensions },
    { "rooms", "Rooms", of->rooms },
    { "things", "Things", of->things },
    { "kinds", "Kinds", of->kinds },
    { "scenes", "Scenes", of->scenes },
    { "actions", "Actions", of->actions },
    { "rules", "Rules", of->rules },
    { "phrases", "Phrases", of->phrases },
  };

  if (format == LEAF_FORMAT_JSON)
    print_json (lines, G_N_ELEMENTS (lines));
  else
    print_table (format, lines, G_N_ELEMENTS (lines));
}

int
leaf_command_statistics (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafStatistics statistics;
  LeafFormat format;

  if (!leaf_cli_parse (
          "statistics", "STORY",
          "Counts the words, rooms, rules and so on of a story and its parts, without the library and extensions.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("statistics", "expected one STORY argument");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  statistics = leaf_program_statistics (program);
  print_statistics (format, &statistics);
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
