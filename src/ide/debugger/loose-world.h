/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The world where a play stands, as rows, with what is not as it was in an earlier one. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseWorld LooseWorld;

/* `before`: what it is compared with; NULL. */
LooseWorld         *loose_world_new         (LeafPlay *play, LooseWorld *before);
LooseWorld         *loose_world_ref         (LooseWorld *self);
void                loose_world_unref       (LooseWorld *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseWorld, loose_world_unref)
guint               loose_world_get_n_rows  (LooseWorld *self);
const LeafWorldRow *loose_world_get_row     (LooseWorld *self, guint number);
/* The first row after all that are in it. */
guint               loose_world_get_end     (LooseWorld *self, guint number);
/* What it was: a value, or what a thing was in; NULL: it is as it was. */
const char         *loose_world_get_was     (LooseWorld *self, guint number);
/* Has something in it changed? */
gboolean            loose_world_has_changed_within (LooseWorld *self, guint number);

G_END_DECLS
