/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decides which nodes of a turn are shown, and which are expanded at first: computed once for a turn and a search. */
#pragma once

#include "loose-turn.h"

G_BEGIN_DECLS

typedef struct _LooseTurnFilter LooseTurnFilter;

/* `search` selects nodes that contain these words, and their ancestors; NULL or "" selects all. `with_library` includes
 * what only the library did. */
LooseTurnFilter *loose_turn_filter_new (LooseTurn *turn, const char *search, gboolean with_library);
LooseTurnFilter *loose_turn_filter_ref (LooseTurnFilter *self);
void loose_turn_filter_unref (LooseTurnFilter *self);
gboolean loose_turn_filter_shows (LooseTurnFilter *self, guint number);
gboolean loose_turn_filter_unfolds (LooseTurnFilter *self, guint number);
/* Returns TRUE if a node below it is shown. */
gboolean loose_turn_filter_has_more (LooseTurnFilter *self, guint number);
guint loose_turn_filter_get_n_found (LooseTurnFilter *self); /* with a search */
LooseTurn *loose_turn_filter_get_turn (LooseTurnFilter *self);

G_END_DECLS
