/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of what is not saved yet, for the day the machine stops.
 *
 * It lies in the user's state folder, never in the project: one text for each file, named by a hash of where the file is,
 * and beside it a note of that place and of the process that wrote it.  It is written a moment after the last letter,
 * when the main loop has nothing better to do, and removed once the text is saved or thrown away on purpose.  What is left there by a process
 * that is no more was lost, and is offered again. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define LOOSE_TYPE_RECOVERY (loose_recovery_get_type ())
G_DECLARE_FINAL_TYPE (LooseRecovery, loose_recovery, LOOSE, RECOVERY, GObject)

/* `file` may be NULL: a text that has no file yet. */
LooseRecovery *loose_recovery_new     (GFile *file);
/* Keeps `text` soon; a later call replaces it. */
void           loose_recovery_keep    (LooseRecovery *self, GBytes *text);
/* Writes at once what is waiting to be written. */
void           loose_recovery_flush   (LooseRecovery *self);
/* The text is safe elsewhere, or not wanted. */
void           loose_recovery_forget  (LooseRecovery *self);
/* What a process that is no more left of this file; NULL: nothing.  Transfer full. */
char          *loose_recovery_find    (LooseRecovery *self);

/* Left-over texts that never had a file: adopts one, so that it is this recovery's to keep and forget. */
LooseRecovery *loose_recovery_find_untitled (char **text);

G_END_DECLS
