/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-frames.h: frames, the stack of values, and shared variables; natives' own frames. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* empty, on top of the stack; never NULL */
LeafFrame *leaf_push_frame (LeafMachine *machine, LeafFrameSort sort, LeafEntry entry);
void leaf_grow_stack (LeafMachine *machine); /* for leaf_push_value */
static inline void
leaf_push_value (LeafMachine *machine, LeafValue value)
{
  if (G_UNLIKELY (machine->top >= machine->stack_room))
    leaf_grow_stack (machine);
  machine->stack[machine->top++] = value;
}

void leaf_leave_frame (LeafMachine *machine, LeafValue value); /* `value` if the frame returns one */
void leaf_enter_rule (LeafMachine *machine, guint32 rule, guint32 rulebook, LeafEntry entry);
/* its args are on top of the stack */
void leaf_enter_chunk (LeafMachine *machine, guint32 chunk, guint32 n_args, guint32 flags, LeafEntry entry);
void leaf_enter_native (LeafMachine *machine, guint32 native, guint32 n_args, guint32 flags);
void leaf_own_variables (LeafMachine *machine, LeafOwner owner, guint32 id, LeafValue operand);
void leaf_drop_owned_variables (LeafMachine *machine, guint32 n_owners); /* truncates to that number */
LeafValue *leaf_shared_cell (LeafMachine *machine, guint32 variable);
/* its default value, without a fault, if nothing owns it */
LeafValue leaf_shared_value (LeafMachine *machine, guint32 variable);
void leaf_capture_begin (LeafMachine *machine);
LeafValue leaf_capture_end (LeafMachine *machine);
void leaf_advance_native (LeafMachine *machine);
static inline LeafFrame *
leaf_machine_frame (const LeafMachine *m)
{
  return &m->frames[m->n_frames - 1];
}
/* The native's own frame (only for natives marked "~"). The phase is 0 in the first call. */
guint32 leaf_native_phase (const LeafMachine *machine);
void leaf_native_set_phase (LeafMachine *machine, guint32 phase);
/* TRUE in phase 0, which becomes phase 1. */
gboolean leaf_native_begins (LeafMachine *machine);
/* Private cells of the native, from 0, created as {0, 0} on first use. The pointer is valid until something is
 * pushed. */
LeafValue *leaf_native_cell (LeafMachine *machine, guint32 number);
/* m->returned becomes its characters */
void leaf_call_text (LeafMachine *machine, LeafValue text);
void leaf_call_phrase (LeafMachine *machine, guint32 phrase, guint32 n, const LeafValue *values); /* m->returned */
/* m->returned becomes its value, for a condition a truth value */
void leaf_call_chunk (LeafMachine *machine, guint32 chunk, guint32 n, const LeafValue *values);
void leaf_call_native (LeafMachine *machine, guint32 native, guint32 n, const LeafValue *values); /* m->returned */

G_END_DECLS
