/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-play.h: what a play stores on the disk: the files that its story reads and writes, and what SAVE
 * saves. A play does not touch the disk (leaf.h): before it first runs it is given what is there, and its owner
 * writes what has changed. A play that is replayed to the moment of another must find what that one found, not what
 * it wrote later; so what was given is remembered until it is forgotten. */
#pragma once

#include "leaf-storage-report.h"
#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_STORAGE_UNREADABLE, /* the story cannot read the file: it is not text, or too long */
  LEAF_STORAGE_UNKEPT,     /* a file of the story could not be written */
  LEAF_STORAGE_UNSAVED,    /* what SAVE saved could not be written */
  LEAF_STORAGE_UNRESTORED, /* what was saved before cannot be used by this story */
} LeafPlayFilesTrouble;

/* `why`: the end of a sentence, or NULL. */
typedef void (*LeafPlayFilesReport) (LeafPlayFilesTrouble trouble, const char *path, const char *why, gpointer data);

typedef struct _LeafPlayFiles LeafPlayFiles;

/* `saves`: the file for what SAVE saves; `folder`: the folder of the story's files, created when one is written. Each
 * may be NULL: that is then not stored. */
LeafPlayFiles *leaf_play_files_new   (const char *saves, const char *folder, LeafPlayFilesReport tell, gpointer data);
/* What a player's report holds, in place of what is on the disk: given to each play, and never written. `tell` is
 * called with the names of files in place of paths. `report` is copied. */
LeafPlayFiles *leaf_play_files_new_report (const LeafStorageReport *report, LeafPlayFilesReport tell, gpointer data);
LeafPlayFiles *leaf_play_files_ref   (LeafPlayFiles *self);
void           leaf_play_files_unref (LeafPlayFiles *self);
/* Before `play` first runs: gives it what was there when a play was first given it. */
void           leaf_play_files_give   (LeafPlayFiles *self, LeafPlay *play);
/* The next play is given what is there then. */
void           leaf_play_files_forget (LeafPlayFiles *self);

/* What has to be written, as a copy, so that another thread can write it while the play continues. */
typedef struct _LeafBatchWrite LeafBatchWrite;

/* The files that have changed since they were read or written and, with `saved`, what SAVE saved last. NULL:
 * nothing. */
LeafBatchWrite *leaf_play_files_changed (LeafPlayFiles *self, LeafPlay *play, gboolean saved);
/* Writes to the disk; any thread. */
void             leaf_batch_write_write (LeafBatchWrite *writes);
/* Call once in the thread of the play: records what was written, and reports what failed, for files once; failures
 * are tried again the next time. Returns FALSE if what SAVE saved is not stored, which is the answer to
 * LEAF_STOP_SAVES. Takes ownership of `writes`. */
gboolean         leaf_play_files_written (LeafPlayFiles *self, LeafBatchWrite *writes);
void             leaf_batch_write_free  (LeafBatchWrite *writes);
/* All three steps at once. */
gboolean         leaf_play_files_keep    (LeafPlayFiles *self, LeafPlay *play, gboolean saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlayFiles, leaf_play_files_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafBatchWrite, leaf_batch_write_free)

G_END_DECLS
