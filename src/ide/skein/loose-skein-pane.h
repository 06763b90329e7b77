/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pane with the skein and the answer of the selected knot, which is compared word by word with the blessed
 * answer. */
#pragma once

#include "loose-skein.h"
#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_SKEIN_PANE (loose_skein_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseSkeinPane, loose_skein_pane, LOOSE, SKEIN_PANE, LoosePane)

LooseSkein *loose_skein_pane_get_skein (LooseSkeinPane *self);
/* Undoes the last blessing or removal, and shows its knot. */
void loose_skein_pane_undo (LooseSkeinPane *self);

G_END_DECLS
