/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-play.c: `leaf play` plays a story with commands from a file or from the keyboard. It prints the story's
 * text, or the rules that applied (a trace).
 *
 * A trace has what the testing command RULES would print if it were typed before the first command, so it begins with
 * the first turn. If the story would not accept RULES there, because it asks a question or handles commands before they
 * are parsed, the trace has no rules; a copy of the play tries this. Of a release, which has no such command, the rules
 * are always printed. Each rule that applied is a line with its title, indented below what it runs in, and with what
 * procedural rules did to it. A line `>command` is a command that the story gave itself (of a test script) at the usual
 * prompt; typed commands are left out.
 *
 * The long trace also has rulebooks, rules that did not apply, and outcomes, and needs no RULES. Quotation marks in a
 * title are written as ~, so that a title can be quoted. */
#include "leaf-cli-report.h"
#include "leaf-cli-screen.h"
#include "leaf-cli-terminal.h"
#include "leaf-cli.h"
#include "leaf-storage-play.h"
#include "leaf-storage-release.h"

#include <unistd.h>

#define SLICE       1000000
#define MOST_MEMORY 4095 /* megabytes */

typedef struct {
  LeafPlay *play;
  FILE *commands;
  gboolean is_trace, is_long, is_release;
  gboolean is_untraced;  /* the story would not accept RULES, so there is no trace */
  guint32 turn_sequence; /* the rulebook with which the trace begins; 0: the trace has begun */
  guint n_given;         /* commands that this program gave, and whose events have not been drained */
  LeafCliBudget budget;
  gboolean has_read; /* a command was read */
  gboolean is_stopped;
  gboolean is_given_up; /* a limit was reached */
  LeafPlayFiles *storage;
  LeafCliReport report;
  LeafCliScreen screen;
  char begins, began; /* in a trace: the first characters of the line that is being printed, and of the one before */
} Session;

/* Notes the first characters of lines, of which a prompt is one. A trace does not print the text itself. */
static void
note_lines (Session *session, const char *text)
{
  for (; *text != '\0'; text++) {
    if (session->begins == '\0')
      session->begins = *text;
    if (*text != '\n')
      continue;
    session->began = session->begins;
    session->begins = '\0';
  }
}

/* Prints, for example, "lamp rule, moved to before the door rule, as the quiet rule asks". */
static void
print_rule (const Session *session, const LeafEvent *event, const char *what)
{
  const LeafProgram *program = leaf_play_program (session->play);
  g_autofree char *treatment = leaf_event_override_words (program, event);
  g_autofree char *title = event->rule != 0
                               ? g_strdup (leaf_program_rule_title (program, event->rule))
                               : g_strdup_printf ("%s rules", leaf_program_rulebook (program, event->rulebook).name);

  if (event->style != 0 || session->turn_sequence != 0 || session->is_untraced)
    return;
  g_print ("%*s%s%s%s%s\n", (int) MIN (event->level, 30) * 2, "", g_strdelimit (title, "\"", '~'), what,
           treatment != NULL ? ", " : "", treatment != NULL ? treatment : "");
}

static void
print_outcome (const Session *session, const LeafEvent *event)
{
  if (event->style == 0 && session->turn_sequence == 0 && event->outcome != LEAF_OUTCOME_NONE)
    g_print ("%*s[stopped: %s]\n", (int) MIN (event->level, 30) * 2, "",
             event->outcome == LEAF_OUTCOME_SUCCESS   ? "success"
             : event->outcome == LEAF_OUTCOME_FAILURE ? "failure"
                                                      : "no result");
}

