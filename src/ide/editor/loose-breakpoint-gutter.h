/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip beside the text: a disc where there is a breakpoint, an arrow where the play stands, a bar at a line with a
 * problem.  A click sets or removes a breakpoint; so does F9, and that is said aloud, for a gutter cannot be. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_BREAKPOINT_GUTTER (loose_breakpoint_gutter_get_type ())
G_DECLARE_FINAL_TYPE (LooseBreakpointGutter, loose_breakpoint_gutter, LOOSE, BREAKPOINT_GUTTER, GtkSourceGutterRenderer)

GtkSourceGutterRenderer *loose_breakpoint_gutter_new (LooseSession *session);
/* Line (from 0) at which the play stands; -1: none. */
void loose_breakpoint_gutter_set_current_line (LooseBreakpointGutter *self, int line);
int  loose_breakpoint_gutter_get_current_line (LooseBreakpointGutter *self);

/* Clicks anywhere in the gutter set and remove breakpoints. */
void loose_breakpoint_gutter_listen (LooseBreakpointGutter *self, GtkSourceView *view);

/* Clicks on another renderer of the same gutter set none. */
void                     loose_breakpoint_gutter_spare (LooseBreakpointGutter *self, GtkWidget *beside);

G_END_DECLS
