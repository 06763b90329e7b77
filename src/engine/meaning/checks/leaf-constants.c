/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-constants.c: values that are known before the play begins: such as the initial value of a property, a variable
 * or a table cell.
 *
 * Lists and stored actions will be blocks of the play's heap, which does not exist yet. Until then they are rows of
 * `blocks`, and a value refers to its row by a negative number. */
#include "leaf-meaning-occurrences.h"
#include "leaf-node-groups.h"

enum { MOST_DEPTH = 16 }; /* a constant that refers to itself has no value */

static LeafValue constant_of (LeafBuild *build, const LeafNode *node, guint depth);
static LeafValue read_constant (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near, guint depth);

static LeafValue
block (LeafBuild *build, LeafKindId kind, guint32 n, const LeafValue *values)
{
  LeafConstantBlock row = { .kind = kind, .n = n };

  if (n > 0)
    row.values = leaf_arena_copy (build->arena, values, sizeof (LeafValue) * n);
  return (LeafValue) { kind.ix, -(gint32) leaf_table_push (&build->phrases->blocks, &row) };
}

static LeafValue
constant_list (LeafBuild *build, const LeafNode *node, guint depth)
{
  g_autofree LeafValue *values = g_new0 (LeafValue, MAX (node->LIST.n_entries, 1));

  for (guint32 i = 0; i < node->LIST.n_entries; i++) {
    values[i] = constant_of (build, node->LIST.entries[i], depth);
    if (values[i].kind == 0)
      return (LeafValue) { 0 };
  }
  return block (build, node->kind, (guint32) node->LIST.n_entries, values);
}

/* The parts of a stored action in their order: name, actor, noun, second noun, who requests it. */
static LeafValue
constant_action (LeafBuild *build, const LeafNode *node, guint depth)
{
  LeafValue nothing = LEAF_VALUE (OBJECT, 0);
  LeafValue player = LEAF_VALUE (OBJECT, build->world->player.ix);
  LeafValue values[] = { LEAF_VALUE (ACTION_NAME, (gint32) node->ACTION.action.ix), player, nothing, nothing, nothing };

  for (guint32 i = 0; i < leaf_node_n_operands (node); i++) {
    if (leaf_node_operand (node, i) == NULL)
      continue;
    values[i + 1] = constant_of (build, leaf_node_operand (node, i), depth);
    if (values[i + 1].kind == 0)
      return (LeafValue) { 0 };
  }
  if (node->ACTION.is_request)
    values[4] = player;
  return block (build, LEAF_KIND (STORED_ACTION), G_N_ELEMENTS (values), values);
}

/* The value of a constant, or the initial value of a variable; by its words if its value has not been read yet. */
static LeafValue
constant_variable (LeafBuild *build, guint32 id, guint depth)
{
  LeafVariable row = *LEAF_ROW (&build->world->variables, LeafVariable, id);
  LeafHeadingId near = { 0 };

  if (row.given.kind != 0 || leaf_wording_empty (row.initial) || depth > MOST_DEPTH)
    return row.given;
  if (LEAF_IS (row.sentence))
    near = LEAF_ROW (&build->sentences->sentences, LeafSentence, row.sentence.ix)->heading;
  return read_constant (build, row.initial, row.kind.ix == LEAF_KIND_VALUE ? LEAF_KIND (NONE) : row.kind, near, depth);
}

static LeafValue
constant_of (LeafBuild *build, const LeafNode *node, guint depth)
{
  switch (node->op) {
  case LEAF_NODE_CONSTANT:
    return node->CONSTANT.value.kind != 0 ? node->CONSTANT.value : (LeafValue) { node->kind.ix, 0 };
  case LEAF_NODE_TEXT: return LEAF_VALUE (TEXT, (gint32) node->TEXT.text.ix);
  case LEAF_NODE_LIST: return constant_list (build, node, depth);
  case LEAF_NODE_ACTION: return constant_action (build, node, depth);
  case LEAF_NODE_VARIABLE: return constant_variable (build, node->VARIABLE.variable.ix, depth + 1);
  case LEAF_NODE_SLOT:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_RESPONSE:
  case LEAF_NODE_HISTORY:
  case LEAF_NODE_CHANGED:
  case LEAF_NODES_COMPUTED_VALUES:
  case LEAF_NODES_VALUES_OF_DESCRIPTIONS:
  case LEAF_NODES_RULE_VALUES:
  case LEAF_NODES_CALLS:
  case LEAF_NODES_CONDITIONS:
  case LEAF_NODES_STATEMENTS:
  case LEAF_NODES_NO_FORMS: break;
  }
  return (LeafValue) { 0 };
}

static void
note_constant (LeafBuild *build, const LeafNode *node)
{
  g_auto (LeafWalk) frame;

  leaf_walk_init (&frame, build, 0, node->wording);
  leaf_walk_node (&frame, node);
}

static LeafValue
read_constant (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near, guint depth)
{
  LeafScope scope;
  LeafNode *node;
  LeafValue value = { 0 };

  if (leaf_wording_empty (w))
    return value;
  leaf_scope_init (&scope, build, near);
  leaf_reading_renew (&scope);
  node = leaf_meaning_value (&scope, w, wanted);
  if (node != NULL)
    value = constant_of (build, node, depth);
  if (value.kind != 0)
    note_constant (build, node);
  leaf_scope_clear (&scope);
  return value;
}

LeafValue
leaf_meaning_constant (LeafBuild *build, LeafWording w, LeafKindId wanted, LeafHeadingId near)
{
  return read_constant (build, w, wanted, near, 0);
}
