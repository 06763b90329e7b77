/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-fix.h: quick fixes for problems; the conventions of leaf.h apply. A fix is offered only if compiling the story
 * with it removes the problem, adds no other, and no similar change does the same. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
#define LEAF_FIX(code, title) LEAF_FIX_##code,
#include "leaf-fixes.def"
#undef LEAF_FIX
  LEAF_FIX_COUNT
} LeafFixSort;

typedef struct {
  LeafFixSort sort;
  LeafEdit edit; /* its `sentence` is NULL */
  char *words;   /* for the title: the present words; with PART_FILE, the name of the missing part; owned */
  /* with PART_FILE, the text of the file to create, under the name `words`; nothing is edited then. Else NULL; owned */
  char *file;
} LeafFix;

/* The title of a sort of fix, to be translated; it contains %1 and %2. NULL: there is no such sort. */
const char *leaf_fix_title (LeafFixSort sort);
/* `title`, or a translation of it, with the words filled in. Free with g_free. */
char *leaf_fix_dup_title (const LeafFix *fix, const char *title);

/* Finds a fix for the problem with that number, which must be in the story, a part of it or an extension that is a
 * file. `options` are those that the program was compiled with. Slow: compiles the story about two dozen times at most,
 * so call it on a background thread. Returns FALSE if there is no certain fix, or if `should_stop` stopped the search.
 * A fix must be cleared with leaf_fix_clear. */
gboolean leaf_program_find_fix (LeafProgram *program, guint32 problem, const LeafCompileOptions *options, LeafFix *fix);
void leaf_fix_clear (LeafFix *fix);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafFix, leaf_fix_clear)

G_END_DECLS
