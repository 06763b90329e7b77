/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-inform6-assembly.c: lowers assembly instructions that have a meaning on this machine: arithmetic on bits,
 * memory, the stack within one routine, and tests of what the machine can do. */
#include "leaf-inform6-lowering.h"

#include <string.h>

static const LeafKindId number_kind = { LEAF_KIND_NUMBER };

typedef LeafNode *(*LowerInstruction) (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which);

/* Takes the value that was pushed last from the stack, and returns its slot. Refuses the statement if the stack is
 * empty. */
static LeafNode *
pop (LeafInform6Lowering *self, const LeafInform6Node *statement)
{
  guint32 slot;

  if (self->pushed == NULL || self->pushed->len <= self->pushed_before)
    return leaf_inform6_refuse_name (self, statement->text);
  slot = g_array_index (self->pushed, guint32, self->pushed->len - 1);
  g_array_set_size (self->pushed, self->pushed->len - 1);
  return leaf_node_slot (self->scope, self->w, number_kind, slot);
}

static LeafNode *
operand (LeafInform6Lowering *self, const LeafInform6Node *statement, guint32 which)
{
  const LeafInform6Node *node = statement->list[which];

  return node->sort == LEAF_INFORM6_NAME && strcmp (node->text, "sp") == 0 ? pop (self, statement)
                                                                           : leaf_inform6_lower_value (self, node);
}

/* Keeps a pushed value in a slot until it is pulled. The stack is simulated at compile time, so a branch or a loop must
 * pull exactly what it pushes (leaf_inform6_lower_statement). */
static LeafNode *
push (LeafInform6Lowering *self, LeafNode *value)
{
  LeafNode *place = leaf_inform6_new_slot (self);

  if (self->pushed == NULL)
    self->pushed = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_append_val (self->pushed, place->SLOT.slot);
  return leaf_node_with (self->scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), self->w, place, value);
}

/* Stores the value in the last operand: "sp" pushes it, 0 discards it. */
static LeafNode *
give (LeafInform6Lowering *self, const LeafInform6Node *statement, LeafNode *value)
{
  const LeafInform6Node *place = statement->list[statement->n - 1];

  if (place->sort == LEAF_INFORM6_NAME && strcmp (place->text, "sp") == 0)
    return push (self, value);
  if (place->sort == LEAF_INFORM6_NUMBER)
    return leaf_node_with (self->scope, LEAF_NODE_ASSIGN, LEAF_KIND (NONE), self->w, leaf_inform6_new_slot (self),
                           value);
  return leaf_inform6_lower_assignment (self, place, value);
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static LeafNode *
lower_copy (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  (void) which;
  return give (self, statement, operand (self, statement, 0));
}

static LeafNode *
lower_arithmetic (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *left = operand (self, statement, 0), *node = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind,
                                                                         self->w, left, operand (self, statement, 1));

  node->ARITHMETIC.operation = (LeafArithmetic) which;
  return give (self, statement, node);
}

static LeafNode *
lower_shift (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *values[3];

  values[0] = operand (self, statement, 0);
  values[1] = operand (self, statement, 1);
  values[2] = leaf_inform6_number_node (self, which);
  return give (self, statement, leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_shift, 3, values));
}

static LeafNode *
lower_bits (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *values[2];

  values[0] = operand (self, statement, 0);
  values[1] = operand (self, statement, 1);
  return give (self, statement, leaf_inform6_native_node (self, number_kind, (LeafNative) which, 2, values));
}

/* Lowers "@random 6 x", which gives 0 to 5. */
static LeafNode *
lower_random (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *value = operand (self, statement, 0), *node;

  (void) which;
  node = leaf_node_with (self->scope, LEAF_NODE_ARITHMETIC, number_kind, self->w,
                         leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_random, 1, &value),
                         leaf_inform6_number_node (self, 1));
  node->ARITHMETIC.operation = LEAF_ARITHMETIC_MINUS;
  return give (self, statement, node);
}

/* --- memory and the machine --------------------------------------------------------------------------------------- */

static LeafNode *
lower_allocate (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *size = operand (self, statement, 0);

  (void) which;
  return give (self, statement, leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_allocate, number_kind, 1, &size));
}

static LeafNode *
lower_free (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *address = operand (self, statement, 0);

  (void) which;
  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_free, LEAF_KIND (NONE), 1, &address);
}

static LeafNode *
lower_load (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *values[3];

  values[0] = operand (self, statement, 0);
  values[1] = operand (self, statement, 1);
  values[2] = leaf_inform6_number_node (self, which);
  return give (self, statement, leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_load, number_kind, 3, values));
}

static LeafNode *
lower_store (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *values[4];

  values[0] = operand (self, statement, 0);
  values[1] = operand (self, statement, 1);
  values[2] = leaf_inform6_number_node (self, which);
  values[3] = operand (self, statement, 2);
  return leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_store, number_kind, 4, values);
}

static LeafNode *
lower_gestalt (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *asked[] = { operand (self, statement, 0), operand (self, statement, 1) };

  (void) which;
  return give (self, statement, leaf_inform6_native_node (self, number_kind, LEAF_NATIVE_inform6_machine, 2, asked));
}

static LeafNode *
lower_push (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  (void) which;
  return push (self, operand (self, statement, 0));
}

static LeafNode *
lower_pull (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  (void) which;
  return give (self, statement, pop (self, statement));
}

/* --- Glk selectors ------------------------------------------------------------------------------------------------ */

/* Closes a memory stream. Two counts go to the stack: characters read (always 0), and on top of it characters
 * written. */
