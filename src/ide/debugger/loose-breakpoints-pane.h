/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pane in which the author adds, edits, enables and removes the breakpoints of a story. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_BREAKPOINTS_PANE (loose_breakpoints_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpointsPane, loose_breakpoints_pane, LOOSE, BREAKPOINTS_PANE, LoosePane)

G_END_DECLS
