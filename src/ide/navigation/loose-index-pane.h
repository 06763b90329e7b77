/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the index other than the rules: the map and, for each other page, a searchable list whose rows lead to
 * the source.
 *
 * The engine makes the rows (leaf-index.h) when they are shown, not at every key. */
#pragma once

#include "loose-pane.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_INDEX_PANE (loose_index_pane_get_type ())
G_DECLARE_FINAL_TYPE (LooseIndexPane, loose_index_pane, LOOSE, INDEX_PANE, LoosePane)

/* `name`: the page's name in commands, or "map". */
void loose_index_pane_show_page (LooseIndexPane *self, const char *name);
/* The text of the selected row, such as "examining"; NULL: none. Free with g_free. */
char *loose_index_pane_dup_selected (LooseIndexPane *self);

G_END_DECLS
