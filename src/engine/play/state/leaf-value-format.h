/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-value-format.h: values and actions as text, without running code. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* A value as text, for debuggers and for kinds whose values are printed without running code. */
char *leaf_value_to_string (const LeafMachine *machine, LeafValue value);
char *leaf_action_to_string (const LeafMachine *machine, const LeafActionState *action);
/* Where the first noun is in an action's name: at its " it", as a whole word; NULL if it has none. */
const char *leaf_action_name_find_it (const char *name);

G_END_DECLS
