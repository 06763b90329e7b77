/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit-statements.c: statement nodes -> code. Each statement begins with a marked instruction, where a step can
 * stop. */
#include "leaf-emit.h"
#include "leaf-node-groups.h"

#include <string.h>

/* --- places ------------------------------------------------------------------------------------------------------- */

/* value on the stack -> assigned to the variable, property or entry */
static void
emit_store (LeafEmit *emit, const LeafNode *place)
{
  guint32 value;

  switch (place->op) {
  case LEAF_NODE_SLOT: leaf_emit_op (emit, LEAF_OP_STORE_SLOT, place->SLOT.slot, 0); return;
  case LEAF_NODE_VARIABLE: {
    const LeafVariable *variable = LEAF_ROW (&emit->build->world->variables, LeafVariable, place->VARIABLE.variable.ix);
    leaf_emit_op (emit, variable->owner == LEAF_OWNER_GLOBAL ? LEAF_OP_STORE_CELL : LEAF_OP_STORE_SHARED, 0,
                  (gint32) place->VARIABLE.variable.ix);
    return;
  }
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODES_WITHOUT_PLACE: /* the reference goes below the value */
    value = leaf_emit_temp (emit);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, value, 0);
    leaf_emit_reference (emit, place);
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, value, 0);
    leaf_emit_op (emit, LEAF_OP_STORE, 0, 0);
  }
}

static gboolean
is_player (const LeafEmit *emit, const LeafNode *node)
{
  return node->op == LEAF_NODE_VARIABLE && node->VARIABLE.variable.ix == emit->build->code->player;
}

/* A list or a stored action is copied for each place that holds it. Values without a block need no copy. */
static void
emit_copy (LeafEmit *emit, LeafKindId kind)
{
  LeafKindId constructor = leaf_kind (emit->build, kind)->constructor;

  if (kind.ix == LEAF_KIND_VALUE || kind.ix == LEAF_KIND_STORED_ACTION || kind.ix == LEAF_KIND_LIST
      || constructor.ix == LEAF_KIND_LIST || constructor.ix == LEAF_KIND_KIND_VARIABLE)
    leaf_emit_op (emit, LEAF_OP_COPY, 0, 0);
}

static void
emit_assign (LeafEmit *emit, const LeafNode *place, const LeafNode *value)
{
  leaf_emit_value (emit, value);
  if (is_player (emit, place)) {
    leaf_emit_op (emit, LEAF_OP_CALL, 0, (gint32) emit->build->code->changes_player);
    return;
  }
  emit_copy (emit, value->kind);
  emit_store (emit, place);
}

/* A relation that a phrase creates has a row like any other. It is emptied each time that it is created, and is in no
 * list of relations. (If the phrase calls itself, both calls share one relation: nothing has needed more so far.) */
static void
emit_local_relation (LeafEmit *emit, const LeafNode *node)
{
  const LeafKind *kind = leaf_kind (emit->build, node->kind);
  guint32 form = node->LET.form;
  LeafRelation row = {
    .name = "anonymous",
    .sort = form & LEAF_LOCAL_RELATION_GROUPS ? LEAF_RELATION_GROUPS : LEAF_RELATION_PAIRS,
    .left = kind->args[0],
    .right = kind->args[1],
    .left_unique = (form & LEAF_LOCAL_RELATION_LEFT_ONE) != 0,
    .right_unique = (form & LEAF_LOCAL_RELATION_RIGHT_ONE) != 0,
    .is_symmetric = (form & LEAF_LOCAL_RELATION_SYMMETRIC) != 0,
  };
  gint32 id = (gint32) leaf_table_push (&emit->build->world->relations, &row);

  leaf_emit_op (emit, LEAF_OP_PUSH, node->kind.ix, id);
  leaf_emit_native (emit, LEAF_NATIVE_relation_clear, 1);
  leaf_emit_op (emit, LEAF_OP_PUSH, node->kind.ix, id);
}

static void
emit_let (LeafEmit *emit, const LeafNode *node)
{
  if (node->LET.value != NULL) {
    leaf_emit_value (emit, node->LET.value);
    emit_copy (emit, node->LET.value->kind);
  } else if (leaf_kind (emit->build, node->kind)->constructor.ix == LEAF_KIND_RELATION) {
    emit_local_relation (emit, node);
  } else {
    leaf_emit_op (emit, LEAF_OP_PUSH_FRESH, 0, (gint32) node->kind.ix);
  }
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, node->LET.slot, 0);
}

static void
emit_change (LeafEmit *emit, const LeafNode *node)
{
  const LeafNode *place = node->CHANGE.place;

  leaf_emit_value (emit, place);
  if (node->CHANGE.amount != NULL)
    leaf_emit_value (emit, node->CHANGE.amount);
  else
    leaf_emit_number (emit, 1);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, node->CHANGE.sign < 0 ? LEAF_ARITHMETIC_MINUS : LEAF_ARITHMETIC_PLUS,
                (gint32) place->kind.ix);
  emit_store (emit, place);
}

/* --- now ---------------------------------------------------------------------------------------------------------- */

