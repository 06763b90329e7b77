/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn as a tree: the command, actions, rulebooks, rules considered and run, activities, phrases and texts, each with
 * its outcome. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TURN_PANE (loose_turn_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseTurnPane, loose_turn_pane, LOOSE, TURN_PANE, LoosePane)

void loose_turn_pane_set_show_library (LooseTurnPane *self, gboolean show);
/* The rule of the selected row, in the program of the play; 0: none, or the keyboard focus is elsewhere. */
guint32 loose_turn_pane_get_rule (LooseTurnPane *self);

G_END_DECLS
