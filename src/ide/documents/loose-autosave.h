/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the text of one window safe from crashes: copies it, finds the drafts of the same file that a crashed window
 * left, and tells whether that window crashed while it compiled or played the story.
 *
 * A copy is made in the "changed" signal of the buffer and not when the main loop is idle, so that a busy story,
 * compiler or debugger does not delay it: at once if the last copy is older than MOST_OFTEN_MILLISECONDS, otherwise as
 * soon as it is. A thread writes the copy (loose-draft-writer.h). A crash loses at most what was typed since the last
 * copy, and while a slow disk was writing. */
#pragma once

#include <gtk/gtk.h>

#include "loose-recovery-lock.h"
#include "loose-recovered-draft.h"

G_BEGIN_DECLS

#define LOOSE_TYPE_AUTOSAVE (loose_autosave_get_type ())
G_DECLARE_FINAL_TYPE (LooseAutosave, loose_autosave, LOOSE, AUTOSAVE, GObject)

/* References the buffer. Signal "failed" (gint number): no copy can be kept; see LooseDraftWriter. */
LooseAutosave *loose_autosave_new (GtkTextBuffer *buffer);
/* Assigns the text to another file, or (NULL) to none. The copy for the previous file is deleted. */
void loose_autosave_set_file (LooseAutosave *self, GFile *file);
LooseRecoveryLock *loose_autosave_get_lock (LooseAutosave *self);
/* Call when the author has changed the text. */
void loose_autosave_touch (LooseAutosave *self);
/* Call before the process is ended by a signal from outside: makes a copy that is due, and what the program is doing
 * now will not be taken for the cause of a crash. */
void loose_autosave_prepare_to_end (LooseAutosave *self);
/* Call when the text was saved or is not wanted. Deletes its copy, and the drafts that were restored. */
void loose_autosave_forget (LooseAutosave *self);

/* The drafts of this file that were left behind, newest first, of LooseRecoveredDraft. Borrowed. */
GPtrArray *loose_autosave_get_left (LooseAutosave *self);
/* Call when the text becomes that of `draft`, a draft of this file or of none. The draft is deleted when the text is
 * saved or not wanted. */
void loose_autosave_restore (LooseAutosave *self, LooseRecoveredDraft *draft);

/* LooseBusy flags: what the program was doing with this story when it crashed, until the author trusts the story. */
guint loose_autosave_get_suspect (LooseAutosave *self);
void loose_autosave_clear_suspect (LooseAutosave *self);

G_END_DECLS