static gboolean
make_native (LeafEmit *emit, const LeafAdjectiveMeaning *meaning, LeafKindId kind, gboolean truth, guint32 slot)
{
  LeafNative maker = leaf_adjective_maker (emit->build, meaning, kind, truth);

  if (maker == LEAF_NATIVE_NONE)
    return FALSE;
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_native (emit, maker, 1);
  return TRUE;
}

/* Calls the routine that makes the adjective true or false, with the value and which of the two is wanted. FALSE if the
 * adjective has no such routine for values of the kind. */
static gboolean
make_by_routine (LeafEmit *emit, const LeafAdjectiveMeaning *meaning, LeafKindId kind, gboolean truth, guint32 slot)
{
  const LeafBuild *build = emit->build;
  guint32 n;

  if (meaning->maker == 0
      || (!leaf_kind_conforms (build, kind, meaning->kind)
          && !(leaf_kind_is_object (build, kind) && leaf_kind_is_object (build, meaning->kind))))
    return FALSE;
  n = LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, meaning->maker)->n_parameters;
  for (guint32 i = 0; i < n; i++)
    if (i == 0)
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    else
      leaf_emit_number (emit, i == 1 && truth != meaning->negated);
  leaf_emit_op (emit, LEAF_OP_CALL, 0, (gint32) meaning->maker);
  leaf_emit_op (emit, LEAF_OP_POP, 0, 0);
  return TRUE;
}

static void
now_adjective (LeafEmit *emit, const LeafAdjectiveUse *use, LeafKindId kind, guint32 slot)
{
  const LeafAdjectiveMeaning *meaning;
  gboolean truth = !use->negated;
  guint32 row;

  if (LEAF_IS (use->value)) {
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_value_of (emit, leaf_instance_value (emit->build, use->value));
    leaf_emit_op (emit, LEAF_OP_STORE_PROPERTY, 0, (gint32) use->property.ix);
    return;
  }
  row = LEAF_ROW (&emit->build->world->adjectives, LeafAdjective, use->adjective.ix)->first_meaning;
  for (; row != 0; row = meaning->next) {
    meaning = LEAF_ROW (&emit->build->world->adjective_meanings, LeafAdjectiveMeaning, row);
    if (make_native (emit, meaning, kind, truth, slot) || make_by_routine (emit, meaning, kind, truth, slot))
      return;
    if (meaning->sort != LEAF_ADJECTIVE_PROPERTY)
      continue;
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
    leaf_emit_truth (emit, truth != meaning->negated);
    leaf_emit_op (emit, LEAF_OP_STORE_PROPERTY, 0, (gint32) meaning->property.ix);
    return;
  }
  leaf_emit_op (emit, LEAF_OP_FAULT, 0, LEAF_FAULT_NOT_UNDERSTOOD);
}

static void
emit_now_adjective (LeafEmit *emit, const LeafNode *node)
{
  const LeafNode *object = node->NOW_ADJECTIVE.object;
  guint32 slot = object->op == LEAF_NODE_SLOT ? object->SLOT.slot : leaf_emit_temp (emit);

  if (object->op != LEAF_NODE_SLOT) {
    leaf_emit_value (emit, object);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  }
  for (guint32 i = 0; i < node->NOW_ADJECTIVE.described->n_adjectives; i++)
    now_adjective (emit, &node->NOW_ADJECTIVE.described->adjectives[i], node->NOW_ADJECTIVE.object->kind, slot);
}

/* "Now Bob wears the player" prints no room in the reference. */
static gboolean
moves_things (LeafRelationId relation)
{
  return (leaf_relation_is_of_holding (relation) && !LEAF_SAME (relation, LEAF_BUILT_IN (WEARING)))
         || LEAF_SAME (relation, LEAF_BUILT_IN (HOLDING));
}

/* "Now the player is in the Hall" moves the player as the library's phrase does, and prints the room. For other
 * subjects, the play tests whether they are, or hold, the player. */
static void
emit_now_relation (LeafEmit *emit, const LeafNode *node)
{
  LeafRelationId relation = node->NOW_RELATION.relation;
  const LeafNode *holder = node->NOW_RELATION.left, *item = node->NOW_RELATION.right;
  gboolean may_move_player = moves_things (relation) && node->NOW_RELATION.make;

  if (may_move_player && is_player (emit, item)) {
    leaf_emit_value (emit, item);
    leaf_emit_value (emit, holder);
    leaf_emit_op (emit, LEAF_OP_CALL, 0, (gint32) emit->build->code->moves_player);
    return;
  }
  leaf_emit_value (emit, holder);
  leaf_emit_value (emit, item);
  if (may_move_player) {
    leaf_emit_number (emit, (gint32) relation.ix);
    leaf_emit_native (emit, LEAF_NATIVE_put_in_relation, 3);
  } else {
    leaf_emit_op (emit, LEAF_OP_RELATION_SET, node->NOW_RELATION.make, (gint32) relation.ix);
  }
}

static void
statement_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  leaf_emit_statement (emit, data);
}

/* A loop over objects finds the next match before its body runs for the present one. If the body cannot change what
 * matches, the order makes no difference. Values of other kinds are tested when they are reached. */
static gboolean
looks_ahead (const LeafEmit *emit, const LeafDescription *described)
{
  gboolean is_whole_kind = described->n_adjectives == 0 && described->n_clauses == 0 && described->called == 0;

  return described->exact == NULL && !is_whole_kind
         && leaf_kind_conforms (emit->build, leaf_emit_domain (described), LEAF_KIND (OBJECT));
}