static LeafNode *
close_stream (LeafInform6Lowering *self, const LeafInform6Node *statement)
{
  LeafNode *stream = pop (self, statement);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  pop (self, statement); /* the address for the counts, which is always the stack */
  g_ptr_array_add (all, push (self, leaf_inform6_number_node (self, 0)));
  g_ptr_array_add (
      all, push (self, leaf_inform6_memory_node (self, LEAF_NATIVE_inform6_close_stream, number_kind, 1, &stream)));
  return leaf_node_from_array (self->scope, LEAF_NODE_BLOCK, LEAF_KIND (NONE), self->w, all);
}

/* Lowers "@glk selector n result", with n arguments on the stack, the first one on top. */
static LeafNode *
lower_glk (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  static const struct {
    gint32 selector;
    LeafNative native;
  } calls[] = { { 0x0047, LEAF_NATIVE_inform6_set_stream },
                { 0x0048, LEAF_NATIVE_inform6_stream },
                { 0x0086, LEAF_NATIVE_inform6_style },
                { 0x1100, LEAF_NATIVE_inform6_colours },
                { 0x1102, LEAF_NATIVE_inform6_reverse } };
  enum { CLOSE_STREAM = 0x0044 };
  LeafNode *values[4];

  (void) which;
  if (statement->list[0]->sort != LEAF_INFORM6_NUMBER || statement->list[1]->sort != LEAF_INFORM6_NUMBER)
    return leaf_inform6_refuse_name (self, statement->text);
  if (statement->list[0]->number == CLOSE_STREAM && statement->list[1]->number == 2)
    return close_stream (self, statement);
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++) {
    guint n = leaf_native_takes (calls[i].native);
    LeafNode *call;

    if (calls[i].selector != statement->list[0]->number || n != (guint) statement->list[1]->number)
      continue;
    for (guint k = 0; k < n; k++)
      values[k] = pop (self, statement);
    call = leaf_inform6_native_node (self, number_kind, calls[i].native, n, values);
    return leaf_native_gives (calls[i].native) == '-' ? call : give (self, statement, call);
  }
  return leaf_inform6_refuse_name (self, statement->text);
}

/* --- printing and other statements -------------------------------------------------------------------------------- */

static LeafNode *
lower_stream_character (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  LeafNode *number = operand (self, statement, 0);

  (void) which;
  return leaf_inform6_say_value (
      self, leaf_inform6_native_node (self, LEAF_KIND (UNICODE), LEAF_NATIVE_character_of_number, 1, &number));
}

static LeafNode *
lower_stream_value (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  (void) which;
  return leaf_inform6_say_value (self, operand (self, statement, 0));
}

static LeafNode *
lower_native (LeafInform6Lowering *self, const LeafInform6Node *statement, gint32 which)
{
  (void) statement;
  return leaf_inform6_native_node (self, LEAF_KIND (NONE), (LeafNative) which, 0, NULL);
}

static const struct {
  const char *name;
  guint32 n; /* operands */
  LowerInstruction lower;
  gint32 which;
} instructions[] = {
  { "@copy", 2, lower_copy, 0 },
  { "@add", 3, lower_arithmetic, LEAF_ARITHMETIC_PLUS },
  { "@sub", 3, lower_arithmetic, LEAF_ARITHMETIC_MINUS },
  { "@mul", 3, lower_arithmetic, LEAF_ARITHMETIC_TIMES },
  { "@div", 3, lower_arithmetic, LEAF_ARITHMETIC_DIVIDE },
  { "@mod", 3, lower_arithmetic, LEAF_ARITHMETIC_REMAINDER },
  { "@shiftl", 3, lower_shift, 0 },
  { "@sshiftr", 3, lower_shift, 1 },
  { "@ushiftr", 3, lower_shift, 2 },
  { "@bitand", 3, lower_bits, LEAF_NATIVE_inform6_and },
  { "@bitor", 3, lower_bits, LEAF_NATIVE_inform6_or },
  { "@bitxor", 3, lower_bits, LEAF_NATIVE_inform6_xor },
  { "@random", 2, lower_random, 0 },
  { "@malloc", 2, lower_allocate, 0 },
  { "@mfree", 1, lower_free, 0 },
  { "@aload", 3, lower_load, 4 },
  { "@aloads", 3, lower_load, 2 },
  { "@aloadb", 3, lower_load, 1 },
  { "@astore", 3, lower_store, 4 },
  { "@astores", 3, lower_store, 2 },
  { "@astoreb", 3, lower_store, 1 },
  { "@gestalt", 3, lower_gestalt, 0 },
  { "@push", 1, lower_push, 0 },
  { "@pull", 1, lower_pull, 0 },
  { "@streamchar", 1, lower_stream_character, 0 },
  { "@streamunichar", 1, lower_stream_character, 0 },
  { "@streamnum", 1, lower_stream_value, 0 },
  { "@streamstr", 1, lower_stream_value, 0 },
  { "@glk", 3, lower_glk, 0 },
  { "@nop", 0, lower_native, LEAF_NATIVE_do_nothing },
  { "@restart", 0, lower_native, LEAF_NATIVE_restart_play },
  { "@quit", 0, lower_native, LEAF_NATIVE_stop_play },
};

LeafNode *
leaf_inform6_lower_assembly (LeafInform6Lowering *self, const LeafInform6Node *statement)
{
  for (gsize i = 0; i < G_N_ELEMENTS (instructions); i++)
    if (g_ascii_strcasecmp (statement->text, instructions[i].name) == 0 && statement->n == instructions[i].n
        && !statement->is_before)
      return instructions[i].lower (self, statement, instructions[i].which);
  return leaf_inform6_refuse_name (self, statement->text);
}
