/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-map-view.h"
#include "loose-navigation-testing.h"

#include "loose-a11y.h"
#include "loose-cairo-helpers.h"

#include <glib/gi18n.h>
#include <math.h>

#define CORNER     6
#define DOT        5 /* the radius of the mark in the player's room */
#define BEND       7
#define ARROW      8
#define DASH       6.0
#define SCROLL_BAR 32 /* pixels, at most */
#define LEAST_ZOOM 0.25
#define MOST_ZOOM  4.0
#define ZOOM_STEP  1.2
#define LEAST_FIT  0.6 /* fitting does not make the map smaller, because its labels would be unreadable */

struct _LooseMapView {
  GtkWidget parent_instance;

  LeafMap *map; /* owned; NULL */
  guint chosen; /* the room with the keyboard focus */
  guint player; /* the room of the player; G_MAXUINT: unknown, or not on the map */
  double zoom;
  gboolean is_zoomed;               /* the author has zoomed, so the zoom stays when the panel is resized */
  guint fit_idle;                   /* idle source that fits the map; 0: none */
  double fitted_room, fitted_width; /* sizes of the panel and the map when it was last fitted */
  double pinched_from;              /* the zoom when a pinch began */
  GtkScrolledWindow *scroller;      /* borrowed; NULL: it is in none */
};

G_DEFINE_FINAL_TYPE (LooseMapView, loose_map_view, GTK_TYPE_WIDGET)

enum { ROOM_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static guint
n_rooms (LooseMapView *self)
{
  return self->map != NULL ? self->map->n_rooms : 0;
}

/* --- units of the drawing, and pixels ----------------------------------------------------------------------------- */

/* Pixels for one unit of the drawing. The text size of the desktop scales the rooms with their names. */
static double
get_scale (LooseMapView *self)
{
  double resolution = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  return self->zoom * (resolution > 0 ? resolution / 96 : 1);
}

static void
room_box (LooseMapView *self, guint room, graphene_rect_t *box)
{
  double x, y;

  leaf_map_room_middle (self->map, room, &x, &y);
  graphene_rect_init (box, (float) (x - LEAF_MAP_ROOM_WIDTH / 2.0), (float) (y - LEAF_MAP_ROOM_HEIGHT / 2.0),
                      LEAF_MAP_ROOM_WIDTH, LEAF_MAP_ROOM_HEIGHT);
}

guint
loose_map_view_room_at (LooseMapView *self, double x, double y)
{
  g_return_val_if_fail (LOOSE_IS_MAP_VIEW (self), 0);
  double scale = get_scale (self);
  graphene_point_t point = GRAPHENE_POINT_INIT ((float) (x / scale), (float) (y / scale));
  guint n = n_rooms (self);

  for (guint room = 0; room < n; room++) {
    graphene_rect_t box;

    room_box (self, room, &box);
    if (graphene_rect_contains_point (&box, &point))
      return room;
  }
  return n;
}

void
loose_map_view_get_middle (LooseMapView *self, guint room, double *x, double *y)
{
  g_return_if_fail (LOOSE_IS_MAP_VIEW (self));
  leaf_map_room_middle (self->map, room, x, y);
  *x *= get_scale (self);
  *y *= get_scale (self);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void
get_colour (LooseMapView *self, GdkRGBA *colour)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), colour);
}

