/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The answer to a question about a turn: what happened to a rule in it, or what printed a text. Rules and places are
 * links. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_WHY_PANE (loose_why_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseWhyPane, loose_why_pane, LOOSE, WHY_PANE, LoosePane)

/* Writes the sentence that changes the text in question, or goes to the text. Returns FALSE if there is no such
 * text. */
gboolean loose_why_pane_change_text (LooseWhyPane *self);

G_END_DECLS
