/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-shelf-read.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const project_endings[] = { ".inform", ".materials", " Materials", ".inform.saved" };

/* "X" of X.inform and of what lies beside it; NULL: it has no such name. */
static char *
stem_of (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (project_endings); i++)
    if (g_str_has_suffix (name, project_endings[i]) && strlen (name) > strlen (project_endings[i]))
      return g_strndup (name, strlen (name) - strlen (project_endings[i]));
  return NULL;
}

/* The innermost project that a path lies in: "FOLDER/X", less the ending; NULL: it lies in none. */
static char *
project_stem (const char *path)
{
  g_autofree char *at = g_canonicalize_filename (path, NULL);

  while (strcmp (at, "/") != 0) {
    g_autofree char *above = g_path_get_dirname (at), *stem = stem_of (at);

    if (stem != NULL && !g_str_has_suffix (stem, "/"))
      return g_steal_pointer (&stem);
    g_free (at);
    at = g_steal_pointer (&above);
  }
  return NULL;
}

/* `real` without links: in one of the folders of the project, or the folder or file itself. */
static gboolean
is_of_project (const char *real, const char *folder, const char *title)
{
  for (guint i = 0; i < G_N_ELEMENTS (project_endings); i++) {
    g_autofree char *name = g_strconcat (title, project_endings[i], NULL), *root = g_build_filename (folder, name, NULL);
    gsize length = strlen (root);

    if (strncmp (real, root, length) == 0 && (real[length] == '/' || real[length] == '\0'))
      return TRUE;
  }
  return FALSE;
}

gboolean
leaf_shelf_stays_inside (const char *path, int handle)
{
  g_autofree char *stem = project_stem (path), *place = g_strdup_printf ("/proc/self/fd/%d", handle);
  g_autofree char *real = NULL, *above = NULL, *title = NULL;
  char *folder;
  gboolean stays;

  if (stem == NULL)
    return TRUE;
  real = g_file_read_link (place, NULL);
  above = g_path_get_dirname (stem);
  title = g_path_get_basename (stem);
  folder = realpath (above, NULL);
  stays = real != NULL && folder != NULL && is_of_project (real, folder, title);
  free (folder);
  return stays;
}

const char *
leaf_shelf_strerror (int number)
{
  return number == ELOOP ? "a symbolic link leads out of the project" : g_strerror (number);
}

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
  else if (!leaf_shelf_stays_inside (path, handle))
    why = ELOOP;
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
