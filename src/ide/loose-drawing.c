/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "loose-drawing.h"

void
loose_drawing_trace_box (cairo_t *cr, double x, double y, double width, double height, double corner)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - corner, y + corner, corner, -G_PI_2, 0);
  cairo_arc (cr, x + width - corner, y + height - corner, corner, 0, G_PI_2);
  cairo_arc (cr, x + corner, y + height - corner, corner, G_PI_2, G_PI);
  cairo_arc (cr, x + corner, y + corner, corner, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}
