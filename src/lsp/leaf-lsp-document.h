/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-document.h: a text that is open in an editor, and the program that it belongs to: that of the text itself,
 * or of the story that includes it as a part. Other sources of the program are taken from the editor if they are open
 * there, and else from the disk.
 *
 * The protocol counts lines from 0, and characters in UTF-16 units; the engine counts bytes of UTF-8. leaf_lsp_position
 * and leaf_lsp_byte convert between them. */
#pragma once

#include "leaf-fix.h"
#include "leaf-storage.h"

G_BEGIN_DECLS

typedef struct _LeafLspDocument LeafLspDocument;

/* `uri` is in the editor's spelling. `open` has all open documents by URI; it is borrowed and must outlive this one.
 * `creates_files`: the editor accepts edits that create files. The materials are those of the file's story. */
LeafLspDocument *leaf_lsp_document_new (const char *uri, const char *text, GHashTable *open, gboolean creates_files);
void leaf_lsp_document_free (LeafLspDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafLspDocument, leaf_lsp_document_free)

const char *leaf_lsp_document_uri (const LeafLspDocument *self);
const char *leaf_lsp_document_text (const LeafLspDocument *self);
/* Applies one change of didChange: replaces `range` by `text`, or the whole text if there is no range. */
void leaf_lsp_document_change (LeafLspDocument *self, GVariant *change);
/* Returns the program, which is compiled first if the text has changed. Never NULL. Borrowed until the next change. */
LeafProgram *leaf_lsp_document_program (LeafLspDocument *self);
/* Returns the number of the source that is this document in the program. */
guint32 leaf_lsp_document_source (LeafLspDocument *self);
/* Call when another document has changed. If the program contains it, drops the program and returns TRUE. */
gboolean leaf_lsp_document_forget (LeafLspDocument *self, const LeafLspDocument *changed);
/* Compiles the program with edits (see leaf_program_compile_edited). Returns a new program. */
LeafProgram *leaf_lsp_document_try (LeafLspDocument *self, const LeafEdit *edits, guint32 n);
/* Finds a fix for the problem with this number (see leaf_program_find_fix). Slow. */
gboolean leaf_lsp_document_find_fix (LeafLspDocument *self, guint32 problem, LeafFix *fix);
/* Returns the URI of a source of the program: that of the document, of the file of a part or an extension, or of a copy
 * of a library text, which is written to the user's cache. NULL: there is none. Free with g_free. */
char *leaf_lsp_document_source_uri (LeafLspDocument *self, guint32 source);

/* Returns the URI for a part with this name, whether or not it exists; NULL if the name is not allowed, or the editor
 * cannot create files. Free with g_free. */
char *leaf_lsp_document_new_part_uri (LeafLspDocument *self, const char *name);

/* Convert a byte of a text to {line, character}, and back. A position beyond the end of a line or text becomes its
 * end. */
GVariant *leaf_lsp_position (const char *text, gsize byte);
gsize leaf_lsp_byte (const char *text, GVariant *position);
/* Returns {start, end} for the bytes start .. end - 1 of a text. */
GVariant *leaf_lsp_text_range (const char *text, gsize start, gsize end);
/* Returns {start, end} for a place in a source of the program. */
GVariant *leaf_lsp_range (const LeafProgram *program, LeafPlace place);

G_END_DECLS
