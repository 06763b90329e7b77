/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Announces to screen readers what happens away from the keyboard focus: a problem that appears or goes, a breakpoint
 * that is reached, each step.
 *
 * A problem in the line that is being typed is announced when the cursor leaves the line. */
#pragma once

#include "loose-debug-pane.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_ANNOUNCER (loose_announcer_get_type ())
G_DECLARE_FINAL_TYPE (LooseAnnouncer, loose_announcer, LOOSE, ANNOUNCER, GObject)

/* Makes announcements at the focus of `window`. The caller owns the announcer; `window` and `session` must outlive
 * it. */
LooseAnnouncer *loose_announcer_new (GtkWidget *window, LooseSession *session, LooseDebugPane *debugger);

G_END_DECLS