/* The statement that a loop runs for each value in its slot. The loop keeps its position in another slot, because the
 * statement may change its own. */
typedef struct {
  LeafNode *statement;
  guint32 slot;
} OverKind;

static void
over_kind_body (LeafEmit *emit, guint32 slot, gpointer data)
{
  OverKind *over = data;

  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, over->slot, 0);
  leaf_emit_statement (emit, over->statement);
}

static void
copy_slot (LeafEmit *emit, guint32 from, guint32 to)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, from, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, to, 0);
}

/* Can the search for a match print or count something? */
static gboolean
search_shows (const LeafEmit *emit, const LeafDescription *described)
{
  const LeafNode *holder = leaf_emit_holder (emit->build, described);

  return leaf_emit_asks_phrases (emit->build, described)
         || (holder != NULL && (holder->op == LEAF_NODE_CALL || holder->op == LEAF_NODE_CALL_FIRST));
}

/* Changes that the body makes take effect from the second next match on. After the last match the search runs once
 * more, as in the reference; this is visible if a definition prints something. */
static void
emit_over_matches (LeafEmit *emit, const LeafNode *node, LeafLabel *on_next, LeafLabel *on_break)
{
  const LeafDescription *described = node->REPEAT_THROUGH.described;
  guint32 present = leaf_emit_temp (emit), next = leaf_emit_temp (emit);
  guint32 has_present = leaf_emit_temp (emit), has_next = leaf_emit_temp (emit), is_begun = leaf_emit_temp (emit);
  LeafLabel search = LEAF_LABEL_INIT, begun = LEAF_LABEL_INIT, step = LEAF_LABEL_INIT;

  leaf_emit_truth (emit, FALSE);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, has_next, 0);
  leaf_emit_truth (emit, FALSE);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, is_begun, 0);
  leaf_emit_label (emit, &search);
  leaf_emit_next_match (emit, described, next, has_next);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, is_begun, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &begun);
  leaf_emit_truth (emit, TRUE);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, is_begun, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &step);
  leaf_emit_label (emit, &begun);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, has_present, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, on_break);
  copy_slot (emit, present, node->REPEAT_THROUGH.slot);
  if (described->called != 0)
    copy_slot (emit, present, described->called - 1);
  leaf_emit_statement (emit, node->REPEAT_THROUGH.body);
  leaf_emit_label (emit, on_next);
  leaf_emit_label (emit, &step);
  copy_slot (emit, next, present);
  copy_slot (emit, has_next, has_present);
  if (!search_shows (emit, described)) {
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, has_next, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &begun);
  }
  leaf_emit_jump (emit, LEAF_OP_JUMP, &search);
}

/* --- flow --------------------------------------------------------------------------------------------------------- */

static void
emit_if (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel otherwise = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  leaf_emit_branch (emit, node->IF.condition, FALSE, &otherwise);
  leaf_emit_statement (emit, node->IF.then);
  if (node->IF.otherwise != NULL) {
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &otherwise);
    leaf_emit_statement (emit, node->IF.otherwise);
    leaf_emit_label (emit, &end);
  } else {
    leaf_emit_label (emit, &otherwise);
  }
}

static void
emit_switch (LeafEmit *emit, const LeafNode *node)
{
  guint32 value = leaf_emit_temp (emit);
  LeafLabel end = LEAF_LABEL_INIT;

  leaf_emit_value (emit, node->SWITCH.value);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, value, 0);
  for (guint32 i = 0; i + 1 < node->SWITCH.n_cases; i += 2) {
    LeafLabel next = LEAF_LABEL_INIT;
    if (node->SWITCH.cases[i] != NULL) {
      leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, value, 0);
      leaf_emit_value (emit, node->SWITCH.cases[i]);
      leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
      leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &next);
    }
    leaf_emit_statement (emit, node->SWITCH.cases[i + 1]);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &next);
  }
  leaf_emit_label (emit, &end);
}

static void
enter_loop (LeafEmit *emit, LeafLoop *loop, LeafLabel *on_break, LeafLabel *on_next)
{
  *loop = (LeafLoop) { emit->loop, on_break, on_next };
  emit->loop = loop;
}

static void
emit_while (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT, top = LEAF_LABEL_INIT;
  LeafLoop loop;

  enter_loop (emit, &loop, &end, &top);
  leaf_emit_label (emit, &top);
  leaf_emit_branch (emit, node->WHILE.condition, FALSE, &end);
  leaf_emit_statement (emit, node->WHILE.body);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &top);
  leaf_emit_label (emit, &end);
  emit->loop = loop.outer;
}

static void
emit_repeat_count (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT, top = LEAF_LABEL_INIT, next = LEAF_LABEL_INIT;
  guint32 slot = node->REPEAT_COUNT.slot;
  LeafKindId kind = node->REPEAT_COUNT.from->kind;
  LeafLoop loop;

  enter_loop (emit, &loop, &end, &next);
  leaf_emit_value (emit, node->REPEAT_COUNT.from);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  leaf_emit_label (emit, &top);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_value (emit, node->REPEAT_COUNT.to); /* each time, since the limit may change in the loop */
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_AT_MOST, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &end);
  leaf_emit_statement (emit, node->REPEAT_COUNT.body);
  leaf_emit_label (emit, &next);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH, kind.ix, 1);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, (gint32) kind.ix);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, slot, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &top);
  leaf_emit_label (emit, &end);
  emit->loop = loop.outer;
}

