/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The world where a play stands, as rows, with what is not as it was in an earlier one. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseWorldSnapshot LooseWorldSnapshot;

/* `before`: what it is compared with; NULL. */
LooseWorldSnapshot         *loose_world_snapshot_new         (LeafPlay *play, LooseWorldSnapshot *before);
LooseWorldSnapshot         *loose_world_snapshot_ref         (LooseWorldSnapshot *self);
void                loose_world_snapshot_unref       (LooseWorldSnapshot *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseWorldSnapshot, loose_world_snapshot_unref)
guint               loose_world_snapshot_get_n_rows  (LooseWorldSnapshot *self);
const LeafWorldRow *loose_world_snapshot_get_row     (LooseWorldSnapshot *self, guint number);
/* The first row after all that are in it. */
guint               loose_world_snapshot_get_end     (LooseWorldSnapshot *self, guint number);
/* What it was: a value, or what a thing was in; NULL: it is as it was. */
const char         *loose_world_snapshot_get_was     (LooseWorldSnapshot *self, guint number);
/* Has something in it changed? */
gboolean            loose_world_snapshot_has_changed_within (LooseWorldSnapshot *self, guint number);

G_END_DECLS
