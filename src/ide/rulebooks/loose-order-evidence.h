/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words that decide why one rule of a rulebook is above another, as places in both preambles or in the deciding
 * sentence. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* The places (of LeafPlace), those of the upper rule first, without repetition; empty if no words decide. `rulebook` 0:
 * the rules are in different rulebooks, and are only compared. Free with g_array_unref. */
GArray *loose_order_evidence_places (LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
/* The label of a link to such a place: "Line 12: “the ball”". Free with g_free. */
char *loose_order_evidence_dup_words (LooseSession *session, LeafProgram *program, LeafPlace place);

G_END_DECLS
