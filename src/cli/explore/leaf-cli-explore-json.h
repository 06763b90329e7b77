/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-json.h: the report of `leaf explore` as JSON, and what its other JSON shares with it. */
#pragma once

#include "leaf-cli-explore-report.h"
#include "leaf-json.h"

G_BEGIN_DECLS

/* Prints the report, and counts the findings that are left out in report->n_unproved. */
void leaf_cli_explore_print_json (LeafCliExploreReport *report);
/* Adds the member "commands" with these commands. */
void leaf_cli_explore_build_lines (JsonBuilder *builder, char **commands);
/* Adds the member "commands" with those that lead to the moment, and then `command` unless it is NULL. */
void leaf_cli_explore_build_commands (JsonBuilder *builder, const LeafExploration *exploration, guint32 moment,
                                      const char *command);

G_END_DECLS