static void
draw_arrow (cairo_t *cr, LeafMapPoint from, LeafMapPoint to)
{
  double angle = atan2 (to.y - from.y, to.x - from.x);

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, to.x, to.y);
  cairo_line_to (cr, to.x - ARROW * cos (angle - 0.45), to.y - ARROW * sin (angle - 0.45));
  cairo_line_to (cr, to.x - ARROW * cos (angle + 0.45), to.y - ARROW * sin (angle + 0.45));
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Traces a path with rounded bends, which distinguish one line that turns from two lines that cross. */
static void
trace_path (cairo_t *cr, const LeafMapPoint *path, guint32 n)
{
  cairo_move_to (cr, path[0].x, path[0].y);
  for (guint32 i = 1; i + 1 < n; i++) {
    LeafMapPoint before = path[i - 1], at = path[i], after = path[i + 1];
    double in = hypot (at.x - before.x, at.y - before.y), on = hypot (after.x - at.x, after.y - at.y),
           corner = fmin (BEND, fmin (in, on) / 2), x, y;

    if (in <= 0 || on <= 0)
      continue;
    cairo_line_to (cr, at.x + (before.x - at.x) / in * corner, at.y + (before.y - at.y) / in * corner);
    cairo_get_current_point (cr, &x, &y);
    cairo_curve_to (cr, x + (at.x - x) * 2 / 3, y + (at.y - y) * 2 / 3, at.x + (after.x - at.x) / on * corner / 3,
                    at.y + (after.y - at.y) / on * corner / 3, at.x + (after.x - at.x) / on * corner,
                    at.y + (after.y - at.y) / on * corner);
  }
  cairo_line_to (cr, path[n - 1].x, path[n - 1].y);
}

static void
draw_link (LooseMapView *self, cairo_t *cr, guint link)
{
  static const double dashes[] = { 0, DASH, DASH / 2 };
  const LeafMapLink *row = &self->map->links[link];

  if (row->n_points < 2)
    return;
  cairo_set_dash (cr, &dashes[row->sort], row->sort == LEAF_LINK_PLAIN ? 0 : 1, 0);
  trace_path (cr, row->path, row->n_points);
  cairo_stroke (cr);
  if (row->is_one_way)
    draw_arrow (cr, row->path[row->n_points - 2], row->path[row->n_points - 1]);
}

typedef enum { WORDS_ROOM, WORDS_SMALL, WORDS_ASIDE, WORDS_FLOOR } WordsStyle;

/* Draws words centred at x and no wider than `width`; WORDS_ASIDE and WORDS_FLOOR begin at x. */
static void
draw_words (LooseMapView *self, cairo_t *cr, double x, double y, double width, const char *words, WordsStyle style,
            int lines)
{
  static const int sizes[] = { 12, 10, 10, 13 };
  gboolean begin_there = style == WORDS_ASIDE || style == WORDS_FLOOR;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  int height;

  pango_font_description_set_absolute_size (font, sizes[style] * PANGO_SCALE);
  if (style == WORDS_FLOOR)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_height (layout, -lines);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (layout, begin_there ? PANGO_ALIGN_LEFT : PANGO_ALIGN_CENTER);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, begin_there ? x : x - width / 2, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  pango_font_description_free (font);
}

/* Draws the name of a door, or "inside", where there is space for it. */
static void
draw_link_words (LooseMapView *self, cairo_t *cr, guint link)
{
  const LeafMapLink *row = &self->map->links[link];
  const char *words = row->door != NULL ? row->door : row->sort != LEAF_LINK_PLAIN ? row->direction : NULL;
  LeafMapPoint place;
  gboolean begin_there;
  double width = words != NULL ? leaf_map_link_words (self->map, link, &place, &begin_there) : 0;

  if (width > 0)
    draw_words (self, cr, place.x, place.y, width, words, begin_there ? WORDS_ASIDE : WORDS_SMALL, 1);
}

static void
draw_floor_title (LooseMapView *self, cairo_t *cr, const LeafMapFloor *floor)
{
  g_autofree char *level = floor->level == 0 ? g_strdup ("0") : g_strdup_printf ("%+d", floor->level);
  /* translators: of a map: %s is "0", "+1" (above), "-1" (below) */
  g_autofree char *words = g_strdup_printf (_ ("Floor %s"), level);

  if (floor->is_titled)
    draw_words (self, cr, floor->x + 6, floor->y - LEAF_MAP_TITLE_HEIGHT / 2.0,
                floor->columns * LEAF_MAP_CELL_WIDTH - 12, words, WORDS_FLOOR, 1);
}

