/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-slices STORY...: plays each story with a few commands, or those in the file `STORY.commands` if there is one,
 * in slices of the window's size, and prints how long the longest slice, or the hash of the moment at its end, took, in
 * milliseconds of this thread's processor time, and the last command before it. The figure is the median of five plays,
 * unless the first one was far below the limit. A story that does not end is abandoned after ten thousand slices, or
 * some seconds. Nothing is asserted. */
#include "leaf.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SLICE = 20000, MOST_SLICES = 10000, RUNS = 5, MOST_MILLISECONDS = 2000, SHORT_MILLISECONDS = 4 };

static const char usual[] = "look\nz\ntake all\ni\nundo\nx me\nz\ndrop all\nz\nz";

static char **
commands_of (const char *story)
{
  g_autofree char *path = g_strconcat (story, ".commands", NULL), *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return g_strsplit (text != NULL ? text : usual, "\n", -1);
}

static double
milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

typedef struct {
  double milliseconds;
  const char *after; /* the command; "": none yet */
} Longest;

static void
take_longer (Longest *longest, double start, const char *after)
{
  double taken = milliseconds () - start;

  if (taken > longest->milliseconds)
    *longest = (Longest) { taken, after };
}

static Longest
longest_slice (LeafProgram *program, char **commands)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  double began = milliseconds ();
  Longest longest = { 0, "" };
  const char *command = "";
  guint given = 0;

  for (guint i = 0; i < MOST_SLICES && milliseconds () - began < MOST_MILLISECONDS; i++) {
    double start = milliseconds ();
    LeafStop stop = leaf_play_run (play, SLICE);
    guint32 n;

    take_longer (&longest, start, command);
    leaf_play_drain (play, &n);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND) {
      start = milliseconds ();
      leaf_play_hash (play);
      take_longer (&longest, start, "the sum of the moment");
      if (commands[given] == NULL)
        break;
      start = milliseconds ();
      leaf_play_command (play, command = commands[given++]);
      take_longer (&longest, start, command);
    } else if (stop.cause != LEAF_STOP_OUT_OF_BUDGET) {
      break;
    }
  }
  return longest;
}

static int
compare (const void *a, const void *b)
{
  double x = ((const Longest *) a)->milliseconds, y = ((const Longest *) b)->milliseconds;

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
    g_auto (GStrv) commands = commands_of (argv[i]);
    Longest longest[RUNS];
    guint n = 0;

    if (!g_file_get_contents (argv[i], &bytes, &text.length, NULL))
      continue;
    text.bytes = bytes;
    program = leaf_program_compile (&text, NULL);
    do
      longest[n++] = longest_slice (program, commands);
    while (n < RUNS && longest[0].milliseconds > SHORT_MILLISECONDS);
    qsort (longest, n, sizeof *longest, compare);
    g_print ("%8.2f ms  %s%s%.40s\n", longest[n / 2].milliseconds, argv[i],
             longest[n / 2].after[0] != '\0' ? ", after " : "", longest[n / 2].after);
    fflush (stdout);
    if (longest[n / 2].milliseconds > worst) {
      worst = longest[n / 2].milliseconds;
      which = argv[i];
    }
  }
  g_print ("longest: %.2f ms, in %s\n", worst, which);
  return 0;
}
