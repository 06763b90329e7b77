/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for what a sentence about a rule still needs: another rule, a rulebook, or words. Meanwhile it shows the
 * sentence that would be written, or why there is none, and the problem that the story would have with it, found by
 * compiling in a worker.
 *
 * What it shows about the sentence comes from leaf_program_write() and the compiler. */
#pragma once

#include <adwaita.h>

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SENTENCE_DIALOG (loose_sentence_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LooseSentenceDialog, loose_sentence_dialog, LOOSE, SENTENCE_DIALOG, AdwMessageDialog)

/* `request` has its sort, its rule, and what is known already. If `request->words` is not NULL, the dialog asks for
 * words, with these as their initial value. The sentence is written to the session's text. */
void loose_sentence_dialog_ask (GtkWindow *parent, LooseSession *session, LeafProgram *program,
                                const LeafEditRequest *request);
/* The same for another text of a response of the rule. */
void loose_sentence_dialog_ask_response (GtkWindow *parent, LooseSession *session, LeafProgram *program, guint32 rule,
                                         const LeafResponseInfo *response);

G_END_DECLS
