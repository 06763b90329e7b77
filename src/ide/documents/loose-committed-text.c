/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-committed-text.h"

#include <string.h>

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GSubprocess *process = G_SUBPROCESS (source);
  g_autoptr (GTask) task = data;
  g_autoptr (GBytes) bytes = NULL;
  gboolean done = g_subprocess_communicate_finish (process, result, &bytes, NULL, NULL);
  const char *text;
  gsize length;

  if (!done)
    g_subprocess_force_exit (process);
  if (!done || !g_subprocess_get_successful (process)) {
    g_task_return_pointer (task, NULL, NULL);
    return;
  }
  text = g_bytes_get_data (bytes, &length);
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0) {
    text += 3;
    length -= 3;
  }
  g_task_return_pointer (task, g_utf8_validate (text, (gssize) length, NULL) ? g_strndup (text, length) : NULL, g_free);
}

void
loose_committed_text_async (const char *path, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path),
                  *object = g_strconcat ("HEAD:./", name, NULL);
  const char *const words[]
      = { "git",  "--no-pager", "-c", "protocol.allow=never", "-c", "core.fsmonitor=false", "cat-file",
          "blob", object,       NULL };
  g_autoptr (GSubprocess) process = NULL;

  g_subprocess_launcher_set_cwd (launcher, folder);
  g_subprocess_launcher_setenv (launcher, "GIT_TERMINAL_PROMPT", "0", TRUE);
  g_subprocess_launcher_setenv (launcher, "GIT_NO_LAZY_FETCH", "1", TRUE);
  g_subprocess_launcher_setenv (launcher, "GIT_OPTIONAL_LOCKS", "0", TRUE);
  process = g_subprocess_launcher_spawnv (launcher, words, NULL);
  if (process == NULL)
    g_task_return_pointer (task, NULL, NULL);
  else
    g_subprocess_communicate_async (process, NULL, cancellable, answered_cb, g_steal_pointer (&task));
}

char *
loose_committed_text_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}
