/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Find and replace over a source view. */
#pragma once

#include <gtksourceview/gtksource.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_SEARCH_BAR (loose_search_bar_get_type ())
G_DECLARE_FINAL_TYPE (LooseSearchBar, loose_search_bar, LOOSE, SEARCH_BAR, GtkWidget)

/* Signal "shown" (gboolean shown): it opens or closes. */

/* Searches in `view`, which is borrowed and must keep its buffer; NULL: in none. Call again for another view. */
void loose_search_bar_set_view (LooseSearchBar *self, GtkSourceView *view);
void loose_search_bar_open (LooseSearchBar *self, gboolean replace);
void loose_search_bar_close (LooseSearchBar *self);
void loose_search_bar_next (LooseSearchBar *self);
void loose_search_bar_previous (LooseSearchBar *self);

G_END_DECLS
