/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-map-view.h"

#include "loose-drawing.h"

#include <glib/gi18n.h>
#include <math.h>

#define CORNER 6
#define ARROW  7
#define DASH   6.0

struct _LooseMapView {
  GtkWidget parent_instance;

  LeafMap *map; /* owned; NULL */
  guint chosen; /* the room at which the keyboard is */
};

G_DEFINE_FINAL_TYPE (LooseMapView, loose_map_view, GTK_TYPE_WIDGET)

enum { ROOM_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static guint
n_rooms (LooseMapView *self)
{
  return self->map != NULL ? self->map->n_rooms : 0;
}

static void
room_box (LooseMapView *self, guint room, graphene_rect_t *box)
{
  double x, y;

  leaf_map_room_middle (self->map, room, &x, &y);
  graphene_rect_init (box, (float) (x - LEAF_MAP_ROOM_WIDTH / 2.0), (float) (y - LEAF_MAP_ROOM_HEIGHT / 2.0), LEAF_MAP_ROOM_WIDTH,
                      LEAF_MAP_ROOM_HEIGHT);
}

guint
loose_map_view_room_at (LooseMapView *self, double x, double y)
{
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  guint n = n_rooms (self);

  for (guint room = 0; room < n; room++) {
    graphene_rect_t box;

    room_box (self, room, &box);
    if (graphene_rect_contains_point (&box, &point))
      return room;
  }
  return n;
}

/* --- drawing ------------------------------------------------------------------------------------------------------------------- */

static void
get_colour (LooseMapView *self, GdkRGBA *colour)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), colour);
}

static void
draw_arrow (cairo_t *cr, const double ends[4])
{
  double angle = atan2 (ends[3] - ends[1], ends[2] - ends[0]);

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, ends[2], ends[3]);
  cairo_line_to (cr, ends[2] - ARROW * cos (angle - 0.45), ends[3] - ARROW * sin (angle - 0.45));
  cairo_line_to (cr, ends[2] - ARROW * cos (angle + 0.45), ends[3] - ARROW * sin (angle + 0.45));
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_link (LooseMapView *self, cairo_t *cr, guint link)
{
  static const double dashes[] = { 0, DASH, DASH / 3 };
  const LeafMapLink *row = &self->map->links[link];
  double ends[4];

  leaf_map_link_ends (self->map, link, ends);
  cairo_set_dash (cr, &dashes[row->sort], row->sort == LEAF_LINK_PLAIN ? 0 : 1, 0);
  cairo_move_to (cr, ends[0], ends[1]);
  cairo_line_to (cr, ends[2], ends[3]);
  cairo_stroke (cr);
  if (row->is_one_way)
    draw_arrow (cr, ends);
}

static void
draw_words (LooseMapView *self, cairo_t *cr, double x, double y, int width, const char *words, gboolean is_small)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  int height;

  pango_font_description_set_absolute_size (font, (is_small ? 9 : 12) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
}

static void
draw_link_words (LooseMapView *self, cairo_t *cr, guint link)
{
  const LeafMapLink *row = &self->map->links[link];
  double ends[4];

  leaf_map_link_ends (self->map, link, ends);
  if (row->door != NULL)
    draw_words (self, cr, (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2 - 8, 80, row->door, TRUE);
  else if (row->sort != LEAF_LINK_PLAIN)
    draw_words (self, cr, (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2 - 8, 60, row->direction, TRUE);
}

/* A region's rooms have one tint: a hue by its name, so that it stays when others come. */
static void
tint (const char *region, const GdkRGBA *letters, GdkRGBA *fill)
{
  double lightness = letters->red > 0.5 ? 0.32 : 0.9;
  float r = (float) lightness, g = (float) lightness, b = (float) lightness;

  if (region != NULL)
    gtk_hsv_to_rgb ((float) (g_str_hash (region) % 360) / 360, letters->red > 0.5 ? 0.45f : 0.14f,
                    letters->red > 0.5 ? 0.42f : 0.97f, &r, &g, &b);
  *fill = (GdkRGBA) { r, g, b, 1 };
}

static void
draw_room (LooseMapView *self, cairo_t *cr, guint room, const GdkRGBA *letters)
{
  const LeafMapRoom *row = &self->map->rooms[room];
  graphene_rect_t box;
  GdkRGBA fill;

  room_box (self, room, &box);
  tint (row->region, letters, &fill);
  loose_drawing_trace_box (cr, box.origin.x + 0.5, box.origin.y + 0.5, box.size.width - 1, box.size.height - 1, CORNER);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, letters);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, row->is_start ? 2.5 : 1);
  cairo_stroke (cr);
  if (room == self->chosen)
    loose_drawing_show_focus (GTK_WIDGET (self), cr, &box, CORNER);
  draw_words (self, cr, box.origin.x + box.size.width / 2, box.origin.y + box.size.height / 2, LEAF_MAP_ROOM_WIDTH - 8, row->name,
              FALSE);
}

