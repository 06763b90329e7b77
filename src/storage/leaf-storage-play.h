/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-play.h: what a play stores on the disk: the files that its story reads and writes, and saved games. A
 * play does not access the disk (leaf.h): before it first runs it is given the files, and its owner writes what has
 * changed. A play that is replayed to the moment of another must find what that one found, not what it wrote later, so
 * what was given is remembered until leaf_play_files_forget. */
#pragma once

#include "leaf-storage-report.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_STORAGE_UNREADABLE, /* the story cannot read the file: it is not text, or too long */
  LEAF_STORAGE_NOT_SAVED,  /* a file of the story could not be written */
  LEAF_STORAGE_UNSAVED,    /* the saved game could not be written */
  LEAF_STORAGE_UNRESTORED, /* the existing saved game cannot be used by this story */
} LeafPlayFilesFailure;

/* `why`: the end of a sentence, or NULL. */
typedef void (*LeafPlayFilesReport) (LeafPlayFilesFailure failure, const char *path, const char *why, gpointer data);

typedef struct _LeafPlayFiles LeafPlayFiles;

/* `saves` is the file of the saved game; `folder` is the folder of the story's files, created when one is written. If
 * one is NULL, that is not stored. */
LeafPlayFiles *leaf_play_files_new (const char *saves, const char *folder, LeafPlayFilesReport tell, gpointer data);
/* Uses the content of a player's report instead of what is on the disk. It is given to each play, and nothing is
 * written. `tell` is called with the names of files instead of paths. `report` is copied. */
LeafPlayFiles *leaf_play_files_new_report (const LeafStorageReport *report, LeafPlayFilesReport tell, gpointer data);
LeafPlayFiles *leaf_play_files_ref (LeafPlayFiles *self);
void leaf_play_files_unref (LeafPlayFiles *self);
/* Call before `play` first runs: gives it the files as they were when a play was first given them. */
void leaf_play_files_give (LeafPlayFiles *self, LeafPlay *play);
/* Forgets this, so that the next play is given the files as they are then. */
void leaf_play_files_forget (LeafPlayFiles *self);

/* What has to be written, as a copy, so that another thread can write it while the play continues. */
typedef struct _LeafBatchWrite LeafBatchWrite;

/* The files that have changed since they were read or written and, if `saved`, the last saved game. NULL if there is
 * nothing. */
LeafBatchWrite *leaf_play_files_changed (LeafPlayFiles *self, LeafPlay *play, gboolean saved);
/* Writes to the disk; any thread. */
void leaf_batch_write_write (LeafBatchWrite *writes);
/* Call once in the thread of the play: records what was written, and reports failures (for files only once), which are
 * tried again the next time. Returns FALSE if the saved game is not stored, which is the answer to LEAF_STOP_SAVES.
 * Takes ownership of `writes`. */
gboolean leaf_play_files_written (LeafPlayFiles *self, LeafBatchWrite *writes);
void leaf_batch_write_free (LeafBatchWrite *writes);
/* All three steps at once. */
gboolean leaf_play_files_keep (LeafPlayFiles *self, LeafPlay *play, gboolean saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlayFiles, leaf_play_files_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafBatchWrite, leaf_batch_write_free)

G_END_DECLS
