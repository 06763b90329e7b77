/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-watched STORY TURNS: plays this number of turns and prints the milliseconds of processor time that they took.
 * It is built twice: with support for events and breakpoints, which are not used here, and without; watched.py compares
 * the two. */
#include "bench-story.h"

#include <stdio.h>
#include <stdlib.h>

int
main (int argc, char **argv)
{
  guint turns = argc > 2 ? (guint) atoi (argv[2]) : 50, given = 0;
  g_autoptr (LeafProgram) program = argc > 1 ? compile_file (argv[1]) : NULL;
  g_autoptr (LeafPlay) play = NULL;
  double start;

  if (program == NULL)
    return 1;
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
