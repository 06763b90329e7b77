/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loose-extension-trial.c: compiles the story with another version of an extension, and plays the blessed threads
 * of its skein with both programs, in a worker. */
#include "config.h"

#include "loose-extension-work.h"

#include "leaf-skein-file.h"
#include "leaf-skein-trial.h"
#include "loose-format.h"
#include "loose-list-entry.h"

#include <glib/gi18n.h>

enum { SEED = 1, MOST_PROBLEMS = 20 };

typedef struct {
  GPtrArray *texts; /* of LooseOpenText: the story, then the other open texts */
  char *materials, *skein, *title, *author, *version, *path;
  LeafProgram *before;
  GCancellable *cancellable;
} TrialJob;

static void
trial_job_free (gpointer data)
{
  TrialJob *job = data;

  g_ptr_array_unref (job->texts);
  g_free (job->materials);
  g_free (job->skein);
  g_free (job->title);
  g_free (job->author);
  g_free (job->version);
  g_free (job->path);
  leaf_program_unref (job->before);
  g_clear_object (&job->cancellable);
  g_free (job);
}

void
loose_extension_trial_free (LooseExtensionTrial *trial)
{
  g_ptr_array_unref (trial->rows);
  g_free (trial);
}

static gboolean
should_stop (gpointer data)
{
  const TrialJob *job = data;

  return job->cancellable != NULL && g_cancellable_is_cancelled (job->cancellable);
}

static LeafProgram *
compile (const TrialJob *job, LeafStorage *storage)
{
  const LooseOpenText *story = job->texts->pdata[0];
  LeafCompileOptions options = { .find_extension = leaf_storage_find,
                                 .find_part = leaf_storage_find_part,
                                 .data = storage,
                                 .should_stop = should_stop,
                                 .stop_data = (gpointer) job };
  LeafSourceText source = { .name = "story.ni" };

  leaf_storage_prefer (storage, job->title, job->author, job->version, job->path);
  source.bytes = g_bytes_get_data (story->text, &source.length);
  return leaf_program_compile (&source, &options);
}

static void
add_row (LooseExtensionTrial *trial, const char *text, const char *detail, LooseListEntryTone tone)
{
  g_ptr_array_add (trial->rows, loose_list_entry_new (text, detail, 0, tone, (LeafPlace) { 0 }));
}

/* Adds the problems that the story does not have without this version. */
static void
add_problems (LooseExtensionTrial *trial, const LeafProgram *before, const LeafProgram *after)
{
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint32 i = 0; i < leaf_program_n_problems (before); i++)
    g_hash_table_add (known, (gpointer) leaf_program_problem (before, i).sentence);
  for (guint32 i = 0; i < leaf_program_n_problems (after); i++) {
    LeafProblem problem = leaf_program_problem (after, i);
    g_autofree char *sentence = NULL;

    if (g_hash_table_contains (known, problem.sentence) || trial->n_problems++ >= MOST_PROBLEMS)
      continue;
    sentence = loose_format_problem (&problem);
    add_row (trial, sentence, NULL, LOOSE_LIST_ENTRY_PROBLEM);
  }
}

static void
add_thread (LooseExtensionTrial *trial, const LeafSkein *skein, const LeafSkeinTrial *thread)
{
  const char *ended = _ ("(the story had ended)");
  g_autofree char *detail = NULL;

  if (thread->differs == 0) {
    trial->n_same++;
    add_row (trial, thread->name, _ ("plays as before"), LOOSE_LIST_ENTRY_PLAIN);
    return;
  }
  trial->n_different++;
  detail = g_strdup_printf (
      _ ("After “%s”, before: %s\nwith this version: %s"), leaf_skein_command (skein, thread->differs),
      thread->before != NULL ? thread->before : ended, thread->after != NULL ? thread->after : ended);
  add_row (trial, thread->name, detail, LOOSE_LIST_ENTRY_NOTICE);
}

static gboolean
is_used (const TrialJob *job, const LeafStorage *storage, const LeafProgram *program)
{
  const LeafStorageExtension extension = { .path = job->path };

  return leaf_storage_extension_is_used (&extension, storage, program);
}

static void
try_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  TrialJob *job = data;
  g_autoptr (LeafStorage) storage = loose_open_texts_make_storage (job->texts, job->materials);
  g_autoptr (LeafProgram) after = compile (job, storage);
  g_autoptr (LeafSkein) skein = leaf_skein_read (job->skein, NULL);
  g_autoptr (GPtrArray) threads = NULL;
  LooseExtensionTrial *trial;

  if (after == NULL) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "cancelled");
    return;
  }
  trial = g_new0 (LooseExtensionTrial, 1);
  trial->rows = g_ptr_array_new_with_free_func (g_object_unref);
  trial->is_used = is_used (job, storage, after);
  add_problems (trial, job->before, after);
  trial->has_skein = skein != NULL;
  threads = skein != NULL ? leaf_skein_try (skein, job->before, after, SEED, should_stop, job) : NULL;
  for (guint i = 0; threads != NULL && i < threads->len; i++)
    add_thread (trial, skein, threads->pdata[i]);
  g_task_return_pointer (task, trial, (GDestroyNotify) loose_extension_trial_free);
}

static char *
path_of_skein (LooseSession *session)
{
  GFile *file = loose_project_get_file (loose_session_get_project (session));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  return path != NULL ? leaf_skein_path (path) : NULL;
}

void
loose_extension_trial_async (LooseSession *session, const LeafStorageExtension *extension, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (LOOSE_IS_SESSION (session));
  g_autoptr (GTask) task = g_task_new (session, cancellable, callback, data);
  TrialJob *job = g_new0 (TrialJob, 1);

  job->texts = loose_session_copy_texts (session);
  job->materials = g_strdup (loose_project_get_materials (loose_session_get_project (session)));
  job->skein = path_of_skein (session);
  job->title = g_strdup (extension->title);
  job->author = g_strdup (extension->author);
  job->version = g_strdup (extension->version);
  job->path = g_strdup (extension->path);
  job->before = leaf_program_ref (loose_session_get_program (session));
  job->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  g_task_set_task_data (task, job, trial_job_free);
  g_task_run_in_thread (task, try_in_thread);
}

LooseExtensionTrial *
loose_extension_trial_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
