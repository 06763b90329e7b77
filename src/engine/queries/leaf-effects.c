/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-effects.c: the figures and sounds of a story: their files, and their alternative texts. */
#include "leaf-compile.h"
#include "leaf-effect-files.h"

LeafEffect *
leaf_program_effects (const LeafProgram *program, guint32 *n)
{
  GArray *effects = leaf_build_effects (&program->build);

  *n = effects->len;
  return (LeafEffect *) (void *) g_array_free (effects, FALSE);
}
