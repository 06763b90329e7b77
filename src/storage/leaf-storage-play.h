/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-play.h: what a play stores on the disk: the files that its story reads and writes, and its saved game. A
 * play does not access the disk (leaf.h): before it first runs it is given the files, and its owner writes those that
 * have changed. A replay must find the files as the first play found them, not as that play left them. So what the
 * first play was given is remembered, and given to each play until leaf_play_files_forget. */
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

/* Is told of each failure. `why` is a clause that ends a sentence, or NULL. Called in the thread of the play, during
 * leaf_play_files_give and leaf_play_files_written. */
typedef void (*LeafPlayFilesReport) (LeafPlayFilesFailure failure, const char *path, const char *why, gpointer data);

typedef struct _LeafPlayFiles LeafPlayFiles;

/* `saves` is the path of the saved game, and `folder` that of the story's files, which is created when needed. If one
 * is NULL, it is not stored. */
LeafPlayFiles *leaf_play_files_new (const char *saves, const char *folder, LeafPlayFilesReport tell, gpointer data);
/* Uses the files and the saved game of a player's report instead of the disk, and writes nothing. `tell` is called with
 * the names of files instead of paths. `report` is copied. */
LeafPlayFiles *leaf_play_files_new_report (const LeafStorageReport *report, LeafPlayFilesReport tell, gpointer data);
/* One thread only, as for all functions here but leaf_batch_write_write and leaf_batch_write_free. */
LeafPlayFiles *leaf_play_files_ref (LeafPlayFiles *self);
void leaf_play_files_unref (LeafPlayFiles *self);
/* Call before `play` first runs. Gives it the files and the saved game as they were when a play was first given
 * them. */
void leaf_play_files_give (LeafPlayFiles *self, LeafPlay *play);
/* Makes the next play start with the files as they are on the disk. */
void leaf_play_files_forget (LeafPlayFiles *self);

/* Texts to write, copied from a play, so that another thread can write them while the play continues. */
typedef struct _LeafBatchWrite LeafBatchWrite;

/* Collects the files that have changed since they were read or written and, if `saved`, the last saved game. NULL:
 * there is nothing to write. Free with leaf_play_files_written, or with leaf_batch_write_free if it was never
 * written. */
LeafBatchWrite *leaf_play_files_changed (LeafPlayFiles *self, LeafPlay *play, gboolean saved);
/* Writes to the disk; any thread. */
void leaf_batch_write_write (LeafBatchWrite *writes);
/* Call once afterwards, in the thread of the play. Records what was written, and reports failures (of the story's files
 * only the first in a row); these files are written again with the next changes. Returns FALSE if the saved game could
 * not be stored, for leaf_play_answer_save. Takes ownership of `writes`. */
gboolean leaf_play_files_written (LeafPlayFiles *self, LeafBatchWrite *writes);
void leaf_batch_write_free (LeafBatchWrite *writes);
/* Collects, writes and records in one call, which waits for the disk. */
gboolean leaf_play_files_keep (LeafPlayFiles *self, LeafPlay *play, gboolean saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlayFiles, leaf_play_files_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafBatchWrite, leaf_batch_write_free)

G_END_DECLS
