/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-cover.h: `leaf explore --cover`. */
#pragma once

#include "leaf-exploration.h"

G_BEGIN_DECLS

/* Prints a small set of threads that together run every rule that was reached. */
void leaf_cli_explore_cover (const LeafExploration *exploration, gboolean is_json);

G_END_DECLS
