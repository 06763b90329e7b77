/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-debug.c: `leaf debug` runs a story step by step in a terminal.
 *
 * While the story needs a command, a line that is typed is that command, unless it begins with a full stop. While the
 * story is paused, every line is a debugger command, with or without the full stop. */
#include "leaf-cli-debug.h"
#include "leaf-cli-terminal.h"
#include "leaf-cli.h"
#include "leaf-explore.h"

#define SLICE 1000000

typedef struct {
  const char *name, *arguments, *help;
  void (*run) (LeafDebugger *debugger, const char *arguments);
} Order;

/* --- output ------------------------------------------------------------------------------------------------------- */

/* Returns FALSE if too much was printed since the play was last paused. */
static gboolean
show_text (LeafDebugger *debugger)
{
  gsize bytes = 0;
  guint n_faults = 0;
  guint32 n = 0, rule = leaf_play_stop (debugger->play).rule;
  const LeafEvent *events = leaf_play_drain (debugger->play, &n);

  for (guint32 i = 0; i < n; i++) {
    bytes += events[i].text != NULL ? strlen (events[i].text) : 0;
    n_faults += events[i].sort == LEAF_EVENT_FAULT;
    if (events[i].sort == LEAF_EVENT_TEXT || events[i].sort == LEAF_EVENT_PROMPT)
      g_print ("%s", events[i].text);
    else if (events[i].sort == LEAF_EVENT_FAULT)
      g_print ("\n[run-time problem: %s]\n", events[i].text);
    else if (events[i].sort == LEAF_EVENT_LOG)
      g_print ("\n[%s]\n", events[i].text);
    else if (events[i].sort == LEAF_EVENT_NOTICE)
      g_print ("\n[notice: %s]\n", events[i].text);
    else if (events[i].sort == LEAF_EVENT_RULE_BEGUN) {
      g_free (debugger->treatment);
      debugger->treatment
          = events[i].rule == rule ? leaf_event_override_words (leaf_play_program (debugger->play), &events[i]) : NULL;
    }
  }
  fflush (stdout);
  return leaf_cli_budget_spend_output (&debugger->budget, bytes, n_faults);
}

/* Returns the line of a source that contains a byte, without the space around it. Free with g_free. */
static char *
line_around (const LeafProgram *program, guint32 source, guint32 byte)
{
  const char *text = leaf_program_source_text (program, source);
  guint32 start = byte;

  while (start > 0 && text[start - 1] != '\n')
    start--;
  return g_strstrip (g_strndup (text + start, strcspn (text + start, "\n")));
}

static void
show_place (LeafDebugger *debugger)
{
  const LeafProgram *program = leaf_play_program (debugger->play);
  LeafPlace place = debugger->stop.place;
  guint32 line = 0, column = 0;
  g_autofree char *text = NULL;

  if (place.source == 0)
    return;
  leaf_program_line (program, place.source, place.start, &line, &column);
  text = line_around (program, place.source, place.start);
  g_print ("\n%s:%u", leaf_program_source_name (program, place.source), line);
  if (debugger->stop.rule != 0)
    g_print (" in %s", leaf_program_rule_title (program, debugger->stop.rule));
  if (debugger->treatment != NULL)
    g_print (", %s", debugger->treatment);
  g_print ("\n    %s\n", text);
}

/* --- running ------------------------------------------------------------------------------------------------------ */

/* Returns FALSE if the play has used up its budget. */
static gboolean
run_within_budget (LeafDebugger *debugger)
{
  gboolean goes_on = TRUE;

  leaf_cli_budget_renew (&debugger->budget);
  while (goes_on) {
    debugger->stop = leaf_play_run (debugger->play, SLICE);
    goes_on = show_text (debugger) && leaf_cli_budget_spend_work (&debugger->budget, SLICE);
    if (debugger->stop.cause != LEAF_STOP_OUT_OF_BUDGET)
      return TRUE;
  }
  return FALSE;
}

