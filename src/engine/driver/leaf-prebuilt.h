/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-prebuilt.h: the standard library, compiled by the build.
 *
 * A settled program (leaf_program_settle) is one block of memory, and what of it depends on where it lies is its pointers, all of
 * which point into the block itself.  So it can be carried: a *ready library* is such a block in which each pointer is a number
 * of bytes from the beginning, with a bit for each word that is one.
 *
 *   [LeafPrebuilt][the block][a bit for each word of the block: is it a pointer?]
 *
 * src/prebuilt makes it while the program is built, and proves what is said here; the program maps it with the rest of its
 * writable data, so of the pages that have no pointer none is copied, and those that nobody asks for are never read. */
#pragma once

#include "leaf-compile.h"

G_BEGIN_DECLS

typedef struct {
  guint64 size; /* of the block in bytes, a multiple of 64 words; 0: there is none, and the library is compiled when it is needed */
  guint64 root; /* where in it the LeafProgram stands */
} LeafPrebuilt;

#define LEAF_PREBUILT_GRAIN (64 * sizeof (gpointer)) /* what a word of the bits speaks for */

/* Of the build: without dialogue, and with it.  leaf-prebuilt-none.c has two that are none. */
extern LeafPrebuilt leaf_prebuilt_plain[], leaf_prebuilt_dialogue[];

/* Makes a program of a ready library where it lies, once.  The caller owns a reference, which it keeps for ever. */
LeafProgram *leaf_prebuilt_open (LeafPrebuilt *ready);

/* That which the program carries; NULL: none. */
LeafProgram *leaf_prebuilt_library (gboolean with_dialogue);

G_END_DECLS
