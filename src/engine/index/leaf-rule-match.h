/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-match.h: rules whose preamble nothing can match. */
#pragma once

#include "rules/leaf-rules.h"

G_BEGIN_DECLS

/* Why a rule can never apply, in one of the sentences of leaf-answer-messages.def; `form` is NONE where it may apply.
 * Free the words with leaf_mismatch_clear. */
typedef struct {
  LeafAnswerMessage form;
  char *first, *second; /* what is put into the sentence; NULL: it has no such part */
} LeafMismatch;

/* Only what is certain is found: words that exclude each other, kinds that no object has both of or that have no
 * object, and things that an action stops before this rulebook. */
LeafMismatch leaf_rule_mismatch (const LeafBuild *build, LeafRuleId rule);
void leaf_mismatch_clear (LeafMismatch *mismatch);

G_END_DECLS
