/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-storage-play.h: what a play keeps on the disk: the files that its story reads and writes, and what SAVE
 * saves.
 *
 * A play touches no disk (leaf.h).  Before it first runs it is given what lies there, and whoever runs it hands in
 * what has changed since.  A play that is begun anew to be played to where another stood must find what that one
 * found, and not what it left behind: so what was given is remembered, until it is forgotten. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_STORAGE_UNREADABLE, /* the story cannot read the file: it is no text, or too long */
  LEAF_STORAGE_UNKEPT,     /* a file of the story could not be written */
  LEAF_STORAGE_UNSAVED,    /* what SAVE saves could not be written */
  LEAF_STORAGE_UNRESTORED, /* what was saved before is of no use to this story */
} LeafPlayFilesTrouble;

/* `why`: the end of a sentence, or NULL. */
typedef void (*LeafPlayFilesReport) (LeafPlayFilesTrouble trouble, const char *path, const char *why, gpointer data);

typedef struct _LeafPlayFiles LeafPlayFiles;

/* `saves`: the file for what SAVE saves; `folder`: where the story's files lie, made when there is one to write.
 * Each may be NULL: then that is not kept. */
LeafPlayFiles *leaf_play_files_new   (const char *saves, const char *folder, LeafPlayFilesReport tell, gpointer data);
LeafPlayFiles *leaf_play_files_ref   (LeafPlayFiles *self);
void           leaf_play_files_unref (LeafPlayFiles *self);
/* Before `play` first runs: what lay there when one was first given it. */
void           leaf_play_files_give   (LeafPlayFiles *self, LeafPlay *play);
/* The next play is given what lies there then. */
void           leaf_play_files_forget (LeafPlayFiles *self);

/* What is to be written.  It is a copy, so that another thread may write it while the play goes on. */
typedef struct _LeafBatchWrite LeafBatchWrite;

/* The files that have changed since they were read or written, and where `saved` what SAVE saved last; NULL:
 * nothing. */
LeafBatchWrite *leaf_play_files_changed (LeafPlayFiles *self, LeafPlay *play, gboolean saved);
/* To the disk, in any thread. */
void             leaf_batch_write_write (LeafBatchWrite *writes);
/* In the thread of the play, once: what was written is known to be there, and what failed is told, of files once.
 * It is tried again the next time.  FALSE: what SAVE saved is not kept.  (At LEAF_STOP_SAVES the play wants that for
 * an answer.)  Takes the writes. */
gboolean         leaf_play_files_written (LeafPlayFiles *self, LeafBatchWrite *writes);
void             leaf_batch_write_free  (LeafBatchWrite *writes);
/* All three at once. */
gboolean         leaf_play_files_keep    (LeafPlayFiles *self, LeafPlay *play, gboolean saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafPlayFiles, leaf_play_files_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafBatchWrite, leaf_batch_write_free)

G_END_DECLS
