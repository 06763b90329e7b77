/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A copy of what is not saved yet, for the day the program or the machine stops.
 *
 * It lies in the user's state folder, never in the project, as NAME.text beside the note of the claim
 * (loose-recovery-lock.h) that a window holds: so it has a name that no other window has, and overwrites nothing
 * that was not offered yet.  A thread of its own writes it, the newest text always: it waits for no main loop, and
 * no main loop waits for the disk.  It is removed once the text is saved or thrown away on purpose; what is left
 * there by a process that is no more is offered again (loose-recovered-draft.h). */
#pragma once

#include "loose-recovery-lock.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_DRAFT_WRITER (loose_draft_writer_get_type ())
G_DECLARE_FINAL_TYPE (LooseDraftWriter, loose_draft_writer, LOOSE, DRAFT_WRITER, GObject)

/* `file` may be NULL: a text that has no file yet.
 *
 * Signal "failed" (gint number): from now on no copy can be kept, with the errno of why; 0: from now on one can, or
 * none is needed. */
LooseDraftWriter *loose_draft_writer_new       (GFile *file);
LooseRecoveryLock    *loose_draft_writer_get_lock (LooseDraftWriter *self);
/* Has `text` written, as soon as the disk is free; a later one replaces it. */
void           loose_draft_writer_keep      (LooseDraftWriter *self, GBytes *text);
/* The text is safe elsewhere, or not wanted.  Also of what is being written. */
void           loose_draft_writer_forget    (LooseDraftWriter *self);
/* Waits until the copies of all writers are on the disk, at most `seconds`. */
void           loose_draft_writer_flush_all (guint seconds);

G_END_DECLS
