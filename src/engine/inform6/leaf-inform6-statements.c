/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-statements.c: parses statements and the body of a phrase. */
#include "leaf-inform6-parser.h"

#include <string.h>

typedef const LeafInform6Node *(*ReadStatement) (LeafInform6Parser *self);

static const LeafInform6Node *
read_condition (LeafInform6Parser *self)
{
  const LeafInform6Node *condition;

  leaf_inform6_expect (self, "(");
  condition = leaf_inform6_expression (self);
  leaf_inform6_expect (self, ")");
  return condition;
}

/* The ";" after the last statement of a phrase's body may be left out. */
static void
end_statement (LeafInform6Parser *self)
{
  if (leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END)
    leaf_inform6_expect (self, ";");
}

/* --- flow --------------------------------------------------------------------------------------------------------- */

static const LeafInform6Node *
read_if (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_IF);

  node->first = read_condition (self);
  node->second = leaf_inform6_statement (self);
  if (leaf_inform6_take (self, "else"))
    node->third = leaf_inform6_statement (self);
  return node;
}

static const LeafInform6Node *
read_while (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_WHILE);

  node->first = read_condition (self);
  node->second = leaf_inform6_statement (self);
  return node;
}

static const LeafInform6Node *
read_do (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_DO);

  node->second = leaf_inform6_statement (self);
  if (leaf_inform6_take (self, "until"))
    node->first = read_condition (self);
  end_statement (self);
  return node;
}

/* Reads expressions separated by commas, as statements. Returns NULL if there are none. */
static const LeafInform6Node *
read_steps (LeafInform6Parser *self, const char *end)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  LeafInform6Node *block;

  if (leaf_inform6_take (self, end))
    return NULL;
  do {
    LeafInform6Node *one = leaf_inform6_node (self, LEAF_INFORM6_EVALUATE);

    one->first = leaf_inform6_expression (self);
    g_ptr_array_add (list, one);
  } while (leaf_inform6_take (self, ","));
  leaf_inform6_expect (self, end);
  block = leaf_inform6_node (self, LEAF_INFORM6_BLOCK);
  leaf_inform6_set_list (self, block, list);
  return block;
}

static const LeafInform6Node *
read_for (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_FOR);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  leaf_inform6_expect (self, "(");
  g_ptr_array_add (list, (gpointer) read_steps (self, ":"));
  if (leaf_inform6_take (self, ":"))
    g_ptr_array_add (list, NULL);
  else {
    g_ptr_array_add (list, (gpointer) leaf_inform6_expression (self));
    leaf_inform6_expect (self, ":");
  }
  g_ptr_array_add (list, (gpointer) read_steps (self, ")"));
  leaf_inform6_set_list (self, node, list);
  node->second = leaf_inform6_statement (self);
  return node;
}

static const LeafInform6Node *
read_objectloop (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_OBJECTLOOP);

  node->first = read_condition (self);
  node->second = leaf_inform6_statement (self);
  return node;
}

/* A case is "1, 2 to 4:" and the statements up to the next case. */
static gboolean
begins_case (LeafInform6Parser *self)
{
  guint32 before = self->at;
  gboolean begins = leaf_inform6_take (self, "default");

  while (!begins && self->tokens[self->at].sort != LEAF_INFORM6_TOKEN_END && !leaf_inform6_is (self, ";")
         && !leaf_inform6_is (self, "{") && !leaf_inform6_is (self, "}") && !leaf_inform6_is (self, "?")) {
    if (leaf_inform6_is (self, ":")) {
      begins = TRUE;
      break;
    }
    if (leaf_inform6_is (self, "("))
      break;
    self->at++;
  }
  self->at = before;
  return begins;
}

static const LeafInform6Node *
read_case (LeafInform6Parser *self)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new (), statements = g_ptr_array_new ();
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_CASE),
                  *block = leaf_inform6_node (self, LEAF_INFORM6_BLOCK);

  if (!leaf_inform6_take (self, "default"))
    do {
      const LeafInform6Node *value = leaf_inform6_expression (self);

      if (leaf_inform6_take (self, "to")) {
        LeafInform6Node *range = leaf_inform6_node (self, LEAF_INFORM6_BINARY);

        range->text = "to";
        range->first = value;
        range->second = leaf_inform6_expression (self);
        value = range;
      }
      g_ptr_array_add (values, (gpointer) value);
    } while (leaf_inform6_take (self, ","));
  leaf_inform6_expect (self, ":");
  while (self->refused == NULL && !leaf_inform6_is (self, "}") && !begins_case (self)
         && leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END)
    g_ptr_array_add (statements, (gpointer) leaf_inform6_statement (self));
  leaf_inform6_set_list (self, node, values);
  leaf_inform6_set_list (self, block, statements);
  node->second = block;
  return node;
}

static const LeafInform6Node *
read_switch (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_SWITCH);
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();

  node->first = read_condition (self);
  leaf_inform6_expect (self, "{");
  while (self->refused == NULL && !leaf_inform6_take (self, "}"))
    g_ptr_array_add (cases, (gpointer) read_case (self));
  leaf_inform6_set_list (self, node, cases);
  return node;
}

