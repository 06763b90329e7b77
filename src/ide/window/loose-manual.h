/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual, beside the source or below it: pages of the book and of extensions, a table of contents, back and
 * forward, and a search as one types. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-manual.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_MANUAL (loose_manual_get_type ())
G_DECLARE_FINAL_TYPE (LooseManual, loose_manual, LOOSE, MANUAL, GtkWidget)

/* Shows a page, and scrolls to the section `anchor` (NULL: its beginning).  FALSE: there is no such page, and
 * nothing changes. */
gboolean loose_manual_show (LooseManual *self, const char *page, const char *anchor);
/* Shows what is about the name or word at a byte of a source; the contents, if nothing is. */
void loose_manual_explain_source (LooseManual *self, const LeafProgram *program, guint32 source, guint32 byte);
/* Shows the entry of the reference with this name, or the section that explains the words, if one does so beyond doubt;
 * else the page named, which may be NULL for the contents. */
void loose_manual_explain (LooseManual *self, const char *words, const char *page);
/* Shows the section with a mistake that gets the problem of this code.  FALSE: there is none. */
gboolean loose_manual_show_problem (LooseManual *self, const char *code);
/* Of LeafStorageDocument *, taken over: what is listed after the manual's own pages. */
void loose_manual_set_documents (LooseManual *self, GPtrArray *documents);
/* The name of the page that is shown; "" for the contents, NULL for what was found. */
const char *loose_manual_get_page (LooseManual *self);
void loose_manual_focus (LooseManual *self);
/* Signals: "closed"; "insert" (string): a block that belongs into the story; "new-story" (string): one that is a
 * story by itself; "check" (pointer to LeafManualBlock, GtkLabel): is the reader's story an answer?; "print-failed"
 * (string): why. */

G_END_DECLS
