/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-fix.h: what mends a problem, where one thing is certain to; as public as leaf.h, with the same manners.
 *
 * Certain is what was proved: the story was compiled with the change made, the problem was gone and no other had come, and none of
 * the like changes did that too. */
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
  LeafEdit edit; /* sentence: NULL */
  char *words;   /* that stand there now */
  char *file;    /* NULL; or of a part that is missing: what a new file of that name, `words`, is to hold, and nothing is to be edited */
} LeafFix;

/* The title of a sort, to be translated: it has %1 and %2.  NULL: there is no such sort. */
const char *leaf_fix_title (LeafFixSort sort);
/* `title` (or a translation of it) with the words filled in; free with g_free. */
char *leaf_fix_dup_title (const LeafFix *fix, const char *title);

/* Finds what mends the problem of that number, which must be in the story, a part of it or an extension that is a file.  `options` are
 * those that the program was compiled with; the story is compiled some two dozen times at the most.  FALSE: nothing is certain, or it was told to stop.  Any thread. */
gboolean leaf_program_find_fix (LeafProgram *program, guint32 problem, const LeafCompileOptions *options, LeafFix *fix);
void leaf_fix_clear (LeafFix *fix);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LeafFix, leaf_fix_clear)

G_END_DECLS
