/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-play.c: the files of a play on the disk. A file is identified by its name in the story, since its number
 * is valid for one program only. */
#include "leaf-storage-play.h"

#include "leaf-storage-links.h"
#include "leaf-storage-read.h"
#include "leaf-storage-write.h"

#include <errno.h>
#include <string.h>

#define LEAF_SAVED_HEAD "Looseleaf saved play" /* as every version of the engine begins one */

/* The first line of a file that a story writes, as with Inform: "*" ("-" while the file is incomplete), the story's
 * identity between slashes, and the name of the file. A file without it was not written by a story and is never
 * replaced. */
#define HEADER_IDENTITY "//LOOSELEAF//"

static char *
make_header (const char *name)
{
  return g_strdup_printf ("* " HEADER_IDENTITY " %s\n", name);
}

/* The text after the header; `text` itself if it has no header. */
static const char *
skip_header (const char *text)
{
  const char *end
      = (text[0] == '*' || text[0] == '-') && g_str_has_prefix (text + 1, " //") ? strchr (text, '\n') : NULL;

  return end != NULL ? end + 1 : text;
}

struct _LeafPlayFiles {
  char *saves, *folder;
  LeafPlayFilesReport tell;
  gpointer data;
  GHashTable *given;     /* path -> the text that plays are given; NULL: there was no such file */
  GHashTable *kept;      /* path -> the contents of the file, as if all writes were done; NULL: there is no file */
  GHashTable *taken;     /* path -> the text that is being written, perhaps in another thread */
  gboolean fails;        /* a file of the story could not be written, which was reported */
  GHashTable *of_report; /* name -> text, of a player's report; NULL: the files are on the disk */
  char *saved_of_report;
};

