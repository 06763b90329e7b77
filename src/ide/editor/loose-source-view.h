/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The source text: coloured, with problems, breakpoints, and tooltips for words. */
#pragma once

#include "loose-folding.h"
#include "loose-highlighter.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SOURCE_VIEW (loose_source_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseSourceView, loose_source_view, LOOSE, SOURCE_VIEW, GtkSourceView)

/* Signal "definition-asked" (guint byte): Ctrl+click on that byte of the source. */

void loose_source_view_set_session (LooseSourceView *self, LooseSession *session, LoosePage *page); /* once */
/* Call before the view is removed: releases the session, the page and everything that watches the view. Needed because
 * GtkSourceView 5.6 never disposes of a view with anything in its gutter, line numbers included. */
void loose_source_view_leave (LooseSourceView *self);
LooseFolding *loose_source_view_get_folding (LooseSourceView *self);
/* Marks the place where the play is paused. `lines` are those of its source; NULL removes the mark. */
void loose_source_view_mark_stop (LooseSourceView *self, LooseLineIndex *lines, LeafPlace place);
/* Highlights those of the places (of LeafPlace; may be NULL) that are in `source`, whose lines these are, and removes
 * the previous highlights. */
void loose_source_view_light (LooseSourceView *self, LooseLineIndex *lines, guint32 source, GArray *places);
/* The same for any buffer that shows a source. */
void loose_source_light (GtkTextBuffer *buffer, GtkTextTag *tag, LooseLineIndex *lines, guint32 source, GArray *places);
/* Moves the cursor to `start`, scrolls it to the middle if it is not visible, and highlights start..end briefly. */
void loose_source_view_show_range (LooseSourceView *self, const GtkTextIter *start, const GtkTextIter *end);

G_END_DECLS
