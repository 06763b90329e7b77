/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-cli-explore-memory.c: the share of the memory that a search may use, and the allocator. */
#include "leaf-cli-explore-memory.h"

#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { LEAST_MEMORY = 16 << 20, HELD_ANYWAY = 24 << 20, HELD_BY_CHARACTER = 64, LARGE_ALLOCATION = 1 << 20 };

/* Estimates the memory that the program and compiling it take. Asking the operating system instead would make the
 * results of a number of turns depend on the machine. */
static gsize
held_by_program (LeafProgram *program)
{
  gsize characters = 0;

  for (guint32 i = 1; i <= leaf_program_n_sources (program); i++)
    if (!leaf_program_source_is_library (program, i))
      characters += strlen (leaf_program_source_text (program, i));
  return HELD_ANYWAY + characters * HELD_BY_CHARACTER;
}

gsize
leaf_cli_explore_memory (LeafProgram *program, gint64 megabytes)
{
  gsize all = (gsize) CLAMP (megabytes, 32, 1 << 20) << 20, held = held_by_program (program);

#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, 2);
  mallopt (M_MMAP_THRESHOLD, LARGE_ALLOCATION);
  mallopt (M_TRIM_THRESHOLD, LEAST_MEMORY / 2);
#endif
  return all > held + LEAST_MEMORY ? all - held : LEAST_MEMORY;
}

void
leaf_cli_explore_give_back_memory (void)
{
#ifdef __GLIBC__
  malloc_trim (LEAST_MEMORY);
#endif
}
