/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All breakpoints of a story: the author enables, adds, removes and edits them here. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_BREAKPOINTS_PANE (loose_breakpoints_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpointsPane, loose_breakpoints_pane, LOOSE, BREAKPOINTS_PANE, LoosePane)

G_END_DECLS
