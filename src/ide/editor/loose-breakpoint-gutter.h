/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The gutter with breakpoints (a disc; a ring if disabled) and the place where the play is paused (an arrow). A click
 * toggles a breakpoint. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_BREAKPOINT_GUTTER (loose_breakpoint_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpointGutter, loose_breakpoint_gutter, LOOSE, BREAKPOINT_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_breakpoint_gutter_new (LooseSession *session);
/* The line (from 0) where the play is paused; -1: none. */
void loose_breakpoint_gutter_set_current_line (LooseBreakpointGutter *self, int line);
int loose_breakpoint_gutter_get_current_line (LooseBreakpointGutter *self);

/* Toggles breakpoints on clicks anywhere in the view's gutter. */
void loose_breakpoint_gutter_listen (LooseBreakpointGutter *self, GtkSourceView *view);

/* Ignores clicks on another renderer of the same gutter. */
void loose_breakpoint_gutter_spare (LooseBreakpointGutter *self, GtkWidget *beside);

G_END_DECLS
