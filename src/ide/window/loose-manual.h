/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual: pages of docs/manual, in a window beside the story's, and after them what extensions say of themselves. */
#pragma once

#include <adwaita.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_MANUAL (loose_manual_get_type ())
G_DECLARE_FINAL_TYPE (LooseManual, loose_manual, LOOSE, MANUAL, AdwWindow)

/* The page about a sort of name; the tutorial where none is. */
const char *loose_manual_page_about (LeafNamed sort);
/* Shows a page, in the manual's window where that is open; borrowed. */
LooseManual *loose_manual_show (GtkWindow *parent, const char *page);
/* Of LeafStorageDocument *, taken over: what is listed after the manual's own pages. */
void loose_manual_set_documents (LooseManual *self, GPtrArray *documents);
const char *loose_manual_get_page (LooseManual *self);
/* Fills a buffer with a page: headings, paragraphs, lists and indented source.  TRUE: there is such a page. */
gboolean loose_manual_fill (GtkTextBuffer *buffer, const char *page);

G_END_DECLS
