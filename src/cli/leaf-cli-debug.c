/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-debug.c: `leaf debug`: a story step by step, in a terminal.
 *
 * A line that is typed while the story wants a command goes to the story, unless it begins with a full stop; a line typed where
 * the story stands still is a command of the debugger, with or without the full stop.
 */
#include "leaf-cli.h"

#include <stdlib.h>

#define SLICE 1000000

typedef struct {
  LeafPlay *play;
  LeafStop stop;
  GArray *moments; /* of guint64: the event numbers at which it stood still, for "back" */
  char *treatment; /* what procedural rules did to the rule that began last; NULL: nothing */
  gboolean is_over;
} Debugger;

typedef struct {
  const char *name, *arguments, *help;
  void (*run) (Debugger *debugger, const char *arguments);
} Order;

/* --- showing ------------------------------------------------------------------------------------------------------------------------ */

static void
show_text (Debugger *debugger)
{
  guint32 n = 0, rule = leaf_play_stop (debugger->play).rule;
  const LeafEvent *events = leaf_play_drain (debugger->play, &n);

  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_TEXT || events[i].sort == LEAF_EVENT_PROMPT)
      g_print ("%s", events[i].text);
    else if (events[i].sort == LEAF_EVENT_FAULT)
      g_print ("\n[run-time problem: %s]\n", events[i].text);
    else if (events[i].sort == LEAF_EVENT_NOTICE)
      g_print ("\n[notice: %s]\n", events[i].text);
    else if (events[i].sort == LEAF_EVENT_RULE_BEGUN) {
      g_free (debugger->treatment);
      debugger->treatment
          = events[i].rule == rule ? leaf_event_treatment_words (leaf_play_program (debugger->play), &events[i]) : NULL;
    }
  fflush (stdout);
}

/* The line of source around a byte, without the space before it. */
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
show_place (Debugger *debugger)
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

/* --- going on ------------------------------------------------------------------------------------------------------------------------ */

static void
run (Debugger *debugger)
{
  guint64 here;

  do {
    debugger->stop = leaf_play_run (debugger->play, SLICE);
    show_text (debugger);
  } while (debugger->stop.cause == LEAF_STOP_OUT_OF_BUDGET);
  here = debugger->stop.event;
  g_array_append_val (debugger->moments, here);
  switch (debugger->stop.cause) {
  case LEAF_STOP_BREAKPOINT:
  case LEAF_STOP_STEP_DONE: show_place (debugger); break;
  case LEAF_STOP_FINISHED: g_print ("\n[The story is over.]\n"); break;
  case LEAF_STOP_FAULT: g_print ("\n[The story cannot go on.]\n"); break;
  case LEAF_STOP_NONE:
  case LEAF_STOP_WANTS_COMMAND:
  case LEAF_STOP_OUT_OF_BUDGET:
  default: break;
  }
}

static void
step (Debugger *debugger, LeafStep how)
{
  if (debugger->stop.cause == LEAF_STOP_WANTS_COMMAND) {
    g_print ("[The story wants a command first; then it stops again.]\n");
    leaf_play_step (debugger->play, how);
    return;
  }
  leaf_play_step (debugger->play, how);
  run (debugger);
}

static void
order_step (Debugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_IN);
}

static void
order_next (Debugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_OVER);
}

static void
order_out (Debugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_OUT);
}

static void
order_rule (Debugger *debugger, const char *arguments)
{
  step (debugger, LEAF_STEP_NEXT_RULE);
}

static void
order_run (Debugger *debugger, const char *arguments)
{
  if (debugger->stop.cause == LEAF_STOP_WANTS_COMMAND)
    g_print ("[The story wants a command.]\n");
  else {
    leaf_play_step (debugger->play, LEAF_STEP_NONE);
    run (debugger);
  }
}

/* Back to the moment before this one at which the story stood still: it is played again up to there. */
static void
order_back (Debugger *debugger, const char *arguments)
{
  guint64 moment;

  if (debugger->moments->len < 2) {
    g_print ("[There is no earlier moment to go back to.]\n");
    return;
  }
  g_array_set_size (debugger->moments, debugger->moments->len - 1);
  moment = g_array_index (debugger->moments, guint64, debugger->moments->len - 1);
  if (!leaf_play_seek (debugger->play, moment))
    g_print ("[That moment cannot be reached again.]\n");
  debugger->stop = leaf_play_stop (debugger->play);
  leaf_play_drain (debugger->play, &(guint32) { 0 });
  show_place (debugger);
}

