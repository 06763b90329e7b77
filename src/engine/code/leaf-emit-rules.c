/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-rules.c: a rule -> its changes, its clauses one by one, its body.
 *
 *   [changes: a "does nothing" or a substitution that bites ends it here]
 *   [clause 0] CLAUSE 0   [clause 1] CLAUSE 1 ...     false: it does not apply
 *   APPLIES
 *   [body]
 *   RULE_END
 *
 * Each clause leaves a truth for its own CLAUSE instruction and remembers its words, so that "why did this rule not run?"
 * can be answered clause by clause. */
#include "leaf-emit.h"

static void
emit_change (LeafEmit *emit, const LeafNode *change)
{
  LeafLabel past = LEAF_LABEL_INIT;

  emit->wording = change->wording;
  if (change->CHANGED.condition != NULL)
    leaf_emit_branch (emit, change->CHANGED.condition, change->CHANGED.is_unless, &past);
  leaf_emit_op (emit, LEAF_OP_CHANGED, LEAF_IS (change->CHANGED.stand_in), (gint32) change->CHANGED.stand_in.ix);
  leaf_emit_label (emit, &past);
}

static void
emit_clause (LeafEmit *emit, const LeafNode *clause, guint32 number)
{
  LeafCode *code = emit->build->code;
  LeafChunkClause row = { .wording = clause->wording, .unsaid = clause->unsaid, .first = code->instructions.n - emit->first };

  emit->wording = clause->wording;
  leaf_node_assert_sound (clause);
  leaf_emit_condition (emit, clause);
  leaf_emit_op (emit, LEAF_OP_CLAUSE, number, 0);
  row.end = code->instructions.n - emit->first;
  leaf_index_set (&code->chunk_clauses, ((guint64) emit->chunk.ix << 16) | (number + 1), leaf_table_push (&code->clauses, &row));
}

void
leaf_emit_rule (LeafEmit *emit, LeafRuleId rule, GArray **locals)
{
  LeafBuild *build = emit->build;
  LeafNode *body = leaf_rule_body (build, rule, &emit->n_slots, locals);
  LeafWording preamble = LEAF_RULE (build, rule)->wording;
  g_autoptr (GPtrArray) changes = leaf_rule_changes (build, rule);
  g_autoptr (GPtrArray) clauses = leaf_rule_clauses (build, rule);
  guint32 n_clauses = clauses != NULL ? clauses->len : 0;

  /* clauses may have named more slots since the body was read */
  emit->n_slots = MAX (emit->n_slots, LEAF_RULE (build, rule)->n_slots);
  for (guint i = 0; changes != NULL && i < changes->len; i++)
    emit_change (emit, g_ptr_array_index (changes, i));
  for (guint i = 0; i < n_clauses; i++)
    emit_clause (emit, g_ptr_array_index (clauses, i), i);
  LEAF_CHUNK (build, emit->chunk)->n_clauses = n_clauses;
  emit->wording = preamble;
  leaf_emit_op (emit, LEAF_OP_APPLIES, 0, 0);
  leaf_node_assert_sound (body);
  leaf_emit_statement (emit, body);
  emit->wording = preamble;
  leaf_emit_op (emit, LEAF_OP_RULE_END, 0, 0);
}

/* --- the past ----------------------------------------------------------------------------------------------------------------- */

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

/* counter op n -> truth */
static void
emit_count_test (LeafEmit *emit, gint32 counter, LeafComparison comparison, gint32 n, gint32 noted)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, counter);
  if (noted != 0) {
    leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, noted);
    leaf_emit_op (emit, LEAF_OP_NOT, 0, 0);
    leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, LEAF_KIND_NUMBER);
  }
  leaf_emit_number (emit, n);
  leaf_emit_op (emit, LEAF_OP_COMPARE, comparison, 0);
}

/* A state that holds and was not yet noted began this turn: that is a time more.  And in its third turn two are over: turns are
 * counted when they end. */
static void
emit_occasions (LeafEmit *emit, const LeafHistory *history, gboolean is_action)
{
  static const LeafComparison comparisons[]
      = { LEAF_COMPARE_EQUAL,   LEAF_COMPARE_EQUAL,    LEAF_COMPARE_AT_LEAST, LEAF_COMPARE_LESS,
          LEAF_COMPARE_AT_MOST, LEAF_COMPARE_AT_LEAST, LEAF_COMPARE_GREATER };
  gint32 counter = (gint32) history->cell + (history->is_turns ? 3 : 2);
  gint32 noted = is_action || history->is_turns ? 0 : (gint32) history->cell;
  gint32 turns_before = history->is_turns && !is_action && history->is_ordinal;
  LeafLabel no = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  if (history->sort != LEAF_HISTORY_FROM_TO) {
    emit_count_test (emit, counter, comparisons[history->sort], history->n - turns_before, noted);
    return;
  }
  emit_count_test (emit, counter, LEAF_COMPARE_AT_LEAST, history->n - turns_before, noted);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &no);
  emit_count_test (emit, counter, LEAF_COMPARE_AT_MOST, history->m - turns_before, noted);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &no);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &end);
}

/* The four cells of a past condition: holds now, held when the turn began, times, turns on end.  Something counted on its
 * nth occasion must hold now too. */
void
leaf_emit_history (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel settled = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;
  guint32 cell = node->HISTORY.tense == 0 ? node->HISTORY.repeated->history.cell : node->HISTORY.cell;

  history_row (emit, node->HISTORY.condition, cell);
  switch (node->HISTORY.tense) {
  case 0:
    leaf_emit_branch (emit, node->HISTORY.condition, FALSE, &settled);
    emit_occasions (emit, &node->HISTORY.repeated->history, node->HISTORY.condition->op == LEAF_NODE_IS_ACTION);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &settled);
    leaf_emit_truth (emit, FALSE);
    leaf_emit_label (emit, &end);
    break;
  case LEAF_TENSE_PAST: leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, (gint32) cell + 1); break;
  case LEAF_TENSE_PAST_PERFECT: emit_count_test (emit, (gint32) cell + 2, LEAF_COMPARE_GREATER, 0, 0); break;
  default: /* has been so: now, or at some time before */
    leaf_emit_branch (emit, node->HISTORY.condition, TRUE, &settled);
    emit_count_test (emit, (gint32) cell + 2, LEAF_COMPARE_GREATER, 0, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &settled);
    leaf_emit_truth (emit, TRUE);
    leaf_emit_label (emit, &end);
  }
}
