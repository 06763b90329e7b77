/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-expressions.c: parses expressions by precedence. */
#include "leaf-inform6-parser.h"

#include <string.h>

/* Binary operators, weakest first. The "or" of a condition belongs to the level of its comparison. */
static const struct {
  const char *text;
  guint level;
} operators[] = {
  { "=", 1 },        { "&&", 2 }, { "||", 2 },  { "==", 3 },    { "~=", 3 }, { ">=", 3 },    { "<=", 3 },
  { ">", 3 },        { "<", 3 },  { "has", 3 }, { "hasnt", 3 }, { "in", 3 }, { "notin", 3 }, { "ofclass", 3 },
  { "provides", 3 }, { "or", 4 }, { "+", 5 },   { "-", 5 },     { "*", 6 },  { "/", 6 },     { "%", 6 },
  { "&", 6 },        { "|", 6 },  { "-->", 7 }, { "->", 7 },    { ".", 8 },
};

enum { LEVEL_ASSIGNMENT = 1, LEVEL_NEGATION = 2, LEVEL_MEMBER = 8 };

/* --- tokens ------------------------------------------------------------------------------------------------------- */

const LeafInform6Token *
leaf_inform6_token (const LeafInform6Parser *self)
{
  return &self->tokens[self->at];
}

gboolean
leaf_inform6_is (const LeafInform6Parser *self, const char *text)
{
  const LeafInform6Token *token = leaf_inform6_token (self);

  if (token->sort == LEAF_INFORM6_TOKEN_NAME)
    return g_ascii_strcasecmp (token->text, text) == 0;
  return token->sort == LEAF_INFORM6_TOKEN_OPERATOR && strcmp (token->text, text) == 0;
}

gboolean
leaf_inform6_take (LeafInform6Parser *self, const char *text)
{
  gboolean is_there = leaf_inform6_is (self, text);

  if (is_there)
    self->at++;
  return is_there;
}

void
leaf_inform6_refuse (LeafInform6Parser *self)
{
  const LeafInform6Token *token = leaf_inform6_token (self);

  if (self->refused == NULL)
    self->refused = token->sort == LEAF_INFORM6_TOKEN_NUMBER
                        ? leaf_arena_printf (self->arena, "%" G_GINT32_FORMAT, token->number)
                    : token->text != NULL ? token->text
                                          : "";
}

void
leaf_inform6_expect (LeafInform6Parser *self, const char *text)
{
  if (!leaf_inform6_take (self, text))
    leaf_inform6_refuse (self);
}

const char *
leaf_inform6_take_name (LeafInform6Parser *self)
{
  const LeafInform6Token *token = leaf_inform6_token (self);

  if (token->sort != LEAF_INFORM6_TOKEN_NAME) {
    leaf_inform6_refuse (self);
    return NULL;
  }
  self->at++;
  return token->text;
}

LeafInform6Node *
leaf_inform6_node (LeafInform6Parser *self, LeafInform6NodeSort sort)
{
  LeafInform6Node *node = leaf_new (self->arena, LeafInform6Node);

  node->sort = sort;
  return node;
}

void
leaf_inform6_set_list (LeafInform6Parser *self, LeafInform6Node *node, const GPtrArray *list)
{
  node->n = list->len;
  node->list = list->len > 0 ? leaf_arena_copy (self->arena, list->pdata, sizeof (gpointer) * list->len) : NULL;
}

/* --- operands ----------------------------------------------------------------------------------------------------- */

static const LeafInform6Node *read_level (LeafInform6Parser *self, guint level);

static const LeafInform6Node *
read_unary (LeafInform6Parser *self, const char *operator, guint level)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_UNARY);

  node->text = operator;
  node->first = read_level (self, level);
  return node;
}

static const LeafInform6Node *
step (LeafInform6Parser *self, const LeafInform6Node *place, const char *operator, gboolean is_before)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_STEP);

  node->text = operator;
  node->first = place;
  node->is_before = is_before;
  return node;
}

