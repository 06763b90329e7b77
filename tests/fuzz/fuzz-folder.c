/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz-folder.c: a project on the disk, any bytes in each of its files: "=== PATH" before each, below Tale.inform
 * and Tale.materials.
 *
 * It is opened as the command and the window do: the story, the extensions and parts that it names, and its skein,
 * which is written and read again. */

#include "fuzz.h"

#include "leaf-storage.h"
#include "leaf-skein.h"
#include "leaf-skein-compare.h"

#include <glib/gstdio.h>
#include <string.h>

/* A path that leads out of the folder is ignored. */
static void
put (const char *folder, const char *name, const char *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *above = g_path_get_dirname (path);

  if (name[0] == '\0' || strstr (name, "..") != NULL || !g_utf8_validate (name, -1, NULL) || strlen (name) > 100)
    return;
  if (g_mkdir_with_parents (above, 0700) == 0)
    (void) g_file_set_contents_full (path, bytes, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

static void
remove_all (const char *path)
{
  GDir *folder = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *inner = g_build_filename (path, name, NULL);

    remove_all (inner);
  }
  g_clear_pointer (&folder, g_dir_close);
  (void) g_remove (path);
}

static void
read_skein (const char *path)
{
  g_autofree char *bytes = NULL, *written = NULL;
  g_autoptr (LeafSkein) skein = NULL, again = NULL;
  gsize length;

  if (!g_file_get_contents (path, &bytes, &length, NULL))
    return;
  skein = leaf_skein_parse (bytes, length, NULL);
  if (skein == NULL)
    return;
  for (guint32 i = 0; i < leaf_skein_n_children (skein, leaf_skein_root (skein)); i++) {
    guint32 child = leaf_skein_child (skein, leaf_skein_root (skein), i);
    const char *wanted = leaf_skein_blessed (skein, child), *got = leaf_skein_result (skein, child);
    g_autoptr (GArray) words = wanted != NULL && got != NULL ? leaf_skein_compare (wanted, got) : NULL;

    g_assert_true (words == NULL || words->len < G_MAXUINT32);
  }
  written = leaf_skein_write (skein, &length);
  again = leaf_skein_parse (written, length, NULL);
  g_assert_nonnull (again);
}

static void
compile (const char *project)
{
  g_autofree char *path = g_build_filename (project, "Source", "story.ni", NULL), *bytes = NULL,
                  *materials = leaf_storage_materials (project);
  g_autoptr (LeafStorage) shelf = leaf_storage_new (materials);
  LeafCompileOptions options
      = { .find_extension = leaf_storage_find, .find_part = leaf_storage_find_part, .data = shelf };
  LeafSourceText source = { .name = path };
  g_autoptr (LeafProgram) program = NULL;

  if (!g_file_get_contents (path, &bytes, &source.length, NULL))
    return;
  source.bytes = bytes;
  program = leaf_program_compile (&source, &options);
  for (guint32 i = 0; i < leaf_program_n_problems (program); i++)
    g_assert_true (g_utf8_validate (leaf_program_problem (program, i).sentence, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *all = g_strndup ((const char *) data, size), *folder = g_dir_make_tmp ("fuzz-folder-XXXXXX", NULL);
  g_autofree char *project = g_build_filename (folder, "Tale.inform", NULL),
                  *skein = g_build_filename (project, "Skein.skein", NULL);
  g_auto (GStrv) files = g_strsplit (all, "=== ", 12);

  for (guint i = 1; files[0] != NULL && files[i] != NULL; i++) {
    char *end = strchr (files[i], '\n');

    if (end == NULL)
      continue;
    *end = '\0';
    put (folder, files[i], end + 1);
  }
  compile (project);
  read_skein (skein);
  remove_all (folder);
  return 0;
}
