/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore.c: `leaf explore` reports what can be reached in a story, by which commands, and what cannot.
 *
 * The exploration itself reads no clock (leaf-exploration.h), so the time limit is in leaf-cli-explore-search.c. A
 * finding is reported only if it occurs again when its commands are played from the beginning. */
#include "leaf-cli-explore-answers.h"
#include "leaf-cli-explore-cover.h"
#include "leaf-cli-explore-json.h"
#include "leaf-cli-explore-kept.h"
#include "leaf-cli-explore-memory.h"
#include "leaf-cli-explore-search.h"
#include "leaf-cli-explore-shorten.h"
#include "leaf-cli-explore-text.h"
#include "leaf-cli.h"

#include <string.h>

enum { DEFAULT_SECONDS = 20, TURN_BUDGET = 3000000, MOST_THREADS = 64, MOST_DRAWS = 64 };

/* --- the options -------------------------------------------------------------------------------------------------- */

/* The options, as they were given. */
typedef struct {
  char *format_name, *kept;
  char **to_shorten, **goals, **nevers, **paths, **joined;
  int seconds, threads, shard, chance;
  gint64 seed, turns, memory;
  gboolean is_verbose, is_all, wants_answers, wants_cover;
  LeafFormat format;
} Arguments;

static void
arguments_clear (Arguments *arguments)
{
  g_free (arguments->format_name);
  g_free (arguments->kept);
  g_strfreev (arguments->to_shorten);
  g_strfreev (arguments->goals);
  g_strfreev (arguments->nevers);
  g_strfreev (arguments->paths);
  g_strfreev (arguments->joined);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arguments, arguments_clear)

static gboolean
are_in_range (const Arguments *arguments)
{
  return leaf_cli_is_seed ("explore", arguments->seed)
         && (arguments->seconds == LEAF_CLI_UNSET
             || leaf_cli_is_in_range ("explore", "--seconds", arguments->seconds, 0, G_MAXINT))
         && (arguments->turns == LEAF_CLI_UNSET
             || leaf_cli_is_in_range ("explore", "--turns", arguments->turns, 0, G_MAXINT64))
         && leaf_cli_is_in_range ("explore", "--threads", arguments->threads, 1, MOST_THREADS)
         && leaf_cli_is_in_range ("explore", "--shard", arguments->shard, 0, G_MAXINT)
         && leaf_cli_is_in_range ("explore", "--chance", arguments->chance, 0, MOST_DRAWS)
         && leaf_cli_is_in_range ("explore", "--memory", arguments->memory, 1, 1 << 20);
}

/* Returns why the options do not fit together; NULL if they do. */
static const char *
contradiction (const Arguments *arguments)
{
  gboolean shortens = arguments->to_shorten != NULL;

  if (arguments->format == LEAF_FORMAT_TSV)
    return "an exploration is printed as text or json";
  if (arguments->seconds != LEAF_CLI_UNSET && arguments->turns != LEAF_CLI_UNSET)
    return "give --seconds or --turns, not both";
  if (shortens + arguments->wants_answers + arguments->wants_cover > 1)
    return "give only one of --answers, --cover and --shorten";
  if (arguments->kept != NULL && *arguments->kept == '\0')
    return "--keep expects the name of a file";
  if (!shortens)
    return NULL;
  if (arguments->to_shorten[1] != NULL)
    return "--shorten can be given only once";
  if (arguments->format != LEAF_FORMAT_TEXT)
    return "--shorten prints text only";
  return arguments->kept != NULL || arguments->joined != NULL || arguments->paths != NULL || arguments->nevers != NULL
                 || arguments->turns != LEAF_CLI_UNSET
             ? "--shorten explores nothing, so --from, --join, --keep, --never and --turns do not go with it"
             : NULL;
}

static gboolean
parse (int *argc, char ***argv, Arguments *arguments)
{
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_INT, &arguments->seconds, "Stop after NUMBER seconds (20)", "NUMBER" },
    { "turns", 0, 0, G_OPTION_ARG_INT64, &arguments->turns,
      "Stop after NUMBER turns instead, so that the result is the same each time", "NUMBER" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &arguments->threads,
      "Use NUMBER threads (1); with --turns the result is the same", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &arguments->seed, "Seed the random number generator", "NUMBER" },
    { "chance", 0, 0, G_OPTION_ARG_INT, &arguments->chance,
      "Where a command draws random numbers, try up to NUMBER other draws of it too (0)", "NUMBER" },
    { "memory", 0, 0, G_OPTION_ARG_INT64, &arguments->memory, "Use at most MEGABYTES megabytes in total (1024)",
      "MEGABYTES" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->paths,
      "Start also from each moment of a play with the commands in FILE", "FILE" },
    { "goal", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments->goals,
      "Look for a moment in which the condition holds; also 'rule: NAME'", "CONDITION" },
    { "never", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments->nevers, "Report a moment in which the condition holds",
      "CONDITION" },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &arguments->kept,
      "Save the archive to FILE every ten seconds, and continue from it if it exists", "FILE" },
    { "join", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->joined, "Add everything in another archive", "FILE" },
    { "shard", 0, 0, G_OPTION_ARG_INT, &arguments->shard,
      "Try commands in the order of shard NUMBER, to share the work between machines", "NUMBER" },
    { "shorten", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments->to_shorten,
      "Instead, shorten the commands in FILE, and keep the room, score, ending and possessions, and the goals",
      "FILE" },
    { "answers", 0, 0, G_OPTION_ARG_NONE, &arguments->wants_answers,
      "Instead, print who answers each verb on each thing that was reached: the story, the library or nobody", NULL },
    { "cover", 0, 0, G_OPTION_ARG_NONE, &arguments->wants_cover,
      "Instead, print a few threads that together run every rule that was reached", NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &arguments->is_all,
      "List also the texts, phrases and actions that were not reached, and all suspicions", NULL },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &arguments->is_verbose, "Report progress on standard error", NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &arguments->format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  const char *wrong;

  if (!leaf_cli_parse (
          "explore", "STORY",
          "Searches a story for everything that can be reached, and prints the commands that lead there, and what was not reached.",
          entries, argc, argv)
      || !leaf_cli_format (arguments->format_name, &arguments->format) || !are_in_range (arguments))
    return FALSE;
  wrong = *argc != 2 ? "expected one STORY argument" : contradiction (arguments);
  if (wrong != NULL)
    leaf_cli_usage ("explore", "%s", wrong);
  return wrong == NULL;
}

