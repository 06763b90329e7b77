/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-conditions.c: conditions -> jumps.
 *
 * A condition is emitted as a branch ("go there when it is so / not so"), which gives `and`, `or` and `not` for nothing; a
 * truth state on the stack is made from a branch only where a value is wanted. */
#include "leaf-emit.h"

/* Pushes a truth with one op, then jumps. */
static void
jump_on (LeafEmit *emit, gboolean when, LeafLabel *to)
{
  leaf_emit_jump (emit, when ? LEAF_OP_JUMP_TRUE : LEAF_OP_JUMP_FALSE, to);
}

/* `fail` was jumped to where the condition does not hold; falls through where it does.  (Where that is what was asked for, it
 * was jumped to the place itself.) */
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
  /* "all_when" is TRUE for and: every argument must be so; for or it is the same with both senses turned. */
  LeafLabel past = LEAF_LABEL_INIT;

  for (guint32 i = 0; i < node->n; i++) {
    gboolean last = i + 1 == node->n;
    if (when == all_when)
      leaf_emit_branch (emit, node->args[i], last ? when : !when, last ? to : &past);
    else
      leaf_emit_branch (emit, node->args[i], when, to);
  }
  leaf_emit_label (emit, &past);
}

static void
unless_sentence (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  guint32 slot;

  if (node->n > 0 && node->args[0] != NULL) {
    if (node->args[0]->op == LEAF_NODE_SLOT)
      slot = (guint32) node->args[0]->number;
    else {
      slot = leaf_emit_temp (emit);
      leaf_emit_value (emit, node->args[0]);
      leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    }
    if (node->clause != NULL)
      leaf_emit_unless_clause (emit, node->clause, slot, fail);
    return;
  }
  leaf_emit_unless_some (emit, node->description, node->clause, fail);
}

static void
unless_matches (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  guint32 slot = leaf_emit_temp (emit);
  leaf_emit_value (emit, node->args[0]);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  leaf_emit_unless_described (emit, node->description, slot, fail);
}

static void
unless_going_on (LeafEmit *emit, const LeafNode *node, LeafLabel *fail)
{
  leaf_emit_value (emit, node->args[0]);
  leaf_emit_op (emit, LEAF_OP_GOING_ON, 0, node->description != NULL);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  if (node->description != NULL) {
    guint32 slot = leaf_emit_temp (emit);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    leaf_emit_unless_described (emit, node->description, slot, fail);
  }
}

static void
emit_entry_exists (LeafEmit *emit, const LeafNode *entry)
{
  if (entry->op == LEAF_NODE_TABLE_CORRESPONDING)
    leaf_emit_corresponding_row (emit, entry);
  else
    leaf_emit_row (emit, entry);
  leaf_emit_op (emit, LEAF_OP_TABLE_HAS, 0, entry->number);
}

/* "if R relates X to Y": of a relation that is named here its own test; of one that is told as the play goes, whichever it is. */
static void
emit_relates (LeafEmit *emit, const LeafNode *node)
{
  gboolean is_named = node->args[0]->op == LEAF_NODE_CONSTANT;

  leaf_emit_arguments (emit, node, is_named ? 1 : 0);
  if (is_named)
    leaf_emit_relation_test (emit, LEAF_ID (LeafRelationId, (guint32) node->args[0]->value.bits));
  else
    leaf_emit_native (emit, "relation-relates", 3);
}

/* By the number of a SCENE_IS node, from 1. */
static const char *const scene_natives[]
    = { "scene-happening", "scene-has-happened", "scene-has-ended", "scene-just-began", "scene-just-ended" };

/* Conditions that push a truth directly. */
static gboolean
emit_simple (LeafEmit *emit, const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_COMPARE:
    leaf_emit_value (emit, node->args[0]);
    leaf_emit_value (emit, node->args[1]);
    leaf_emit_op (emit, LEAF_OP_COMPARE, (guint) node->number, 0);
    return TRUE;
  case LEAF_NODE_CHANCE:
    leaf_emit_value (emit, node->args[0]);
    leaf_emit_value (emit, node->args[1]);
    leaf_emit_op (emit, LEAF_OP_CHANCE, 0, 0);
    return TRUE;
  case LEAF_NODE_RULE_SUCCEEDED: leaf_emit_op (emit, LEAF_OP_SUCCEEDED, (guint) node->number, 0); return TRUE;
  case LEAF_NODE_SCENE_IS:
    leaf_emit_value (emit, node->args[0]);
    leaf_emit_native (emit, scene_natives[CLAMP (node->number, 1, 5) - 1], 1);
    return TRUE;
  case LEAF_NODE_LISTED_IN:
    if (node->number == 0) {
      leaf_emit_value (emit, node->args[1]);
      leaf_emit_value (emit, node->args[0]);
      leaf_emit_op (emit, LEAF_OP_LIST_HAS, 0, 0);
    } else {
      leaf_emit_find_in (emit, node->args[1]);
      leaf_emit_value (emit, node->args[0]);
      leaf_emit_found (emit, node->number);
    }
    return TRUE;
  case LEAF_NODE_OPTION_GIVEN: leaf_emit_op (emit, LEAF_OP_OPTION, 0, node->number); return TRUE;
  case LEAF_NODE_ACTIVITY: /* its for stage, as a condition: was it handled? */
    leaf_emit_statement (emit, node);
    leaf_emit_op (emit, LEAF_OP_HANDLED, 0, 0);
    return TRUE;
  case LEAF_NODE_ENTRY_EXISTS: emit_entry_exists (emit, node->args[0]); return TRUE;
  case LEAF_NODE_RELATES: emit_relates (emit, node); return TRUE;
  case LEAF_NODE_PROVIDES:
    leaf_emit_value (emit, node->args[0]);
    leaf_emit_op (emit, LEAF_OP_PROVIDES, 0, node->number);
    return TRUE;
  case LEAF_NODE_TEXT_MATCHES:
    leaf_emit_value (emit, node->args[0]);
    leaf_emit_value (emit, node->args[1]);
    leaf_emit_native (emit, "snippet-matches", 2);
    return TRUE;
  case LEAF_NODE_HISTORY: leaf_emit_history (emit, node); return TRUE;
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST: leaf_emit_value (emit, node); return TRUE;
  case LEAF_NODE_NATIVE:
    leaf_emit_arguments (emit, node, 0);
    leaf_emit_native (emit, node->text, node->n);
    return TRUE;
  case LEAF_NODE_CONSTANT:
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_CALL_VALUE:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_PRODUCED: leaf_emit_value (emit, node); return TRUE;
  default: return FALSE;
  }
}

static void
branch_action (LeafEmit *emit, const LeafNode *node, gboolean when, LeafLabel *to)
{
  guint32 outer = emit->action;

  emit->action = 0;
  if (node->n > 0) {
    guint32 slot = leaf_emit_temp (emit);
    leaf_emit_value (emit, node->args[0]);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
    emit->action = slot + 1;
  }
  leaf_emit_branch (emit, leaf_pattern_condition (emit->build, node->pattern, TRUE), when, to);
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
  case LEAF_NODE_NOT: leaf_emit_branch (emit, node->args[0], !when, to); break;
  case LEAF_NODE_MATCHES:
    unless_matches (emit, node, unless);
    end_branch (emit, &fail, when, to);
    break;
  case LEAF_NODE_EXISTS:
    leaf_emit_unless_some (emit, node->description, NULL, unless);
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
  default:
    if (!emit_simple (emit, node))
      leaf_emit_truth (emit, FALSE);
    jump_on (emit, when, to);
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