/* Gets the tint of a room. The rooms of a region have the same, whose hue is computed from the region's name, so that
 * it stays when regions are added. */
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
  g_autofree char *elsewhere = leaf_map_room_elsewhere (self->map, room);
  graphene_rect_t box;
  graphene_point_t middle;
  GdkRGBA fill;

  room_box (self, room, &box);
  graphene_rect_get_center (&box, &middle);
  tint (row->region, letters, &fill);
  loose_cairo_helpers_trace_box (cr, box.origin.x + 0.5, box.origin.y + 0.5, box.size.width - 1, box.size.height - 1,
                                 CORNER);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, letters);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, row->is_start ? 2.5 : 1);
  cairo_stroke (cr);
  if (room == self->chosen)
    loose_cairo_helpers_show_focus (GTK_WIDGET (self), cr, &box, CORNER);
  gdk_cairo_set_source_rgba (cr, letters);
  if (room == self->player) {
    cairo_arc (cr, box.origin.x + 2 * DOT, box.origin.y + 2 * DOT, DOT, 0, 2 * G_PI);
    cairo_fill (cr);
  }
  draw_words (self, cr, middle.x, elsewhere != NULL ? middle.y - 8 : middle.y, LEAF_MAP_ROOM_WIDTH - 10, row->name,
              WORDS_ROOM, 2);
  if (elsewhere != NULL)
    draw_words (self, cr, middle.x, middle.y + LEAF_MAP_ROOM_HEIGHT / 2.0 - 9, LEAF_MAP_ROOM_WIDTH - 10, elsewhere,
                WORDS_SMALL, 1);
}

static gboolean
is_in (const graphene_rect_t *seen, const graphene_rect_t *box)
{
  graphene_rect_t larger = *box;

  graphene_rect_inset (&larger, -4, -4);
  return graphene_rect_intersection (seen, &larger, NULL);
}

static void
loose_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LooseMapView *self = LOOSE_MAP_VIEW (widget);
  double scale = get_scale (self);
  graphene_rect_t visible, seen;
  GdkRGBA letters;
  cairo_t *cr;

  if (self->map == NULL)
    return;
  loose_cairo_helpers_get_visible (GTK_WIDGET (self), (GtkWidget *) self->scroller, &visible);
  graphene_rect_scale (&visible, (float) (1 / scale), (float) (1 / scale), &seen);
  get_colour (self, &letters);
  cr = gtk_snapshot_append_cairo (snapshot, &visible);
  cairo_scale (cr, scale, scale);
  gdk_cairo_set_source_rgba (cr, &letters);
  cairo_set_line_width (cr, 1.4);
  for (guint32 i = 0; i < self->map->n_links; i++)
    draw_link (self, cr, i);
  for (guint32 i = 0; i < self->map->n_links; i++)
    draw_link_words (self, cr, i);
  for (guint32 i = 0; i < self->map->n_floors; i++)
    draw_floor_title (self, cr, &self->map->floors[i]);
  for (guint32 i = 0; i < self->map->n_rooms; i++) {
    graphene_rect_t box;

    room_box (self, i, &box);
    if (is_in (&seen, &box))
      draw_room (self, cr, i, &letters);
  }
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
  *minimum = *natural = (int) ceil ((orientation == GTK_ORIENTATION_HORIZONTAL ? width : height) * get_scale (self));
}

/* --- zooming and moving ------------------------------------------------------------------------------------------- */

