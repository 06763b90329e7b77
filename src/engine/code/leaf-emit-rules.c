/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-rules.c: a rule -> its changes, its clauses one by one, its body.
 *
 *   [changes: a "does nothing" or a substitution that applies ends the rule here]
 *   [clause 0] CLAUSE 0   [clause 1] CLAUSE 1 ...     false: the rule does not apply
 *   APPLIES
 *   [body]
 *   RULE_END
 *
 * Each clause pushes a truth state for its own CLAUSE instruction and records its words, so that "why did this rule not
 * run?" can be answered clause by clause. */
#include "leaf-emit.h"

static void
emit_change (LeafEmit *emit, const LeafNode *change)
{
  LeafLabel past = LEAF_LABEL_INIT;

  emit->wording = change->wording;
  if (change->CHANGED.condition != NULL)
    leaf_emit_branch (emit, change->CHANGED.condition, change->CHANGED.is_unless, &past);
  leaf_emit_op (emit, LEAF_OP_CHANGED, LEAF_IS (change->CHANGED.substitute), (gint32) change->CHANGED.substitute.ix);
  leaf_emit_label (emit, &past);
}

/* "from the Yard": the variable with the room that the actor leaves. */
static guint32
variable_of (const LeafBuild *build, const LeafNode *clause)
{
  const LeafNode *subject = clause->op == LEAF_NODE_MATCHES    ? clause->MATCHES.subject
                            : clause->op == LEAF_NODE_SENTENCE ? clause->SENTENCE.subject
                                                               : NULL;

  guint32 variable = subject != NULL && subject->op == LEAF_NODE_VARIABLE ? subject->VARIABLE.variable.ix : 0;

  return LEAF_ROW (&build->world->variables, LeafVariable, variable)->owner == LEAF_OWNER_ACTION ? variable : 0;
}

/* "a closed container": the number of the action's noun that the clause describes, or 0. */
static guint32
noun_of (const LeafNode *clause)
{
  const LeafNode *subject = clause->op == LEAF_NODE_MATCHES ? clause->MATCHES.subject : NULL;

  if (subject == NULL || subject->op != LEAF_NODE_ACTION_PART)
    return 0;
  return subject->ACTION_PART.part == LEAF_PART_NOUN ? 1 : subject->ACTION_PART.part == LEAF_PART_SECOND ? 2 : 0;
}

/* The cell that counts the action of the clause, plus 1; 0 if the clause counts none. */
static guint32
counter_of (const LeafNode *clause)
{
  const LeafActionPattern *repeated = clause->op == LEAF_NODE_HISTORY ? clause->HISTORY.repeated : NULL;

  if (repeated == NULL || clause->HISTORY.condition->op != LEAF_NODE_IS_ACTION)
    return 0;
  return clause->HISTORY.cell + (repeated->history.is_turns ? LEAF_PAST_TURNS : LEAF_PAST_TIMES) + 1;
}

static void
emit_clause (LeafEmit *emit, const LeafNode *clause, guint32 number)
{
  LeafCode *code = emit->build->code;
  LeafChunkClause row = { .wording = clause->wording,
                          .unsaid = clause->unsaid,
                          .first = code->instructions.n - emit->first,
                          .variable = variable_of (emit->build, clause),
                          .noun = noun_of (clause),
                          .counter = counter_of (clause) };

  row.counts_turns = row.counter != 0 && clause->HISTORY.repeated->history.is_turns;

  emit->wording = clause->wording;
  leaf_node_assert_sound (clause);
  leaf_emit_condition (emit, clause);
  leaf_emit_op (emit, LEAF_OP_CLAUSE, number, 0);
  row.end = code->instructions.n - emit->first;
  leaf_index_set (&code->chunk_clauses, ((guint64) emit->chunk.ix << 16) | (number + 1),
                  leaf_table_push (&code->clauses, &row));
}