static const LeafInform6Node *
read_return (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_RETURN);

  if (!leaf_inform6_is (self, ";") && leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END)
    node->first = leaf_inform6_expression (self);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_rtrue (LeafInform6Parser *self)
{
  end_statement (self);
  return leaf_inform6_node (self, LEAF_INFORM6_RETURN);
}

static const LeafInform6Node *
read_rfalse (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_RETURN);

  node->first = leaf_inform6_node (self, LEAF_INFORM6_NUMBER);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_break (LeafInform6Parser *self)
{
  end_statement (self);
  return leaf_inform6_node (self, LEAF_INFORM6_BREAK);
}

static const LeafInform6Node *
read_continue (LeafInform6Parser *self)
{
  end_statement (self);
  return leaf_inform6_node (self, LEAF_INFORM6_CONTINUE);
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

/* Reads "(the) x": a name in brackets, and an operand. */
static const LeafInform6Node *
read_printed_by (LeafInform6Parser *self)
{
  const LeafInform6Token *token = leaf_inform6_token (self);
  LeafInform6Node *node;

  if (!leaf_inform6_is (self, "(") || token[1].sort != LEAF_INFORM6_TOKEN_NAME
      || token[2].sort != LEAF_INFORM6_TOKEN_OPERATOR || strcmp (token[2].text, ")") != 0
      || (token[3].sort == LEAF_INFORM6_TOKEN_OPERATOR && strcmp (token[3].text, "(") != 0
          && strcmp (token[3].text, "-") != 0)
      || token[3].sort == LEAF_INFORM6_TOKEN_END)
    return NULL;
  node = leaf_inform6_node (self, LEAF_INFORM6_PRINT_BY);
  node->text = token[1].text;
  self->at += 3;
  node->first = leaf_inform6_expression (self);
  return node;
}

static const LeafInform6Node *
read_items (LeafInform6Parser *self, gboolean returns)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_PRINT);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  node->is_before = returns;
  do {
    const LeafInform6Node *item = read_printed_by (self);

    g_ptr_array_add (items, (gpointer) (item != NULL ? item : leaf_inform6_expression (self)));
  } while (self->refused == NULL && leaf_inform6_take (self, ","));
  leaf_inform6_set_list (self, node, items);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_print (LeafInform6Parser *self)
{
  return read_items (self, FALSE);
}

static const LeafInform6Node *
read_print_ret (LeafInform6Parser *self)
{
  return read_items (self, TRUE);
}

static const LeafInform6Node *
read_new_line (LeafInform6Parser *self)
{
  end_statement (self);
  return leaf_inform6_node (self, LEAF_INFORM6_NEW_LINE);
}

static const LeafInform6Node *
read_quit (LeafInform6Parser *self)
{
  end_statement (self);
  return leaf_inform6_node (self, LEAF_INFORM6_QUIT);
}

static const LeafInform6Node *
read_spaces (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_SPACES);

  node->first = leaf_inform6_expression (self);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_style (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_STYLE);

  node->text = leaf_inform6_take_name (self);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_font (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_STYLE);
  const char *name = leaf_inform6_take_name (self);

  node->text = name != NULL ? leaf_arena_printf (self->arena, "font %s", name) : NULL;
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_box (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_BOX);
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  while (leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_STRING)
    g_ptr_array_add (lines, (gpointer) leaf_inform6_expression (self));
  leaf_inform6_set_list (self, node, lines);
  end_statement (self);
  return node;
}

/* --- the world ---------------------------------------------------------------------------------------------------- */

static const LeafInform6Node *
read_give (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_GIVE);
  g_autoptr (GPtrArray) attributes = g_ptr_array_new ();

  node->first = leaf_inform6_expression (self);
  while (self->refused == NULL && !leaf_inform6_is (self, ";")
         && leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END) {
    LeafInform6Node *attribute
        = leaf_inform6_node (self, leaf_inform6_take (self, "~") ? LEAF_INFORM6_UNARY : LEAF_INFORM6_NAME);

    if (leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_SOURCE)
      attribute->first = leaf_inform6_expression (self);
    else
      attribute->text = leaf_inform6_take_name (self);
    g_ptr_array_add (attributes, attribute);
  }
  leaf_inform6_set_list (self, node, attributes);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_move (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_MOVE);

  node->first = leaf_inform6_expression (self);
  leaf_inform6_expect (self, "to");
  node->second = leaf_inform6_expression (self);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_remove (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_REMOVE);

  node->first = leaf_inform6_expression (self);
  end_statement (self);
  return node;
}

/* --- one statement ------------------------------------------------------------------------------------------------ */

static const struct {
  const char *word;
  ReadStatement read;
} readers[] = {
  { "if", read_if },
  { "while", read_while },
  { "do", read_do },
  { "for", read_for },
  { "objectloop", read_objectloop },
  { "switch", read_switch },
  { "return", read_return },
  { "rtrue", read_rtrue },
  { "rfalse", read_rfalse },
  { "break", read_break },
  { "continue", read_continue },
  { "print", read_print },
  { "print_ret", read_print_ret },
  { "new_line", read_new_line },
  { "quit", read_quit },
  { "spaces", read_spaces },
  { "style", read_style },
  { "font", read_font },
  { "give", read_give },
  { "move", read_move },
  { "remove", read_remove },
  { "box", read_box },
};

