/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-shelf-read.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* A pipe is opened without waiting for who writes to it; a plain file does not mind. */
static int
open_plain (const char *path, gsize *size)
{
  int handle = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0), why = 0;
  struct stat info;

  if (handle < 0)
    return -1;
  if (fstat (handle, &info) != 0)
    why = errno;
  else if (!S_ISREG (info.st_mode))
    why = S_ISDIR (info.st_mode) ? EISDIR : EINVAL;
  else if (info.st_size > LEAF_SHELF_MOST_BYTES)
    why = EFBIG;
  if (why == 0) {
    *size = (gsize) info.st_size;
    return handle;
  }
  close (handle);
  errno = why;
  return -1;
}

/* It may grow or shrink meanwhile: what was there when it was opened is read, or as much as there still is. */
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
leaf_shelf_read_head (const char *path, char *bytes, gsize room)
{
  gsize size = 0;
  int handle = open_plain (path, &size);
  gssize n = 0;

  if (handle >= 0) {
    n = read_all (handle, bytes, MIN (size, room - 1));
    close (handle);
  }
  bytes[MAX (n, 0)] = '\0';
}

gboolean
leaf_shelf_read (const char *path, char **bytes, gsize *length)
{
  gsize size = 0;
  int handle = open_plain (path, &size), why;
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
