/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-match.h: rules whose preamble nothing can match. */
#pragma once

#include "rules/leaf-rules.h"

G_BEGIN_DECLS

/* Why a rule can never apply, in one of the sentences of leaf-answer-messages.def; `form` is NONE if it may apply. Free
 * the words with leaf_mismatch_clear. */
typedef struct {
  LeafAnswerMessage form;
  char *first, *second; /* the arguments of the sentence; NULL: it has no such argument */
} LeafMismatch;

/* Finds only what is certain: words that exclude each other, two kinds that no object is of at once, kinds without
 * objects, and things for which an action stops before this rulebook. */
LeafMismatch leaf_rule_mismatch (const LeafBuild *build, LeafRuleId rule);
void leaf_mismatch_clear (LeafMismatch *mismatch);

G_END_DECLS
