/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map, drawn: rooms as boxes that lead to where they are made, links as lines.  Places are the engine's, so that it looks as it is exported. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-index.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_MAP_VIEW (loose_map_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseMapView, loose_map_view, LOOSE, MAP_VIEW, GtkWidget)

/* Signal "room-chosen" (guint room): its number in the map; by the pointer, or by arrows and Return. */
void loose_map_view_set_map (LooseMapView *self, LeafMap *map); /* takes it; NULL: none */
LeafMap *loose_map_view_get_map (LooseMapView *self);
/* The room at a point of the widget; the number of rooms: none is. */
guint loose_map_view_room_at (LooseMapView *self, double x, double y);

G_END_DECLS
