/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-latest-task.h"

void
loose_latest_task_cancel (GCancellable **latest)
{
  g_cancellable_cancel (*latest);
  g_clear_object (latest);
}

void
loose_latest_task_start (GCancellable **latest, gpointer source, GAsyncReadyCallback done, gpointer data,
                         GDestroyNotify free_data, GTaskThreadFunc work)
{
  g_autoptr (GTask) task = NULL;

  loose_latest_task_cancel (latest);
  *latest = g_cancellable_new ();
  task = g_task_new (source, *latest, done, NULL);
  g_task_set_task_data (task, data, free_data);
  g_task_run_in_thread (task, work);
}

gpointer
loose_latest_task_finish (GCancellable **latest, GAsyncResult *result)
{
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return NULL;
  g_clear_object (latest);
  return g_task_get_task_data (G_TASK (result));
}
