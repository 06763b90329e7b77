/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words because of which one rule of a rulebook stands above another, as places of the source: of both
 * preambles, or of the sentence. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

/* Of LeafPlace, the upper rule's first, each once; empty where nothing decides.  `rulebook` 0: the rules stand in
 * two, and are compared as they are.  Free it. */
GArray *loose_order_evidence_places (LeafProgram *program, guint32 rulebook, guint32 one, guint32 another);
/* What a link to such a place says: "Line 12: “the ball”"; free it. */
char *loose_order_evidence_dup_words (LooseSession *session, LeafProgram *program, LeafPlace place);

G_END_DECLS
