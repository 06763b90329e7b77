/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-storage-tree.h"

#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

enum { DEEPEST = 16 }; /* folders in folders; what has more is not a project */

static int copy_tree (const char *root, const char *from, const char *to, const char *const *without, guint depth);

static gboolean
is_real_folder (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

static int
copy_entry (const char *root, const char *from, const char *to, guint depth)
{
  g_autofree char *bytes = NULL;
  gsize length;

  if (g_file_test (from, G_FILE_TEST_IS_DIR))
    return is_real_folder (from) ? copy_tree (root, from, to, NULL, depth + 1) : 0;
  if (!g_file_test (from, G_FILE_TEST_IS_REGULAR))
    return 0;
  return leaf_storage_read_within (from, root, &bytes, &length) ? leaf_storage_write (to, bytes, length, 0666) : errno;
}

static int
copy_tree (const char *root, const char *from, const char *to, const char *const *without, guint depth)
{
  g_autoptr (GDir) dir = depth <= DEEPEST ? g_dir_open (from, 0, NULL) : NULL;
  const char *name;
  int first = 0;

  if (dir == NULL)
    return depth > DEEPEST ? ENAMETOOLONG : g_file_test (from, G_FILE_TEST_EXISTS) ? EACCES : 0;
  if (g_mkdir (to, 0777) != 0)
    return errno;
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *old = g_build_filename (from, name, NULL), *new = g_build_filename (to, name, NULL);
    int number = without != NULL && g_strv_contains (without, name) ? 0 : copy_entry (root, old, new, depth);

    first = first != 0 ? first : number;
  }
  return first;
}

int
leaf_storage_copy_folder (const char *from, const char *to, const char *const *without)
{
  return copy_tree (from, from, to, without, 0);
}

static void
add_linked_folders (const char *from, const char *const *without, const char *start, GPtrArray *found, guint depth)
{
  g_autoptr (GPtrArray) names = depth <= DEEPEST ? leaf_storage_names (from) : NULL;

  for (guint i = 0; names != NULL && i < names->len; i++) {
    g_autofree char *path = g_build_filename (from, names->pdata[i], NULL),
                    *shown = g_build_filename (start, names->pdata[i], NULL);

    if ((without != NULL && g_strv_contains (without, names->pdata[i])) || !g_file_test (path, G_FILE_TEST_IS_DIR))
      continue;
    if (is_real_folder (path))
      add_linked_folders (path, NULL, shown, found, depth + 1);
    else
      g_ptr_array_add (found, g_steal_pointer (&shown));
  }
}

void
leaf_storage_add_linked_folders (const char *from, const char *const *without, const char *start, GPtrArray *found)
{
  add_linked_folders (from, without, start, found, 0);
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
leaf_storage_names (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names;
  const char *name;

  if (dir == NULL)
    return NULL;
  names = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, by_name);
  return names;
}

GPtrArray *
leaf_storage_text_names (const char *folder)
{
  GPtrArray *names = leaf_storage_names (folder);

  if (names == NULL)
    return g_ptr_array_new_with_free_func (g_free);
  for (guint i = names->len; i-- > 0;)
    if (!g_utf8_validate (names->pdata[i], -1, NULL))
      g_ptr_array_remove_index (names, i);
  return names;
}

static int
remove_tree (const char *path, guint depth)
{
  g_autoptr (GPtrArray) names = is_real_folder (path) && depth <= DEEPEST ? leaf_storage_names (path) : NULL;
  int first = 0;

  for (guint i = 0; names != NULL && i < names->len; i++) {
    g_autofree char *inner = g_build_filename (path, names->pdata[i], NULL);
    int number = remove_tree (inner, depth + 1);

    first = first != 0 ? first : number;
  }
  if (first != 0)
    return first;
  return g_remove (path) != 0 ? errno : 0;
}

int
leaf_storage_remove_tree (const char *path)
{
  return remove_tree (path, 0);
}

/* What is hashed of each file in a folder before its bytes. */
typedef enum {
  NAMES, /* the older form, in which one file can have the hash of two */
  NAMES_AND_LENGTHS,
} Hashed;

/* Returns FALSE if something cannot be read. */
static gboolean
add_to_hash (GChecksum *sum, const char *path, const char *shown, Hashed hashed, guint depth)
{
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  if (!g_file_test (path, G_FILE_TEST_IS_DIR)) {
    if (!leaf_storage_read (path, &bytes, &length))
      return FALSE;
    if (*shown != '\0') {
      g_autofree char *size = g_strdup_printf ("%" G_GSIZE_FORMAT, length);

      g_checksum_update (sum, (const guchar *) shown, (gssize) strlen (shown) + 1);
      if (hashed == NAMES_AND_LENGTHS)
        g_checksum_update (sum, (const guchar *) size, (gssize) strlen (size) + 1);
    }
    g_checksum_update (sum, (const guchar *) bytes, (gssize) length);
    return TRUE;
  }
  names = depth <= DEEPEST ? leaf_storage_names (path) : NULL;
  for (guint i = 0; names != NULL && i < names->len; i++) {
    g_autofree char *inner = g_build_filename (path, names->pdata[i], NULL),
                    *name = g_strconcat (shown, "/", names->pdata[i], NULL);

    if (!g_file_test (inner, G_FILE_TEST_IS_SYMLINK) && !add_to_hash (sum, inner, name, hashed, depth + 1))
      return FALSE;
  }
  return names != NULL;
}

static char *
hash_of (const char *path, Hashed hashed)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  return add_to_hash (sum, path, "", hashed, 0) ? g_strdup (g_checksum_get_string (sum)) : NULL;
}

char *
leaf_storage_hash (const char *path)
{
  return hash_of (path, NAMES_AND_LENGTHS);
}

gboolean
leaf_storage_has_hash (const char *path, const char *hash)
{
  g_autofree char *now = hash_of (path, NAMES_AND_LENGTHS), *once = hash_of (path, NAMES);

  return g_strcmp0 (now, hash) == 0 || g_strcmp0 (once, hash) == 0;
}
