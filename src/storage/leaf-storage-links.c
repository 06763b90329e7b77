/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* O_PATH */
#include "leaf-storage-links.h"

#include "leaf-storage-write.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const project_endings[] = { ".inform", ".materials", " Materials", ".inform.saved" };

/* "X" for X.inform, X.materials and the other folders of a project; NULL for other names. */
static char *
stem_of (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (project_endings); i++)
    if (g_str_has_suffix (name, project_endings[i]) && strlen (name) > strlen (project_endings[i]))
      return g_strndup (name, strlen (name) - strlen (project_endings[i]));
  return NULL;
}

/* The innermost project that contains a path: "FOLDER/X", without the ending; NULL: there is none. */
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

/* Neither path may contain links. */
static gboolean
is_within (const char *real, const char *root)
{
  gsize length = strlen (root);

  if (strcmp (root, "/") == 0)
    return TRUE;
  return strncmp (real, root, length) == 0 && (real[length] == '/' || real[length] == '\0');
}

/* Returns TRUE if the path is one of the folders of the project, or is in one. */
static gboolean
is_of_project (const char *real, const char *stem)
{
  g_autofree char *above = g_path_get_dirname (stem), *title = g_path_get_basename (stem);
  char *folder = realpath (above, NULL);
  gboolean is = FALSE;

  for (guint i = 0; folder != NULL && !is && i < G_N_ELEMENTS (project_endings); i++) {
    g_autofree char *name = g_strconcat (title, project_endings[i], NULL),
                    *root = g_build_filename (folder, name, NULL);

    is = is_within (real, root);
  }
  free (folder);
  return is;
}

static gboolean
is_in_folder (const char *real, const char *root)
{
  char *folder = realpath (root, NULL);
  gboolean is = folder != NULL && is_within (real, folder);

  free (folder);
  return is;
}

/* --- stories that the user trusts --------------------------------------------------------------------------------- */

/* The list is in the user's configuration, so that a downloaded project cannot declare itself trusted. */
static char *
trusted_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "looseleaf", "trusted-stories", NULL);
}

/* The entry of the list for a story: the real path of FOLDER/X.inform, or of the folder of a story that is a single
 * file. NULL if that folder does not exist. */
static char *
subject_of (const char *stem, const char *root)
{
  g_autofree char *above = stem != NULL ? g_path_get_dirname (stem) : NULL;
  g_autofree char *title = stem != NULL ? g_path_get_basename (stem) : NULL;
  char *folder = realpath (stem != NULL ? above : root, NULL);
  char *subject = folder == NULL ? NULL
                  : stem != NULL ? g_strdup_printf ("%s/%s.inform", folder, title)
                                 : g_strdup (folder);

  free (folder);
  return subject;
}

/* Reads the list. Returns FALSE, and an empty list, if it exists but cannot be read. */
static gboolean
read_trusted (GStrv *trusted)
{
  g_autofree char *path = trusted_path (), *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  *trusted = g_strsplit (text != NULL ? text : "", "\n", 0);
  return error == NULL || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static gboolean
is_trusted (const char *stem, const char *root)
{
  g_autofree char *subject = subject_of (stem, root);
  g_auto (GStrv) trusted = NULL;

  read_trusted (&trusted);
  return subject != NULL && *subject != '\0' && g_strv_contains ((const char *const *) trusted, subject);
}

int
leaf_storage_trust (const char *story, gboolean trusts)
{
  g_autofree char *stem = project_stem (story), *root = g_path_get_dirname (story), *subject = subject_of (stem, root);
  g_autofree char *path = trusted_path (), *folder = g_path_get_dirname (path);
  g_auto (GStrv) trusted = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!read_trusted (&trusted))
    return EACCES; /* writing the list would lose its entries */
  if (subject == NULL)
    return ENOENT;
  if (strchr (subject, '\n') != NULL)
    return EINVAL;
  for (guint i = 0; trusted[i] != NULL; i++)
    if (*trusted[i] != '\0' && strcmp (trusted[i], subject) != 0)
      g_string_append_printf (text, "%s\n", trusted[i]);
  if (trusts)
    g_string_append_printf (text, "%s\n", subject);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return errno;
  return leaf_storage_write (path, text->str, text->len, 0600);
}

/* --- checking opened files ---------------------------------------------------------------------------------------- */

gboolean
leaf_storage_stays_inside (const char *path, const char *root, int handle, const char *name)
{
  g_autofree char *stem = project_stem (path), *place = g_strdup_printf ("/proc/self/fd/%d", handle);
  g_autofree char *opened = NULL, *real = NULL;

  if (stem == NULL && root == NULL)
    return TRUE;
  opened = g_file_read_link (place, NULL);
  if (opened == NULL)
    return FALSE;
  real = name != NULL ? g_build_filename (opened, name, NULL) : g_steal_pointer (&opened);
  return (stem != NULL ? is_of_project (real, stem) : is_in_folder (real, root)) || is_trusted (stem, root);
}

/* Creates a folder in the folder of `handle`, and opens it without following a link. Returns its handle; -1, with
 * errno, on failure. */
static int
make_one (int handle, const char *name)
{
  if (mkdirat (handle, name, 0777) != 0 && errno != EEXIST)
    return -1;
  return openat (handle, name, O_PATH | O_CLOEXEC | O_DIRECTORY | O_NOFOLLOW);
}

/* Opens the innermost folder of `path` that exists, and sets *length to the length of its path. Returns its handle; -1,
 * with errno, on failure. */
static int
open_deepest (const char *path, gsize *length)
{
  g_autofree char *there = g_strdup (path);
  int handle;

  while ((handle = g_open (there, O_PATH | O_CLOEXEC | O_DIRECTORY, 0)) < 0 && errno == ENOENT
         && strcmp (there, "/") != 0) {
    char *above = g_path_get_dirname (there);

    g_free (there);
    there = above;
  }
  *length = strlen (there);
  return handle;
}

int
leaf_storage_make_folder (const char *path, const char *root)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  g_auto (GStrv) missing = NULL;
  gsize length = 0;
  int handle = open_deepest (whole, &length), number = handle < 0 ? errno : 0;

  missing = g_strsplit (whole + length, "/", 0);
  for (guint i = 0; number == 0 && missing[i] != NULL; i++) {
    int within;

    if (*missing[i] == '\0')
      continue;
    within = leaf_storage_stays_inside (path, root, handle, missing[i]) ? make_one (handle, missing[i])
                                                                        : (errno = ELOOP, -1);
    number = within < 0 ? errno : 0;
    close (handle);
    handle = within;
  }
  if (handle >= 0)
    close (handle);
  return number;
}

const char *
leaf_storage_strerror (int number)
{
  switch (number) {
  case ELOOP: return "a symbolic link points outside the story's folder (`leaf trust STORY` allows this)";
  case EBADMSG: return "two of its files have the same name, or a name points outside the project";
  case EINVAL: return "it is not a regular file";
  default: return g_strerror (number);
  }
}
