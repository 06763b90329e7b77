/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-check.c: what can be read but does not fit: the kind for which a rulebook is followed, the kind that it
 * produces, and cases.
 *
 * Readers try many readings of the same words, so they fail silently; a wrong kind would be reported as words that are
 * not understood. Where the words can mean only one thing, the reader accepts the wrong kind, and the finished tree of
 * a body is checked here, once, where both kinds are known and can be named. */
#include "leaf-readers.h"
#include "leaf.h"

/* The kind of the rulebook that is the value of `node`, with its basis and what it produces; NULL if it is not known
 * here. */
static const LeafKind *
rulebook_kind (const LeafBuild *build, const LeafNode *node)
{
  const LeafKind *kind;

  kind = leaf_kind (build, node->kind);
  return kind->constructor.ix == LEAF_KIND_RULEBOOK ? kind : NULL;
}

static void
check_parameter (LeafBuild *build, const LeafNode *node)
{
  const LeafKind *kind = rulebook_kind (build, leaf_node_operand (node, 0));
  const LeafNode *parameter = leaf_node_operand (node, 1);
  LeafKindId basis;

  if (kind == NULL || parameter == NULL)
    return;
  basis = kind->args[0];
  if (basis.ix == LEAF_KIND_ANY_ACTION && parameter->kind.ix == LEAF_KIND_ACTION_NAME)
    return; /* accepted, without effect */
  if (basis.ix == LEAF_KIND_ANY_ACTION || basis.ix == LEAF_KIND_NOTHING)
    leaf_problem_at (build, LEAF_PROBLEM_FOLLOW_FOR_NOTHING, node->wording,
                     basis.ix == LEAF_KIND_NOTHING ? "nothing" : "action", NULL);
  else if (LEAF_IS (parameter->kind) && !leaf_kind_compatible (build, parameter->kind, basis))
    leaf_problem_at (build, LEAF_PROBLEM_FOLLOW_WRONG_KIND, node->wording, leaf_kind_name (build, basis),
                     leaf_kind_name (build, parameter->kind));
}

static void
check_produced (LeafBuild *build, const LeafNode *node)
{
  const LeafKind *kind = rulebook_kind (build, node->PRODUCED.rulebook);
  LeafKindId asked = node->PRODUCED.asked;

  if (kind == NULL || !LEAF_IS (asked))
    return;
  if (kind->args[1].ix == LEAF_KIND_NOTHING)
    leaf_problem_at (build, LEAF_PROBLEM_PRODUCES_NOTHING, node->wording, leaf_kind_name (build, asked), NULL);
  else if (!leaf_kind_compatible (build, kind->args[1], asked))
    leaf_problem_at (build, LEAF_PROBLEM_PRODUCES_OTHER, node->wording, leaf_kind_name (build, asked),
                     leaf_kind_name (build, kind->args[1]));
}

static gboolean
same_constant (const LeafNode *a, const LeafNode *b)
{
  return a->op == LEAF_NODE_CONSTANT && b->op == LEAF_NODE_CONSTANT && a->CONSTANT.value.kind == b->CONSTANT.value.kind
         && a->CONSTANT.value.kind != LEAF_KIND_TEXT && a->CONSTANT.value.bits == b->CONSTANT.value.bits;
}

/* Each case must be a constant, and different from the others. */
static void
check_cases (LeafBuild *build, const LeafNode *node)
{
  for (guint32 i = 0; i < node->SWITCH.n_cases; i += 2) {
    const LeafNode *one = node->SWITCH.cases[i];

    if (one != NULL && (one->op == LEAF_NODE_SLOT || one->op == LEAF_NODE_PROPERTY || one->op == LEAF_NODE_TABLE_ENTRY))
      leaf_problem_at (build, LEAF_PROBLEM_CASE_VARIES, one->wording, NULL, NULL);
    for (guint32 k = 0; one != NULL && k < i; k += 2)
      if (node->SWITCH.cases[k] != NULL && same_constant (one, node->SWITCH.cases[k])) {
        leaf_problem_at (build, LEAF_PROBLEM_CASE_TWICE, one->wording, NULL, NULL);
        break;
      }
  }
}

/* "stop", "rule fails", "continue the action": ends without a value. A statement that ends with "instead" is not
 * checked. */