static void
emit_repeat_through (LeafEmit *emit, const LeafNode *node)
{
  const LeafDescription *described = node->REPEAT_THROUGH.described;
  OverKind over = { node->REPEAT_THROUGH.body, node->REPEAT_THROUGH.slot };
  LeafLabel end = LEAF_LABEL_INIT, next = LEAF_LABEL_INIT;
  LeafLoop loop;

  enter_loop (emit, &loop, &end, &next);
  if (!looks_ahead (emit, described))
    leaf_emit_each (emit, described, leaf_emit_temp (emit), over_kind_body, &over, &next);
  else
    emit_over_matches (emit, node, &next, &end);
  leaf_emit_label (emit, &end);
  emit->loop = loop.outer;
}

/* A list in a variable is visited while it changes: entries that the body adds are visited, and entries that move up
 * are skipped, as in the reference. Any other list is copied, since the values that it is computed from may change. */
static void
push_list_gone_through (LeafEmit *emit, const LeafNode *list, gboolean is_variable, guint32 slot)
{
  if (is_variable)
    leaf_emit_value (emit, list);
  else
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, slot, 0);
}

static void
emit_repeat_list (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT, top = LEAF_LABEL_INIT, next = LEAF_LABEL_INIT;
  const LeafNode *list = node->REPEAT_LIST.list;
  gboolean is_variable = list->op == LEAF_NODE_SLOT || list->op == LEAF_NODE_VARIABLE;
  guint32 copy = is_variable ? 0 : leaf_emit_temp (emit), index = leaf_emit_temp (emit);
  LeafLoop loop;

  enter_loop (emit, &loop, &end, &next);
  if (!is_variable) {
    leaf_emit_value (emit, list);
    leaf_emit_op (emit, LEAF_OP_COPY, 0, 0);
    leaf_emit_op (emit, LEAF_OP_STORE_SLOT, copy, 0);
  }
  leaf_emit_number (emit, 1);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, index, 0);
  leaf_emit_label (emit, &top);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, index, 0);
  push_list_gone_through (emit, list, is_variable, copy);
  leaf_emit_op (emit, LEAF_OP_LIST_LENGTH, 0, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_AT_MOST, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &end);
  push_list_gone_through (emit, list, is_variable, copy);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, index, 0);
  leaf_emit_op (emit, LEAF_OP_LIST_GET, 0, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, node->REPEAT_LIST.slot, 0);
  leaf_emit_statement (emit, node->REPEAT_LIST.body);
  leaf_emit_label (emit, &next);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, index, 0);
  leaf_emit_number (emit, 1);
  leaf_emit_op (emit, LEAF_OP_ARITHMETIC, LEAF_ARITHMETIC_PLUS, LEAF_KIND_NUMBER);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, index, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &top);
  leaf_emit_label (emit, &end);
  emit->loop = loop.outer;
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

static void
move_slot (LeafEmit *emit, guint32 from, guint32 to)
{
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, from, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, to, 0);
}

/* The row chosen before the loop is chosen again after it. */
static void
emit_repeat_table (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT, top = LEAF_LABEL_INIT;
  guint32 table = leaf_emit_temp (emit), row = leaf_emit_temp (emit);
  guint32 old_table = leaf_emit_temp (emit), old_row = leaf_emit_temp (emit);
  LeafLoop loop;

  leaf_emit_need_chosen (emit);
  enter_loop (emit, &loop, &end, &top);
  move_slot (emit, emit->chosen_table - 1, old_table);
  move_slot (emit, emit->chosen_row - 1, old_row);
  leaf_emit_value (emit, node->REPEAT_TABLE.table);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, table, 0);
  leaf_emit_number (emit, 0);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, row, 0);
  leaf_emit_label (emit, &top);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, table, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, row, 0);
  leaf_emit_op (emit, LEAF_OP_TABLE_NEXT_ROW, node->REPEAT_TABLE.is_reverse, (gint32) node->REPEAT_TABLE.column.ix);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, row, 0);
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, row, 0);
  leaf_emit_number (emit, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_NOT_EQUAL, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &end);
  move_slot (emit, table, emit->chosen_table - 1);
  move_slot (emit, row, emit->chosen_row - 1);
  leaf_emit_statement (emit, node->REPEAT_TABLE.body);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &top);
  leaf_emit_label (emit, &end);
  move_slot (emit, old_table, emit->chosen_table - 1);
  move_slot (emit, old_row, emit->chosen_row - 1);
  emit->loop = loop.outer;
}

