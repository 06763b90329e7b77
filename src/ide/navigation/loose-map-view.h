/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map: rooms as boxes and exits as lines, floor by floor, in the same layout as the exported file. In its scrolled
 * window, Ctrl with the wheel, a pinch, plus and minus zoom it; dragging the background scrolls it. */
#pragma once

#include <gtk/gtk.h>

#include "leaf-index.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_MAP_VIEW (loose_map_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseMapView, loose_map_view, LOOSE, MAP_VIEW, GtkWidget)

/* Signal "room-chosen" (guint room): its number in the map. Emitted on a click, or on Return after the arrow keys. */
void loose_map_view_set_map (LooseMapView *self, LeafMap *map); /* takes ownership; NULL: none */
LeafMap *loose_map_view_get_map (LooseMapView *self);
/* 1: a unit of the drawing is a pixel at the usual text size. Limited at both ends. */
void loose_map_view_set_zoom (LooseMapView *self, double zoom);
/* Zooms in (or out, if negative) about the chosen room or that of the player, if it is visible. */
void loose_map_view_zoom_by (LooseMapView *self, int steps);
/* Marks the room of this name as that of the player, and scrolls to it when it is another than before. NULL: none. */
void loose_map_view_set_player (LooseMapView *self, const char *name);
/* Zooms so that the whole map is visible, but not above the usual size. */
void loose_map_view_zoom_to_fit (LooseMapView *self);

G_END_DECLS
