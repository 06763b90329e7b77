/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folding of the source below its first lines: headings with their content, rules, phrases and tables.
 *
 * The program says what can be folded. What is folded is stored only in the text, as a tag that hides whole lines, so
 * folds move with the text, and edits above or below do not change them. The cursor is never in folded text, because
 * moving it there unfolds the text. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_FOLDING (loose_folding_get_type ())
G_DECLARE_FINAL_TYPE (LooseFolding, loose_folding, LOOSE, FOLDING, GObject)

typedef enum { LOOSE_FOLD_NONE, LOOSE_FOLD_OPEN, LOOSE_FOLD_CLOSED } LooseFoldState;

/* The session outlives it. Signal "changed": what is folded, or can be, has changed. */
LooseFolding *loose_folding_new (LooseSession *session, LoosePage *page);

/* Lines are from 0, as in the buffer. */
LooseFoldState loose_folding_get_state (LooseFolding *self, guint line);
gboolean loose_folding_is_hidden (LooseFolding *self, guint line);
/* Folds or unfolds what begins on this line. Returns FALSE if nothing does. */
gboolean loose_folding_toggle (LooseFolding *self, guint line);
/* Folds or unfolds the innermost range around the cursor. Returns FALSE if there is none. */
gboolean loose_folding_toggle_at_cursor (LooseFolding *self);
/* Folds everything of this level of the outline and below; with LEAF_OUTLINE_BELOW, only rules, phrases and tables. */
void loose_folding_fold_all (LooseFolding *self, guint level);
void loose_folding_unfold_all (LooseFolding *self);
/* The lines below which text is folded, of int. Free with g_array_unref. */
GArray *loose_folding_get_closed (LooseFolding *self);
/* Folds what begins on these lines (of int; referenced) as soon as the program says what can be folded, unless the
 * author types first. */
void loose_folding_close (LooseFolding *self, GArray *lines);
/* Unfolds everything temporarily, for a search; afterwards folds it again, except around the cursor. */
void loose_folding_lift (LooseFolding *self, gboolean lifted);

G_END_DECLS
