/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-problem-help.h: more of a problem or notice than its sentence says; as public as leaf.h, with the same manners.
 *
 * What is behind it and how it is mended, with a piece of source that has it and the same piece mended, where such a piece can be given. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  char *explanation; /* a few sentences */
  char *mistake;     /* a piece of source: any story that has it has the problem; never empty.  NULL: there is none, and why says `without` */
  char *mended;      /* the same piece without it; NULL likewise */
  char *without;     /* why no piece of source can be given, for those who write explanations; NULL: there is one */
} LeafProblemHelp;

/* The codes of problems and notices, from 0; NULL: there are no more. */
const char *leaf_problem_code (guint32 number);
/* NULL: there is no such code, or nothing more to say of it.  Free with leaf_problem_help_free.  Any thread. */
LeafProblemHelp *leaf_problem_help_new (const char *code);
void leaf_problem_help_free (LeafProblemHelp *help);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProblemHelp, leaf_problem_help_free)

G_END_DECLS
