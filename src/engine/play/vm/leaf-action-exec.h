/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-action-exec.h: trying actions, and the current action. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

void leaf_advance_action (LeafMachine *machine);
/* flags as in TRY; m->latest: how it ended */
void leaf_call_action (LeafMachine *machine, const LeafActionState *action, guint32 flags);
/* `number`: 0 the noun, 1 the second noun; objects are read from the variables */
LeafValue leaf_action_noun (const LeafMachine *machine, guint32 number);
/* the current action: "taking the cup", "asking Bob to try jumping" */
char *leaf_action_words (const LeafMachine *machine);

G_END_DECLS
