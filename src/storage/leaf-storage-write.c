/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* O_PATH */
#include "leaf-storage-write.h"

#include "leaf-storage-links.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MOST_LINKS  40
#define MOST_NAME   60
#define MOST_COPIES 1000

/* --- paths -------------------------------------------------------------------------------------------------------- */

/* The path with its folder resolved by the system, so that ".." after a link is right; NULL: there is no such
 * folder. */
static char *
in_real_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  char *real = realpath (folder, NULL), *at = real != NULL ? g_build_filename (real, name, NULL) : NULL;

  free (real);
  return at;
}

char *
leaf_storage_resolve (const char *path)
{
  g_autofree char *at = g_strdup (path), *real = NULL;

  for (guint i = 0; i < MOST_LINKS && (real = in_real_folder (at)) != NULL; i++) {
    g_autofree char *target = g_file_read_link (real, NULL), *folder = g_path_get_dirname (real);

    if (target == NULL)
      return g_steal_pointer (&real);
    g_free (at);
    at = g_path_is_absolute (target) ? g_steal_pointer (&target) : g_build_filename (folder, target, NULL);
    g_clear_pointer (&real, g_free);
  }
  return g_canonicalize_filename (at, NULL); /* a path without a folder, or a cycle of links: writing there fails */
}

char *
leaf_storage_file_name (const char *name)
{
  g_autofree char *plain = g_ascii_strdown (name, -1);
  g_autofree char *hash = NULL;
  gsize length = strlen (name);

  if (length > 0 && length <= MOST_NAME && strspn (name, G_CSET_a_2_z G_CSET_DIGITS) == length)
    return g_strconcat (name, ".txt", NULL);
  /* a hyphen, which no unchanged name contains, keeps the two forms apart */
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);
  hash[16] = '\0';
  g_strcanon (plain, G_CSET_a_2_z G_CSET_DIGITS, '-');
  return g_strdup_printf ("%.*s-%s.txt", MOST_NAME, plain, hash);
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static int
write_bytes (int handle, const char *bytes, gsize length)
{
  while (length > 0) {
    gssize written = write (handle, bytes, length);

    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return written < 0 ? errno : EIO;
    bytes += written;
    length -= (gsize) written;
  }
  return fsync (handle) == 0 ? 0 : errno;
}

/* Gives the new file the owner and permissions of the file that it replaces. If that fails, its permissions are
 * narrower, never wider. */
static void
take_after (int handle, const GStatBuf *old)
{
  if (fchown (handle, old->st_uid, old->st_gid) != 0)
    g_debug ("The owner of a file could not be preserved: %s", g_strerror (errno));
  if (fchmod (handle, old->st_mode & 07777) != 0)
    g_debug ("The permissions of a file could not be preserved: %s", g_strerror (errno));
}

static int
flush_folder (const char *folder)
{
  int handle = g_open (folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0);
  int number = 0;

  if (handle < 0)
    return errno == EACCES ? 0 : errno; /* a folder may be writable but not readable */
  if (fsync (handle) != 0 && errno != EINVAL && errno != EROFS)
    number = errno;
  close (handle);
  return number;
}

/* Writes, flushes and closes the new file. `old`: the file that it replaces; NULL: none. Returns 0 or an errno. */
static int
fill (int handle, const char *bytes, gsize length, const GStatBuf *old)
{
  int number = write_bytes (handle, bytes, length);

  if (number == 0 && old != NULL)
    take_after (handle, old);
  if (close (handle) != 0 && number == 0 && errno != EINTR)
    number = errno;
  return number;
}

/* Writes a file into `folder`, which is the path of an open handle, so that nobody can put another folder in its place
 * meanwhile. */
static int
write_in_folder (const char *folder, const char *name, const char *bytes, gsize length, guint mode)
{
  g_autofree char *file = g_build_filename (folder, name, NULL);
  g_autofree char *temporary = g_build_filename (folder, ".leaf-XXXXXX", NULL);
  GStatBuf old;
  gboolean exists = g_lstat (file, &old) == 0;
  int handle, number;

  if (!exists && errno != ENOENT)
    return errno;
  if (exists && !S_ISREG (old.st_mode))
    return S_ISDIR (old.st_mode) ? EISDIR : EINVAL;
  if (exists && g_access (file, W_OK) != 0)
    return errno;
  handle = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, exists ? (int) (old.st_mode & 0777) : (int) mode);
  if (handle < 0)
    return errno;
  number = fill (handle, bytes, length, exists ? &old : NULL);
  if (number == 0 && g_rename (temporary, file) != 0)
    number = errno;
  if (number != 0) {
    g_unlink (temporary);
    return number;
  }
  return flush_folder (folder);
}

int
leaf_storage_write (const char *path, const char *bytes, gsize length, guint mode)
{
  return leaf_storage_write_within (path, NULL, bytes, length, mode);
}

int
leaf_storage_write_within (const char *path, const char *root, const char *bytes, gsize length, guint mode)
{
  g_autofree char *file = leaf_storage_resolve (path);
  g_autofree char *folder = g_path_get_dirname (file), *name = g_path_get_basename (file), *place = NULL;
  int handle = g_open (folder, O_PATH | O_CLOEXEC | O_DIRECTORY, 0), number;

  if (handle < 0)
    return errno;
  place = g_strdup_printf ("/proc/self/fd/%d", handle);
  number = leaf_storage_stays_inside (path, root, handle, name) ? write_in_folder (place, name, bytes, length, mode)
                                                                : ELOOP;
  close (handle);
  return number;
}

int
leaf_storage_write_beside (const char *path, const char *root, const char *bytes, gsize length, char **name)
{
  g_autofree char *folder = g_path_get_dirname (path), *stem = g_path_get_basename (path);
  char *dot = strrchr (stem, '.');
  g_autofree char *ending = g_strdup (dot != NULL ? dot : "");

  stem[strlen (stem) - strlen (ending)] = '\0';
  for (guint number = 2; number < MOST_COPIES; number++) {
    g_autofree char *own = g_strdup_printf ("%s %u%s", stem, number, ending),
                    *place = g_build_filename (folder, own, NULL);
    GStatBuf status;
    int failure;

    if (g_lstat (place, &status) == 0)
      continue;
    failure = leaf_storage_write_within (place, root, bytes, length, 0666);
    if (failure == 0)
      *name = g_steal_pointer (&own);
    return failure;
  }
  return EEXIST;
}
