/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-verify.c: invalid code is refused. The code of a story is valid; each case corrupts one instruction of a
 * copy. */
#include "leaf-compile.h"

#include <string.h>

static const char story[]
    = "The Yard is a room. The tally is a number that varies. The urn is a container in the Yard.\n\n"
      "Instead of jumping:\n\tlet N be the tally;\n\tif N is 3:\n\t\tnow the urn is closed;\n\t\tsay \"Over the urn.\";\n"
      "\tsay \"Up.\"\n\n"
      "To decide which number is the sum of (A - a number) and (B - a number): decide on A plus B.\n";

typedef struct {
  const char *name, *why;
  LeafOp find;
  void (*spoil) (LeafInstruction *instruction);
} Case;

static void
no_such_op (LeafInstruction *instruction)
{
  instruction->op = LEAF_OP_COUNT;
}

static void
far_operand (LeafInstruction *instruction)
{
  instruction->b = 1000000;
}

static void
far_slot (LeafInstruction *instruction)
{
  instruction->a = 60000;
}

static void
pops (LeafInstruction *instruction)
{
  instruction->op = LEAF_OP_POP;
}

static void
pushes (LeafInstruction *instruction)
{
  instruction->op = LEAF_OP_PUSH_SLOT;
  instruction->a = 0;
}

static const Case cases[] = {
  { "no such instruction", "no such instruction", LEAF_OP_SAY_LITERAL, no_such_op },
  { "a jump out of the chunk", "leaves the chunk", LEAF_OP_JUMP_FALSE, far_operand },
  { "no end", "end was run over", LEAF_OP_RULE_END, pushes },
  { "a slot of another", "outside the frame", LEAF_OP_STORE_SLOT, far_slot },
  { "no such string", "no such string", LEAF_OP_SAY_LITERAL, far_operand },
  { "no such variable", "no such variable", LEAF_OP_PUSH_CELL, far_operand },
  { "no such property", "no such property", LEAF_OP_STORE_PROPERTY, far_operand },
  { "no such kind", "no such kind", LEAF_OP_PUSH, far_slot },
  { "no operand", "an operand that it does not have", LEAF_OP_SAY_BEGIN, far_operand },
  { "no first operand", "an operand that it does not have", LEAF_OP_RULE_END, far_slot },
  { "too much taken", "takes more than is on the stack", LEAF_OP_SAY_BEGIN, pops },
  { "paths that do not meet", "two paths meet", LEAF_OP_SAY_BEGIN, pushes },
};

static LeafInstruction *
find (const LeafBuild *build, LeafOp op)
{
  const LeafCode *code = build->code;

  for (guint32 i = LEAF_ROW (&code->chunks, LeafChunk, code->first_story_chunk)->first; i < code->instructions.n; i++)
    if (LEAF_ROW (&code->instructions, LeafInstruction, i)->op == op)
      return LEAF_ROW (&code->instructions, LeafInstruction, i);
  return NULL;
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  LeafSourceText source = { "test.ni", story, strlen (story) };
  g_autoptr (LeafProgram) program = leaf_program_compile (&source, NULL);
  g_autofree char *why = NULL;
  LeafInstruction *instruction;
  LeafBuild build;

  g_assert_cmpuint (leaf_program_n_problems (program), ==, 0);
  leaf_build_init (&build, &program->build, NULL);
  g_assert_true (leaf_code_verify (&build, NULL));
  instruction = find (&build, row->find);
  g_assert_nonnull (instruction);
  row->spoil (instruction);
  g_assert_false (leaf_code_verify (&build, &why));
  g_test_message ("%s", why);
  g_assert_nonnull (strstr (why, row->why));
  leaf_build_clear (&build);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/verify/%s", cases[i].name);

    g_test_add_data_func (path, &cases[i], test_case);
  }
  return g_test_run ();
}
