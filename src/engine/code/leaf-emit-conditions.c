/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-conditions.c: conditions -> jumps.
 *
 * A condition is emitted as a branch ("jump there if true / if false"), so that `and`, `or` and `not` cost nothing.
 * A branch pushes a truth state only where a value is needed. */
#include "leaf-emit.h"
#include "leaf-node-groups.h"

/* Pushes a truth state with one op, then jumps. */
static void
jump_on (LeafEmit *emit, gboolean when, LeafLabel *to)
{
  leaf_emit_jump (emit, when ? LEAF_OP_JUMP_TRUE : LEAF_OP_JUMP_FALSE, to);
}

/* Ends a branch whose parts jump to `fail` when the condition is false, and fall through when it is true. (If the
 * branch is for a false condition, `fail` is `to` itself.) */
static void
end_branch (LeafEmit *emit, LeafLabel *fail, gboolean when, LeafLabel *to)
{
  if (!when)
    return;
  leaf_emit_jump (emit, LEAF_OP_JUMP, to);
  leaf_emit_label (emit, fail);
}

static void
branch_all (LeafEmit *emit, const LeafNode *node, gboolean all_when, gboolean when, LeafLabel *to)
{
  /* `all_when` is TRUE for "and": every operand must be true. "or" is the same with both senses inverted. */
  LeafLabel past = LEAF_LABEL_INIT;
  guint32 n = leaf_node_n_operands (node);

  for (guint32 i = 0; i < n; i++) {
    gboolean last = i + 1 == n;
    if (when == all_when)
      leaf_emit_branch (emit, leaf_node_operand (node, i), last ? when : !when, last ? to : &past);
    else
      leaf_emit_branch (emit, leaf_node_operand (node, i), when, to);
  }
  leaf_emit_label (emit, &past);
}

static void
unless_sentence (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  const LeafNode *subject = node->SENTENCE.subject;
  guint32 slot;

  if (subject != NULL) {
    if (subject->op == LEAF_NODE_SLOT)
      slot = subject->SLOT.slot;
    else {
      slot = leaf_emit_temp (emit);
      leaf_emit_value (emit, subject);
      leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    }
    emit->subject = subject;
    emit->subject_slot = slot;
    leaf_emit_unless_clause (emit, node->SENTENCE.predicate, slot, fail);
    emit->subject = NULL;
    return;
  }
  leaf_emit_unless_some (emit, node->SENTENCE.described, node->SENTENCE.predicate, fail);
}

static void
unless_matches (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  guint32 slot = leaf_emit_temp (emit);
  leaf_emit_value (emit, node->MATCHES.subject);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  leaf_emit_unless_described (emit, node->MATCHES.described, slot, fail);
}

static void
unless_without_verb (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  const LeafDescription *described = node->WITHOUT_VERB.described;
  guint32 slot;

  if (!leaf_kind_is_object (emit->build, described->exact->kind))
    return;
  slot = leaf_emit_temp (emit);
  leaf_emit_value (emit, node->WITHOUT_VERB.subject);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  leaf_emit_unless_described (emit, described, slot, fail);
}

static void
unless_going_on (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  leaf_emit_value (emit, node->ACTIVITY_GOING_ON.activity);
  leaf_emit_op (emit, LEAF_OP_GOING_ON, 0, node->ACTIVITY_GOING_ON.operand != NULL);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  if (node->ACTIVITY_GOING_ON.operand != NULL) {
    guint32 slot = leaf_emit_temp (emit);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    leaf_emit_unless_described (emit, node->ACTIVITY_GOING_ON.operand, slot, fail);
  }
}

static void
emit_entry_exists (LeafEmit *emit, const LeafNode *entry)
{
  LeafColumnId column;

  if (entry->op == LEAF_NODE_TABLE_CORRESPONDING) {
    leaf_emit_corresponding_row (emit, entry, FALSE);
    column = entry->TABLE_CORRESPONDING.column;
  } else {
    leaf_emit_row (emit, entry);
    column = entry->TABLE_ENTRY.column;
  }
  leaf_emit_op (emit, LEAF_OP_TABLE_HAS, 0, (gint32) column.ix);
}

/* "if R relates X to Y": if the relation is named here, its own test; otherwise a test that finds the relation at run
 * time. */
static void
emit_relates (LeafEmit *emit, const LeafNode *node)
{
  gboolean is_named = node->RELATES.relation->op == LEAF_NODE_CONSTANT;

  leaf_emit_arguments (emit, node, is_named ? 1 : 0);
  if (is_named)
    leaf_emit_relation_test (emit, LEAF_ID (LeafRelationId, (guint32) node->RELATES.relation->CONSTANT.value.bits));
  else
    leaf_emit_native (emit, LEAF_NATIVE_relation_relates, 3);
}

