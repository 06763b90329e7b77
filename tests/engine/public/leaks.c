/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaks.c: a program that leaks a play, which must be reported, to verify that the leak check works. */
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