/* Zooms, and keeps the point at this share of the visible part where it is. */
static void
zoom_about (LooseMapView *self, double zoom, double share_x, double share_y)
{
  GtkAdjustment *adjustments[2] = { NULL, NULL };
  double shares[2] = { share_x, share_y }, at[2] = { 0, 0 }, old = self->zoom;

  zoom = CLAMP (zoom, LEAST_ZOOM, MOST_ZOOM);
  if (zoom == old)
    return;
  if (self->scroller != NULL) {
    adjustments[0] = gtk_scrolled_window_get_hadjustment (self->scroller);
    adjustments[1] = gtk_scrolled_window_get_vadjustment (self->scroller);
  }
  self->zoom = zoom;
  for (guint i = 0; i < G_N_ELEMENTS (adjustments) && adjustments[i] != NULL; i++) {
    double page = gtk_adjustment_get_page_size (adjustments[i]);

    at[i] = (gtk_adjustment_get_value (adjustments[i]) + shares[i] * page) * zoom / old - shares[i] * page;
    /* The scrolled window learns the new size a frame later; until then the value would be clamped. */
    if (at[i] + page > gtk_adjustment_get_upper (adjustments[i]))
      gtk_adjustment_set_upper (adjustments[i], at[i] + page);
    gtk_adjustment_set_value (adjustments[i], MAX (at[i], 0));
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
loose_map_view_set_zoom (LooseMapView *self, double zoom)
{
  g_return_if_fail (LOOSE_IS_MAP_VIEW (self));
  self->is_zoomed = TRUE;
  zoom_about (self, zoom, 0.5, 0.5);
}

double
loose_map_view_get_zoom (LooseMapView *self)
{
  g_return_val_if_fail (LOOSE_IS_MAP_VIEW (self), 0);
  return self->zoom;
}

void
loose_map_view_zoom_to_fit (LooseMapView *self)
{
  g_return_if_fail (LOOSE_IS_MAP_VIEW (self));
  double width, height, scale = get_scale (self) / self->zoom;

  if (self->map == NULL || self->scroller == NULL)
    return;
  leaf_map_size (self->map, &width, &height);
  loose_map_view_set_zoom (self, MIN (1, MIN (gtk_widget_get_width (GTK_WIDGET (self->scroller)) / (width * scale),
                                              gtk_widget_get_height (GTK_WIDGET (self->scroller)) / (height * scale))));
}

/* Fits the map to the width of the panel, until the author zooms. */
static void
fit (LooseMapView *self)
{
  double width, height, scale = get_scale (self) / self->zoom, room;

  if (self->is_zoomed || self->map == NULL || self->scroller == NULL)
    return;
  room = gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));
  leaf_map_size (self->map, &width, &height);
  /* A scroll bar that appears and disappears with the size of the map must not change the fit. */
  if (room <= 1 || (fabs (room - self->fitted_room) < SCROLL_BAR && self->fitted_width == width))
    return;
  self->fitted_room = room;
  self->fitted_width = width;
  zoom_about (self, CLAMP (room / (width * scale), LEAST_FIT, 1), 0, 0);
}

static gboolean
fit_idle_cb (gpointer data)
{
  LooseMapView *self = data;

  self->fit_idle = 0;
  fit (self);
  return G_SOURCE_REMOVE;
}

/* Fits the map later, because no size may be requested while the panel is being allocated. */
static void
fit_cb (LooseMapView *self)
{
  if (self->fit_idle == 0)
    self->fit_idle = g_idle_add (fit_idle_cb, self);
}

/* Where the pointer is, as shares of the visible part of the map. (A scroll event has no position.) */
static void
find_pointer (LooseMapView *self, double *share_x, double *share_y)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));
  GdkDevice *device = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkModifierType modifiers;
  double x, y, left = 0, top = 0;

  *share_x = *share_y = 0.5;
  if (device == NULL || native == NULL || self->scroller == NULL
      || !gdk_surface_get_device_position (gtk_native_get_surface (native), device, &x, &y, &modifiers))
    return;
  gtk_native_get_surface_transform (native, &left, &top);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (native), GTK_WIDGET (self->scroller), x - left, y - top, &x, &y))
    return;
  *share_x = CLAMP (x / MAX (gtk_widget_get_width (GTK_WIDGET (self->scroller)), 1), 0, 1);
  *share_y = CLAMP (y / MAX (gtk_widget_get_height (GTK_WIDGET (self->scroller)), 1), 0, 1);
}

