/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of what is not saved yet, for the day the program or the machine stops.
 *
 * It lies in the user's state folder, never in the project, as NAME.text beside the note of the claim (loose-claim.h) that a window
 * holds: so it has a name that no other window has, and overwrites nothing that was not offered yet.  A thread of its own
 * writes it, the newest text always: it waits for no main loop, and no main loop waits for the disk.  It is removed once the text is saved or
 * thrown away on purpose; what is left there by a process that is no more is offered again (loose-leftover.h). */
#pragma once

#include "loose-claim.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_RECOVERY (loose_recovery_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecovery, loose_recovery, LOOSE, RECOVERY, GObject)

/* `file` may be NULL: a text that has no file yet.
 *
 * Signal "failed" (gint number): from now on no copy can be kept, with the errno of why; 0: from now on one can, or none is needed. */
LooseRecovery *loose_recovery_new       (GFile *file);
LooseClaim    *loose_recovery_get_claim (LooseRecovery *self);
/* Has `text` written, as soon as the disk is free; a later one replaces it. */
void           loose_recovery_keep      (LooseRecovery *self, GBytes *text);
/* The text is safe elsewhere, or not wanted.  Also of what is being written. */
void           loose_recovery_forget    (LooseRecovery *self);
/* Waits until all that was asked for is on the disk; FALSE: the copy could not be written. */
gboolean       loose_recovery_flush     (LooseRecovery *self);
/* The same for all there are, for as long as `seconds`. */
void           loose_recovery_flush_all (guint seconds);

G_END_DECLS
