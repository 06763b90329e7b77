/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only tests ask of this folder. */
#pragma once

#include "loose-rules-pane.h"
#include "loose-sentence-dialog.h"

G_BEGIN_DECLS

/* loose-rules-pane.c */
const char *loose_rules_pane_get_reason (LooseRulesPane *self); /* what stands under the list */
GtkSelectionModel *loose_rules_pane_get_selection (LooseRulesPane *self);

/* loose-sentence-dialog.c */
gboolean loose_sentence_dialog_is_trying (LooseSentenceDialog *self);
/* What the sentence would make wrong with the story; NULL: nothing, or it is not known yet. */
const char *loose_sentence_dialog_get_problem (LooseSentenceDialog *self);
/* The sentence as it would be written, or why there is none. */
const char *loose_sentence_dialog_get_sentence (LooseSentenceDialog *self);
/* That it contradicts one that is there; NULL. */
const char *loose_sentence_dialog_get_warning (LooseSentenceDialog *self);
/* Between which rules a rule that is listed before or after another would stand, once that has been tried; NULL. */
const char *loose_sentence_dialog_get_place (LooseSentenceDialog *self);

G_END_DECLS
