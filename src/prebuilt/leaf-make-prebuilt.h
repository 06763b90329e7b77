/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-make-prebuilt.h: makes what leaf-prebuilt.h describes.  Not a part of libleaf: the build's, and a test's. */
#pragma once

#include "leaf-prebuilt.h"

G_BEGIN_DECLS

/* The library as bytes, to stand at a multiple of 16.  NULL where it cannot be made so, and `why` says at which
 * words, one a line. Free with g_byte_array_unref, and `why` with g_free. */
GByteArray *leaf_make_prebuilt (gboolean with_dialogue, char **why);

/* The same of anything that was made twice: all that can be reached from a root, which is a piece of the arena's
 * block. */
GByteArray *leaf_make_prebuilt_of (const LeafArena *const arenas[2], gconstpointer const roots[2], char **why);

G_END_DECLS
