/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-patterns.c: action patterns -> tests of the action being processed.
 *
 * In a rule's preamble each part is a clause of its own, so that the debugger can say which of them held; in a condition
 * ("if we are taking something") the parts run on. */
#include "leaf-emit.h"

enum { PART_ACTION, PART_ACTOR, PART_NOUN, PART_SECOND, PART_IS_REQUEST };

/* In a rule, what jumped to `fail` makes the clause false; elsewhere it is the caller's own label and nothing is done. */
void
leaf_emit_clause (LeafEmit *emit, LeafWording wording, LeafLabel *fail)
{
  LeafCode *code = emit->build->code;
  LeafLabel go = LEAF_LABEL_INIT;
  LeafChunkClause clause = { .wording = wording };
  guint32 row;

  if (!emit->is_rule || fail->jumps == NULL)
    return;
  leaf_emit_truth (emit, TRUE);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &go);
  leaf_emit_label (emit, fail);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_label (emit, &go);
  clause.first = emit->clause_first;
  clause.end = code->instructions.n - emit->first;
  leaf_emit_op (emit, LEAF_OP_CLAUSE, emit->clause, 0);
  row = leaf_table_push (&code->clauses, &clause);
  leaf_index_set (&code->chunk_clauses, ((guint64) emit->chunk.ix << 16) | emit->clause, row);
  emit->clause++;
  emit->clause_first = code->instructions.n - emit->first;
  fail->target = G_MAXUINT32;
}

static guint32
part_in_slot (LeafEmit *emit, guint part)
{
  guint32 slot = leaf_emit_temp (emit);
  leaf_emit_op (emit, LEAF_OP_ACTION_PART, part, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  return slot;
}

/* --- who ------------------------------------------------------------------------------------------------------------------- */

static void
unless_actor (LeafEmit *emit, const LeafActionPattern *pattern, LeafLabel *fail)
{
  leaf_emit_op (emit, LEAF_OP_ACTION_PART, PART_IS_REQUEST, 0);
  leaf_emit_jump (emit, pattern->is_request ? LEAF_OP_JUMP_FALSE : LEAF_OP_JUMP_TRUE, fail);
  if (pattern->is_any_actor && pattern->actor == NULL)
    return;
  if (pattern->actor != NULL) {
    leaf_emit_unless_described (emit, pattern->actor, part_in_slot (emit, PART_ACTOR), fail);
    return;
  }
  leaf_emit_op (emit, LEAF_OP_ACTION_PART, PART_ACTOR, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_CELL, 0, (gint32) emit->build->code->player);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
}

/* --- what ------------------------------------------------------------------------------------------------------------------ */

static void
unless_action (LeafEmit *emit, const LeafActionPattern *pattern, LeafLabel *fail)
{
  LeafLabel found = LEAF_LABEL_INIT;

  if (pattern->n_items == 0)
    return;
  for (guint32 i = 0; i < pattern->n_items; i++) {
    const LeafActionItem *item = &pattern->items[i];
    if (item->kind_of_action != 0) {
      LeafKindOfAction kind = *LEAF_ROW (&emit->build->rules->kinds_of_action, LeafKindOfAction, item->kind_of_action);
      for (guint32 j = 0; j < kind.n_patterns; j++) {
        LeafLabel next = LEAF_LABEL_INIT;
        gboolean was_rule = emit->is_rule;
        emit->is_rule = FALSE;
        leaf_emit_pattern (emit, kind.patterns[j], TRUE, &next);
        emit->is_rule = was_rule;
        leaf_emit_jump (emit, LEAF_OP_JUMP, &found);
        leaf_emit_label (emit, &next);
      }
    } else {
      leaf_emit_op (emit, LEAF_OP_ACTION_PART, PART_ACTION, 0);
      leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_ACTION_NAME, (gint32) item->action.ix);
      leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
      leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &found);
    }
  }
  if (pattern->is_excluding) {
    LeafLabel past = LEAF_LABEL_INIT;
    leaf_emit_jump (emit, LEAF_OP_JUMP, &past);
    leaf_emit_label (emit, &found);
    leaf_emit_jump (emit, LEAF_OP_JUMP, fail);
    leaf_emit_label (emit, &past);
  } else {
    leaf_emit_jump (emit, LEAF_OP_JUMP, fail);
    leaf_emit_label (emit, &found);
  }
}

static void
unless_noun (LeafEmit *emit, const LeafDescription *noun, guint part, LeafLabel *fail)
{
  if (noun != NULL)
    leaf_emit_unless_described (emit, noun, part_in_slot (emit, part), fail);
}

/* --- where ----------------------------------------------------------------------------------------------------------------- */

static void
region_test (LeafEmit *emit, guint32 region, LeafLabel *fail, gpointer data)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, *(guint32 *) data, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, region, 0);
  leaf_emit_native (emit, "room-in-region", 2);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
}

/* The room in `slot` is as described, or lies in a region that is. */
static void
unless_room (LeafEmit *emit, const LeafDescription *place, guint32 slot, LeafLabel *fail)
{
  LeafKindId kind = place->exact != NULL ? place->exact->kind : place->kind;

  if (place->exact != NULL && place->exact->op == LEAF_NODE_CONSTANT && place->exact->value.kind == LEAF_KIND_OBJECT
      && place->exact->value.bits != 0)
    kind = LEAF_INSTANCE (emit->build, LEAF_ID (LeafInstanceId, place->exact->value.bits))->kind;
  if (LEAF_IS (kind) && leaf_kind_conforms (emit->build, kind, LEAF_KIND (REGION)))
    leaf_emit_unless_quantified (emit, place, leaf_emit_temp (emit), region_test, &slot, fail);
  else
    leaf_emit_unless_described (emit, place, slot, fail);
}

