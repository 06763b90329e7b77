/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an exploration of the story reaches: progress, goals and findings. Activating a finding plays its commands. */
#pragma once

#include "loose-explorer.h"
#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_EXPLORE_PANE (loose_explore_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseExplorePane, loose_explore_pane, LOOSE, EXPLORE_PANE, LoosePane)

/* Signal "played" (guint n_commands): the commands of a finding are being played. */

/* Adds a goal and starts exploring: looks for commands after which a condition holds, or "rule: NAME" runs. */
void loose_explore_pane_add_goal (LooseExplorePane *self, const char *words);
LooseExplorer *loose_explore_pane_get_explorer (LooseExplorePane *self);

G_END_DECLS
