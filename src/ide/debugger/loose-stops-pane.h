/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All stops of a story: switched on and off, made, taken away, and given conditions. */
#pragma once

#include "loose-session.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_STOPS_PANE (loose_stops_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseStopsPane, loose_stops_pane, LOOSE, STOPS_PANE, GtkWidget)

void loose_stops_pane_set_session (LooseStopsPane *self, LooseSession *session); /* once */
void loose_stops_pane_focus       (LooseStopsPane *self);

G_END_DECLS
