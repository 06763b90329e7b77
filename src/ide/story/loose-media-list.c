/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-media-list.h"

#include "leaf-index.h"
#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { MOST_UNDECLARED = 500, MOST_TEXT = 2000 };

typedef struct {
  GPtrArray *files; /* of LooseMediaFile * */
  char *materials;  /* NULL: the story is not saved */
  char *folder;     /* of external files; NULL: likewise */
} Look;

void
loose_media_file_free (LooseMediaFile *file)
{
  g_free (file->name);
  g_free (file->file);
  g_free (file->words);
  g_free (file->path);
  g_free (file->text);
  g_free (file);
}

static void
look_free (Look *look)
{
  g_clear_pointer (&look->files, g_ptr_array_unref);
  g_free (look->materials);
  g_free (look->folder);
  g_free (look);
}

/* --- what the program declares ------------------------------------------------------------------------------------ */

static void
add_effects (Look *look, LeafProgram *program)
{
  guint32 n;
  LeafEffect *effects = leaf_program_effects (program, &n);

  for (guint32 i = 0; i < n; i++) {
    LooseMediaFile *file;

    /* A missing cover is not an error. */
    if (effects[i].number == LEAF_EFFECT_COVER)
      continue;
    file = g_new0 (LooseMediaFile, 1);
    file->sort = effects[i].is_sound ? LOOSE_MEDIA_SOUND : LOOSE_MEDIA_FIGURE;
    file->name = g_strdup (effects[i].name);
    file->file = g_strdup (effects[i].file);
    file->words = g_strdup (effects[i].words);
    file->path = look->materials != NULL ? leaf_storage_effect_path (look->materials, &effects[i]) : NULL;
    file->place = effects[i].place;
    g_ptr_array_add (look->files, file);
  }
  leaf_effects_free (effects, n);
}

static gboolean
is_listed (const Look *look, LeafPlace place)
{
  for (guint i = 0; i < look->files->len; i++) {
    const LooseMediaFile *file = g_ptr_array_index (look->files, i);

    if (file->place.source == place.source && file->place.start <= place.start && place.start < file->place.end)
      return TRUE;
  }
  return FALSE;
}

/* Where the story writes its external file of that number; NULL: it is not known. */
static char *
external_path (const Look *look, LeafProgram *program, guint32 number)
{
  /* a program with problems has no numbers of files */
  g_autofree char *name = look->folder != NULL && leaf_program_n_problems (program) == 0
                              ? leaf_program_file_name (program, number)
                              : NULL;
  g_autofree char *file = name != NULL ? leaf_storage_file_name (name) : NULL;

  return file != NULL ? g_build_filename (look->folder, file, NULL) : NULL;
}

/* The page of the index lists files of all types: those that are neither figures nor sounds are external. They are in
 * the order of their numbers. */
static void
add_external (Look *look, LeafProgram *program)
{
  guint32 n, number = 0;
  LeafIndexEntry *entries = leaf_program_index (program, LEAF_INDEX_FILES, &n);

  for (guint32 i = 0; i < n; i++)
    if (!entries[i].is_library && entries[i].place.source != 0 && !is_listed (look, entries[i].place)) {
      LooseMediaFile *file = g_new0 (LooseMediaFile, 1);

      file->sort = LOOSE_MEDIA_EXTERNAL_FILE;
      file->name = g_strdup (entries[i].text);
      file->path = external_path (look, program, number++);
      file->place = entries[i].place;
      g_ptr_array_add (look->files, file);
    }
  leaf_index_free (entries, n);
}

/* --- what is on the disk, read in a worker ------------------------------------------------------------------------ */

