/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-compile.h: runs the stages. The result is a frozen build with its initial state. */
#pragma once

#include "link/leaf-link.h"

G_BEGIN_DECLS

struct _LeafProgram {
  gatomicrefcount references;
  LeafBuild build; /* frozen */
  LeafInitialState *state;
  LeafImage *image; /* leaf_program_image, once requested */
  guint32 story_source;
  gboolean with_dialogue; /* compiled with the library for dialogue */
  /* kept alive, because its arena contains data that our rows point to; NULL for the library itself */
  LeafProgram *library;
};

/* A build with empty tables (for the library), or with a copy of a frozen build's tables (for a story), with the
 * capacity of those in `like` (NULL: no estimate). */
void leaf_build_init (LeafBuild *build, const LeafBuild *from, const LeafBuild *like);
void leaf_build_clear (LeafBuild *build);

/* Compiles the standard library, with or without its part for dialogue. */
LeafProgram *leaf_library_compile (gboolean with_dialogue);
/* Compiles a story on top of a library. NULL if it was stopped, or if the story has dialogue and the library does
 * not. */
LeafProgram *leaf_program_compile_on (LeafProgram *under, const LeafSourceText *source,
                                      const LeafCompileOptions *options, gboolean *lacks_dialogue);
/* A copy that is on the program's arena with all its data. It has no arena of its own and is never freed. */
LeafProgram *leaf_program_freeze (const LeafProgram *program);

/* The last word of the last statement of a body, however deeply nested; or `last` if that is later. */
guint32 leaf_program_last_word (const LeafProgram *program, LeafStatementId statement, guint32 last);

/* For `leaf dump occurrences`, in leaf-symbol-queries.c. */
char *leaf_program_occurrences_to_string (const LeafProgram *program, gboolean with_library);

G_END_DECLS
