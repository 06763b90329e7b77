/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every place where what stands at the cursor occurs. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_REFERENCES_PANE (loose_references_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseReferencesPane, loose_references_pane, LOOSE, REFERENCES_PANE, LoosePane)

/* Shows the uses of what stands at the cursor, and keeps to it while the source changes; FALSE, and nothing is
 * shown, where nothing stands there. */
gboolean    loose_references_pane_ask         (LooseReferencesPane *self);

G_END_DECLS
