/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lsp-scripts.h: completion in a sentence `Test me with "look / take l"`: the commands that can be typed after
 * those before the cursor. They are found in a thread, by playing the story up to there, so the answer comes later, and
 * the server handles other messages meanwhile. */
#pragma once

#include "leaf-lsp-document.h"
#include "leaf-lsp-json.h"

G_BEGIN_DECLS

typedef struct _LeafLspScripts LeafLspScripts;

/* Answers a request; `result` is floating, or borrowed. */
typedef void (*LeafLspReply) (GVariant *id, GVariant *result, gpointer data);

LeafLspScripts *leaf_lsp_scripts_new (LeafLspReply reply, gpointer data);
/* Waits for the thread, whose run time is bounded. Its request is not answered. */
void leaf_lsp_scripts_free (LeafLspScripts *self);
/* Answers textDocument/completion, now or later, if the position is in such a sentence, and returns TRUE. A request
 * that waits for the thread gets an empty answer when another one comes. */
gboolean leaf_lsp_scripts_complete (LeafLspScripts *self, LeafLspDocument *document, GVariant *id, GVariant *params);
/* Call when any document changes, because one other than `uri`'s may be a part of the story that is being played. */
void leaf_lsp_scripts_note_change (LeafLspScripts *self, const char *uri);

G_END_DECLS