/* The beginning of an external file, without the header line that names its owner. */
static char *
dup_beginning (const char *bytes, gsize length)
{
  const char *end
      = g_str_has_prefix (bytes, "* //") || g_str_has_prefix (bytes, "- //") ? memchr (bytes, '\n', length) : NULL;
  const char *start = end != NULL ? end + 1 : bytes;
  g_autofree char *text = g_utf8_make_valid (start, (gssize) (length - (gsize) (start - bytes)));

  if (g_utf8_strlen (text, -1) <= MOST_TEXT)
    return g_steal_pointer (&text);
  *g_utf8_offset_to_pointer (text, MOST_TEXT) = '\0';
  return g_strconcat (text, "…", NULL);
}

static void
look_at_external (const Look *look, LooseMediaFile *file)
{
  g_autofree char *root = g_path_get_dirname (look->folder), *bytes = NULL;
  gsize length;

  if (!leaf_storage_read_within (file->path, root, &bytes, &length))
    return;
  file->size = length;
  file->text = dup_beginning (bytes, length);
}

static void
look_at (const Look *look, LooseMediaFile *file)
{
  gsize length;
  int handle;

  if (file->path == NULL)
    return;
  if (file->sort == LOOSE_MEDIA_EXTERNAL_FILE) {
    look_at_external (look, file);
    return;
  }
  file->fault = leaf_storage_media_fault (file->path, look->materials, &file->media);
  if (file->fault == LEAF_EFFECT_FINE && file->media.is_sound != (file->sort == LOOSE_MEDIA_SOUND))
    file->fault = LEAF_EFFECT_DAMAGED;
  handle = leaf_storage_open (file->path, look->materials, &length);
  if (handle < 0)
    return;
  file->size = length;
  close (handle);
}

static gboolean
is_declared (const Look *look, const char *path)
{
  for (guint i = 0; i < look->files->len; i++) {
    const LooseMediaFile *file = g_ptr_array_index (look->files, i);

    if (file->path != NULL && g_str_equal (file->path, path))
      return TRUE;
  }
  return FALSE;
}

/* Returns TRUE if the folder is in the materials, and is not a link out of them. */
static gboolean
is_inside (const char *folder, const char *root)
{
  int handle = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean inside = handle >= 0 && leaf_storage_stays_inside (folder, root, handle, NULL);

  if (handle >= 0)
    close (handle);
  return inside;
}

static void
add_undeclared (Look *look, LooseMediaSort sort)
{
  g_autofree char *folder = g_build_filename (look->materials, sort == LOOSE_MEDIA_SOUND ? "Sounds" : "Figures", NULL);
  g_autoptr (GDir) dir = is_inside (folder, look->materials) ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  for (guint n = 0; dir != NULL && n < MOST_UNDECLARED && (name = g_dir_read_name (dir)) != NULL; n++) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    LooseMediaFile *file;

    if (*name == '.' || !g_utf8_validate (name, -1, NULL) || is_declared (look, path))
      continue;
    file = g_new0 (LooseMediaFile, 1);
    file->sort = sort;
    file->file = g_strdup (name);
    file->path = g_steal_pointer (&path);
    look_at (look, file);
    if (file->fault == LEAF_EFFECT_FINE)
      g_ptr_array_add (look->files, file);
    else
      loose_media_file_free (file);
  }
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Look *look = data;

  for (guint i = 0; i < look->files->len; i++)
    look_at (look, g_ptr_array_index (look->files, i));
  if (look->materials != NULL) {
    add_undeclared (look, LOOSE_MEDIA_FIGURE);
    add_undeclared (look, LOOSE_MEDIA_SOUND);
  }
  g_task_return_pointer (task, g_steal_pointer (&look->files), (GDestroyNotify) g_ptr_array_unref);
}

void
loose_media_list_async (LeafProgram *program, const char *materials, const char *folder, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (program != NULL);
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Look *look = g_new0 (Look, 1);

  look->files = g_ptr_array_new_with_free_func ((GDestroyNotify) loose_media_file_free);
  look->materials = g_strdup (materials);
  look->folder = g_strdup (folder);
  add_effects (look, program);
  add_external (look, program);
  g_task_set_task_data (task, look, (GDestroyNotify) look_free);
  g_task_run_in_thread (task, run);
}

GPtrArray *
loose_media_list_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
