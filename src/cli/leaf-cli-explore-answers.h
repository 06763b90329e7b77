/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-answers.h: `leaf explore --answers`. */
#pragma once

#include "leaf-exploration.h"
#include "leaf-json.h"

G_BEGIN_DECLS

/* Prints which verbs on which things the story answers, the library alone, or nobody; as text or JSON. */
void leaf_cli_explore_answers (const LeafExploration *exploration, gboolean is_json);
/* Adds the member "commands": those that lead to the moment, and the command (NULL: none). */
void leaf_cli_explore_build_commands (JsonBuilder *builder, const LeafExploration *exploration, guint32 moment,
                                      const char *command);

G_END_DECLS