static const LeafNative scene_natives[] = {
  [LEAF_SCENE_IS_HAPPENING] = LEAF_NATIVE_scene_happening, [LEAF_SCENE_HAS_HAPPENED] = LEAF_NATIVE_scene_has_happened,
  [LEAF_SCENE_HAS_ENDED] = LEAF_NATIVE_scene_has_ended,    [LEAF_SCENE_BEGINS_NOW] = LEAF_NATIVE_scene_just_began,
  [LEAF_SCENE_ENDS_NOW] = LEAF_NATIVE_scene_just_ended,
};

/* Conditions that push a truth state directly. */
static gboolean
emit_simple (LeafEmit *emit, const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_COMPARE:
    leaf_emit_value (emit, node->COMPARE.left);
    leaf_emit_value (emit, node->COMPARE.right);
    leaf_emit_op (emit, LEAF_OP_COMPARE, node->COMPARE.comparison, 0);
    return TRUE;
  case LEAF_NODE_CHANCE:
    leaf_emit_value (emit, node->CHANCE.chances);
    leaf_emit_value (emit, node->CHANCE.among);
    leaf_emit_op (emit, LEAF_OP_CHANCE, 0, 0);
    return TRUE;
  case LEAF_NODE_RULE_SUCCEEDED: leaf_emit_op (emit, LEAF_OP_SUCCEEDED, node->RULE_SUCCEEDED.how, 0); return TRUE;
  case LEAF_NODE_SCENE_IS:
    leaf_emit_value (emit, node->SCENE_IS.scene);
    leaf_emit_native (emit, scene_natives[node->SCENE_IS.how], 1);
    return TRUE;
  case LEAF_NODE_LISTED_IN:
    if (!LEAF_IS (node->LISTED_IN.column)) {
      leaf_emit_value (emit, node->LISTED_IN.where);
      leaf_emit_sought (emit, node->LISTED_IN.value);
      leaf_emit_op (emit, LEAF_OP_LIST_HAS, 0, 0);
    } else {
      leaf_emit_find_in (emit, node->LISTED_IN.where);
      leaf_emit_sought (emit, node->LISTED_IN.value);
      leaf_emit_found (emit, (gint32) node->LISTED_IN.column.ix);
    }
    return TRUE;
  case LEAF_NODE_OPTION_GIVEN: leaf_emit_op (emit, LEAF_OP_OPTION, 0, (gint32) node->OPTION_GIVEN.option); return TRUE;
  case LEAF_NODE_ACTIVITY: /* the "for" stage as a condition: did a rule handle it? */
    leaf_emit_statement (emit, node);
    leaf_emit_op (emit, LEAF_OP_HANDLED, 0, 0);
    return TRUE;
  case LEAF_NODE_ENTRY_EXISTS: emit_entry_exists (emit, node->ENTRY_EXISTS.entry); return TRUE;
  case LEAF_NODE_RELATES: emit_relates (emit, node); return TRUE;
  case LEAF_NODE_PROVIDES:
    leaf_emit_value (emit, node->PROVIDES.object);
    leaf_emit_op (emit, LEAF_OP_PROVIDES, 0, (gint32) node->PROVIDES.property.ix);
    return TRUE;
  case LEAF_NODE_HISTORY: leaf_emit_history (emit, node); return TRUE;
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST: leaf_emit_value (emit, node); return TRUE;
  case LEAF_NODE_NATIVE: leaf_emit_native_node (emit, node); return TRUE;
  case LEAF_NODE_CONSTANT:
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_DESCRIBED_BY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_PRODUCED: leaf_emit_value (emit, node); return TRUE;
  /* leaf_emit_branch handles these */
  case LEAF_NODE_AND:
  case LEAF_NODE_OR:
  case LEAF_NODE_NOT:
  case LEAF_NODE_MATCHES:
  case LEAF_NODE_WITHOUT_VERB:
  case LEAF_NODE_EXISTS:
  case LEAF_NODE_SENTENCE:
  case LEAF_NODE_IS_ACTION:
  case LEAF_NODE_ACTIVITY_GOING_ON: return FALSE;
  /* values that are not truth states, and statements: no reader takes one for a condition */
  case LEAF_NODE_NONE:
  case LEAF_NODE_TEXT:
  case LEAF_NODE_ARITHMETIC:
  case LEAF_NODE_CONVERT:
  case LEAF_NODE_LIST:
  case LEAF_NODE_ACTION:
  case LEAF_NODE_DESCRIPTION:
  case LEAF_NODE_COUNT:
  case LEAF_NODE_LIST_OF:
  case LEAF_NODE_RANDOM:
  case LEAF_NODE_TOTAL:
  case LEAF_NODE_EXTREME:
  case LEAF_NODE_RELATED:
  case LEAF_NODE_TABLE_ROWS:
  case LEAF_NODE_OUTCOME_OF_RULEBOOK:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_PARAMETER:
  case LEAF_NODE_SELF:
  case LEAF_NODE_ACTION_PART:
  case LEAF_NODE_BLOCK:
  case LEAF_NODE_LET:
  case LEAF_NODE_ASSIGN:
  case LEAF_NODE_CHANGE:
  case LEAF_NODE_NOW_ADJECTIVE:
  case LEAF_NODE_NOW_RELATION:
  case LEAF_NODE_NOW_EVERY:
  case LEAF_NODE_IF:
  case LEAF_NODE_SWITCH:
  case LEAF_NODE_WHILE:
  case LEAF_NODE_REPEAT_COUNT:
  case LEAF_NODE_REPEAT_THROUGH:
  case LEAF_NODE_REPEAT_LIST:
  case LEAF_NODE_REPEAT_TABLE:
  case LEAF_NODE_CHOOSE_ROW:
  case LEAF_NODE_BLANK_OUT:
  case LEAF_NODE_BREAK:
  case LEAF_NODE_NEXT:
  case LEAF_NODE_RETURN:
  case LEAF_NODE_SAY:
  case LEAF_NODE_SAY_LITERAL:
  case LEAF_NODE_SAY_VALUE:
  case LEAF_NODE_SAY_VERB:
  case LEAF_NODE_SAY_ONE_OF:
  case LEAF_NODE_SAY_FIRST_TIME:
  case LEAF_NODE_TRY:
  case LEAF_NODE_FOLLOW:
  case LEAF_NODE_DECIDE:
  case LEAF_NODE_FAULT:
  case LEAF_NODE_OPS: break;
  }
  leaf_emit_truth (emit, FALSE);
  g_return_val_if_reached (TRUE);
}

