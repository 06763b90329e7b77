/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-index-pane.h"
#include "loose-map-view.h"
#include "loose-outline-pane.h"
#include "loose-problems-pane.h"
#include "loose-references-pane.h"
#include "loose-search-results-pane.h"

G_BEGIN_DECLS

/* loose-index-pane.c */
GListModel *loose_index_pane_get_model (LooseIndexPane *self); /* of LooseListEntry */

/* loose-map-view.c */
/* The room at a point of the widget; the number of rooms if there is none. */
guint loose_map_view_room_at (LooseMapView *self, double x, double y);
/* The middle of a room in the widget's coordinates. */
void loose_map_view_get_middle (LooseMapView *self, guint room, double *x, double *y);
/* The marked room of the player; G_MAXUINT: none. */
guint loose_map_view_get_player (LooseMapView *self);
double loose_map_view_get_zoom (LooseMapView *self);
/* A room with its exits in words: "Hall. North: Attic. Up: Loft, through the hatch." Free with g_free. */
char *loose_map_view_dup_exits (LooseMapView *self, guint room);

/* loose-outline-pane.c */
GListModel *loose_outline_pane_get_model (LooseOutlinePane *self);

/* loose-problems-pane.c */
GListModel *loose_problems_pane_get_model (LooseProblemsPane *self); /* of LooseListEntry */
guint loose_problems_pane_get_selected (LooseProblemsPane *self);

/* loose-references-pane.c */
GListModel *loose_references_pane_get_model (LooseReferencesPane *self);
const char *loose_references_pane_get_title (LooseReferencesPane *self);

/* loose-search-results-pane.c */
/* Searches for these words at once. */
void loose_search_results_pane_look_for (LooseSearchResultsPane *self, const char *words, guint where);
/* Replaces all. Returns FALSE if nothing was replaced. */
gboolean loose_search_results_pane_replace_all (LooseSearchResultsPane *self, const char *others);
/* Replaces the selected match; if there is none, selects the first. */
void loose_search_results_pane_replace_one (LooseSearchResultsPane *self, const char *others);
guint loose_search_results_pane_get_selected (LooseSearchResultsPane *self);
GListModel *loose_search_results_pane_get_model (LooseSearchResultsPane *self); /* of LooseListEntry */
const char *loose_search_results_pane_get_count (LooseSearchResultsPane *self);

G_END_DECLS
