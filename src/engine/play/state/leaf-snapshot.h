/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-snapshot.h: copies, restores, hashes and compares machines; moments for UNDO. */
#pragma once

#include "leaf-machine.h"

G_BEGIN_DECLS

extern const LeafFields leaf_state_fields, leaf_kept_fields; /* fields of LeafMachine that UNDO reverts, and keeps */

LeafMachine *leaf_machine_copy (const LeafMachine *machine); /* state and settings, without events */
void leaf_machine_free (LeafMachine *machine);
/* Copies the state of `from`, a machine of the same program. The kept fields, events and settings do not change. */
void leaf_machine_become (LeafMachine *machine, const LeafMachine *from);
/* Covers everything in the table of the state. */
guint64 leaf_machine_hash (const LeafMachine *machine);
gboolean leaf_machine_equal (const LeafMachine *a, const LeafMachine *b);
void leaf_machine_mark (LeafMachine *machine); /* marks what the state refers to, so that it is not swept */
/* Forgets the newest state kept for undo: the last input was not a command, but an answer, or UNDO itself. */
void leaf_machine_forget_moment (LeafMachine *machine);
/* Undoes this turn: restores the state in which its command was requested, with `undone` set. FALSE if there is nothing
 * to undo. */
gboolean leaf_machine_undo (LeafMachine *machine);
void leaf_machine_keep_moment (LeafMachine *machine); /* call when a command is given, for undo */

G_END_DECLS