/* Statements of Inform 6 that are not supported. The rest of such a statement is skipped. */
static const char *const unknown[] = { "jump", "inversion", "read", "restore", "save", "string", ".", "#" };

static const LeafInform6Node *
read_unknown (LeafInform6Parser *self, const char *word)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_UNKNOWN);

  node->text = word;
  while (!leaf_inform6_is (self, ";") && leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END)
    self->at++;
  end_statement (self);
  return node;
}

/* Reads "@shiftl a 3 -> b;". The arrow before the result is optional. A branch has no result. */
static const LeafInform6Node *
read_assembly (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_ASSEMBLY);
  g_autoptr (GPtrArray) operands = g_ptr_array_new ();
  const char *name = leaf_inform6_take_name (self);

  if (name == NULL)
    return node;
  node->text = leaf_arena_printf (self->arena, "@%s", name);
  while (self->refused == NULL && !leaf_inform6_is (self, ";")
         && leaf_inform6_token (self)->sort != LEAF_INFORM6_TOKEN_END) {
    if (leaf_inform6_take (self, "?"))
      node->is_before = TRUE; /* it branches */
    leaf_inform6_take (self, "->");
    leaf_inform6_take (self, "~");
    g_ptr_array_add (operands, (gpointer) leaf_inform6_operand (self));
  }
  leaf_inform6_set_list (self, node, operands);
  end_statement (self);
  return node;
}

static const LeafInform6Node *
read_block (LeafInform6Parser *self)
{
  LeafInform6Node *node = leaf_inform6_node (self, LEAF_INFORM6_BLOCK);
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();

  while (self->refused == NULL && !leaf_inform6_take (self, "}")) {
    if (leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_END) {
      leaf_inform6_refuse (self);
      break;
    }
    g_ptr_array_add (statements, (gpointer) leaf_inform6_statement (self));
  }
  leaf_inform6_set_list (self, node, statements);
  return node;
}

static const LeafInform6Node *
read_statement (LeafInform6Parser *self)
{
  LeafInform6Node *node;

  if (leaf_inform6_take (self, ";"))
    return leaf_inform6_node (self, LEAF_INFORM6_DO_NOTHING);
  if (leaf_inform6_take (self, "{"))
    return read_block (self);
  if (leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_STRING)
    return read_print_ret (self);
  if (leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_NAME
      || leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_OPERATOR
      || leaf_inform6_token (self)->sort == LEAF_INFORM6_TOKEN_WRONG) {
    const char *word = leaf_inform6_token (self)->text;

    if (strcmp (word, "@") == 0) {
      self->at++;
      return read_assembly (self);
    }
    for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
      if (leaf_inform6_take (self, readers[i].word))
        return readers[i].read (self);
    for (gsize i = 0; i < G_N_ELEMENTS (unknown); i++)
      if (g_ascii_strcasecmp (word, unknown[i]) == 0) {
        self->at++;
        return read_unknown (self, unknown[i]);
      }
  }
  node = leaf_inform6_node (self, LEAF_INFORM6_EVALUATE);
  node->first = leaf_inform6_expression (self);
  end_statement (self);
  return node;
}

const LeafInform6Node *
leaf_inform6_statement (LeafInform6Parser *self)
{
  const LeafInform6Node *node;

  if (++self->depth > LEAF_INFORM6_MOST_DEPTH) {
    leaf_inform6_refuse (self);
    self->depth--;
    return leaf_inform6_node (self, LEAF_INFORM6_DO_NOTHING);
  }
  node = read_statement (self);
  self->depth--;
  return node;
}

const LeafInform6Node *
leaf_inform6_parse_body (LeafArena *arena, const char *text, gsize length, gboolean *is_expression)
{
  g_autoptr (GArray) tokens = leaf_inform6_tokens (arena, text, length, TRUE);
  LeafInform6Parser parser = { .arena = arena, .tokens = (const LeafInform6Token *) (gpointer) tokens->data };
  g_autoptr (GPtrArray) statements = g_ptr_array_new ();
  const LeafInform6Node *expression = leaf_inform6_expression (&parser);
  LeafInform6Node *block;

  *is_expression = parser.refused == NULL && leaf_inform6_token (&parser)->sort == LEAF_INFORM6_TOKEN_END;
  if (*is_expression)
    return expression;
  parser = (LeafInform6Parser) { .arena = arena, .tokens = parser.tokens };
  while (parser.refused == NULL && leaf_inform6_token (&parser)->sort != LEAF_INFORM6_TOKEN_END)
    g_ptr_array_add (statements, (gpointer) leaf_inform6_statement (&parser));
  if (parser.refused != NULL)
    return NULL;
  block = leaf_inform6_node (&parser, LEAF_INFORM6_BLOCK);
  leaf_inform6_set_list (&parser, block, statements);
  return block;
}