static GHashTable *
new_texts (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

LeafPlayFiles *
leaf_play_files_new (const char *saves, const char *folder, LeafPlayFilesReport tell, gpointer data)
{
  LeafPlayFiles *self = g_rc_box_new0 (LeafPlayFiles);

  self->saves = g_strdup (saves);
  self->folder = g_strdup (folder);
  self->tell = tell;
  self->data = data;
  self->given = new_texts ();
  self->kept = new_texts ();
  self->taken = new_texts ();
  return self;
}

LeafPlayFiles *
leaf_play_files_new_report (const LeafStorageReport *report, LeafPlayFilesReport tell, gpointer data)
{
  LeafPlayFiles *self = leaf_play_files_new (NULL, NULL, tell, data);

  self->of_report = new_texts ();
  self->saved_of_report = g_strdup (report->saved);
  for (guint i = 0; i < report->files->len; i++) {
    const LeafStorageReportFile *file = &g_array_index (report->files, LeafStorageReportFile, i);

    g_hash_table_insert (self->of_report, g_strdup (file->name), g_strdup (file->text));
  }
  return self;
}

LeafPlayFiles *
leaf_play_files_ref (LeafPlayFiles *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  LeafPlayFiles *self = data;

  g_free (self->saves);
  g_free (self->folder);
  g_hash_table_unref (self->given);
  g_hash_table_unref (self->kept);
  g_hash_table_unref (self->taken);
  g_clear_pointer (&self->of_report, g_hash_table_unref);
  g_free (self->saved_of_report);
}

void
leaf_play_files_unref (LeafPlayFiles *self)
{
  g_rc_box_release_full (self, clear);
}

/* The path of a file of the story, by number, and the story's name for it; NULL: there are no more files. */
static char *
path_of_file (const LeafPlayFiles *self, LeafPlay *play, guint32 number, char **name_out)
{
  g_autofree char *name = self->folder != NULL ? leaf_program_file_name (leaf_play_program (play), number) : NULL;
  g_autofree char *file = name != NULL ? leaf_storage_file_name (name) : NULL;

  if (file == NULL)
    return NULL;
  if (name_out != NULL)
    *name_out = g_steal_pointer (&name);
  return g_build_filename (self->folder, file, NULL);
}

/* The folder that a story outside a project must not leave (leaf-storage-links.h). Free with g_free. */
static char *
root_of (const char *folder)
{
  return g_path_get_dirname (folder);
}

/* Reads a file from the disk, without its header. Returns FALSE, with errno, on failure. */
static gboolean
read_there (const LeafPlayFiles *self, const char *path, char **text)
{
  gboolean is_saved = g_strcmp0 (path, self->saves) == 0;
  g_autofree char *root = root_of (is_saved ? path : self->folder), *whole = NULL;

  if (!leaf_storage_read_within (path, root, &whole, NULL))
    return FALSE;
  *text = is_saved ? g_steal_pointer (&whole) : g_strdup (skip_header (whole));
  return TRUE;
}

/* The contents of `path`, which is read only the first time; NULL: there is no file. */
static const char *
find_given (LeafPlayFiles *self, const char *path)
{
  char *text = NULL;

  if (!g_hash_table_contains (self->given, path)) {
    if (g_hash_table_contains (self->taken, path))
      text = g_strdup (g_hash_table_lookup (self->taken, path));
    else
      read_there (self, path, &text);
    g_hash_table_insert (self->given, g_strdup (path), text);
    g_hash_table_insert (self->kept, g_strdup (path), g_strdup (text));
  }
  return g_hash_table_lookup (self->given, path);
}

static void
give_file (LeafPlayFiles *self, LeafPlay *play, guint32 number, const char *path)
{
  const char *text = find_given (self, path);

  if (text != NULL && !leaf_play_give_file (play, number, text))
    self->tell (LEAF_STORAGE_UNREADABLE, path, NULL, self->data);
}

/* `saved` may be NULL: the story may not have been saved yet. */
static void
give_saved (LeafPlayFiles *self, LeafPlay *play, const char *saved)
{
  const char *reason = NULL;

  if (saved != NULL && !leaf_play_give_saved (play, saved, &reason))
    self->tell (LEAF_STORAGE_UNRESTORED, self->saves, reason, self->data);
}

static void
give_report (LeafPlayFiles *self, LeafPlay *play)
{
  char *name;

  for (guint32 i = 0; (name = leaf_program_file_name (leaf_play_program (play), i)) != NULL; i++) {
    const char *text = g_hash_table_lookup (self->of_report, name);

    if (text != NULL && !leaf_play_give_file (play, i, text))
      self->tell (LEAF_STORAGE_UNREADABLE, name, NULL, self->data);
    g_free (name);
  }
  give_saved (self, play, self->saved_of_report);
}

void
leaf_play_files_give (LeafPlayFiles *self, LeafPlay *play)
{
  char *path;

  if (self->of_report != NULL) {
    give_report (self, play);
    return;
  }
  for (guint32 i = 0; (path = path_of_file (self, play, i, NULL)) != NULL; i++) {
    give_file (self, play, i, path);
    g_free (path);
  }
  if (self->saves != NULL)
    give_saved (self, play, find_given (self, self->saves));
}

void
leaf_play_files_forget (LeafPlayFiles *self)
{
  g_hash_table_remove_all (self->given);
  g_hash_table_remove_all (self->kept);
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

typedef struct {
  char *path, *text;
  char *name;  /* the story's name for the file; NULL: the saved game */
  int failure; /* 0, or the errno of the failure */
} Write;

struct _LeafBatchWrite {
  char *folder;
  GArray *writes; /* of Write */
};

static void
clear_write (gpointer data)
{
  Write *write = data;

  g_free (write->path);
  g_free (write->name);
  g_free (write->text);
}

void
leaf_batch_write_free (LeafBatchWrite *writes)
{
  g_array_unref (writes->writes);
  g_free (writes->folder);
  g_free (writes);
}

static void
add_write (LeafPlayFiles *self, LeafBatchWrite *writes, const char *path, const char *text, const char *name)
{
  Write write = { g_strdup (path), g_strdup (text), g_strdup (name), EIO };

  g_array_append_val (writes->writes, write);
  g_hash_table_insert (self->kept, g_strdup (path), g_strdup (text));
  g_hash_table_insert (self->taken, g_strdup (path), g_strdup (text));
}

LeafBatchWrite *
leaf_play_files_changed (LeafPlayFiles *self, LeafPlay *play, gboolean saved)
{
  g_autoptr (LeafBatchWrite) writes = g_new0 (LeafBatchWrite, 1);
  char *name = NULL;
  const char *save = saved && self->saves != NULL ? leaf_play_saved (play) : NULL;
  char *path;

  writes->folder = g_strdup (self->folder);
  writes->writes = g_array_new (FALSE, FALSE, sizeof (Write));
  g_array_set_clear_func (writes->writes, clear_write);
  if (save != NULL)
    add_write (self, writes, self->saves, save, NULL);
  for (guint32 i = 0; (path = path_of_file (self, play, i, &name)) != NULL; i++) {
    g_autofree char *called = name;
    const char *text = leaf_play_file (play, i);

    if (text != NULL && g_strcmp0 (text, g_hash_table_lookup (self->kept, path)) != 0)
      add_write (self, writes, path, text, called);
    g_free (path);
  }
  self->fails = self->fails && writes->writes->len > 0;
  return writes->writes->len > 0 ? g_steal_pointer (&writes) : NULL;
}

/* Returns 0 if the file may be replaced, EEXIST if it was not written by a story, or the errno of reading it. */
static int
find_obstacle (const char *path, const char *root)
{
  g_autofree char *there = NULL;

  if (!leaf_storage_read_within (path, root, &there, NULL))
    return errno == ENOENT ? 0 : errno;
  return *there != '\0' && skip_header (there) == there ? EEXIST : 0;
}

static int
write_file (const LeafBatchWrite *writes, const Write *write)
{
  g_autofree char *header = make_header (write->name), *text = g_strconcat (header, write->text, NULL);
  g_autofree char *root = root_of (writes->folder);
  int number = leaf_storage_make_folder (writes->folder, root);

  if (number == 0)
    number = find_obstacle (write->path, root);
  return number != 0 ? number : leaf_storage_write_within (write->path, root, text, strlen (text), 0666);
}

/* Replaces nothing but a saved game. */
static int
write_save (const Write *write)
{
  g_autofree char *root = root_of (write->path), *there = NULL;

  if (leaf_storage_read_within (write->path, root, &there, NULL)) {
    if (*there != '\0' && !g_str_has_prefix (there, LEAF_SAVED_HEAD))
      return EEXIST;
  } else if (errno != ENOENT)
    return errno;
  return leaf_storage_write_within (write->path, root, write->text, strlen (write->text), 0666);
}

void
leaf_batch_write_write (LeafBatchWrite *writes)
{
  for (guint i = 0; i < writes->writes->len; i++) {
    Write *write = &g_array_index (writes->writes, Write, i);

    write->failure = write->name != NULL ? write_file (writes, write) : write_save (write);
  }
}

/* Forgets the text of a finished write, unless a later write to the same path has replaced it. */
static void
forget_text (GHashTable *texts, const Write *write)
{
  if (g_strcmp0 (g_hash_table_lookup (texts, write->path), write->text) == 0)
    g_hash_table_remove (texts, write->path);
}

static const char *
words_of (const Write *write)
{
  return write->failure == EEXIST ? "a file with this name exists and was not written by a story"
                                  : leaf_storage_strerror (write->failure);
}

gboolean
leaf_play_files_written (LeafPlayFiles *self, LeafBatchWrite *writes)
{
  gboolean fails = FALSE, is_saved = TRUE;

  for (guint i = 0; i < writes->writes->len; i++) {
    Write *write = &g_array_index (writes->writes, Write, i);

    forget_text (self->taken, write);
    if (write->failure == 0)
      continue;
    forget_text (self->kept, write);
    if (write->name == NULL)
      self->tell (LEAF_STORAGE_UNSAVED, write->path, words_of (write), self->data);
    else if (!self->fails && !fails)
      self->tell (LEAF_STORAGE_NOT_SAVED, write->path, words_of (write), self->data);
    fails |= write->name != NULL;
    is_saved &= write->name != NULL;
  }
  self->fails = fails;
  leaf_batch_write_free (writes);
  return is_saved;
}

gboolean
leaf_play_files_keep (LeafPlayFiles *self, LeafPlay *play, gboolean saved)
{
  LeafBatchWrite *writes = leaf_play_files_changed (self, play, saved);

  if (writes == NULL)
    return TRUE;
  leaf_batch_write_write (writes);
  return leaf_play_files_written (self, writes);
}
