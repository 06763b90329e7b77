/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an exploration of the story reaches: progress, goals and findings.  Activating a finding plays the commands
 * that reach it. */
#pragma once

#include "loose-explorer.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_EXPLORE_PANE (loose_explore_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseExplorePane, loose_explore_pane, LOOSE, EXPLORE_PANE, GtkWidget)

/* Signal "played" (guint n_commands): a finding's commands were given to the story. */
void           loose_explore_pane_set_session (LooseExplorePane *self, LooseSession *session); /* once */
void           loose_explore_pane_focus       (LooseExplorePane *self);
/* Looks for commands after which a condition holds, or "rule: NAME" runs. */
void           loose_explore_pane_add_goal    (LooseExplorePane *self, const char *words);
LooseExplorer *loose_explore_pane_get_explorer (LooseExplorePane *self);

G_END_DECLS
