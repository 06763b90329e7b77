/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several drawings are made of. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The path of a box with round corners of this radius. */
void loose_cairo_helpers_trace_box (cairo_t *cr, double x, double y, double width, double height, double corner);

/* Around such a box, while the keyboard is in the widget, as the toolkit shows it around a control. */
void loose_cairo_helpers_show_focus (GtkWidget *widget, cairo_t *cr, const graphene_rect_t *box, double corner);

G_END_DECLS
