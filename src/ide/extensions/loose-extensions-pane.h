/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The installed extensions: which ones the story uses, where they are, and their versions. The page installs, copies,
 * pins, tries and removes extensions; a file dropped on it is installed. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_EXTENSIONS_PANE (loose_extensions_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseExtensionsPane, loose_extensions_pane, LOOSE, EXTENSIONS_PANE, LoosePane)

/* Signal "pins-checked" (guint n_faults): the number of pinned extensions that have changed, after each check of the
 * disk. */

G_END_DECLS
