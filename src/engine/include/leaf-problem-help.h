/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-problem-help.h: explanations of problems and notices; the conventions of leaf.h apply. Where possible, an
 * explanation has source with the problem, and the same source corrected. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef struct {
  gboolean is_notice; /* the source is legal: `mistake` is only an example, and `corrected` one without the notice */
  char *explanation; /* a few sentences */
  /* source with the problem, never empty: any story that contains it has the problem. NULL: there is no such source,
   * and `without` says why */
  char *mistake;
  char *corrected; /* the source of `mistake` corrected; NULL if that is NULL */
  char *without;   /* for maintainers: why no source can show it; NULL if `mistake` does */
} LeafProblemHelp;

/* The code of a problem or notice, by number from 0; NULL: there are no more. */
const char *leaf_problem_code (guint32 number);
/* NULL if there is no such code or no explanation. Free with leaf_problem_help_free. Any thread. */
LeafProblemHelp *leaf_problem_help_new (const char *code);
void leaf_problem_help_free (LeafProblemHelp *help);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeafProblemHelp, leaf_problem_help_free)

G_END_DECLS