static void
branch_action (LeafEmit *emit, const LeafNode *node, gboolean when, LeafLabel *to)
{
  guint32 outer = emit->action;

  emit->action = 0;
  if (node->IS_ACTION.action != NULL) {
    guint32 slot = leaf_emit_temp (emit);
    leaf_emit_value (emit, node->IS_ACTION.action);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    emit->action = slot + 1;
  }
  leaf_emit_branch (emit, leaf_pattern_condition (emit->build, node->IS_ACTION.pattern, TRUE), when, to);
  emit->action = outer;
}

void
leaf_emit_branch (LeafEmit *emit, const LeafNode *node, gboolean when, LeafLabel *to)
{
  LeafWording outer = emit->wording;
  LeafLabel fail = LEAF_LABEL_INIT;
  LeafLabel *unless = when ? &fail : to;

  if (!leaf_wording_empty (node->wording))
    emit->wording = node->wording;
  switch (node->op) {
  case LEAF_NODE_AND: branch_all (emit, node, TRUE, when, to); break;
  case LEAF_NODE_OR: branch_all (emit, node, FALSE, when, to); break;
  case LEAF_NODE_NOT: leaf_emit_branch (emit, node->NOT.condition, !when, to); break;
  case LEAF_NODE_MATCHES:
    unless_matches (emit, node, unless);
    end_branch (emit, &fail, when, to);
    break;
  case LEAF_NODE_WITHOUT_VERB:
    unless_without_verb (emit, node, unless);
    end_branch (emit, &fail, when, to);
    break;
  case LEAF_NODE_EXISTS:
    leaf_emit_unless_some (emit, node->EXISTS.described, NULL, unless);
    end_branch (emit, &fail, when, to);
    break;
  case LEAF_NODE_SENTENCE:
    unless_sentence (emit, node, unless);
    end_branch (emit, &fail, when, to);
    break;
  case LEAF_NODE_IS_ACTION: branch_action (emit, node, when, to); break;
  case LEAF_NODE_ACTIVITY_GOING_ON:
    unless_going_on (emit, node, unless);
    end_branch (emit, &fail, when, to);
    break;
  case LEAF_NODE_COMPARE:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANCE:
  case LEAF_NODE_RULE_SUCCEEDED:
  case LEAF_NODE_SCENE_IS:
  case LEAF_NODE_OPTION_GIVEN:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_VALUE_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: emit_simple (emit, node); jump_on (emit, when, to);
  }
  emit->wording = outer;
}

void
leaf_emit_condition (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel no = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  if (emit_simple (emit, node))
    return;
  leaf_emit_branch (emit, node, FALSE, &no);
  leaf_emit_truth (emit, TRUE);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &no);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &end);
}
