/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-project.h"

#include "leaf-storage-tree.h"
#include "leaf-storage-write.h"
#include "leaf-storage.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* the settings that other applications write for a new project: Glulx, as a Blorb, with true random numbers */
static const char settings[]
    = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
      "<plist version=\"1.0\">\n"
      "<dict>\n"
      "\t<key>IFCompilerOptions</key>\n"
      "\t<dict>\n"
      "\t\t<key>IFSettingNaturalInform</key>\n"
      "\t\t<true/>\n"
      "\t</dict>\n"
      "\t<key>IFLibrarySettings</key>\n"
      "\t<dict>\n"
      "\t\t<key>IFSettingLibraryToUse</key>\n"
      "\t\t<string>Natural</string>\n"
      "\t</dict>\n"
      "\t<key>IFOutputSettings</key>\n"
      "\t<dict>\n"
      "\t\t<key>IFSettingCreateBlorb</key>\n"
      "\t\t<true/>\n"
      "\t\t<key>IFSettingNobbleRng</key>\n"
      "\t\t<false/>\n"
      "\t\t<key>IFSettingZCodeVersion</key>\n"
      "\t\t<integer>256</integer>\n"
      "\t</dict>\n"
      "</dict>\n"
      "</plist>\n";

static int
write_in (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return leaf_storage_write (path, text, strlen (text), 0666);
}

int
leaf_storage_project_complete (const char *project)
{
  g_autofree char *path = g_build_filename (project, "uuid.txt", NULL), *uuid = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return 0;
  uuid = g_uuid_string_random ();
  return write_in (project, "uuid.txt", uuid);
}

static char *
with_ending (const char *project, const char *ending)
{
  g_autofree char *stem = g_strndup (project, strlen (project) - strlen (".inform"));

  return g_strconcat (stem, ending, NULL);
}

static char *
new_materials (const char *project)
{
  return with_ending (project, ".materials");
}

/* TRUE if the project, or a folder that would become its materials, exists. */
static gboolean
is_taken (const char *project)
{
  g_autofree char *materials = new_materials (project), *older = with_ending (project, " Materials");

  return g_file_test (project, G_FILE_TEST_EXISTS) || g_file_test (materials, G_FILE_TEST_EXISTS)
         || g_file_test (older, G_FILE_TEST_EXISTS);
}

/* Makes both folders, or neither. */
static int
make_folders (const char *project, const char *materials)
{
  int number;

  if (g_mkdir (project, 0777) != 0)
    return errno;
  number = g_mkdir (materials, 0777) != 0 ? errno : 0;
  if (number != 0)
    g_rmdir (project);
  return number;
}

static int
fill (const char *project, const char *story)
{
  g_autofree char *source = g_build_filename (project, "Source", NULL);
  int number = g_mkdir (source, 0777) != 0 ? errno : write_in (source, "story.ni", story);

  if (number == 0)
    number = leaf_storage_project_complete (project);
  return number != 0 ? number : write_in (project, "Settings.plist", settings);
}

int
leaf_storage_project_create (const char *project, const char *story)
{
  g_autofree char *materials = NULL;
  int number;

  g_return_val_if_fail (g_str_has_suffix (project, ".inform"), EINVAL);
  materials = new_materials (project);
  number = is_taken (project) ? EEXIST : make_folders (project, materials);
  if (number != 0)
    return number;
  number = fill (project, story);
  if (number != 0)
    leaf_storage_project_remove (project);
  return number;
}

void
leaf_storage_project_remove (const char *project)
{
  g_return_if_fail (g_str_has_suffix (project, ".inform"));
  g_autofree char *materials = new_materials (project);

  leaf_storage_remove_tree (project);
  leaf_storage_remove_tree (materials);
}

/* --- copies ------------------------------------------------------------------------------------------------------- */

/* TRUE if the path is in the folder. Copying a folder into itself would not end. */
static gboolean
is_within (const char *path, const char *folder)
{
  g_autofree char *whole = g_canonicalize_filename (folder, NULL),
                  *start = g_strconcat (whole, G_DIR_SEPARATOR_S, NULL);
  g_autofree char *to = g_canonicalize_filename (path, NULL);

  return g_str_has_prefix (to, start);
}

static const char *const made_anew[] = { "Build", "Index", "uuid.txt", NULL };
static const char *const released[] = { "Release", NULL };

GPtrArray *
leaf_storage_project_linked_folders (const char *from)
{
  g_autofree char *materials = leaf_storage_materials (from), *name = g_path_get_basename (from),
                  *materials_name = g_path_get_basename (materials);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  leaf_storage_add_linked_folders (from, made_anew, name, found);
  leaf_storage_add_linked_folders (materials, released, materials_name, found);
  return found;
}

int
leaf_storage_project_copy (const char *from, const char *project)
{
  g_autofree char *old = leaf_storage_materials (from), *materials = NULL;
  int number;

  g_return_val_if_fail (g_str_has_suffix (project, ".inform"), EINVAL);
  materials = new_materials (project);
  if (is_taken (project))
    return EEXIST;
  if (is_within (project, from) || is_within (project, old))
    return EINVAL;
  number = leaf_storage_copy_folder (from, project, made_anew);
  if (number == 0)
    number = leaf_storage_project_complete (project);
  return number != 0 ? number : leaf_storage_copy_folder (old, materials, released);
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static int
rename_if_there (const char *from, const char *to)
{
  return g_file_test (from, G_FILE_TEST_EXISTS) && g_rename (from, to) != 0 ? errno : 0;
}

int
leaf_storage_project_rename (const char *from, const char *project)
{
  g_autofree char *old = leaf_storage_materials (from), *materials = NULL, *saved = g_strconcat (from, ".saved", NULL),
                  *new_saved = g_strconcat (project, ".saved", NULL);
  int number;

  g_return_val_if_fail (g_str_has_suffix (project, ".inform"), EINVAL);
  materials = with_ending (project, g_str_has_suffix (old, " Materials") ? " Materials" : ".materials");
  if (is_taken (project))
    return EEXIST;
  if (g_rename (from, project) != 0)
    return errno;
  number = rename_if_there (old, materials);
  if (number != 0)
    g_rename (project, from);
  else
    rename_if_there (saved, new_saved);
  return number;
}
