/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which nodes of a turn are shown, and which are unfolded at first: worked out once for a turn and a search, in two
 * passes. */
#pragma once

#include "loose-turn.h"

G_BEGIN_DECLS

typedef struct _LooseTurnFilter LooseTurnFilter;

/* `search`: only what has these words in it, and what that is in; NULL or "": all.  `with_library`: what only the
 * library did too. */
LooseTurnFilter *loose_turn_filter_new      (LooseTurn *turn, const char *search, gboolean with_library);
LooseTurnFilter *loose_turn_filter_ref      (LooseTurnFilter *self);
void             loose_turn_filter_unref    (LooseTurnFilter *self);
gboolean         loose_turn_filter_shows    (LooseTurnFilter *self, guint number);
gboolean         loose_turn_filter_unfolds  (LooseTurnFilter *self, guint number);
/* Is any of what is in it shown? */
gboolean         loose_turn_filter_has_more (LooseTurnFilter *self, guint number);
guint            loose_turn_filter_get_n_found (LooseTurnFilter *self); /* with a search */
LooseTurn       *loose_turn_filter_get_turn (LooseTurnFilter *self);

G_END_DECLS
