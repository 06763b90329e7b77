/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-visible-range.h"

GObject *
loose_visible_range_watch (GtkTextView *view, GCallback callback, gpointer owner)
{
  GSignalGroup *group = g_signal_group_new (GTK_TYPE_ADJUSTMENT);

  g_signal_group_connect_object (group, "value-changed", callback, owner, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (group, "changed", callback, owner, G_CONNECT_SWAPPED);
  g_object_bind_property (view, "vadjustment", group, "target", G_BINDING_SYNC_CREATE);
  return G_OBJECT (group);
}

/* --- showing a place ---------------------------------------------------------------------------------------------- */

/* Numbers of frames. MOST_FRAMES is the limit for a view whose size never settles. */
enum { STEADY_FRAMES = 3, MOST_FRAMES = 120, LEAST_LINE = 8 /* pixels */ };

#define SHOWING    "loose-showing"
#define SHOWN_MARK "loose-shown"

/* The view owns this until another place is shown: when a gutter or a strip appears late, GTK measures all lines again
 * and loses its position. */
typedef struct {
  GtkTextView *view;         /* borrowed */
  GtkTextMark *mark;         /* owned: the place */
  GtkAdjustment *adjustment; /* owned: the adjustment of the view, which signals changes of its size */
  GtkWidget *around;         /* weak: the scrolled window of the view */
  GtkEventController *touch; /* borrowed from `around` */
  int cursor;                /* where the cursor was, in characters */
  LooseScroll how;
  gboolean is_over;   /* the author has scrolled, clicked or typed there, or moved the cursor */
  int width, height;  /* of the visible part, in the last frame */
  gboolean is_moving; /* this code is scrolling it */
  guint frames, steady;
  guint tick; /* 0: nothing changes now */
} Showing;

static int
get_cursor (GtkTextBuffer *buffer)
{
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (buffer, &iter, gtk_text_buffer_get_insert (buffer));
  return gtk_text_iter_get_offset (&iter);
}

/* The value of the view's adjustment that centres the line of the place. */
static double
middle_of (GtkTextView *view, const GdkRectangle *seen, const GdkRectangle *line)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  double value = gtk_adjustment_get_value (adjustment) + line->y + line->height / 2.0 - (seen->y + seen->height / 2.0);

  return CLAMP (value, gtk_adjustment_get_lower (adjustment),
                MAX (gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment),
                     gtk_adjustment_get_lower (adjustment)));
}

static void
measure (GtkTextView *view, GtkTextMark *mark, GdkRectangle *seen, GdkRectangle *line)
{
  GtkTextIter iter;

  gtk_text_buffer_get_iter_at_mark (gtk_text_view_get_buffer (view), &iter, mark);
  gtk_text_view_get_iter_location (view, &iter, line);
  gtk_text_view_get_visible_rect (view, seen);
}

/* Compares line numbers too: a line that was not measured yet has no height, so a place below the visible part can have
 * a y coordinate within it. */
static gboolean
is_visible (GtkTextView *view, GtkTextMark *mark, const GdkRectangle *seen, const GdkRectangle *line)
{
  GtkTextIter iter, first, last;

  gtk_text_buffer_get_iter_at_mark (gtk_text_view_get_buffer (view), &iter, mark);
  gtk_text_view_get_line_at_y (view, &first, seen->y, NULL);
  gtk_text_view_get_line_at_y (view, &last, seen->y + seen->height, NULL);
  return line->y >= seen->y && line->y + line->height <= seen->y + seen->height
         && gtk_text_iter_get_line (&iter) >= gtk_text_iter_get_line (&first)
         && gtk_text_iter_get_line (&iter) <= gtk_text_iter_get_line (&last);
}

static gboolean
is_there (GtkTextView *view, Showing *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view));
  GdkRectangle seen, line;
  double off;

  measure (view, self->mark, &seen, &line);
  /* If lines were not measured, the end of the view seems near, and a place far below seems to be centred. */
  if (!is_visible (view, self->mark, &seen, &line))
    return FALSE;
  if (self->how == LOOSE_SCROLL_IF_HIDDEN)
    return TRUE;
  off = middle_of (view, &seen, &line) - gtk_adjustment_get_value (adjustment);
  return ABS (off) <= MAX (line.height, LEAST_LINE) / 2.0;
}

/* GTK's own scrolling is used to measure the lines around the place. The result is set directly, because an animation
 * that restarts in each frame never ends. */
