/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-compile.h: the order of work, and what it makes: a frozen build with its initial state. */
#pragma once

#include "link/leaf-link.h"

G_BEGIN_DECLS

struct _LeafProgram {
  gatomicrefcount   references;
  LeafBuild         build;   /* not changed any more */
  LeafInitialState *state;
  LeafImage        *image;   /* leaf_program_image, once it was asked for */
  guint32           story_source;
  gboolean          with_dialogue; /* it has the library's part for dialogue under it */
  LeafProgram      *library; /* kept alive: its arena holds what our rows point to; NULL for the library itself */
};

/* Empty tables (the library), or a copy of a frozen build's (a story), with room for as much as a build `like` it has (NULL: no guess). */
void leaf_build_init  (LeafBuild *build, const LeafBuild *from, const LeafBuild *like);
void leaf_build_clear (LeafBuild *build);

/* Compiles the standard library, with its part for dialogue or without. */
LeafProgram *leaf_library_compile (gboolean with_dialogue);
/* Compiles a story on top of a library.  NULL where it was told to stop, or where it has dialogue and that library has no part for it. */
LeafProgram *leaf_program_compile_on (LeafProgram *under, const LeafSourceText *source, const LeafCompileOptions *options, gboolean *lacks_dialogue);
/* A copy that lies on the program's arena with all that it consists of; it has no arena of its own, and is never freed. */
LeafProgram *leaf_program_settle (const LeafProgram *program);

/* The last word of a body: of its last statement, however deeply it is nested; `last` where that comes later. */
guint32 leaf_program_last_word (const LeafProgram *program, LeafStatementId statement, guint32 last);

/* For `leaf dump occurrences`: leaf-symbol-queries.c. */
char *leaf_program_occurrences_to_string (const LeafProgram *program, gboolean with_library);

G_END_DECLS
