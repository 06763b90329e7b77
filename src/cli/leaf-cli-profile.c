/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-profile.c: `leaf profile` counts how often each rule was considered and ran in a set of plays, and how many
 * statements it executed, and lists rules that never ran.
 *
 * Rules are sorted by statements, not by time: the number of statements is the same on every machine, and it is what an
 * author can change. */
#include "leaf-cli.h"
#include "leaf-json.h"
#include "leaf-profile.h"

enum { COST_OF_COUNTING = 4 }; /* a slice is charged to the budget this many times, since counting makes it slower */

/* Returns FALSE if the play needs no more commands, or its budget is spent. */
static gboolean
run_to_command (LeafProfile *profile, LeafPlay *play, LeafCliBudget *budget)
{
  leaf_cli_budget_renew (budget);
  do {
    switch (leaf_profile_run (profile, play).cause) {
    case LEAF_STOP_WANTS_COMMAND: return TRUE;
    case LEAF_STOP_FINISHED:
    case LEAF_STOP_FAULT:
    case LEAF_STOP_NONE: return FALSE;
    case LEAF_STOP_BREAKPOINT:
    case LEAF_STOP_STEP_DONE:
    case LEAF_STOP_OUT_OF_BUDGET:
    case LEAF_STOP_SAVES: break;
    }
  } while (leaf_cli_budget_spend_work (budget, LEAF_PROFILE_SLICE * COST_OF_COUNTING));
  return FALSE;
}

/* Plays the commands in a file. Returns the number of turns; -1, with a message, if the file cannot be read. */
static gint64
run_play (LeafProfile *profile, guint32 seed, const char *commands, LeafCliBudget *budget)
{
  g_autoptr (LeafPlay) play = leaf_play_new (leaf_profile_program (profile), seed);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gboolean goes_on;
  gint64 n_turns = 0;

  if (commands != NULL && !g_file_get_contents (commands, &text, NULL, &error)) {
    g_printerr ("leaf profile: %s\n", error->message);
    return -1;
  }
  leaf_profile_begin (profile, play);
  lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  goes_on = run_to_command (profile, play, budget);
  for (char **line = lines; goes_on && *line != NULL && (**line != '\0' || line[1] != NULL); line++, n_turns++)
    goes_on = leaf_play_command (play, g_strchomp (*line)) && run_to_command (profile, play, budget);
  return n_turns;
}

/* --- costs, highest first ----------------------------------------------------------------------------------------- */

typedef struct {
  guint32 id;
  LeafCost cost;
  const char *name;
  gboolean is_library;
  LeafPlace place;
} Row;

static int
by_statements (gconstpointer a, gconstpointer b)
{
  const Row *one = a, *other = b;

  if (one->cost.statements != other->cost.statements)
    return one->cost.statements < other->cost.statements ? 1 : -1;
  if (one->cost.considered != other->cost.considered)
    return one->cost.considered < other->cost.considered ? 1 : -1;
  return one->id < other->id ? -1 : one->id > other->id;
}

static int
by_time (gconstpointer a, gconstpointer b)
{
  const Row *one = a, *other = b;

  if (one->cost.microseconds != other->cost.microseconds)
    return one->cost.microseconds < other->cost.microseconds ? 1 : -1;
  return one->id < other->id ? -1 : one->id > other->id;
}

static Row
describe_rule (const LeafProfile *profile, guint32 id)
{
  LeafRuleInfo rule = leaf_program_rule (leaf_profile_program (profile), id);

  return (Row) { id, leaf_profile_rule (profile, id), leaf_program_rule_face (leaf_profile_program (profile), id),
                 rule.is_library, rule.place };
}

static Row
describe_rulebook (const LeafProfile *profile, guint32 id)
{
  LeafRulebookInfo book = leaf_program_rulebook (leaf_profile_program (profile), id);

  return (Row) { id, leaf_profile_rulebook (profile, id), book.name, book.is_library, book.place };
}

/* A phrase without a title is a condition. */
static Row
describe_phrase (const LeafProfile *profile, guint32 id)
{
  LeafPhraseInfo phrase = leaf_program_phrase (leaf_profile_program (profile), id);

  return (Row) { id, leaf_profile_phrase (profile, id), phrase.title != NULL ? phrase.title : "a condition",
                 phrase.is_library, phrase.place };
}

/* What is counted, and how it is listed. */
static const struct {
  guint32 (*count) (const LeafProgram *program);
  Row (*describe) (const LeafProfile *profile, guint32 id);
  GCompareFunc order;
  gboolean are_rules;
  const char *list, *name, *ran; /* the names of the members in JSON */
  const char *ending;            /* follows the name in text output */
} sorts[] = {
  { leaf_program_n_rules, describe_rule, by_statements, TRUE, "rules", "rule", "ran", "" },
  { leaf_program_n_rulebooks, describe_rulebook, by_time, FALSE, "rulebooks", "rulebook", "times", " rules" },
  { leaf_program_n_phrases, describe_phrase, by_time, FALSE, "phrases", "phrase", "times", "" },
};

enum { RULES, N_SORTS = G_N_ELEMENTS (sorts) };

/* Lists what ran; also rules that were only considered, and all rules of the story. */
static GArray *
list_rows (const LeafProfile *profile, guint sort)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (Row));

  for (guint32 i = 1; i <= sorts[sort].count (leaf_profile_program (profile)); i++) {
    Row row = sorts[sort].describe (profile, i);

    if (row.cost.ran > 0 || (sorts[sort].are_rules && (row.cost.considered > 0 || !row.is_library)))
      g_array_append_val (rows, row);
  }
  g_array_sort (rows, sorts[sort].order);
  return rows;
}

/* --- output ------------------------------------------------------------------------------------------------------- */

