/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-change-gutter.h"
#include "loose-editor-testing.h"

#include "loose-committed-text.h"
#include "loose-latest-task.h"
#include "loose-text-lines.h"
#include "leaf-diff.h"

#include <string.h>

#define WIDTH               6
#define SETTLE_MILLISECONDS 250 /* the delay after a key before the texts are compared */

struct _LooseChangeGutter {
  GtkSourceGutterRenderer parent_instance;

  LoosePage *page;                  /* weak: a request to Git may outlive the tab of its page */
  char *committed;                  /* the committed text; NULL: there is none */
  GByteArray *changes;              /* of LooseChange, by line; NULL: unknown */
  GCancellable *comparing, *asking; /* NULL: none */
  guint timeout;
};

G_DEFINE_FINAL_TYPE (LooseChangeGutter, loose_change_gutter, GTK_SOURCE_TYPE_GUTTER_RENDERER)

/* --- comparing, in a worker --------------------------------------------------------------------------------------- */

typedef struct {
  char *committed, *text;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->committed);
  g_free (job->text);
  g_free (job);
}

static void
mark (GByteArray *changes, const LeafDiffHunk *hunk)
{
  guint n_both = MIN (hunk->old_end - hunk->old_start, hunk->new_end - hunk->new_start);

  for (guint line = hunk->new_start; line < hunk->new_end; line++)
    changes->data[line] = line - hunk->new_start < n_both ? LOOSE_CHANGE_CHANGED : LOOSE_CHANGE_ADDED;
  if (hunk->new_start == hunk->new_end && changes->data[MIN (hunk->new_end, changes->len - 1)] == LOOSE_CHANGE_NONE)
    changes->data[MIN (hunk->new_end, changes->len - 1)] = LOOSE_CHANGE_REMOVED;
}

static void
compare_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  g_auto (GStrv) old_lines = loose_text_lines_split (job->committed), new_lines = loose_text_lines_split (job->text);
  g_autoptr (GArray) hunks = NULL;
  GByteArray *changes = g_byte_array_new ();

  hunks = leaf_diff ((const char *const *) old_lines, (const char *const *) new_lines);
  g_byte_array_set_size (changes, g_strv_length (new_lines));
  memset (changes->data, LOOSE_CHANGE_NONE, changes->len);
  for (guint i = 0; i < hunks->len; i++)
    mark (changes, &g_array_index (hunks, LeafDiffHunk, i));
  g_task_return_pointer (task, changes, (GDestroyNotify) g_byte_array_unref);
}

static void
compared_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  LooseChangeGutter *self = LOOSE_CHANGE_GUTTER (source);
  GByteArray *changes;

  if (loose_latest_task_finish (&self->comparing, result) == NULL)
    return;
  changes = g_task_propagate_pointer (G_TASK (result), NULL);
  g_clear_pointer (&self->changes, g_byte_array_unref);
  self->changes = changes;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
compare (gpointer data)
{
  LooseChangeGutter *self = data;
  Job *job;

  self->timeout = 0;
  if (self->page == NULL)
    return G_SOURCE_REMOVE;
  job = g_new0 (Job, 1);
  job->committed = g_strdup (self->committed);
  job->text = loose_page_dup_text (self->page);
  loose_latest_task_start (&self->comparing, self, compared_cb, job, job_free, compare_in_thread);
  return G_SOURCE_REMOVE;
}

static void
text_cb (LooseChangeGutter *self)
{
  if (self->committed == NULL)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (SETTLE_MILLISECONDS, compare, self);
}

/* --- the commit --------------------------------------------------------------------------------------------------- */

static void
committed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (LooseChangeGutter) self = data;
  char *text = loose_committed_text_finish (result);

  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)))) {
    g_free (text);
    return;
  }
  g_clear_object (&self->asking);
  g_free (self->committed);
  self->committed = text;
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  if (text != NULL) {
    text_cb (self);
    return;
  }
  g_clear_handle_id (&self->timeout, g_source_remove);
  loose_latest_task_cancel (&self->comparing);
  g_clear_pointer (&self->changes, g_byte_array_unref);
}

static void
ask (LooseChangeGutter *self)
{
  g_autofree char *path = self->page != NULL ? loose_page_dup_path (self->page) : NULL;

  if (path == NULL)
    return;
  loose_latest_task_cancel (&self->asking);
  self->asking = g_cancellable_new ();
  loose_committed_text_async (path, self->asking, committed_cb, g_object_ref (self));
}

