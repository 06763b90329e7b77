/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-run.h: the main loop, and a slice of a play. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

LeafStop leaf_machine_run (LeafMachine *machine, guint64 budget);
/* The same, but it stops, without a cause, when the story restores a saved play. */
LeafStop leaf_machine_run_frames (LeafMachine *machine, guint64 budget);
/* One step of the outer loop. */
LeafStop leaf_machine_step (LeafMachine *machine);

G_END_DECLS
