/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-trust.c: `leaf trust` allows symbolic links in a story's folder to lead out of it. */
#include "leaf-cli.h"
#include "leaf-storage-links.h"

int
leaf_command_trust (int argc, char **argv)
{
  gboolean undo = FALSE;
  const GOptionEntry entries[] = {
    { "undo", 0, 0, G_OPTION_ARG_NONE, &undo, "Stop trusting the story", NULL },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  int number;

  if (!leaf_cli_parse (
          "trust", "STORY",
          "Allows symbolic links in a story's folder that point outside it: the files they point to are read, compiled and written.\n"
          "A story that you did not write yourself may use them to read or replace your files.",
          entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("trust", "expected one STORY argument");
  if (!undo && !g_file_test (argv[1], G_FILE_TEST_EXISTS)) {
    g_printerr ("leaf trust: there is no story '%s'\n", argv[1]);
    return LEAF_EXIT_USAGE;
  }
  number = leaf_storage_trust (argv[1], !undo);
  if (number != 0)
    g_printerr ("leaf trust: %s: %s\n", argv[1], leaf_storage_strerror (number));
  return number == 0 ? LEAF_EXIT_FINE : LEAF_EXIT_USAGE;
}
