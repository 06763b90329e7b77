/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-specificity-counts.c: counts what a description or a condition says in atoms, as the Laws do.
 *
 * "an open container which is in the box" says three things about x: container, open, in the box. A relation to a vague
 * noun also says that there is such a thing: "a person who carries something" has four; but if x can have only one such
 * partner, neither adds anything: "something carried by a person" has two. A negation adds two brackets around what it
 * negates, and a quantifier other than "a" adds two around its noun. A description with a relation, a negation or a
 * quantifier is complex. */

#include "leaf-meaning.h"
#include "leaf-node-groups.h"

#define BRACKETS 2

typedef struct {
  const LeafBuild *build;
  guint32 atoms;
  gboolean is_complex;
} Count;

static void count_description (Count *count, const LeafDescription *description, gboolean kind_counts);

/* --- descriptions ------------------------------------------------------------------------------------------------- */

static gboolean
is_plain_indefinite (const LeafDescription *description)
{
  return description->exact == NULL && !description->is_nothing && description->quantifier == LEAF_QUANTIFIER_NONE;
}

/* Returns TRUE if x can have at most one partner. */
static gboolean
is_to_one (const LeafBuild *build, const LeafClause *clause)
{
  const LeafRelation *relation = LEAF_ROW (&build->world->relations, LeafRelation, clause->relation.ix);

  return clause->reversed ? relation->left_unique : relation->right_unique;
}

static void
count_relation (Count *count, const LeafClause *clause)
{
  const LeafDescription *object = clause->object;

  if (object->exact != NULL && object->n_adjectives == 0 && object->n_clauses == 0) {
    count->atoms++;
    count->is_complex = TRUE;
    return;
  }
  if (is_plain_indefinite (object) && is_to_one (count->build, clause)) {
    count_description (count, object, TRUE);
    return;
  }
  count->is_complex = TRUE;
  count->atoms++; /* the relation */
  if (object->exact == NULL)
    count->atoms += is_plain_indefinite (object) ? 1 : 1 + BRACKETS;
  count_description (count, object, object->exact == NULL);
}

static void
count_clause (Count *count, const LeafClause *clause)
{
  if (clause->negated) {
    count->atoms += BRACKETS;
    count->is_complex = TRUE;
  }
  switch (clause->sort) {
  case LEAF_CLAUSE_RELATION: count_relation (count, clause); break;
  case LEAF_CLAUSE_IS:
    if (clause->negated && clause->object->exact != NULL)
      count->atoms++; /* "which is not Bob": being Bob adds nothing, not being Bob does */
    if (clause->object->exact == NULL || clause->object->n_adjectives > 0 || clause->object->n_clauses > 0)
      count_description (count, clause->object, clause->object->kind_named && clause->object->exact == NULL);
    break;
  case LEAF_CLAUSE_CONDITION: count->atoms++; count->is_complex = TRUE;
  }
}

static void
count_description (Count *count, const LeafDescription *description, gboolean kind_counts)
{
  count->atoms += kind_counts ? 1 : 0;
  count->atoms += description->called != 0 ? 1 : 0;
  count->atoms += description->n_adjectives;
  for (guint32 i = 0; i < description->n_clauses; i++)
    count_clause (count, description->clauses[i]);
}

guint32
leaf_description_atoms (const LeafBuild *build, const LeafDescription *description, gboolean *is_complex)
{
  Count count = { .build = build };

  if (description->exact == NULL && !is_plain_indefinite (description)) {
    count.atoms += 1 + BRACKETS;
    count.is_complex = TRUE;
  }
  count_description (&count, description, description->exact == NULL);
  *is_complex = count.is_complex;
  return count.atoms;
}

/* --- conditions --------------------------------------------------------------------------------------------------- */

/* The words after the verb in "X is a jolly man". */
static guint32
count_predicate (const LeafBuild *build, const LeafDescription *description)
{
  Count count = { .build = build };

  if (description->exact != NULL && description->n_adjectives == 0 && description->n_clauses == 0)
    return 1;
  count_description (&count, description, description->kind_named && description->exact == NULL);
  return MAX (count.atoms, 1);
}

static guint32
count_clause_alone (const LeafBuild *build, const LeafClause *clause)
{
  Count count = { .build = build };

  if (clause->sort == LEAF_CLAUSE_IS)
    return count_predicate (build, clause->object) + (clause->negated ? BRACKETS : 0);
  count_clause (&count, clause);
  return count.atoms;
}

/* A vague subject says that there is such a thing; "nothing" says it about no particular kind. */
static guint32
count_subject (const LeafBuild *build, const LeafDescription *subject)
{
  Count count = { .build = build };

  if (subject == NULL || subject->exact != NULL)
    return 0;
  if (subject->is_nothing || leaf_wording_is (build, subject->wording, "nothing"))
    return 1 + BRACKETS;
  count.atoms = is_plain_indefinite (subject) ? 1 : 1 + BRACKETS;
  count_description (&count, subject, TRUE);
  return count.atoms;
}

/* "the Ball is not happening" against "not (the Ball is happening)": the first adds brackets around what it negates.
 * Actions and phrases count the same in both forms. */
static gboolean
is_denied_inside (const LeafBuild *build, const LeafNode *negation)
{
  LeafWording w = negation->wording;
  LeafNodeOp op = negation->NOT.condition->op;

  if (op != LEAF_NODE_SCENE_IS && op != LEAF_NODE_MATCHES && op != LEAF_NODE_COMPARE && op != LEAF_NODE_SENTENCE)
    return FALSE;
  return !leaf_wording_begins (build, w, "not") && leaf_wording_find (build, w, "not") < w.end;
}

/* An "or" at any level makes its node count -1, whatever it contains. */
gint
leaf_condition_count (const LeafBuild *build, const LeafNode *condition)
{
  gint total = 0;

  switch (condition->op) {
  case LEAF_NODE_AND:
    for (guint32 i = 0; i < leaf_node_n_operands (condition); i++)
      total += leaf_condition_count (build, leaf_node_operand (condition, i));
    return total;
  case LEAF_NODE_OR: return -1;
  case LEAF_NODE_NOT:
    return leaf_condition_count (build, condition->NOT.condition)
           + (is_denied_inside (build, condition) ? BRACKETS : 0);
  case LEAF_NODE_HISTORY: return leaf_condition_count (build, condition->HISTORY.condition);
  case LEAF_NODE_COMPARE: return condition->COMPARE.comparison == LEAF_COMPARE_NOT_EQUAL ? 1 + BRACKETS : 1;
  case LEAF_NODE_MATCHES: return (gint) count_predicate (build, condition->MATCHES.described);
  case LEAF_NODE_EXISTS: return (gint) count_subject (build, condition->EXISTS.described);
  case LEAF_NODE_SENTENCE:
    if (condition->SENTENCE.subject == NULL)
      total = (gint) count_subject (build, condition->SENTENCE.described);
    return total + (gint) count_clause_alone (build, condition->SENTENCE.predicate);
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_STATE_CONDITIONS:
  case LEAF_NODES_VALUE_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return 1;
}
