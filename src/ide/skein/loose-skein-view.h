/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skein, drawn from left to right: a box for each command, under those that it follows.
 *
 * Boxes say by a mark and a colour whether their answer is the one that is wanted.  The keyboard goes through the
 * tree by arrows; what it is at is told to screen readers. */
#pragma once

#include "loose-skein.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SKEIN_VIEW (loose_skein_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseSkeinView, loose_skein_view, LOOSE, SKEIN_VIEW, GtkWidget)

/* Signals "chosen" (guint knot): another one; "activated" (guint knot): twice by the pointer, or Return. */
void loose_skein_view_set_skein (LooseSkeinView *self, LooseSkein *skein); /* once */
guint32 loose_skein_view_get_chosen (LooseSkeinView *self);                /* 0: none */
void loose_skein_view_choose (LooseSkeinView *self, guint32 knot);

G_END_DECLS
