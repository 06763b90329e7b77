/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The size of the story in words, rooms and rules, and the number of rules that exploring has run. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STATISTICS_PANE (loose_statistics_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseStatisticsPane, loose_statistics_pane, LOOSE, STATISTICS_PANE, LoosePane)

G_END_DECLS
