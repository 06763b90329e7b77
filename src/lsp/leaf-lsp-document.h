/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-document.h: a text that is open in an editor, as the editor has it, and the program that it last was: a
 * story's, or, of a file that a heading of a story names, that of the whole story.  What else the program reads is
 * read as the editor has it too, where that is open, and else from the disk.
 *
 * The protocol counts lines from 0, and within a line the units of UTF-16; the engine counts bytes of UTF-8.  All
 * that goes between the two goes through leaf_lsp_position and leaf_lsp_byte. */
#pragma once

#include "leaf-fix.h"
#include "leaf-storage.h"

G_BEGIN_DECLS

typedef struct _LeafLspDocument LeafLspDocument;

/* `uri` as the editor spells it; a file's has its materials and extensions beside it.  `open`: all that are open, by
 * their uris; lent. */
LeafLspDocument *leaf_lsp_document_new (const char *uri, const char *text, GHashTable *open);
void leaf_lsp_document_free (LeafLspDocument *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafLspDocument, leaf_lsp_document_free)

const char *leaf_lsp_document_uri (const LeafLspDocument *self);
const char *leaf_lsp_document_text (const LeafLspDocument *self);
/* One change, as didChange has it: what a `range` says becomes its `text`, the whole text where there is no range. */
void leaf_lsp_document_change (LeafLspDocument *self, GVariant *change);
/* Its program, compiled now if the text has changed; borrowed until it next changes. */
LeafProgram *leaf_lsp_document_program (LeafLspDocument *self);
/* Which source of the program the document is. */
guint32 leaf_lsp_document_source (LeafLspDocument *self);
/* Whether the program, as it last was, was made of the other document too; then it is no longer what it was. */
gboolean leaf_lsp_document_forget (LeafLspDocument *self, const LeafLspDocument *changed);
/* The program that it would be with these edits; the caller's. */
LeafProgram *leaf_lsp_document_try (LeafLspDocument *self, const LeafEdit *edits, guint32 n);
/* What mends the problem of that number, as leaf_program_find_fix. */
gboolean leaf_lsp_document_find_fix (LeafLspDocument *self, guint32 problem, LeafFix *fix);
/* Where a source of the program is to be found: the document itself, an extension's file, or a copy of a text of the
 * library's that was written for the editor to open.  NULL when there is none; free with g_free. */
char *leaf_lsp_document_source_uri (LeafLspDocument *self, guint32 source);

/* Where a part of that name is to lie; NULL: nowhere, by that name. */
char *leaf_lsp_document_part_uri (LeafLspDocument *self, const char *name);

/* {line, character} of a byte of a text, and the byte of such a position: the nearest there is, where there is none. */
GVariant *leaf_lsp_position (const char *text, gsize byte);
gsize leaf_lsp_byte (const char *text, GVariant *position);
/* {start, end} of a place in one of the program's sources. */
GVariant *leaf_lsp_range (const LeafProgram *program, LeafPlace place);

G_END_DECLS
