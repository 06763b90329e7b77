/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-files.c: sets of files, by the story's own names for them. */

#include "leaf-files.h"

#include <string.h>

struct _LeafFiles {
  gatomicrefcount references;
  guint32 n;
  LeafFile files[]; /* from 1 */
};

LeafFiles *
leaf_files_ref (LeafFiles *files)
{
  if (files != NULL)
    g_atomic_ref_count_inc (&files->references);
  return files;
}

void
leaf_files_unref (LeafFiles *files)
{
  if (files == NULL || !g_atomic_ref_count_dec (&files->references))
    return;
  for (guint32 i = 0; i < files->n; i++)
    g_clear_pointer (&files->files[i].text, g_ref_string_release);
  g_free (files);
}

LeafFiles *
leaf_files_change (LeafFiles *before, guint32 number, const char *text, gboolean is_not_ready)
{
  guint32 n = MAX (before != NULL ? before->n : 0, number + 1);
  LeafFiles *files = g_malloc0 (sizeof (LeafFiles) + sizeof (LeafFile) * n);

  g_atomic_ref_count_init (&files->references);
  files->n = n;
  for (guint32 i = 0; i < n; i++) {
    LeafFile file = *leaf_files_get (before, i);

    if (i == number)
      file = (LeafFile) { text != NULL ? g_ref_string_new (text) : NULL, is_not_ready };
    else if (file.text != NULL)
      g_ref_string_acquire (file.text);
    files->files[i] = file;
  }
  leaf_files_unref (before);
  return files;
}

const LeafFile *
leaf_files_get (const LeafFiles *files, guint32 number)
{
  static const LeafFile none = { 0 };

  return files != NULL && number < files->n ? &files->files[number] : &none;
}

/* --- functions for a state field ---------------------------------------------------------------------------------- */

static void
copy_files (gpointer to, gconstpointer from)
{
  *(LeafFiles **) to = leaf_files_ref (*(LeafFiles *const *) from);
}

static void
clear_files (gpointer field)
{
  g_clear_pointer ((LeafFiles **) field, leaf_files_unref);
}

/* A missing set has no files. */
static guint32
n_files (const LeafFiles *files)
{
  return files != NULL ? files->n : 0;
}

static guint64
hash_files (gconstpointer field, guint64 h)
{
  const LeafFiles *files = *(LeafFiles *const *) field;

  h = leaf_hash ("", 0, h);
  for (guint32 i = 0; i < n_files (files); i++) {
    const LeafFile *file = &files->files[i];
    const guint32 head[] = { i, file->text != NULL, file->is_not_ready != FALSE };

    if (file->text == NULL && !file->is_not_ready)
      continue;
    h = leaf_hash (head, sizeof head, h);
    if (file->text != NULL)
      h = leaf_hash (file->text, strlen (file->text), h);
  }
  return h;
}

static gboolean
equal_files (gconstpointer a, gconstpointer b)
{
  const LeafFiles *files = *(LeafFiles *const *) a, *others = *(LeafFiles *const *) b;

  for (guint32 i = 0; files != others && i < MAX (n_files (files), n_files (others)); i++) {
    const LeafFile *file = leaf_files_get (files, i), *other = leaf_files_get (others, i);

    if (g_strcmp0 (file->text, other->text) != 0 || (file->is_not_ready != FALSE) != (other->is_not_ready != FALSE))
      return FALSE;
  }
  return TRUE;
}

const LeafFieldFunctions leaf_files_functions = { copy_files, clear_files, hash_files, equal_files, NULL };

/* --- names -------------------------------------------------------------------------------------------------------- */

guint32
leaf_file_find (const LeafImage *image, const char *name)
{
  for (guint32 number = 1; number <= leaf_image_kind (image, LEAF_KIND (EXTERNAL_FILE))->n_instances; number++) {
    g_autofree char *known = leaf_image_file_name (image, number);

    if (g_strcmp0 (known, name) == 0)
      return number;
  }
  return 0;
}
