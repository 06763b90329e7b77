/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-make-prebuilt.h: makes a prebuilt library (leaf-prebuilt.h). Used by the build and a test; not part of
 * libleaf. */
#pragma once

#include "leaf-prebuilt.h"

G_BEGIN_DECLS

/* Compiles the library and returns it as bytes, which must be loaded at a multiple of 16. NULL if that is impossible;
 * *why then has a line for each problem of the library, or for each word that prevents it. Free the bytes with
 * g_byte_array_unref, and *why with g_free. */
GByteArray *leaf_make_prebuilt (gboolean with_dialogue, char **why);

/* Like leaf_make_prebuilt, for any data that was made twice, in two arenas: everything reachable from a root, which is
 * the beginning of a piece of the arena's block. */
GByteArray *leaf_make_prebuilt_of (const LeafArena *const arenas[2], gconstpointer const roots[2], char **why);

G_END_DECLS
