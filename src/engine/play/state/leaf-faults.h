/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-faults.h: run-time problems. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

/* A run-time problem, as an event; the play continues. `pattern` and its arguments are as in leaf_message_fragment
 * and end a sentence, without a capital and full stop: "a door cannot be moved". The running rule is named before
 * it. */
#define leaf_fault(machine, pattern, ...) leaf_fault_with ((machine), (pattern), LEAF_ARGUMENTS (__VA_ARGS__))
/* A problem because something exceeded its limit or does not end. The rest of the turn is abandoned, and the play
 * continues with the next one, in which UNDO works. The caller returns as soon as it can; a second problem in the same
 * instruction is not reported. */
#define leaf_fault_turn(machine, pattern, ...) leaf_fault_turn_with ((machine), (pattern), LEAF_ARGUMENTS (__VA_ARGS__))
/* A problem that ends the play. */
#define leaf_fault_final(machine, pattern, ...)                                                                        \
  leaf_fault_final_with ((machine), (pattern), LEAF_ARGUMENTS (__VA_ARGS__))
void leaf_fault_with (LeafMachine *machine, const char *pattern, const LeafMessageArgument *args);
void leaf_fault_turn_with (LeafMachine *machine, const char *pattern, const LeafMessageArgument *args);
void leaf_fault_final_with (LeafMachine *machine, const char *pattern, const LeafMessageArgument *args);

G_END_DECLS
