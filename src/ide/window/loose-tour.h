/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is, in five steps: shown at the first start without a story, and from the menu. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_TOUR (loose_tour_get_type ())
G_DECLARE_FINAL_TYPE (LooseTour, loose_tour, LOOSE, TOUR, AdwWindow)

LooseTour *loose_tour_new      (GtkWindow *parent);
/* Steps, from 0. */
guint      loose_tour_get_n    (LooseTour *self);
guint      loose_tour_get_step (LooseTour *self);
/* The next one, or, at the last, the end: TRUE where it is over. */
gboolean   loose_tour_next     (LooseTour *self);

G_END_DECLS