/* Asks Git again, because another program may have made a commit since. */
static void
active_cb (LooseChangeGutter *self, GParamSpec *pspec, GtkWindow *window)
{
  if (gtk_window_is_active (window))
    ask (self);
}

static void
root_cb (LooseChangeGutter *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::is-active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

LooseChange
loose_change_gutter_get (LooseChangeGutter *self, guint line)
{
  g_return_val_if_fail (LOOSE_IS_CHANGE_GUTTER (self), (LooseChange) 0);
  return self->changes != NULL && line < self->changes->len ? (LooseChange) self->changes->data[line]
                                                            : LOOSE_CHANGE_NONE;
}

static void
draw_notch (GtkSnapshot *snapshot, const GdkRGBA *colour, float y)
{
  for (int i = 0; i < 4; i++)
    gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (1 + i, y - 4 + i, 1, 8 - 2 * i));
}

static void
loose_change_gutter_snapshot_line (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot,
                                   GtkSourceGutterLines *lines, guint line)
{
  LooseChangeGutter *self = LOOSE_CHANGE_GUTTER (renderer);
  LooseChange change = loose_change_gutter_get (self, line);
  GdkRGBA added = { 0.15, 0.64, 0.41, 1 }, changed = { 0.21, 0.52, 0.89, 1 }, removed = { 0.88, 0.11, 0.14, 1 };
  int y, height;

  if (change == LOOSE_CHANGE_NONE)
    return;
  gtk_source_gutter_lines_get_line_yrange (lines, line, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_CELL, &y, &height);
  if (height <= 0)
    return; /* it is folded */
  if (change == LOOSE_CHANGE_ADDED)
    gtk_snapshot_append_color (snapshot, &added, &GRAPHENE_RECT_INIT (1, y, 3, height));
  if (change == LOOSE_CHANGE_CHANGED)
    for (int at = 0; at < height; at += 4)
      gtk_snapshot_append_color (snapshot, &changed, &GRAPHENE_RECT_INIT (1, y + at, 3, 2));
  if (change == LOOSE_CHANGE_REMOVED)
    draw_notch (snapshot, &removed, y + (line + 1 == self->changes->len ? height : 0));
}

/* --- the object --------------------------------------------------------------------------------------------------- */

static void
loose_change_gutter_dispose (GObject *object)
{
  LooseChangeGutter *self = LOOSE_CHANGE_GUTTER (object);

  loose_latest_task_cancel (&self->asking);
  loose_latest_task_cancel (&self->comparing);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_weak_pointer (&self->page);
  G_OBJECT_CLASS (loose_change_gutter_parent_class)->dispose (object);
}

static void
loose_change_gutter_finalize (GObject *object)
{
  LooseChangeGutter *self = LOOSE_CHANGE_GUTTER (object);

  g_clear_pointer (&self->changes, g_byte_array_unref);
  g_free (self->committed);
  G_OBJECT_CLASS (loose_change_gutter_parent_class)->finalize (object);
}

static void
loose_change_gutter_class_init (LooseChangeGutterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_change_gutter_dispose;
  G_OBJECT_CLASS (klass)->finalize = loose_change_gutter_finalize;
  GTK_SOURCE_GUTTER_RENDERER_CLASS (klass)->snapshot_line = loose_change_gutter_snapshot_line;
}

static void
loose_change_gutter_init (LooseChangeGutter *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkSourceGutterRenderer *
loose_change_gutter_new (LoosePage *page)
{
  g_return_val_if_fail (LOOSE_IS_PAGE (page), NULL);
  LooseChangeGutter *self = g_object_new (LOOSE_TYPE_CHANGE_GUTTER, NULL);
  GtkTextBuffer *buffer = GTK_TEXT_BUFFER (loose_page_get_buffer (page));

  g_set_weak_pointer (&self->page, page);
  g_signal_connect_object (buffer, "changed", G_CALLBACK (text_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (buffer, "modified-changed", G_CALLBACK (ask), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::project", G_CALLBACK (ask), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::root", G_CALLBACK (root_cb), self, 0);
  ask (self);
  return GTK_SOURCE_GUTTER_RENDERER (self);
}
