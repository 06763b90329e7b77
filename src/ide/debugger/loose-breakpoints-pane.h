/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All stops of a story: switched on and off, made, taken away, and given conditions. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_BREAKPOINTS_PANE (loose_breakpoints_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpointsPane, loose_breakpoints_pane, LOOSE, BREAKPOINTS_PANE, GtkWidget)

void loose_breakpoints_pane_set_session (LooseBreakpointsPane *self, LooseSession *session); /* once */
void loose_breakpoints_pane_focus       (LooseBreakpointsPane *self);

G_END_DECLS
