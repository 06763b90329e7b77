/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-release.c: `leaf release` writes the files for the players of a story. It writes nothing if the story has
 * problems, or requests something that cannot be released. */
#include "leaf-cli.h"
#include "leaf-release-blorb.h"
#include "leaf-release.h"
#include "leaf-storage-links.h"
#include "leaf-storage-project.h"
#include "leaf-storage-release.h"

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
  g_autoptr (GPtrArray) leftovers = leaf_release_find_leftovers (release, folder);
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
  for (guint i = 0; i < leftovers->len; i++)
    g_printerr ("leaf release: '%s' is private now, but this file of an earlier release is still there: delete it\n",
                (const char *) leftovers->pdata[i]);
  return LEAF_EXIT_FINE;
}

/* Makes a Blorb file with the tools of an installed Inform. */
static int
make_blorb (const char *story, const LeafStorage *storage, LeafProgram *program, const char *folder, const char *inform)
{
  g_autoptr (LeafReleaseTools) tools = leaf_release_tools_find (inform);
  g_autofree char *missing = leaf_release_tools_missing (tools);
  g_autoptr (GError) error = NULL;
  g_autoptr (LeafReleaseBlorb) blorb = NULL;
  g_autofree char *project = leaf_storage_project (story);
  g_autoptr (GPtrArray) linked = project != NULL ? leaf_storage_project_linked_folders (project) : NULL;

  if (missing != NULL)
    return leaf_cli_usage ("release",
                           "--blorb requires Inform, but these parts of it were not found: %s. "
                           "Name its folder with --inform=FOLDER, or add it to PATH",
                           missing);
  blorb = leaf_release_blorb (story, storage, program, tools, folder, NULL, &error);
  if (blorb == NULL) {
    g_printerr ("leaf release: %s\n", error->message);
    return LEAF_EXIT_USAGE;
  }
  for (guint i = 0; i < blorb->problems->len; i++) {
    const LeafBlorbProblem *each = blorb->problems->pdata[i];

    if (each->line > 0)
      g_printerr ("story.ni:%u: ", each->line);
    g_printerr ("problem: %s\n", each->text);
  }
  for (guint i = 0; linked != NULL && i < linked->len; i++)
    g_printerr ("leaf release: '%s' was left out, because it is a link to a folder\n", (char *) linked->pdata[i]);
  if (blorb->written != NULL)
    g_print ("%s\n", blorb->written);
  return blorb->written != NULL ? LEAF_EXIT_FINE : LEAF_EXIT_PROBLEMS;
}

int
leaf_command_release (int argc, char **argv)
{
  g_autofree char *folder = NULL, *inform = NULL, *serial = NULL;
  gboolean blorb = FALSE;
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Write into FOLDER (of a project: into Release in its materials)",
      "FOLDER" },
    { "blorb", 0, 0, G_OPTION_ARG_NONE, &blorb,
      "Instead, make a Glulx story file with the tools of an installed Inform", NULL },
    { "inform", 0, 0, G_OPTION_ARG_FILENAME, &inform, "The folder of that Inform, if it is not in PATH", "FOLDER" },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  g_autoptr (LeafStorage) storage = NULL;
  g_autoptr (LeafProgram) program = NULL, released = NULL;
  g_autoptr (LeafRelease) release = NULL;

  if (!leaf_cli_parse (
          "release", "STORY",
          "Writes a page that plays the story in a browser, an iFiction record for archives, and what the story is released along with.",
          entries, &argc, &argv))
    return LEAF_EXIT_USAGE;
  if (argc != 2)
    return leaf_cli_usage ("release", "expected one STORY argument");
  if (folder != NULL && *folder == '\0')
    return leaf_cli_usage ("release", "--to expects the name of a folder");
  if (!blorb && !leaf_release_is_possible ())
    return leaf_cli_usage ("release", "this leaf was built without the engine for WebAssembly, and makes no pages");
  if (folder == NULL)
    folder = leaf_release_folder (argv[1]);
  if (folder == NULL)
    return leaf_cli_usage ("release", "'%s' is not a project: name a folder with --to=FOLDER", argv[1]);
  storage = leaf_cli_storage (argv[1]);
  program = leaf_cli_compile_with_storage (argv[1], storage, NULL, NULL);
  if (program == NULL)
    return LEAF_EXIT_USAGE;
  if (blorb)
    return make_blorb (argv[1], storage, program, folder, inform);
  if (leaf_cli_print_problems (program, stderr) > 0)
    return LEAF_EXIT_PROBLEMS;
  serial = leaf_storage_release_serial ();
  released = leaf_storage_compile_release (storage, program, serial);
  release = leaf_release_new (argv[1], storage, released);
  return write_release (release, released, folder);
}
