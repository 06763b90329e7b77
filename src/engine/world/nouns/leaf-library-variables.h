/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-library-variables.h: variables of the library that are not as free as an author's own
 * (leaf-library-variables.def). */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

/* no sentence says what it is at the start */
gboolean leaf_variable_is_of_play (const LeafBuild *build, LeafVariableId id);
gboolean leaf_variable_is_fixed (const LeafBuild *build, LeafVariableId id);   /* no rule changes it */

G_END_DECLS
