/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-shelf-play.h: what a play keeps on the disk: the files that its story reads and writes, and what SAVE saves.
 *
 * A play touches no disk (leaf.h).  Before it first runs it is given what lies there, and whoever runs it hands in what has changed
 * since.  A play that is begun anew to be played to where another stood must find what that one found, and not what it left behind:
 * so what was given is remembered, until it is forgotten. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
  LEAF_SHELF_UNREADABLE, /* the story cannot read the file: it is no text, or too long */
  LEAF_SHELF_UNKEPT,     /* a file of the story could not be written */
  LEAF_SHELF_UNSAVED,    /* what SAVE saves could not be written */
  LEAF_SHELF_UNRESTORED, /* what was saved before is of no use to this story */
} LeafShelfTrouble;

/* `why`: the end of a sentence, or NULL. */
typedef void (*LeafShelfTell) (LeafShelfTrouble trouble, const char *path, const char *why, gpointer data);

typedef struct _LeafShelfPlay LeafShelfPlay;

/* `saves`: the file for what SAVE saves; `folder`: where the story's files lie, made when there is one to write.  Each may be NULL: then
 * that is not kept. */
LeafShelfPlay *leaf_shelf_play_new   (const char *saves, const char *folder, LeafShelfTell tell, gpointer data);
LeafShelfPlay *leaf_shelf_play_ref   (LeafShelfPlay *self);
void           leaf_shelf_play_unref (LeafShelfPlay *self);
/* Before `play` first runs: what lay there when one was first given it. */
void           leaf_shelf_play_give   (LeafShelfPlay *self, LeafPlay *play);
/* The next play is given what lies there then. */
void           leaf_shelf_play_forget (LeafShelfPlay *self);

/* What is to be written.  It is a copy, so that another thread may write it while the play goes on. */
typedef struct _LeafShelfWrites LeafShelfWrites;

/* The files that have changed since they were read or written, and where `saved` what SAVE saved last; NULL: nothing. */
LeafShelfWrites *leaf_shelf_play_changed (LeafShelfPlay *self, LeafPlay *play, gboolean saved);
/* To the disk, in any thread. */
void             leaf_shelf_writes_write (LeafShelfWrites *writes);
/* In the thread of the play, once: what was written is known to be there, and what failed is told, of files once.  It is tried again the
 * next time.  FALSE: what SAVE saved is not kept.  (At LEAF_STOP_SAVES the play wants that for an answer.)  Takes the writes. */
gboolean         leaf_shelf_play_written (LeafShelfPlay *self, LeafShelfWrites *writes);
void             leaf_shelf_writes_free  (LeafShelfWrites *writes);
/* All three at once. */
gboolean         leaf_shelf_play_keep    (LeafShelfPlay *self, LeafPlay *play, gboolean saved);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafShelfPlay, leaf_shelf_play_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafShelfWrites, leaf_shelf_writes_free)

G_END_DECLS
