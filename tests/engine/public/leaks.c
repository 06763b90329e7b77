/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaks.c: a program of the engine that leaks a play, and must be found out: so the leak check is known to see. */
#include "leaf.h"

int
main (void)
{
  g_autoptr (LeafProgram) program
      = leaf_program_compile (&(LeafSourceText) { "story.ni", "The Lab is a room.", 18 }, NULL);
  LeafPlay *play = leaf_play_new (program, 1);

  leaf_play_run (play, 1000);
  play = NULL;
  return play != NULL;
}
