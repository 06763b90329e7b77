/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-manual-map.h"

#include "leaf-manual.h"
#include "loose-map-view.h"

#define LARGEST 0.6 /* the scale, relative to the map in the index */

typedef struct {
  const char *source;
  double widest, highest;
  LooseMapView *view;
  LeafProgram *program; /* owns the names in the map */
  guint idle;           /* idle source that draws the map; 0: none */
} Picture;

static gboolean
draw_cb (gpointer data)
{
  Picture *picture = data;
  LeafMap *map;
  double width = 0, height = 0;

  picture->idle = 0;
  g_clear_pointer (&picture->program, leaf_program_unref);
  picture->program = leaf_manual_compile (picture->source);
  map = leaf_program_map (picture->program);
  if (map == NULL || map->n_rooms == 0) {
    g_clear_pointer (&map, leaf_map_free);
    gtk_widget_set_visible (GTK_WIDGET (picture->view), FALSE);
    return G_SOURCE_REMOVE;
  }
  leaf_map_size (map, &width, &height);
  loose_map_view_set_map (picture->view, map);
  loose_map_view_set_zoom (picture->view,
                           MIN (MIN (LARGEST, picture->widest / MAX (width, 1)), picture->highest / MAX (height, 1)));
  return G_SOURCE_REMOVE;
}

/* Draws the map later. Each story is compiled in an idle source of its own, so that a page with many stories is shown
 * at once. */
static void
map_cb (GtkWidget *view, Picture *picture)
{
  if (loose_map_view_get_map (picture->view) == NULL && picture->idle == 0)
    picture->idle = g_idle_add_full (G_PRIORITY_LOW, draw_cb, picture, NULL);
}

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  g_clear_handle_id (&picture->idle, g_source_remove);
  g_clear_pointer (&picture->program, leaf_program_unref);
  g_free (picture);
}

GtkWidget *
loose_manual_map_new (const char *source, double widest, double highest)
{
  Picture *picture = g_new0 (Picture, 1);
  GtkWidget *view = g_object_new (LOOSE_TYPE_MAP_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  *picture = (Picture) { .source = source, .widest = widest, .highest = highest, .view = LOOSE_MAP_VIEW (view) };
  gtk_widget_set_halign (view, GTK_ALIGN_START);
  gtk_widget_set_can_target (view, FALSE);
  gtk_widget_set_focusable (view, FALSE);
  g_object_set_data_full (G_OBJECT (view), "picture", picture, picture_free);
  g_signal_connect (view, "map", G_CALLBACK (map_cb), picture);
  return view;
}
