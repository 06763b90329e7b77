/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-why.c: `leaf why` prints which of two rules is more specific, with the deciding Law and words, and why a
 * rule is at its place in a rulebook. */
#include "leaf-cli.h"
#include "leaf-json.h"

#include <string.h>

static const char *
relation (const LeafProgram *program, guint32 first, guint32 second, const LeafVerdict *verdict)
{
  LeafProblem problem;

  if (leaf_program_rule_problem (program, first, &problem) || leaf_program_rule_problem (program, second, &problem))
    return "?"; /* the engine did not understand the rule */
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
    fields[2] = relation (program, a, b, &verdict);
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

/* --- explanations ------------------------------------------------------------------------------------------------- */

/* The position of a rule in a rulebook, from 0; the number of its rules if the rule is not in it. */
static guint32
position_in (const LeafProgram *program, guint32 book, guint32 rule)
{
  guint32 n = leaf_program_rulebook (program, book).n_rules, at = 0;

  while (at < n && leaf_program_rulebook_rule (program, book, at) != rule)
    at++;
  return at;
}

static gboolean
stands_in (const LeafProgram *program, guint32 book, guint32 rule)
{
  return position_in (program, book, rule) < leaf_program_rulebook (program, book).n_rules;
}

/* Prints a line for each reason, the deciding one first. */
static void
print_reasons (const LeafReason *reasons, guint32 n)
{
  for (guint32 i = 0; i < n; i++)
    if (reasons[i].decides)
      g_print ("  %s\n", reasons[i].words);
  for (guint32 i = 0; i < n; i++)
    if (!reasons[i].decides)
      g_print ("  (%s)\n", reasons[i].words);
}

static void
build_reasons (JsonBuilder *builder, const LeafProgram *program, const LeafReason *reasons, guint32 n)
{
  static const char *const sorts[] = { "", "law", "source", "library", "preamble", "listing", "between" };

  json_builder_set_member_name (builder, "reasons");
  json_builder_begin_array (builder);
  for (guint32 i = 0; i < n; i++) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "reason", sorts[reasons[i].sort]);
    leaf_json_add_truth (builder, "decides", reasons[i].decides);
    leaf_json_add_string (builder, "rule", leaf_program_rule_face (program, reasons[i].rule));
    if (reasons[i].other != 0)
      leaf_json_add_string (builder, "other", leaf_program_rule_face (program, reasons[i].other));
    if (reasons[i].verdict.order != 0)
      leaf_json_add_string (builder, "law", leaf_law_number (reasons[i].verdict.law));
    leaf_json_add_place (builder, "place", program, reasons[i].place);
    leaf_json_add_place (builder, "overruled_by", program, reasons[i].overtaken_by);
    leaf_json_add_string (builder, "text", reasons[i].words);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

/* Prints which of two rules of a rulebook is above the other, and why. With a builder, adds an object for that instead,
 * as the other functions here do. */
static void
print_pair (const LeafProgram *program, JsonBuilder *builder, guint32 book, guint32 first, guint32 second)
{
  gboolean is_first_above = position_in (program, book, first) < position_in (program, book, second);
  guint32 upper = is_first_above ? first : second, lower = is_first_above ? second : first, n = 0;
  LeafReason *reasons = leaf_program_reasons (program, book, first, second, &n);

  if (builder != NULL) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "rulebook", leaf_program_rulebook (program, book).name);
    leaf_json_add_string (builder, "above", leaf_program_rule_face (program, upper));
    leaf_json_add_string (builder, "below", leaf_program_rule_face (program, lower));
    build_reasons (builder, program, reasons, n);
    json_builder_end_object (builder);
  } else {
    g_print ("In the %s rules: %s\n  is above %s.\n", leaf_program_rulebook (program, book).name,
             leaf_program_rule_face (program, upper), leaf_program_rule_face (program, lower));
    print_reasons (reasons, n);
  }
  leaf_reasons_free (reasons);
}

/* Prints the order of two rules in each rulebook that contains both. Returns FALSE if there is no such rulebook. */
static gboolean
print_pair_everywhere (const LeafProgram *program, JsonBuilder *builder, guint32 first, guint32 second)
{
  gboolean any = FALSE;

  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++)
    if (first != second && stands_in (program, book, first) && stands_in (program, book, second)) {
      print_pair (program, builder, book, first, second);
      any = TRUE;
    }
  return any;
}

