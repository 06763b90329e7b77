/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-rule-body.c: the body of a rule as a tree. */
#include "leaf-rules-private.h"

/* The number of slots that the conditions of "does nothing" and "substitutes for" sentences use in the frame. */
static guint32
slots_of_changes (const LeafBuild *build, const LeafRule *rule)
{
  guint32 n = 0;

  for (guint32 at = rule->first_change; at != 0; at = LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->next)
    n = MAX (n, LEAF_ROW (&build->rules->changes, LeafRuleChange, at)->n_slots);
  return n;
}

/* --- outcomes of a body ------------------------------------------------------------------------------------------- */

static gboolean
declares_outcome (const LeafBuild *build, LeafRulebookId rulebook, guint32 value)
{
  for (guint32 at = LEAF_RULEBOOK (build, rulebook)->first_outcome; at != 0;
       at = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, at)->next)
    if (LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, at)->value == value)
      return TRUE;
  return FALSE;
}

/* A named outcome must be one of every rulebook that the rule was ever in, and a result must have the kind that they
 * produce. */
static void
check_decision (LeafBuild *build, LeafRuleId rule, const LeafNode *node)
{
  for (guint32 at = LEAF_RULE (build, rule)->first_membership; at != 0;
       at = LEAF_ROW (&build->rules->memberships, LeafRuleMembership, at)->next) {
    LeafRulebookId id = LEAF_ROW (&build->rules->memberships, LeafRuleMembership, at)->rulebook;
    LeafRulebook book = *LEAF_RULEBOOK (build, id);

    if (node->DECIDE.named != 0 && node->DECIDE.named < build->rules->outcomes.n) {
      guint32 value = LEAF_ROW (&build->rules->outcomes, LeafRulebookOutcome, node->DECIDE.named)->value;

      if (!declares_outcome (build, id, value))
        leaf_problem_at (build, LEAF_PROBLEM_OUTCOME_NOT_OF_RULEBOOK, node->wording, book.name, NULL);
    } else if (node->DECIDE.result != NULL && !LEAF_IS (book.product))
      leaf_problem_at (build, LEAF_PROBLEM_RESULT_NOT_PRODUCED, node->wording, book.name, NULL);
    else if (node->DECIDE.result != NULL && LEAF_IS (node->DECIDE.result->kind)
             && !leaf_kind_compatible (build, node->DECIDE.result->kind, book.product))
      leaf_problem_at (build, LEAF_PROBLEM_RESULT_WRONG_KIND, node->wording, book.name,
                       leaf_kind_name (build, book.product));
  }
}

static void
check_response (LeafBuild *build, const LeafNode *node)
{
  const LeafNode *rule = node->RESPONSE.rule;

  if (rule != NULL && rule->op == LEAF_NODE_CONSTANT
      && leaf_rules_find_response (build, LEAF_ID (LeafRuleId, rule->CONSTANT.value.bits), node->RESPONSE.letter)
             == 0) {
    leaf_problem_at (build, LEAF_PROBLEM_RESPONSE_UNKNOWN, node->wording, NULL, NULL);
  }
}

static void
check_decisions (LeafBuild *build, LeafRuleId rule, const LeafNode *node)
{
  if (node == NULL)
    return;
  if (node->op == LEAF_NODE_RESPONSE)
    check_response (build, node);
  if (node->op == LEAF_NODE_DECIDE)
    check_decision (build, rule, node);
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    check_decisions (build, rule, each.operand);
}

/* Names are dropped at the end of their block; a text that replaces a response may use any of them. */
static void
keep_names (LeafBuild *build, LeafRuleId id, const LeafScope *scope)
{
  LeafLocal *kept = leaf_new_n (build->arena, LeafLocal, MAX (scope->locals->len, 1));
  LeafRule *rule = LEAF_RULE (build, id);

  for (guint i = 0; i < scope->locals->len; i++) {
    kept[i] = g_array_index (scope->locals, LeafLocal, i);
    if (kept[i].n_words == 0 && kept[i].name != NULL && *kept[i].name != '\0') {
      kept[i].n_words = 1;
      for (const char *c = kept[i].name; *c != '\0'; c++)
        kept[i].n_words += *c == ' ';
    }
  }
  rule->body_locals = kept;
  rule->n_body_locals = scope->locals->len;
  rule->n_body_slots = scope->n_slots;
}

/* "decide on 5": a rule cannot return a value in this way; "yes" and "no" may end a rule for a question. */
static void
check_given_back (LeafBuild *build, const LeafNode *node)
{
  if (node == NULL)
    return;
  if (node->op == LEAF_NODE_RETURN && node->RETURN.value != NULL
      && node->RETURN.value->kind.ix != LEAF_KIND_TRUTH_STATE)
    leaf_problem_at (build, LEAF_PROBLEM_DECIDES_NOTHING, node->wording, NULL, NULL);
  for (LeafOperands each = leaf_node_operands (node); leaf_operands_next (&each);)
    check_given_back (build, each.operand);
}

/* The body of a rule that a sentence translates into a routine of Inform 6. */
static LeafNode *
routine_body (LeafScope *scope, const LeafSentence *sentence)
{
  LeafWording name;
  g_autofree char *routine = leaf_rules_routine (scope->build, sentence, &name);

  return routine != NULL ? leaf_meaning_routine_rule (scope, name, routine) : NULL;
}

LeafNode *
leaf_rule_body (LeafBuild *build, LeafRuleId id, guint32 *n_slots, GArray **locals)
{
  LeafScope scope;
  GArray *names = leaf_rule_scope_init (&scope, build, id);
  LeafSentenceId sentence = LEAF_RULE (build, id)->sentence;
  LeafNode *body = NULL;

  if (LEAF_IS (sentence) && LEAF_RULE (build, id)->native == LEAF_NATIVE_NONE) {
    LeafStatementId first = leaf_rules_sentence (build, sentence)->body;

    if (LEAF_IS (first) && !LEAF_RULE (build, id)->is_none)
      body = leaf_meaning_body (&scope, first);
    else
      body = routine_body (&scope, leaf_rules_sentence (build, sentence));
  }
  if (!LEAF_RULE (build, id)->is_library) {
    check_decisions (build, id, body);
    check_given_back (build, body);
    leaf_meaning_check (build, body);
    leaf_meaning_check (build, LEAF_RULE (build, id)->context);
    leaf_meaning_check_pattern (build, LEAF_RULE (build, id)->pattern);
    if (!leaf_node_chooses_row (LEAF_RULE (build, id)->context)
        && !leaf_pattern_chooses_row (LEAF_RULE (build, id)->pattern))
      leaf_meaning_check_rows (build, body);
  }
  leaf_rule_note (build, id, body);
  if (LEAF_RULE (build, id)->n_responses > 0) {
    keep_names (build, id, &scope);
    leaf_rules_read_replaced (build, id);
  }
  *n_slots = MAX (scope.n_slots, slots_of_changes (build, LEAF_RULE (build, id)));
  leaf_scope_clear (&scope);
  *locals = names;
  return body;
}
