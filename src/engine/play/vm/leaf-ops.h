/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-ops.h: a function for each instruction of image/leaf-ops.def, and macros to define them. */
#pragma once

#include "leaf-frames.h"

G_BEGIN_DECLS

/* Runs `in` in the innermost frame. Returns TRUE if that frame continues with its next instruction, and FALSE if frames
 * were pushed or left. */
#define LEAF_OP(name, ...) gboolean leaf_op_##name (LeafMachine *m, LeafFrame *frame, const LeafInstruction *in);
#include "image/leaf-ops.def"
#undef LEAF_OP

/* Begins the definition of such a function; in the file of the main loop: `inline OP (...)`. */
#define OP(name)                                                                                                       \
  gboolean leaf_op_##name (LeafMachine *m, G_GNUC_UNUSED LeafFrame *frame, G_GNUC_UNUSED const LeafInstruction *in)

/* The same for an instruction that neither pushes nor leaves a frame: its body returns nothing. */
#define PLAIN_OP(name)                                                                                                 \
  static inline void leaf_run_##name (LeafMachine *m, LeafFrame *frame, const LeafInstruction *in);                    \
  inline gboolean leaf_op_##name (LeafMachine *m, LeafFrame *frame, const LeafInstruction *in)                         \
  {                                                                                                                    \
    leaf_run_##name (m, frame, in);                                                                                    \
    return TRUE;                                                                                                       \
  }                                                                                                                    \
  static inline void leaf_run_##name (LeafMachine *m, G_GNUC_UNUSED LeafFrame *frame,                                  \
                                      G_GNUC_UNUSED const LeafInstruction *in)

#define TOP      (m->stack[m->top - 1])
#define POP()    (m->stack[--m->top])
#define PUSH(v)  leaf_push_value (m, (v))
#define TRUTH(b) LEAF_VALUE (TRUTH_STATE, (b) ? 1 : 0)

G_END_DECLS
