/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-document.h: a text that is open in an editor, and the last program compiled from it: a story, or the story
 * that includes it as a part. Other sources of the program are also taken from the editor if they are open there, and
 * otherwise from the disk.
 *
 * The protocol counts lines from 0, and characters in UTF-16 units; the engine counts bytes of UTF-8. leaf_lsp_position
 * and leaf_lsp_byte convert between them. */
#pragma once

#include "leaf-fix.h"
#include "leaf-storage.h"

G_BEGIN_DECLS

typedef struct _LeafLspDocument LeafLspDocument;

/* `uri` is in the editor's spelling. The materials and extensions of a file are beside it. `open`: all open documents
 * by URI; borrowed. */
LeafLspDocument *leaf_lsp_document_new (const char *uri, const char *text, GHashTable *open);
void leaf_lsp_document_free (LeafLspDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafLspDocument, leaf_lsp_document_free)

const char *leaf_lsp_document_uri (const LeafLspDocument *self);
const char *leaf_lsp_document_text (const LeafLspDocument *self);
/* Applies one change of didChange: replaces `range` by `text`, or the whole text if there is no range. */
void leaf_lsp_document_change (LeafLspDocument *self, GVariant *change);
/* Returns its program, compiled now if the text has changed. Borrowed until the next change. */
LeafProgram *leaf_lsp_document_program (LeafLspDocument *self);
/* Returns the document's source number in the program. */
guint32 leaf_lsp_document_source (LeafLspDocument *self);
/* Returns TRUE, and marks the program as out of date, if it was compiled from the other document as well. */
gboolean leaf_lsp_document_forget (LeafLspDocument *self, const LeafLspDocument *changed);
/* Compiles the program with these edits; owned by the caller. */
LeafProgram *leaf_lsp_document_try (LeafLspDocument *self, const LeafEdit *edits, guint32 n);
/* Finds the quick fix for the problem with that number; see leaf_program_find_fix. */
gboolean leaf_lsp_document_find_fix (LeafLspDocument *self, guint32 problem, LeafFix *fix);
/* Returns the URI of a source of the program: the document, an extension's file, or a copy of a library text that was
 * written for the editor to open. NULL: there is none. Free with g_free. */
char *leaf_lsp_document_source_uri (LeafLspDocument *self, guint32 source);

/* Returns the URI for a part with that name; NULL if the name is not allowed. */
char *leaf_lsp_document_part_uri (LeafLspDocument *self, const char *name);

/* Convert a byte of a text to {line, character}, and back to the nearest byte. */
GVariant *leaf_lsp_position (const char *text, gsize byte);
gsize leaf_lsp_byte (const char *text, GVariant *position);
/* Returns {start, end} of bytes of a text. */
GVariant *leaf_lsp_text_range (const char *text, gsize start, gsize end);
/* Returns {start, end} of a place in one of the program's sources. */
GVariant *leaf_lsp_range (const LeafProgram *program, LeafPlace place);

G_END_DECLS
