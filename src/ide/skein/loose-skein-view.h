/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the skein from left to right, with a box for each command.
 *
 * A mark and a colour show whether a knot's answer is the blessed one. The arrow keys move through the tree; the
 * current knot is announced to screen readers. */
#pragma once

#include "loose-skein.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SKEIN_VIEW (loose_skein_view_get_type ())
G_DECLARE_FINAL_TYPE (LooseSkeinView, loose_skein_view, LOOSE, SKEIN_VIEW, GtkWidget)

/* Signals "chosen" (guint knot): another one is selected; "activated" (guint knot): by a double click or Return. */
void loose_skein_view_set_skein (LooseSkeinView *self, LooseSkein *skein); /* once */
guint32 loose_skein_view_get_chosen (LooseSkeinView *self);                /* 0: none */
void loose_skein_view_choose (LooseSkeinView *self, guint32 knot);

G_END_DECLS
