/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages of the index beside the rules: a list for each, searched by words, every row leading to where it is made;
 * and the map.
 *
 * The rows are the engine's (leaf-index.h).  They are made when they are looked at, not at every key. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_INDEX_PANE (loose_index_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseIndexPane, loose_index_pane, LOOSE, INDEX_PANE, LoosePane)

/* By the page's name for commands, or "map". */
void loose_index_pane_show_page (LooseIndexPane *self, const char *name);
/* What the chosen row says, "examining"; NULL: none is chosen; free with g_free. */
char *loose_index_pane_dup_selected (LooseIndexPane *self);

G_END_DECLS
