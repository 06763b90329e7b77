/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text below the Rules panel's list: why a rule is where it is, with links to the deciding words, which are
 * highlighted in the source while the text is shown. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_ORDER_EXPLANATION (loose_order_explanation_get_type ())
G_DECLARE_FINAL_TYPE (LooseOrderExplanation, loose_order_explanation, LOOSE, ORDER_EXPLANATION, GtkBox)

/* Call once. The session outlives it. */
void loose_order_explanation_set_session (LooseOrderExplanation *self, LooseSession *session);
/* NULL or "" shows nothing. Nothing is highlighted until loose_order_explanation_light() is called. */
void loose_order_explanation_show (LooseOrderExplanation *self, const char *text);
const char *loose_order_explanation_get_text (LooseOrderExplanation *self);
/* Adds a link for each place that decides between two rules (see loose_order_evidence_places()). `lights`: highlights
 * these places in the source. */
void loose_order_explanation_light (LooseOrderExplanation *self, LeafProgram *program, guint32 rulebook, guint32 one,
                                    guint32 another, gboolean lights);

G_END_DECLS
