/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of a paused play: the action and its nouns, watched values, values that were typed, and the world as a tree,
 * with what has changed since the previous pause. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_VALUES_PANE (loose_values_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseValuesPane, loose_values_pane, LOOSE, VALUES_PANE, LoosePane)

G_END_DECLS
