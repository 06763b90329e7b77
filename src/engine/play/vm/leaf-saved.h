/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaf-saved.h: saved plays.
 *
 * The state of a machine is a function of its program, its seed and its inputs, so a saved play is a text of a few
 * lines with the seed and the inputs. State is never read from a file, so a text that somebody has changed is refused
 * or played, but does no harm. RESTORE replays it in a machine of its own, a slice at a time, and then the play becomes
 * that machine. */
#pragma once

#include "leaf-input-log.h"

G_BEGIN_DECLS

/* Saves the state in which the last command was requested. FALSE if leaf_saved_read() would refuse it, as too long. */
gboolean leaf_machine_save (LeafMachine *machine);
void leaf_machine_answer_save (LeafMachine *machine, gboolean is_kept);
/* Returns a machine at its beginning and its commands. NULL, with the reason as the end of a sentence, if the text is
 * not a saved play of this program. */
LeafReplay *leaf_saved_read (LeafProgram *program, const LeafMachineHost *host, const char *text, const char **reason);
/* begins to replay the saved play; FALSE if there is none, or it cannot be read */
gboolean leaf_machine_begin_replay (LeafMachine *machine);

G_END_DECLS
