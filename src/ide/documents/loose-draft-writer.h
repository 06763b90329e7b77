/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes copies of an unsaved text, in case the program or the machine crashes.
 *
 * A copy is the file NAME.text in the user's state folder, never in the project, beside the note of the window's
 * recovery lock (loose-recovery-lock.h). NAME is random, so no other window has the same one, and no copy is
 * overwritten before it has been offered. A separate thread writes the newest text, so the main loop does not wait for
 * the disk. A copy is removed when the text is saved or discarded. Copies of a process that has ended are offered to
 * the author (loose-recovered-draft.h). */
#pragma once

#include "loose-recovery-lock.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_DRAFT_WRITER (loose_draft_writer_get_type ())
G_DECLARE_FINAL_TYPE (LooseDraftWriter, loose_draft_writer, LOOSE, DRAFT_WRITER, GObject)

/* `file` is NULL for a text that has no file yet.
 *
 * Signal "failed" (gint number): copies cannot be kept because of this errno; 0: they can be kept again, or none is
 * needed. */
LooseDraftWriter *loose_draft_writer_new (GFile *file);
LooseRecoveryLock *loose_draft_writer_get_lock (LooseDraftWriter *self);
/* Writes `text` as soon as the disk is free; a later text replaces it. */
void loose_draft_writer_keep (LooseDraftWriter *self, GBytes *text);
/* Call when the text is saved or not wanted. Removes the copy, after a write that is in progress. */
void loose_draft_writer_forget (LooseDraftWriter *self);
/* Blocks until the copies of all writers are on the disk, for at most `seconds`. */
void loose_draft_writer_flush_all (guint seconds);

G_END_DECLS
