/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-skein-undo.h: undoes changes of an author to a skein: blessing answers and removing threads. A step stores only
 * what it replaced, not a copy of the tree, so undoing it does not lose what was played since. */
#pragma once

#include "leaf-skein.h"

G_BEGIN_DECLS

typedef struct _LeafSkeinUndo LeafSkeinUndo;

/* Borrows the skein. Bless answers and remove threads only through these functions. */
LeafSkeinUndo *leaf_skein_undo_new (LeafSkein *skein);
void leaf_skein_undo_free (LeafSkeinUndo *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafSkeinUndo, leaf_skein_undo_free)

/* Blesses the last answer of each of the knots (an array of guint32), or, with FALSE, removes their expected answers. A
 * knot that was never played cannot be blessed. Returns how many knots changed; if none did, there is no step to
 * undo. */
guint leaf_skein_undo_bless (LeafSkeinUndo *self, const GArray *knots, gboolean blessed);
/* Like leaf_skein_remove. */
gboolean leaf_skein_undo_remove (LeafSkeinUndo *self, guint32 knot);
gboolean leaf_skein_undo_is_empty (const LeafSkeinUndo *self);
/* Undoes the last step. Restored knots get new numbers, and come after their siblings. Returns a knot to select; 0 if
 * there was nothing to undo. */
guint32 leaf_skein_undo_last (LeafSkeinUndo *self);

G_END_DECLS
