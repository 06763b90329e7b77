/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The problems, notices and lints of the story. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_PROBLEMS_PANE (loose_problems_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseProblemsPane, loose_problems_pane, LOOSE, PROBLEMS_PANE, LoosePane)

/* Sets the settings that choose the hints; without settings there are none. Call once. */
void loose_problems_pane_set_settings (LooseProblemsPane *self, GSettings *settings);
/* Goes to the next or previous problem from the cursor, wrapping around. */
void loose_problems_pane_step (LooseProblemsPane *self, gboolean backward);
/* Applies the quick fix for the problem at the cursor, as soon as it is found. */
void loose_problems_pane_fix (LooseProblemsPane *self);
/* Sets the problems that other programs report for the story (of LooseListEntry *; referenced). They are listed last,
 * until the next program. */
void loose_problems_pane_set_others (LooseProblemsPane *self, GPtrArray *entries);
/* The selected problem or notice; if none is selected, the problem at the cursor or nearest after it. Returns FALSE if
 * there is none, or a hint is selected. It is valid as long as the program. */
gboolean loose_problems_pane_get_problem (LooseProblemsPane *self, LeafProblem *problem);

G_END_DECLS
