/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-recovery-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* A note begins with "# --"; these letters replace the hyphens. */
static const char letters[] = "cp";
#define FRONT   "# "
#define N_SORTS 2

struct _LooseRecoveryLock {
  GObject parent_instance;

  char *uri;
  char *stem;

  GMutex mutex; /* protects what follows */
  int handle;   /* of the note, locked; -1 */
  gboolean is_given_up;
  gboolean is_excused;
  guint under_way[N_SORTS];
  guint suspected;
  char shown[N_SORTS];
};

G_DEFINE_FINAL_TYPE (LooseRecoveryLock, loose_recovery_lock, G_TYPE_OBJECT)

char *
loose_recovery_lock_dup_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "looseleaf", "recovery", NULL);
}

guint
loose_recovery_lock_read_busy (const char *note)
{
  guint busy = 0;

  if (!g_str_has_prefix (note, FRONT))
    return 0;
  for (guint i = 0; i < N_SORTS && note[strlen (FRONT) + i] != '\0'; i++)
    if (note[strlen (FRONT) + i] == letters[i])
      busy |= 1u << i;
  return busy;
}

/* If writing fails, the letters stay, and the author is asked again. */
void
loose_recovery_lock_clear_busy (int note)
{
  char none[N_SORTS];

  memset (none, '-', N_SORTS);
  if (pwrite (note, none, N_SORTS, strlen (FRONT)) != N_SORTS)
    g_debug ("The note of a window that is no more was not changed: %s", g_strerror (errno));
}

/* --- the letters -------------------------------------------------------------------------------------------------- */

static void
find_letters (LooseRecoveryLock *self, char *found)
{
  for (guint i = 0; i < N_SORTS; i++)
    found[i] = (self->under_way[i] > 0 && !self->is_excused) || self->suspected & 1u << i ? letters[i] : '-';
}

static void
show_letters (LooseRecoveryLock *self)
{
  char wanted[N_SORTS];

  find_letters (self, wanted);
  if (self->handle < 0 || memcmp (wanted, self->shown, N_SORTS) == 0)
    return;
  if (pwrite (self->handle, wanted, N_SORTS, strlen (FRONT)) == N_SORTS)
    memcpy (self->shown, wanted, N_SORTS);
}

/* --- the note ----------------------------------------------------------------------------------------------------- */

static char *
note_text (LooseRecoveryLock *self)
{
  g_autoptr (GKeyFile) note = g_key_file_new ();
  g_autofree char *body = NULL;

  g_key_file_set_int64 (note, LOOSE_RECOVERY_LOCK_GROUP, "Begun", g_get_real_time () / G_USEC_PER_SEC);
  if (self->uri != NULL)
    g_key_file_set_string (note, LOOSE_RECOVERY_LOCK_GROUP, LOOSE_RECOVERY_LOCK_URI, self->uri);
  body = g_key_file_to_data (note, NULL, NULL);
  find_letters (self, self->shown);
  return g_strdup_printf (FRONT "%.*s\n%s", N_SORTS, self->shown, body);
}

/* Renames the file only when it is locked and complete, so that no other window finds it earlier. */
static int
make_note (LooseRecoveryLock *self, int handle, const char *temporary)
{
  g_autofree char *text = note_text (self);
  g_autofree char *path = g_strconcat (self->stem, ".note", NULL);
  gssize length = (gssize) strlen (text);

  if (flock (handle, LOCK_EX | LOCK_NB) != 0 && errno != ENOLCK && errno != EINVAL && errno != ENOSYS)
    return errno;
  if (write (handle, text, (gsize) length) != length)
    return errno != 0 ? errno : ENOSPC;
  return fsync (handle) != 0 || g_rename (temporary, path) != 0 ? errno : 0;
}

