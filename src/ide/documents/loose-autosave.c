/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-autosave.h"

#include "loose-draft-writer.h"

#include <string.h>

#define MOST_OFTEN_MILLISECONDS 500

struct _LooseAutosave {
  GObject parent_instance;

  GtkTextBuffer *buffer;
  LooseDraftWriter *recovery;
  gint64 taken;  /* when the last copy of the buffer was made */
  guint timeout; /* makes the next copy; 0: nothing has changed since the last */

  GPtrArray *left;         /* of LooseRecoveredDraft: drafts of this file with a text */
  GPtrArray *brought_back; /* of LooseRecoveredDraft: drafts whose text was restored here */
  guint suspect;
};

G_DEFINE_FINAL_TYPE (LooseAutosave, loose_autosave, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- copies ------------------------------------------------------------------------------------------------------- */

static void
take_copy (LooseAutosave *self)
{
  GtkTextIter start, end;
  char *text;
  g_autoptr (GBytes) bytes = NULL;

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  text = gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
  bytes = g_bytes_new_take (text, strlen (text));
  loose_draft_writer_keep (self->recovery, bytes);
  self->taken = g_get_monotonic_time ();
}

static gboolean
timeout_cb (gpointer data)
{
  LooseAutosave *self = data;

  self->timeout = 0;
  take_copy (self);
  return G_SOURCE_REMOVE;
}

void
loose_autosave_touch (LooseAutosave *self)
{
  g_return_if_fail (LOOSE_IS_AUTOSAVE (self));
  gint64 passed = (g_get_monotonic_time () - self->taken) / 1000;

  if (self->timeout != 0)
    return;
  if (passed >= MOST_OFTEN_MILLISECONDS)
    take_copy (self);
  else
    self->timeout
        = g_timeout_add_full (G_PRIORITY_HIGH, (guint) (MOST_OFTEN_MILLISECONDS - passed), timeout_cb, self, NULL);
}

void
loose_autosave_prepare_to_end (LooseAutosave *self)
{
  g_return_if_fail (LOOSE_IS_AUTOSAVE (self));
  if (self->timeout != 0)
    take_copy (self);
  loose_recovery_lock_excuse (loose_autosave_get_lock (self));
}

static void
throw_away (gpointer draft, gpointer data)
{
  loose_recovered_draft_delete (draft);
}

void
loose_autosave_forget (LooseAutosave *self)
{
  g_return_if_fail (LOOSE_IS_AUTOSAVE (self));
  g_clear_handle_id (&self->timeout, g_source_remove);
  loose_draft_writer_forget (self->recovery);
  g_ptr_array_foreach (self->brought_back, throw_away, NULL);
  g_ptr_array_set_size (self->brought_back, 0);
  self->taken = 0;
}

static void
failed_cb (LooseAutosave *self, int number)
{
  g_signal_emit (self, signals[FAILED], 0, number);
}

/* --- drafts that were left behind --------------------------------------------------------------------------------- */

/* Takes over the notes of crashes in drafts of this file, and deletes drafts without a text. */
static void
find_left (LooseAutosave *self, GFile *file)
{
  g_autoptr (GPtrArray) all = loose_recovered_draft_find (file);

  for (guint i = 0; i < all->len; i++) {
    LooseRecoveredDraft *draft = g_ptr_array_index (all, i);

    self->suspect |= loose_recovered_draft_get_busy (draft);
    if (loose_recovered_draft_has_text (draft))
      g_ptr_array_add (self->left, g_object_ref (draft));
  }
  loose_recovery_lock_suspect (loose_autosave_get_lock (self), self->suspect);
  for (guint i = 0; i < all->len; i++)
    if (loose_recovered_draft_has_text (g_ptr_array_index (all, i)))
      loose_recovered_draft_clear_crash_flag (g_ptr_array_index (all, i));
    else
      loose_recovered_draft_delete (g_ptr_array_index (all, i));
}

static void
let_go (LooseAutosave *self)
{
  if (self->recovery == NULL)
    return;
  loose_autosave_forget (self);
  loose_recovery_lock_give_up (loose_autosave_get_lock (self));
  g_signal_handlers_disconnect_by_data (self->recovery, self);
  g_clear_object (&self->recovery);
}

void
loose_autosave_set_file (LooseAutosave *self, GFile *file)
{
  g_return_if_fail (LOOSE_IS_AUTOSAVE (self));
  let_go (self);
  g_ptr_array_set_size (self->left, 0);
  self->suspect = 0;
  self->recovery = loose_draft_writer_new (file);
  g_signal_connect_object (self->recovery, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  if (file != NULL)
    find_left (self, file);
}

GPtrArray *
loose_autosave_get_left (LooseAutosave *self)
{
  g_return_val_if_fail (LOOSE_IS_AUTOSAVE (self), NULL);
  for (guint i = self->left->len; i-- > 0;)
    if (!loose_recovered_draft_has_text (g_ptr_array_index (self->left, i))) /* it was discarded */
      g_ptr_array_remove_index (self->left, i);
  return self->left;
}

void
loose_autosave_restore (LooseAutosave *self, LooseRecoveredDraft *draft)
{
  g_return_if_fail (LOOSE_IS_AUTOSAVE (self));
  g_ptr_array_add (self->brought_back, g_object_ref (draft));
  g_ptr_array_remove (self->left, draft);
  self->suspect |= loose_recovered_draft_get_busy (draft);
  loose_recovery_lock_suspect (loose_autosave_get_lock (self), self->suspect);
  loose_recovered_draft_clear_crash_flag (draft);
}

LooseRecoveryLock *
loose_autosave_get_lock (LooseAutosave *self)
{
  g_return_val_if_fail (LOOSE_IS_AUTOSAVE (self), NULL);
  return loose_draft_writer_get_lock (self->recovery);
}

guint
loose_autosave_get_suspect (LooseAutosave *self)
{
  g_return_val_if_fail (LOOSE_IS_AUTOSAVE (self), 0);
  return self->suspect;
}

void
loose_autosave_clear_suspect (LooseAutosave *self)
{
  g_return_if_fail (LOOSE_IS_AUTOSAVE (self));
  self->suspect = 0;
  loose_recovery_lock_suspect (loose_autosave_get_lock (self), 0);
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_autosave_dispose (GObject *object)
{
  LooseAutosave *self = LOOSE_AUTOSAVE (object);

  /* Unsaved text stays on the disk until the author discards it. */
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->recovery != NULL && self->taken == 0)
    loose_recovery_lock_give_up (loose_autosave_get_lock (self));
  g_clear_object (&self->recovery);
  g_clear_object (&self->buffer);
  g_ptr_array_set_size (self->left, 0);
  g_ptr_array_set_size (self->brought_back, 0);
  G_OBJECT_CLASS (loose_autosave_parent_class)->dispose (object);
}

static void
loose_autosave_finalize (GObject *object)
{
  LooseAutosave *self = LOOSE_AUTOSAVE (object);

  g_ptr_array_unref (self->left);
  g_ptr_array_unref (self->brought_back);
  G_OBJECT_CLASS (loose_autosave_parent_class)->finalize (object);
}

static void
loose_autosave_class_init (LooseAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_autosave_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_autosave_finalize;
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
loose_autosave_init (LooseAutosave *self)
{
  self->left = g_ptr_array_new_with_free_func (g_object_unref);
  self->brought_back = g_ptr_array_new_with_free_func (g_object_unref);
}

LooseAutosave *
loose_autosave_new (GtkTextBuffer *buffer)
{
  LooseAutosave *self = g_object_new (LOOSE_TYPE_AUTOSAVE, NULL);

  self->buffer = g_object_ref (buffer);
  loose_autosave_set_file (self, NULL);
  return self;
}
