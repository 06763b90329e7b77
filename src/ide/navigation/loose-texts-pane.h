/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All texts that the story can print, in the order of the source, as a player reads them; for proofreading. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_TEXTS_PANE (loose_texts_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseTextsPane, loose_texts_pane, LOOSE, TEXTS_PANE, LoosePane)

G_END_DECLS
