/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-undo.h: undoes what an author does to a skein: blessing answers and removing threads. A step stores only
 * what it replaced rather than a copy of the tree, so what is played afterwards is kept. */
#pragma once

#include "leaf-skein.h"

G_BEGIN_DECLS

typedef struct _LeafSkeinUndo LeafSkeinUndo;

/* Borrows the skein; make these changes only through it. */
LeafSkeinUndo *leaf_skein_undo_new (LeafSkein *skein);
void leaf_skein_undo_free (LeafSkeinUndo *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkeinUndo, leaf_skein_undo_free)

/* Blesses the last answer of each of the knots (guint32), or, with FALSE, unblesses them. A knot that was never
 * played is unchanged. Returns how many changed; 0 is no step to undo. */
guint leaf_skein_undo_bless (LeafSkeinUndo *self, const GArray *knots, gboolean blessed);
/* As leaf_skein_remove. */
gboolean leaf_skein_undo_remove (LeafSkeinUndo *self, guint32 knot);
gboolean leaf_skein_undo_is_empty (const LeafSkeinUndo *self);
/* Undoes the last step. Restored knots get new numbers, and come after their siblings. Returns a knot to select; 0 if
 * there was nothing to undo. */
guint32 leaf_skein_undo_last (LeafSkeinUndo *self);

G_END_DECLS