static void
emit_choose_row (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel good = LEAF_LABEL_INIT;

  leaf_emit_need_chosen (emit);
  leaf_emit_value (emit, node->CHOOSE_ROW.table);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, emit->chosen_table - 1, 0);
  switch (node->CHOOSE_ROW.how) {
  case LEAF_CHOOSE_NTH: leaf_emit_value (emit, node->CHOOSE_ROW.value); break;
  case LEAF_CHOOSE_BLANK:
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_table - 1, 0);
    leaf_emit_op (emit, LEAF_OP_TABLE_BLANK_ROW, 0, 0);
    break;
  case LEAF_CHOOSE_RANDOM:
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_table - 1, 0);
    leaf_emit_op (emit, LEAF_OP_TABLE_RANDOM_ROW, 0, 0);
    break;
  case LEAF_CHOOSE_WITH:
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_table - 1, 0);
    leaf_emit_sought (emit, node->CHOOSE_ROW.value);
    leaf_emit_op (emit, LEAF_OP_TABLE_FIND, 0, (gint32) node->CHOOSE_ROW.column.ix);
  }
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, emit->chosen_row - 1, 0);
  /* the machine reports what was wrong with the table */
  if (node->CHOOSE_ROW.how == LEAF_CHOOSE_BLANK || node->CHOOSE_ROW.how == LEAF_CHOOSE_RANDOM)
    return;
  leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, emit->chosen_row - 1, 0);
  leaf_emit_number (emit, 0);
  leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_GREATER, 0);
  leaf_emit_jump (emit, LEAF_OP_JUMP_TRUE, &good);
  leaf_emit_op (emit, LEAF_OP_FAULT, 0, LEAF_FAULT_NO_ROW);
  leaf_emit_label (emit, &good);
}

/* An entry, or the chosen row. */
static void
emit_blank_out (LeafEmit *emit, const LeafNode *node)
{
  const LeafNode *entry = node->BLANK_OUT.entry;

  if (entry == NULL) {
    leaf_emit_chosen (emit);
    leaf_emit_op (emit, LEAF_OP_TABLE_CLEAR, 0, 0);
  } else if (entry->op == LEAF_NODE_TABLE_CORRESPONDING) {
    leaf_emit_corresponding_row (emit, entry, TRUE);
    leaf_emit_op (emit, LEAF_OP_TABLE_CLEAR, 0, (gint32) entry->TABLE_CORRESPONDING.column.ix);
  } else {
    leaf_emit_row (emit, entry);
    leaf_emit_op (emit, LEAF_OP_TABLE_CLEAR, 0, (gint32) entry->TABLE_ENTRY.column.ix);
  }
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

/* Ends with . ? or !, perhaps within one quotation mark or bracket (Writing with Inform 5.2). */
static gboolean
ends_a_sentence (const char *text)
{
  gsize length = strlen (text);

  if (length > 1 && strchr ("\"')", text[length - 1]) != NULL)
    length--;
  return length > 0 && strchr (".?!", text[length - 1]) != NULL;
}

/* "To say bold type -- running on": text before such a phrase does not end its line. */
static gboolean
runs_on (LeafEmit *emit, const LeafNode *next)
{
  const LeafPhraseRow *phrase;

  if (next == NULL)
    return FALSE;
  if (next->op == LEAF_NODE_SAY_VERB)
    return TRUE;
  if (next->op == LEAF_NODE_CALL_FIRST)
    next = next->CALL_FIRST.calls[0];
  if (next->op != LEAF_NODE_CALL)
    return FALSE;
  phrase = LEAF_ROW (&emit->build->phrases->phrases, LeafPhraseRow, next->CALL.phrase.ix);
  return leaf_wording_ends (emit->build, phrase->wording, "running on");
}

static void
emit_one_of (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT;
  guint32 which = leaf_emit_temp (emit);

  leaf_emit_number (emit, (gint32) node->SAY_ONE_OF.n_alternatives);
  leaf_emit_op (emit, LEAF_OP_ONE_OF, node->SAY_ONE_OF.ending, (gint32) node->SAY_ONE_OF.cell);
  leaf_emit_op (emit, LEAF_OP_STORE_SLOT, which, 0);
  for (guint32 i = 0; i < node->SAY_ONE_OF.n_alternatives; i++) {
    LeafLabel next = LEAF_LABEL_INIT;
    leaf_emit_op (emit, LEAF_OP_PUSH_SLOT, which, 0);
    leaf_emit_number (emit, (gint32) i);
    leaf_emit_op (emit, LEAF_OP_COMPARE, LEAF_COMPARE_EQUAL, 0);
    leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &next);
    leaf_emit_say_pieces (emit, node->SAY_ONE_OF.alternatives[i]);
    leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
    leaf_emit_label (emit, &next);
  }
  leaf_emit_label (emit, &end);
}

static void
emit_first_time (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel end = LEAF_LABEL_INIT;

  leaf_emit_op (emit, LEAF_OP_FIRST_TIME, 0, (gint32) node->SAY_FIRST_TIME.cell);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &end);
  leaf_emit_say_pieces (emit, node->SAY_FIRST_TIME.pieces);
  leaf_emit_label (emit, &end);
}

/* Does the quoted text, as written, end a sentence? A response ends its line by this, whatever replaced its text. */
static gboolean
ends_as_quoted (LeafEmit *emit, guint32 text)
{
  guint32 word = LEAF_TEXT (emit->build, LEAF_ID (LeafTextId, text))->word;
  g_autofree char *quoted = leaf_wording_dup (emit->build, leaf_wording (word, word + 1));

  quoted[strlen (quoted) - 1] = '\0'; /* the quotation mark */
  return ends_a_sentence (quoted);
}

