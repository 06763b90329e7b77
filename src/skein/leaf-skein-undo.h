/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-undo.h: what an author does to a tree of plays and may want to take back: answers blessed, and threads
 * removed.
 *
 * A deed knows what was there before, and not a picture of the whole tree, so that what is played meanwhile stays. */
#pragma once

#include "leaf-skein.h"

G_BEGIN_DECLS

typedef struct _LeafSkeinUndo LeafSkeinUndo;

/* Borrows the skein, which is changed through this alone as far as these things go. */
LeafSkeinUndo *leaf_skein_undo_new (LeafSkein *skein);
void leaf_skein_undo_free (LeafSkeinUndo *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkeinUndo, leaf_skein_undo_free)

/* What each of the knots (guint32) answered last is what it is to answer; with FALSE it may answer what it likes.  A
 * knot that was never played is left as it is.  How many were changed; where none was, it is no deed. */
guint leaf_skein_undo_bless (LeafSkeinUndo *self, const GArray *knots, gboolean blessed);
/* As leaf_skein_remove. */
gboolean leaf_skein_undo_remove (LeafSkeinUndo *self, guint32 knot);
gboolean leaf_skein_undo_is_empty (const LeafSkeinUndo *self);
/* Takes the last deed back.  What comes back to the tree does so under other numbers, behind what stands beside it.
 * A knot to look at; 0: there was no deed. */
guint32 leaf_skein_undo_last (LeafSkeinUndo *self);

G_END_DECLS