static int
hold (LooseRecoveryLock *self)
{
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
  g_autofree char *temporary = g_strconcat (self->stem, ".XXXXXX", NULL);
  int handle, number;

  if (self->handle >= 0 || self->is_given_up)
    return 0;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return errno;
  handle = g_mkstemp_full (temporary, O_RDWR | O_CLOEXEC, 0600);
  if (handle < 0)
    return errno;
  errno = 0;
  number = make_note (self, handle, temporary);
  if (number == 0) {
    self->handle = handle;
  } else {
    g_unlink (temporary);
    close (handle);
  }
  return number;
}

int
loose_recovery_lock_hold (LooseRecoveryLock *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERY_LOCK (self), 0);
  int number;

  g_mutex_lock (&self->mutex);
  number = hold (self);
  g_mutex_unlock (&self->mutex);
  return number;
}

/* Counts work that begins or ends, and marks the note. Ignores that no note can be made: the story is compiled
 * anyway. */
static void
count (LooseRecoveryLock *self, LooseBusy what, int more)
{
  if (self == NULL)
    return;
  g_mutex_lock (&self->mutex);
  for (guint i = 0; i < N_SORTS; i++)
    if ((guint) what & 1u << i)
      self->under_way[i] += (guint) more;
  if (more > 0)
    hold (self);
  show_letters (self);
  g_mutex_unlock (&self->mutex);
}

void
loose_recovery_lock_begin (LooseRecoveryLock *self, LooseBusy what)
{
  count (self, what, 1);
}

void
loose_recovery_lock_end (LooseRecoveryLock *self, LooseBusy what)
{
  count (self, what, -1);
}

void
loose_recovery_lock_excuse (LooseRecoveryLock *self)
{
  g_return_if_fail (LOOSE_IS_RECOVERY_LOCK (self));
  g_mutex_lock (&self->mutex);
  self->is_excused = TRUE;
  show_letters (self);
  g_mutex_unlock (&self->mutex);
}

void
loose_recovery_lock_suspect (LooseRecoveryLock *self, guint busy)
{
  g_return_if_fail (LOOSE_IS_RECOVERY_LOCK (self));
  g_mutex_lock (&self->mutex);
  self->suspected = busy;
  if (busy != 0)
    hold (self);
  show_letters (self);
  g_mutex_unlock (&self->mutex);
}

void
loose_recovery_lock_give_up (LooseRecoveryLock *self)
{
  g_return_if_fail (LOOSE_IS_RECOVERY_LOCK (self));
  g_autofree char *path = g_strconcat (self->stem, ".note", NULL);

  g_mutex_lock (&self->mutex);
  if (self->handle >= 0 && self->suspected == 0)
    g_unlink (path);
  if (self->handle >= 0)
    close (self->handle);
  self->handle = -1;
  self->is_given_up = TRUE;
  g_mutex_unlock (&self->mutex);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

const char *
loose_recovery_lock_get_stem (LooseRecoveryLock *self)
{
  g_return_val_if_fail (LOOSE_IS_RECOVERY_LOCK (self), NULL);
  return self->stem;
}

static void
loose_recovery_lock_finalize (GObject *object)
{
  LooseRecoveryLock *self = LOOSE_RECOVERY_LOCK (object);

  if (self->handle >= 0)
    close (self->handle);
  g_mutex_clear (&self->mutex);
  g_free (self->uri);
  g_free (self->stem);
  G_OBJECT_CLASS (loose_recovery_lock_parent_class)->finalize (object);
}

static void
loose_recovery_lock_class_init (LooseRecoveryLockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_recovery_lock_finalize;
}

static void
loose_recovery_lock_init (LooseRecoveryLock *self)
{
  g_mutex_init (&self->mutex);
  self->handle = -1;
}

LooseRecoveryLock *
loose_recovery_lock_new (const char *uri)
{
  LooseRecoveryLock *self = g_object_new (LOOSE_TYPE_RECOVERY_LOCK, NULL);
  g_autofree char *folder = loose_recovery_lock_dup_folder ();
  g_autofree char *name = g_uuid_string_random ();

  self->uri = g_strdup (uri);
  self->stem = g_build_filename (folder, name, NULL);
  return self;
}
