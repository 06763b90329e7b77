/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several drawings are made of. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The path of a box with round corners of this radius. */
void loose_drawing_trace_box (cairo_t *cr, double x, double y, double width, double height, double corner);

G_END_DECLS
