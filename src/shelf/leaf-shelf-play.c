/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-shelf-play.c: what a play keeps on the disk.  Files are known by what the story calls them, since their numbers are of one program. */
#include "leaf-shelf-play.h"

#include "leaf-shelf-write.h"

#include <string.h>

struct _LeafShelfPlay {
  char *saves, *folder;
  LeafShelfTell tell;
  gpointer data;
  GHashTable *given; /* path -> what the first play was given; NULL: there was no such file */
  GHashTable *kept;  /* path -> what is in the file, as far as is known */
  gboolean fails;    /* a file could not be kept, and that was told */
};

static GHashTable *
new_texts (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

LeafShelfPlay *
leaf_shelf_play_new (const char *saves, const char *folder, LeafShelfTell tell, gpointer data)
{
  LeafShelfPlay *self = g_new0 (LeafShelfPlay, 1);

  self->saves = g_strdup (saves);
  self->folder = g_strdup (folder);
  self->tell = tell;
  self->data = data;
  self->given = new_texts ();
  self->kept = new_texts ();
  return self;
}

void
leaf_shelf_play_free (LeafShelfPlay *self)
{
  g_free (self->saves);
  g_free (self->folder);
  g_hash_table_unref (self->given);
  g_hash_table_unref (self->kept);
  g_free (self);
}

gboolean
leaf_shelf_play_keeps_saves (const LeafShelfPlay *self)
{
  return self->saves != NULL;
}

/* The path of a file of the story; NULL: there are no more. */
static char *
path_of_file (const LeafShelfPlay *self, LeafPlay *play, guint32 number)
{
  g_autofree char *name = self->folder != NULL ? leaf_program_file_name (leaf_play_program (play), number) : NULL;
  g_autofree char *file = name != NULL ? leaf_shelf_file_name (name) : NULL;

  return file != NULL ? g_build_filename (self->folder, file, NULL) : NULL;
}

/* What is to be found at `path`: read once. */
static const char *
find_given (LeafShelfPlay *self, const char *path)
{
  char *text = NULL;

  if (!g_hash_table_contains (self->given, path)) {
    g_file_get_contents (path, &text, NULL, NULL);
    g_hash_table_insert (self->given, g_strdup (path), text);
    g_hash_table_insert (self->kept, g_strdup (path), g_strdup (text));
  }
  return g_hash_table_lookup (self->given, path);
}

static void
give_file (LeafShelfPlay *self, LeafPlay *play, guint32 number, const char *path)
{
  const char *text = find_given (self, path);

  if (text != NULL && !leaf_play_give_file (play, number, text))
    self->tell (LEAF_SHELF_UNREADABLE, path, NULL, self->data);
}

/* A file that is not there is no mistake: it will be. */
static void
give_saved (LeafShelfPlay *self, LeafPlay *play)
{
  const char *reason = NULL, *saved = find_given (self, self->saves);

  if (saved != NULL && !leaf_play_give_saved (play, saved, &reason))
    self->tell (LEAF_SHELF_UNRESTORED, self->saves, reason, self->data);
}

void
leaf_shelf_play_give (LeafShelfPlay *self, LeafPlay *play)
{
  char *path;

  for (guint32 i = 0; (path = path_of_file (self, play, i)) != NULL; i++) {
    give_file (self, play, i, path);
    g_free (path);
  }
  if (self->saves != NULL)
    give_saved (self, play);
}

void
leaf_shelf_play_forget (LeafShelfPlay *self)
{
  g_hash_table_remove_all (self->given);
  g_hash_table_remove_all (self->kept);
}

/* 0, or the errno of what failed. */
static int
write_text (LeafShelfPlay *self, const char *path, const char *text)
{
  int failure = leaf_shelf_write (path, text, strlen (text), 0666);

  if (failure == 0)
    g_hash_table_insert (self->kept, g_strdup (path), g_strdup (text));
  return failure;
}

static gboolean
keep_file (LeafShelfPlay *self, const char *path, const char *text)
{
  int failure;

  if (text == NULL || g_strcmp0 (text, g_hash_table_lookup (self->kept, path)) == 0)
    return TRUE;
  g_mkdir_with_parents (self->folder, 0777);
  failure = write_text (self, path, text);
  if (failure != 0 && !self->fails)
    self->tell (LEAF_SHELF_UNKEPT, path, g_strerror (failure), self->data);
  return failure == 0;
}

void
leaf_shelf_play_keep (LeafShelfPlay *self, LeafPlay *play)
{
  gboolean fails = FALSE;
  char *path;

  for (guint32 i = 0; (path = path_of_file (self, play, i)) != NULL; i++) {
    fails |= !keep_file (self, path, leaf_play_file (play, i));
    g_free (path);
  }
  self->fails = fails;
}

gboolean
leaf_shelf_play_save (LeafShelfPlay *self, LeafPlay *play)
{
  const char *saved = leaf_play_saved (play);
  int failure = self->saves != NULL && saved != NULL ? write_text (self, self->saves, saved) : 0;

  if (failure != 0)
    self->tell (LEAF_SHELF_UNSAVED, self->saves, g_strerror (failure), self->data);
  return failure == 0;
}
