/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-shorten.c: `leaf explore --shorten`, which shortens the play in a file. */
#include "leaf-cli-explore-shorten.h"
#include "leaf-cli.h"

typedef struct {
  gint64 end;
} Deadline;

static gboolean
is_past (gpointer data)
{
  return g_get_monotonic_time () > ((const Deadline *) data)->end;
}

char **
leaf_cli_explore_read_commands (const char *file)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  char **lines;

  if (!g_file_get_contents (file, &text, NULL, &error)) {
    g_printerr ("leaf explore: %s\n", error->message);
    return NULL;
  }
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    g_strchomp (*line);
  return lines;
}

int
leaf_cli_explore_shorten (LeafProgram *program, const LeafExplorationOptions *options, const char *file, char **goals,
                          int seconds)
{
  Deadline deadline = { g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC };
  g_auto (GStrv) commands = leaf_cli_explore_read_commands (file);
  g_autofree char *problem = NULL;
  g_auto (GStrv) found = NULL;

  if (commands == NULL)
    return LEAF_EXIT_USAGE;
  found = leaf_exploration_shorten (program, options, (const char *const *) commands, (const char *const *) goals,
                                    is_past, &deadline, &problem);
  if (found == NULL) {
    g_printerr ("leaf explore: '%s' cannot be shortened: %s\n", file, problem);
    return LEAF_EXIT_PROBLEMS;
  }
  for (char **line = found; *line != NULL; line++)
    g_print ("%s\n", *line);
  g_printerr ("%u commands of %u. They lead to the same room, score and ending%s; if the story goes on, the player has "
              "the same things. Other changes may be lost%s.\n",
              g_strv_length (found), g_strv_length (commands), goals != NULL ? ", and the goals hold" : "",
              goals != NULL ? "" : ": name those that matter with --goal");
  return LEAF_EXIT_FINE;
}
