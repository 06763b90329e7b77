/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-link.h: makes the image that plays use from a build. */
#pragma once

#include "../code/leaf-code.h"
#include "../image/leaf-image.h"
#include "world/passes/leaf-state.h"

G_BEGIN_DECLS

/* The build must be frozen and live longer than the image. */
LeafImage *leaf_link (const LeafBuild *build, const LeafInitialState *layout, guint32 story_source);
void leaf_image_free (LeafImage *image);
/* TRUE if the source asks not to be credited, or if the story of the same author does. */
gboolean leaf_link_is_modest (const LeafBuild *build, const LeafSource *source, const LeafSource *story);

/* leaf-link-library.c: the names of leaf-library.def, and the tables by kind. */
void leaf_link_library (LeafImage *image, const LeafBuild *build);
/* The names that the program lacks, one per line; empty: none. Free with g_free. */
char *leaf_link_missing (const LeafImage *image);

G_END_DECLS