static void
run (LeafDebugger *debugger)
{
  guint64 here;

  if (!run_within_budget (debugger)) {
    g_print ("\n[The story has run for a long time without asking for a command, so it is paused.]\n");
    leaf_play_step (debugger->play, LEAF_STEP_IN);
    run_within_budget (debugger);
  }
  here = debugger->stop.event;
  g_array_append_val (debugger->moments, here);
  switch (debugger->stop.cause) {
  case LEAF_STOP_BREAKPOINT:
    leaf_debugger_show_stop (debugger);
    show_place (debugger);
    break;
  case LEAF_STOP_STEP_DONE: show_place (debugger); break;
  case LEAF_STOP_FINISHED: g_print ("\n[The story has ended.]\n"); break;
  case LEAF_STOP_FAULT: g_print ("\n[The story cannot continue.]\n"); break;
  case LEAF_STOP_NONE:
  case LEAF_STOP_WANTS_COMMAND:
  case LEAF_STOP_OUT_OF_BUDGET:
  case LEAF_STOP_SAVES: break;
  }
}

static void
step (LeafDebugger *debugger, LeafStep how)
{
  if (debugger->stop.cause == LEAF_STOP_WANTS_COMMAND) {
    g_print ("[The story is waiting for a command; it pauses again after that.]\n");
    leaf_play_step (debugger->play, how);
    return;
  }
  leaf_play_step (debugger->play, how);
  run (debugger);
}

static void
order_step (LeafDebugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_IN);
}

static void
order_next (LeafDebugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_OVER);
}

static void
order_out (LeafDebugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_OUT);
}

static void
order_rule (LeafDebugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_NEXT_RULE);
}

static void
order_run (LeafDebugger *debugger, const char *arguments)
{
  if (debugger->stop.cause == LEAF_STOP_WANTS_COMMAND)
    g_print ("[The story is waiting for a command.]\n");
  else {
    leaf_play_step (debugger->play, LEAF_STEP_NONE);
    run (debugger);
  }
}

/* The arguments of "back". */
static const struct {
  const char *name;
  LeafBack how;
} ways_back[] = {
  { "step", LEAF_BACK_STATEMENT }, { "next", LEAF_BACK_OVER }, { "out", LEAF_BACK_OUT },
  { "rule", LEAF_BACK_RULE },      { "turn", LEAF_BACK_TURN }, { "stop", LEAF_BACK_BREAKPOINT },
};

static void
went_back (LeafDebugger *debugger)
{
  debugger->stop = leaf_play_stop (debugger->play);
  leaf_play_drain (debugger->play, &(guint32) { 0 });
  while (debugger->moments->len > 0
         && g_array_index (debugger->moments, guint64, debugger->moments->len - 1) >= debugger->stop.event)
    g_array_set_size (debugger->moments, debugger->moments->len - 1);
  g_array_append_val (debugger->moments, debugger->stop.event);
  show_place (debugger);
  if (debugger->stop.cause == LEAF_STOP_WANTS_COMMAND)
    g_print ("[Back at command number %u.]\n", g_strv_length ((char **) leaf_play_commands (debugger->play)) + 1);
}

static void
back_by (LeafDebugger *debugger, LeafBack how)
{
  if (leaf_play_step_back (debugger->play, how))
    went_back (debugger);
  else
    g_print ("[There is no such earlier point.]\n");
}

/* Goes back by replaying the play. Without an argument, goes to the moment of the last pause. */
static void
order_back (LeafDebugger *debugger, const char *arguments)
{
  guint64 moment;

  for (gsize i = 0; i < G_N_ELEMENTS (ways_back); i++)
    if (g_ascii_strcasecmp (arguments, ways_back[i].name) == 0) {
      back_by (debugger, ways_back[i].how);
      return;
    }
  if (*arguments != '\0') {
    g_print ("[Usage: back step, next, out, rule, turn or stop.]\n");
    return;
  }
  if (debugger->moments->len < 2) {
    g_print ("[There is no earlier point to go back to.]\n");
    return;
  }
  moment = g_array_index (debugger->moments, guint64, debugger->moments->len - 2);
  if (leaf_play_seek (debugger->play, moment))
    went_back (debugger);
  else
    g_print ("[That point cannot be reached again.]\n");
}

/* --- inspecting --------------------------------------------------------------------------------------------------- */

