/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of the world in a play, as rows, and its differences from an earlier one. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct _LooseWorldSnapshot LooseWorldSnapshot;

/* Immutable. `before` is the state to compare with; NULL: none. It is not kept. */
LooseWorldSnapshot *loose_world_snapshot_new (LeafPlay *play, LooseWorldSnapshot *before);
LooseWorldSnapshot *loose_world_snapshot_ref (LooseWorldSnapshot *self);
void loose_world_snapshot_unref (LooseWorldSnapshot *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LooseWorldSnapshot, loose_world_snapshot_unref)
guint loose_world_snapshot_get_n_rows (LooseWorldSnapshot *self);
const LeafWorldRow *loose_world_snapshot_get_row (LooseWorldSnapshot *self, guint number);
/* The number of the first row after this row and all rows in it. */
guint loose_world_snapshot_get_end (LooseWorldSnapshot *self, guint number);
/* The previous value, or the previous place of a thing; NULL: unchanged. */
const char *loose_world_snapshot_get_was (LooseWorldSnapshot *self, guint number);
/* Returns TRUE if a row inside this row has changed. */
gboolean loose_world_snapshot_has_changed_within (LooseWorldSnapshot *self, guint number);

G_END_DECLS