static void
trace_rule (Session *session, const LeafEvent *event)
{
  switch (event->sort) {
  case LEAF_EVENT_RULE_BEGUN:
    if (event->rulebook == session->turn_sequence)
      session->turn_sequence = 0;
    print_rule (session, event, "");
    break;
  case LEAF_EVENT_RULE_PASSED: print_rule (session, event, ""); break;
  case LEAF_EVENT_RULE_ENDED:
    if (session->is_long && !event->applied && event->outcome == LEAF_OUTCOME_NONE)
      print_rule (session, event, " (does not apply)");
    break;
  case LEAF_EVENT_RULEBOOK_BEGUN:
    if (session->is_long)
      print_rule (session, event, ":");
    break;
  case LEAF_EVENT_TEXT:
  case LEAF_EVENT_RULE_CONSIDERED:
  case LEAF_EVENT_RULEBOOK_ENDED:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_ACTION_BEGUN:
  case LEAF_EVENT_ACTION_ENDED:
  case LEAF_EVENT_COMMAND:
  case LEAF_EVENT_PROMPT:
  case LEAF_EVENT_STATUS:
  case LEAF_EVENT_FAULT:
  case LEAF_EVENT_NOTICE:
  case LEAF_EVENT_LOG:
  case LEAF_EVENT_ACTIVITY_BEGUN:
  case LEAF_EVENT_PHRASE_BEGUN:
    if (session->is_long)
      print_outcome (session, event);
    break;
  }
}

static void
print_event (Session *session, const LeafEvent *event)
{
  switch (event->sort) {
  case LEAF_EVENT_TEXT:
  case LEAF_EVENT_PROMPT:
    if (event->sort == LEAF_EVENT_PROMPT && !session->is_trace)
      leaf_cli_screen_show (&session->screen, session->play);
    leaf_cli_budget_spend_output (&session->budget, strlen (event->text), 0);
    leaf_cli_report_note (&session->report, event->text);
    if (session->is_trace)
      note_lines (session, event->text);
    else
      g_print ("%s", event->text);
    break;
  case LEAF_EVENT_RULE_BEGUN:
  case LEAF_EVENT_RULE_PASSED:
  case LEAF_EVENT_RULE_ENDED:
  case LEAF_EVENT_RULEBOOK_BEGUN:
  case LEAF_EVENT_RULEBOOK_ENDED:
    if (session->is_trace)
      trace_rule (session, event);
    break;
  case LEAF_EVENT_COMMAND:
    if (session->n_given > 0)
      session->n_given--;
    else if (session->is_trace && session->began == '>')
      g_print (">%s\n", event->text);
    break;
  case LEAF_EVENT_FAULT:
    leaf_cli_budget_spend_output (&session->budget, 0, 1);
    g_printerr ("run-time problem: %s\n", event->text);
    break;
  case LEAF_EVENT_NOTICE: g_printerr ("notice: %s\n", event->text); break;
  case LEAF_EVENT_STATUS: leaf_cli_screen_note_status (&session->screen, event->text); break;
  case LEAF_EVENT_RULE_CONSIDERED:
  case LEAF_EVENT_STATEMENT:
  case LEAF_EVENT_ACTION_BEGUN:
  case LEAF_EVENT_ACTION_ENDED:
  case LEAF_EVENT_LOG:
  case LEAF_EVENT_ACTIVITY_BEGUN:
  case LEAF_EVENT_PHRASE_BEGUN: break;
  }
}

static void
drain (Session *session)
{
  guint32 n = 0;
  const LeafEvent *events = leaf_play_drain (session->play, &n);

  for (guint32 i = 0; i < n; i++)
    print_event (session, &events[i]);
  fflush (stdout);
}

/* Returns TRUE if the story would accept the command RULES at this moment. */
static gboolean
reads_rules (const LeafPlay *play)
{
  g_autoptr (LeafPlay) trial = leaf_play_copy (play);

  leaf_play_set_wanted (trial, 0);
  return leaf_play_command (trial, "rules") && leaf_play_run (trial, SLICE).cause == LEAF_STOP_WANTS_COMMAND
         && leaf_play_tells_rules (trial);
}

/* Call before the first command. */
static void
note_whether_traced (Session *session)
{
  if (!session->is_trace || session->is_long || session->is_release || session->has_read || reads_rules (session->play))
    return;
  session->is_untraced = TRUE;
  g_printerr (
      "The story does not accept RULES as its first command, so there is no trace. Use --trace-all to see what ran.\n");
}

