/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-scripts.h: completion in a sentence `Test me with "look / take l"`: the commands that can be typed at the
 * cursor, after the commands before it. A worker thread finds them by playing the story up to there; the server handles
 * other messages meanwhile. */
#pragma once

#include "leaf-lsp-document.h"
#include "leaf-lsp-json.h"

G_BEGIN_DECLS

typedef struct _LeafLspScripts LeafLspScripts;

/* Called in the main loop with the answer to a request; `result` may be floating. */
typedef void (*LeafLspReply) (GVariant *id, GVariant *result, gpointer data);

LeafLspScripts *leaf_lsp_scripts_new (LeafLspReply reply, gpointer data);
/* Waits for the worker thread, whose work is bounded, while running the main loop. Its request is not answered. */
void leaf_lsp_scripts_free (LeafLspScripts *self);
/* If the position of a textDocument/completion request is in such a sentence, answers it, now or later, and returns
 * TRUE. A request that waits for the worker thread gets an empty answer when another one comes. */
gboolean leaf_lsp_scripts_complete (LeafLspScripts *self, LeafLspDocument *document, GVariant *id, GVariant *params);
/* Call when the document `uri` changes: it may be included by the story of the last answer. */
void leaf_lsp_scripts_note_change (LeafLspScripts *self, const char *uri);

G_END_DECLS