static void
order_where (LeafDebugger *debugger, const char *arguments)
{
  const LeafProgram *program = leaf_play_program (debugger->play);

  for (guint32 i = 0; i < leaf_play_n_frames (debugger->play); i++) {
    LeafFrameInfo frame = leaf_play_frame (debugger->play, i);
    guint32 line = 0, column = 0;

    if (frame.place.source != 0)
      leaf_program_line (program, frame.place.source, frame.place.start, &line, &column);
    g_print ("%2u  %s", i, frame.title);
    if (line > 0)
      g_print ("  (%s:%u)", leaf_program_source_name (program, frame.place.source), line);
    g_print ("\n");
  }
}

static void
print_frame_values (LeafDebugger *debugger)
{
  if (leaf_play_n_frames (debugger->play) == 0 || leaf_play_frame (debugger->play, 0).n_values == 0) {
    g_print ("[There are no local values here.]\n");
    return;
  }
  for (guint32 i = 0; i < leaf_play_frame (debugger->play, 0).n_values; i++) {
    LeafValueInfo info = leaf_play_frame_value (debugger->play, 0, i);

    g_print ("%s, %s: %s\n", info.name, info.kind, info.value);
    g_free (info.value);
  }
}

/* Finds a value by its name in the frames, innermost first, and then among the global variables. */
static LeafValueInfo
find_value (LeafDebugger *debugger, const char *name)
{
  if (g_ascii_strncasecmp (name, "the ", 4) == 0)
    name += 4;
  for (guint32 depth = 0; depth < leaf_play_n_frames (debugger->play); depth++)
    for (guint32 i = 0; i < leaf_play_frame (debugger->play, depth).n_values; i++) {
      LeafValueInfo info = leaf_play_frame_value (debugger->play, depth, i);
      if (info.name != NULL && g_ascii_strcasecmp (info.name, name) == 0)
        return info;
      g_free (info.value);
    }
  return leaf_play_variable (debugger->play, name);
}

/* Evaluates a value, a condition or a phrase on a copy of the play. */
static void
evaluate (LeafDebugger *debugger, const char *words)
{
  g_auto (LeafEvaluation) found = leaf_play_evaluate (debugger->play, 0, words, TRUE);

  if (found.printed != NULL && *found.printed != '\0')
    g_print ("%s\n", g_strchomp (found.printed));
  if (found.problem != NULL)
    g_print ("[%s]\n", found.problem);
  else if (found.value != NULL)
    g_print ("%s%s%s\n", found.kind != NULL ? found.kind : "", found.kind != NULL ? ": " : "", found.value);
}

static void
order_print (LeafDebugger *debugger, const char *arguments)
{
  LeafValueInfo info;

  if (*arguments == '\0') {
    print_frame_values (debugger);
    return;
  }
  info = find_value (debugger, arguments);
  if (info.name == NULL)
    evaluate (debugger, arguments);
  else
    g_print ("%s, %s: %s\n", info.name, info.kind, info.value);
  g_free (info.value);
}

/* Prints, for example, "the lamp rule is ignored (story.ni:12 in quiet rule)". */
static void
print_change (LeafDebugger *debugger, const LeafRuleChangeInfo *change)
{
  const LeafProgram *program = leaf_play_program (debugger->play);
  g_autofree char *words = leaf_rule_change_words (program, change);
  guint32 line = 0, column = 0;

  if (change->place.source != 0)
    leaf_program_line (program, change->place.source, change->place.start, &line, &column);
  g_print ("%s%s", words, change->is_undone ? ", but that was taken back" : "");
  if (line > 0)
    g_print ("  (%s:%u%s%s)", leaf_program_source_name (program, change->place.source), line,
             change->by != 0 ? " in " : "", change->by != 0 ? leaf_program_rule_title (program, change->by) : "");
  g_print ("\n");
}

/* Prints the changes in every frame, innermost first. Of several changes to one rule, the first that is printed is in
 * force. */
static void
order_changes (LeafDebugger *debugger, const char *arguments)
{
  const LeafProgram *program = leaf_play_program (debugger->play);

  if (!leaf_program_changes_rules (program))
    g_print ("[This story has no procedural rules.]\n");
  for (guint32 i = 0; i < leaf_play_n_rule_frames (debugger->play); i++) {
    LeafRuleFrameInfo frame = leaf_play_rule_frame (debugger->play, i);

    g_print ("%s %s%s:%s\n", i == 0 ? "following" : "kept from following",
             frame.rule != 0 ? leaf_program_rule_title (program, frame.rule)
                             : leaf_program_rulebook (program, frame.rulebook).name,
             frame.rule != 0 ? "" : " rules", frame.n_changes == 0 ? " nothing is changed" : "");
    for (guint32 j = 0; j < frame.n_changes; j++) {
      LeafRuleChangeInfo change = leaf_play_rule_change (debugger->play, i, j);

      g_print ("    ");
      print_change (debugger, &change);
    }
  }
}

