/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-diff.c: `leaf diff` compares two versions of a story by sentence and by rulebook. */
#include "leaf-cli.h"
#include "leaf-differences.h"

typedef struct {
  LeafProgram *before, *now;
  LeafDifference *all;
  guint32 n;
} Versions;

static const char *
sort_name (LeafDifferenceSort sort)
{
  switch (sort) {
  case LEAF_DIFFERENCE_ADDED: return "added";
  case LEAF_DIFFERENCE_REMOVED: return "removed";
  case LEAF_DIFFERENCE_REWORDED: return "reworded";
  case LEAF_DIFFERENCE_RULE_ADDED: return "rule-added";
  case LEAF_DIFFERENCE_RULE_REMOVED: return "rule-removed";
  case LEAF_DIFFERENCE_RULE_RAISED: return "rule-raised";
  case LEAF_DIFFERENCE_RULE_LOWERED: return "rule-lowered";
  case LEAF_DIFFERENCE_RULE_BLOCKED: return "rule-blocked";
  case LEAF_DIFFERENCE_RULE_UNBLOCKED: return "rule-unblocked";
  case LEAF_DIFFERENCE_NONE: break;
  }
  return "";
}

static const LeafProgram *
program_of (const Versions *versions, const LeafDifference *difference)
{
  return difference->is_before ? versions->before : versions->now;
}

/* --- text --------------------------------------------------------------------------------------------------------- */

static void
print_sentence (const Versions *versions, const LeafDifference *difference)
{
  guint32 line = leaf_cli_story_line (program_of (versions, difference), difference->place);

  if (g_strcmp0 (difference->before, difference->now) == 0) {
    g_print ("%6u ~ %s (nested differently)\n", line, difference->now);
    return;
  }
  if (difference->before != NULL)
    g_print ("%6u - %s\n", line, difference->before);
  if (difference->now != NULL)
    g_print ("%6u + %s\n", line, difference->now);
}

static void
print_text (const Versions *versions)
{
  const char *book = NULL;

  for (guint32 i = 0; i < versions->n; i++) {
    const LeafDifference *difference = &versions->all[i];
    g_autofree char *words = leaf_difference_dup_words (versions->before, versions->now, difference, NULL, NULL);

    if (words == NULL) {
      print_sentence (versions, difference);
      continue;
    }
    if (g_strcmp0 (book, leaf_program_rulebook (program_of (versions, difference), difference->rulebook).name) != 0) {
      book = leaf_program_rulebook (program_of (versions, difference), difference->rulebook).name;
      g_print ("%s%s\n", i > 0 ? "\n" : "", book);
    }
    g_print ("  %s\n", words);
  }
}

/* --- tsv and JSON ------------------------------------------------------------------------------------------------- */

static void
print_table (const Versions *versions, LeafFormat format)
{
  LeafCliTable *table
      = leaf_cli_table_new (format, "change", "line", "rulebook", "rule", "other", "law", "before", "now", NULL);

  for (guint32 i = 0; i < versions->n; i++) {
    const LeafDifference *difference = &versions->all[i];
    const LeafProgram *program = program_of (versions, difference);
    guint32 line = leaf_cli_story_line (program, difference->place);
    g_autofree char *number = line != 0 ? g_strdup_printf ("%u", line) : NULL;
    const char *const fields[]
        = { sort_name (difference->sort),
            number,
            difference->rulebook != 0 ? leaf_program_rulebook (program, difference->rulebook).name : NULL,
            difference->rule != 0 ? leaf_program_rule_face (program, difference->rule) : NULL,
            difference->other != 0 ? leaf_program_rule_face (versions->now, difference->other) : NULL,
            difference->order == LEAF_NEIGHBOURS_MORE_SPECIFIC ? leaf_law_number (difference->law) : NULL,
            difference->before,
            difference->now };

    leaf_cli_table_add (table, fields);
  }
  leaf_cli_table_print (table);
}

/* --- the command -------------------------------------------------------------------------------------------------- */

int
leaf_command_diff (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  LeafFormat format;
  Versions versions = { 0 };

  if (!leaf_cli_parse (
          "diff", "BEFORE NOW",
          "Compares two versions of a story: which sentences differ, and which rules have another place in "
          "their rulebooks, and why.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (argc != 3)
    return leaf_cli_usage ("diff", "expected two stories, BEFORE and NOW");
  versions.before = leaf_cli_compile (argv[1]);
  versions.now = versions.before != NULL ? leaf_cli_compile (argv[2]) : NULL;
  if (versions.now != NULL) {
    versions.all = leaf_programs_differences (versions.before, versions.now, &versions.n);
    if (format == LEAF_FORMAT_TEXT)
      print_text (&versions);
    else
      print_table (&versions, format);
  }
  leaf_differences_free (versions.all, versions.n);
  g_clear_pointer (&versions.before, leaf_program_unref);
  if (versions.now == NULL)
    return LEAF_EXIT_USAGE;
  leaf_program_unref (versions.now);
  return versions.n > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
