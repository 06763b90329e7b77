/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values where the play stands: the action and its nouns, what is watched, what is typed in, and the world as a
 * tree, with what changed since the last time that it stood still. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_VALUES_PANE (loose_values_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseValuesPane, loose_values_pane, LOOSE, VALUES_PANE, LoosePane)

G_END_DECLS