void
leaf_emit_rule (LeafEmit *emit, LeafRuleId rule, GArray **locals)
{
  LeafBuild *build = emit->build;
  LeafNode *body = leaf_rule_body (build, rule, &emit->n_slots, locals);
  LeafWording preamble = LEAF_RULE (build, rule)->wording;
  g_autoptr (GPtrArray) changes = leaf_rule_changes (build, rule);
  g_autoptr (GPtrArray) clauses = leaf_rule_clauses (build, rule);

  /* clauses may have named more slots since the body was read */
  emit->n_slots = MAX (emit->n_slots, LEAF_RULE (build, rule)->n_slots);
  for (guint i = 0; i < changes->len; i++)
    emit_change (emit, g_ptr_array_index (changes, i));
  for (guint i = 0; i < clauses->len; i++)
    emit_clause (emit, g_ptr_array_index (clauses, i), i);
  LEAF_CHUNK (build, emit->chunk)->n_clauses = clauses->len;
  emit->wording = preamble;
  leaf_emit_op (emit, LEAF_OP_APPLIES, 0, 0);
  leaf_node_assert_sound (body);
  leaf_emit_statement (emit, body);
  emit->wording = preamble;
  leaf_emit_op (emit, LEAF_OP_RULE_END, 0, 0);
}

/* --- the past ----------------------------------------------------------------------------------------------------- */

static void
history_row (LeafEmit *emit, const LeafNode *condition, guint32 cell)
{
  LeafCode *code = emit->build->code;
  LeafHistoryRow row = { .cell = cell, .is_action = condition->op == LEAF_NODE_IS_ACTION };

  if (leaf_index_find (&code->history_of, cell) != 0)
    return;
  row.chunk = leaf_generate_later (emit->build, LEAF_PENDING_CONDITION, condition);
  leaf_index_set (&code->history_of, cell, leaf_table_push (&code->histories, &row));
}

/* The "it" of "we have examined it", if it varies; NULL if the subject is always the same. */
static const LeafNode *
changing_noun (const LeafNode *node)
{
  const LeafActionPattern *pattern;

  if (node->HISTORY.condition->op != LEAF_NODE_IS_ACTION || node->HISTORY.repeated != NULL)
    return NULL;
  pattern = node->HISTORY.condition->IS_ACTION.pattern;
  if (pattern->n_items != 1 || !LEAF_IS (pattern->items[0].action) || pattern->is_excluding || pattern->noun == NULL
      || pattern->second != NULL || pattern->place != NULL || pattern->company != NULL || pattern->n_clauses > 0
      || pattern->when != NULL || !pattern->is_any_actor)
    return NULL;
  if (pattern->noun->exact == NULL || pattern->noun->n_clauses > 0 || pattern->noun->exact->op == LEAF_NODE_CONSTANT)
    return NULL;
  return pattern->noun->exact;
}

static void
emit_done_to (LeafEmit *emit, const LeafNode *node, const LeafNode *noun)
{
  LeafCode *code = emit->build->code;
  guint32 cell = node->HISTORY.cell;
  LeafHistoryRow row
      = { .cell = cell, .is_action = TRUE, .done = node->HISTORY.condition->IS_ACTION.pattern->items[0].action.ix };

  leaf_index_set (&code->history_of, cell, leaf_table_push (&code->histories, &row));
  leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, (gint32) cell + LEAF_PAST_DONE);
  leaf_emit_value (emit, noun);
  leaf_emit_native (emit, LEAF_NATIVE_done_to, 2);
}

/* counter + more op n -> truth */
static void
emit_count_test (LeafEmit *emit, guint32 counter, gint32 more, LeafComparison comparison, gint32 n)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, (gint32) counter);
  if (more != 0) {
    leaf_emit_number (emit, more);
    leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, LEAF_KIND_NUMBER);
  }
  leaf_emit_number (emit, n);
  leaf_emit_op (emit, LEAF_OP_COMPARE, comparison, 0);
}

/* Tests the count in `counter`. (A condition that is false has no count.) */
static void
emit_occasions (LeafEmit *emit, const LeafHistory *history, guint32 counter, gint32 more)
{
  static const LeafComparison comparisons[]
      = { LEAF_COMPARE_EQUAL,   LEAF_COMPARE_EQUAL,    LEAF_COMPARE_AT_LEAST, LEAF_COMPARE_LESS,
          LEAF_COMPARE_AT_MOST, LEAF_COMPARE_AT_LEAST, LEAF_COMPARE_GREATER };
  LeafLabel no = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  if (history->sort != LEAF_HISTORY_FROM_TO) {
    emit_count_test (emit, counter, more, comparisons[history->sort], history->n);
    return;
  }
  emit_count_test (emit, counter, more, LEAF_COMPARE_AT_LEAST, history->n);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &no);
  emit_count_test (emit, counter, more, LEAF_COMPARE_AT_MOST, history->m);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &no);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &end);
}

