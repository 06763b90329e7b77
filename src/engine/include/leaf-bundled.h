/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-bundled.h: texts that the build embeds in libleaf (build-aux/embed-text.py), so that the engine opens no
 * files. */
#pragma once

#include <stddef.h>

typedef struct {
  const char *name;
  const char *bytes; /* UTF-8, and a NUL after `length` bytes */
  size_t length;
} LeafBundledFile;

/* Each table ends with a row without a name. */
extern const LeafBundledFile leaf_library_files[]; /* in the order in which they are compiled */
/* the part of the library that is compiled only for stories with dialogue */
extern const LeafBundledFile leaf_dialogue_files[];
extern const LeafBundledFile leaf_extension_files[];    /* "AUTHOR/TITLE.i7x" */
extern const LeafBundledFile leaf_problem_help_files[]; /* explanations of problems: leaf-problem-help.c */
