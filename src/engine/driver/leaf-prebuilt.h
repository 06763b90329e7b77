/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-prebuilt.h: the standard library as compiled by the build.
 *
 * A frozen program (leaf_program_freeze) is one block of memory. Only its pointers depend on its address, and all of
 * them point into the block. So it can be stored. A *prebuilt library* is such a block in which pointers are offsets
 * from its start, with a bitmap of the words that are pointers.
 *
 *   [LeafPrebuilt][the block][a bit for each word of the block: is it a pointer?]
 *
 * src/prebuilt makes it during the build and checks these properties. It is mapped with the program's writable data, so
 * pages without pointers are never copied, and pages that nobody uses are never read.
 */
#pragma once

#include "leaf-compile.h"

G_BEGIN_DECLS

typedef struct {
  /* size of the block in bytes, a multiple of 64 words; 0: there is no block, and the library is compiled on demand */
  guint64 size;
  guint64 root; /* offset of the LeafProgram */
} LeafPrebuilt;

#define LEAF_PREBUILT_GRAIN (64 * sizeof (gpointer)) /* bytes that one word of the bitmap describes */

/* Made by the build, without and with dialogue. In leaf-prebuilt-none.c both are empty. */
extern LeafPrebuilt leaf_prebuilt_plain[], leaf_prebuilt_dialogue[];

/* Turns a prebuilt library into a program in place, once. The caller owns a reference and keeps it forever. */
LeafProgram *leaf_prebuilt_open (LeafPrebuilt *ready);

/* The prebuilt library of this program; NULL if there is none. */
LeafProgram *leaf_prebuilt_library (gboolean with_dialogue);

G_END_DECLS
