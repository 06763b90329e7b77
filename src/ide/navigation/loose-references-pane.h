/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every place that refers to what is at the cursor. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_REFERENCES_PANE (loose_references_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseReferencesPane, loose_references_pane, LOOSE, REFERENCES_PANE, LoosePane)

/* Shows the references to what is at the cursor, and keeps them up to date. Returns FALSE, and shows nothing, if there
 * is nothing at the cursor. */
gboolean loose_references_pane_ask (LooseReferencesPane *self);

G_END_DECLS
