/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-problem-help.h: explanations of problems and notices; the conventions of leaf.h apply. An explanation has,
 * where possible, source with the problem and the same source corrected. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  char *explanation; /* a few sentences */
  /* source with the problem, never empty; any story that contains it has the problem. NULL: there is none; `without`
   * says why */
  char *mistake;
  char *corrected; /* the same source corrected; NULL likewise */
  char *without;   /* why no source can show it, for writers of explanations; NULL if there is one */
} LeafProblemHelp;

/* The codes of problems and notices, from 0; NULL: no more. */
const char *leaf_problem_code (guint32 number);
/* NULL if there is no such code or no explanation. Free with leaf_problem_help_free. Any thread. */
LeafProblemHelp *leaf_problem_help_new (const char *code);
void leaf_problem_help_free (LeafProblemHelp *help);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProblemHelp, leaf_problem_help_free)

G_END_DECLS