/* Prints the changes by procedural rules that are in force for a rule. */
static void
print_changes_of (LeafDebugger *debugger, guint32 rule)
{
  for (guint32 i = 0; i < leaf_play_rule_frame (debugger->play, 0).n_changes; i++) {
    LeafRuleChangeInfo change = leaf_play_rule_change (debugger->play, 0, i);

    if (change.rule == rule && !change.is_undone)
      print_change (debugger, &change);
  }
}

static void
order_why (LeafDebugger *debugger, const char *arguments)
{
  const LeafProgram *program = leaf_play_program (debugger->play);
  guint32 rule = leaf_program_find_rule (program, arguments);
  g_autofree LeafClauseState *clauses = NULL;

  if (*arguments == '\0') {
    g_print ("[Name a rule: why RULE.]\n");
    return;
  }
  if (rule == 0) {
    g_print ("[There is no rule called '%s'.]\n", arguments);
    return;
  }
  print_changes_of (debugger, rule);
  clauses = leaf_play_why_not (debugger->play, rule);
  for (guint i = 0; clauses != NULL && clauses[i].place.source != 0; i++) {
    g_autofree char *words = leaf_cli_words_at (program, clauses[i].place);

    g_print ("%s  %s%s%s\n",
             clauses[i].holds > 0    ? "holds    "
             : clauses[i].holds == 0 ? "does not "
                                     : "not known",
             clauses[i].unsaid != NULL ? "(" : "", clauses[i].unsaid != NULL ? clauses[i].unsaid : words,
             clauses[i].unsaid != NULL ? ")" : "");
  }
}

/* Explains why something did not happen in the last turn: a rule, a response, a scene, a grammar line or a thing. */
static void
order_why_not (LeafDebugger *debugger, const char *arguments)
{
  g_autoptr (LeafTrace) trace = leaf_play_trace (debugger->play, leaf_play_n_turns (debugger->play) - 1);
  LeafQuery query;
  LeafFinding *findings;
  guint32 n = 0;

  if (!leaf_program_find_query (leaf_play_program (debugger->play), arguments, &query)) {
    g_print ("['%s' is not the name of a rule or of anything else that can be explained.]\n", arguments);
    return;
  }
  findings = leaf_play_query (debugger->play, trace, &query, &n);
  for (guint32 i = 0; i < n; i++)
    g_print ("%*s%s\n", (int) findings[i].level * 4, "", findings[i].words);
  leaf_findings_free (findings, n);
}

/* Lists the commands that can be typed here and begin with the words, the most interesting first. */
static void
order_choices (LeafDebugger *debugger, const char *arguments)
{
  g_autoptr (GArray) choices = NULL;
  guint n = 0;

  if (debugger->stop.cause != LEAF_STOP_WANTS_COMMAND) {
    g_print ("[The story does not wait for a command.]\n");
    return;
  }
  choices = leaf_play_choices (debugger->play, 0);
  for (guint i = 0; i < choices->len; i++) {
    const char *command = g_array_index (choices, LeafPlayChoice, i).command;

    if (!g_str_has_prefix (command, arguments))
      continue;
    g_print ("  %s\n", command);
    n++;
  }
  if (n == 0)
    g_print ("[No such command is known.]\n");
}

static void
order_quit (LeafDebugger *debugger, const char *arguments)
{
  debugger->is_over = TRUE;
}

static void order_help (LeafDebugger *debugger, const char *arguments);

