/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions of this folder for tests only. */
#pragma once

#include "loose-turn-query.h"

G_BEGIN_DECLS

/* loose-turn-query.c */
gboolean loose_turn_query_is_busy (LooseTurnQuery *self);

G_END_DECLS
