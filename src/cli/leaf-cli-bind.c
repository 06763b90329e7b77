/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-bind.c: `leaf bind` writes a story and everything that it includes to one file; `leaf unbind` makes a
 * project from such a file. */
#include "leaf-cli.h"
#include "leaf-storage-bundle.h"
#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <errno.h>

static gboolean
write_text (const char *path, const char *text)
{
  int number = 0;

  if (path == NULL)
    g_print ("%s", text);
  else
    number = leaf_storage_write (path, text, strlen (text), 0666);
  if (number != 0)
    g_printerr ("leaf bind: %s: %s\n", path, leaf_storage_strerror (number));
  return number == 0;
}

/* Returns FALSE, with a message, if writing to `output` would destroy a file that leaf bind has not made, such as the
 * story. */
static gboolean
may_write (const char *output, const char *story)
{
  g_autofree char *bytes = NULL, *text = leaf_storage_text (story);
  g_autofree char *to = leaf_storage_resolve (output), *from = leaf_storage_resolve (text);
  g_autoptr (GPtrArray) leaves = NULL;
  gsize length;

  if (strcmp (to, from) == 0) {
    g_printerr ("leaf bind: '%s' is the story itself. Choose another file for --output.\n", output);
    return FALSE;
  }
  if (!g_file_test (to, G_FILE_TEST_IS_REGULAR))
    return TRUE;
  if (!leaf_storage_read (to, &bytes, &length)) {
    g_printerr ("leaf bind: %s: %s\n", output, leaf_storage_strerror (errno));
    return FALSE;
  }
  leaves = leaf_storage_unbind (bytes, length);
  if (leaves == NULL && length > 0)
    g_printerr (
        "leaf bind: '%s' exists, and was not made by leaf bind. Choose another file for --output, or remove it.\n",
        output);
  return leaves != NULL || length == 0;
}

int
leaf_command_bind (int argc, char **argv)
{
  g_autofree char *output = NULL, *text = NULL;
  const GOptionEntry entries[] = {
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &output, "Write to FILE instead of standard output", "FILE" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafStorage) storage = NULL;
  g_autoptr (LeafProgram) program = NULL;

  if (!leaf_cli_parse ("bind", "STORY",
                       "Packs a story, its parts and its extensions into one file, which leaf can play anywhere.",
                       entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("bind", "expected one STORY argument");
  if (output != NULL && !may_write (output, argv[1]))
    return LEAF_EXIT_USAGE;
  storage = leaf_cli_storage (argv[1]);
  program = leaf_cli_compile_with_storage (argv[1], storage, NULL, NULL);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  text = leaf_storage_bind (storage, program);
  if (!write_text (output, text))
    return LEAF_EXIT_USAGE;
  return leaf_cli_print_problems (program, stderr) > 0 ? LEAF_EXIT_PROBLEMS : LEAF_EXIT_FINE;
}

int
leaf_command_unbind (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL, 0, 0, 0, NULL, NULL, NULL } };
  g_autoptr (GPtrArray) leaves = NULL;
  g_autofree char *bytes = NULL;
  gsize length = 0;
  int number;

  if (!leaf_cli_parse ("unbind", "FILE PROJECT",
                       "Unpacks a file that leaf bind made into a project, NAME.inform with NAME.materials.", entries,
                       &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 3 || !g_str_has_suffix (argv[2], ".inform"))
    return leaf_cli_usage ("unbind", "expected a FILE and a PROJECT folder NAME.inform");
  if (!leaf_storage_read (argv[1], &bytes, &length)) {
    g_printerr ("leaf unbind: %s: %s\n", argv[1], leaf_storage_strerror (errno));
    return LEAF_EXIT_USAGE;
  }
  leaves = leaf_storage_unbind (bytes, length);
  if (leaves == NULL) {
    g_printerr ("leaf unbind: '%s' was not made by leaf bind\n", argv[1]);
    return LEAF_EXIT_USAGE;
  }
  number = leaf_storage_project_unbind (argv[2], leaves);
  if (number != 0)
    g_printerr ("leaf unbind: %s: %s\n", argv[2], leaf_storage_strerror (number));
  return number == 0 ? LEAF_EXIT_FINE : LEAF_EXIT_USAGE;
}