/* --- breakpoints ----------------------------------------------------------------------------------------------------------------------- */

/* A number is a line of the story; anything else the name of a rulebook or the words of a rule. */
static void
order_break (Debugger *debugger, const char *arguments)
{
  const LeafProgram *program = leaf_play_program (debugger->play);
  char *end = NULL;
  guint64 line = g_ascii_strtoull (arguments, &end, 10);
  guint32 book, rule;
  gboolean done = FALSE;

  if (*arguments == '\0') {
    leaf_play_clear_breaks (debugger->play);
    g_print ("[No breakpoints any more.]\n");
    return;
  }
  if (end != arguments && *end == '\0')
    done = leaf_play_break_on_line (debugger->play, leaf_program_story_source (program), (guint32) line, TRUE);
  else {
    rule = leaf_program_find_rule (program, arguments);
    book = rule == 0 ? leaf_program_find_rulebook (program, arguments) : 0;
    if (rule != 0)
      done = leaf_play_break_on_rule (debugger->play, rule, TRUE);
    else if (book != 0)
      done = leaf_play_break_on_rulebook (debugger->play, book, TRUE);
  }
  g_print (done ? "[The story will stop there.]\n" : "[There is nothing to stop at there.]\n");
}

/* --- looking ------------------------------------------------------------------------------------------------------------------------------ */

static void
order_where (Debugger *debugger, const char *arguments)
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
print_frame_values (Debugger *debugger)
{
  if (leaf_play_n_frames (debugger->play) == 0 || leaf_play_frame (debugger->play, 0).n_values == 0) {
    g_print ("[No values are known by name here.]\n");
    return;
  }
  for (guint32 i = 0; i < leaf_play_frame (debugger->play, 0).n_values; i++) {
    LeafValueInfo info = leaf_play_frame_value (debugger->play, 0, i);

    g_print ("%s, %s: %s\n", info.name, info.kind, info.value);
    g_free (info.value);
  }
}

/* What goes by that name in the innermost frame that has such a thing, or else in the whole story. */
static LeafValueInfo
find_value (Debugger *debugger, const char *name)
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

static void
order_print (Debugger *debugger, const char *arguments)
{
  LeafValueInfo info;

  if (*arguments == '\0') {
    print_frame_values (debugger);
    return;
  }
  info = find_value (debugger, arguments);
  if (info.name == NULL)
    g_print ("[There is no variable called '%s'.]\n", arguments);
  else
    g_print ("%s, %s: %s\n", info.name, info.kind, info.value);
  g_free (info.value);
}

/* "the lamp rule is ignored  (story.ni:12 in quiet rule)" */
static void
print_change (Debugger *debugger, const LeafRuleChangeInfo *change)
{
  const LeafProgram *program = leaf_play_program (debugger->play);
  g_autofree char *words = leaf_rule_change_words (program, change);
  guint32 line = 0, column = 0;

  if (change->place.source != 0)
    leaf_program_line (program, change->place.source, change->place.start, &line, &column);
  g_print ("%s%s", words, change->is_undone ? ", but that was taken back" : "");
  if (line > 0)
    g_print ("  (%s:%u%s%s)", leaf_program_source_name (program, change->place.source), line, change->by != 0 ? " in " : "",
             change->by != 0 ? leaf_program_rule_title (program, change->by) : "");
  g_print ("\n");
}

/* Every frame, innermost first: the first is the one in force. */
static void
order_changes (Debugger *debugger, const char *arguments)
{
  const LeafProgram *program = leaf_play_program (debugger->play);

  if (!leaf_program_changes_rules (program))
    g_print ("[This story has no procedural rules.]\n");
  for (guint32 i = 0; i < leaf_play_n_rule_frames (debugger->play); i++) {
    LeafRuleFrameInfo frame = leaf_play_rule_frame (debugger->play, i);

    g_print ("%s %s%s:%s\n", i == 0 ? "following" : "kept from following",
             frame.rule != 0 ? leaf_program_rule_title (program, frame.rule) : leaf_program_rulebook (program, frame.rulebook).name,
             frame.rule != 0 ? "" : " rules", frame.n_changes == 0 ? " nothing is changed" : "");
    for (guint32 j = 0; j < frame.n_changes; j++) {
      LeafRuleChangeInfo change = leaf_play_rule_change (debugger->play, i, j);

      g_print ("    ");
      print_change (debugger, &change);
    }
  }
}

