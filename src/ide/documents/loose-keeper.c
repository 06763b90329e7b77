/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-keeper.h"

#include "loose-recovery.h"

#include <string.h>

#define MOST_OFTEN_MILLISECONDS 500

struct _LooseKeeper {
  GObject parent_instance;

  GtkTextBuffer *buffer;
  LooseRecovery *recovery;
  gint64 taken;  /* when a copy was last taken from the buffer */
  guint timeout; /* the next will be; 0: nothing has changed since */

  GPtrArray *left;         /* of LooseLeftover with a text */
  GPtrArray *brought_back; /* likewise: stands in the text */
  guint suspect;
};

G_DEFINE_FINAL_TYPE (LooseKeeper, loose_keeper, G_TYPE_OBJECT)

enum { FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- copies ---------------------------------------------------------------------------------------------------------------- */

static void
take_copy (LooseKeeper *self)
{
  GtkTextIter start, end;
  char *text;
  g_autoptr (GBytes) bytes = NULL;

  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  text = gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
  bytes = g_bytes_new_take (text, strlen (text));
  loose_recovery_keep (self->recovery, bytes);
  self->taken = g_get_monotonic_time ();
}

static gboolean
timeout_cb (gpointer data)
{
  LooseKeeper *self = data;

  self->timeout = 0;
  take_copy (self);
  return G_SOURCE_REMOVE;
}

void
loose_keeper_touch (LooseKeeper *self)
{
  gint64 passed = (g_get_monotonic_time () - self->taken) / 1000;

  if (self->timeout != 0)
    return;
  if (passed >= MOST_OFTEN_MILLISECONDS)
    take_copy (self);
  else
    self->timeout = g_timeout_add_full (G_PRIORITY_HIGH, (guint) (MOST_OFTEN_MILLISECONDS - passed), timeout_cb, self, NULL);
}

static void
throw_away (gpointer leftover, gpointer data)
{
  loose_leftover_throw_away (leftover);
}

void
loose_keeper_forget (LooseKeeper *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  loose_recovery_forget (self->recovery);
  g_ptr_array_foreach (self->brought_back, throw_away, NULL);
  g_ptr_array_set_size (self->brought_back, 0);
  self->taken = 0;
}

static void
failed_cb (LooseKeeper *self, int number)
{
  g_signal_emit (self, signals[FAILED], 0, number);
}

/* --- what was left ----------------------------------------------------------------------------------------------------------- */

/* What a note without a text says is taken over, and the note is not needed any more. */
static void
find_left (LooseKeeper *self, GFile *file)
{
  g_autoptr (GPtrArray) all = loose_leftover_find (file);

  for (guint i = 0; i < all->len; i++) {
    LooseLeftover *leftover = g_ptr_array_index (all, i);

    self->suspect |= loose_leftover_get_busy (leftover);
    if (loose_leftover_has_text (leftover))
      g_ptr_array_add (self->left, g_object_ref (leftover));
  }
  loose_claim_suspect (loose_keeper_get_claim (self), self->suspect);
  for (guint i = 0; i < all->len; i++)
    if (loose_leftover_has_text (g_ptr_array_index (all, i)))
      loose_leftover_calm (g_ptr_array_index (all, i));
    else
      loose_leftover_throw_away (g_ptr_array_index (all, i));
}

static void
let_go (LooseKeeper *self)
{
  if (self->recovery == NULL)
    return;
  loose_keeper_forget (self);
  loose_claim_give_up (loose_keeper_get_claim (self));
  g_signal_handlers_disconnect_by_data (self->recovery, self);
  g_clear_object (&self->recovery);
}

void
loose_keeper_set_file (LooseKeeper *self, GFile *file)
{
  let_go (self);
  g_ptr_array_set_size (self->left, 0);
  self->suspect = 0;
  self->recovery = loose_recovery_new (file);
  g_signal_connect_object (self->recovery, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  if (file != NULL)
    find_left (self, file);
}

GPtrArray *
loose_keeper_get_left (LooseKeeper *self)
{
  return self->left;
}

void
loose_keeper_bring_back (LooseKeeper *self, LooseLeftover *leftover)
{
  g_ptr_array_add (self->brought_back, g_object_ref (leftover));
  g_ptr_array_remove (self->left, leftover);
  self->suspect |= loose_leftover_get_busy (leftover);
  loose_claim_suspect (loose_keeper_get_claim (self), self->suspect);
  loose_leftover_calm (leftover);
}

LooseClaim *
loose_keeper_get_claim (LooseKeeper *self)
{
  return loose_recovery_get_claim (self->recovery);
}

guint
loose_keeper_get_suspect (LooseKeeper *self)
{
  return self->suspect;
}

void
loose_keeper_trust (LooseKeeper *self)
{
  self->suspect = 0;
  loose_claim_suspect (loose_keeper_get_claim (self), 0);
}

/* --- the object -------------------------------------------------------------------------------------------------------------- */

static void
loose_keeper_dispose (GObject *object)
{
  LooseKeeper *self = LOOSE_KEEPER (object);

  /* What is not saved stays on the disk: only who decides against it has it forgotten. */
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->recovery != NULL && self->taken == 0)
    loose_claim_give_up (loose_keeper_get_claim (self));
  g_clear_object (&self->recovery);
  g_clear_object (&self->buffer);
  g_ptr_array_set_size (self->left, 0);
  g_ptr_array_set_size (self->brought_back, 0);
  G_OBJECT_CLASS (loose_keeper_parent_class)->dispose (object);
}

static void
loose_keeper_finalize (GObject *object)
{
  LooseKeeper *self = LOOSE_KEEPER (object);

  g_ptr_array_unref (self->left);
  g_ptr_array_unref (self->brought_back);
  G_OBJECT_CLASS (loose_keeper_parent_class)->finalize (object);
}

static void
loose_keeper_class_init (LooseKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_keeper_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_keeper_finalize;
  signals[FAILED]
      = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
loose_keeper_init (LooseKeeper *self)
{
  self->left = g_ptr_array_new_with_free_func (g_object_unref);
  self->brought_back = g_ptr_array_new_with_free_func (g_object_unref);
}

LooseKeeper *
loose_keeper_new (GtkTextBuffer *buffer)
{
  LooseKeeper *self = g_object_new (LOOSE_TYPE_KEEPER, NULL);

  self->buffer = g_object_ref (buffer);
  loose_keeper_set_file (self, NULL);
  return self;
}