/* --- the run ------------------------------------------------------------------------------------------------------ */

static gboolean
add_conditions (LeafExploration *exploration, char **words, gboolean are_goals)
{
  for (guint i = 0; words != NULL && words[i] != NULL; i++) {
    g_autofree char *problem = NULL;

    if (!(are_goals ? leaf_exploration_add_goal : leaf_exploration_add_never) (exploration, words[i], &problem)) {
      g_printerr ("leaf explore: '%s': %s\n", words[i], problem);
      return FALSE;
    }
  }
  return TRUE;
}

static gboolean
add_paths (LeafExploration *exploration, char **files)
{
  for (guint i = 0; files != NULL && files[i] != NULL; i++) {
    g_auto (GStrv) lines = leaf_cli_explore_read_commands (files[i]);

    if (lines == NULL)
      return FALSE;
    leaf_exploration_add_path (exploration, (const char *const *) lines);
  }
  return TRUE;
}

/* The turns that may be spent on proving findings: a tenth of those of the search, within limits. */
static guint64
turns_to_prove (const LeafExploration *exploration)
{
  enum { LEAST = 20000, MOST = 50000 };

  return CLAMP (leaf_exploration_state (exploration).turns / 10, LEAST, MOST);
}

static void
print_report (LeafCliExploreReport *report, const Arguments *arguments)
{
  gboolean is_json = arguments->format == LEAF_FORMAT_JSON;

  if (!arguments->wants_answers && !arguments->wants_cover)
    leaf_exploration_prove (report->exploration, turns_to_prove (report->exploration));
  if (arguments->wants_answers)
    leaf_cli_explore_answers (report->exploration, is_json);
  else if (arguments->wants_cover)
    leaf_cli_explore_cover (report->exploration, is_json);
  else if (is_json)
    leaf_cli_explore_print_json (report);
  else
    leaf_cli_explore_print_text (report);
  if (report->n_unproved > 0)
    g_printerr ("leaf explore: %u finding%s left out, since a play from the beginning did not come to the same.\n",
                report->n_unproved, report->n_unproved == 1 ? " is" : "s are");
}

int
leaf_command_explore (int argc, char **argv)
{
  g_auto (Arguments) arguments = {
    .seconds = LEAF_CLI_UNSET, .turns = LEAF_CLI_UNSET, .threads = 1, .seed = 1, .memory = 1024 /* MB */
  };
  LeafCliExploreReport report = { 0 };
  g_auto (LeafCliKept) kept = { 0 };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafExploration) exploration = NULL;
  LeafExplorationOptions options;
  gboolean has_problems, is_saved;
  int seconds;

  if (!parse (&argc, &argv, &arguments))
    return LEAF_EXIT_USAGE;
  seconds = arguments.seconds != LEAF_CLI_UNSET ? arguments.seconds : DEFAULT_SECONDS;
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  has_problems = leaf_cli_print_problems (program, stderr) > 0;
  options = (LeafExplorationOptions) { .seed = (guint32) arguments.seed,
                                       .shard = (guint32) arguments.shard,
                                       .threads = (guint) arguments.threads,
                                       .memory = leaf_cli_explore_memory (program, arguments.memory),
                                       .budget = TURN_BUDGET,
                                       .chance = (guint) arguments.chance };
  if (arguments.to_shorten != NULL) {
    int code = leaf_cli_explore_shorten (program, &options, arguments.to_shorten[0], arguments.goals, seconds);

    return code == LEAF_EXIT_FINE && has_problems ? LEAF_EXIT_PROBLEMS : code;
  }
  exploration = leaf_exploration_new (program, &options);
  report = (LeafCliExploreReport) {
    .program = program, .exploration = exploration, .is_all = arguments.is_all, .tries_chance = arguments.chance > 0
  };
  if (!add_conditions (exploration, arguments.goals, TRUE) || !add_conditions (exploration, arguments.nevers, FALSE)
      || !leaf_cli_kept_open (&kept, exploration, arguments.kept))
    return LEAF_EXIT_USAGE;
  leaf_cli_explore_catch_signals ();
  if (!leaf_cli_kept_load (&kept, arguments.joined) || !add_paths (exploration, arguments.paths))
    return LEAF_EXIT_USAGE;
  is_saved = leaf_cli_explore_search (exploration, &kept, seconds, arguments.turns, arguments.is_verbose);
  leaf_cli_kept_clear (&kept);
  print_report (&report, &arguments);
  leaf_cli_explore_end_by_signal ();
  if (leaf_exploration_state (exploration).is_stuck)
    g_printerr ("leaf explore: the story does not reach its first command, so there is nothing to explore.\n");
  has_problems |= leaf_exploration_state (exploration).is_stuck;
  return !is_saved ? LEAF_EXIT_USAGE : has_problems ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
