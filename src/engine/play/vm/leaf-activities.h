/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-activities.h: begins, handles and ends activities. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

void leaf_advance_activity (LeafMachine *machine);
/* all three stages; sets m->handled */
void leaf_call_activity (LeafMachine *machine, guint32 activity, LeafValue operand);
/* one stage by itself; LEAF_ACTIVITY_CARRY_OUT: all three */
void leaf_call_activity_stage (LeafMachine *machine, LeafActivityStage stage, guint32 activity, LeafValue operand);

G_END_DECLS
