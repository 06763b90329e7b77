/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-player-files.c: writes saved games and the story's external files to the disk. */
#include "config.h"

#include "loose-player-private.h"

static void
report_failure (LeafPlayFilesFailure failure, const char *path, const char *why, gpointer data)
{
  /* An unusable saved game is not reported: the story says so when it restores. */
  if (failure != LEAF_STORAGE_UNRESTORED)
    g_signal_emit_by_name (data, "not-kept", path, why);
}

void
loose_player_keep_at (LoosePlayer *self, const char *saves, const char *folder)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  if (g_strcmp0 (saves, self->saves) == 0)
    return;
  g_free (self->saves);
  self->saves = g_strdup (saves);
  g_clear_pointer (&self->storage, leaf_play_files_unref);
  if (saves != NULL)
    self->storage = leaf_play_files_new (saves, folder, report_failure, self);
}

void
loose_player_set_report (LoosePlayer *self, const LeafStorageReport *report)
{
  g_return_if_fail (LOOSE_IS_PLAYER (self));
  g_clear_pointer (&self->report_files, leaf_play_files_unref);
  if (report != NULL)
    self->report_files = leaf_play_files_new_report (report, report_failure, self);
}

LeafPlayFiles *
loose_player_get_files (LoosePlayer *self)
{
  return self->report_files != NULL ? self->report_files : self->storage;
}

/* Files are written in a worker, because a disk may be slow. */
typedef struct {
  LeafPlayFiles *storage;
  LeafBatchWrite *writes;
  gboolean saves;
  guint n_plays; /* identifies the play */
} PendingWrite;

/* Keeps the application from ending before its pending writes are done. */
static void
hold_application (void (*hold) (GApplication *))
{
  if (g_application_get_default () != NULL)
    hold (g_application_get_default ());
}

static void
pending_write_free (PendingWrite *pending)
{
  g_clear_pointer (&pending->writes, leaf_batch_write_free);
  leaf_play_files_unref (pending->storage);
  g_free (pending);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  leaf_batch_write_write (((PendingWrite *) data)->writes);
  g_task_return_boolean (task, TRUE);
}

static void
answer_save (LoosePlayer *self, gboolean is_kept)
{
  self->awaits_save = FALSE;
  leaf_play_answer_save (self->play, is_kept);
  if (self->state == LOOSE_PLAY_RUNNING)
    loose_player_run (self);
}

static void write_next (LoosePlayer *self);

static void
written_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  LoosePlayer *self = LOOSE_PLAYER (object);
  PendingWrite *pending = g_queue_pop_head (&self->keepings);
  gboolean is_kept = leaf_play_files_written (pending->storage, g_steal_pointer (&pending->writes));

  hold_application (g_application_release);
  write_next (self);
  if (pending->saves && self->awaits_save && pending->n_plays == self->n_plays)
    answer_save (self, is_kept);
  pending_write_free (pending);
}

static void
write_next (LoosePlayer *self)
{
  PendingWrite *pending = g_queue_peek_head (&self->keepings);
  g_autoptr (GTask) task = NULL;

  if (pending == NULL)
    return;
  task = g_task_new (self, NULL, written_cb, NULL);
  g_task_set_task_data (task, pending, NULL);
  g_task_run_in_thread (task, write_in_thread);
}

/* Writes what has changed and, if `saves`, the saved game. Returns FALSE if nothing has changed. */
static gboolean
keep_on_disk (LoosePlayer *self, gboolean saves)
{
  LeafPlayFiles *files = loose_player_get_files (self);
  LeafBatchWrite *writes = files != NULL ? leaf_play_files_changed (files, self->play, saves) : NULL;
  PendingWrite *pending;

  if (writes == NULL)
    return FALSE;
  pending = g_new0 (PendingWrite, 1);
  *pending = (PendingWrite) { leaf_play_files_ref (files), writes, saves, self->n_plays };
  g_queue_push_tail (&self->keepings, pending);
  hold_application (g_application_hold);
  if (self->keepings.length == 1)
    write_next (self);
  return TRUE;
}

void
loose_player_keep_what_is_written (LoosePlayer *self)
{
  keep_on_disk (self, self->saves_late);
  self->saves_late = FALSE;
}

gboolean
loose_player_save_on_disk (LoosePlayer *self)
{
  if (self->catching_up || loose_player_get_files (self) == NULL) {
    self->saves_late = loose_player_get_files (self) != NULL;
    return TRUE;
  }
  self->awaits_save = keep_on_disk (self, TRUE);
  return !self->awaits_save;
}
