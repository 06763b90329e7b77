/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-explored.h: explores the story of an open document while the server is idle, and gives a hint at each rule
 * that did not run. */
#pragma once

#include "leaf-lsp-document.h"
#include "leaf-lsp-json.h"

G_BEGIN_DECLS

typedef struct _LeafLspExplored LeafLspExplored;

/* Explores the document's program, which must have no problems, for this many seconds of idle time. Then calls `done`
 * once, from the main loop, with the document's URI; never, if the story does not ask for commands. Borrows the
 * document: free this before the document changes. */
LeafLspExplored *leaf_lsp_explored_new (LeafLspDocument *document, int seconds,
                                        void (*done) (const char *uri, gpointer data), gpointer data);
void leaf_lsp_explored_free (LeafLspExplored *self);
/* Adds a hint at each rule of the document that has not run; nothing before the exploration is done. `self` may be
 * NULL. */
void leaf_lsp_explored_add_hints (const LeafLspExplored *self, LeafLspArray *diagnostics);

G_END_DECLS
