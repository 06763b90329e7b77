/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-effect-files.h: the figures and sounds that a source declares, and problems with their files. */
#pragma once

#include "base/leaf-build.h"
#include "leaf-program.h"

G_BEGIN_DECLS

/* Returns LeafEffect rows in the order of the text; the rows own their texts (leaf_effects_free). Free with
 * g_array_free. */
GArray *leaf_build_effects (const LeafBuild *build);
/* Adds a notice for each file in which `options` finds a fault. */
void leaf_build_check_effects (LeafBuild *build, const LeafCompileOptions *options);

G_END_DECLS