static gboolean
give_from_terminal (Session *session)
{
  LeafStop stop = leaf_play_stop (session->play);
  g_autofree char *input = leaf_cli_terminal_read (&stop);

  if (input == NULL)
    return FALSE;
  session->has_read = TRUE;
  session->n_given++;
  return leaf_play_command (session->play, input);
}

/* Gives the play the next command: from the report, the terminal or the file. Returns FALSE if there are no more. An
 * empty file counts as one empty line. */
static gboolean
give_command (Session *session)
{
  g_autofree char *line = NULL;
  const char *reported = leaf_cli_report_next (&session->report);

  if (reported != NULL) {
    session->n_given++;
    return leaf_play_command (session->play, reported);
  }
  if (session->commands == NULL)
    return FALSE;
  if (session->commands == stdin && leaf_cli_terminal_is ())
    return give_from_terminal (session);
  line = leaf_cli_read_line (session->commands);
  if (line == NULL && (session->has_read || session->commands == stdin))
    return FALSE;
  session->has_read = TRUE;
  session->n_given++;
  return leaf_play_command (session->play, line != NULL ? line : "");
}

/* Formats of messages, for the path of the file and the reason. */
static const char *const failure_messages[] = {
  [LEAF_STORAGE_UNREADABLE] = "The story cannot read %s: it is not a text file, or it is too long.\n",
  [LEAF_STORAGE_NOT_SAVED] = "A file of the story could not be saved in %s: %s.\n",
  [LEAF_STORAGE_UNSAVED] = "The game could not be saved in %s: %s.\n",
  [LEAF_STORAGE_UNRESTORED] = "%s cannot be restored: %s.\n",
};

static void
print_failure (LeafPlayFilesFailure failure, const char *path, const char *why, gpointer data)
{
  g_printerr (failure_messages[failure], path, why);
}

static void
run_to_the_end (Session *session)
{
  while (!session->is_stopped) {
    LeafStop stop = leaf_play_run (session->play, SLICE);

    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      note_whether_traced (session);
    drain (session);
    if (stop.cause == LEAF_STOP_SAVES)
      leaf_play_answer_save (session->play, leaf_play_files_keep (session->storage, session->play, TRUE));
    else
      leaf_play_files_keep (session->storage, session->play, FALSE);
    switch (stop.cause) {
    case LEAF_STOP_WANTS_COMMAND:
      session->is_stopped = !give_command (session);
      leaf_cli_budget_renew (&session->budget);
      break;
    case LEAF_STOP_OUT_OF_BUDGET:
    case LEAF_STOP_SAVES: /* counted as a slice, so that a story cannot save without end */
      if (!leaf_cli_budget_spend_work (&session->budget, SLICE)) {
        leaf_play_give_up (session->play);
        drain (session);
        session->is_stopped = session->is_given_up = TRUE;
      }
      break;
    case LEAF_STOP_BREAKPOINT:
    case LEAF_STOP_STEP_DONE: break;
    case LEAF_STOP_FAULT:
    case LEAF_STOP_FINISHED:
    case LEAF_STOP_NONE:
      leaf_cli_report_next (&session->report); /* compares the last answer */
      session->is_stopped = TRUE;
    }
  }
}

/* A report is about what its player had: a release, unless the page was made by an early version of this program. */
static LeafProgram *
compile (Session *session, const char *story)
{
  const LeafStorageReport *report = session->report.report;
  g_autofree char *serial
      = report != NULL && *report->serial != '\0' ? g_strdup (report->serial) : leaf_storage_release_serial ();

  session->is_release |= report != NULL && *report->serial != '\0';
  return session->is_release ? leaf_cli_compile_release (story, serial) : leaf_cli_compile (story);
}

/* The file beside a story that keeps its saved games. */
static char *
default_saves (const char *story)
{
  gsize length = strlen (story);

  while (length > 1 && story[length - 1] == '/')
    length--;
  return g_strdup_printf ("%.*s.saved", (int) length, story);
}

