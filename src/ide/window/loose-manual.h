/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual, beside or below the source: pages of the book and of extensions, a table of contents, back and forward,
 * and search while typing. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-manual.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_MANUAL (loose_manual_get_type ())
G_DECLARE_FINAL_TYPE (LooseManual, loose_manual, LOOSE, MANUAL, GtkWidget)

/* Shows a page, scrolled to the section `anchor` (NULL: its beginning). Returns FALSE, and changes nothing, if there is
 * no such page. */
gboolean loose_manual_show (LooseManual *self, const char *page, const char *anchor);
/* Shows the page about the name or word at a byte of a source, or the contents. */
void loose_manual_explain_source (LooseManual *self, const LeafProgram *program, guint32 source, guint32 byte);
/* Shows the entry of the reference with this name, or the section that matches the words best, if it matches them well;
 * otherwise the page `page` (NULL: the contents). `words` may be NULL. */
void loose_manual_explain (LooseManual *self, const char *words, const char *page);
/* Shows the section with an example like this problem, or the entry of its code. Returns FALSE if there is none. */
gboolean loose_manual_show_problem (LooseManual *self, const LeafProblem *problem);
/* Sets the pages that are listed after the manual's own (of LeafStorageDocument *; takes ownership). */
void loose_manual_set_documents (LooseManual *self, GPtrArray *documents);
/* The name of the page that is shown; "" for the contents, NULL for search results. Borrowed. */
const char *loose_manual_get_page (LooseManual *self);
void loose_manual_focus (LooseManual *self); /* focuses the search entry */
/* Signals: "closed"; "insert" (pointer to LeafManualBlock): insert the block into the story; "new-story" (string): open
 * a block that is a whole story; "open-play" (string, GStrv): open a story and give it these commands; "check" (pointer
 * to LeafManualBlock, GtkLabel): check the reader's story as an answer, and write the result to the label;
 * "print-failed" (string): the reason. */

G_END_DECLS
