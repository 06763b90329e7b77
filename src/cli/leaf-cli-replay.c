/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-replay.c: plays the commands in a file, for the subcommands that analyse plays. */
#include "leaf-cli.h"

#define SLICE 1000000

/* Returns FALSE if the play needs no more commands, or its budget is spent. */
static gboolean
run_to_command (LeafPlay *play, LeafCliBudget *budget)
{
  leaf_cli_budget_renew (budget);
  do {
    LeafStop stop = leaf_play_run (play, SLICE);
    guint32 n;

    leaf_play_drain (play, &n);
    if (stop.cause == LEAF_STOP_WANTS_COMMAND)
      return TRUE;
    if (stop.cause == LEAF_STOP_FINISHED || stop.cause == LEAF_STOP_FAULT || stop.cause == LEAF_STOP_NONE)
      return FALSE;
  } while (leaf_cli_budget_spend_work (budget, SLICE));
  leaf_play_give_up (play);
  return FALSE;
}

LeafPlay *
leaf_cli_replay (LeafProgram *program, guint32 seed, const char *commands, LeafCliBudget *budget)
{
  g_autoptr (LeafPlay) play = leaf_play_new (program, seed);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean goes_on;

  if (commands != NULL && !g_file_get_contents (commands, &text, NULL, &error)) {
    g_printerr ("leaf: %s\n", error->message);
    return NULL;
  }
  lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  leaf_play_set_wanted (play, 0);
  goes_on = run_to_command (play, budget);
  for (char **line = lines; goes_on && *line != NULL && (**line != '\0' || line[1] != NULL); line++) {
    g_strchomp (*line);
    goes_on = leaf_play_command (play, *line) && run_to_command (play, budget);
  }
  return g_steal_pointer (&play);
}