int
leaf_command_play (int argc, char **argv)
{
  g_autofree char *commands = NULL, *saves = NULL, *folder = NULL, *report = NULL;
  gboolean is_trace = FALSE, is_long = FALSE;
  gint64 seed = 1, memory = 256;
  Session session = { .budget = LEAF_CLI_BUDGET };
  const GOptionEntry entries[] = {
    { "commands", 0, 0, G_OPTION_ARG_FILENAME, &commands,
      "Read commands from FILE, one per line, instead of the keyboard", "FILE" },
    { "saves", 0, 0, G_OPTION_ARG_FILENAME, &saves, "Keep saved games in FILE (at the keyboard: STORY.saved)", "FILE" },
    { "files", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Keep the files that the story reads and writes in FOLDER",
      "FOLDER" },
    { "release", 0, 0, G_OPTION_ARG_NONE, &session.is_release,
      "Play what players get: no testing commands, and nothing that is not for release", NULL },
    { "report", 0, 0, G_OPTION_ARG_FILENAME, &report, "First replay a player's report from a published page", "FILE" },
    { "trace", 0, 0, G_OPTION_ARG_NONE, &is_trace, "Print the rules that applied instead of the text", NULL },
    { "trace-all", 0, 0, G_OPTION_ARG_NONE, &is_long,
      "The same, with rulebooks, rules that did not apply, and outcomes", NULL },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed the random number generator", "NUMBER" },
    { "memory", 0, 0, G_OPTION_ARG_INT64, &memory, "Limit lists and texts to MEGABYTES megabytes (256)", "MEGABYTES" },
    LEAF_CLI_BUDGET_OPTION_WORK (session.budget),
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  int code = LEAF_EXIT_USAGE;

  if (!leaf_cli_parse ("play", "STORY", "Plays a story. Sentences with problems are left out.", entries, &argc, &argv)
      || !leaf_cli_is_seed ("play", seed) || !leaf_cli_is_in_range ("play", "--memory", memory, 1, MOST_MEMORY))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("play", "expected one STORY argument");
  is_trace |= is_long;
  session.commands = commands != NULL ? fopen (commands, "r") : strcmp (argv[1], "-") == 0 ? NULL : stdin;
  if (commands != NULL && session.commands == NULL)
    return leaf_cli_usage ("play", "cannot read '%s': %s", commands, g_strerror (errno));
  if (report != NULL && !leaf_cli_report_open (&session.report, report))
    return LEAF_EXIT_USAGE;
  if (report != NULL)
    seed = session.report.report->seed;
  program = compile (&session, argv[1]);
  if (program != NULL) {
    code = leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
    play = leaf_play_new (program, (guint32) seed);
    leaf_play_set_memory (play, (gsize) memory << 20);
    session.play = play;
    session.is_trace = is_trace;
    session.is_long = is_long;
    session.turn_sequence = leaf_program_find_rulebook (program, "turn sequence");
    if (saves == NULL && session.commands == stdin && isatty (STDIN_FILENO))
      saves = default_saves (argv[1]);
    leaf_play_set_wanted (play,
                          LEAF_WANT_TEXT | (is_trace ? LEAF_WANT_RULES : 0) | (saves != NULL ? LEAF_WANT_SAVES : 0));
    session.storage = leaf_play_files_new (saves, folder, print_failure, NULL);
    leaf_play_files_give (session.storage, play);
    leaf_cli_report_begin (&session.report, play);
    run_to_the_end (&session);
    leaf_play_files_unref (session.storage);
    leaf_cli_screen_clear (&session.screen);
    if (!is_trace)
      g_print ("\n");
    if (session.is_given_up || session.report.has_parted)
      code = LEAF_EXIT_PROBLEMS;
  }
  leaf_cli_report_clear (&session.report);
  if (commands != NULL)
    fclose (session.commands);
  return code;
}
