/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The extensions that are installed: which ones the story uses, where they lie, and in which version. Extensions are
 * installed, copied, pinned, tried and removed here; a file that is dropped on the page is installed. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_EXTENSIONS_PANE (loose_extensions_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseExtensionsPane, loose_extensions_pane, LOOSE, EXTENSIONS_PANE, LoosePane)

/* Signal "pins-checked" (guint n_faults): how many pinned
 * extensions are not as they were pinned, after each look at the disk. */

G_END_DECLS
