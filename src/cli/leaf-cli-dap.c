/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-dap.c: `leaf dap` serves the Debug Adapter Protocol on standard input and output. */
#include "leaf-cli.h"
#include "leaf-dap.h"
#include "leaf-storage.h"

static char *
path_of_source (const LeafStorage *storage, const LeafProgram *program, guint32 source)
{
  if (source == leaf_program_story_source (program))
    return g_canonicalize_filename (leaf_program_source_name (program, source), NULL);
  return leaf_storage_source_path (storage, program, source);
}

static LeafProgram *
open_story (const char *path, GPtrArray *files)
{
  g_autoptr (LeafStorage) storage = leaf_cli_storage (path);
  LeafProgram *program = leaf_cli_compile_with_storage (path, storage, NULL, NULL);

  for (guint32 i = 1; program != NULL && i <= leaf_program_n_sources (program); i++)
    g_ptr_array_add (files, path_of_source (storage, program, i));
  return program;
}

int
leaf_command_dap (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL, 0, 0, 0, NULL, NULL, NULL } };

  if (!leaf_cli_parse ("dap", "", "Speaks the Debug Adapter Protocol, for an editor that starts it.", entries, &argc,
                       &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 1)
    return leaf_cli_usage ("dap", "expected no arguments: the editor names the story");
  return leaf_dap_serve (stdin, stdout, open_story);
}