/* The rule that contains the line with this number; 0 if there is none, or the words are not a number. */
static guint32
find_rule_around (const LeafProgram *program, const char *words)
{
  guint32 source = leaf_program_story_source (program);
  const char *text = leaf_program_source_text (program, source), *at = text;
  char *end = NULL;
  guint64 line = g_ascii_strtoull (words, &end, 10);

  if (end == words || *end != '\0' || line == 0)
    return 0;
  for (; line > 1 && at != NULL; line--) {
    at = strchr (at, '\n');
    at = at != NULL ? at + 1 : NULL;
  }
  return at != NULL ? leaf_program_rule_at (program, source, (guint32) (at + strspn (at, " \t") - text)) : 0;
}

static guint32
find_rule (const LeafProgram *program, const char *words)
{
  guint32 rule = leaf_program_find_rule (program, words);

  return rule != 0 ? rule : find_rule_around (program, words);
}

static int
answer_two (const LeafProgram *program, LeafFormat format, const char *first, const char *second)
{
  guint32 a = find_rule (program, first), b = find_rule (program, second);
  LeafVerdict verdict;
  g_autofree char *text = NULL;

  if (a == 0 || b == 0)
    return leaf_cli_usage ("why", "there is no rule called '%s'", a == 0 ? first : second);
  verdict = leaf_program_compare (program, a, b);
  if (format == LEAF_FORMAT_JSON) {
    g_autoptr (JsonBuilder) builder = json_builder_new ();

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "first", leaf_program_rule_face (program, a));
    leaf_json_add_string (builder, "second", leaf_program_rule_face (program, b));
    leaf_json_add_string (builder, "relation", relation (program, a, b, &verdict));
    leaf_json_add_string (builder, "law", verdict.order != 0 ? leaf_law_number (verdict.law) : "");
    json_builder_set_member_name (builder, "rulebooks");
    json_builder_begin_array (builder);
    print_pair_everywhere (program, builder, a, b);
    json_builder_end_array (builder);
    json_builder_end_object (builder);
    leaf_json_print (builder);
  } else if (format == LEAF_FORMAT_TSV) {
    LeafCliTable *table = leaf_cli_table_new (format, "first", "second", "relation", "law", NULL);

    add_pair (program, table, first, second);
    leaf_cli_table_print (table);
  } else {
    text = leaf_program_explain (program, a, b);
    if (!print_pair_everywhere (program, NULL, a, b))
      g_print ("%s\n", text);
  }
  return LEAF_EXIT_FINE;
}

/* Prints why a rule is below and above its neighbours in a rulebook; for a rule that is not in it, the sentences about
 * that. */
static void
print_rule (const LeafProgram *program, JsonBuilder *builder, guint32 book, guint32 rule)
{
  guint32 at = position_in (program, book, rule), n_rules = leaf_program_rulebook (program, book).n_rules, n = 0;
  LeafReason *listings = leaf_program_listings (program, book, rule, &n);

  if (at < n_rules) {
    if (at > 0)
      print_pair (program, builder, book, leaf_program_rulebook_rule (program, book, at - 1), rule);
    if (at + 1 < n_rules)
      print_pair (program, builder, book, rule, leaf_program_rulebook_rule (program, book, at + 1));
    if (n_rules == 1 && builder == NULL)
      g_print ("It is the only rule in the %s rules.\n", leaf_program_rulebook (program, book).name);
  } else if (n > 0 && builder != NULL) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "rulebook", leaf_program_rulebook (program, book).name);
    leaf_json_add_truth (builder, "listed", FALSE);
    build_reasons (builder, program, listings, n);
    json_builder_end_object (builder);
  } else if (n > 0) {
    g_print ("It is not in the %s rules.\n", leaf_program_rulebook (program, book).name);
    for (guint32 i = 0; i < n; i++)
      g_print ("  %s\n", listings[i].words);
  }
  leaf_reasons_free (listings);
}

/* Returns TRUE if the rule is in the rulebook, or would be if no sentence unlisted it. */
static gboolean
concerns (const LeafProgram *program, guint32 book, guint32 rule)
{
  return stands_in (program, book, rule) || leaf_program_rule (program, rule).home == book;
}

/* Prints that the rule is in no rulebook, with the problem of its preamble if it has one. */
static void
print_nowhere (const LeafProgram *program, JsonBuilder *builder, guint32 rule)
{
  LeafProblem problem;
  gboolean is_faulty = leaf_program_rule_problem (program, rule, &problem);
  g_auto (LeafAnswerSentence) said
      = is_faulty ? leaf_problem_to_sentence (program, &problem) : (LeafAnswerSentence) { 0 };
  g_autofree char *words = is_faulty ? leaf_answer_sentence_words (&said, NULL) : NULL;

  if (builder == NULL)
    g_print ("  %s\n", is_faulty ? words : "It is in no rulebook.");
  else if (is_faulty) {
    json_builder_set_member_name (builder, "problem");
    json_builder_begin_object (builder);
    leaf_json_add_place (builder, "place", program, problem.place);
    if (problem.code != NULL)
      leaf_json_add_string (builder, "code", problem.code);
    leaf_json_add_string (builder, "text", words);
    json_builder_end_object (builder);
  }
}

