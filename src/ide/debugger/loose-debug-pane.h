/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a paused play is: the stack, with how each frame was entered, its values, and the trail of rules since the last
 * command. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_DEBUG_PANE (loose_debug_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseDebugPane, loose_debug_pane, LOOSE, DEBUG_PANE, LoosePane)

void loose_debug_pane_set_show_library (LooseDebugPane *self, gboolean show);
const char *loose_debug_pane_get_state (LooseDebugPane *self); /* the sentence above the lists; borrowed */

G_END_DECLS
