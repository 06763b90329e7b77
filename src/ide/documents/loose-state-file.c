/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-state-file.h"

#include <glib/gstdio.h>

char *
loose_state_file_write (const char *what, const char *path, const char *ending, const char *bytes, gsize length)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "looseleaf", NULL),
                  *project = g_path_get_dirname (path), *title = g_path_get_basename (project),
                  *name
                  = g_strdup_printf ("%s of %s, %" G_GINT64_FORMAT ".%s", what, title, g_get_real_time (), ending),
                  *there = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_file_set_contents (there, bytes, (gssize) length, NULL))
    return NULL;
  return g_steal_pointer (&there);
}