static int
answer_one (const LeafProgram *program, LeafFormat format, const char *words)
{
  guint32 rule = find_rule (program, words);
  gboolean any = FALSE;
  LeafProblem problem;
  g_autoptr (JsonBuilder) builder = format == LEAF_FORMAT_JSON ? json_builder_new () : NULL;

  if (rule == 0)
    return leaf_cli_usage ("why", "there is no rule called '%s'", words);
  if (format == LEAF_FORMAT_TSV)
    return leaf_cli_usage ("why", "the format for one rule is text or json");
  if (builder != NULL) {
    json_builder_begin_object (builder);
    leaf_json_add_string (builder, "rule", leaf_program_rule_face (program, rule));
    leaf_json_add_place (builder, "place", program, leaf_program_rule (program, rule).place);
    json_builder_set_member_name (builder, "rulebooks");
    json_builder_begin_array (builder);
  } else
    g_print ("%s\n", leaf_program_rule_face (program, rule));
  for (guint32 book = 1; book <= leaf_program_n_rulebooks (program); book++)
    if (concerns (program, book, rule)) {
      print_rule (program, builder, book, rule);
      any = TRUE;
    }
  if (builder != NULL)
    json_builder_end_array (builder);
  if (!any || leaf_program_rule_problem (program, rule, &problem))
    print_nowhere (program, builder, rule);
  if (builder != NULL) {
    json_builder_end_object (builder);
    leaf_json_print (builder);
  }
  return LEAF_EXIT_FINE;
}

/* Prints where a new rule with this preamble would be placed, and why. */
static int
answer_if (const char *story, LeafFormat format, const char *preamble)
{
  guint32 rule = 0;
  g_autoptr (LeafProgram) program = leaf_cli_compile_with_rule (story, preamble, &rule);
  g_autofree char *line = NULL;
  LeafProblem problem;

  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (rule == 0 || leaf_program_rule (program, rule).home == 0) {
    if (rule != 0 && leaf_program_rule_problem (program, rule, &problem) && problem.sentence != NULL)
      g_printerr ("%s\n", problem.sentence); /* without its place, which is after the end of the story */
    else
      leaf_cli_print_problems (program, stderr);
    return leaf_cli_usage ("why", "'%s' is not the beginning of a rule", preamble);
  }
  line = g_strdup_printf ("line:%u", leaf_cli_story_line (program, leaf_program_rule (program, rule).place));
  return answer_one (program, format, line);
}

int
leaf_command_why (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  g_autofree char *pairs = NULL, *preamble = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text, tsv or json", "FORMAT" },
    { "if", 0, 0, G_OPTION_ARG_STRING, &preamble, "Print where a rule with this preamble would be placed", "PREAMBLE" },
    { "pairs", 0, 0, G_OPTION_ARG_FILENAME, &pairs, "Answer for each line of FILE: two rules, separated by a tab",
      "FILE" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  LeafFormat format;
  int code = LEAF_EXIT_FINE;

  if (!leaf_cli_parse (
          "why", "STORY [RULE [RULE]]",
          "Explains the place of a rule; with two rules, which one is more specific, and what puts one above the "
          "other in each rulebook that contains both. A rule is given by its name, by the words of its preamble, or by "
          "the number of one of its lines.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format))
    return LEAF_EXIT_USAGE;
  if (preamble != NULL && argc == 2)
    return answer_if (argv[1], format, preamble);
  if (pairs != NULL ? argc != 2 : argc != 3 && argc != 4)
    return leaf_cli_usage ("why", pairs != NULL ? "expected one STORY argument"
                                                : "expected a STORY and one or two RULE arguments");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (pairs != NULL)
    code = answer_pairs (program, format, pairs) ? LEAF_EXIT_FINE : LEAF_EXIT_USAGE;
  else
    code = argc == 3 ? answer_one (program, format, argv[2]) : answer_two (program, format, argv[2], argv[3]);
  if (leaf_cli_print_problems (program, stderr) > 0 && code == LEAF_EXIT_FINE)
    code = LEAF_EXIT_PROBLEMS;
  return code;
}
