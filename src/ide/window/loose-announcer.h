/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has a screen reader say what happens away from the keyboard focus: a problem that appears or goes, a breakpoint
 * that is reached, each step.
 *
 * A problem in the line that is being written waits until the cursor leaves the line: a sentence that is not
 * finished is no mistake yet. */
#pragma once

#include "loose-debug-pane.h"
#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_ANNOUNCER (loose_announcer_get_type ())
G_DECLARE_FINAL_TYPE (LooseAnnouncer, loose_announcer, LOOSE, ANNOUNCER, GObject)

/* `window` has the focus at which is spoken; all three must outlive the announcer.  The caller's. */
LooseAnnouncer *loose_announcer_new (GtkWidget *window, LooseSession *session, LooseDebugPane *debugger);

G_END_DECLS
