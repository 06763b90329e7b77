/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-time.h: scenes and the time of day. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* from 1, like its value */
gint32 leaf_scene_number (const LeafMachine *machine, LeafInstanceId scene);
gboolean leaf_scene_runs (const LeafMachine *machine, gint32 scene, gint32 *began);
const char *leaf_scene_ended (const LeafMachine *machine, gint32 scene);
/* Call at the beginning of a play. */
void leaf_time_begin (LeafMachine *machine);
void leaf_scenes_begin (LeafMachine *machine);

G_END_DECLS
