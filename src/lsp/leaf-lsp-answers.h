/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-answers.h: the requests about an open document. Each function takes the parameters as received, and returns
 * a floating result; NULL: there is none. If it sets *refused, a sentence for the author that says why it cannot be
 * done, that is the answer and the result is ignored; free with g_free. */
#pragma once

#include "leaf-lsp-document.h"
#include "leaf-lsp-explored.h"

G_BEGIN_DECLS

typedef GVariant *(*LeafLspAnswer) (LeafLspDocument *document, GVariant *params, char **refused);

/* leaf-lsp-names.c: requests about a position */

/* The byte of the document's text at the position of a request. */
guint32 leaf_lsp_asked_byte (LeafLspDocument *document, GVariant *params);
GVariant *leaf_lsp_definition (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_references (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_highlight (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_hover (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_completion (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_signature (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_prepare_rename (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_rename (LeafLspDocument *document, GVariant *params, char **refused);

/* leaf-lsp-text.c: requests about a whole text */
GVariant *leaf_lsp_symbols (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_folding (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_tokens (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_tokens_in_range (LeafLspDocument *document, GVariant *params, char **refused);
/* Adds the headings, rules, phrases and tables of the document's story whose names contain these words, ignoring case.
 * `seen` is the set of places that were added. */
void leaf_lsp_add_symbols (LeafLspDocument *document, const char *words, GHashTable *seen, GVariantBuilder *array);
/* The names of the token types, in the order of their numbers. */
GVariant *leaf_lsp_token_legend (void);
/* The diagnostics of publishDiagnostics: problems and notices, and hints from `explored`, which may be NULL. */
GVariant *leaf_lsp_diagnostics (LeafLspDocument *document, const LeafLspExplored *explored);

/* leaf-lsp-actions.c: quick fixes, and sentences that move or disable a rule */
GVariant *leaf_lsp_code_actions (LeafLspDocument *document, GVariant *params, char **refused);

/* leaf-lsp-rules.c */

/* The rule whose preamble is at a byte of a source; 0: none. */
guint32 leaf_lsp_rule_of_preamble (const LeafProgram *program, guint32 source, guint32 byte);
/* The rulebooks of that rule, and why it is above and below its neighbours there, in Markdown; NULL: there is no rule.
 * Free with g_free. */
char *leaf_lsp_rule_words (const LeafProgram *program, guint32 source, guint32 byte);

G_END_DECLS
