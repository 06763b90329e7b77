/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a player's report in a worker and compares each answer with what the player saw. */
#pragma once

#include <gio/gio.h>

#include "leaf-storage-report.h"
#include "leaf-storage.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  gboolean parts;         /* some answer differs from the player's */
  guint turn;             /* if they differ: the first turn that does; 0 is the beginning */
  guint n_played;         /* commands that the story took */
  gboolean is_whole;      /* the story accepted all of them; otherwise it ended first, or took too long */
  const char *unrestored; /* why the saved game cannot be restored, as the end of a sentence; static; NULL: it can */
  guint n_unreadable;     /* files that the story cannot read */
} LooseReportCheck;

/* A report about a release is played with the program's story compiled as that release, from `storage`, which is
 * copied. `report` must not change until `done` has been called. */
void loose_report_check_run (LeafProgram *program, const LeafStorage *storage, const LeafStorageReport *report,
                             GCancellable *cancellable, GAsyncReadyCallback done, gpointer data);
/* Must not be called twice. Returns FALSE if cancelled. */
gboolean loose_report_check_finish (GAsyncResult *result, LooseReportCheck *check);

G_END_DECLS
