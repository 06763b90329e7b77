/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-rules-pane.h"
#include "loose-sentence-dialog.h"

G_BEGIN_DECLS

/* loose-rules-pane.c */
const char *loose_rules_pane_get_reason (LooseRulesPane *self); /* the text below the list */
GtkSelectionModel *loose_rules_pane_get_selection (LooseRulesPane *self);

/* loose-sentence-dialog.c */
LooseSentenceDialog *loose_sentence_dialog_new (GtkWindow *parent, LooseSession *session, LeafProgram *program,
                                                const LeafEditRequest *request);
gboolean loose_sentence_dialog_is_trying (LooseSentenceDialog *self);
/* The problem that the sentence would cause in the story; NULL: none, or not known yet. */
const char *loose_sentence_dialog_get_problem (LooseSentenceDialog *self);
/* The sentence that would be written, or why there is none. */
const char *loose_sentence_dialog_get_sentence (LooseSentenceDialog *self);
/* A warning that it contradicts an existing sentence; NULL: none. */
const char *loose_sentence_dialog_get_warning (LooseSentenceDialog *self);
/* For a rule that is listed before or after another, between which rules it would be; NULL until that has been
 * compiled. */
const char *loose_sentence_dialog_get_place (LooseSentenceDialog *self);

G_END_DECLS
