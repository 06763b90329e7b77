/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-recovery.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

#define DELAY_MILLISECONDS 700
#define NOTE_GROUP         "Recovery"

struct _LooseRecovery {
  GObject parent_instance;

  char *uri;  /* NULL: untitled */
  char *stem; /* path of the two files, without their endings */
  GBytes *waiting;
  guint timeout;
  gboolean written;
};

G_DEFINE_FINAL_TYPE (LooseRecovery, loose_recovery, G_TYPE_OBJECT)

static char *
recovery_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "looseleaf", "recovery", NULL);
}

static char *
with_ending (LooseRecovery *self, const char *ending)
{
  return g_strconcat (self->stem, ending, NULL);
}

static LooseRecovery *
recovery_new_for_name (const char *name, const char *uri)
{
  LooseRecovery *self = g_object_new (LOOSE_TYPE_RECOVERY, NULL);
  g_autofree char *folder = recovery_folder ();

  self->uri = g_strdup (uri);
  self->stem = g_build_filename (folder, name, NULL);
  return self;
}

LooseRecovery *
loose_recovery_new (GFile *file)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  g_autofree char *seed = uri != NULL ? g_strdup (uri) : g_uuid_string_random ();
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, seed, -1);

  hash[32] = '\0';
  return recovery_new_for_name (hash, uri);
}

void
loose_recovery_flush (LooseRecovery *self)
{
  g_autofree char *folder = recovery_folder ();
  g_autofree char *text_path = with_ending (self, ".text");
  g_autofree char *note_path = with_ending (self, ".note");
  g_autoptr (GKeyFile) note = g_key_file_new ();
  gsize length;
  const char *bytes;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->waiting == NULL || g_mkdir_with_parents (folder, 0700) != 0) {
    g_clear_pointer (&self->waiting, g_bytes_unref);
    return;
  }
  bytes = g_bytes_get_data (self->waiting, &length);
  if (self->uri != NULL)
    g_key_file_set_string (note, NOTE_GROUP, "Uri", self->uri);
  g_key_file_set_integer (note, NOTE_GROUP, "Process", getpid ());
  g_key_file_save_to_file (note, note_path, NULL);
  /* Failing to keep a copy must not stop the author from writing: it is only said. */
  g_autoptr (GError) error = NULL;
  if (!g_file_set_contents_full (text_path, bytes != NULL ? bytes : "", length, G_FILE_SET_CONTENTS_CONSISTENT, 0600, &error))
    g_message ("No recovery copy: %s", error->message);
  else
    self->written = TRUE;
  g_clear_pointer (&self->waiting, g_bytes_unref);
}

static gboolean
flush_cb (gpointer data)
{
  LooseRecovery *self = data;

  self->timeout = 0;
  loose_recovery_flush (self);
  return G_SOURCE_REMOVE;
}

void
loose_recovery_keep (LooseRecovery *self, GBytes *text)
{
  g_clear_pointer (&self->waiting, g_bytes_unref);
  self->waiting = g_bytes_ref (text);
  if (self->timeout == 0)
    self->timeout = g_timeout_add_full (G_PRIORITY_LOW, DELAY_MILLISECONDS, flush_cb, self, NULL);
}

void
loose_recovery_forget (LooseRecovery *self)
{
  g_autofree char *text_path = with_ending (self, ".text");
  g_autofree char *note_path = with_ending (self, ".note");

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->waiting, g_bytes_unref);
  g_unlink (text_path);
  g_unlink (note_path);
  self->written = FALSE;
}

/* Whether the process that wrote the note still runs (and so has the text itself). */
static gboolean
writer_lives (GKeyFile *note)
{
  int process = g_key_file_get_integer (note, NOTE_GROUP, "Process", NULL);

  return process > 0 && process != getpid () && (kill (process, 0) == 0 || errno == EPERM);
}

char *
loose_recovery_find (LooseRecovery *self)
{
  g_autofree char *text_path = with_ending (self, ".text");
  g_autofree char *note_path = with_ending (self, ".note");
  g_autoptr (GKeyFile) note = g_key_file_new ();
  g_autofree char *text = NULL;

  if (self->written || !g_key_file_load_from_file (note, note_path, G_KEY_FILE_NONE, NULL) || writer_lives (note))
    return NULL;
  if (!g_file_get_contents (text_path, &text, NULL, NULL) || !g_utf8_validate (text, -1, NULL))
    return NULL;
  return g_steal_pointer (&text);
}

LooseRecovery *
loose_recovery_find_untitled (char **text)
{
  g_autofree char *folder = recovery_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autoptr (LooseRecovery) found = NULL;
    g_autoptr (GKeyFile) note = g_key_file_new ();
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *stem = NULL;

    if (!g_str_has_suffix (name, ".note") || !g_key_file_load_from_file (note, path, G_KEY_FILE_NONE, NULL)
        || g_key_file_has_key (note, NOTE_GROUP, "Uri", NULL)
        || g_key_file_get_integer (note, NOTE_GROUP, "Process", NULL) == getpid ())
      continue;
    stem = g_strndup (name, strlen (name) - strlen (".note"));
    found = recovery_new_for_name (stem, NULL);
    *text = loose_recovery_find (found);
    if (*text != NULL)
      return g_steal_pointer (&found);
  }
  return NULL;
}

static void
loose_recovery_finalize (GObject *object)
{
  LooseRecovery *self = LOOSE_RECOVERY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->waiting, g_bytes_unref);
  g_free (self->uri);
  g_free (self->stem);
  G_OBJECT_CLASS (loose_recovery_parent_class)->finalize (object);
}

static void
loose_recovery_class_init (LooseRecoveryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_recovery_finalize;
}

static void
loose_recovery_init (LooseRecovery *self)
{
}
