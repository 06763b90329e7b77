/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-text.h: the report of `leaf explore` in words. */
#pragma once

#include "leaf-cli-explore-report.h"

G_BEGIN_DECLS

/* Prints the report, and counts the findings that are left out in report->n_unproved. */
void leaf_cli_explore_print_text (LeafCliExploreReport *report);

G_END_DECLS