static const Order orders[] = {
  { "step", "", "to the next statement, also into calls", order_step },
  { "next", "", "to the next statement here", order_next },
  { "out", "", "run until the current rule or phrase ends", order_out },
  { "rule", "", "to the next rule that applies", order_rule },
  { "run", "", "continue to a breakpoint or the next command", order_run },
  { "back", "[step, next, out, rule, turn, stop]", "step back, or that far back", order_back },
  { "break", "WHERE [/if COND] [/hits N] [/log TEXT]", "set a breakpoint; alone: remove all", leaf_debugger_break },
  { "breakpoints", "", "list breakpoints and how often each was reached", leaf_debugger_list },
  { "delete", "NUMBER", "remove a breakpoint", leaf_debugger_delete },
  { "where", "", "the stack, innermost first", order_where },
  { "print", "VALUE", "evaluate a value, condition or phrase on a copy; alone: list local values", order_print },
  { "why", "RULE", "each clause of its preamble, as it is now", order_why },
  { "why-not", "RULE", "why it did not run, or happen, in this turn", order_why_not },
  { "choices", "[WORDS]", "list the commands that can be typed here, or those that begin with WORDS", order_choices },
  { "changes", "", "the effects of procedural rules", order_changes },
  { "help", "", "this list", order_help },
  { "quit", "", "leave", order_quit },
};

static void
order_help (LeafDebugger *debugger, const char *arguments)
{
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    g_print ("  %-11s %-38s %s\n", orders[i].name, orders[i].arguments, orders[i].help);
  g_print (
      "WHERE is a line, a rule, a rulebook, the beginning of a phrase (To ...), or one of: action taking; activity printing the name;\n"
      "change the score; text Ouch; failure of instead; success of instead; any problem.  In TEXT, write values in braces: {the score}.\n"
      "While the story is waiting for a command, put a full stop before these.\n");
}

/* --- the terminal ------------------------------------------------------------------------------------------------- */

static void
obey (LeafDebugger *debugger, const char *line)
{
  gsize length = strcspn (line, " ");

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    if (length > 0 && g_ascii_strncasecmp (orders[i].name, line, length) == 0) {
      g_autofree char *arguments = g_strstrip (g_strdup (line + length));
      orders[i].run (debugger, arguments);
      return;
    }
  if (length > 0)
    g_print ("[Unknown command; `help` lists them.]\n");
}

static void
take_line (LeafDebugger *debugger, char *line)
{
  if (debugger->stop.cause == LEAF_STOP_WANTS_COMMAND && line[0] != '.') {
    if (leaf_play_command (debugger->play, line))
      run (debugger);
    return;
  }
  obey (debugger, line[0] == '.' ? line + 1 : line);
}

int
leaf_command_debug (int argc, char **argv)
{
  gint64 seed = 1;
  g_auto (GStrv) breaks = NULL;
  LeafDebugger debugger = { .budget = LEAF_CLI_BUDGET };
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed the random number generator", "NUMBER" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &breaks,
      "Set a breakpoint at a line, a rule, a rulebook or another place (see `help`)", "WHERE" },
    { "budget", 0, 0, G_OPTION_ARG_INT64, &debugger.budget.work,
      "Pause after NUMBER instructions without a request for a command; 0: never", "NUMBER" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  char *line;

  if (!leaf_cli_parse ("debug", "STORY", "Plays a story step by step; `help` lists the commands.", entries, &argc,
                       &argv)
      || !leaf_cli_is_seed ("debug", seed))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("debug", "expected one STORY argument");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  leaf_cli_print_problems (program, stderr);
  play = leaf_play_new (program, (guint32) seed);
  debugger.play = play;
  debugger.moments = g_array_new (FALSE, FALSE, sizeof (guint64));
  leaf_play_set_wanted (play, LEAF_WANT_TEXT | (leaf_program_changes_rules (program) ? LEAF_WANT_RULES : 0));
  for (char **where = breaks; where != NULL && *where != NULL; where++)
    leaf_debugger_break (&debugger, *where);
  if (breaks == NULL)
    leaf_play_step (play, LEAF_STEP_IN);
  run (&debugger);
  while (!debugger.is_over) {
    if (debugger.stop.cause != LEAF_STOP_WANTS_COMMAND) {
      g_print ("(leaf) ");
      fflush (stdout);
    }
    line = leaf_cli_read_line (stdin);
    if (line == NULL)
      break;
    take_line (&debugger, line);
    g_free (line);
  }
  g_array_unref (debugger.moments);
  g_free (debugger.treatment);
  if (debugger.breakpoints != NULL)
    g_array_unref (debugger.breakpoints);
  return leaf_program_n_problems (program) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
