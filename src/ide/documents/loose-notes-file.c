/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-notes-file.h"

#include "leaf-storage-links.h"
#include "leaf-storage.h"
#include "leaf-storage-read.h"
#include "leaf-storage-write.h"
#include "loose-long-word-filter.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define FILE_NAME "notes.txt"

enum { MOST_BYTES = 4 << 20 };

struct _LooseNotesFile {
  char *folder, *path;
  gatomicrefcount references;

  GMutex mutex; /* protects the fields below; held while the file is written */
  char *known;  /* the content of the file when it was last shown or written; NULL: nothing */
  guint serial; /* of the text that was written last */
};

LooseNotesFile *
loose_notes_file_new (LooseProject *project)
{
  g_return_val_if_fail (LOOSE_IS_PROJECT (project), NULL);
  GFile *file = loose_project_get_file (project);
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;
  g_autofree char *folder = path != NULL ? leaf_storage_project (path) : NULL;
  LooseNotesFile *self;

  if (folder == NULL)
    return NULL;
  self = g_new0 (LooseNotesFile, 1);
  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->mutex);
  self->path = g_build_filename (folder, FILE_NAME, NULL);
  self->folder = g_steal_pointer (&folder);
  return self;
}

LooseNotesFile *
loose_notes_file_ref (LooseNotesFile *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
loose_notes_file_unref (LooseNotesFile *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  g_mutex_clear (&self->mutex);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->known);
  g_free (self);
}

const char *
loose_notes_file_get_path (LooseNotesFile *self)
{
  return self->path;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void
set_error (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), _ (leaf_storage_strerror (number)));
}

/* NULL with an errno of 0 if there is no file. */
static char *
read_bytes (LooseNotesFile *self, gsize *length)
{
  char *bytes = NULL;

  if (leaf_storage_read_within (self->path, self->folder, &bytes, length) || errno == ENOENT)
    errno = 0;
  return bytes;
}

char *
loose_notes_file_read (LooseNotesFile *self, GError **error)
{
  gsize length = 0;
  g_autofree char *bytes = NULL;
  int number;

  bytes = read_bytes (self, &length);
  number = errno;
  if (bytes == NULL && number != 0) {
    set_error (error, number);
    return NULL;
  }
  if (bytes != NULL
      && (length > MOST_BYTES || !g_utf8_validate (bytes, (gssize) length, NULL)
          || loose_long_word_find (bytes, length) != 0)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("it is not text that can be shown here"));
    return NULL;
  }
  return bytes != NULL ? g_steal_pointer (&bytes) : g_strdup ("");
}

void
loose_notes_file_set_known (LooseNotesFile *self, const char *text)
{
  g_mutex_lock (&self->mutex);
  g_free (self->known);
  self->known = g_strdup (text);
  g_mutex_unlock (&self->mutex);
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static gboolean
write_locked (LooseNotesFile *self, const char *text, char **kept, GError **error)
{
  gsize length = 0;
  g_autofree char *there = read_bytes (self, &length);
  int failure = errno;

  if (failure == 0 && g_strcmp0 (there != NULL ? there : "", self->known != NULL ? self->known : "") != 0)
    failure = leaf_storage_write_beside (self->path, self->folder, text, strlen (text), kept);
  else if (failure == 0)
    failure = leaf_storage_write_within (self->path, self->folder, text, strlen (text), 0666);
  if (failure != 0) {
    set_error (error, failure);
    return FALSE;
  }
  if (*kept == NULL) {
    g_free (self->known);
    self->known = g_strdup (text);
  }
  return TRUE;
}

gboolean
loose_notes_file_write (LooseNotesFile *self, const char *text, guint serial, char **kept, GError **error)
{
  gboolean written = TRUE;

  *kept = NULL;
  g_mutex_lock (&self->mutex);
  if (serial > self->serial) {
    written = write_locked (self, text, kept, error);
    if (written)
      self->serial = serial;
  }
  g_mutex_unlock (&self->mutex);
  return written;
}
