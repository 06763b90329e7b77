/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives.h: natives, and the table of them.
 *
 * A native is a C function that the library's text calls by name. `args` are its arguments in order (as many as
 * leaf-natives.def says; a phrase with options passes one more, the last: the bits of the options, the first option 1).
 * A native that returns a value stores it in *result.
 *
 * Natives never run the machine. One that needs rules, activities or texts to run (marked "~" in leaf-natives.def) has
 * a frame of its own: it pushes what has to run (leaf_call_...: one per call) and returns LEAF_NATIVE_CALLED. When that
 * has ended, the native is called again with the same args, and leaf_native_phase () tells how far it has got.
 * Everything it must remember between calls is in leaf_native_phase () and in cells of its frame (leaf_native_cell ());
 * C variables do not survive.
 *
 *   static LeafNativeStatus
 *   say_twice (LeafMachine *m, const LeafValue *args, LeafValue *result)
 *   {
 *     if (leaf_native_phase (m) == 2)
 *       return LEAF_NATIVE_DONE;
 *     leaf_native_set_phase (m, leaf_native_phase (m) + 1);
 *     leaf_call_say (m, args[0]);
 *     return LEAF_NATIVE_CALLED;
 *   }
 *
 * A native that is a rule's body starts undecided; the value of `decided` when it returns DONE is the rule's decision.
 * `args` points into the stack and is valid until the native pushes something.
 */
#pragma once

#include "image/leaf-image.h"

G_BEGIN_DECLS

typedef struct _LeafMachine LeafMachine;

typedef enum {
  LEAF_NATIVE_DONE = 1, /* finished; *result is set if it returns a value */
  LEAF_NATIVE_CALLED,   /* frames were pushed: call again when they have ended */
  LEAF_NATIVE_SPENT,    /* the slice's budget is spent: call again in the next slice, to continue */
  LEAF_NATIVE_WAITS,    /* it needs a command: stop, and call again when there is one (leaf_machine_take_command) */
} LeafNativeStatus;

typedef LeafNativeStatus (*LeafNativeFunction) (LeafMachine *machine, const LeafValue *args, LeafValue *result);

typedef struct {
  const char *name;
  LeafNativeFunction function;
  guint8 n_args;
  char gives;      /* '-', 'b' or 'v' */
  guint8 may_call; /* "~" */
} LeafNativeRow;

/* Declares every native. */
#define LEAF_NATIVE(name, text, n, gives, meaning)                                                                     \
  LeafNativeStatus leaf_native_##name (LeafMachine *machine, const LeafValue *args, LeafValue *result);
#define LEAF_NATIVE_APPLYING(name, text, n, gives, meaning)
#include "image/leaf-natives.def"
#undef LEAF_NATIVE

G_END_DECLS
