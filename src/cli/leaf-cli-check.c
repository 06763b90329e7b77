/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-check.c: `leaf check` prints the problems of a story. */
#include "leaf-cli.h"

#include "leaf-foreign.h"
#include "leaf-lint.h"

static void
add_row (LeafCliTable *table, const LeafProgram *program, const char *sort, LeafProblem message)
{
  LeafPlace place = leaf_program_place_of_table (program, message.place);
  g_autofree char *line = g_strdup_printf ("%u", leaf_cli_story_line (program, place));
  const char *const fields[] = { line, message.code, message.sentence, sort };

  leaf_cli_table_add (table, fields);
}

static void
add_lints (LeafCliTable *table, const LeafProgram *program, guint32 wanted)
{
  guint32 n;
  LeafLintNote *notes = leaf_program_lint (program, wanted, &n);

  for (guint32 i = 0; i < n; i++)
    add_row (table, program, "lint",
             (LeafProblem) {
                 .place = notes[i].place, .code = leaf_lint_name (notes[i].lint), .sentence = notes[i].sentence });
  leaf_lint_notes_free (notes, n);
}

/* "2 of 3 phrases in Inform 6 run."; NULL: there are none. */
static char *
dup_count (const LeafProgram *program)
{
  guint32 n_run, n = leaf_program_n_inform6 (program, &n_run);

  return n > 0 ? g_strdup_printf ("%u of %u phrases in Inform 6 run.", n_run, n) : NULL;
}

static void
add_count (LeafCliTable *table, const LeafProgram *program)
{
  g_autofree char *sentence = dup_count (program);
  const char *const fields[] = { "", "INFORM_6", sentence, "count" };

  if (sentence != NULL)
    leaf_cli_table_add (table, fields);
}

static void
print_table (const LeafProgram *program, LeafFormat format, guint32 lints)
{
  LeafCliTable *table = leaf_cli_table_new (format, "line", "code", "message", "severity", NULL);

  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    add_row (table, program, "problem", leaf_program_problem (program, i));
  for (guint32 i = 0; i < leaf_program_n_notices (program); i++)
    add_row (table, program, "notice", leaf_program_notice (program, i));
  add_lints (table, program, lints);
  add_count (table, program);
  leaf_cli_table_print (table);
}

/* --- lints -------------------------------------------------------------------------------------------------------- */

static void
print_lints (const LeafProgram *program, guint32 wanted)
{
  guint32 n;
  LeafLintNote *notes = leaf_program_lint (program, wanted, &n);

  for (guint32 i = 0; i < n; i++) {
    guint32 line = 0, column = 0;

    leaf_program_line (program, notes[i].place.source, notes[i].place.start, &line, &column);
    g_print ("%s:%u:%u: lint: %s [%s]\n", leaf_program_source_name (program, notes[i].place.source), line, column,
             notes[i].sentence, leaf_lint_name (notes[i].lint));
  }
  leaf_lint_notes_free (notes, n);
}

static void
print_count (const LeafProgram *program)
{
  g_autofree char *sentence = dup_count (program);

  if (sentence != NULL)
    g_print ("%s\n", sentence);
}

/* Reads names of lints, separated by commas, or "all". A minus before a name excludes that lint; if the first name has
 * one, all others are included. Returns FALSE, with a message on standard error, for an unknown name. */
static gboolean
read_lints (const char *names, guint32 *wanted)
{
  g_auto (GStrv) parts = g_strsplit (names, ",", -1);

  *wanted = *names == '-' ? LEAF_LINTS_ALL : 0;
  for (char **part = parts; *part != NULL; part++) {
    const char *name = **part == '-' ? *part + 1 : *part;
    guint32 found = strcmp (name, "all") == 0 ? LEAF_LINTS_ALL : 0;

    for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++)
      if (strcmp (leaf_lint_name (lint), name) == 0)
        found = 1u << lint;
    if (found == 0) {
      g_printerr ("leaf check: there is no lint called '%s'. The lints are:\n", name);
      for (LeafLint lint = 0; lint < LEAF_LINT_COUNT; lint++)
        g_printerr ("  %-26s %s\n", leaf_lint_name (lint), leaf_lint_title (lint));
      return FALSE;
    }
    *wanted = **part == '-' ? *wanted & ~found : *wanted | found;
  }
  return TRUE;
}

int
leaf_command_check (int argc, char **argv)
{
  g_autofree char *format_name = NULL, *lint_names = NULL;
  gboolean lint_all = FALSE;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv (line, code, message, severity) or json",
      "FORMAT" },
    { "lint", 0, 0, G_OPTION_ARG_NONE, &lint_all, "Print hints too: legal sentences that are often mistakes", NULL },
    { "lints", 0, 0, G_OPTION_ARG_STRING, &lint_names,
      "Print only these hints, separated by commas (leaf explain lists them); -NAME: all but that one", "NAMES" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafFormat format;
  guint32 lints;

  if (!leaf_cli_parse ("check", "STORY", "Compiles a story and prints its problems.", entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("check", "expected one STORY argument");
  lints = lint_all ? LEAF_LINTS_ALL : 0;
  if (lint_names != NULL && !read_lints (lint_names, &lints))
    return LEAF_EXIT_USAGE;
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (format == LEAF_FORMAT_TEXT) {
    leaf_cli_print_problems (program, stdout);
    leaf_cli_print_notices (program, stdout);
    print_lints (program, lints);
    print_count (program);
  } else
    print_table (program, format, lints);
  return leaf_program_n_problems (program) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
