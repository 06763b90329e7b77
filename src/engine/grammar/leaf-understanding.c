/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-understanding.c: what all forms of Understand sentences share: reporting problems, and the condition after
 * "when". */

#include "leaf-grammar-private.h"

void
leaf_understanding_complain (LeafUnderstanding *u, LeafProblemCode code, LeafWording about)
{
  leaf_problem_at (u->build, code, leaf_wording_empty (about) ? u->texts : about, NULL, NULL);
}

/* Returns TRUE if it is a condition that is not about the action. */
static gboolean
check_condition (LeafBuild *build, LeafWording when, LeafSentenceId sentence, gboolean of_object)
{
  LeafProblemCode code = LEAF_PROBLEM_NONE;
  LeafScope scope;
  LeafNode *node;

  leaf_scope_init (&scope, build, LEAF_ROW (&build->sentences->sentences, LeafSentence, sentence.ix)->heading);
  if (of_object) {
    LeafWording name = leaf_words_read_apart (build, "an Understand sentence", "item described");

    name.end = name.first + 2;
    leaf_scope_add (&scope, name, LEAF_KIND (OBJECT));
  }
  node = leaf_meaning_condition (&scope, when);
  if (node == NULL)
    code = LEAF_PROBLEM_UNDERSTAND_WHEN;
  else if (node->op == LEAF_NODE_IS_ACTION)
    code = LEAF_PROBLEM_UNDERSTAND_WHEN_ACTION;
  leaf_scope_clear (&scope);
  if (code != LEAF_PROBLEM_NONE)
    leaf_problem_at (build, code, when, NULL, NULL);
  return code == LEAF_PROBLEM_NONE;
}

guint32
leaf_understanding_condition (LeafUnderstanding *u, gboolean of_object)
{
  LeafWording name;
  LeafKindId kind = LEAF_KIND (OBJECT);

  if (leaf_wording_empty (u->when) || !check_condition (u->build, u->when, u->sentence, of_object))
    return 0;
  if (!of_object)
    return leaf_phrases_add_condition (u->build, u->when, u->sentence, 0, NULL, NULL).ix;
  name = leaf_words_read_apart (u->build, "an Understand sentence", "item described");
  name.end = name.first + 2;
  return leaf_phrases_add_condition (u->build, u->when, u->sentence, 1, &name, &kind).ix;
}
