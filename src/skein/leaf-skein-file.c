/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "leaf-skein-file.h"

#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage.h"

#include <errno.h>

char *
leaf_skein_path (const char *story)
{
  g_autofree char *project = leaf_storage_project (story);

  return project != NULL ? g_build_filename (project, "Skein.skein", NULL) : NULL;
}

LeafSkein *
leaf_skein_read (const char *path, GError **error)
{
  g_autofree char *bytes = NULL;
  gsize length;
  int number;

  if (path == NULL)
    return leaf_skein_new ();
  if (leaf_storage_read (path, &bytes, &length))
    return leaf_skein_parse (bytes, length, error);
  number = errno;
  if (number == ENOENT)
    return leaf_skein_new ();
  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (number), leaf_storage_strerror (number));
  return NULL;
}
