/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-condition-history.h: records for conditions about the past. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* `first`: the first of LEAF_PAST_CELLS cells */
void leaf_note_past (LeafMachine *machine, guint32 first, gboolean holds);

G_END_DECLS
