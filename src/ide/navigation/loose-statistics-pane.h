/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How much there is of the story: words, rooms, rules; and how many of its rules exploring has run. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STATISTICS_PANE (loose_statistics_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseStatisticsPane, loose_statistics_pane, LOOSE, STATISTICS_PANE, LoosePane)

G_END_DECLS
