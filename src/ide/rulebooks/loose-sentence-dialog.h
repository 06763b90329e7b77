/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for what a sentence about a rule still lacks: another rule, a rulebook, or words; and shows, while one
 * chooses, the sentence that will be written, or why none can be; and, since a sentence may have no sense, or none
 * here, the problem that the story would have with it, which is found by compiling the story so, away from the main
 * loop.
 *
 * Everything that it shows about the sentence is what leaf_program_write() and the compiler say; it makes none of
 * its own. */
#pragma once

#include <adwaita.h>

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SENTENCE_DIALOG (loose_sentence_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LooseSentenceDialog, loose_sentence_dialog, LOOSE, SENTENCE_DIALOG, AdwMessageDialog)

/* Signal "write" (gpointer edit): a LeafEdit of the program, valid during the emission.
 *
 * `wish` has its sort, its rule, and what is known already; `wish->words` non-NULL asks for words and is what they
 * are at first. */
LooseSentenceDialog *loose_sentence_dialog_new (GtkWindow *parent, LooseSession *session, LeafProgram *program,
                                                const LeafEditRequest *wish);
/* The same, shown; what it writes goes into the session's text. */
void loose_sentence_dialog_ask (GtkWindow *parent, LooseSession *session, LeafProgram *program,
    const LeafEditRequest *wish);

G_END_DECLS
