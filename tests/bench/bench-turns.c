/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the turns per second of a small story. Each turn is a command that goes through the parser, the action
 * rulebooks and the turn sequence. As a measure of this machine, it also prints how many rounds of hashing a page take
 * the same time. Nothing is asserted. */
#include "leaf.h"

#include <string.h>

static const char story[]
    = "The Shed is a room. The box is an open container in the Shed. The ball is in the box. The Yard is north of the Shed.\n"
      "Bob is a man in the Yard. The hat is a wearable thing in the Yard. Every turn: do nothing.\n";

static const char *const commands[]
    = { "look",      "take ball", "north",        "take hat", "wear hat", "inventory",      "x bob",
        "drop ball", "take ball", "take off hat", "drop hat", "south",    "put ball in box" };

static void
run (LeafPlay *play)
{
  guint32 n;

  while (leaf_play_run (play, 1000000).cause == LEAF_STOP_OUT_OF_BUDGET)
    ;
  leaf_play_drain (play, &n);
}

static double
measure_of_the_machine (void)
{
  static char page[4096];
  gint64 start = g_get_monotonic_time ();
  guint rounds = 0;

  while (g_get_monotonic_time () - start < 200000) {
    g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) page, sizeof page);

    page[rounds++ % sizeof page] = sum[0];
  }
  return rounds / 0.2;
}

int
main (void)
{
  LeafSourceText text = { "bench.ni", story, sizeof story - 1 };
  g_autoptr (LeafProgram) program = leaf_program_compile (&text, NULL);
  g_autoptr (LeafPlay) play = leaf_play_new (program, 1);
  double pages = measure_of_the_machine (), turns;
  gint64 start;
  guint done = 0;

  run (play);
  start = g_get_monotonic_time ();
  while (g_get_monotonic_time () - start < 2000000) {
    leaf_play_command (play, commands[done++ % G_N_ELEMENTS (commands)]);
    run (play);
  }
  turns = done / ((double) (g_get_monotonic_time () - start) / 1e6);
  g_print ("%.0f turns a second; %.2f turns for each page of 4096 bytes summed\n", turns, turns / pages);
  return 0;
}
