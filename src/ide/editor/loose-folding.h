/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of the source is folded away under its first line: headings with what stands below them, rules, phrases and
 * tables.
 *
 * What may be folded comes from the program.  What is folded is nowhere but in the text: whole lines with a tag that
 * hides them, so that it moves with the text, and what is typed above or below changes nothing.  The cursor is never
 * in what is folded: wherever it goes is unfolded. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_FOLDING (loose_folding_get_type ())
G_DECLARE_FINAL_TYPE (LooseFolding, loose_folding, LOOSE, FOLDING, GObject)

typedef enum { LOOSE_FOLD_NONE, LOOSE_FOLD_OPEN, LOOSE_FOLD_CLOSED } LooseFoldState;

/* Signal "changed": something is, or may be, folded that was not. */
LooseFolding  *loose_folding_new       (LooseSession *session, LoosePage *page);

/* Lines from 0, as the buffer counts. */
LooseFoldState loose_folding_get_state (LooseFolding *self, guint line);
gboolean       loose_folding_is_hidden (LooseFolding *self, guint line);
/* Folds what begins on this line, or unfolds it.  FALSE: nothing does. */
gboolean       loose_folding_toggle    (LooseFolding *self, guint line);
/* The innermost that the cursor is in.  FALSE: it is in none. */
gboolean       loose_folding_toggle_at_cursor (LooseFolding *self);
/* Everything of this level and below, as in the outline: LEAF_OUTLINE_BELOW for rules, phrases and tables alone. */
void           loose_folding_fold_all  (LooseFolding *self, guint level);
void           loose_folding_unfold_all (LooseFolding *self);
/* Lines under which something is folded away, of int; g_array_unref. */
GArray        *loose_folding_get_closed (LooseFolding *self);
/* Folds what begins on these lines (of int), as soon as it is known what may be folded; what is typed before that is
 * rather seen. */
void           loose_folding_close     (LooseFolding *self, GArray *lines);
/* For a while all is seen, as one searches; afterwards what was folded is folded again, but for where the cursor is. */
void           loose_folding_lift      (LooseFolding *self, gboolean lifted);

G_END_DECLS
