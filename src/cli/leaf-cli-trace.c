/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-trace.c: `leaf trace` prints each turn as a tree of actions, rulebooks, rules, activities, phrases and
 * texts. */
#include "leaf-cli.h"
#include "leaf-json.h"

static guint
depth_of (const LeafTraceNode *nodes, const guint8 *shown, guint32 number)
{
  guint depth = 0;

  for (guint32 i = number; i != 0; i = nodes[i].parent)
    depth += nodes[i].parent == 0 || (shown[nodes[i].parent] & LEAF_SHOWN) != 0;
  return depth;
}

static void
print_turn (const LeafProgram *program, LeafTrace *trace, gboolean with_library)
{
  guint32 n = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);
  g_autofree guint8 *shown = leaf_trace_shown (trace, with_library);

  g_print ("turn %u\n", leaf_trace_turn (trace));
  for (guint32 i = 1; i < n; i++) {
    g_autofree char *words = leaf_trace_words (program, &nodes[i]);
    guint32 line = nodes[i].sort == LEAF_TRACED_RULE
                       ? leaf_cli_story_line (program, leaf_program_rule (program, nodes[i].rule).place)
                       : 0;

    if (!(shown[i] & LEAF_SHOWN))
      continue;
    g_print ("%*s%s", 2 * (int) depth_of (nodes, shown, i), "", words);
    if (line != 0)
      g_print ("  (line %u)", line);
    g_print ("\n");
  }
}

static const char *const sorts[]
    = { "", "turn", "command", "action", "rulebook", "rule", "activity", "phrase", "text", "problem", "notice" };
static const char *const outcomes[] = { NULL, "success", "failure", "stopped" };

static void
build_node (JsonBuilder *builder, const LeafProgram *program, const LeafTraceNode *node)
{
  guint32 rule = 0;
  LeafResponseInfo response;

  leaf_json_add_string (builder, "type", sorts[node->sort]);
  leaf_json_add_number (builder, "event", (gint64) node->event);
  leaf_json_add_number (builder, "end_event", (gint64) node->event_end);
  if (*node->text != '\0')
    leaf_json_add_string (builder, "text", node->text);
  if (node->rulebook != 0)
    leaf_json_add_string (builder, "rulebook", leaf_program_rulebook (program, node->rulebook).name);
  if (node->rule != 0)
    leaf_json_add_string (builder, node->sort == LEAF_TRACED_RULEBOOK ? "decided_by" : "rule",
                          leaf_program_rule_face (program, node->rule));
  if (node->sort == LEAF_TRACED_RULE)
    leaf_json_add_truth (builder, "applied", node->applied);
  if (node->outcome != LEAF_OUTCOME_NONE)
    leaf_json_add_string (builder, "outcome", outcomes[node->outcome]);
  leaf_json_add_truth (builder, "library", node->is_library);
  if (!node->is_over)
    leaf_json_add_truth (builder, "complete", FALSE);
  leaf_json_add_place (builder, "place", program, node->place);
  if (node->sort == LEAF_TRACED_TEXT
      && leaf_program_response_at (program, node->place.source, node->place.start, &rule, &response))
    leaf_json_add_string (builder, "response", response.name);
}

/* Adds the nodes from `first` up to, but not including, `end`, with their children. */
static void
build_nodes (JsonBuilder *builder, const LeafProgram *program, const LeafTraceNode *nodes, guint32 first, guint32 end)
{
  json_builder_begin_array (builder);
  for (guint32 i = first; i < end; i = nodes[i].end) {
    json_builder_begin_object (builder);
    build_node (builder, program, &nodes[i]);
    if (nodes[i].end > i + 1) {
      json_builder_set_member_name (builder, "children");
      build_nodes (builder, program, nodes, i + 1, nodes[i].end);
    }
    json_builder_end_object (builder);
  }
  json_builder_end_array (builder);
}

static void
build_turn (JsonBuilder *builder, const LeafProgram *program, LeafTrace *trace)
{
  guint32 n = 0;
  const LeafTraceNode *nodes = leaf_trace_nodes (trace, &n);

  json_builder_begin_object (builder);
  leaf_json_add_number (builder, "turn", leaf_trace_turn (trace));
  json_builder_set_member_name (builder, "children");
  build_nodes (builder, program, nodes, 1, n);
  json_builder_end_object (builder);
}

int
leaf_command_trace (int argc, char **argv)
{
  g_autofree char *format_name = NULL, *commands = NULL;
  gint64 only = LEAF_CLI_UNSET;
  gint64 seed = 1;
  gboolean with_library = FALSE, has_problems;
  LeafCliBudget budget = LEAF_CLI_BUDGET;
  const GOptionEntry entries[] = {
    { "commands", 0, 0, G_OPTION_ARG_FILENAME, &commands, "Play with the commands in FILE, one per line", "FILE" },
    { "turn", 0, 0, G_OPTION_ARG_INT64, &only, "Print only this turn (0: before the first command)", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed the random number generator", "NUMBER" },
    { "all", 0, 0, G_OPTION_ARG_NONE, &with_library, "As text: print what only the library did, too", NULL },
    LEAF_CLI_BUDGET_OPTION_WORK (budget),
    LEAF_CLI_BUDGET_OPTION_EVENTS (budget),
    { "format", 0, 0, G_OPTION_ARG_STRING, &format_name, "text or json", "FORMAT" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  LeafFormat format;
  guint32 turn, end;

  if (!leaf_cli_parse (
          "trace", "STORY",
          "Plays a story and shows each turn as a tree of actions, rulebooks and rules, with their outcomes.", entries,
          &argc, &argv)
      || !leaf_cli_format (format_name, &format) || !leaf_cli_is_seed ("trace", seed)
      || !leaf_cli_is_turn ("trace", only))
    return LEAF_EXIT_USAGE;
  if (argc != 2 || format == LEAF_FORMAT_TSV)
    return leaf_cli_usage ("trace",
                           argc != 2 ? "expected one STORY argument" : "the format of a trace is text or json");
  program = leaf_cli_compile (argv[1]);
  has_problems = program != NULL && leaf_cli_print_problems (program, stderr) > 0;
  play = program != NULL ? leaf_cli_replay (program, (guint32) seed, commands, &budget) : NULL;
  if (play == NULL)
    return LEAF_EXIT_USAGE;
  if (only >= (gint64) leaf_play_n_turns (play))
    return leaf_cli_usage ("trace", "there is no turn %" G_GINT64_FORMAT "; the last is %u", only,
                           leaf_play_n_turns (play) - 1);
  json_builder_begin_array (builder);
  turn = only >= 0 ? (guint32) only : 0;
  end = only >= 0 ? turn + 1 : leaf_play_n_turns (play);
  for (gboolean goes_on = TRUE; goes_on && turn < end; turn++) {
    g_autoptr (LeafTrace) trace = leaf_play_trace_up_to (play, turn, leaf_cli_budget_events_left (&budget));
    guint32 n = 0;

    if (format == LEAF_FORMAT_TEXT)
      print_turn (program, trace, with_library);
    else
      build_turn (builder, program, trace);
    leaf_trace_nodes (trace, &n);
    goes_on = leaf_cli_budget_spend_events (&budget, n);
  }
  json_builder_end_array (builder);
  if (format == LEAF_FORMAT_JSON)
    leaf_json_print (builder);
  return leaf_cli_budget_report (&budget, "trace") || has_problems ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
