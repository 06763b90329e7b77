/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-memory.h: how much memory a play may use; turns that are abandoned. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

gboolean leaf_collect_garbage (LeafMachine *machine); /* does a part, within the budget; TRUE if finished */
void leaf_collect_all_garbage (LeafMachine *machine);
void leaf_abandon_turn (LeafMachine *machine); /* after something exceeded a limit */
/* TRUE if lists and texts may grow by that many bytes; otherwise FALSE, and the turn is abandoned. */
gboolean leaf_has_memory (LeafMachine *machine, gsize bytes);
/* TRUE if the list may have that many entries; otherwise FALSE, and the turn is abandoned. */
gboolean leaf_has_entries (LeafMachine *machine, guint32 list, gsize n);

G_END_DECLS
