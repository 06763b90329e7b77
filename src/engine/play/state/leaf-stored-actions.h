/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-stored-actions.h: actions as values. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

gboolean leaf_stored_action (const LeafMachine *machine, LeafValue stored, LeafActionState *action);
gboolean leaf_action_is_of_another (const LeafMachine *machine, const LeafActionState *action); /* than the player */
LeafValue leaf_store_action (LeafMachine *machine, const LeafActionState *action);

G_END_DECLS