static void
loose_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LooseMapView *self = LOOSE_MAP_VIEW (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  GdkRGBA letters;
  cairo_t *cr;

  if (self->map == NULL)
    return;
  get_colour (self, &letters);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  gdk_cairo_set_source_rgba (cr, &letters);
  cairo_set_line_width (cr, 1.4);
  for (guint32 i = 0; i < self->map->n_links; i++)
    draw_link (self, cr, i);
  for (guint32 i = 0; i < self->map->n_links; i++)
    draw_link_words (self, cr, i);
  for (guint32 i = 0; i < self->map->n_rooms; i++)
    draw_room (self, cr, i, &letters);
  cairo_destroy (cr);
}

static void
loose_map_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  LooseMapView *self = LOOSE_MAP_VIEW (widget);
  double width = 0, height = 0;

  if (self->map != NULL)
    leaf_map_size (self->map, &width, &height);
  *minimum = *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
}

/* --- choosing ------------------------------------------------------------------------------------------------------------------- */

static void
choose (LooseMapView *self, guint room)
{
  if (room >= n_rooms (self))
    return;
  self->chosen = room;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->map->rooms[room].name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pressed_cb (LooseMapView *self, int n_press, double x, double y)
{
  guint room = loose_map_view_room_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  choose (self, room);
  if (room < n_rooms (self))
    g_signal_emit (self, signals[ROOM_CHOSEN], 0, room);
}

/* The room to which a link leads from the chosen one on that side. */
static guint
room_towards (LooseMapView *self, int dx, int dy)
{
  for (guint32 i = 0; i < self->map->n_links; i++) {
    const LeafMapLink *link = &self->map->links[i];

    if (link->from == self->chosen && link->out_x == dx && link->out_y == dy)
      return link->to;
    if (link->to == self->chosen && !link->is_one_way && link->in_x == dx && link->in_y == dy)
      return link->from;
  }
  return n_rooms (self);
}

static gboolean
key_cb (LooseMapView *self, guint key, guint code, GdkModifierType state)
{
  guint n = n_rooms (self);

  if (n == 0 || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (key) {
  case GDK_KEY_Up: choose (self, room_towards (self, 0, -1)); break;
  case GDK_KEY_Down: choose (self, room_towards (self, 0, 1)); break;
  case GDK_KEY_Left: choose (self, room_towards (self, -1, 0)); break;
  case GDK_KEY_Right: choose (self, room_towards (self, 1, 0)); break;
  case GDK_KEY_Page_Down: choose (self, (self->chosen + 1) % n); break;
  case GDK_KEY_Page_Up: choose (self, (self->chosen + n - 1) % n); break;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_space: g_signal_emit (self, signals[ROOM_CHOSEN], 0, self->chosen); break;
  default: return GDK_EVENT_PROPAGATE;
  }
  return GDK_EVENT_STOP;
}

/* --- the object ----------------------------------------------------------------------------------------------------------------- */

LeafMap *
loose_map_view_get_map (LooseMapView *self)
{
  return self->map;
}

void
loose_map_view_set_map (LooseMapView *self, LeafMap *map)
{
  g_clear_pointer (&self->map, leaf_map_free);
  self->map = map;
  if (self->chosen >= n_rooms (self))
    self->chosen = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
loose_map_view_finalize (GObject *object)
{
  g_clear_pointer (&LOOSE_MAP_VIEW (object)->map, leaf_map_free);
  G_OBJECT_CLASS (loose_map_view_parent_class)->finalize (object);
}

static void
loose_map_view_class_init (LooseMapViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = loose_map_view_finalize;
  widget_class->snapshot = loose_map_view_snapshot;
  widget_class->measure = loose_map_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[ROOM_CHOSEN] = g_signal_new ("room-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
loose_map_view_init (LooseMapView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
