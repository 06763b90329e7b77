/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-scripts.h: completion in a sentence `Test me with "look / take l"`: the commands that can be typed after
 * those before the cursor. They are found in a thread, by playing the story to there, so the answer comes later, and
 * the server hears other messages meanwhile. */
#pragma once

#include "leaf-lsp-document.h"
#include "leaf-lsp-json.h"

G_BEGIN_DECLS

typedef struct _LeafLspScripts LeafLspScripts;

/* Answers a request; `result` is floating, or borrowed. */
typedef void (*LeafLspReply) (GVariant *id, GVariant *result, gpointer data);

LeafLspScripts *leaf_lsp_scripts_new (LeafLspReply reply, gpointer data);
/* Waits for the thread, which is bounded. Its request is not answered. */
void leaf_lsp_scripts_free (LeafLspScripts *self);
/* Answers textDocument/completion, now or later, if the position is in such a sentence, and returns TRUE. A request
 * that waits for the thread is answered with nothing when another one comes. */
gboolean leaf_lsp_scripts_complete (LeafLspScripts *self, LeafLspDocument *document, GVariant *id, GVariant *params);
/* Another document than `uri`'s may be a part of the story that is played. Call it when any document changes. */
void leaf_lsp_scripts_note_change (LeafLspScripts *self, const char *uri);

G_END_DECLS
