/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The answer to a question about a turn: what became of a rule in it, or what printed a text; each rule and place of
 * it a link. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WHY_PANE (loose_why_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseWhyPane, loose_why_pane, LOOSE, WHY_PANE, LoosePane)

/* Writes the sentence that changes the text that was asked about, or goes to where it is written; FALSE: there is
 * none. */
gboolean    loose_why_pane_change_text (LooseWhyPane *self);

G_END_DECLS
