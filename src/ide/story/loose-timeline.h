/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The timeline below the story: the current turn, turns from which the play went back, and turns with breakpoints. A
 * click goes to a turn. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TIMELINE (loose_timeline_get_type ())
G_DECLARE_FINAL_TYPE (LooseTimeline, loose_timeline, LOOSE, TIMELINE, GtkWidget)

void loose_timeline_set_session (LooseTimeline *self, LooseSession *session); /* once */

G_END_DECLS