/* "[title entry]" in a response refers to the row that its rule has chosen. */
static void
note_chosen (LeafEmit *emit, LeafTextId text)
{
  LeafTextRow *row = LEAF_TEXT (emit->build, text);

  row->chosen_table = emit->chosen_table;
  row->chosen_row = emit->chosen_row;
}

/* The row of a response. Where the response is written, its text is stored in the row, unless a sentence has replaced
 * it. */
guint32
leaf_emit_response_row (LeafEmit *emit, const LeafNode *node)
{
  LeafBuild *build = emit->build;
  LeafTextId text = node->RESPONSE.text;
  guint32 id = leaf_rules_find_response (build, LEAF_ID (LeafRuleId, node->RESPONSE.rule->CONSTANT.value.bits),
                                         node->RESPONSE.letter);

  if (id != 0 && LEAF_IS (text)) { /* in the place where it is written, not where it is only referred to */
    LeafResponse *row = LEAF_ROW (&build->rules->responses, LeafResponse, id);

    if (!row->is_replaced)
      row->text = text;
    row->ends_line = ends_as_quoted (emit, text.ix);
    LEAF_TEXT (build, text)->is_lettered = TRUE;
    note_chosen (emit, text);
    note_chosen (emit, row->text);
  }
  return id;
}

static void
emit_response (LeafEmit *emit, const LeafNode *node, const LeafNode *next)
{
  guint32 row = leaf_emit_response_row (emit, node);

  if (row == 0) {
    leaf_emit_op (emit, LEAF_OP_FAULT, 0, LEAF_FAULT_NOT_UNDERSTOOD);
    return;
  }
  leaf_emit_op (emit, LEAF_OP_SAY_RESPONSE, 0, (gint32) row);
  if (emit->saying && !runs_on (emit, next) && ends_as_quoted (emit, node->RESPONSE.text.ix))
    leaf_emit_op (emit, LEAF_OP_SAY_LITERAL, 1, (gint32) leaf_emit_string (emit, ""));
}

/* "say "Who goes there?" in a whisper": a text that is the first argument of a phrase ends its line as it would
 * alone. */
static gboolean
says_a_sentence (LeafEmit *emit, const LeafNode *call)
{
  const LeafNode *said = leaf_node_operand (call, 0);
  guint32 text = 0;

  if (said != NULL && said->op == LEAF_NODE_TEXT)
    text = said->TEXT.text.ix;
  else if (said != NULL && said->op == LEAF_NODE_CONSTANT && said->CONSTANT.value.kind == LEAF_KIND_TEXT)
    text = (guint32) said->CONSTANT.value.bits;
  return text != 0 && leaf_wording_length (said->wording) == 1
         && leaf_word (emit->build, said->wording.first)->sort == LEAF_WORD_TEXT && ends_as_quoted (emit, text);
}

static void
emit_if_pieces (LeafEmit *emit, const LeafNode *node)
{
  LeafLabel otherwise = LEAF_LABEL_INIT, end = LEAF_LABEL_INIT;

  leaf_emit_branch (emit, node->IF.condition, FALSE, &otherwise);
  leaf_emit_say_pieces (emit, node->IF.then);
  leaf_emit_jump (emit, LEAF_OP_JUMP, &end);
  leaf_emit_label (emit, &otherwise);
  leaf_emit_say_pieces (emit, node->IF.otherwise);
  leaf_emit_label (emit, &end);
}

/* In an object's own text, a property without an owner is that object's, but only while the text is printed, not when
 * it is read as a value. */
static void
emit_say_value (LeafEmit *emit, const LeafNode *piece)
{
  const LeafNode *value = piece->SAY_VALUE.value;
  gboolean is_own = value->op == LEAF_NODE_PROPERTY && LEAF_SAME (value->kind, LEAF_KIND (TEXT));

  if (is_own) {
    leaf_emit_op (emit, LEAF_OP_SELF, 0, 0);
    leaf_emit_value (emit, value->PROPERTY.owner);
    leaf_emit_op (emit, LEAF_OP_PUSH_PROPERTY, 1, (gint32) value->PROPERTY.property.ix);
  } else
    leaf_emit_value (emit, value);
  leaf_emit_op (emit, LEAF_OP_SAY_VALUE, piece->SAY_VALUE.is_apart, 0);
  if (is_own)
    leaf_emit_op (emit, LEAF_OP_SELF_AGAIN, 0, 0);
}

