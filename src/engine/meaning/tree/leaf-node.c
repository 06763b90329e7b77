/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-node.c: operations on nodes of any kind: making, copying, walking, validating.
 *
 * The signature of an operation has one letter for each operand, in the order of its struct. Signature and struct are
 * both made from the table in leaf-nodes.def, so they cannot differ. */
#include "leaf-node.h"
#include "leaf-node-groups.h"

#include <stdarg.h>
#include <string.h>

#define LEAF_OPERAND(name)      "n"
#define LEAF_OPTIONAL(name)     "o"
#define LEAF_OPERANDS(name)     "*" /* two words: an array and its length */
#define LEAF_DESCRIBED(name)    "d"
#define LEAF_MAY_DESCRIBE(name) "e"
#define LEAF_PREDICATE(name)    "c"
#define LEAF_ACTION_LIKE(name)  "p"
#define LEAF_MAY_ACT_LIKE(name) "q"
static const char *const signatures[LEAF_NODE_OPS] = {
  "",
#define LEAF_NODE(name, operands, fields, meaning) "" operands,
#include "leaf-nodes.def"
#undef LEAF_NODE
};

/* The index of the first operand of either sort; NULL if there is none. */
static const gpointer *
operand_of_sort (const LeafNode *node, char one, char other)
{
  const gpointer *at = node->operands;

  for (const char *sort = signatures[node->op]; *sort != '\0'; at += *sort == '*' ? 2 : 1, sort++)
    if (*sort == one || *sort == other)
      return at;
  return NULL;
}

const LeafDescription *
leaf_node_description (const LeafNode *node)
{
  const gpointer *at = operand_of_sort (node, 'd', 'e');

  return at != NULL ? *at : NULL;
}

const LeafClause *
leaf_node_predicate (const LeafNode *node)
{
  const gpointer *at = operand_of_sort (node, 'c', 'c');

  return at != NULL ? *at : NULL;
}

const LeafActionPattern *
leaf_node_pattern (const LeafNode *node)
{
  const gpointer *at = operand_of_sort (node, 'p', 'q');

  return at != NULL ? *at : NULL;
}

LeafOperands
leaf_node_operands (const LeafNode *node)
{
  return (LeafOperands) { .sort = signatures[node->op], .at = node->operands };
}

gboolean
leaf_operands_next (LeafOperands *self)
{
  while (*self->sort != '\0') {
    char sort = *self->sort;

    if (sort == '*' && self->in_list < GPOINTER_TO_SIZE (self->at[1])) {
      self->operand = ((LeafNode **) self->at[0])[self->in_list++];
      return TRUE;
    }
    self->operand = *self->at;
    self->at += sort == '*' ? 2 : 1;
    self->sort++;
    if (sort == 'n' || sort == 'o')
      return TRUE;
  }
  return FALSE;
}

guint32
leaf_node_n_operands (const LeafNode *node)
{
  const gpointer *at = node->operands;
  guint32 n = 0;

  for (const char *sort = signatures[node->op]; *sort != '\0'; at += *sort == '*' ? 2 : 1, sort++)
    n += *sort == '*' ? (guint32) GPOINTER_TO_SIZE (at[1]) : *sort == 'n' || *sort == 'o';
  return n;
}

static LeafNode **
place_of_operand (const LeafNode *node, guint32 i)
{
  const gpointer *at = node->operands;

  for (const char *sort = signatures[node->op]; *sort != '\0'; at += *sort == '*' ? 2 : 1, sort++) {
    if (*sort == '*')
      return i < GPOINTER_TO_SIZE (at[1]) ? (LeafNode **) at[0] + i : NULL;
    if ((*sort == 'n' || *sort == 'o') && i-- == 0)
      return (LeafNode **) at;
  }
  return NULL;
}

LeafNode *
leaf_node_operand (const LeafNode *node, guint32 i)
{
  LeafNode **place = place_of_operand (node, i);

  return place != NULL ? *place : NULL;
}

void
leaf_node_set_operand (LeafNode *node, guint32 i, LeafNode *operand)
{
  LeafNode **place = place_of_operand (node, i);

  g_return_if_fail (place != NULL);
  *place = operand;
}

/* --- making ------------------------------------------------------------------------------------------------------- */

LeafNode *
leaf_node_keep (LeafArena *arena, const LeafNode *node)
{
  return leaf_arena_copy (arena, node, sizeof *node);
}

LeafNode *
leaf_node_copy (LeafArena *arena, const LeafNode *node)
{
  LeafNode *copy = leaf_node_keep (arena, node);
  gpointer *at = (gpointer *) operand_of_sort (copy, '*', '*');

  if (at != NULL && at[1] != NULL)
    at[0] = leaf_arena_copy (arena, at[0], sizeof (LeafNode *) * GPOINTER_TO_SIZE (at[1]));
  return copy;
}

