/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-answers.h: `leaf explore --answers`, and JSON that `leaf explore` shares with it. */
#pragma once

#include "leaf-exploration.h"
#include "leaf-json.h"

G_BEGIN_DECLS

/* Prints who answers each verb on each thing: the story, the library alone, or nothing. */
void leaf_cli_explore_answers (const LeafExploration *exploration, gboolean is_json);
/* Adds the member "commands" with these commands. */
void leaf_cli_explore_build_lines (JsonBuilder *builder, char **commands);
/* Adds the member "commands" with those that lead to the moment, and then `command` unless it is NULL. */
void leaf_cli_explore_build_commands (JsonBuilder *builder, const LeafExploration *exploration, guint32 moment,
                                      const char *command);

G_END_DECLS
