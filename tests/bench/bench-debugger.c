/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-debugger STORY...: plays each story for fifty turns and prints how long answers of the debugger take then, in
 * milliseconds of this thread's processor time: a step back, the tree of the last turn, and why a rule did not run (the
 * slowest of all rules of the story). It also prints the cost of a play with a breakpoint that is never reached, and
 * with events of rules, each relative to the plain play of the same run. Each figure is the minimum of some runs.
 * Nothing is asserted. */
#include "bench-story.h"

#include <stdio.h>

enum { TURNS = 50, RUNS = 7, MOST_RULES = 200 };

typedef enum { PLAIN, STOPS, TOLD } Sort;

/* Returns milliseconds; *play (owned by the caller) is the play after the last turn. */
static double
play_turns (LeafProgram *program, Sort sort, LeafPlay **play)
{
  double start = milliseconds ();
  guint given = 0;

  *play = leaf_play_new (program, 1);
  leaf_play_set_wanted (*play, LEAF_WANT_TEXT | (sort == TOLD ? LEAF_WANT_RULES | LEAF_WANT_ACTIONS : 0));
  if (sort == STOPS)
    leaf_play_add_breakpoint (
        *play,
        &(LeafBreakpointSpec) { .sort = LEAF_BREAKPOINT_RULE,
                                .id = leaf_program_find_rule (program, "can't eat unless edible rule") },
        NULL);
  for (gboolean goes_on = TRUE; goes_on;) {
    LeafStop stop = leaf_play_run (*play, 1000000);
    guint32 n;

    leaf_play_drain (*play, &n);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      goes_on = given < TURNS && leaf_play_command (*play, commands[given++ % G_N_ELEMENTS (commands)]);
    else
      goes_on = stop.cause == LEAF_STOP_OUT_OF_BUDGET || stop.cause == LEAF_STOP_BREAKPOINT;
  }
  return milliseconds () - start;
}

/* Measured in turn, so that the load of the machine affects all of them. */
static void
compare_plays (LeafProgram *program)
{
  double least[3] = { G_MAXDOUBLE, G_MAXDOUBLE, G_MAXDOUBLE };

  for (guint run = 0; run < RUNS; run++)
    for (Sort sort = PLAIN; sort <= TOLD; sort++) {
      LeafPlay *play = NULL;
      double taken = play_turns (program, sort, &play);

      least[sort] = MIN (least[sort], taken);
      leaf_play_free (play);
    }
  printf (
      "  50 turns                %8.2f\n  with a stop, never met  %8.2f  (%.3f of that)\n  with its rules told     %8.2f  (%.3f)\n",
      least[PLAIN], least[STOPS], least[STOPS] / least[PLAIN], least[TOLD], least[TOLD] / least[PLAIN]);
}

static double
time_back (const LeafPlay *play)
{
  g_autoptr (LeafPlay) copy = leaf_play_copy (play);
  double start = milliseconds ();

  leaf_play_step_back (copy, LEAF_BACK_STATEMENT);
  return milliseconds () - start;
}

static double
time_trace (const LeafPlay *play, guint32 turn)
{
  double start = milliseconds ();
  g_autoptr (LeafTrace) trace = leaf_play_trace (play, turn);

  return milliseconds () - start;
}

/* In the order of the window: the tree of the turn, and then the answers. */
static double
time_why_not (const LeafPlay *play, guint32 turn)
{
  LeafProgram *program = leaf_play_program (play);
  double most = 0;

  for (guint32 rule = 1, n = 0; rule <= leaf_program_n_rules (program) && n < MOST_RULES; rule++) {
    double start = milliseconds ();
    g_autoptr (LeafTrace) trace = NULL;
    guint32 n_answers;
    LeafRuleAnswer *answers;

    if (leaf_program_rule (program, rule).is_library)
      continue;
    n++;
    trace = leaf_play_trace (play, turn);
    answers = leaf_play_answers (play, trace, rule, &n_answers);
    leaf_answers_free (answers, n_answers);
    most = MAX (most, milliseconds () - start);
  }
  return most;
}

static void
bench (const char *path)
{
  g_autoptr (LeafProgram) program = compile_file (path);
  LeafPlay *play = NULL;
  double back = G_MAXDOUBLE, trace = G_MAXDOUBLE;

  if (program == NULL) {
    printf ("%s is not here\n", path);
    return;
  }
  printf ("%s, in milliseconds:\n", path);
  compare_plays (program);
  play_turns (program, PLAIN, &play);
  for (guint run = 0; run < RUNS; run++) {
    back = MIN (back, time_back (play));
    trace = MIN (trace, time_trace (play, leaf_play_n_turns (play) - 1));
  }
  printf ("  a statement back        %8.2f\n  the tree of a turn      %8.2f\n  why not, the slowest    %8.2f\n", back,
          trace, time_why_not (play, leaf_play_n_turns (play) - 1));
  leaf_play_free (play);
}

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    bench (argv[i]);
  return 0;
}
