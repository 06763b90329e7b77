/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-emit.c: the basic operations of the emitter: instructions, labels, slots, strings, natives. Jumps are relative
 * to the first instruction of the chunk, so that a chunk can be read by itself. */
#include "leaf-emit.h"

#include <string.h>

void
leaf_emit_op (LeafEmit *emit, LeafOp op, guint a, gint32 b)
{
  LeafCode *code = emit->build->code;
  LeafInstruction instruction = { .op = (guint8) op, .a = (guint16) a, .b = b };

  LeafWording words = emit->wording;

  if (emit->at_statement) {
    instruction.flags |= LEAF_INSTRUCTION_STATEMENT;
    words = emit->statement;
    emit->at_statement = FALSE;
  }
  LEAF_ADD (&code->instructions, LeafInstruction, &instruction);
  LEAF_ADD (&code->wordings, LeafWording, &words);
}

void
leaf_emit_jump (LeafEmit *emit, LeafOp op, LeafLabel *to)
{
  guint32 here = emit->build->code->instructions.n;

  if (to->target != G_MAXUINT32) {
    leaf_emit_op (emit, op, 0, (gint32) to->target);
    return;
  }
  leaf_emit_op (emit, op, 0, (gint32) to->waiting);
  to->waiting = here;
}

void
leaf_emit_label (LeafEmit *emit, LeafLabel *label)
{
  LeafTable *instructions = &emit->build->code->instructions;

  label->target = instructions->n - emit->first;
  while (label->waiting != 0) {
    LeafInstruction *jump = LEAF_ROW (instructions, LeafInstruction, label->waiting);

    label->waiting = (guint32) jump->b;
    jump->b = (gint32) label->target;
  }
}

guint32
leaf_emit_temp (LeafEmit *emit)
{
  return emit->n_slots++;
}

void
leaf_emit_number (LeafEmit *emit, gint32 number)
{
  leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_NUMBER, number);
}

void
leaf_emit_truth (LeafEmit *emit, gboolean truth)
{
  leaf_emit_op (emit, LEAF_OP_PUSH, LEAF_KIND_TRUTH_STATE, truth ? 1 : 0);
}

void
leaf_emit_value_of (LeafEmit *emit, LeafValue value)
{
  leaf_emit_op (emit, LEAF_OP_PUSH, value.kind, value.bits);
}

guint32
leaf_emit_string (LeafEmit *emit, const char *text)
{
  const char *kept = leaf_arena_strdup (emit->build->arena, text);
  return leaf_table_push (&emit->build->code->strings, &kept);
}

/* --- natives ------------------------------------------------------------------------------------------------------ */

void
leaf_emit_native (LeafEmit *emit, LeafNative native, guint n)
{
  g_return_if_fail (native != LEAF_NATIVE_NONE);
  leaf_emit_op (emit, LEAF_OP_NATIVE, n, (gint32) native);
}
