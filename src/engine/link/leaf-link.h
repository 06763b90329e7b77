/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-link.h: the image that plays see, made from a build. */
#pragma once

#include "../code/leaf-code.h"
#include "../image/leaf-image.h"
#include "world/passes/leaf-state.h"

G_BEGIN_DECLS

/* From a build that is not changed any more, and that lives longer than the image. */
LeafImage *leaf_link (const LeafBuild *build, const LeafInitialState *layout);
void       leaf_image_free (LeafImage *image);
/* Are there procedural rules, or is one of the phrases used that change rules? */
gboolean   leaf_link_changes_rules (const LeafBuild *build);

/* leaf-link-library.c: the names of leaf-library.def, and what is known by kind. */
void       leaf_link_library (LeafImage *image, const LeafBuild *build);
/* The names that the program lacks, one a line; empty: none.  Free with g_free. */
char      *leaf_link_missing (const LeafImage *image);

G_END_DECLS
