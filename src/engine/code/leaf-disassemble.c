/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-disassemble.c: code as text, for `leaf dump code` and the tests. */
#include "leaf-emit.h"

static const struct {
  const char *name, *a, *b;
} ops[] = {
  { "none", "", "" },
#define LEAF_OP(name, a, b, pops, pushes, meaning) { #name, a, b },
#include "../image/leaf-ops.def"
#undef LEAF_OP
};

/* What the number means, in words. */
static char *
operand_note (const LeafBuild *build, const LeafInstruction *instruction)
{
  guint32 b = (guint32) instruction->b;

  switch (instruction->op) {
  case LEAF_OP_SAY_LITERAL: {
    g_autofree char *text = g_strescape (*LEAF_ROW (&build->code->strings, const char *, b), NULL);
    return g_strdup_printf ("\"%s\"", text);
  }
  case LEAF_OP_PUSH_CELL:
  case LEAF_OP_STORE_CELL:
  case LEAF_OP_PUSH_SHARED:
  case LEAF_OP_STORE_SHARED: return g_strdup (LEAF_ROW (&build->world->variables, LeafVariable, b)->name);
  case LEAF_OP_PUSH_PROPERTY:
  case LEAF_OP_STORE_PROPERTY:
  case LEAF_OP_PROVIDES:
  case LEAF_OP_TEST_EITHER: return g_strdup (LEAF_ROW (&build->world->properties, LeafProperty, b)->name);
  case LEAF_OP_RELATION_TEST:
  case LEAF_OP_RELATION_SET:
  case LEAF_OP_RELATED: return g_strdup (LEAF_ROW (&build->world->relations, LeafRelation, b)->name);
  case LEAF_OP_IS_KIND:
  case LEAF_OP_EACH_FIRST:
  case LEAF_OP_EACH_NEXT:
  case LEAF_OP_EACH_WITHIN:
  case LEAF_OP_PUSH_FRESH: return g_strdup (leaf_kind_name (build, LEAF_ID (LeafKindId, b)));
  case LEAF_OP_NATIVE: return g_strdup (leaf_native_name (b));
  case LEAF_OP_CALL: return leaf_wording_dup (build, LEAF_ROW (&build->phrases->phrases, LeafPhraseRow, b)->wording);
  case LEAF_OP_PUSH:
    return g_strdup (instruction->a != 0 ? leaf_kind_name (build, LEAF_ID (LeafKindId, instruction->a)) : "none");
  default: return g_strdup ("");
  }
}

static void
print_chunk (const LeafBuild *build, guint32 id, GString *out)
{
  static const char *const sorts[] = { "", "phrase", "rule", "text", "condition" };
  const LeafChunk *chunk = LEAF_ROW (&build->code->chunks, LeafChunk, id);
  LeafWording last = LEAF_NO_WORDS;

  g_string_append_printf (out, "chunk %u: %s %u, %u slots (%u given), stack %u\n", id, sorts[chunk->sort], chunk->owner,
                          chunk->n_slots, chunk->n_parameters, chunk->max_stack);
  for (guint32 i = 0; i < chunk->n; i++) {
    const LeafInstruction *instruction = LEAF_ROW (&build->code->instructions, LeafInstruction, chunk->first + i);
    LeafWording words = *LEAF_ROW (&build->code->wordings, LeafWording, chunk->first + i);
    g_autofree char *note = operand_note (build, instruction);
    if (words.first != last.first || words.end != last.end) {
      g_autofree char *quoted = leaf_wording_dup (build, words);
      g_string_append_printf (out, "      ; %.100s\n", quoted);
      last = words;
    }
    g_string_append_printf (out, "  %c%3u %-18s %u %d  %s\n",
                            instruction->flags & LEAF_INSTRUCTION_STATEMENT ? '*' : ' ', i, ops[instruction->op].name,
                            instruction->a, instruction->b, note);
  }
}

char *
leaf_code_to_string (const LeafBuild *build, gboolean with_library)
{
  GString *out = g_string_new (NULL);

  LEAF_EACH (&build->code->chunks, i) {
    const LeafChunk *chunk = LEAF_ROW (&build->code->chunks, LeafChunk, i);
    if (with_library || i >= build->code->first_story_chunk || chunk->n == 0)
      print_chunk (build, i, out);
  }
  return g_string_free (out, FALSE);
}
