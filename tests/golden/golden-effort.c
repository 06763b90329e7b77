/* SPDX-License-Identifier: GPL-3.0-or-later */
/* golden-effort.c: what it costs to compile the story, in counts that are the same on every machine. Code that is only
 * there to save time changes nothing else if it is wrong. */
#include "golden-sections.h"

#include "driver/leaf-compile.h"
#include "meaning/tree/leaf-phrases.h"

void
say_effort (Golden *self)
{
  const LeafBuild *build = &self->program->build;

  add (self, "%" G_GUINT64_FORMAT " units of reading, %" G_GSIZE_FORMAT " allocations\n",
       build->phrases->effort - self->program->library->build.phrases->effort, leaf_arena_n_allocated (build->arena));
}