/* Zooms about the pointer. */
static gboolean
scroll_cb (LooseMapView *self, double dx, double dy, GtkEventController *controller)
{
  double share_x, share_y;

  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  find_pointer (self, &share_x, &share_y);
  self->is_zoomed = TRUE;
  zoom_about (self, self->zoom * pow (ZOOM_STEP, -dy), share_x, share_y);
  return GDK_EVENT_STOP;
}

static void
pinch_begin_cb (LooseMapView *self)
{
  self->pinched_from = self->zoom;
}

static void
pinch_cb (LooseMapView *self, double scale)
{
  loose_map_view_set_zoom (self, self->pinched_from * scale);
}

/* Scrolls with the drag. The offset is relative to the widget, which moves with it. */
static void
drag_cb (LooseMapView *self, double x, double y)
{
  GtkAdjustment *across, *down;

  if (self->scroller == NULL)
    return;
  across = gtk_scrolled_window_get_hadjustment (self->scroller);
  down = gtk_scrolled_window_get_vadjustment (self->scroller);
  gtk_adjustment_set_value (across, gtk_adjustment_get_value (across) - x);
  gtk_adjustment_set_value (down, gtk_adjustment_get_value (down) - y);
}

/* Scrolls to a room. */
static void
reveal (LooseMapView *self, guint room)
{
  double scale = get_scale (self), margin = 12;
  graphene_rect_t box;

  if (self->scroller == NULL || room >= n_rooms (self))
    return;
  room_box (self, room, &box);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (self->scroller), box.origin.x * scale - margin,
                             (box.origin.x + box.size.width) * scale + margin);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scroller), box.origin.y * scale - margin,
                             (box.origin.y + box.size.height) * scale + margin);
}

static double
share_of_view (GtkAdjustment *adjustment, double at)
{
  return (at - gtk_adjustment_get_value (adjustment)) / gtk_adjustment_get_page_size (adjustment);
}

/* Where the middle of a room is, as shares of the visible part of the map. FALSE if it is out of sight. */
static gboolean
find_room (LooseMapView *self, guint room, double *share_x, double *share_y)
{
  double scale = get_scale (self);
  graphene_rect_t box;

  if (self->scroller == NULL || room >= n_rooms (self))
    return FALSE;
  room_box (self, room, &box);
  *share_x = share_of_view (gtk_scrolled_window_get_hadjustment (self->scroller),
                            (box.origin.x + box.size.width / 2) * scale);
  *share_y = share_of_view (gtk_scrolled_window_get_vadjustment (self->scroller),
                            (box.origin.y + box.size.height / 2) * scale);
  return *share_x >= 0 && *share_x <= 1 && *share_y >= 0 && *share_y <= 1;
}

/* Zooms about the chosen room or that of the player, so that it stays visible; about the middle if both are out of
 * sight. */
static void
zoom_at_room (LooseMapView *self, double zoom)
{
  double share_x, share_y;

  if (!find_room (self, self->chosen, &share_x, &share_y) && !find_room (self, self->player, &share_x, &share_y))
    share_x = share_y = 0.5;
  self->is_zoomed = TRUE;
  zoom_about (self, zoom, share_x, share_y);
}

void
loose_map_view_zoom_by (LooseMapView *self, int steps)
{
  g_return_if_fail (LOOSE_IS_MAP_VIEW (self));
  zoom_at_room (self, self->zoom * pow (ZOOM_STEP, steps));
}

