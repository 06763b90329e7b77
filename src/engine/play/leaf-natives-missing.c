/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-natives-missing.c: what stands in for natives that are in the table and nowhere else.  Each is weak, so the real
 * function takes its place at link time; they are in a file of their own because a file cannot hold both. */

#include "leaf-machine.h"

/* A native that nobody has written yet: the library's text may ask for it, and the play says so when it does. */
#define LEAF_NATIVE(name, text, n, gives, meaning)                                                                                 \
  __attribute__ ((weak)) LeafNativeStatus leaf_native_##name (LeafMachine *machine, const LeafValue *args, LeafValue *result)      \
  {                                                                                                                                \
    leaf_fault (machine, "\"%s\" is something that this machine cannot do yet", text);                                             \
    *result = (LeafValue) { LEAF_KIND_NUMBER, 0 };                                                                                 \
    return LEAF_NATIVE_DONE;                                                                                                       \
  }
#include "../image/leaf-natives.def"
#undef LEAF_NATIVE
