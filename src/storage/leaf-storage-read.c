/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* O_PATH */
#include "leaf-storage-read.h"

#include "leaf-storage-links.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Returns 0, or the errno that says why the file of a handle must not be read: not a regular file, too large, or
 * reached by a link that leaves the project or the root. */
static int
find_fault (const char *path, const char *root, int handle, gsize *size)
{
  struct stat info;

  if (fstat (handle, &info) != 0)
    return errno;
  if (!S_ISREG (info.st_mode))
    return S_ISDIR (info.st_mode) ? EISDIR : EINVAL;
  if (info.st_size > LEAF_STORAGE_MOST_BYTES)
    return EFBIG;
  *size = (gsize) info.st_size;
  return leaf_storage_stays_inside (path, root, handle, NULL) ? 0 : ELOOP;
}

/* The first handle, of O_PATH, only serves to check the file: opening a device for reading may have an effect, and
 * opening a pipe may block. */
int
leaf_storage_open (const char *path, const char *root, gsize *size)
{
  int place = g_open (path, O_PATH | O_CLOEXEC, 0), handle = -1, why;
  g_autofree char *again = NULL;

  if (place < 0)
    return -1;
  why = find_fault (path, root, place, size);
  if (why == 0) {
    again = g_strdup_printf ("/proc/self/fd/%d", place);
    handle = g_open (again, O_RDONLY | O_CLOEXEC, 0);
    why = errno;
  }
  close (place);
  errno = why;
  return handle;
}

/* Reads `size` bytes, or fewer if the file has shrunk since it was opened. Returns how many; -1, with errno, on
 * failure. */
static gssize
read_all (int handle, char *bytes, gsize size)
{
  gsize n = 0;

  while (n < size) {
    gssize more = read (handle, bytes + n, size - n);

    if (more == 0)
      break;
    if (more > 0)
      n += (gsize) more;
    else if (errno != EINTR)
      return -1;
  }
  return (gssize) n;
}

void
leaf_storage_read_head (const char *path, char *bytes, gsize room)
{
  gsize size = 0;
  int handle = leaf_storage_open (path, NULL, &size);
  gssize n = 0;

  if (handle >= 0) {
    n = read_all (handle, bytes, MIN (size, room - 1));
    close (handle);
  }
  bytes[MAX (n, 0)] = '\0';
}

gboolean
leaf_storage_read (const char *path, char **bytes, gsize *length)
{
  return leaf_storage_read_within (path, NULL, bytes, length);
}

gboolean
leaf_storage_read_within (const char *path, const char *root, char **bytes, gsize *length)
{
  gsize size = 0;
  int handle = leaf_storage_open (path, root, &size), why;
  g_autofree char *text = NULL;
  gssize n = -1;

  *bytes = NULL;
  if (handle < 0)
    return FALSE;
  text = g_try_malloc (size + 1);
  errno = ENOMEM;
  if (text != NULL)
    n = read_all (handle, text, size);
  why = errno;
  close (handle);
  errno = why;
  if (n < 0)
    return FALSE;
  text[n] = '\0';
  *bytes = g_steal_pointer (&text);
  if (length != NULL)
    *length = (gsize) n;
  return TRUE;
}