static void
unless_in (LeafEmit *emit, const LeafDescription *place, LeafLabel *fail)
{
  guint32 slot = leaf_emit_temp (emit);

  leaf_emit_op (emit, LEAF_OP_ACTION_PART, PART_ACTOR, 0);
  leaf_emit_native (emit, "location-of", 1);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  unless_room (emit, place, slot, fail);
}

static void
company_test (LeafEmit *emit, guint32 slot, LeafLabel *fail, gpointer data)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_ACTION_PART, PART_ACTOR, 0);
  leaf_emit_native (emit, "is-present", 2);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
}

static void
unless_variable (LeafEmit *emit, const LeafActionClause *clause, LeafLabel *fail)
{
  guint32 slot = leaf_emit_temp (emit);

  leaf_emit_op (emit, LEAF_OP_PUSH_SHARED, 0, (gint32) clause->variable.ix);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  unless_room (emit, clause->description, slot, fail);
}

/* Going nowhere, going somewhere: the variable "room gone to". */
static void
unless_destination (LeafEmit *emit, gboolean nowhere, LeafLabel *fail)
{
  LeafTable *variables = &emit->build->world->variables;
  guint32 room_gone_to = 0;

  LEAF_EACH (variables, i) {
    const LeafVariable *variable = LEAF_ROW (variables, LeafVariable, i);
    if (variable->owner == LEAF_OWNER_ACTION && g_strcmp0 (variable->name, "room gone to") == 0)
      room_gone_to = i;
  }
  if (room_gone_to == 0)
    return;
  leaf_emit_op (emit, LEAF_OP_PUSH_SHARED, 0, (gint32) room_gone_to);
  leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_OBJECT, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, nowhere ? LEAF_COMPARE_EQUAL : LEAF_COMPARE_NOT_EQUAL, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
}

/* --- when ------------------------------------------------------------------------------------------------------------------ */

void
leaf_emit_history_test (LeafEmit *emit, const LeafHistory *history, LeafLabel *fail)
{
  static const LeafComparison comparisons[] = { 0, LEAF_COMPARE_EQUAL, LEAF_COMPARE_AT_LEAST, LEAF_COMPARE_LESS, LEAF_COMPARE_AT_MOST,
                                                LEAF_COMPARE_AT_LEAST, LEAF_COMPARE_GREATER };
  gint32 counter = (gint32) history->cell + (history->is_turns ? 3 : 2);

  leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, counter);
  leaf_emit_number (emit, history->n);
  leaf_emit_op (emit, LEAF_OP_COMPARE, comparisons[history->sort], 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  if (history->sort == LEAF_HISTORY_FROM_TO) {
    leaf_emit_op (emit, LEAF_OP_PUSH_EXTRA, 0, counter);
    leaf_emit_number (emit, history->m);
    leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_AT_MOST, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, fail);
  }
}

static void
unless_history (LeafEmit *emit, const LeafActionPattern *pattern, LeafLabel *fail)
{
  LeafCode *code = emit->build->code;

  if (leaf_index_find (&code->history_of, pattern->history.cell) == 0) {
    LeafHistoryRow row = { leaf_generate_later (emit->build, LEAF_PENDING_PATTERN, pattern), pattern->history.cell, TRUE };
    leaf_index_set (&code->history_of, pattern->history.cell, leaf_table_push (&code->histories, &row));
  }
  leaf_emit_history_test (emit, &pattern->history, fail);
}

/* --- the whole -------------------------------------------------------------------------------------------------------------- */

void
leaf_emit_pattern (LeafEmit *emit, const LeafActionPattern *pattern, gboolean with_history, LeafLabel *fail)
{
  LeafLabel own = LEAF_LABEL_INIT;
  LeafLabel *to = emit->is_rule ? &own : fail;
  LeafWording words = pattern->wording;

  unless_action (emit, pattern, to);
  leaf_emit_clause (emit, words, to);
  unless_actor (emit, pattern, to);
  leaf_emit_clause (emit, pattern->actor != NULL ? pattern->actor->wording : words, to);
  unless_noun (emit, pattern->noun, PART_NOUN, to);
  leaf_emit_clause (emit, pattern->noun != NULL ? pattern->noun->wording : words, to);
  unless_noun (emit, pattern->second, PART_SECOND, to);
  leaf_emit_clause (emit, pattern->second != NULL ? pattern->second->wording : words, to);
  if (pattern->place != NULL)
    unless_in (emit, pattern->place, to);
  leaf_emit_clause (emit, pattern->place != NULL ? pattern->place->wording : words, to);
  for (guint32 i = 0; i < pattern->n_clauses; i++) {
    unless_variable (emit, &pattern->clauses[i], to);
    leaf_emit_clause (emit, pattern->clauses[i].wording, to);
  }
  if (pattern->to_nowhere || pattern->to_somewhere)
    unless_destination (emit, pattern->to_nowhere, to);
  leaf_emit_clause (emit, words, to);
  if (pattern->company != NULL)
    leaf_emit_unless_quantified (emit, pattern->company, leaf_emit_temp (emit), company_test, NULL, to);
  leaf_emit_clause (emit, pattern->company != NULL ? pattern->company->wording : words, to);
  if (pattern->when != NULL)
    leaf_emit_branch (emit, pattern->when, FALSE, to);
  leaf_emit_clause (emit, pattern->when_wording, to);
  if (with_history && pattern->history.sort != LEAF_HISTORY_NONE)
    unless_history (emit, pattern, to);
  leaf_emit_clause (emit, pattern->history.wording, to);
}
