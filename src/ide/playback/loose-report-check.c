/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-report-check.h"

#include "leaf-storage-play.h"
#include "leaf-storage-release.h"
#include "loose-player.h"

#define BUDGET       100000
#define MOST_SECONDS 20

/* What the worker owns and what it finds. */
typedef struct {
  LeafProgram *program;
  LeafStorage *storage;
  LeafPlay *play;
  const LeafStorageReport *report;
  guint32 digest;
  LooseReportCheck check;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  if (job->play != NULL)
    loose_play_free (job->play);
  leaf_program_unref (job->program);
  leaf_storage_unref (job->storage);
  g_free (job);
}

static void
note_output (Job *job)
{
  guint32 n;
  const LeafEvent *events = leaf_play_drain (job->play, &n);

  for (guint32 i = 0; i < n; i++)
    if (events[i].sort == LEAF_EVENT_TEXT || events[i].sort == LEAF_EVENT_PROMPT)
      job->digest = leaf_storage_report_digest (job->digest, events[i].text);
}

static void
compare_turn (Job *job)
{
  const GArray *digests = job->report->digests;
  guint turn = job->check.n_played;
  guint64 wanted = turn < digests->len ? g_array_index (digests, guint64, turn) : G_MAXUINT64;

  if (!job->check.parts && wanted != G_MAXUINT64 && wanted != job->digest) {
    job->check.parts = TRUE;
    job->check.turn = turn;
  }
  job->digest = LEAF_STORAGE_REPORT_DIGEST;
}

/* Returns FALSE if the play is over or there are no more commands. */
static gboolean
go_on (Job *job)
{
  LeafStopCause cause = leaf_play_run (job->play, BUDGET).cause;
  const GPtrArray *commands = job->report->commands;

  note_output (job);
  if (cause == LEAF_STOP_OUT_OF_BUDGET)
    return TRUE;
  compare_turn (job);
  job->check.is_whole = job->check.n_played == commands->len;
  if (cause != LEAF_STOP_WANTS_COMMAND || job->check.is_whole
      || !leaf_play_command (job->play, commands->pdata[job->check.n_played]))
    return FALSE;
  job->check.n_played++;
  return TRUE;
}

static void
report_failure (LeafPlayFilesFailure failure, const char *name, const char *why, gpointer data)
{
  Job *job = data;

  if (failure == LEAF_STORAGE_UNRESTORED)
    job->check.unrestored = why;
  else
    job->check.n_unreadable++;
}

static void
begin (Job *job)
{
  g_autoptr (LeafPlayFiles) files = leaf_play_files_new_report (job->report, report_failure, job);
  g_autoptr (LeafProgram) release = *job->report->serial != '\0'
                                        ? leaf_storage_compile_release (job->storage, job->program, job->report->serial)
                                        : NULL;

  job->play = leaf_play_new (release != NULL ? release : job->program, job->report->seed);
  leaf_play_files_give (files, job->play);
  leaf_play_set_wanted (job->play, LEAF_WANT_TEXT);
}

static void
check_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  gint64 until = g_get_monotonic_time () + MOST_SECONDS * G_USEC_PER_SEC;

  begin (data);
  while (go_on (data) && g_get_monotonic_time () < until && !g_cancellable_is_cancelled (cancellable))
    ;
  g_task_return_boolean (task, TRUE);
}

void
loose_report_check_run (LeafProgram *program, const LeafStorage *storage, const LeafStorageReport *report,
                        GCancellable *cancellable, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  Job *job = g_new0 (Job, 1);

  job->program = leaf_program_ref (program);
  job->storage = leaf_storage_copy (storage);
  job->report = report;
  job->digest = LEAF_STORAGE_REPORT_DIGEST;
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, check_in_thread);
}

gboolean
loose_report_check_finish (GAsyncResult *result, LooseReportCheck *check)
{
  Job *job = g_task_get_task_data (G_TASK (result));

  *check = job->check;
  return g_task_propagate_boolean (G_TASK (result), NULL);
}
