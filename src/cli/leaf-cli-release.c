/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-release.c: `leaf release`: writes a story as its players get it. Nothing is written of a story that has
 * problems, or that asks for something that cannot be released. */
#include "leaf-cli.h"
#include "leaf-release.h"
#include "leaf-storage-links.h"

static void
print_problem (const LeafProgram *program, const LeafReleaseProblem *problem)
{
  g_autofree char *words = leaf_release_problem_dup_words (problem, NULL, NULL);
  guint32 line = 0, column = 0;

  if (problem->place.source != 0) {
    leaf_program_line (program, problem->place.source, problem->place.start, &line, &column);
    g_printerr ("%s:%u:%u: ", leaf_program_source_name (program, problem->place.source), line, column);
  }
  g_printerr ("problem: %s\n", words);
}

static int
write_release (const LeafRelease *release, const LeafProgram *program, const char *folder)
{
  const GPtrArray *files = leaf_release_files (release), *problems = leaf_release_problems (release);
  g_autofree char *failed = NULL;
  int number;

  for (guint i = 0; i < problems->len; i++)
    print_problem (program, problems->pdata[i]);
  if (problems->len > 0)
    return LEAF_EXIT_PROBLEMS;
  number = leaf_release_write (release, folder, &failed);
  if (number != 0) {
    g_printerr ("leaf release: '%s' cannot be written: %s\n", failed, leaf_storage_strerror (number));
    return LEAF_EXIT_USAGE;
  }
  for (guint i = 0; i < files->len; i++) {
    const LeafReleaseFile *file = files->pdata[i];

    g_print ("%s/%s: %s\n", folder, file->name, file->purpose);
  }
  return LEAF_EXIT_FINE;
}

int
leaf_command_release (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &folder,
      "Write into FOLDER; of a project otherwise into Release in its materials", "FOLDER" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafStorage) storage = NULL;
  g_autoptr (LeafProgram) program = NULL;
  g_autoptr (LeafRelease) release = NULL;

  if (!leaf_cli_parse (
          "release", "STORY",
          "Writes a page that plays the story in a browser, a record for archives, and what the story is released along with.",
          entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("release", "expected one STORY argument");
  if (!leaf_release_is_possible ())
    return leaf_cli_usage ("release", "this leaf was built without the engine for WebAssembly, and makes no pages");
  if (folder == NULL)
    folder = leaf_release_folder (argv[1]);
  if (folder == NULL)
    return leaf_cli_usage ("release", "'%s' is no project: name a folder with --to=FOLDER", argv[1]);
  storage = leaf_cli_storage (argv[1]);
  program = leaf_cli_compile_with_storage (argv[1], storage, NULL, NULL);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (leaf_cli_print_problems (program, stderr) > 0)
    return LEAF_EXIT_PROBLEMS;
  release = leaf_release_new (argv[1], storage, program);
  return write_release (release, program, folder);
}
