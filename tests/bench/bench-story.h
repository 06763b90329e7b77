/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench-story.h: what the benchmarks of plays share: a story's file compiled, the commands that are given in turn,
 * and the clock. */
#pragma once

#include "leaf.h"

#include <time.h>

static const char *const commands[] = { "look", "z", "i", "take all", "z", "n", "s", "e", "w", "x me" };

/* The processor time of this thread. */
static inline double
milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1000 + (double) now.tv_nsec / 1e6;
}

/* Owned by the caller; NULL if there is no such file. */
static inline LeafProgram *
compile_file (const char *path)
{
  g_autofree char *text = NULL;
  LeafSourceText source = { .name = "story.ni" };

  if (!g_file_get_contents (path, &text, &source.length, NULL))
    return NULL;
  source.bytes = text;
  return leaf_program_compile (&source, NULL);
}
