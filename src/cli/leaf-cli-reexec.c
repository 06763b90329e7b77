/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-reexec.c: what `leaf` does as another program, leaf-more, which takes its place.
 *
 * That is linked with what few commands use, XML, JSON-RPC and JSON: to load these is a third of what `leaf check` of a small story costs.  It is the same
 * program otherwise, so a command is where its libraries are, and whoever types it sees one `leaf`.  It is looked for beside this program, as a
 * build has it, and where it is installed: as far from this program as when it was built, or else where the build said. */
#include "leaf-cli-json.h"

#include <errno.h>
#include <unistd.h>

static char *
own_folder (void)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);

  return self != NULL ? g_path_get_dirname (self) : NULL;
}

static int
run_more (char **argv)
{
  g_autofree char *folder = own_folder ();
  g_autofree char *beside = g_build_filename (folder != NULL ? folder : ".", "leaf-more", NULL);
  g_autofree char *installed = g_build_filename (folder != NULL ? folder : ".", LEAF_MORE_FROM_HERE, "leaf-more", NULL);
  const char *const paths[] = { beside, installed, LEAF_MORE };
  guint n = g_strv_length (argv);
  g_autofree char **command = g_new0 (char *, n + 2);

  command[0] = (char *) "leaf";
  memcpy (command + 1, argv, sizeof *argv * n);
  for (guint i = folder != NULL ? 0 : 2; i < G_N_ELEMENTS (paths); i++)
    if (access (paths[i], X_OK) == 0)
      execv (paths[i], command);
  g_printerr ("leaf %s: cannot run '%s': %s\n", argv[0], LEAF_MORE, g_strerror (errno));
  return LEAF_EXIT_USAGE;
}

int
leaf_command_test (int argc, char **argv)
{
  return run_more (argv);
}

int
leaf_command_lsp (int argc, char **argv)
{
  return run_more (argv);
}

int
leaf_command_dap (int argc, char **argv)
{
  return run_more (argv);
}

int
leaf_command_release (int argc, char **argv)
{
  return run_more (argv);
}

gboolean
leaf_cli_begin_json (void)
{
  run_more (leaf_cli_given ());
  return FALSE;
}
