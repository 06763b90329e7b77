/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-install.h"

#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-tree.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum { DEEPEST = 3, LONGEST_NAME = 120 };

G_DEFINE_QUARK (leaf - storage - install - error - quark, leaf_storage_install_error)

char *
leaf_storage_install_folder (const char *materials)
{
  return g_build_filename (materials, "Extensions", NULL);
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static gboolean
can_be_file_name (const char *name)
{
  return *name != '\0' && *name != '.' && strlen (name) <= LONGEST_NAME && strpbrk (name, "/\\:\n") == NULL
         && !g_str_equal (name, "Reserved");
}

/* "Locks-v2_1_3.i7x" for version 2.1.3; "Locks-v2_0_210908.i7x" for version 2/210908, as Inform's own tools do. */
static char *
file_name_for (const LeafStorageExtension *extension)
{
  const char *suffix = g_str_has_suffix (extension->path, ".i7xd") ? ".i7xd" : ".i7x";
  g_autofree char *version = g_strdup (extension->version), *slash = NULL;
  char *day = strchr (version, '/');

  if (*version == '\0')
    return g_strconcat (extension->title, suffix, NULL);
  if (day != NULL) {
    *day = '\0';
    slash = g_strconcat (version, "_0_", day + 1, NULL);
  }
  g_strdelimit (version, ".+-", '_');
  return g_strconcat (extension->title, "-v", slash != NULL ? slash : version, suffix, NULL);
}

/* --- installing --------------------------------------------------------------------------------------------------- */

static void
set_failed (GError **error, const char *path, int number)
{
  g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_FAILED, "'%s': %s", path,
               leaf_storage_strerror (number));
}

static int
copy (const char *from, const char *to)
{
  g_autofree char *bytes = NULL;
  gsize length;

  if (g_file_test (from, G_FILE_TEST_IS_DIR))
    return leaf_storage_copy_folder (from, to, NULL);
  return leaf_storage_read (from, &bytes, &length) ? leaf_storage_write (to, bytes, length, 0666) : errno;
}

static gboolean
has_same_bytes (const char *one, const char *other)
{
  g_autofree char *a = leaf_storage_hash (one), *b = leaf_storage_hash (other);

  return a != NULL && g_strcmp0 (a, b) == 0;
}

/* Renames to a path that may be taken. A folder that is there is renamed first, and removed last. */
static int
move_over (const char *from, const char *to)
{
  g_autofree char *aside = g_strconcat (to, ".old", NULL);
  int number = g_rename (from, to) == 0 ? 0 : errno;

  if (number != ENOTEMPTY && number != EEXIST)
    return number;
  leaf_storage_remove_tree (aside);
  if (g_rename (to, aside) != 0)
    return errno;
  if (g_rename (from, to) != 0) {
    number = errno;
    g_rename (aside, to);
    return number;
  }
  leaf_storage_remove_tree (aside);
  return 0;
}

/* Copies first to a temporary name beside the place, so that a folder is installed completely or not at all. */
static int
put (const char *from, const char *to)
{
  g_autofree char *beside = g_strconcat (to, ".new", NULL);
  int number = 0;

  if (g_file_test (beside, G_FILE_TEST_EXISTS))
    number = leaf_storage_remove_tree (beside);
  if (number == 0)
    number = copy (from, beside);
  if (number == 0)
    number = move_over (beside, to);
  if (number != 0)
    leaf_storage_remove_tree (beside);
  return number;
}

static gboolean
install_one (const char *from, const char *folder, gboolean replaces, GPtrArray *paths, GError **error)
{
  g_autoptr (LeafStorageExtension) extension = leaf_storage_extension_read (from);
  g_autofree char *author = NULL, *name = NULL, *to = NULL;
  int number;

  if (extension == NULL) {
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_NOT_EXTENSION,
                 "'%s' is not an extension: its first line must be 'Version 1 of TITLE by AUTHOR begins here.'", from);
    return FALSE;
  }
  name = file_name_for (extension);
  if (!can_be_file_name (extension->title) || !can_be_file_name (extension->author) || !can_be_file_name (name)) {
    g_set_error (
        error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_NAME,
        "'%s' by '%s' cannot be installed: its title, its version and its author must be usable in names of files",
        extension->title, extension->author);
    return FALSE;
  }
  author = g_build_filename (folder, extension->author, NULL);
  to = g_build_filename (author, name, NULL);
  if (g_file_test (to, G_FILE_TEST_EXISTS) && has_same_bytes (from, to)) {
    g_ptr_array_add (paths, g_steal_pointer (&to));
    return TRUE;
  }
  if (g_file_test (to, G_FILE_TEST_EXISTS) && !replaces) {
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_EXISTS, "'%s' exists, and its text is another",
                 to);
    return FALSE;
  }
  number = leaf_storage_make_folder (author, NULL);
  if (number == 0)
    number = put (from, to);
  if (number == ELOOP && g_file_test (from, G_FILE_TEST_IS_DIR)) {
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_FAILED,
                 "'%s' cannot be installed: a symbolic link in it points outside it", from);
    return FALSE;
  }
  if (number != 0) {
    set_failed (error, to, number);
    return FALSE;
  }
  g_ptr_array_add (paths, g_steal_pointer (&to));
  return TRUE;
}

static gboolean
install_all (const char *from, const char *folder, gboolean replaces, GPtrArray *paths, guint depth, GError **error)
{
  g_autoptr (GPtrArray) names = NULL;

  if (g_str_has_suffix (from, ".i7xd") || !g_file_test (from, G_FILE_TEST_IS_DIR))
    return install_one (from, folder, replaces, paths, error);
  names = depth < DEEPEST ? leaf_storage_names (from) : NULL;
  for (guint i = 0; names != NULL && i < names->len; i++) {
    const char *name = names->pdata[i];
    g_autofree char *path = g_build_filename (from, name, NULL);
    gboolean is_folder = g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK);

    if (*name != '.' && (is_folder || g_str_has_suffix (name, ".i7x"))
        && !install_all (path, folder, replaces, paths, depth + 1, error))
      return FALSE;
  }
  return TRUE;
}

GPtrArray *
leaf_storage_install (const char *from, const char *folder, gboolean replaces, GError **error)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *whole = g_canonicalize_filename (from, NULL);

  if (!g_file_test (whole, G_FILE_TEST_EXISTS)) {
    set_failed (error, from, ENOENT);
    return NULL;
  }
  if (!install_all (whole, folder, replaces, paths, 0, error))
    return NULL;
  if (paths->len > 0)
    return g_steal_pointer (&paths);
  g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_NOTHING, "the folder '%s' contains no extension",
               from);
  return NULL;
}

gboolean
leaf_storage_uninstall (const LeafStorageExtension *extension, GError **error)
{
  g_autofree char *author = NULL, *above = NULL, *name = NULL;
  int number;

  if (extension->path == NULL) {
    g_set_error (error, LEAF_STORAGE_INSTALL_ERROR, LEAF_STORAGE_INSTALL_FAILED,
                 "'%s' by '%s' comes with Looseleaf and cannot be removed", extension->title, extension->author);
    return FALSE;
  }
  author = g_path_get_dirname (extension->path);
  number = leaf_storage_remove_tree (extension->path);
  if (number != 0) {
    set_failed (error, extension->path, number);
    return FALSE;
  }
  above = g_path_get_dirname (author);
  name = g_path_get_basename (above);
  if (g_ascii_strcasecmp (name, "extensions") == 0)
    g_rmdir (author); /* fails, as it should, while the folder is not empty */
  return TRUE;
}
