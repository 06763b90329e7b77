/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-fold-gutter.h"

#include "loose-style-schemes.h"

#define WIDTH 16
#define SIZE  4.0

struct _LooseFoldGutter {
  GtkSourceGutterRenderer parent_instance;

  LooseFolding *folding; /* owned */
};

G_DEFINE_FINAL_TYPE (LooseFoldGutter, loose_fold_gutter, GTK_SOURCE_TYPE_GUTTER_RENDERER)

/* A triangle that points down when open, and in the text's direction when closed. */
static void
draw_triangle (GtkSnapshot *snapshot, double x, double y, gboolean is_closed, gboolean is_rtl)
{
  GdkRGBA colour = { 0.5, 0.5, 0.5, 1 };
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - 2 * SIZE, y - 2 * SIZE, 4 * SIZE, 4 * SIZE));

  loose_style_schemes_colour (is_closed ? "fold-closed" : "fold-open", &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, x, y);
  if (is_closed)
    cairo_rotate (cr, is_rtl ? G_PI / 2 : -G_PI / 2);
  cairo_move_to (cr, -SIZE, -SIZE / 2);
  cairo_line_to (cr, SIZE, -SIZE / 2);
  cairo_line_to (cr, 0, SIZE * 0.75);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
loose_fold_gutter_snapshot_line (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot, GtkSourceGutterLines *lines,
                                 guint line)
{
  LooseFoldGutter *self = LOOSE_FOLD_GUTTER (renderer);
  LooseFoldState state;
  int y, height;

  if (self->folding == NULL || loose_folding_is_hidden (self->folding, line)
      || (state = loose_folding_get_state (self->folding, line)) == LOOSE_FOLD_NONE)
    return;
  gtk_source_gutter_lines_get_line_yrange (lines, line, GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST, &y, &height);
  if (height > 0)
    draw_triangle (snapshot, gtk_widget_get_width (GTK_WIDGET (renderer)) / 2.0, y + height / 2.0,
                   state == LOOSE_FOLD_CLOSED, gtk_widget_get_direction (GTK_WIDGET (renderer)) == GTK_TEXT_DIR_RTL);
}

static void
loose_fold_gutter_dispose (GObject *object)
{
  g_clear_object (&LOOSE_FOLD_GUTTER (object)->folding);
  G_OBJECT_CLASS (loose_fold_gutter_parent_class)->dispose (object);
}

static void
loose_fold_gutter_class_init (LooseFoldGutterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = loose_fold_gutter_dispose;
  GTK_SOURCE_GUTTER_RENDERER_CLASS (klass)->snapshot_line = loose_fold_gutter_snapshot_line;
}

static void
loose_fold_gutter_init (LooseFoldGutter *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
}

GtkSourceGutterRenderer *
loose_fold_gutter_new (LooseFolding *folding)
{
  g_return_val_if_fail (LOOSE_IS_FOLDING (folding), NULL);
  LooseFoldGutter *self = g_object_new (LOOSE_TYPE_FOLD_GUTTER, NULL);

  self->folding = g_object_ref (folding);
  g_signal_connect_object (folding, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_SOURCE_GUTTER_RENDERER (self);
}

/* GTK draws the numbers of hidden lines over each other. The class that draws numbers is not derivable, so its virtual
 * function is replaced, for all views, by one that first checks the folds of the view. */
static void (*draw_number) (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot, GtkSourceGutterLines *lines,
                            guint line);

static void
draw_number_if_seen (GtkSourceGutterRenderer *renderer, GtkSnapshot *snapshot, GtkSourceGutterLines *lines, guint line)
{
  LooseFolding *folding = g_object_get_data (G_OBJECT (renderer), "loose-folding");

  if (folding == NULL || !loose_folding_is_hidden (folding, line))
    draw_number (renderer, snapshot, lines, line);
}

static void
watch_numbers (LooseFoldGutter *self, GtkWidget *gutter)
{
  for (GtkWidget *each = gtk_widget_get_first_child (gutter); each != NULL; each = gtk_widget_get_next_sibling (each)) {
    GtkSourceGutterRendererClass *klass;

    if (!GTK_SOURCE_IS_GUTTER_RENDERER_TEXT (each))
      continue;
    g_object_set_data_full (G_OBJECT (each), "loose-folding", g_object_ref (self->folding), g_object_unref);
    klass = GTK_SOURCE_GUTTER_RENDERER_GET_CLASS (each);
    if (klass->snapshot_line != draw_number_if_seen) {
      draw_number = klass->snapshot_line;
      klass->snapshot_line = draw_number_if_seen;
    }
  }
}

/* Toggles the fold of a clicked line. The view listens, because a renderer receives only clicks on what it drew, and a
 * triangle is small. */
static void
pressed_cb (LooseFoldGutter *self, int n_presses, double x, double y, GtkGesture *gesture)
{
  GtkWidget *view = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  int buffer_x, buffer_y;
  double own_x, own_y;
  GtkTextIter iter;

  if (!gtk_widget_translate_coordinates (view, GTK_WIDGET (self), x, y, &own_x, &own_y)
      || !gtk_widget_contains (GTK_WIDGET (self), own_x, own_y)) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_text_view_window_to_buffer_coords (GTK_TEXT_VIEW (view), GTK_TEXT_WINDOW_WIDGET, (int) x, (int) y, &buffer_x,
                                         &buffer_y);
  gtk_text_view_get_line_at_y (GTK_TEXT_VIEW (view), &iter, buffer_y, NULL);
  loose_folding_toggle (self->folding, (guint) gtk_text_iter_get_line (&iter));
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

void
loose_fold_gutter_listen (LooseFoldGutter *self, GtkSourceView *view)
{
  g_return_if_fail (LOOSE_IS_FOLD_GUTTER (self));
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
  watch_numbers (self, GTK_WIDGET (gtk_source_view_get_gutter (view, GTK_TEXT_WINDOW_LEFT)));
}
