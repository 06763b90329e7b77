/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-shelf-project.h"

#include "leaf-shelf-write.h"
#include "leaf-shelf.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* Glulx, bound in a package, with chance: what the other applications write for a new project. */
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

  return leaf_shelf_write (path, text, strlen (text), 0666);
}

int
leaf_shelf_project_complete (const char *project)
{
  g_autofree char *path = g_build_filename (project, "uuid.txt", NULL), *uuid = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return 0;
  uuid = g_uuid_string_random ();
  return write_in (project, "uuid.txt", uuid);
}

static int
make_folders (const char *project, const char *source, const char *materials)
{
  if (g_file_test (project, G_FILE_TEST_EXISTS) || g_file_test (materials, G_FILE_TEST_EXISTS))
    return EEXIST;
  return g_mkdir (project, 0777) != 0 || g_mkdir (source, 0777) != 0 || g_mkdir (materials, 0777) != 0 ? errno : 0;
}

int
leaf_shelf_project_create (const char *project, const char *story)
{
  g_autofree char *source = g_build_filename (project, "Source", NULL), *stem = NULL, *materials = NULL;
  int number;

  g_return_val_if_fail (g_str_has_suffix (project, ".inform"), EINVAL);
  stem = g_strndup (project, strlen (project) - strlen (".inform"));
  materials = g_strconcat (stem, ".materials", NULL);
  number = make_folders (project, source, materials);
  if (number == 0)
    number = write_in (source, "story.ni", story);
  if (number == 0)
    number = leaf_shelf_project_complete (project);
  return number != 0 ? number : write_in (project, "Settings.plist", settings);
}
