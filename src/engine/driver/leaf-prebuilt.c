/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-prebuilt.c: turns a prebuilt library into a program by relocating its pointers. */
#include "leaf-prebuilt.h"

LeafProgram *
leaf_prebuilt_open (LeafPrebuilt *ready)
{
  guint8 *block = (guint8 *) (ready + 1);
  const guint64 *marks = (const guint64 *) (block + ready->size);
  LeafProgram *program = (LeafProgram *) (block + ready->root);

  for (guint64 i = 0; i < ready->size / LEAF_PREBUILT_GRAIN; i++) {
    guintptr *words = (guintptr *) (block + i * LEAF_PREBUILT_GRAIN);

    for (guint64 left = marks[i]; left != 0; left &= left - 1)
      words[__builtin_ctzll (left)] += (guintptr) block;
  }
  program->build.arena = leaf_arena_new ("library");
  g_atomic_ref_count_init (&program->references);
  return program;
}

LeafProgram *
leaf_prebuilt_library (gboolean with_dialogue)
{
  LeafPrebuilt *ready = with_dialogue ? leaf_prebuilt_dialogue : leaf_prebuilt_plain;

  return ready->size > 0 ? leaf_prebuilt_open (ready) : NULL;
}
