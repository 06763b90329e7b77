/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "loose-extensions.h"

#include <string.h>

struct _LooseExtensions {
  char      *folder; /* NULL: none */
  GPtrArray *kept;   /* of char *, the names and texts handed out */
};

LooseExtensions *
loose_extensions_new (const char *materials)
{
  LooseExtensions *self = g_new0 (LooseExtensions, 1);

  self->folder = materials != NULL ? g_build_filename (materials, "Extensions", NULL) : NULL;
  self->kept = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
loose_extensions_free (LooseExtensions *self)
{
  g_free (self->folder);
  g_ptr_array_unref (self->kept);
  g_free (self);
}

/* The entry of `folder` that is called `wanted` whatever its letters' case, or `wanted` and a version ("-v2", "-v1_0_3"),
 * and ends in `suffix`.  Of several versions the last by name. */
static char *
find_entry (const char *folder, const char *wanted, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *folded = g_utf8_casefold (wanted, -1);
  g_autofree char *best = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *stem = NULL;
    char *version;

    if (!g_str_has_suffix (name, suffix))
      continue;
    stem = g_strndup (name, strlen (name) - strlen (suffix));
    version = strstr (stem, "-v");
    if (version != NULL && g_ascii_isdigit (version[2]))
      *version = '\0';
    g_autofree char *lower = g_utf8_casefold (stem, -1);
    if (g_str_equal (lower, folded) && (best == NULL || strcmp (name, best) > 0)) {
      g_free (best);
      best = g_strdup (name);
    }
  }
  return best != NULL ? g_build_filename (folder, best, NULL) : NULL;
}

/* "Title.i7x" and "Title-v2.i7x", and the folder form "Title-v2.i7xd/Source/Title.i7x". */
static char *
find_file (const char *author_folder, const char *title)
{
  char *file = find_entry (author_folder, title, ".i7x");
  g_autofree char *directory = NULL;
  g_autofree char *source = NULL;

  if (file != NULL)
    return file;
  directory = find_entry (author_folder, title, ".i7xd");
  if (directory == NULL)
    return NULL;
  source = g_build_filename (directory, "Source", NULL);
  return find_entry (source, title, ".i7x");
}

gboolean
loose_extensions_find (const char *title, const char *author, LeafSourceText *found, gpointer data)
{
  LooseExtensions *self = data;
  g_autofree char *folder = NULL, *path = NULL, *bytes = NULL;
  gsize length;

  if (self->folder == NULL || title == NULL || author == NULL)
    return FALSE;
  folder = find_entry (self->folder, author, "");
  path = folder != NULL ? find_file (folder, title) : NULL;
  if (path == NULL || !g_file_get_contents (path, &bytes, &length, NULL))
    return FALSE;

  found->name = g_path_get_basename (path);
  g_ptr_array_add (self->kept, (char *) found->name);
  found->bytes = bytes;
  found->length = length;
  g_ptr_array_add (self->kept, g_steal_pointer (&bytes));
  return TRUE;
}
