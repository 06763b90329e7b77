/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-body.c: what a rule does, as a tree. */
#include "leaf-rules-private.h"

/* Everything that any of a rule's conditions and its body keep in the frame. */
static guint32
slots_of_changes (const LeafBuild *build, const LeafRule *rule)
{
  guint32 n = 0;

  for (guint32 at = rule->first_change; at != 0; at = LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->next)
    n = MAX (n, LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->n_slots);
  return n;
}

LeafNode *
leaf_rule_body (LeafBuild *build, LeafRuleId id, guint32 *n_slots, GArray **locals)
{
  LeafScope scope;
  GArray *names = leaf_rule_scope_init (&scope, build, id);
  LeafSentenceId sentence = LEAF_RULE (build, id)->sentence;
  LeafNode *body = NULL;

  if (LEAF_IS (sentence) && LEAF_RULE (build, id)->native == NULL)
    {
      LeafStatementId first = leaf_rules_sentence (build, sentence)->body;

      if (LEAF_IS (first))
        body = leaf_meaning_body (&scope, first);
    }
  if (n_slots != NULL)
    *n_slots = MAX (scope.n_slots, slots_of_changes (build, LEAF_RULE (build, id)));
  leaf_scope_clear (&scope);
  if (locals != NULL)
    *locals = names;
  else
    g_array_unref (names);
  return body;
}
