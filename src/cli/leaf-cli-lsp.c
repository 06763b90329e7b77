/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-lsp.c: `leaf lsp` serves the Language Server Protocol on standard input and output. */
#include "leaf-cli.h"
#include "leaf-lsp.h"

#include <gio/gunixinputstream.h>
#include <gio/gunixoutputstream.h>
#include <unistd.h>

int
leaf_command_lsp (int argc, char **argv)
{
  gboolean by_stdio = FALSE;
  int explore_seconds = 0;
  const GOptionEntry entries[] = {
    { "stdio", 0, 0, G_OPTION_ARG_NONE, &by_stdio, "Use standard input and output (always true)", NULL },
    { "explore-seconds", 0, 0, G_OPTION_ARG_INT, &explore_seconds,
      "Explore a story for N seconds after each change, and mark the rules that did not run with hints", "N" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (GInputStream) in = NULL;
  g_autoptr (GOutputStream) out = NULL;

  if (!leaf_cli_parse ("lsp", "", "Speaks the Language Server Protocol, for an editor that starts it.", entries, &argc,
                       &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 1)
    return leaf_cli_usage ("lsp", "expected no arguments: the editor names the story");
  if (explore_seconds < 0)
    return leaf_cli_usage ("lsp", "the number of seconds must not be negative");
  in = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  out = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  return leaf_lsp_serve (in, out, explore_seconds);
}
