/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs work in a thread when only the latest request matters. A new request cancels the one before, so that results
 * that are no longer wanted do not occupy the threads that all tasks share. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Cancels the task of *latest, if there is one, and runs `work` in a thread with `data`, which the task owns. `work`
 * tests its cancellable between slices. `done` is called in the main loop, and begins with
 * loose_latest_task_finish(). */
void loose_latest_task_start (GCancellable **latest, gpointer source, GAsyncReadyCallback done, gpointer data,
                              GDestroyNotify free_data, GTaskThreadFunc work);
/* Cancels the task. *latest becomes NULL. */
void loose_latest_task_cancel (GCancellable **latest);
/* Returns the task's data, borrowed until `done` returns, and sets *latest to NULL. Returns NULL if the task was
 * cancelled. */
gpointer loose_latest_task_finish (GCancellable **latest, GAsyncResult *result);

G_END_DECLS
