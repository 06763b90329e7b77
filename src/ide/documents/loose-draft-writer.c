/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-draft-writer.h"
#include "loose-documents-testing.h"

#include "leaf-storage-write.h"

#include <glib/gstdio.h>

struct _LooseDraftWriter {
  GObject parent_instance;

  LooseRecoveryLock *claim;
  int failure; /* the failure that was reported last; used in the main thread only */

  /* Protected by the writer's mutex. */
  GBytes *waiting;    /* the text to write next; NULL: none */
  gboolean forgets;   /* the copy on the disk is to be removed */
  gboolean is_queued; /* it is in the queue, or being served */
  int number;         /* of the last write: 0, or its errno */
};

G_DEFINE_FINAL_TYPE (LooseDraftWriter, loose_draft_writer, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- the thread --------------------------------------------------------------------------------------------------- */

/* One thread for all windows, started when it is first needed. */
static struct {
  GMutex mutex;
  GCond asked, done;
  GQueue queue; /* of LooseDraftWriter, referenced */
  gboolean is_busy;
  GThread *thread;
} writer;

static gboolean
report_cb (gpointer data)
{
  LooseDraftWriter *self = data;
  int number;

  g_mutex_lock (&writer.mutex);
  number = self->number;
  g_mutex_unlock (&writer.mutex);
  if ((number != 0) != (self->failure != 0))
    g_signal_emit (self, signals[FAILED], 0, number);
  self->failure = number;
  return G_SOURCE_REMOVE;
}

static int
write_copy (LooseDraftWriter *self, GBytes *text)
{
  g_autofree char *path = g_strconcat (loose_recovery_lock_get_stem (self->claim), ".text", NULL);
  int number = loose_recovery_lock_hold (self->claim);
  gsize length;
  const char *bytes = g_bytes_get_data (text, &length);

  return number != 0 ? number : leaf_storage_write (path, bytes != NULL ? bytes : "", length, 0600);
}

static void
remove_copy (LooseDraftWriter *self)
{
  g_autofree char *path = g_strconcat (loose_recovery_lock_get_stem (self->claim), ".text", NULL);

  g_unlink (path);
}

/* Called with the mutex locked; it is unlocked while the file is written. */
static void
serve (LooseDraftWriter *self)
{
  while (self->waiting != NULL || self->forgets) {
    g_autoptr (GBytes) text = g_steal_pointer (&self->waiting);
    int number = 0;

    self->forgets = FALSE;
    g_mutex_unlock (&writer.mutex);
    if (text != NULL)
      number = write_copy (self, text);
    else
      remove_copy (self);
    g_mutex_lock (&writer.mutex);
    if (number != self->number)
      g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, g_object_ref (self), g_object_unref);
    self->number = number;
  }
  self->is_queued = FALSE;
}

static gpointer
write_for_ever (gpointer data)
{
  g_mutex_lock (&writer.mutex);
  for (;;) {
    g_autoptr (LooseDraftWriter) next = g_queue_pop_head (&writer.queue);

    writer.is_busy = next != NULL;
    if (next != NULL) {
      serve (next);
      g_mutex_unlock (&writer.mutex);
      g_clear_object (&next); /* this may be the last reference */
      g_mutex_lock (&writer.mutex);
    } else {
      g_cond_broadcast (&writer.done);
      g_cond_wait (&writer.asked, &writer.mutex);
    }
  }
  return NULL;
}

/* Called with the mutex locked. */
static void
queue (LooseDraftWriter *self)
{
  if (self->is_queued)
    return;
  self->is_queued = TRUE;
  g_queue_push_tail (&writer.queue, g_object_ref (self));
  if (writer.thread == NULL)
    writer.thread = g_thread_new ("recovery", write_for_ever, NULL);
  g_cond_signal (&writer.asked);
}

/* --- requests ----------------------------------------------------------------------------------------------------- */

void
loose_draft_writer_keep (LooseDraftWriter *self, GBytes *text)
{
  g_return_if_fail (LOOSE_IS_DRAFT_WRITER (self));
  g_mutex_lock (&writer.mutex);
  g_clear_pointer (&self->waiting, g_bytes_unref);
  self->waiting = g_bytes_ref (text);
  self->forgets = FALSE;
  queue (self);
  g_mutex_unlock (&writer.mutex);
}

void
loose_draft_writer_forget (LooseDraftWriter *self)
{
  g_return_if_fail (LOOSE_IS_DRAFT_WRITER (self));
  g_mutex_lock (&writer.mutex);
  g_clear_pointer (&self->waiting, g_bytes_unref);
  self->forgets = TRUE;
  queue (self);
  g_mutex_unlock (&writer.mutex);
}

void
loose_draft_writer_flush_all (guint seconds)
{
  gint64 until = g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC;

  g_mutex_lock (&writer.mutex);
  while ((writer.is_busy || !g_queue_is_empty (&writer.queue))
         && g_cond_wait_until (&writer.done, &writer.mutex, until))
    continue;
  g_mutex_unlock (&writer.mutex);
}

gboolean
loose_draft_writer_flush (LooseDraftWriter *self)
{
  g_return_val_if_fail (LOOSE_IS_DRAFT_WRITER (self), FALSE);
  gboolean is_kept;

  g_mutex_lock (&writer.mutex);
  while (self->is_queued)
    g_cond_wait (&writer.done, &writer.mutex);
  is_kept = self->number == 0;
  g_mutex_unlock (&writer.mutex);
  return is_kept;
}

LooseRecoveryLock *
loose_draft_writer_get_lock (LooseDraftWriter *self)
{
  g_return_val_if_fail (LOOSE_IS_DRAFT_WRITER (self), NULL);
  return self->claim;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_draft_writer_finalize (GObject *object)
{
  LooseDraftWriter *self = LOOSE_DRAFT_WRITER (object);

  g_clear_pointer (&self->waiting, g_bytes_unref);
  g_clear_object (&self->claim);
  G_OBJECT_CLASS (loose_draft_writer_parent_class)->finalize (object);
}

static void
loose_draft_writer_class_init (LooseDraftWriterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = loose_draft_writer_finalize;
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
loose_draft_writer_init (LooseDraftWriter *self)
{
}

LooseDraftWriter *
loose_draft_writer_new (GFile *file)
{
  LooseDraftWriter *self = g_object_new (LOOSE_TYPE_DRAFT_WRITER, NULL);
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  self->claim = loose_recovery_lock_new (uri);
  return self;
}
