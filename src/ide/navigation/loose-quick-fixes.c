/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-quick-fixes.h"

#include "leaf-storage.h"

#include <glib/gi18n.h>

typedef struct {
  LeafProgram *program;
  guint32 problem;
  char *materials;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  leaf_program_unref (search->program);
  g_free (search->materials);
  g_free (search);
}

static gboolean
is_cancelled (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

static void
find_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  g_autoptr (LeafStorage) storage = leaf_storage_new (search->materials);
  LeafCompileOptions options = { leaf_storage_find, leaf_storage_find_part, storage, is_cancelled, cancellable };
  g_autoptr (LeafFix) fix = g_new0 (LeafFix, 1);

  if (leaf_program_find_fix (search->program, search->problem, &options, fix))
    g_task_return_pointer (task, g_steal_pointer (&fix), (GDestroyNotify) loose_fix_free);
  else
    g_task_return_pointer (task, NULL, NULL);
}

void
loose_quick_fixes_find_async (LeafProgram *program, guint32 problem, const char *materials, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Search *search = g_new0 (Search, 1);

  *search = (Search) { leaf_program_ref (program), problem, g_strdup (materials) };
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, find_in_thread);
}

LeafFix *
loose_quick_fixes_find_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
loose_fix_free (LeafFix *fix)
{
  leaf_fix_clear (fix);
  g_free (fix);
}

char *
loose_fix_dup_title (const LeafFix *fix)
{
  return leaf_fix_dup_title (fix, _ (leaf_fix_title (fix->sort)));
}
