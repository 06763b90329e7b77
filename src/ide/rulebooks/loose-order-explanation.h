/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands under the index of rules: why a rule stands where it does, and links to the words that decided it,
 * which are lit in the source while it is shown. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_ORDER_EXPLANATION (loose_order_explanation_get_type ())
G_DECLARE_FINAL_TYPE (LooseOrderExplanation, loose_order_explanation, LOOSE, ORDER_EXPLANATION, GtkBox)

void loose_order_explanation_set_session (LooseOrderExplanation *self, LooseSession *session); /* once */
/* NULL, or an empty text: nothing is shown.  Nothing is lit until loose_order_explanation_light(). */
void loose_order_explanation_show (LooseOrderExplanation *self, const char *text);
const char *loose_order_explanation_get_text (LooseOrderExplanation *self);
/* The words that decide between two rules (see loose_order_evidence_places()), each a link; lit where that was asked
 * for. */
void loose_order_explanation_light (LooseOrderExplanation *self, LeafProgram *program, guint32 rulebook, guint32 one,
    guint32 another,
                             gboolean lights);

G_END_DECLS