static gboolean
ends_undecided (LeafBuild *build, const LeafNode *node)
{
  if (node->op == LEAF_NODE_RETURN)
    return node->RETURN.value == NULL;
  return node->op == LEAF_NODE_DECIDE && node->DECIDE.named == 0
         && (node->DECIDE.outcome != LEAF_OUTCOME_STOPPED || leaf_kw_first (build, node->wording) == LEAF_KW_STOP);
}

/* A named outcome ends a rule, not a phrase. */
void
leaf_meaning_check_phrase (LeafBuild *build, const LeafNode *node, gboolean decides)
{
  if (node == NULL)
    return;
  if (!decides && node->op == LEAF_NODE_RETURN && node->RETURN.value != NULL)
    leaf_problem_at (build, LEAF_PROBLEM_DECIDES_NOTHING, node->wording, NULL, NULL);
  if (decides && ends_undecided (build, node))
    leaf_problem_at (build, LEAF_PROBLEM_ENDS_UNDECIDED, node->wording, NULL, NULL);
  if (node->op == LEAF_NODE_DECIDE && node->DECIDE.named != 0)
    leaf_problem_at (build, LEAF_PROBLEM_PHRASE_OUTCOME, node->wording, NULL, NULL);
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    leaf_meaning_check_phrase (build, each.operand, decides);
}

static void
check_clause (LeafBuild *build, const LeafClause *clause)
{
  if (clause == NULL)
    return;
  leaf_meaning_check_described (build, clause->object);
  leaf_meaning_check (build, clause->condition);
}

void
leaf_meaning_check_described (LeafBuild *build, const LeafDescription *description)
{
  if (description == NULL)
    return;
  leaf_meaning_check_heads (build, description);
  leaf_meaning_check (build, description->exact);
  for (guint32 i = 0; i < description->n_clauses; i++) {
    if (description->clauses[i]->tense != LEAF_TENSE_PRESENT)
      leaf_problem_at (build, LEAF_PROBLEM_PAST_CLAUSE, description->clauses[i]->wording, NULL, NULL);
    check_clause (build, description->clauses[i]);
  }
}

/* Reports a value that is used as a condition. */
static void
notice_unasked (LeafBuild *build, const LeafNode *node)
{
  if (node->op == LEAF_NODE_WITHOUT_VERB && node->WITHOUT_VERB.described->n_clauses == 0)
    leaf_problem_at (build, LEAF_PROBLEM_CONDITION_OF_NOTHING, node->wording, NULL, NULL);
  if (node->op == LEAF_NODE_CONSTANT && node->kind.ix == LEAF_KIND_TRUTH_STATE
      && leaf_wording_begins (build, leaf_wording_skip_article (build, node->wording), "random chance of"))
    leaf_problem_at (build, LEAF_PROBLEM_CHANCE_ALWAYS, node->wording, NULL, NULL);
}

void
leaf_meaning_check (LeafBuild *build, const LeafNode *node)
{
  if (node == NULL)
    return;
  notice_unasked (build, node);
  if (node->op == LEAF_NODE_FOLLOW || node->op == LEAF_NODE_PRODUCED)
    check_parameter (build, node);
  if (node->op == LEAF_NODE_PRODUCED)
    check_produced (build, node);
  if (node->op == LEAF_NODE_SWITCH)
    check_cases (build, node);
  leaf_meaning_check_values (build, node);
  leaf_meaning_check_fit (build, node);
  leaf_meaning_check_described (build, leaf_node_description (node));
  check_clause (build, leaf_node_predicate (node));
  /* all have the same arguments, and accept what the least specific of them accepts */
  if (node->op == LEAF_NODE_CALL_FIRST) {
    leaf_meaning_check (build, node->CALL_FIRST.calls[node->CALL_FIRST.n_calls - 1]);
    return;
  }
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    leaf_meaning_check (build, each.operand);
}

/* A text outside say, such as a description, is read where it is kept and is not in a body. */
void
leaf_meaning_check_texts (LeafBuild *build)
{
  if (build->is_library)
    return;
  LEAF_EACH (&build->phrases->texts, i) {
    const LeafTextRow *row = LEAF_TEXT (build, LEAF_ID (LeafTextId, i));

    if (row->tree != NULL && !leaf_word_is_library (build, row->word))
      leaf_meaning_check (build, row->tree);
  }
}