static const LeafInform6Node *
read_literal (LeafInform6Parser *self)
{
  static const LeafInform6NodeSort sorts[] = {
    [LEAF_INFORM6_TOKEN_NAME] = LEAF_INFORM6_NAME,     [LEAF_INFORM6_TOKEN_NUMBER] = LEAF_INFORM6_NUMBER,
    [LEAF_INFORM6_TOKEN_STRING] = LEAF_INFORM6_STRING, [LEAF_INFORM6_TOKEN_WORD] = LEAF_INFORM6_WORD,
    [LEAF_INFORM6_TOKEN_HOLE] = LEAF_INFORM6_HOLE,     [LEAF_INFORM6_TOKEN_SOURCE] = LEAF_INFORM6_SOURCE,
  };
  const LeafInform6Token *token = leaf_inform6_token (self);
  LeafInform6NodeSort sort = token->sort < G_N_ELEMENTS (sorts) ? sorts[token->sort] : 0;
  LeafInform6Node *node;

  if (sort == 0) {
    leaf_inform6_refuse (self);
    return leaf_inform6_node (self, LEAF_INFORM6_NUMBER);
  }
  node = leaf_inform6_node (self, sort);
  node->text = token->text;
  node->number = token->number;
  self->at++;
  return node;
}

static const LeafInform6Node *
read_operand (LeafInform6Parser *self)
{
  if (leaf_inform6_take (self, "(")) {
    const LeafInform6Node *inside = leaf_inform6_expression (self);

    leaf_inform6_expect (self, ")");
    return inside;
  }
  if (leaf_inform6_take (self, "-"))
    return read_unary (self, "-", LEVEL_MEMBER);
  if (leaf_inform6_take (self, "~~"))
    return read_unary (self, "~~", LEVEL_NEGATION + 1);
  if (leaf_inform6_take (self, "~"))
    return read_unary (self, "~", LEVEL_MEMBER);
  if (leaf_inform6_take (self, "++"))
    return step (self, read_level (self, LEVEL_MEMBER), "++", TRUE);
  if (leaf_inform6_take (self, "--"))
    return step (self, read_level (self, LEVEL_MEMBER), "--", TRUE);
  return read_literal (self);
}

static const LeafInform6Node *
read_arguments (LeafInform6Parser *self, const LeafInform6Node *called)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  LeafInform6Node *call = leaf_inform6_node (self, LEAF_INFORM6_CALL);

  call->first = called;
  while (!leaf_inform6_is (self, ")") && self->refused == NULL) {
    g_ptr_array_add (list, (gpointer) leaf_inform6_expression (self));
    if (!leaf_inform6_take (self, ","))
      break;
  }
  leaf_inform6_expect (self, ")");
  leaf_inform6_set_list (self, call, list);
  return call;
}

/* What follows an operand, or a member of an object: arguments, "++" and "--". */
static const LeafInform6Node *
read_suffixes (LeafInform6Parser *self, const LeafInform6Node *node)
{
  for (;;) {
    if (leaf_inform6_take (self, "("))
      node = read_arguments (self, node);
    else if (leaf_inform6_take (self, "++"))
      node = step (self, node, "++", FALSE);
    else if (leaf_inform6_take (self, "--"))
      node = step (self, node, "--", FALSE);
    else
      return node;
  }
}

/* --- operators ---------------------------------------------------------------------------------------------------- */

static const char *
operator_here (const LeafInform6Parser *self, guint *level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (operators); i++)
    if (leaf_inform6_is (self, operators[i].text)) {
      *level = operators[i].level;
      return operators[i].text;
    }
  return NULL;
}

/* Reads an operand and the operators after it that bind at least as strongly as the level. Assignments are
 * right-associative. */
static const LeafInform6Node *
read_level (LeafInform6Parser *self, guint level)
{
  const LeafInform6Node *left;
  const char *text;
  guint found = 0;

  if (++self->depth > LEAF_INFORM6_MOST_DEPTH) {
    leaf_inform6_refuse (self);
    self->depth--;
    return leaf_inform6_node (self, LEAF_INFORM6_NUMBER);
  }
  left = read_suffixes (self, read_operand (self));
  while (self->refused == NULL && (text = operator_here (self, &found)) != NULL && found >= level) {
    LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_BINARY);

    self->at++;
    node->text = text;
    node->first = left;
    if (found == LEVEL_MEMBER) {
      node->second = read_operand (self);
      left = read_suffixes (self, node);
    } else {
      node->second = read_level (self, found == LEVEL_ASSIGNMENT ? found : found + 1);
      left = node;
    }
  }
  self->depth--;
  return left;
}

const LeafInform6Node *
leaf_inform6_operand (LeafInform6Parser *self)
{
  return read_operand (self);
}

const LeafInform6Node *
leaf_inform6_expression (LeafInform6Parser *self)
{
  return read_level (self, LEVEL_ASSIGNMENT);
}
