/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for what a sentence about a rule still lacks: another rule, a rulebook, or words; and shows, while one chooses, the
 * sentence that will be written, or why none can be.
 *
 * Everything that it shows about the sentence is what leaf_program_write() says; it makes none of its own. */
#pragma once

#include <adwaita.h>

#include "leaf.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SENTENCE_DIALOG (loose_sentence_dialog_get_type ())
G_DECLARE_FINAL_TYPE (LooseSentenceDialog, loose_sentence_dialog, LOOSE, SENTENCE_DIALOG, AdwMessageDialog)

/* Signal "write" (gpointer edit): a LeafEdit of the program, valid during the emission.
 *
 * `wish` has its sort, its rule, and what is known already; `wish->words` non-NULL asks for words and is what they are at
 * first. */
LooseSentenceDialog *loose_sentence_dialog_new (GtkWindow *parent, LeafProgram *program, const LeafWish *wish);

G_END_DECLS