void
loose_map_view_set_player (LooseMapView *self, const char *name)
{
  g_return_if_fail (LOOSE_IS_MAP_VIEW (self));
  guint room = G_MAXUINT;

  for (guint i = 0; name != NULL && i < n_rooms (self) && room == G_MAXUINT; i++)
    if (g_ascii_strcasecmp (self->map->rooms[i].name, name) == 0)
      room = i;
  if (room == self->player)
    return;
  self->player = room;
  reveal (self, room);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
loose_map_view_get_player (LooseMapView *self)
{
  g_return_val_if_fail (LOOSE_IS_MAP_VIEW (self), G_MAXUINT);
  return self->player;
}

/* --- in words ----------------------------------------------------------------------------------------------------- */

static const LeafMapLink *
next_exit (LooseMapView *self, guint room, guint32 *at, gboolean *leaves)
{
  for (; *at < self->map->n_links; ++*at) {
    const LeafMapLink *link = &self->map->links[*at];

    *leaves = link->from == room;
    if (*leaves || (link->to == room && !link->is_one_way)) {
      ++*at;
      return link;
    }
  }
  return NULL;
}

static char *
dup_exit (LooseMapView *self, const LeafMapLink *link, gboolean leaves)
{
  const char *direction = leaves ? link->direction : link->way_back,
             *name = self->map->rooms[leaves ? link->to : link->from].name;

  if (link->door != NULL) /* translators: an exit of a room: direction, room, door */
    return g_strdup_printf (_ ("%s: %s, through %s"), direction, name, link->door);
  /* translators: an exit of a room: direction, room */
  return g_strdup_printf (_ ("%s: %s"), direction, name);
}

char *
loose_map_view_dup_exits (LooseMapView *self, guint room)
{
  g_return_val_if_fail (LOOSE_IS_MAP_VIEW (self), NULL);
  GString *out = g_string_new (self->map->rooms[room].name);
  const LeafMapLink *link;
  gboolean leaves, has_exits = FALSE;

  for (guint32 at = 0; (link = next_exit (self, room, &at, &leaves)) != NULL; has_exits = TRUE) {
    g_autofree char *exit = dup_exit (self, link, leaves);

    g_string_append_printf (out, "%s%s", has_exits ? "; " : ". ", exit);
  }
  g_string_append (out, has_exits ? "." : "");
  if (!has_exits)
    g_string_append_printf (out, ". %s", _ ("No exits."));
  return g_string_free (out, FALSE);
}

static gboolean
loose_map_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  LooseMapView *self = LOOSE_MAP_VIEW (widget);
  guint room = keyboard ? self->chosen : loose_map_view_room_at (self, x, y);
  g_autofree char *words = room < n_rooms (self) ? loose_map_view_dup_exits (self, room) : NULL;

  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

/* --- choosing ----------------------------------------------------------------------------------------------------- */

static void
describe_chosen (LooseMapView *self)
{
  g_autofree char *words
      = self->chosen < n_rooms (self) ? loose_map_view_dup_exits (self, self->chosen) : g_strdup ("");

  loose_a11y_describe (GTK_WIDGET (self), words);
}

static void
choose (LooseMapView *self, guint room)
{
  if (room >= n_rooms (self))
    return;
  self->chosen = room;
  describe_chosen (self);
  reveal (self, room);
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

/* The room to which a link leads from the selected one on that side. */
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

/* The room above or below the selected one. */
static guint
room_up (LooseMapView *self, gboolean up)
{
  for (guint32 i = 0; i < self->map->n_links; i++) {
    const LeafMapLink *link = &self->map->links[i];
    gboolean leads_up = g_ascii_strcasecmp (link->direction, "up") == 0;

    if (link->sort != LEAF_LINK_UP_OR_DOWN)
      continue;
    if (link->from == self->chosen && leads_up == up)
      return link->to;
    if (link->to == self->chosen && !link->is_one_way && leads_up != up)
      return link->from;
  }
  return n_rooms (self);
}

static gboolean
zoom_key (LooseMapView *self, guint key)
{
  switch (key) {
  case GDK_KEY_plus:
  case GDK_KEY_equal:
  case GDK_KEY_KP_Add: loose_map_view_zoom_by (self, 1); return GDK_EVENT_STOP;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract: loose_map_view_zoom_by (self, -1); return GDK_EVENT_STOP;
  case GDK_KEY_0:
  case GDK_KEY_KP_0: zoom_at_room (self, 1); return GDK_EVENT_STOP;
  default: return GDK_EVENT_PROPAGATE;
  }
}

static gboolean
key_cb (LooseMapView *self, guint key, guint code, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  guint n = n_rooms (self);

  if (n == 0 || (modifiers & ~GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((modifiers & GDK_SHIFT_MASK) != 0 && (key == GDK_KEY_Up || key == GDK_KEY_Down)) {
    choose (self, room_up (self, key == GDK_KEY_Up));
    return GDK_EVENT_STOP;
  }
  if (modifiers != 0 && key != GDK_KEY_plus)
    return GDK_EVENT_PROPAGATE;
  switch (key) {
  case GDK_KEY_Up: choose (self, room_towards (self, 0, -1)); break;
  case GDK_KEY_Down: choose (self, room_towards (self, 0, 1)); break;
  case GDK_KEY_Left: choose (self, room_towards (self, -1, 0)); break;
  case GDK_KEY_Right: choose (self, room_towards (self, 1, 0)); break;
  case GDK_KEY_Page_Down: choose (self, (self->chosen + 1) % n); break;
  case GDK_KEY_Page_Up: choose (self, (self->chosen + n - 1) % n); break;
  case GDK_KEY_Home: choose (self, 0); break;
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_space: g_signal_emit (self, signals[ROOM_CHOSEN], 0, self->chosen); break;
  default: return zoom_key (self, key);
  }
  return GDK_EVENT_STOP;
}

/* --- the object --------------------------------------------------------------------------------------------------- */

LeafMap *
loose_map_view_get_map (LooseMapView *self)
{
  g_return_val_if_fail (LOOSE_IS_MAP_VIEW (self), NULL);
  return self->map;
}

void
loose_map_view_set_map (LooseMapView *self, LeafMap *map)
{
  g_return_if_fail (LOOSE_IS_MAP_VIEW (self));
  g_clear_pointer (&self->map, leaf_map_free);
  self->map = map;
  self->player = G_MAXUINT;
  if (self->chosen >= n_rooms (self))
    self->chosen = 0;
  describe_chosen (self);
  fit (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Draws or fits the map again when another part becomes visible or the panel is resized, which the adjustments of the
 * scrolled window tell. */
static void
loose_map_view_root (GtkWidget *widget)
{
  LooseMapView *self = LOOSE_MAP_VIEW (widget);

  GTK_WIDGET_CLASS (loose_map_view_parent_class)->root (widget);
  self->scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW));
  if (self->scroller == NULL)
    return;
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller), "value-changed",
                           G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "value-changed",
                           G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller), "notify::page-size",
                           G_CALLBACK (fit_cb), widget, G_CONNECT_SWAPPED);
}

static void
loose_map_view_unroot (GtkWidget *widget)
{
  LooseMapView *self = LOOSE_MAP_VIEW (widget);

  if (self->scroller != NULL) {
    g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_hadjustment (self->scroller), widget);
    g_signal_handlers_disconnect_by_data (gtk_scrolled_window_get_vadjustment (self->scroller), widget);
  }
  self->scroller = NULL;
  g_clear_handle_id (&self->fit_idle, g_source_remove);
  GTK_WIDGET_CLASS (loose_map_view_parent_class)->unroot (widget);
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
  widget_class->query_tooltip = loose_map_view_query_tooltip;
  widget_class->root = loose_map_view_root;
  widget_class->unroot = loose_map_view_unroot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[ROOM_CHOSEN] = g_signal_new ("room-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
add_gestures (LooseMapView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new (), *pinch = gtk_gesture_zoom_new (), *drag = gtk_gesture_drag_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, wheel);
}

static void
loose_map_view_init (LooseMapView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->zoom = 1;
  self->player = G_MAXUINT;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  add_gestures (self);
}
