/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-slices STORY...: plays each story with a few commands, in slices of the window's size, and prints how long the longest slice
 * took, median of five plays.  A story that does not end is left after some hundreds of slices.  No time is asserted. */
#include "leaf.h"

#include <stdlib.h>

enum { SLICE = 20000, MOST_SLICES = 500, RUNS = 5 };

static const char *const commands[] = { "look", "z", "take all", "i", "undo", "x me", "z", "drop all", "z", "z" };

/* Milliseconds. */
static double
longest_slice (LeafProgram *program)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  gint64 longest = 0;
  guint given = 0;

  for (guint i = 0; i < MOST_SLICES; i++) {
    gint64 start = g_get_monotonic_time (), taken;
    LeafStop stop = leaf_play_run (play, SLICE);
    guint32 n;

    taken = g_get_monotonic_time () - start;
    longest = MAX (longest, taken);
    leaf_play_drain (play, &n);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND) {
      if (given == G_N_ELEMENTS (commands))
        break;
      start = g_get_monotonic_time ();
      leaf_play_command (play, commands[given++]);
      longest = MAX (longest, g_get_monotonic_time () - start);
    } else if (stop.cause != LEAF_STOP_OUT_OF_BUDGET) {
      break;
    }
  }
  return (double) longest / 1000;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

int
main (int argc, char **argv)
{
  double worst = 0;
  const char *which = "";

  for (int i = 1; i < argc; i++) {
    LeafSourceText text = { argv[i], NULL, 0 };
    g_autoptr (LeafProgram) program = NULL;
    g_autofree char *bytes = NULL;
    double longest[RUNS];

    if (!g_file_get_contents (argv[i], &bytes, &text.length, NULL))
      continue;
    text.bytes = bytes;
    program = leaf_program_compile (&text, NULL);
    for (guint k = 0; k < RUNS; k++)
      longest[k] = longest_slice (program);
    qsort (longest, RUNS, sizeof *longest, compare);
    g_print ("%8.2f ms  %s\n", longest[RUNS / 2], argv[i]);
    if (longest[RUNS / 2] > worst) {
      worst = longest[RUNS / 2];
      which = argv[i];
    }
  }
  g_print ("longest: %.2f ms, in %s\n", worst, which);
  return 0;
}