static void
go_there (GtkTextView *view, Showing *self)
{
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view));
  GdkRectangle seen, line;

  self->is_moving = TRUE;
  gtk_text_view_scroll_to_mark (view, self->mark, 0, TRUE, 0, 0.5);
  measure (view, self->mark, &seen, &line);
  gtk_adjustment_set_value (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view)), middle_of (view, &seen, &line));
  if (gtk_text_view_get_wrap_mode (view) != GTK_WRAP_NONE)
    gtk_adjustment_set_value (across, gtk_adjustment_get_lower (across));
  self->how = LOOSE_SCROLL_TO_MIDDLE;
  self->is_moving = FALSE;
}

static gboolean
measure_size (Showing *self)
{
  GdkRectangle seen;
  gboolean is_same;

  gtk_text_view_get_visible_rect (self->view, &seen);
  is_same = seen.width == self->width && seen.height == self->height;
  self->width = seen.width;
  self->height = seen.height;
  return is_same;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Showing *self = data;
  gboolean is_steady = measure_size (self);

  if (gtk_text_mark_get_deleted (self->mark)
      || gtk_text_mark_get_buffer (self->mark) != gtk_text_view_get_buffer (self->view)
      || get_cursor (gtk_text_view_get_buffer (self->view)) != self->cursor)
    self->is_over = TRUE;
  if (self->is_over || ++self->frames > MOST_FRAMES)
    return G_SOURCE_REMOVE;
  if (!gtk_widget_get_mapped (widget) || self->height <= 1) {
    self->frames = 0;
    return G_SOURCE_CONTINUE;
  }
  if (!is_there (self->view, self))
    go_there (self->view, self);
  else if (is_steady)
    self->steady++;
  if (!is_steady)
    self->steady = 0;
  return self->steady < STEADY_FRAMES ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
tick_over_cb (gpointer data)
{
  ((Showing *) data)->tick = 0;
}

static void
start_ticking (Showing *self)
{
  self->frames = self->steady = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->view), tick_cb, self, tick_over_cb);
}

static void
size_changed_cb (Showing *self)
{
  if (!self->is_over && !self->is_moving && (!measure_size (self) || !is_there (self->view, self)))
    start_ticking (self);
}

static gboolean
touched_cb (Showing *self, GdkEvent *event)
{
  switch (gdk_event_get_event_type (event)) {
  case GDK_BUTTON_PRESS:
  case GDK_KEY_PRESS:
  case GDK_SCROLL:
  case GDK_TOUCH_BEGIN:
  case GDK_TOUCHPAD_HOLD: self->is_over = TRUE; break;
  default: break;
  }
  return GDK_EVENT_PROPAGATE;
}

static void
showing_free (gpointer data)
{
  Showing *self = data;

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->view), self->tick);
  g_signal_handlers_disconnect_by_data (self->adjustment, self);
  if (self->around != NULL)
    gtk_widget_remove_controller (self->around, self->touch);
  g_clear_weak_pointer (&self->around);
  g_object_unref (self->adjustment);
  g_object_unref (self->mark);
  g_free (self);
}

static Showing *
showing_new (GtkTextView *view, GtkTextMark *mark)
{
  Showing *self = g_new0 (Showing, 1);
  GtkWidget *around = gtk_widget_get_ancestor (GTK_WIDGET (view), GTK_TYPE_SCROLLED_WINDOW);

  self->view = view;
  self->mark = g_object_ref (mark);
  self->adjustment = g_object_ref (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (view)));
  self->touch = gtk_event_controller_legacy_new ();
  g_set_weak_pointer (&self->around, around != NULL ? around : GTK_WIDGET (view));
  gtk_event_controller_set_propagation_phase (self->touch, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->touch, "event", G_CALLBACK (touched_cb), self);
  gtk_widget_add_controller (self->around, self->touch);
  g_signal_connect_swapped (self->adjustment, "changed", G_CALLBACK (size_changed_cb), self);
  g_signal_connect_swapped (self->adjustment, "value-changed", G_CALLBACK (size_changed_cb), self);
  return self;
}

void
loose_visible_range_show (GtkTextView *view, const GtkTextIter *place, LooseScroll how)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (view);
  GtkTextMark *mark = gtk_text_buffer_get_mark (buffer, SHOWN_MARK);
  Showing *self;

  if (mark == NULL)
    mark = gtk_text_buffer_create_mark (buffer, SHOWN_MARK, place, TRUE);
  gtk_text_buffer_move_mark (buffer, mark, place);
  self = showing_new (view, mark);
  self->cursor = get_cursor (buffer);
  self->how = how;
  g_object_set_data_full (G_OBJECT (view), SHOWING, self, showing_free);
  measure_size (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (view)) && self->height > 1 && !is_there (view, self))
    go_there (view, self);
  start_ticking (self);
}
