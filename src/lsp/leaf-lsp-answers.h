/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-answers.h: what an editor can ask of an open document.  Each takes the request's parameters as they came
 * and returns its result: floating, NULL for "nothing".  *refused (may be set with NULL): why it cannot be done, for
 * the author; free with g_free. */
#pragma once

#include "leaf-lsp-document.h"

G_BEGIN_DECLS

typedef GVariant *(*LeafLspAnswer) (LeafLspDocument *document, GVariant *params, char **refused);

/* leaf-lsp-names.c: what stands at a position */
GVariant *leaf_lsp_definition (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_references (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_highlight (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_hover (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_completion (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_signature (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_prepare_rename (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_rename (LeafLspDocument *document, GVariant *params, char **refused);

/* leaf-lsp-text.c: the whole of a text */
GVariant *leaf_lsp_symbols (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_folding (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_tokens (LeafLspDocument *document, GVariant *params, char **refused);
GVariant *leaf_lsp_tokens_in_range (LeafLspDocument *document, GVariant *params, char **refused);
/* Headings, rules, phrases and tables of all of its story that have these words in their names, each once: `seen`
 * has those that were told. */
void leaf_lsp_add_symbols (LeafLspDocument *document, const char *words, GHashTable *seen, GVariantBuilder *array);
/* The names of the sorts of token, in the order of their numbers. */
GVariant *leaf_lsp_token_legend (void);
/* All problems and notices that are in the document, as publishDiagnostics has them. */
GVariant *leaf_lsp_diagnostics (LeafLspDocument *document);

/* leaf-lsp-actions.c: what can be done there: what mends a problem, sentences that move a rule or switch it off */
GVariant *leaf_lsp_code_actions (LeafLspDocument *document, GVariant *params, char **refused);

/* leaf-lsp-rules.c: the rule whose preamble stands at a byte of a source; 0: none. */
guint32 leaf_lsp_rule_of_preamble (const LeafProgram *program, guint32 source, guint32 byte);
/* What the index says of the rule whose preamble stands at a byte: its rulebooks, and the Law between it and its
 * neighbours; NULL: no preamble stands there.  In Markdown; free with g_free. */
char *leaf_lsp_rule_words (const LeafProgram *program, guint32 source, guint32 byte);

G_END_DECLS
