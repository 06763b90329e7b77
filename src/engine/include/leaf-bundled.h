/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-bundled.h: texts that libleaf carries inside itself, put there by the build (build-aux/embed-text.py).  So the engine
 * opens no file, and a program that links it needs none. */
#pragma once

#include <stddef.h>

typedef struct {
  const char *name; /* NULL: the end of the table */
  const char *bytes;
  size_t length;
} LeafBundledFile;

extern const LeafBundledFile leaf_library_files[];      /* in the order in which they are compiled */
extern const LeafBundledFile leaf_dialogue_files[];     /* the part of the library that only stories with dialogue read */
extern const LeafBundledFile leaf_extension_files[];    /* "AUTHOR/TITLE.i7x" */
extern const LeafBundledFile leaf_problem_help_files[]; /* more of each problem: leaf-problem-help.c */