/* Those in force that are about the rule. */
static void
print_changes_of (Debugger *debugger, guint32 rule)
{
  for (guint32 i = 0; i < leaf_play_rule_frame (debugger->play, 0).n_changes; i++) {
    LeafRuleChangeInfo change = leaf_play_rule_change (debugger->play, 0, i);

    if (change.rule == rule && !change.is_undone)
      print_change (debugger, &change);
  }
}

static void
order_why (Debugger *debugger, const char *arguments)
{
  const LeafProgram *program = leaf_play_program (debugger->play);
  guint32 rule = leaf_program_find_rule (program, arguments);
  g_autofree LeafClauseState *clauses = NULL;

  if (rule == 0) {
    g_print ("[There is no rule that '%s' could mean.]\n", arguments);
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

static void
order_quit (Debugger *debugger, const char *arguments)
{
  debugger->is_over = TRUE;
}

static void order_help (Debugger *debugger, const char *arguments);

static const Order orders[] = {
  { "step", "", "to the next statement, into what it calls", order_step },
  { "next", "", "to the next statement here", order_next },
  { "out", "", "until what runs here is done", order_out },
  { "rule", "", "to the next rule that applies", order_rule },
  { "run", "", "on, to a breakpoint or the next command", order_run },
  { "back", "", "to the moment before", order_back },
  { "break", "LINE, RULE or RULEBOOK", "stop there; alone: clear all", order_break },
  { "where", "", "the stack, innermost first", order_where },
  { "print", "VARIABLE", "its value; alone: the values that are known here", order_print },
  { "why", "RULE", "each clause of its preamble, as it is now", order_why },
  { "changes", "", "what procedural rules have changed", order_changes },
  { "help", "", "this list", order_help },
  { "quit", "", "leave", order_quit },
};

static void
order_help (Debugger *debugger, const char *arguments)
{
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    g_print ("  %-7s %-24s %s\n", orders[i].name, orders[i].arguments, orders[i].help);
  g_print ("While the story wants a command, put a full stop before these.\n");
}

/* --- the terminal --------------------------------------------------------------------------------------------------------------------------- */

static void
obey (Debugger *debugger, const char *line)
{
  gsize length = strcspn (line, " ");

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    if (length > 0 && g_ascii_strncasecmp (orders[i].name, line, length) == 0) {
      g_autofree char *arguments = g_strstrip (g_strdup (line + length));
      orders[i].run (debugger, arguments);
      return;
    }
  if (length > 0)
    g_print ("[There is no such order; `help` lists them.]\n");
}

static void
take_line (Debugger *debugger, char *line)
{
  line[strcspn (line, "\r\n")] = '\0';
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
  int seed = 1;
  g_auto (GStrv) breaks = NULL;
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Begin the generator of chance with NUMBER", "NUMBER" },
    { "break", 0, 0, G_OPTION_ARG_STRING_ARRAY, &breaks, "Stop at this line, rule or rulebook", "WHERE" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  Debugger debugger = { 0 };
  char line[4096];

  if (!leaf_cli_parse ("debug", "STORY", "Plays a story step by step; `help` lists what can be asked.", entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("debug", "one story is wanted");
  program = leaf_cli_compile (argv[1]);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  leaf_cli_print_problems (program, stderr);
  play = leaf_play_new (program, (guint32) seed);
  debugger.play = play;
  debugger.moments = g_array_new (FALSE, FALSE, sizeof (guint64));
  leaf_play_set_wanted (play, LEAF_WANT_TEXT | (leaf_program_changes_rules (program) ? LEAF_WANT_RULES : 0));
  for (char **where = breaks; where != NULL && *where != NULL; where++)
    order_break (&debugger, *where);
  if (breaks == NULL)
    leaf_play_step (play, LEAF_STEP_IN);
  run (&debugger);
  while (!debugger.is_over) {
    if (debugger.stop.cause != LEAF_STOP_WANTS_COMMAND) {
      g_print ("(leaf) ");
      fflush (stdout);
    }
    if (fgets (line, sizeof line, stdin) == NULL)
      break;
    take_line (&debugger, line);
  }
  g_array_unref (debugger.moments);
  g_free (debugger.treatment);
  return leaf_program_n_problems (program) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}
