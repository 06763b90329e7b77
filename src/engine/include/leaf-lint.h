/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-lint.h: lints: legal source that is rarely intended; the conventions of leaf.h apply. Problems and notices
 * belong to a program; lints are found on request, each sort separately. */
#pragma once

#include "leaf.h"

G_BEGIN_DECLS

typedef enum {
#define LEAF_LINT(code, name, title, explanation, example, corrected_example) LEAF_LINT_##code,
#include "leaf-lints.def"
#undef LEAF_LINT
  LEAF_LINT_COUNT
} LeafLint;

#define LEAF_LINTS_ALL ((1u << LEAF_LINT_COUNT) - 1)

const char *leaf_lint_code (LeafLint lint); /* "RULE_NEVER_RUNS"; NULL, here and below: there is no such lint */
const char *leaf_lint_name (LeafLint lint); /* "rule-never-runs" */
const char *leaf_lint_title (LeafLint lint);
const char *leaf_lint_explanation (LeafLint lint);
const char *leaf_lint_example (LeafLint lint);           /* source that has it */
const char *leaf_lint_corrected_example (LeafLint lint); /* the same source without it */

typedef struct {
  LeafLint lint;
  LeafPlace place;
  LeafAnswerSentence said;
  char *sentence; /* the same in English; owned */
} LeafLintNote;

/* The lints of the requested sorts (bits 1 << lint), in the order of the sorts. Free with leaf_lint_notes_free. Any
 * thread. */
LeafLintNote *leaf_program_lint (const LeafProgram *program, guint32 wanted, guint32 *n);
void leaf_lint_note_clear (LeafLintNote *note);
void leaf_lint_notes_free (LeafLintNote *notes, guint32 n);

G_END_DECLS
