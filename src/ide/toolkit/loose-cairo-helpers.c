/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-cairo-helpers.h"

#define FOCUS_WIDTH 2
#define FOCUS_APART 3 /* from the box to the middle of the line */

void
loose_cairo_helpers_trace_box (cairo_t *cr, double x, double y, double width, double height, double corner)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - corner, y + corner, corner, -G_PI_2, 0);
  cairo_arc (cr, x + width - corner, y + height - corner, corner, 0, G_PI_2);
  cairo_arc (cr, x + corner, y + height - corner, corner, G_PI_2, G_PI);
  cairo_arc (cr, x + corner, y + corner, corner, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
loose_cairo_helpers_show_focus (GtkWidget *widget, cairo_t *cr, const graphene_rect_t *box, double corner)
{
  GdkRGBA colour;

  if (!gtk_widget_has_focus (widget))
    return;
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_color", &colour))
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  loose_cairo_helpers_trace_box (cr, box->origin.x - FOCUS_APART, box->origin.y - FOCUS_APART,
                                 box->size.width + 2 * FOCUS_APART, box->size.height + 2 * FOCUS_APART,
                                 corner + FOCUS_APART);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, FOCUS_WIDTH);
  cairo_stroke (cr);
}

void
loose_cairo_helpers_get_visible (GtkWidget *widget, GtkWidget *scroller, graphene_rect_t *visible)
{
  graphene_rect_t all
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));

  if (scroller == NULL || !gtk_widget_compute_bounds (scroller, widget, visible)
      || !graphene_rect_intersection (visible, &all, visible))
    *visible = all;
}
