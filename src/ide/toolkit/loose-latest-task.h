/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work in a thread of which only the latest request matters: a new one cancels the one before, so that work that nobody
 * waits for does not fill the threads that all tasks share. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Starts `work`, whose task has `data`, and cancels the task of *latest, if there is one. `done` begins with
 * loose_latest_task_finish(). `work` tests its cancellable between slices. */
void loose_latest_task_start (GCancellable **latest, gpointer source, GAsyncReadyCallback done, gpointer data,
                              GDestroyNotify free_data, GTaskThreadFunc work);
/* Cancels the task. *latest becomes NULL. */
void loose_latest_task_cancel (GCancellable **latest);
/* Returns the task's data, and *latest becomes NULL; or NULL if the task was cancelled. */
gpointer loose_latest_task_finish (GCancellable **latest, GAsyncResult *result);

G_END_DECLS
