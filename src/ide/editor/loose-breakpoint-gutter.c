/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-breakpoint-gutter.h"

#include "loose-style-schemes.h"

#define WIDTH 18

struct _LooseBreakpointGutter {
  GtkSourceGutterRenderer parent_instance;

  LooseSession *session; /* borrowed: the session of the view outlives the gutter */
  GtkWidget *beside;     /* borrowed, of the same gutter, which handles clicks on it; NULL: none */
  int current_line;
};

G_DEFINE_FINAL_TYPE (LooseBreakpointGutter, loose_breakpoint_gutter, GTK_SOURCE_TYPE_GUTTER_RENDERER)

static void
draw_disc (GtkSnapshot *snapshot, float x, float y, float radius)
{
  GdkRGBA colour = { 0, 0, 0, 1 };
  GskRoundedRect circle;

  loose_style_schemes_colour ("breakpoint", &colour);
  gsk_rounded_rect_init_from_rect (&circle, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius),
                                   radius);
  gtk_snapshot_push_rounded_clip (snapshot, &circle);
  gtk_snapshot_append_color (snapshot, &colour, &circle.bounds);
  gtk_snapshot_pop (snapshot);
}

/* A disabled breakpoint. */
static void
draw_ring (GtkSnapshot *snapshot, float x, float y, float radius)
{
  GdkRGBA colour = { 0, 0, 0, 1 };
  GskRoundedRect circle;

  loose_style_schemes_colour ("breakpoint", &colour);
  gsk_rounded_rect_init_from_rect (&circle, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius),
                                   radius);
  gtk_snapshot_append_border (snapshot, &circle, (const float[4]) { 1.5, 1.5, 1.5, 1.5 },
                              (const GdkRGBA[4]) { colour, colour, colour, colour });
}

static void
draw_arrow (GtkSnapshot *snapshot, float x, float y, float size)
{
  GdkRGBA colour = { 0, 0, 0, 1 };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - size, y - size, 2 * size, 2 * size));

  loose_style_schemes_colour ("stop-arrow", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_move_to (cr, x - size, y - size * 0.38);
  cairo_line_to (cr, x, y - size * 0.38);
  cairo_line_to (cr, x, y - size * 0.85);
  cairo_line_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size * 0.85);
  cairo_line_to (cr, x, y + size * 0.38);
  cairo_line_to (cr, x - size, y + size * 0.38);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
loose_breakpoint_gutter_snapshot_line (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot,
                                       GtkSourceGutterLines *lines, guint line)
{
  LooseBreakpointGutter *self = LOOSE_BREAKPOINT_GUTTER (renderer);
  int width = gtk_widget_get_width (GTK_WIDGET (renderer));
  int y, height;
  LooseBreakpoint *stop;

  if (self->session == NULL)
    return;
  gtk_source_gutter_lines_get_line_yrange (lines, line, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST, &y, &height);
  if (height <= 0)
    return; /* it is folded */
  stop = loose_breakpoints_find_line (loose_session_get_breakpoints (self->session),
                                      GTK_SOURCE_BUFFER (gtk_source_gutter_lines_get_buffer (lines)), line);
  if (stop != NULL)
    (loose_breakpoint_is_enabled (stop) ? draw_disc : draw_ring) (snapshot, width / 2.0, y + height / 2.0,
                                                                  MIN (height / 2.0 - 2, 6.5));
  if ((int) line == self->current_line)
    draw_arrow (snapshot, width / 2.0, y + height / 2.0, MIN (height / 2.0 - 2, 7.0));
}

static void
loose_breakpoint_gutter_dispose (GObject *object)
{
  LOOSE_BREAKPOINT_GUTTER (object)->session = NULL;
  LOOSE_BREAKPOINT_GUTTER (object)->beside = NULL;
  G_OBJECT_CLASS (loose_breakpoint_gutter_parent_class)->dispose (object);
}

static void
loose_breakpoint_gutter_class_init (LooseBreakpointGutterClass *klass)
{
  GtkSourceGutterRendererClass *renderer_class = GTK_SOURCE_GUTTER_RENDERER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = loose_breakpoint_gutter_dispose;
  renderer_class->snapshot_line = loose_breakpoint_gutter_snapshot_line;
}

static void
loose_breakpoint_gutter_init (LooseBreakpointGutter *self)
{
  self->current_line = -1;
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
}

GtkSourceGutterRenderer *
loose_breakpoint_gutter_new (LooseSession *session)
{
  g_return_val_if_fail (LOOSE_IS_SESSION (session), NULL);
  LooseBreakpointGutter *self = g_object_new (LOOSE_TYPE_BREAKPOINT_GUTTER, NULL);

  self->session = session;
  g_signal_connect_object (session, "breakpoints-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_SOURCE_GUTTER_RENDERER (self);
}

void
loose_breakpoint_gutter_set_current_line (LooseBreakpointGutter *self, int line)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINT_GUTTER (self));
  self->current_line = line;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
loose_breakpoint_gutter_spare (LooseBreakpointGutter *self, GtkWidget *beside)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINT_GUTTER (self));
  self->beside = beside;
}

static gboolean
is_beside (LooseBreakpointGutter *self, GtkWidget *view, double x, double y)
{
  double own_x, own_y;

  return self->beside != NULL && gtk_widget_translate_coordinates (view, self->beside, x, y, &own_x, &own_y)
         && gtk_widget_contains (self->beside, own_x, own_y);
}

/* Toggles the breakpoint of a clicked line. The view listens over the whole width of its gutter, including the line
 * numbers, because a renderer receives only clicks on what it drew. */
static void
pressed_cb (LooseBreakpointGutter *self, int n_presses, double x, double y, GtkGesture *gesture)
{
  GtkTextView *view = GTK_TEXT_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
  GdkRectangle seen;
  GtkTextIter iter;
  int buffer_x, buffer_y;

  gtk_text_view_window_to_buffer_coords (view, GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &buffer_x, &buffer_y);
  gtk_text_view_get_visible_rect (view, &seen);
  if (self->session == NULL || buffer_x >= seen.x || is_beside (self, GTK_WIDGET (view), x, y)) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_text_view_get_line_at_y (view, &iter, buffer_y, NULL);
  loose_breakpoints_toggle_line (loose_session_get_breakpoints (self->session),
                                 GTK_SOURCE_BUFFER (gtk_text_view_get_buffer (view)),
                                 (guint) gtk_text_iter_get_line (&iter));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
loose_breakpoint_gutter_listen (LooseBreakpointGutter *self, GtkSourceView *view)
{
  g_return_if_fail (LOOSE_IS_BREAKPOINT_GUTTER (self));
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
}

int
loose_breakpoint_gutter_get_current_line (LooseBreakpointGutter *self)
{
  g_return_val_if_fail (LOOSE_IS_BREAKPOINT_GUTTER (self), 0);
  return self->current_line;
}
