/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-library-variables.h: variables of the library with restrictions (leaf-library-variables.def). */
#pragma once

#include "leaf-world.h"

G_BEGIN_DECLS

/* no sentence may set its initial value */
gboolean leaf_variable_is_of_play (const LeafBuild *build, LeafVariableId id);
gboolean leaf_variable_is_fixed (const LeafBuild *build, LeafVariableId id); /* no rule may change it */

G_END_DECLS
