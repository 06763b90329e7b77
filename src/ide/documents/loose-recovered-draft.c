/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-recovered-draft.h"

#include "loose-recovery-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

struct _LooseRecoveredDraft {
  GObject parent_instance;

  char *stem;
  GFile *file;
  gint64 time;
  guint busy;
  gboolean has_text;
  int handle; /* of the note, locked; -1: there is no note */
};

G_DEFINE_FINAL_TYPE (LooseRecoveredDraft, loose_recovered_draft, G_TYPE_OBJECT)

static char *
with_ending (LooseRecoveredDraft *self, const char *ending)
{
  return g_strconcat (self->stem, ending, NULL);
}

/* --- finding ------------------------------------------------------------------------------------------------------ */

/* Returns FALSE if a running window holds the lock. On a file system without locks this is unknown, and the draft
 * counts as left behind, because offering a text again does no harm. */
static gboolean
take_lock (LooseRecoveredDraft *self)
{
  g_autofree char *path = with_ending (self, ".note");

  self->handle = g_open (path, O_RDWR | O_CLOEXEC, 0);
  return self->handle < 0 || flock (self->handle, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

static void
read_note (LooseRecoveredDraft *self)
{
  g_autofree char *path = with_ending (self, ".note");
  g_autofree char *text = NULL, *uri = NULL;
  g_autoptr (GKeyFile) note = g_key_file_new ();

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;
  self->busy = loose_recovery_lock_read_busy (text);
  if (g_key_file_load_from_data (note, text, strlen (text), G_KEY_FILE_NONE, NULL))
    uri = g_key_file_get_string (note, LOOSE_RECOVERY_LOCK_GROUP, LOOSE_RECOVERY_LOCK_URI, NULL);
  self->file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
}

static void
look_at_text (LooseRecoveredDraft *self)
{
  g_autofree char *path = with_ending (self, ".text"), *note = with_ending (self, ".note");
  GStatBuf status;

  self->has_text = g_stat (path, &status) == 0;
  if (self->has_text || g_stat (note, &status) == 0)
    self->time = status.st_mtim.tv_sec;
}

/* NULL if the draft belongs to a running window, or contains nothing of use. */
static LooseRecoveredDraft *
recovered_draft_new (const char *stem)
{
  g_autoptr (LooseRecoveredDraft) self = g_object_new (LOOSE_TYPE_RECOVERED_DRAFT, NULL);

  self->stem = g_strdup (stem);
  if (!take_lock (self))
    return NULL;
  read_note (self);
  look_at_text (self);
  if (!self->has_text && self->busy == 0) {
    loose_recovered_draft_delete (self);
    return NULL;
  }
  return g_steal_pointer (&self);
}

static gboolean
is_of (LooseRecoveredDraft *self, GFile *file)
{
  return file != NULL ? self->file != NULL && g_file_equal (self->file, file) : self->has_text;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const LooseRecoveredDraft *one = *(LooseRecoveredDraft *const *) a, *other = *(LooseRecoveredDraft *const *) b;

  return one->time > other->time ? -1 : one->time < other->time;
}

/* File names without their endings, each once. */
static GHashTable *
find_stems (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GHashTable *stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".note") || g_str_has_suffix (name, ".text"))
      g_hash_table_add (stems, g_strndup (name, strlen (name) - strlen (".note")));
  return stems;
}

GPtrArray *
loose_recovered_draft_find (GFile *file)
{
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
  g_autoptr (GHashTable) stems = find_stems (folder);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, stems);
  while (g_hash_table_iter_next (&iter, &name, NULL)) {
    g_autofree char *stem = g_build_filename (folder, name, NULL);
    g_autoptr (LooseRecoveredDraft) draft = recovered_draft_new (stem);

    if (draft != NULL && is_of (draft, file))
      g_ptr_array_add (found, g_steal_pointer (&draft));
  }
  g_ptr_array_sort (found, compare_times);
  return found;
}

/* --- one draft ---------------------------------------------------------------------------------------------------- */

gboolean
loose_recovered_draft_has_text (LooseRecoveredDraft *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERED_DRAFT (self), FALSE);
  return self->has_text;
}

char *
loose_recovered_draft_dup_text (LooseRecoveredDraft *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERED_DRAFT (self), NULL);
  g_autofree char *path = with_ending (self, ".text"), *bytes = NULL;
  gsize length;

  return g_file_get_contents (path, &bytes, &length, NULL) ? g_utf8_make_valid (bytes, (gssize) length) : NULL;
}

GFile *
loose_recovered_draft_get_file (LooseRecoveredDraft *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERED_DRAFT (self), NULL);
  return self->file;
}

gint64
loose_recovered_draft_get_time (LooseRecoveredDraft *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERED_DRAFT (self), 0);
  return self->time;
}

guint
loose_recovered_draft_get_busy (LooseRecoveredDraft *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERED_DRAFT (self), 0);
  return self->busy;
}

void
loose_recovered_draft_clear_crash_flag (LooseRecoveredDraft *self)
{
  g_return_if_fail (LOOSE_IS_RECOVERED_DRAFT (self));
  if (self->handle >= 0 && self->busy != 0)
    loose_recovery_lock_clear_busy (self->handle);
  self->busy = 0;
}

/* The text is removed first, because a text without a note would be offered without its file. */
void
loose_recovered_draft_delete (LooseRecoveredDraft *self)
{
  g_return_if_fail (LOOSE_IS_RECOVERED_DRAFT (self));
  g_autofree char *text = with_ending (self, ".text"), *note = with_ending (self, ".note");

  g_unlink (text);
  g_unlink (note);
  self->has_text = FALSE;
}

static void
loose_recovered_draft_finalize (GObject *object)
{
  LooseRecoveredDraft *self = LOOSE_RECOVERED_DRAFT (object);

  if (self->handle >= 0)
    close (self->handle);
  g_clear_object (&self->file);
  g_free (self->stem);
  G_OBJECT_CLASS (loose_recovered_draft_parent_class)->finalize (object);
}

static void
loose_recovered_draft_class_init (LooseRecoveredDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_recovered_draft_finalize;
}

static void
loose_recovered_draft_init (LooseRecoveredDraft *self)
{
  self->handle = -1;
}
