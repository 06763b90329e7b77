/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-test-choices.c: what can be typed after a test of the story, for editors that complete its script. */
#include "leaf-explore.h"

enum { SLICE = 100000 };

/* Runs the play until it wants a line. A key is given when one is wanted. Returns FALSE if it ends before that, or does
 * not reach that point within the budget. */
static gboolean
run_to_line (LeafPlay *play, guint64 *budget)
{
  while (*budget > 0) {
    guint64 slice = MIN (*budget, SLICE);
    LeafStop stop = leaf_play_run (play, slice);
    guint32 n;

    *budget -= slice;
    leaf_play_drain (play, &n); /* nobody reads what is printed */
    if (stop.cause == LEAF_STOP_WANTS_COMMAND && stop.wants != LEAF_INPUT_KEY)
      return TRUE;
    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      leaf_play_command (play, " ");
    else if (stop.cause != LEAF_STOP_OUT_OF_BUDGET)
      return FALSE;
  }
  return FALSE;
}

GArray *
leaf_program_test_choices (LeafProgram *program, const char *test, guint64 budget, guint32 most)
{
  g_autoptr (LeafPlay) play = NULL;
  g_autofree char *command = g_strdup_printf ("test %s", test);

  g_return_val_if_fail (program != NULL && test != NULL, NULL);
  play = leaf_play_new (program, 1);
  leaf_play_set_wanted (play, 0);
  if (run_to_line (play, &budget) && leaf_play_command (play, command) && run_to_line (play, &budget))
    return leaf_play_choices (play, most);
  return g_array_new (FALSE, TRUE, sizeof (LeafPlayChoice));
}