static void
emit_piece (LeafEmit *emit, const LeafNode *piece, const LeafNode *next)
{
  gboolean ends;

  switch (piece->op) {
  case LEAF_NODE_SAY_LITERAL:
    ends = emit->saying && ends_a_sentence (piece->SAY_LITERAL.text) && !runs_on (emit, next);
    leaf_emit_op (emit, LEAF_OP_SAY_LITERAL, piece->SAY_LITERAL.is_apart ? 2 : ends,
                  (gint32) leaf_emit_string (emit, piece->SAY_LITERAL.text));
    break;
  case LEAF_NODE_SAY_VALUE: emit_say_value (emit, piece); break;
  case LEAF_NODE_SAY_VERB:
    leaf_emit_op (emit, LEAF_OP_SAY_VERB, piece->SAY_VERB.flags, (gint32) piece->SAY_VERB.verb.ix);
    break;
  case LEAF_NODE_RESPONSE: emit_response (emit, piece, next); break;
  case LEAF_NODE_SAY_ONE_OF: emit_one_of (emit, piece); break;
  case LEAF_NODE_SAY_FIRST_TIME: emit_first_time (emit, piece); break;
  case LEAF_NODE_BLOCK:
  case LEAF_NODE_SAY: leaf_emit_say_pieces (emit, piece); break;
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST:
    leaf_emit_op (emit, LEAF_OP_SAY_PART, 0, 0);
    leaf_emit_call (emit, piece);
    if (emit->saying && !runs_on (emit, next) && says_a_sentence (emit, piece))
      leaf_emit_op (emit, LEAF_OP_SAY_LITERAL, 1, (gint32) leaf_emit_string (emit, ""));
    break;
  case LEAF_NODE_IF: emit_if_pieces (emit, piece); break;
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_SWITCH:
  case LEAF_NODE_BREAK:
  case LEAF_NODE_NEXT:
  case LEAF_NODE_RETURN:
  case LEAF_NODE_NATIVE:
  case LEAF_NODES_WRITTEN_VALUES:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_VALUES_OF_DESCRIPTIONS:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_CHANGES:
  case LEAF_NODES_LOOPS:
  case LEAF_NODES_ROW_STATEMENTS:
  case LEAF_NODES_RULE_STATEMENTS:
  case LEAF_NODES_NO_FORMS: leaf_emit_statement (emit, piece);
  }
}

/* The pieces of a SAY, or of a BLOCK within one, which have no paragraph control of their own. */
void
leaf_emit_say_pieces (LeafEmit *emit, const LeafNode *node)
{
  LeafWording outer = emit->wording;

  if (node == NULL)
    return;
  if (!leaf_wording_empty (node->wording))
    emit->wording = node->wording;
  if (node->op != LEAF_NODE_SAY && node->op != LEAF_NODE_BLOCK) {
    emit_piece (emit, node, NULL);
  } else {
    for (guint32 i = 0; i < leaf_node_n_operands (node); i++) {
      const LeafNode *piece = leaf_node_operand (node, i);

      if (!leaf_wording_empty (piece->wording))
        emit->wording = piece->wording;
      emit_piece (emit, piece, leaf_node_operand (node, i + 1));
    }
  }
  emit->wording = outer;
}

/* --- rules and actions -------------------------------------------------------------------------------------------- */

static void
emit_with_one (LeafEmit *emit, LeafOp op, guint how, const LeafNode *what, const LeafNode *with)
{
  leaf_emit_value (emit, what);
  if (with != NULL)
    leaf_emit_value (emit, with);
  leaf_emit_op (emit, op, how, with != NULL);
}

static void
emit_decide (LeafEmit *emit, const LeafNode *node)
{
  if (node->DECIDE.named != 0) {
    leaf_emit_op (emit, LEAF_OP_DECIDE_NAMED, 0, (gint32) node->DECIDE.named);
    return;
  }
  if (node->DECIDE.result != NULL)
    leaf_emit_value (emit, node->DECIDE.result);
  leaf_emit_op (emit, LEAF_OP_DECIDE, node->DECIDE.outcome, node->DECIDE.result != NULL);
}

/* "yes" in a rule ends it and its rulebook, and is neither success nor failure; "no" leaves the question to the next
 * rule. */
static void
emit_answer_of_rule (LeafEmit *emit, const LeafNode *answer)
{
  LeafLabel no = LEAF_LABEL_INIT;

  leaf_emit_value (emit, answer);
  leaf_emit_jump (emit, LEAF_OP_JUMP_FALSE, &no);
  leaf_emit_op (emit, LEAF_OP_DECIDE, LEAF_OUTCOME_STOPPED, 0);
  leaf_emit_label (emit, &no);
  leaf_emit_op (emit, LEAF_OP_DECIDE, LEAF_OUTCOME_NONE, 0);
}

static void
emit_return (LeafEmit *emit, const LeafNode *node)
{
  if (emit->is_rule && node->RETURN.value != NULL) {
    emit_answer_of_rule (emit, node->RETURN.value);
  } else if (node->RETURN.value != NULL) {
    leaf_emit_value (emit, node->RETURN.value);
    leaf_emit_op (emit, LEAF_OP_RETURN_VALUE, 0, 0);
  } else if (emit->is_rule) {
    leaf_emit_op (emit, LEAF_OP_DECIDE, LEAF_OUTCOME_STOPPED, 0);
  } else if (emit->phrase_sort == LEAF_PHRASE_DECIDE_IF || emit->phrase_sort == LEAF_PHRASE_DECIDE) {
    leaf_emit_op (emit, LEAF_OP_PUSH_FRESH, 0, (gint32) emit->result.ix);
    leaf_emit_op (emit, LEAF_OP_RETURN_VALUE, 0, 0);
  } else {
    leaf_emit_op (emit, LEAF_OP_RETURN, 0, 0);
  }
}

/* --- one statement ------------------------------------------------------------------------------------------------ */