/* Is the history satisfied by a count of 0, as in "for less than two turns", "at most twice" and "for 0 turns"? */
static gboolean
none_will_do (const LeafHistory *history)
{
  switch (history->sort) {
  case LEAF_HISTORY_LESS: return history->n > 0;
  case LEAF_HISTORY_AT_MOST: return TRUE;
  case LEAF_HISTORY_EXACTLY:
  case LEAF_HISTORY_FROM_TO: return history->n == 0;
  case LEAF_HISTORY_NONE:
  case LEAF_HISTORY_AT_LEAST:
  case LEAF_HISTORY_MORE: break;
  }
  return FALSE;
}

/* With a truth state on the stack: -> has the condition been true as many times, or for as many turns? If it is false,
 * the count is 0. */
static void
emit_occasions_if (LeafEmit *emit, const LeafHistory *history, guint32 counter, gint32 more)
{
  LeafLabel none = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &none);
  emit_occasions (emit, history, counter, more);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &none);
  leaf_emit_truth (emit, none_will_do (history));
  leaf_emit_label (emit, &end);
}

/* An action is counted before its own rules, and the rule applies only to actions that were counted. An action that
 * another one runs, such as looking after going, is not counted, so its rules have no count of their own. */
static void
emit_action_history (LeafEmit *emit, const LeafNode *node, guint32 cell)
{
  const LeafHistory *history = node->HISTORY.repeated != NULL ? &node->HISTORY.repeated->history : NULL;
  LeafLabel other = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  if (history == NULL) {
    leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, (gint32) cell + LEAF_PAST_DONE);
    return;
  }
  leaf_emit_branch (emit, node->HISTORY.condition, FALSE, &other);
  if (!history->is_turns) {
    leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, (gint32) cell + LEAF_PAST_NOW);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &other);
  }
  emit_occasions (emit, history, cell + (history->is_turns ? LEAF_PAST_TURNS : LEAF_PAST_TIMES), 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &other);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &end);
}

/* Testing a state records it: it may begin, which counts as one more time, or end. Turns are added to the count when
 * they end, so in the present and past tenses the current turn adds one. */
static void
emit_state_history (LeafEmit *emit, const LeafNode *node, guint32 cell)
{
  const LeafHistory *history = node->HISTORY.repeated != NULL ? &node->HISTORY.repeated->history : NULL;
  gboolean turns = history != NULL && history->is_turns;
  guint32 times_now = cell + (turns ? LEAF_PAST_TURNS : LEAF_PAST_TIMES);
  guint32 times_before = cell + (turns ? LEAF_PAST_TURNS_BEFORE : LEAF_PAST_TIMES_BEFORE);

  if (node->HISTORY.tense == LEAF_TENSE_PAST) {
    leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, (gint32) cell + LEAF_PAST_BEFORE);
    if (history != NULL)
      emit_occasions_if (emit, history, times_before, turns);
    return;
  }
  if (node->HISTORY.tense != LEAF_TENSE_PAST_PERFECT) {
    leaf_emit_value (emit, node->HISTORY.condition);
    leaf_emit_op (emit, LEAF_OP_NOTE_PAST, 0, (gint32) cell);
    if (node->HISTORY.tense == 0) {
      emit_occasions_if (emit, history, times_now, turns);
      return;
    }
    leaf_emit_op (emit, LEAF_OP_POP, 0, 0);
  }
  times_now = node->HISTORY.tense == LEAF_TENSE_PAST_PERFECT ? times_before : times_now;
  if (history != NULL)
    emit_occasions (emit, history, times_now, 0);
  else
    emit_count_test (emit, times_now, 0, LEAF_COMPARE_GREATER, 0);
}

void
leaf_emit_history (LeafEmit *emit, const LeafNode *node)
{
  guint32 cell = node->HISTORY.cell;
  const LeafNode *noun = changing_noun (node);

  if (noun != NULL) {
    emit_done_to (emit, node, noun);
    return;
  }
  history_row (emit, node->HISTORY.condition, cell);
  if (node->HISTORY.condition->op == LEAF_NODE_IS_ACTION)
    emit_action_history (emit, node, cell);
  else
    emit_state_history (emit, node, cell);
}