/* Prints the rulebooks and phrases that took more than a hundredth of the total time. */
static void
print_times (const LeafProfile *profile)
{
  for (guint sort = RULES + 1; sort < N_SORTS; sort++) {
    g_autoptr (GArray) rows = list_rows (profile, sort);

    for (guint i = 0; i < rows->len; i++) {
      const Row *row = &g_array_index (rows, Row, i);

      if (row->cost.microseconds * 100 <= leaf_profile_time (profile))
        break;
      if (i == 0)
        g_print ("\n%8s %9s  %s\n", "ran", "ms", sorts[sort].name);
      g_print ("%8" G_GUINT64_FORMAT " %9.2f  %s%s\n", row->cost.ran, (double) row->cost.microseconds / 1000, row->name,
               sorts[sort].ending);
    }
  }
}

static void
print_text (const LeafProfile *profile, gint64 n_turns, guint top)
{
  g_autoptr (GArray) rules = list_rows (profile, RULES);
  guint n_never = 0;

  g_print ("%" G_GINT64_FORMAT " turn%s, %.1f ms\n\n%11s %8s %11s %9s  rule\n", n_turns, n_turns == 1 ? "" : "s",
           (double) leaf_profile_time (profile) / 1000, "considered", "ran", "statements", "ms");
  for (guint i = 0; i < MIN (rules->len, top); i++) {
    const Row *row = &g_array_index (rules, Row, i);

    if (row->cost.considered > 0)
      g_print ("%11" G_GUINT64_FORMAT " %8" G_GUINT64_FORMAT " %11" G_GUINT64_FORMAT " %9.2f  %s\n",
               row->cost.considered, row->cost.ran, row->cost.statements, (double) row->cost.microseconds / 1000,
               row->name);
  }
  print_times (profile);
  for (guint i = 0; i < rules->len; i++) {
    const Row *row = &g_array_index (rules, Row, i);

    if (row->cost.ran == 0 && !row->is_library)
      g_print ("%s  %s  (line %u%s)\n", n_never++ == 0 ? "\nThe story's rules that never ran:\n" : "", row->name,
               leaf_cli_story_line (leaf_profile_program (profile), row->place),
               row->cost.considered > 0 ? ", considered" : "");
  }
}

static void
build_rows (JsonBuilder *builder, const LeafProfile *profile, guint sort)
{
  g_autoptr (GArray) rows = list_rows (profile, sort);

  json_builder_set_member_name (builder, sorts[sort].list);
  json_builder_begin_array (builder);
  for (guint i = 0; i < rows->len; i++) {
    const Row *row = &g_array_index (rows, Row, i);

    json_builder_begin_object (builder);
    leaf_json_add_string (builder, sorts[sort].name, row->name);
    leaf_json_add_truth (builder, "library", row->is_library);
    leaf_json_add_place (builder, "place", leaf_profile_program (profile), row->place);
    if (sorts[sort].are_rules)
      leaf_json_add_number (builder, "considered", (gint64) row->cost.considered);
    leaf_json_add_number (builder, sorts[sort].ran, (gint64) row->cost.ran);
    if (sorts[sort].are_rules)
      leaf_json_add_number (builder, "statements", (gint64) row->cost.statements);
    leaf_json_add_number (builder, "microseconds", row->cost.microseconds);
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
print_json (const LeafProfile *profile, gint64 n_turns)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  leaf_json_add_number (builder, "turns", n_turns);
  leaf_json_add_number (builder, "microseconds", leaf_profile_time (profile));
  for (guint sort = 0; sort < N_SORTS; sort++)
    build_rows (builder, profile, sort);
  json_builder_end_object (builder);
  leaf_json_print (builder);
}

int
leaf_command_profile (int argc, char **argv)
{
  g_autofree char *format_name = NULL;
  g_auto (GStrv) commands = NULL;
  gint64 seed = 1;
  int top = 40;
  LeafCliBudget budget = LEAF_CLI_BUDGET;
  const GOptionEntry entries[] = {
    { "commands", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &commands,
      "Play with the commands in FILE; give it again for another play", "FILE" },
    { "top", 0, 0, G_OPTION_ARG_INT, &top, "As text: print this many rules, the most expensive first", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed the random number generator", "NUMBER" },
    LEAF_CLI_BUDGET_OPTION_WORK (budget),
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafProfile) profile = NULL;
  gint64 n_turns = 0;
  gboolean has_problems;
  LeafFormat format;

  if (!leaf_cli_parse (
          "profile", "STORY",
          "Plays a story and counts how often each rule was considered and ran, and how many statements it executed.",
          entries, &argc, &argv)
      || !leaf_cli_format (format_name, &format) || !leaf_cli_is_seed ("profile", seed)
      || !leaf_cli_is_in_range ("profile", "--top", top, 0, G_MAXINT))
    return LEAF_EXIT_USAGE;
  if (argc != 2 || format == LEAF_FORMAT_TSV)
    return leaf_cli_usage ("profile",
                           argc != 2 ? "expected one STORY argument" : "the format of a profile is text or json");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  has_problems = leaf_cli_print_problems (program, stderr) > 0;
  profile = leaf_profile_new (program);
  for (guint i = 0; i == 0 || (commands != NULL && commands[i] != NULL); i++) {
    gint64 n = run_play (profile, (guint32) seed, commands != NULL ? commands[i] : NULL, &budget);

    if (n < 0)
      return LEAF_EXIT_USAGE;
    n_turns += n;
  }
  if (format == LEAF_FORMAT_JSON)
    print_json (profile, n_turns);
  else
    print_text (profile, n_turns, (guint) top);
  return leaf_cli_budget_report (&budget, "profile") || has_problems ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