static void
emit_simple_statement (LeafEmit *emit, const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_LET: emit_let (emit, node); break;
  case LEAF_NODE_ASSIGN: emit_assign (emit, node->ASSIGN.place, node->ASSIGN.value); break;
  case LEAF_NODE_CHANGE: emit_change (emit, node); break;
  case LEAF_NODE_NOW_ADJECTIVE: emit_now_adjective (emit, node); break;
  case LEAF_NODE_NOW_RELATION: emit_now_relation (emit, node); break;
  case LEAF_NODE_NOW_EVERY: /* each value is tested when it is reached */
    leaf_emit_each_so (emit, node->NOW_EVERY.described, LEAF_LOOP_WORLD, node->NOW_EVERY.slot, statement_body,
                       node->NOW_EVERY.statement);
    break;
  case LEAF_NODE_IF: emit_if (emit, node); break;
  case LEAF_NODE_SWITCH: emit_switch (emit, node); break;
  case LEAF_NODE_WHILE: emit_while (emit, node); break;
  case LEAF_NODE_REPEAT_COUNT: emit_repeat_count (emit, node); break;
  case LEAF_NODE_REPEAT_THROUGH: emit_repeat_through (emit, node); break;
  case LEAF_NODE_REPEAT_LIST: emit_repeat_list (emit, node); break;
  case LEAF_NODE_REPEAT_TABLE: emit_repeat_table (emit, node); break;
  case LEAF_NODE_CHOOSE_ROW: emit_choose_row (emit, node); break;
  case LEAF_NODE_BLANK_OUT: emit_blank_out (emit, node); break;
  case LEAF_NODE_BREAK: leaf_emit_jump (emit, LEAF_OP_JUMP, emit->loop->on_break); break;
  case LEAF_NODE_NEXT: leaf_emit_jump (emit, LEAF_OP_JUMP, emit->loop->on_next); break;
  case LEAF_NODE_RETURN: emit_return (emit, node); break;
  case LEAF_NODE_SAY:
    leaf_emit_op (emit, LEAF_OP_SAY_BEGIN, 0, 0);
    emit->saying = TRUE;
    leaf_emit_say_pieces (emit, node);
    emit->saying = FALSE;
    leaf_emit_op (emit, LEAF_OP_SAY_END, 0, 0);
    break;
  case LEAF_NODE_SAY_LITERAL:
  case LEAF_NODE_SAY_VALUE:
  case LEAF_NODE_SAY_VERB:
  case LEAF_NODE_SAY_ONE_OF:
  case LEAF_NODE_SAY_FIRST_TIME: leaf_emit_say_pieces (emit, node); break;
  case LEAF_NODE_TRY:
    leaf_emit_value (emit, node->TRY.action);
    leaf_emit_op (emit, LEAF_OP_TRY,
                  (node->TRY.silently ? 1 : 0) | (node->TRY.of_value && !emit->build->is_library ? 2 : 0), 0);
    break;
  case LEAF_NODE_FOLLOW:
    emit_with_one (emit, LEAF_OP_FOLLOW, node->FOLLOW.entry, node->FOLLOW.rule, node->FOLLOW.parameter);
    break;
  case LEAF_NODE_ACTIVITY:
    emit_with_one (emit, LEAF_OP_ACTIVITY, node->ACTIVITY.stage, node->ACTIVITY.activity, node->ACTIVITY.operand);
    break;
  case LEAF_NODE_DECIDE: emit_decide (emit, node); break;
  case LEAF_NODE_CALL:
  case LEAF_NODE_CALL_FIRST:
    leaf_emit_call (emit, node);
    if (leaf_emit_call_gives (emit, node))
      leaf_emit_op (emit, LEAF_OP_POP, 0, 0);
    break;
  case LEAF_NODE_NATIVE:
    leaf_emit_native_node (emit, node);
    if (leaf_native_gives (node->NATIVE.native) != '-')
      leaf_emit_op (emit, LEAF_OP_POP, 0, 0);
    break;
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODE_BLOCK:
  case LEAF_NODE_FAULT:
  case LEAF_NODES_VALUES:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_NO_FORMS: leaf_emit_op (emit, LEAF_OP_FAULT, 0, LEAF_FAULT_NOT_UNDERSTOOD);
  }
}

/* The words shown when a play is paused at the statement: "now" is shown with the condition that it makes true. */
static LeafWording
words_of_statement (const LeafEmit *emit)
{
  LeafWording w = emit->wording;

  if (w.first > 0 && leaf_word_is (emit->build, w.first - 1, "now"))
    w.first--;
  return w;
}

void
leaf_emit_statement (LeafEmit *emit, const LeafNode *node)
{
  LeafWording outer = emit->wording;

  if (node == NULL)
    return;
  if (!leaf_wording_empty (node->wording))
    emit->wording = node->wording;
  if (node->op == LEAF_NODE_BLOCK) {
    for (guint32 i = 0; i < node->BLOCK.n_statements; i++)
      leaf_emit_statement (emit, node->BLOCK.statements[i]);
  } else {
    emit->at_statement = TRUE;
    emit->statement = words_of_statement (emit);
    emit_simple_statement (emit, node);
    emit->at_statement = FALSE;
  }
  emit->wording = outer;
}
