/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers for drawing. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds the path of a box with rounded corners of this radius. */
void loose_cairo_helpers_trace_box (cairo_t *cr, double x, double y, double width, double height, double corner);

/* Draws a focus ring around such a box, like GTK's, while the widget has the keyboard focus. */
void loose_cairo_helpers_show_focus (GtkWidget *widget, cairo_t *cr, const graphene_rect_t *box, double corner);

/* The part of the widget that its scroller shows, or all of it without one, in pixels. Only this is drawn,
 * because what a long story needs is larger than the largest texture. */
void loose_cairo_helpers_get_visible (GtkWidget *widget, GtkWidget *scroller, graphene_rect_t *visible);

G_END_DECLS
