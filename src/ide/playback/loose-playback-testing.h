/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What only tests ask of this folder. */
#pragma once

#include "loose-turn-query.h"

G_BEGIN_DECLS

/* loose-turn-query.c */
gboolean loose_turn_query_is_busy (LooseTurnQuery *self);

G_END_DECLS
