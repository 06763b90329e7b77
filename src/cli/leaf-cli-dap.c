/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-dap.c: `leaf dap` serves the Debug Adapter Protocol on standard input and output. */
#include "leaf-cli.h"
#include "leaf-dap.h"

int
leaf_command_dap (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL, 0, 0, 0, NULL, NULL, NULL } };

  if (!leaf_cli_parse ("dap", "", "Speaks the Debug Adapter Protocol, for an editor that starts it.", entries, &argc,
                       &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 1)
    return leaf_cli_usage ("dap", "expected no arguments: the editor names the story");
  return leaf_dap_serve (stdin, stdout, leaf_cli_compile);
}
