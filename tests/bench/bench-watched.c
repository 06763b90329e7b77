/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-watched STORY TURNS: plays so many turns and prints the milliseconds of the processor's time that they took.  Built twice: with events and
 * stops, which nobody asks for here, and without them; watched.py compares the two. */
#include "leaf.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *const commands[] = { "look", "z", "i", "take all", "z", "n", "s", "e", "w", "x me" };

static double
milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

int
main (int argc, char **argv)
{
  guint turns = argc > 2 ? (guint) atoi (argv[2]) : 50, given = 0;
  g_autofree char *text = NULL;
  gsize length;
  LeafSourceText source = { .name = "story.ni" };
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafPlay) play = NULL;
  double start;

  if (argc < 2 || !g_file_get_contents (argv[1], &text, &length, NULL))
    return 1;
  source.bytes = text;
  source.length = length;
  program = leaf_program_compile (&source, NULL);
  play = leaf_play_new (program, 1);
  leaf_play_set_wanted (play, LEAF_WANT_TEXT);
  start = milliseconds ();
  for (gboolean goes_on = TRUE; goes_on;) {
    LeafStop stop = leaf_play_run (play, 1000000);
    guint32 n;

    leaf_play_drain (play, &n);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      goes_on = given < turns && leaf_play_command (play, commands[given++ % G_N_ELEMENTS (commands)]);
    else
      goes_on = stop.cause == LEAF_STOP_OUT_OF_BUDGET;
  }
  printf ("%.3f %u\n", milliseconds () - start, given);
  return 0;
}
