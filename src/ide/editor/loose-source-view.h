/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story's text: coloured, with its problems, its breakpoints, and what each word is when one points at it. */
#pragma once

#include "loose-folding.h"
#include "loose-highlighter.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SOURCE_VIEW (loose_source_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseSourceView, loose_source_view, LOOSE, SOURCE_VIEW, GtkSourceView)

void loose_source_view_set_session (LooseSourceView *self, LooseSession *session, LoosePage *page); /* once */
/* When its pane goes: lets go of the session, and of all that watches it.  The toolkit never ends a view that has
 * anything in its gutter (GtkSourceView 5.6, the numbers of lines too). */
void loose_source_view_leave (LooseSourceView *self);
LooseFolding     *loose_source_view_get_folding     (LooseSourceView *self);
/* Marks bytes as where the play stands; NULL clears the mark. */
void loose_source_view_mark_stop (LooseSourceView *self, LooseLineIndex *lines, LeafPlace place);
/* Lights those of the places (of LeafPlace; NULL: none) that are of `source`, whose lines these are, instead of what
 * was lit. */
void loose_source_view_light (LooseSourceView *self, LooseLineIndex *lines, guint32 source, GArray *places);
/* The same in any text that shows a source. */
void loose_source_light (GtkTextBuffer *buffer, GtkTextTag *tag, LooseLineIndex *lines, guint32 source, GArray *places);
/* Puts the cursor at `start`, in the middle of the window if it was outside, and shows start..end for a moment. */
void loose_source_view_show_range (LooseSourceView *self, const GtkTextIter *start, const GtkTextIter *end);

/* Signal "definition-asked" (guint byte): Ctrl and a click. */

G_END_DECLS
