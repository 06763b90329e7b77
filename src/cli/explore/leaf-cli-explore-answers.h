/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-answers.h: `leaf explore --answers`. */
#pragma once

#include "leaf-exploration.h"

G_BEGIN_DECLS

/* Prints who answers each verb on each thing: the story, the library alone, or nothing. */
void leaf_cli_explore_answers (const LeafExploration *exploration, gboolean is_json);

G_END_DECLS
