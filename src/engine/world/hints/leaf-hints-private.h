/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-hints-private.h: shared by the files of hints. */
#pragma once

#include "leaf-missing-marks.h"
#include "leaf-world.h"

G_BEGIN_DECLS

/* "// The first room": a comment of another language. NULL if it is not one. */
LeafMessageFragment *leaf_hint_for_comment (const LeafBuild *build, LeafWording w);

G_END_DECLS