LeafNode *
leaf_node_of (LeafArena *arena, LeafNodeOp op, LeafKindId kind, LeafWording w, guint32 n, LeafNode *const *operands)
{
  LeafNode *node = leaf_new (arena, LeafNode);
  gpointer *at = node->operands;
  guint32 next = 0;

  node->op = op;
  node->kind = kind;
  node->wording = w;
  for (const char *sort = signatures[op]; *sort != '\0' && next < n; at += *sort == '*' ? 2 : 1, sort++) {
    if (*sort == '*') {
      at[0] = leaf_arena_copy (arena, operands + next, sizeof (LeafNode *) * (n - next));
      at[1] = GSIZE_TO_POINTER (n - next);
      next = n;
    } else if (*sort == 'n' || *sort == 'o') {
      *at = operands[next++];
    }
  }
  return node;
}

LeafNode *
leaf_node_new (LeafScope *scope, LeafNodeOp op, LeafKindId kind, LeafWording w)
{
  return leaf_node_of (scope->build->arena, op, kind, w, 0, NULL);
}

LeafNode *
leaf_node_from_array (LeafScope *scope, LeafNodeOp op, LeafKindId kind, LeafWording w, const GPtrArray *args)
{
  return leaf_node_of (scope->build->arena, op, kind, w, args->len, (LeafNode *const *) args->pdata);
}

LeafNode *
leaf_node_constant (LeafScope *scope, LeafWording w, LeafKindId kind, gint32 bits)
{
  return leaf_node_make (scope->build->arena, CONSTANT, kind, w, .value = { kind.ix, bits });
}

LeafNode *
leaf_node_slot (LeafScope *scope, LeafWording w, LeafKindId kind, guint32 slot)
{
  return leaf_node_make (scope->build->arena, SLOT, kind, w, .slot = slot);
}

LeafNode *
leaf_node_self (LeafScope *scope, LeafWording w)
{
  if (scope->self_acts)
    return leaf_node_make (scope->build->arena, ACTION_PART, LEAF_KIND (OBJECT), w, .part = LEAF_PART_ACTOR);
  return leaf_node_new (scope, LEAF_NODE_SELF, LEAF_KIND (OBJECT), w);
}

LeafNode *
leaf_node_not (LeafScope *scope, LeafNode *condition)
{
  return leaf_node_make (scope->build->arena, NOT, LEAF_KIND (TRUTH_STATE), condition->wording, .condition = condition);
}

LeafNode *
leaf_node_native (LeafScope *scope, LeafWording w, LeafKindId kind, LeafNative native, LeafNode *only)
{
  LeafNode *node = leaf_node_with (scope, LEAF_NODE_NATIVE, kind, w, only);

  node->NATIVE.native = native;
  return node;
}

gboolean
leaf_node_is_place (const LeafNode *node)
{
  switch (node->op) {
  case LEAF_NODE_SLOT:
  case LEAF_NODE_VARIABLE:
  case LEAF_NODE_PROPERTY:
  case LEAF_NODE_TABLE_ENTRY:
  case LEAF_NODE_TABLE_CORRESPONDING:
  case LEAF_NODE_LIST_ENTRY:
  case LEAF_NODE_RESPONSE: return TRUE;
  case LEAF_NODES_WITHOUT_PLACE: break;
  }
  return FALSE;
}

/* --- consistency checks ------------------------------------------------------------------------------------------- */

static gboolean
has_what_it_must (const LeafNode *node)
{
  const gpointer *at = node->operands;

  for (const char *sort = signatures[node->op]; *sort != '\0'; at += *sort == '*' ? 2 : 1, sort++)
    if (strchr ("ndp", *sort) != NULL && *at == NULL)
      return FALSE;
  return TRUE;
}

static const LeafNode *
unsound (const LeafNode *node, guint depth)
{
  enum { DEEPEST = 400 };

  if (depth > DEEPEST) /* not validated: a tree may be as deep as its source */
    return NULL;
  if (node->op <= LEAF_NODE_NONE || node->op >= LEAF_NODE_OPS || !has_what_it_must (node))
    return node;
  for (guint32 i = 0; i < leaf_node_n_operands (node); i++) {
    const LeafNode *under = leaf_node_operand (node, i);
    const LeafNode *found = under != NULL ? unsound (under, depth + 1) : NULL;

    if (found != NULL)
      return found;
  }
  return NULL;
}

const LeafNode *
leaf_node_unsound (const LeafNode *node)
{
  return node != NULL ? unsound (node, 0) : NULL;
}
